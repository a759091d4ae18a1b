/** Attempts of a test on a machine that repeatedly stands still. */
const MOST_ATTEMPTS = 5;
/** Interval of the checks whether the machine stood still, in ms. */
const EVERY = 50;

/**
 * Runs a test of a promise with a time limit, which may not hold when the machine stands still for as long. If that was
 * detected, a failure means nothing, and the test is run again.
 *
 * @param seconds how long the machine may stand still
 * @throws the error of `run` on a machine that did not stand still
 */
export async function undisturbed(seconds: number, run: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    let longest = 0;
    let last = performance.now();
    const look = (): void => {
      const now = performance.now();
      longest = Math.max(longest, now - last);
      last = now;
    };
    const timer = setInterval(look, EVERY);
    try {
      return await run();
    } catch (error) {
      look();
      if (longest < seconds * 1000 || attempt === MOST_ATTEMPTS) throw error;
    } finally {
      clearInterval(timer);
    }
  }
}
