import type { Credentials } from '../request/ports.js';
import type { Log } from '../telemetry/log.js';
import { Repeats } from '../telemetry/repeats.js';

/** Interval of log lines, as anybody can be rejected any number of times, in ms. */
const EVERY = 1_000;
/** Longest reason in the log, in characters. */
const LONGEST_REASON = 500;

/**
 * Logs for operators why callers are rejected, which the callers themselves do not learn: at most one line per second,
 * with the number of omitted ones.
 */
export function refusedCallers(
  log: Log,
  now: () => number = () => performance.now(),
): (why: string, credentials: Credentials) => void {
  const repeats = new Repeats(EVERY, now);
  return (why, { peer }) => {
    const leftOut = repeats.next('refused');
    if (leftOut === undefined) return;
    const fields = { reason: why.slice(0, LONGEST_REASON), ...(peer !== undefined && { peer }) };
    log.warn({ ...fields, ...(leftOut > 0 && { leftOut }) }, 'a caller was refused for its credentials (401)');
  };
}
