import { performance } from 'node:perf_hooks';

/** Interval of evicting unused values, in ms. */
const SWEEP = 60_000;

/** The limits of a cache. */
export interface RecentCacheLimits {
  /** Limit of the estimated cost of all values, in bytes; a single larger one is not cached. */
  readonly maxCost: number;
  /** A value unused for this long is evicted within a minute, in ms. */
  readonly idle: number;
}

/**
 * An LRU cache: the least recently used value is evicted when the cost limit is exceeded, and each some time after its
 * last use, so that memory is freed.
 *
 * Example: with room for two, after `set('a')`, `set('b')`, `get('a')` and `set('c')` the values `a` and `c` are left.
 */
export class RecentCache<Key, Value> {
  readonly #limits: RecentCacheLimits;
  readonly #now: () => number;
  /** Least recently used first. */
  readonly #kept = new Map<Key, { readonly value: Value; readonly cost: number; used: number }>();
  #total = 0;
  #timer: NodeJS.Timeout | undefined;

  /** @param now milliseconds of a clock that only goes forward */
  constructor(limits: RecentCacheLimits, now: () => number = () => performance.now()) {
    this.#limits = limits;
    this.#now = now;
  }

  /** The value of a key, which counts as used now; undefined when it is not cached. */
  get(key: Key): Value | undefined {
    const found = this.#kept.get(key);
    if (found === undefined) return undefined;
    found.used = this.#now();
    this.#kept.delete(key);
    this.#kept.set(key, found);
    return found.value;
  }

  /** Caches a value, replacing the key's previous one. `cost`: bytes by estimate. */
  set(key: Key, value: Value, cost: number): void {
    this.#drop(key);
    if (cost > this.#limits.maxCost) return;
    this.#kept.set(key, { value, cost, used: this.#now() });
    this.#total += cost;
    for (const oldest of this.#kept.keys()) {
      if (this.#total <= this.#limits.maxCost) break;
      this.#drop(oldest);
    }
    this.#timer ??= setTimeout(this.#sweep, SWEEP).unref();
  }

  /** Removes a value. */
  delete(key: Key): void {
    this.#drop(key);
  }

  #drop(key: Key): void {
    this.#total -= this.#kept.get(key)?.cost ?? 0;
    this.#kept.delete(key);
  }

  readonly #sweep = (): void => {
    this.#timer = undefined;
    for (const [key, { used }] of this.#kept) {
      if (used + this.#limits.idle > this.#now()) break;
      this.#drop(key);
    }
    if (this.#kept.size > 0) this.#timer = setTimeout(this.#sweep, SWEEP).unref();
  };
}
