import { performance } from 'node:perf_hooks';

/** Between two looks for values that nobody uses any more, in ms. */
const SWEEP = 60_000;

/** What a cache may keep. */
export interface RecentCacheLimits {
  /** Most that all values cost together, in bytes by estimate; one that costs more alone is not kept. */
  readonly maxCost: number;
  /** A value that nobody asked for in this time is let go within a minute, in ms. */
  readonly idle: number;
}

/**
 * Values that were used last: the one that was not used for longest goes first when they cost too much, and all go some
 * time after their last use, so that memory comes back.
 *
 * Example: with room for two, after `set('a')`, `set('b')`, `get('a')` and `set('c')` the values `a` and `c` are left.
 */
export class RecentCache<Key, Value> {
  readonly #limits: RecentCacheLimits;
  readonly #now: () => number;
  /** In order of last use. */
  readonly #kept = new Map<Key, { readonly value: Value; readonly cost: number; used: number }>();
  #total = 0;
  #timer: NodeJS.Timeout | undefined;

  /** @param now milliseconds of a clock that only goes forward */
  constructor(limits: RecentCacheLimits, now: () => number = () => performance.now()) {
    this.#limits = limits;
    this.#now = now;
  }

  /** The value of a key, which counts as used now; undefined when it is not kept. */
  get(key: Key): Value | undefined {
    const found = this.#kept.get(key);
    if (found === undefined) return undefined;
    found.used = this.#now();
    this.#kept.delete(key);
    this.#kept.set(key, found);
    return found.value;
  }

  /** Keeps a value in place of the one that the key had. `cost`: bytes by estimate. */
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

  /** Lets go of a value. */
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
