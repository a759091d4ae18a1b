/** Requests of one connection that begin in one turn of the event loop; more wait for their turn. */
const AT_ONCE = 8;
/** So long requests that waited are begun before the loop goes on, in ms. */
const SLICE = 5;

/**
 * Lets requests begin, connection by connection in turn, when one connection brings many at once: HTTP/2 hands over a
 * thousand requests in one piece, which would all be worked on before anybody else is heard. How many may wait is bounded
 * by `Connections`.
 *
 * Example: 1,000 requests come on one connection and then one on another. The first eight begin at once, the others in
 * slices; the single one begins as soon as it is read, which is after one slice.
 */
export class Turns {
  /** Connections with waiting requests, the next one to be served first. */
  readonly #waiting = new Map<object, (() => void)[]>();
  /** How many each connection has begun in this turn. */
  readonly #begun = new Map<object, number>();
  readonly #now: () => number;

  /** @param now milliseconds of a clock that only goes forward */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Runs `begin` now or when its turn comes. */
  pass(connection: object, begin: () => void): void {
    const own = this.#waiting.get(connection);
    if (own !== undefined) {
      own.push(begin);
      return;
    }
    const begun = this.#begun.get(connection) ?? 0;
    if (begun < AT_ONCE) {
      if (this.#begun.size === 0) setImmediate(this.#turnOver);
      this.#begun.set(connection, begun + 1);
      begin();
      return;
    }
    if (this.#waiting.size === 0) setImmediate(this.#round);
    this.#waiting.set(connection, [begin]);
  }

  readonly #turnOver = (): void => this.#begun.clear();

  readonly #round = (): void => {
    const end = this.#now() + SLICE;
    for (const [connection, own] of this.#waiting) {
      const begin = own.shift()!;
      // Behind the others for its next one; this loop comes to it again.
      this.#waiting.delete(connection);
      if (own.length > 0) this.#waiting.set(connection, own);
      begin();
      if (this.#now() >= end) break;
    }
    if (this.#waiting.size > 0) setImmediate(this.#round);
  };
}
