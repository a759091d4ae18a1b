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
 * Calls `over` when so many milliseconds have passed, unless what it gives is called before.
 *
 * Time in which the event loop stood still counts little: the timer of a whole deadline would fire before that is read
 * which came meanwhile, and what was done in time would be told as late.
 */
export function startDeadline(milliseconds: number, over: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  let left = PARTS;
  const pass = (): void => {
    left -= 1;
    if (left < 0) over();
    // A round of the loop lies between two timers, in which what has come is read.
    else timer = setTimeout(pass, timerDelay(milliseconds / PARTS));
  };
  pass();
  return () => clearTimeout(timer);
}
