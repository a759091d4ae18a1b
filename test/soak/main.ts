import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { identityOf } from './identity.js';
import { fuzz } from './fuzz.js';
import { MEMORY_CASES, memoryGrowth } from './memory.js';
import { startServer } from '../support/server-process.js';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: '1' },
  },
});
const folder = mkdtempSync(join(tmpdir(), 'cluster-apiserver-soak-'));
// The embedded database runs as another user where this one is root.
chmodSync(folder, 0o755);
process.env['TEST_SCRATCH'] = folder;
try {
  const good = [await soakRequests(Number(values.requests), Number(values.seed)), await soakMemory()];
  process.exitCode = good.every(Boolean) ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Whether a server answers so many mutated requests and still ends in good order. */
async function soakRequests(count: number, seed: number): Promise<boolean> {
  if (count === 0) return true;
  const server = await startServer({ flags: ['--naming=kubernetes'] });
  let good = false;
  try {
    const started = performance.now();
    const result = await fuzz(identityOf(server.kubeconfig), count, seed);
    console.log(`${result.sent} requests in ${Math.round((performance.now() - started) / 1000)} s`, result.statuses);
    for (const problem of result.problems) console.log(problem);
    good = result.problems.length === 0;
  } finally {
    const log = server.log();
    const code = await server.stop();
    if (code !== 0) console.log(`the server ended with ${code}: ${log.slice(-2000)}`);
    good &&= code === 0;
  }
  return good;
}

/** Whether memory comes back after large writes. */
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
