import { RecentCache, type RecentCacheLimits } from '../meta/recent-cache.js';
import type { ServedObject } from './registry.js';

/** Caches objects converted by webhooks for the next list and the next watch. */
const LIMITS: RecentCacheLimits = { maxCost: 32 * 1024 * 1024, idle: 10 * 60_000 };
/** A cached object is kept parsed and printed; a parsed one takes about twice its text, in two-byte units. */
const COST = 5;

/** Converted objects, most recently used last. */
export interface ConvertedObjects {
  get(key: string): ServedObject | undefined;
  /** `size`: bytes of the object's text. */
  set(key: string, object: ServedObject, size: number): void;
}

/** Makes an empty cache of a bounded size. */
export function createConvertedObjects(limits: RecentCacheLimits = LIMITS): ConvertedObjects {
  const recent = new RecentCache<string, ServedObject>(limits);
  return {
    get: (key) => recent.get(key),
    set: (key, object, size) => recent.set(key, object, key.length + size * COST),
  };
}
