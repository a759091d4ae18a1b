import { rm } from 'node:fs/promises';

/** Removes what the tests of this run left; a process that they killed may take a moment to let go. */
export default function scratchTeardown() {
  return rm(globalThis.testScratch, { recursive: true, force: true, maxRetries: 40, retryDelay: 25 });
}
