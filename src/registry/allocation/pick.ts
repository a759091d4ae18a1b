import type { Pool } from './pool.js';

/** What is known of who holds what, possibly a little out of date: a value that looks free is still to be reserved. */
export interface PoolView {
  isTaken(value: string): Promise<boolean>;
  /** Keeps other writes of this server from the value; false when one was quicker. */
  hold(value: string): boolean;
  /** All values that are taken. */
  taken(): Promise<ReadonlySet<string>>;
}

/** Values tried at random before all that are taken are looked through: enough for a pool that is half full. */
const PROBES = 6;

/**
 * A free value, held: at random from what lies behind the band in front, and from the band when nothing else is left.
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
