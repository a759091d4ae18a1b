import { rm } from 'node:fs/promises';

/** Removes the files of this run's tests; a killed process may take a moment to release them. */
export default function scratchTeardown() {
  return rm(globalThis.testScratch, { recursive: true, force: true, maxRetries: 40, retryDelay: 25 });
}
