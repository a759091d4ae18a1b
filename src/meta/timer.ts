/** Node's timers hold a 32-bit number of milliseconds; they fire at once for more. */
const LONGEST_DELAY = 2 ** 31 - 1;

/**
 * A duration that did not start as a constant of ours, as a timer can take it: 24.8 days stand for everything longer,
 * 0 for what is negative or no number.
 *
 * @param milliseconds of a client, a flag, an object or a sum of such
 */
export function timerDelay(milliseconds: number): number {
  return milliseconds > 0 ? Math.min(milliseconds, LONGEST_DELAY) : 0;
}
