import type { Pool } from './pool.js';

/** What is known of the owners, possibly outdated: a value that looks free still has to be reserved. */
export interface PoolView {
  isTaken(value: string): Promise<boolean>;
  /** Claims the value among this server's writes; false when another write was quicker. */
  hold(value: string): boolean;
  /** All values that are taken. */
  taken(): Promise<ReadonlySet<string>>;
}

/** Random attempts before all taken values are read: enough for a pool that is half full. */
const PROBES = 6;

/**
 * A free value, claimed: at random from behind the reserved band, and from the band when nothing else is left.
 *
 * @returns undefined when the pool is full
 */
export async function pickValue(
  pool: Pool,
  view: PoolView,
  randomInteger: (bound: number) => number,
): Promise<string | undefined> {
  let taken: ReadonlySet<string> | undefined;
  for (const [from, size] of [
    [pool.band, pool.size - pool.band],
    [0, pool.band],
  ] as const) {
    if (size <= 0) continue;
    for (let probe = 0; taken === undefined && probe < PROBES; probe++) {
      const value = pool.at(from + randomInteger(size));
      if (!pool.isReserved(value) && !(await view.isTaken(value)) && view.hold(value)) return value;
    }
    taken ??= await view.taken();
    const start = randomInteger(size);
    // Ends at the first free value, so after as many steps as there are taken ones.
    for (let step = 0; step < size; step++) {
      const value = pool.at(from + ((start + step) % size));
      if (!pool.isReserved(value) && !taken.has(value) && view.hold(value)) return value;
    }
  }
  return undefined;
}
