import { MOST_GROWTH, MOST_GROWTH_AT_REST, type SiegeResult } from './siege.js';

/** Limit of the 99th percentile of well-behaved clients' requests, in ms, on an idle machine. */
const LONGEST_P99 = 1_000;
const MOST_SHOWN = 10;
const MEBIBYTE = 1024 * 1024;

/** Failures of a siege, one per line; latency is only checked on an otherwise idle machine. */
export function siegeFaults(result: SiegeResult, judgeLatency: boolean): readonly string[] {
  const { failures, commands, lost, missed, before, after, rested, p99 } = result;
  return [
    ...failures.map((failure) => `failed: ${failure}`),
    ...commands.failures.map((failure) => `failed: ${failure}`),
    ...lost.slice(0, MOST_SHOWN).map((what) => `an acknowledged write is lost: ${what}`),
    ...missed.slice(0, MOST_SHOWN).map((what) => `a follower missed: ${what}`),
    ...(after.used - before.used > MOST_GROWTH
      ? [`memory in use grew from ${mebibytes(before.used)} to ${mebibytes(after.used)}`]
      : []),
    ...(rested !== undefined && rested.used - before.used > MOST_GROWTH_AT_REST
      ? [
          `memory in use stays at ${mebibytes(rested.used)} when the history is past its time; it was ${mebibytes(before.used)}`,
        ]
      : []),
    ...(judgeLatency && p99 > LONGEST_P99 ? [`the 99th percentile is ${Math.round(p99)} ms`] : []),
  ];
}

/** A summary of a siege for people. */
export function siegeText(result: SiegeResult): string {
  const { requests, retries, events, commands, median, p99, slowest, before, after, rested, loopDelay, hostile } =
    result;
  return [
    `${requests} requests of well-behaved clients, ${retries} of them after a retry time; ${events} events`,
    `median ${Math.round(median)} ms, 99th percentile ${Math.round(p99)} ms, slowest ${JSON.stringify(slowest)}`,
    `${commands.run} commands of kubectl, the slowest in ${Math.round(commands.slowest)} ms`,
    `longest delay of the event loop in the last minutes: ${Math.round(loopDelay)} ms`,
    `memory in use ${mebibytes(before.used)}, then ${mebibytes(after.used)}; resident ${mebibytes(before.rss)}, then ${mebibytes(after.rss)}`,
    ...(rested === undefined ? [] : [`after a rest ${mebibytes(rested.used)}; resident ${mebibytes(rested.rss)}`]),
    ...Object.entries(hostile).map(([kind, notes]) => `  ${kind}: ${JSON.stringify(notes)}`),
  ].join('\n');
}

function mebibytes(bytes: number): string {
  return `${Math.round(bytes / MEBIBYTE)} MiB`;
}
