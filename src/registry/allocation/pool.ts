/**
 * A range of values each of which may belong to one object. A pool knows its values, not their owners: those are in the
 * store, one reservation for each value under `resource` with the value as name, so that servers on one database cannot
 * allocate a value twice.
 *
 * Values are ordered; the band at the beginning is picked from last (KEP-3070, KEP-3668): values that people choose by
 * hand are small, and should still be free.
 *
 * Example: `10.0.0.0/24` has the values `10.0.0.1` (index 0) to `10.0.0.254` (index 253); the first 16 are the band.
 */
export interface Pool {
  /** As claims name it: `service-ips/IPv4`. */
  readonly name: string;
  /**
   * `resource` of the store keys of its reservations. No API path serves it; pools with disjoint values may share one.
   */
  readonly resource: string;
  /** How many values can be picked; at most 2^47. */
  readonly size: number;
  /** How many values at the beginning are picked last. */
  readonly band: number;
  /** The value with that index, in canonical form. */
  at(index: number): string;
  /** The canonical form of a value; undefined when it is not in the pool. */
  canonical(value: string): string | undefined;
  /** Whether the value, in canonical form, is reserved for another owner; it is never picked. */
  isReserved(value: string, owner?: { readonly namespace: string; readonly name: string }): boolean;
  /** The message for a value outside the pool. */
  readonly outside: string;
  /** The message for a value that is taken. */
  readonly taken: string;
}

/** The message when no value is left. */
export const POOL_FULL = 'range is full';

/**
 * The size of the band: a share of the pool, never less than 16 and never more than `most`; a pool of 16 values has
 * none.
 */
export function bandSize(size: number, share: number, most: number): number {
  return size <= 16 ? 0 : Math.min(Math.max(16, Math.floor(size / share)), most);
}
