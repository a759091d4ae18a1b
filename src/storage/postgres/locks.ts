/**
 * Advisory locks of a database, all in one place so that no two uses meet. Single-key locks (`bigint`) belong to write
 * sessions and are random; the two-key ones below have our own first key.
 */
export const LOCK_CLASS = 0x63617069;

/** Second keys of single locks. Leases use 16 and up, from a hash of their name. */
export const LOCKS = { migration: 1, retention: 2 } as const;

/** The second key of a named lease: FNV-1a over the name, kept clear of the single locks, as a signed 32-bit number. */
export function leaseKey(name: string): number {
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(name, 'utf8')) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >= 0 && hash < 16 ? hash + 16 : hash;
}
