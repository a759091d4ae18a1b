import type { Pool } from './pool.js';

/** What is known of the owners, possibly outdated: a value that looks free still has to be reserved. */
export interface PoolView {
  isTaken(value: string): Promise<boolean>;
  /** Claims the value among this server's writes; false when another write was quicker. */
  hold(value: string): boolean;
  /** All values that are taken. */
  taken(): Promise<ReadonlySet<string>>;
}

/** Picks one more free value, and claims it; undefined when the pool is full. */
export type Picker = () => Promise<string | undefined>;

/** Random attempts before all taken values are read: enough for a pool that is half full. */
const PROBES = 6;

/**
 * Picks the values of one write: at random from behind the reserved band, and from the band when nothing else is left.
 * Once random attempts fail, the values are gone through from a random one on, once for all picks, so that a service of
 * thousands of ports takes time linear in the pool.
 */
export function createPicker(pool: Pool, view: PoolView, randomInteger: (bound: number) => number): Picker {
  const behind = pool.size - pool.band;
  let rest: Iterator<string> | undefined;
  return async () => {
    for (let probe = 0; rest === undefined && behind > 0 && probe < PROBES; probe++) {
      const value = pool.at(pool.band + randomInteger(behind));
      if (!pool.isReserved(value) && !(await view.isTaken(value)) && view.hold(value)) return value;
    }
    rest ??= freeValues(pool, await view.taken(), randomInteger);
    for (let next = rest.next(); next.done !== true; next = rest.next()) if (view.hold(next.value)) return next.value;
    return undefined;
  };
}

/** The free values. The first one comes after as many steps as there are taken ones. */
function* freeValues(
  pool: Pool,
  taken: ReadonlySet<string>,
  randomInteger: (bound: number) => number,
): Generator<string, undefined> {
  for (const [from, size] of [
    [pool.band, pool.size - pool.band],
    [0, pool.band],
  ] as const) {
    if (size <= 0) continue;
    const start = randomInteger(size);
    for (let step = 0; step < size; step++) {
      const value = pool.at(from + ((start + step) % size));
      if (!pool.isReserved(value) && !taken.has(value)) yield value;
    }
  }
}
