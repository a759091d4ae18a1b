import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The folder of this run of the tests, which is removed at its end.
 *
 * @throws Error when the tests were not started by jest with this project's configuration
 */
export function scratchOfRun(): string {
  const folder = process.env['TEST_SCRATCH'];
  if (folder === undefined) throw new Error('no folder for files of tests; start the tests with npm test');
  return folder;
}

/** Creates a folder for a test below the one of this run. */
export function makeScratch(prefix: string): string {
  return mkdtempSync(join(scratchOfRun(), `${prefix}-`));
}

/**
 * Removes a folder with its content. A killed process may still be writing into it for a moment, so removal is retried
 * for a while.
 */
export function removeScratch(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true, maxRetries: 40, retryDelay: 25 });
}
