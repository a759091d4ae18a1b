import { writeSync } from 'node:fs';

/** Prints the counts of the run on its last line: after the runner's own summary and the end of the servers. */
export default class ClosingLineReporter {
  onRunComplete(_contexts, results) {
    const { numPassedTests, numFailedTests, numPendingTests, numRuntimeErrorTestSuites } = results;
    process.once('exit', (code) => {
      const found = numFailedTests + numRuntimeErrorTestSuites;
      // A run whose servers did not stop gracefully fails even if all its tests passed.
      const failed = found === 0 && code !== 0 ? 1 : found;
      writeSync(2, `\nTests: ${numPassedTests} passed, ${failed} failed, ${numPendingTests} skipped\n`);
    });
  }
}
