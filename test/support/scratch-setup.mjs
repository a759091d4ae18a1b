import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Makes the folder below which all tests of this run put their files; a database of another user gets through it. */
export default function scratchSetup() {
  process.env.TEST_SCRATCH = mkdtempSync(join(tmpdir(), 'cluster-apiserver-run-'));
  chmodSync(process.env.TEST_SCRATCH, 0o755);
}
