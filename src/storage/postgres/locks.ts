/**
 * All advisory locks of a database, in one place to avoid collisions. Single-key locks (`bigint`) belong to write
 * sessions and to servers that take a lease, and are random; the two-key ones below have our own first key.
 */
export const LOCK_CLASS = 0x63617069;

/**
 * Second keys. `removal` is held by the one server that removes old history; `writers` is shared by the write sessions
 * of all servers, and `write_batch` checks whether its session is the only one (its migration contains the numbers as
 * well).
 */
export const LOCKS = { migration: 1, removal: 3, writers: 4 } as const;
