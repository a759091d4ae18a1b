/** A cache with a bound in bytes, whose oldest entries go first, and whose entries end. */
export class BoundedCache<Value> {
  readonly #entries = new Map<string, { readonly value: Value; readonly bytes: number; readonly end: number }>();
  readonly #most: number;
  #bytes = 0;

  /** @param most bytes of all entries together */
  constructor(most: number) {
    this.#most = most;
  }

  /** `now` in the unit of `end`. */
  get(key: string, now: number): Value | undefined {
    const found = this.#entries.get(key);
    if (found === undefined) return undefined;
    if (found.end > now) return found.value;
    this.#remove(key);
    return undefined;
  }

  /** Keeps a value until `end`; `bytes` is what it is held to cost. One that is larger than the cache is not kept. */
  set(key: string, value: Value, bytes: number, end: number): void {
    this.#remove(key);
    const cost = bytes + key.length + OVERHEAD;
    if (cost > this.#most) return;
    this.#entries.set(key, { value, bytes: cost, end });
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
