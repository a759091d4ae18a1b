import { RecentCache, type RecentCacheLimits } from '../meta/recent-cache.js';

/**
 * Limit of all engines together: enough for 100 definitions of about 30 KB in use at a time. Engines are evicted when
 * others are used, or after a while without use: their definitions may be gone.
 */
const LIMITS: RecentCacheLimits = { maxCost: 64 * 1024 * 1024, idle: 10 * 60_000 };
/** Bytes of memory that a parsed schema with its tree takes for each byte of its text. */
const COST = 20;
/** The minimum cost of an engine: measured for a schema with one rule and one pattern. */
const LEAST = 24 * 1024;

/** Compiled schemas, most recently used last. */
export interface EngineCache<T> {
  /** The engine of a key; made when it is not cached. `size`: bytes of the text that it is made of. */
  get(key: object, size: number, make: () => T): T;
}

/** Makes an empty cache of a bounded size. */
export function createEngineCache<T extends object>(limits: RecentCacheLimits = LIMITS): EngineCache<T> {
  const recent = new RecentCache<object, T>(limits);
  return {
    get(key, size, make) {
      const known = recent.get(key);
      if (known !== undefined) return known;
      const engine = make();
      recent.set(key, engine, LEAST + size * COST);
      return engine;
    },
  };
}
