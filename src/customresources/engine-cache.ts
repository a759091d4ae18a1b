/**
 * All engines together, in bytes of schema text times `COST`: the 100 definitions of about 30 KB that are used at a time
 * stay, and memory comes back when others are.
 */
const MAX_COST = 64 * 1024 * 1024;
/** What a parsed schema with its tree takes for each byte of its text. */
const COST = 20;

/** Compiled schemas, the ones used last. */
export interface EngineCache<T> {
  /** The engine of a key; made when it is not at hand. `size`: bytes of the text that it is made of. */
  get(key: object, size: number, make: () => T): T;
}

/** Makes an empty cache of a bounded size; the engine that was not used for longest goes first. */
export function createEngineCache<T>(maxCost: number = MAX_COST): EngineCache<T> {
  const kept = new Map<object, { readonly engine: T; readonly cost: number }>();
  let total = 0;
  return {
    get(key, size, make) {
      const known = kept.get(key);
      if (known !== undefined) {
        kept.delete(key);
        kept.set(key, known);
        return known.engine;
      }
      const entry = { engine: make(), cost: size * COST };
      kept.set(key, entry);
      total += entry.cost;
      for (const [oldest, { cost }] of kept) {
        // The one that was asked for stays in any case.
        if (total <= maxCost || oldest === key) break;
        kept.delete(oldest);
        total -= cost;
      }
      return entry.engine;
    },
  };
}
