/** Parts of a deadline, each of which the event loop has to have seen pass. */
const PARTS = 4;
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

/**
 * Calls `over` when so many milliseconds have passed.
 *
 * Time in which the event loop stood still counts little. The timer of a whole deadline would fire before the loop reads
 * what came meanwhile, and work that was done in time would be reported as late.
 *
 * @returns cancels the deadline; does nothing once it has passed
 */
export function startDeadline(milliseconds: number, over: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  let left = PARTS;
  const pass = (): void => {
    left -= 1;
    if (left < 0) over();
    // Between two timers the loop reads what has come.
    else timer = setTimeout(pass, timerDelay(milliseconds / PARTS));
  };
  pass();
  return () => clearTimeout(timer);
}
