/** After a run that took t ms, the next one comes t times this later: at most a third of the time goes into runs. */
import { timerDelay } from '../../meta/timer.js';
const REST = 2;
/** Longest rest, in ms. */
const LONGEST_REST = 50;
/** Rests below the grain of timers are none, in ms. */
const SHORTEST_REST = 1;

/**
 * Runs a task at once when asked after a rest, and once for many when asked more often than it can be afforded. What a
 * run costs is measured up to the end of the turn of the event loop in which it ran, as what it wrote is encrypted and
 * sent only then.
 *
 * Example: telling 40 watchers takes 0.3 ms, so each change is told at once; telling 1,000 takes 10 ms, so for the next
 * 20 ms changes wait and are told together.
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

  /** Runs the task now if it was asked for. */
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
