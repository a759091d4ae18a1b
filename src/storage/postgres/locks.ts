/**
 * Advisory locks of a database, all in one place so that no two uses meet. Single-key locks (`bigint`) belong to write
 * sessions and are random; the two-key ones below have our own first key.
 */
export const LOCK_CLASS = 0x63617069;

/**
 * Second keys. `removal` is held by the one server that removes old history; `writers` is shared by the sessions of all
 * servers that write, and `write_batch` looks whether it is alone with it (the numbers stand in its migration as well).
 */
export const LOCKS = { migration: 1, removal: 3, writers: 4 } as const;
