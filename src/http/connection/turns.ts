import { RoundRobin } from '../../meta/round-robin.js';

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
  /** By connection. */
  readonly #waiting = new RoundRobin<object, () => void>();
  /** How many each connection has begun in this turn. */
  readonly #begun = new Map<object, number>();
  readonly #now: () => number;
  #roundComes = false;

  /** @param now milliseconds of a clock that only goes forward */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Runs `begin` now, or when its turn comes; then it returns what to call when nobody waits for it any more. */
  pass(connection: object, begin: () => void): (() => void) | undefined {
    const begun = this.#begun.get(connection) ?? 0;
    if (begun < AT_ONCE && !this.#waiting.has(connection)) {
      if (this.#begun.size === 0) setImmediate(this.#turnOver);
      this.#begun.set(connection, begun + 1);
      begin();
      return undefined;
    }
    this.#goOn();
    this.#waiting.add(connection, begin);
    return () => this.#waiting.remove(connection, begin);
  }

  readonly #turnOver = (): void => this.#begun.clear();

  #goOn(): void {
    if (this.#roundComes) return;
    this.#roundComes = true;
    setImmediate(this.#round);
  }

  readonly #round = (): void => {
    this.#roundComes = false;
    const end = this.#now() + SLICE;
    for (let begin = this.#waiting.next(); begin !== undefined; begin = this.#waiting.next()) {
      begin();
      if (this.#now() >= end) break;
    }
    if (!this.#waiting.empty) this.#goOn();
  };
}
