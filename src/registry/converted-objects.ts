import type { ServedObject } from './registry.js';

/** All that is kept, in bytes: what a webhook made of objects is asked for again by the next list and the next watch. */
const MAX_BYTES = 32 * 1024 * 1024;
/** A kept object is held parsed and printed; a parsed one takes about twice its text, which is held in two-byte units. */
const COST = 5;

/** Objects that somebody else has converted, the ones used last. */
export interface ConvertedObjects {
  get(key: string): ServedObject | undefined;
  /** `size`: bytes of the object's text. */
  set(key: string, object: ServedObject, size: number): void;
}

/** Makes an empty memory of a bounded size; what was not used for longest goes first. */
export function createConvertedObjects(maxBytes: number = MAX_BYTES): ConvertedObjects {
  const kept = new Map<string, { readonly object: ServedObject; readonly cost: number }>();
  let total = 0;
  const drop = (key: string): void => {
    const found = kept.get(key);
    if (found !== undefined && kept.delete(key)) total -= found.cost;
  };
  return {
    get(key) {
      const found = kept.get(key);
      if (found === undefined) return undefined;
      kept.delete(key);
      kept.set(key, found);
      return found.object;
    },
    set(key, object, size) {
      drop(key);
      const cost = key.length + size * COST;
      if (cost > maxBytes) return;
      kept.set(key, { object, cost });
      total += cost;
      for (const oldest of kept.keys()) {
        if (total <= maxBytes) break;
        drop(oldest);
      }
    },
  };
}
