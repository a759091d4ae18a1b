import { RoundRobin } from '../../meta/round-robin.js';

/** Rate of all unauthenticated requests together, per second: about a tenth of what one processor can do. */
const PER_SECOND = 500;
/** The burst allowed after an idle period. */
const BURST = 200;
/** Interval at which waiting requests are started, in ms. */
const TICK = 10;

/**
 * Starts requests of unauthenticated clients at a bounded rate, round-robin by connection. A client with a thousand
 * requests waits behind itself; a probe with one is next. `Connections` bounds how many may wait.
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

  /** Runs `begin` now, or when its turn comes; the returned function cancels. */
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
