/** How often a test is tried on a machine that stands still again and again. */
const MOST_ATTEMPTS = 5;
/** How often it is looked whether the machine stood still, in ms. */
const EVERY = 50;

/**
 * Runs a test about a promise that is given in seconds: what it is about may not hold when the machine stands still for as
 * long. When that is seen to have happened, a failure says nothing, and the test is run again.
 *
 * @param seconds what the test can bear
 * @throws what `run` throws on a machine that went on all the time
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
