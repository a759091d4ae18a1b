/**
 * Nesting limit of clients' arrays and objects. Real objects stay under 40; the public API's decoder stops at 10,000.
 * Our walkers recurse with up to 4 frames a level, and Node's default stack holds about 10,000 frames, so 1,000 levels
 * (4,000 frames) leave half of it free.
 */
export const MAX_DEPTH = 1_000;

/**
 * Limit of values (members, items, arrays and objects) in one body. The cost of a body grows with its values more than
 * with its bytes: 3 MiB of `{},` are a million objects, which take seconds to default and validate. The largest objects
 * of real clusters stay under 30,000; this many are parsed in some 50 ms.
 */
export const MAX_VALUES = 131_072;

/**
 * Limit of members in one object. V8 sorts the keys of a large object each time an iteration over them starts, 30 ms
 * for 100,000; this many take 2 to 3 ms for each of the dozen walks of a write.
 */
export const MAX_MEMBERS = 12_000;

/** Most duplicate fields that one body reports; the public API's decoder stops at the same number. */
export const MAX_REPORTED_DUPLICATES = 100;
