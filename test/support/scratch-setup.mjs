import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Makes the folder below which all tests of this run put their files, once however often it is called; a database of
 * another user gets through it.
 */
export default function scratchSetup() {
  if (globalThis.testScratch !== undefined) return;
  globalThis.testScratch = mkdtempSync(join(tmpdir(), 'cluster-apiserver-run-'));
  chmodSync(globalThis.testScratch, 0o755);
  process.env.TEST_SCRATCH = globalThis.testScratch;
}
