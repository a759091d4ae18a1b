import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Stops the shared servers; their logs stay in the temporary folder when a test failed or a server had died. */
export default async function globalTeardown() {
  for (const { child, folder, naming, log } of globalThis.sharedServers ?? []) {
    writeFileSync(join(tmpdir(), `cluster-apiserver-shared-${naming}.log`), log());
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Error(`the shared ${naming} server died during the run: ${log().slice(-3000)}`);
    }
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    const [code] = await exited;
    if (code !== 0) throw new Error(`the shared ${naming} server ended with ${code}: ${log().slice(-3000)}`);
    await rm(folder, { recursive: true, force: true, maxRetries: 40, retryDelay: 25 });
  }
}
