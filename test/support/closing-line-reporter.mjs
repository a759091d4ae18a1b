/** Prints the counts of the run alone on its last line. */
export default class ClosingLineReporter {
  onRunComplete(_contexts, results) {
    const { numPassedTests, numFailedTests, numPendingTests } = results;
    const failed = numFailedTests + results.numRuntimeErrorTestSuites;
    process.stderr.write(`\nTests: ${numPassedTests} passed, ${failed} failed, ${numPendingTests} skipped\n`);
  }
}
