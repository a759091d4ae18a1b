import { RoundRobin } from '../../meta/round-robin.js';

/** Requests of all strangers together that are begun in a second: about a tenth of what one processor can do. */
const PER_SECOND = 500;
/** So many may come at once after a quiet moment. */
const BURST = 200;
/** While requests wait, some are begun every so many milliseconds. */
const TICK = 10;

/**
 * Lets requests of clients that have not signed in begin at a bounded rate, connection by connection in turn. A client
 * with a thousand requests waits for itself; a probe with one is next. How many may wait is bounded by `Connections`.
 */
export class StrangersRate {
  /** By connection. */
  readonly #waiting = new RoundRobin<object, () => void>();
  readonly #now: () => number;
  #tokens = BURST;
  #filled: number;
  #timer: NodeJS.Timeout | undefined;

  /** @param now milliseconds of a clock that only goes forward */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
    this.#filled = now();
  }

  /** Runs `begin` now, or when its turn comes; then it returns what to call when nobody waits for it any more. */
  pass(connection: object, begin: () => void): (() => void) | undefined {
    this.#fill();
    if (this.#waiting.empty && this.#tokens >= 1) {
      this.#tokens -= 1;
      begin();
      return undefined;
    }
    this.#timer ??= setInterval(() => this.#tick(), TICK);
    this.#waiting.add(connection, begin);
    return () => this.#waiting.remove(connection, begin);
  }

  #fill(): void {
    const now = this.#now();
    this.#tokens = Math.min(BURST, this.#tokens + ((now - this.#filled) * PER_SECOND) / 1000);
    this.#filled = now;
  }

  #tick(): void {
    this.#fill();
    while (!this.#waiting.empty) {
      if (this.#tokens < 1) return;
      this.#tokens -= 1;
      this.#waiting.next()?.();
    }
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}
