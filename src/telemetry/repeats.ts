/** Limit of remembered keys; beyond, all are dropped and logged again. */
const MOST_KEYS = 100;

/**
 * Keeps a lasting fault from filling the log: each one is logged at once, then at most once in a while with the number
 * of omitted ones.
 *
 * Example with 10 s: logged at 0 s; five more until 9 s are omitted; the next, at 11 s, is logged with 5.
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

  /** How often this was omitted since it was last logged, if it is to be logged now; else undefined. */
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
