/** After a run of t ms, the next one comes this many times t later: at most a third of the time goes into runs. */
import { timerDelay } from '../../meta/timer.js';
const REST = 2;
/** Longest pause, in ms. */
const LONGEST_REST = 50;
/** Pauses below the resolution of timers are skipped, in ms. */
const SHORTEST_REST = 1;

/**
 * Runs a task at once when it has been idle, and once for many requests when they come faster than it can afford. The
 * cost of a run is measured up to the end of its turn of the event loop, as its writes are encrypted and sent only
 * then.
 *
 * Example: notifying 40 watchers takes 0.3 ms, so each change is delivered at once; notifying 1,000 takes 10 ms, so for
 * the next 20 ms changes wait and are delivered together.
 */
export class Pace {
  readonly #task: () => void;
  #restsUntil = 0;
  #running = false;
  #asked = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(task: () => void) {
    this.#task = task;
  }

  /** Runs the task now or soon. */
  ask(): void {
    if (this.#asked) return;
    this.#asked = true;
    if (!this.#running) this.#runWhenRested();
  }

  /** Runs the task now if a run is pending. */
  flush(): void {
    if (this.#asked) this.#run();
  }

  #runWhenRested(): void {
    const rest = this.#restsUntil - performance.now();
    if (rest < SHORTEST_REST) this.#run();
    else this.#timer ??= setTimeout(() => this.flush(), timerDelay(rest));
  }

  #run(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#asked = false;
    const started = performance.now();
    this.#task();
    if (this.#running) return;
    this.#running = true;
    setImmediate(() => {
      this.#running = false;
      const now = performance.now();
      this.#restsUntil = now + Math.min(LONGEST_REST, REST * (now - started));
      if (this.#asked) this.#runWhenRested();
    });
  }
}
