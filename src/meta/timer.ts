/** A deadline is split into parts, each of which the event loop has to process. */
const PARTS = 4;
/** Node's timers hold a 32-bit number of milliseconds; longer ones fire at once. */
const LONGEST_DELAY = 2 ** 31 - 1;

/**
 * A duration from outside, clamped for timers: 24.8 days for everything longer, 0 for negative numbers and NaN.
 *
 * @param milliseconds of a client, a flag, an object or a sum of such
 */
export function timerDelay(milliseconds: number): number {
  return milliseconds > 0 ? Math.min(milliseconds, LONGEST_DELAY) : 0;
}

/**
 * Calls `over` after so many milliseconds.
 *
 * Time in which the event loop was blocked counts little. A timer of a whole deadline would fire before the loop reads
 * data that came meanwhile, and work finished in time would be reported as late.
 *
 * @returns cancels the deadline; does nothing once it has passed
 */
export function startDeadline(milliseconds: number, over: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  let left = PARTS;
  const pass = (): void => {
    left -= 1;
    if (left < 0) over();
    // Between two timers the loop reads pending data.
    else timer = setTimeout(pass, timerDelay(milliseconds / PARTS));
  };
  pass();
  return () => clearTimeout(timer);
}
