import { spawnSync } from 'node:child_process';

/** Whether openssl is installed; if not, says so on stderr. */
export function hasOpenssl(): boolean {
  if (spawnSync('openssl', ['version']).status === 0) return true;
  process.stderr.write('no openssl is on this machine: its tests are left out\n');
  return false;
}
