import { RecentCache, type RecentCacheLimits } from '../meta/recent-cache.js';

/**
 * All engines together: the 100 definitions of about 30 KB that are used at a time stay, and memory comes back when others
 * are, or when nobody uses them: their definitions are perhaps no more.
 */
const LIMITS: RecentCacheLimits = { maxCost: 64 * 1024 * 1024, idle: 10 * 60_000 };
/** Bytes that a parsed schema with its tree takes for each byte of its text. */
const COST = 20;
/** What an engine takes however short its text is: measured for a schema with one rule and one pattern. */
const LEAST = 24 * 1024;

/** Compiled schemas, the ones used last. */
export interface EngineCache<T> {
  /** The engine of a key; made when it is not at hand. `size`: bytes of the text that it is made of. */
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
