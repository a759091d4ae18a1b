import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Makes a folder for a test below the one of this run, which is removed at its end. */
export function makeScratch(prefix: string): string {
  return mkdtempSync(join(process.env['TEST_SCRATCH'] ?? tmpdir(), `${prefix}-`));
}

/**
 * Removes a folder with all in it. What a killed process left behind may still be writing there for a moment, so a
 * folder that does not get empty is tried again for a while.
 */
export function removeScratch(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true, maxRetries: 40, retryDelay: 25 });
}
