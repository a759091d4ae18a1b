import { performance } from 'node:perf_hooks';

/**
 * All engines together, in bytes by estimate: the 100 definitions of about 30 KB that are used at a time stay, and memory
 * comes back when others are.
 */
const MAX_COST = 64 * 1024 * 1024;
/** What a parsed schema with its tree takes for each byte of its text. */
const COST = 20;
/** What an engine takes however short its text is: measured for a schema with one rule and one pattern. */
const LEAST = 24 * 1024;
/** An engine that nobody asked for in this time is let go, in ms: its definition is perhaps no more. */
const IDLE = 10 * 60_000;
/** Between two looks for such engines, in ms. */
const SWEEP = 60_000;

/** Compiled schemas, the ones used last. */
export interface EngineCache<T> {
  /** The engine of a key; made when it is not at hand. `size`: bytes of the text that it is made of. */
  get(key: object, size: number, make: () => T): T;
}

/**
 * Makes an empty cache of a bounded size; the engine that was not used for longest goes first.
 *
 * @param maxCost bytes by estimate
 * @param now milliseconds of a clock that only goes forward
 */
export function createEngineCache<T>(
  maxCost: number = MAX_COST,
  now: () => number = () => performance.now(),
): EngineCache<T> {
  /** In order of last use. */
  const kept = new Map<object, { readonly engine: T; readonly cost: number; used: number }>();
  let total = 0;
  let timer: NodeJS.Timeout | undefined;

  function drop(key: object): void {
    total -= kept.get(key)?.cost ?? 0;
    kept.delete(key);
  }

  function sweep(): void {
    timer = undefined;
    for (const [key, { used }] of kept) {
      if (used + IDLE > now()) break;
      drop(key);
    }
    if (kept.size > 0) timer = setTimeout(sweep, SWEEP).unref();
  }

  return {
    get(key, size, make) {
      const known = kept.get(key);
      if (known !== undefined) {
        known.used = now();
        kept.delete(key);
        kept.set(key, known);
        return known.engine;
      }
      const entry = { engine: make(), cost: LEAST + size * COST, used: now() };
      kept.set(key, entry);
      total += entry.cost;
      for (const oldest of kept.keys()) {
        // The one that was asked for stays in any case.
        if (total <= maxCost || oldest === key) break;
        drop(oldest);
      }
      timer ??= setTimeout(sweep, SWEEP).unref();
      return entry.engine;
    },
  };
}
