/** Most different things that are remembered; beyond, all are forgotten and said anew. */
const MOST_KEYS = 100;

/**
 * Keeps a fault that goes on from filling the log: the same thing is said at once, then at most once in a while with how
 * often it was left out.
 *
 * Example with 10 s: said at 0 s; five more until 9 s are left out; the next, at 11 s, is said with 5.
 */
export class Repeats {
  readonly #everyMs: number;
  readonly #now: () => number;
  readonly #said = new Map<string, { readonly at: number; leftOut: number }>();

  /** @param now milliseconds of a clock that only goes forward */
  constructor(everyMs: number, now: () => number) {
    this.#everyMs = everyMs;
    this.#now = now;
  }

  /** How often this was left out since it was last said, if it is to be said now; undefined if not. */
  next(key: string): number | undefined {
    const now = this.#now();
    const before = this.#said.get(key);
    if (before !== undefined && now - before.at < this.#everyMs) {
      before.leftOut += 1;
      return undefined;
    }
    if (this.#said.size >= MOST_KEYS) this.#said.clear();
    this.#said.set(key, { at: now, leftOut: 0 });
    return before?.leftOut ?? 0;
  }
}
