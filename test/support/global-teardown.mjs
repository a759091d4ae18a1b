import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the logs of the shared servers are kept to analyse failed tests. */
const LOGS = join('.data', 'test-logs');

/**
 * Stops the shared servers.
 *
 * @throws Error with the end of its log when one died during the run or does not stop gracefully
 */
export default async function globalTeardown() {
  const faults = await Promise.all((globalThis.sharedServers ?? []).map(stop));
  const found = faults.filter((fault) => fault !== undefined);
  if (found.length > 0) throw new Error(found.join('\n'));
}

async function stop({ child, naming, log }) {
  keep(naming, log());
  if (child.exitCode !== null || child.signalCode !== null) {
    return `the shared ${naming} server died during the run: ${log().slice(-3000)}`;
  }
  // Unlike `exit`, it is emitted after the last output has been read.
  const ended = once(child, 'close');
  child.kill('SIGTERM');
  const [code] = await ended;
  return code === 0 ? undefined : `the shared ${naming} server ended with ${code}: ${log().slice(-3000)}`;
}

function keep(naming, text) {
  try {
    mkdirSync(LOGS, { recursive: true });
    writeFileSync(join(LOGS, `${naming}.log`), text);
  } catch {
    // an unwritable folder is no reason to fail
  }
}
