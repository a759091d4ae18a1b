import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Api } from '../support/api.js';
import { type ServerProcess, startServer } from '../support/server-process.js';
import { fuzz } from './fuzz.js';
import { identityOf } from './identity.js';
import { MEMORY_CASES, memoryGrowth } from './memory.js';
import { fuzzPatches } from './patches.js';
import { runModel } from './model/run.js';
import { siegeFaults, siegeText } from './siege/report.js';
import { COLLECTS_GARBAGE } from './siege/server-memory.js';
import { besiege } from './siege/siege.js';

/**
 * `npm run soak` sends a million mutated requests (`--requests N` of seed `--seed N`) and 100,000 mutated patches
 * (`--patches N`), writes large objects while memory is watched, runs hostile and well-behaved clients against a server
 * for ten minutes (`--minutes N`, `--hostile N` and `--polite N` of them, `--only TEXT` to filter kinds), and runs 8
 * writers and 50 watchers for five minutes on three servers that fail in all ways (`--model N` minutes). With
 * `--requests`, `--patches`, `--minutes` or `--model` only that is done.
 */
const { values } = parseArgs({
  options: {
    requests: { type: 'string' },
    patches: { type: 'string' },
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string' },
    hostile: { type: 'string', default: '50' },
    polite: { type: 'string', default: '20' },
    only: { type: 'string', default: '' },
    model: { type: 'string' },
  },
});
/** How long a server rests after a siege: five minutes of history, and one for its removal; in ms. */
const REST = 360_000;
const whole = [values.requests, values.patches, values.minutes, values.model].every((value) => value === undefined);
const folder = mkdtempSync(join(tmpdir(), 'cluster-apiserver-soak-'));
// The embedded database runs as another user if this process is root.
chmodSync(folder, 0o755);
process.env['TEST_SCRATCH'] = folder;
// As `npm start` sets them: docs/operations.md, "Sizing".
process.env['MALLOC_MMAP_THRESHOLD_'] = '131072';
process.env['MALLOC_TRIM_THRESHOLD_'] = '131072';
try {
  const good = [
    whole || values.requests !== undefined ? await onServer([], (server) => soakRequests(server)) : true,
    whole || values.patches !== undefined ? await onServer([], (server) => soakPatches(server)) : true,
    whole ? await soakMemory() : true,
    whole || values.minutes !== undefined ? await onServer(COLLECTS_GARBAGE, (server) => soakClients(server)) : true,
    whole || values.model !== undefined ? await soakModel() : true,
  ];
  process.exitCode = good.every(Boolean) ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Whether the checks on a server succeed, and the server stops gracefully after them. */
async function onServer(
  nodeFlags: readonly string[],
  work: (server: ServerProcess) => Promise<boolean>,
): Promise<boolean> {
  const server = await startServer({ flags: ['--naming=kubernetes'], nodeFlags });
  let good = false;
  try {
    good = await work(server);
  } finally {
    const log = server.log();
    const code = await server.stop();
    if (code !== 0) console.log(`the server ended with ${code}: ${log.slice(-2000)}`);
    good &&= code === 0;
  }
  return good;
}

/** Whether a server answers all mutated requests. */
async function soakRequests(server: ServerProcess): Promise<boolean> {
  const started = performance.now();
  const result = await fuzz(identityOf(server.kubeconfig), Number(values.requests ?? 1_000_000), Number(values.seed));
  console.log(`${result.sent} requests in ${Math.round((performance.now() - started) / 1000)} s`, result.statuses);
  for (const problem of result.problems) console.log(problem);
  return result.problems.length === 0;
}

/** Whether mutated patches of every type are answered in time, and their results can be written back. */
async function soakPatches(server: ServerProcess): Promise<boolean> {
  const started = performance.now();
  const result = await fuzzPatches(new Api(server.kubeconfig), Number(values.patches ?? 100_000), Number(values.seed));
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`${result.sent} patches in ${seconds} s, the slowest took ${Math.round(result.slowest)} ms`);
  console.log('done', result.done, 'refused', result.refused);
  for (const problem of result.problems) console.log(problem);
  return result.problems.length === 0;
}

/** Whether well-behaved clients succeed among hostile ones. */
async function soakClients(server: ServerProcess): Promise<boolean> {
  const result = await besiege(server, {
    milliseconds: Number(values.minutes ?? 10) * 60_000,
    hostile: Number(values.hostile),
    polite: Number(values.polite),
    only: values.only,
    folder,
    rest: REST,
  });
  console.log(siegeText(result));
  const faults = siegeFaults(result, true);
  for (const fault of faults) console.log(fault);
  return faults.length === 0;
}

/** Whether watchers miss nothing while servers and their database fail. */
async function soakModel(): Promise<boolean> {
  const { events, faults, ...counts } = await runModel({
    milliseconds: Number(values.model ?? 5) * 60_000,
    writers: 8,
    watchers: 50,
    seed: Number(values.seed),
  });
  const times = new Map<string, number>();
  for (const event of events) times.set(event, (times.get(event) ?? 0) + 1);
  console.log(counts, Object.fromEntries(times));
  for (const fault of faults) console.log(fault);
  return faults.length === 0;
}

/** Whether memory is released after large writes. */
async function soakMemory(): Promise<boolean> {
  let good = true;
  for (const [what, one] of Object.entries(MEMORY_CASES)) {
    try {
      const grown = await memoryGrowth(one);
      console.log(`memory after 300 writes of 0.9 MiB ${what}: ${inMib(grown)} more, at most ${inMib(one.most)}`);
    } catch (error) {
      console.log(`memory after 300 writes of 0.9 MiB ${what}: ${String(error)}`);
      good = false;
    }
  }
  return good;
}

function inMib(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(1)} MiB`;
}
