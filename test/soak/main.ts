import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { identityOf } from './identity.js';
import { fuzz } from './fuzz.js';
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
const server = await startServer({ dataDir: join(folder, 'data'), flags: ['--naming=kubernetes'] });
let failed = true;
try {
  const started = performance.now();
  const result = await fuzz(identityOf(server.kubeconfig), Number(values.requests), Number(values.seed));
  console.log(`${result.sent} requests in ${Math.round((performance.now() - started) / 1000)} s`, result.statuses);
  for (const problem of result.problems) console.log(problem);
  failed = result.problems.length > 0;
} finally {
  const log = server.log();
  const code = await server.stop();
  rmSync(folder, { recursive: true, force: true });
  if (code !== 0) console.log(`the server ended with ${code}: ${log.slice(-2000)}`);
  process.exitCode = failed || code !== 0 ? 1 : 0;
}
