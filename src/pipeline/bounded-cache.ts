/**
 * A cache with a bound in bytes, whose oldest entries go first, and whose entries end. They end by a clock that only goes
 * forward: by that of the machine, what was to be believed for a minute would be believed for an hour more once somebody
 * sets it back by an hour.
 */
export class BoundedCache<Value> {
  readonly #entries = new Map<string, { readonly value: Value; readonly bytes: number; readonly end: number }>();
  readonly #most: number;
  readonly #now: () => number;
  #bytes = 0;

  /**
   * @param most bytes of all entries together
   * @param now milliseconds of a clock that only goes forward
   */
  constructor(most: number, now: () => number = () => performance.now()) {
    this.#most = most;
    this.#now = now;
  }

  get(key: string): Value | undefined {
    const found = this.#entries.get(key);
    if (found === undefined) return undefined;
    if (found.end > this.#now()) return found.value;
    this.#remove(key);
    return undefined;
  }

  /**
   * Keeps a value for `lifetime` milliseconds; `bytes` is what it is held to cost. One that is larger than the cache is not
   * kept.
   */
  set(key: string, value: Value, bytes: number, lifetime: number): void {
    this.#remove(key);
    const cost = bytes + key.length + OVERHEAD;
    if (cost > this.#most) return;
    this.#entries.set(key, { value, bytes: cost, end: this.#now() + lifetime });
    this.#bytes += cost;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#most) break;
      this.#remove(oldest);
    }
  }

  #remove(key: string): void {
    const found = this.#entries.get(key);
    if (found === undefined) return;
    this.#entries.delete(key);
    this.#bytes -= found.bytes;
  }
}

/** What an entry costs besides its value, in bytes: about 20 words. */
const OVERHEAD = 160;
