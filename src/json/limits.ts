/**
 * Deepest nesting of arrays and objects that is taken from a client. Real objects stay under 40; the public API's
 * decoder stops at 10,000. Our walkers recurse with up to 4 frames a level, and Node's default stack holds about
 * 10,000 frames, so 1,000 levels (4,000 frames) leave half of it free.
 */
export const MAX_DEPTH = 1_000;

/**
 * Most values (members, items, arrays and objects) that one body may hold. What a body costs grows with its values more
 * than with its bytes: 3 MiB of `{},` are a million objects, which take seconds to fill and check. The largest objects
 * of real clusters stay under 30,000; this many are parsed in some 50 ms.
 */
export const MAX_VALUES = 131_072;

/**
 * Most members that one object may have. V8 sorts the keys of a large object each time that somebody begins to walk over
 * them, 30 ms for 100,000; this many take 2 to 3 ms for each of the dozen walks of a write.
 */
export const MAX_MEMBERS = 12_000;

/** Most duplicate fields that one body reports; the public API's decoder stops at the same number. */
export const MAX_REPORTED_DUPLICATES = 100;
