/**
 * A cache limited in bytes, whose oldest entries are evicted first, and whose entries expire. The clock is monotonic:
 * with that of the machine, setting it back by an hour would extend an expiry of a minute by an hour.
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
   * Caches a value for `lifetime` milliseconds; `bytes` is its estimated size. Values larger than the cache are not
   * cached.
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

/** The overhead of an entry, in bytes: about 20 words. */
const OVERHEAD = 160;
