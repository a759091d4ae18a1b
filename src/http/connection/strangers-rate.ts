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
  /** Connections with waiting requests, the next one to be served first. */
  readonly #waiting = new Map<object, (() => void)[]>();
  readonly #now: () => number;
  #tokens = BURST;
  #filled: number;
  #timer: NodeJS.Timeout | undefined;

  /** @param now milliseconds of a clock that only goes forward */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
    this.#filled = now();
  }

  /** Runs `begin` now or when its turn comes. */
  pass(connection: object, begin: () => void): void {
    this.#fill();
    if (this.#waiting.size === 0 && this.#tokens >= 1) {
      this.#tokens -= 1;
      begin();
      return;
    }
    const own = this.#waiting.get(connection);
    if (own === undefined) this.#waiting.set(connection, [begin]);
    else own.push(begin);
    this.#timer ??= setInterval(() => this.#tick(), TICK);
  }

  #fill(): void {
    const now = this.#now();
    this.#tokens = Math.min(BURST, this.#tokens + ((now - this.#filled) * PER_SECOND) / 1000);
    this.#filled = now;
  }

  #tick(): void {
    this.#fill();
    for (const [connection, own] of this.#waiting) {
      if (this.#tokens < 1) return;
      this.#tokens -= 1;
      this.#waiting.delete(connection);
      const begin = own.shift()!;
      if (own.length > 0) this.#waiting.set(connection, own);
      begin();
    }
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}
