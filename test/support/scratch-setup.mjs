import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Creates the folder for the files of all tests of this run, only once; a database of another user can traverse it. */
export default function scratchSetup() {
  if (globalThis.testScratch !== undefined) return;
  globalThis.testScratch = mkdtempSync(join(tmpdir(), 'cluster-apiserver-run-'));
  chmodSync(globalThis.testScratch, 0o755);
  process.env.TEST_SCRATCH = globalThis.testScratch;
}
