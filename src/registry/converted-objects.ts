import { RecentCache, type RecentCacheLimits } from '../meta/recent-cache.js';
import type { ServedObject } from './registry.js';

/** What a webhook made of objects is asked for again by the next list and the next watch. */
const LIMITS: RecentCacheLimits = { maxCost: 32 * 1024 * 1024, idle: 10 * 60_000 };
/** A kept object is held parsed and printed; a parsed one takes about twice its text, which is held in two-byte units. */
const COST = 5;

/** Objects that somebody else has converted, the ones used last. */
export interface ConvertedObjects {
  get(key: string): ServedObject | undefined;
  /** `size`: bytes of the object's text. */
  set(key: string, object: ServedObject, size: number): void;
}

/** Makes an empty memory of a bounded size. */
export function createConvertedObjects(limits: RecentCacheLimits = LIMITS): ConvertedObjects {
  const recent = new RecentCache<string, ServedObject>(limits);
  return {
    get: (key) => recent.get(key),
    set: (key, object, size) => recent.set(key, object, key.length + size * COST),
  };
}
