import { MAX_DEPTH, MAX_MEMBERS, MAX_VALUES } from './limits.js';
import type { JsonLimit } from './size-error.js';

/** The result of one pass over the bytes; all false means that `JSON.parse` gives the exact value. */
export interface ScanFindings {
  /** Some object may repeat a member (equal hashes, or a key with escapes). */
  readonly duplicateKeys: boolean;
  /** Some number may not fit a double: an integer part of 16 digits or more, or an exponent of three. */
  readonly bigNumbers: boolean;
  /** The text of some number may differ from its printed form: it has an exponent, or a fraction that ends with 0. */
  readonly oddNumbers: boolean;
  /** More values, or members of one object, than the limit. */
  readonly tooMany: JsonLimit | undefined;
  /** Nested deeper than the limit. */
  readonly tooDeep: boolean;
  /** A `\ud8xx`-like escape, which may be half of a surrogate pair. */
  readonly surrogateEscapes: boolean;
  /** Brackets do not pair up; the parser says what is wrong. */
  readonly unbalanced: boolean;
}

/** Up to this many keys of one object are compared linearly; more go into a set. */
const KEYS_COMPARED_ONE_BY_ONE = 24;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;

/**
 * Reads each byte once and never fails. It may report false positives (two keys with one hash), which only costs the
 * slow parser; it has no false negatives. It does not check syntax.
 *
 * Example: `{"a":1,"b":{"a":2},"a":3}` keeps the hashes [a, b] for the outer object while the inner one has its own
 * [a]; the second outer `a` is found among them.
 */
export function scanJson(
  bytes: Uint8Array,
  maxDepth: number = MAX_DEPTH,
  mostValues: number = MAX_VALUES,
): ScanFindings {
  const end = bytes.length;
  const keyHashes: number[] = [];
  // How many of them belong to open objects; the rest is left over.
  let keys = 0;
  // The start of each open object's keys in keyHashes; -1 for arrays.
  const keyStarts: number[] = [];
  const keySets: (Set<number> | undefined)[] = [];
  let duplicateKeys = false;
  let bigNumbers = false;
  let oddNumbers = false;
  let tooDeep = false;
  let tooManyMembers = false;
  // Commas and opening brackets: each value has one before it.
  let values = 0;
  // A text right after `{`, or after `,` in an object, is a key.
  let keyMayCome = false;
  const escapes: Escapes = { surrogate: false, next: bytes.indexOf(BACKSLASH) };
  let unbalanced = false;
  let depth = 0;
  let at = 0;

  while (at < end) {
    const byte = bytes[at]!;
    if (byte === QUOTE) {
      at++;
      if (!keyMayCome) {
        // A text other than a key: only its end matters, and whether it contains a surrogate escape.
        at = skipText(bytes, at, escapes);
        continue;
      }
      keyMayCome = false;
      let hash = 0x811c9dc5;
      let escaped = false;
      while (at < end) {
        const inside = bytes[at]!;
        if (inside === QUOTE) break;
        if (inside === BACKSLASH) {
          escaped = true;
          noteEscape(bytes, at, escapes);
          at += 2;
        } else {
          hash = Math.imul(hash ^ inside, 0x01000193);
          at++;
        }
      }
      at++;
      const start = keyStarts[depth - 1]!;
      const count = keys - start;
      if (count >= MAX_MEMBERS) {
        tooManyMembers = true;
        break;
      }
      if (escaped) duplicateKeys = true;
      if (duplicateKeys) {
        keys++;
        continue;
      }
      if (count < KEYS_COMPARED_ONE_BY_ONE) {
        for (let i = start; i < keys; i++) {
          if (keyHashes[i] === hash) {
            duplicateKeys = true;
            break;
          }
        }
      } else {
        let set = keySets[depth - 1];
        if (set === undefined) keySets[depth - 1] = set = new Set(keyHashes.slice(start, keys));
        if (set.has(hash)) duplicateKeys = true;
        set.add(hash);
      }
      keyHashes[keys++] = hash;
    } else if (byte === COMMA) {
      if (++values > mostValues) break;
      keyMayCome = depth > 0 && keyStarts[depth - 1]! >= 0;
      at++;
    } else if (byte === 0x7b || byte === 0x5b) {
      keyStarts[depth] = byte === 0x7b ? keys : -1;
      keySets[depth] = undefined;
      if (++values > mostValues) break;
      keyMayCome = byte === 0x7b;
      depth++;
      if (depth > maxDepth) {
        tooDeep = true;
        break;
      }
      at++;
    } else if (byte === 0x7d || byte === 0x5d) {
      depth--;
      if (depth < 0) {
        unbalanced = true;
        break;
      }
      const start = keyStarts[depth]!;
      if (start >= 0) keys = start;
      keyMayCome = false;
      at++;
    } else if (byte >= 0x30 && byte <= 0x39) {
      const first = at;
      while (at < end && bytes[at]! >= 0x30 && bytes[at]! <= 0x39) at++;
      if (at - first >= 16) bigNumbers = true;
      if (bytes[at] === 0x2e) {
        at++;
        while (at < end && bytes[at]! >= 0x30 && bytes[at]! <= 0x39) at++;
        if (bytes[at - 1] === 0x30) oddNumbers = true;
      }
      if (at < end && (bytes[at]! | 0x20) === 0x65) {
        oddNumbers = true;
        at++;
        if (bytes[at] === 0x2b || bytes[at] === 0x2d) at++;
        const exponent = at;
        while (at < end && bytes[at]! >= 0x30 && bytes[at]! <= 0x39) at++;
        if (at - exponent >= 3) bigNumbers = true;
      }
    } else {
      at++;
    }
  }
  return {
    duplicateKeys,
    bigNumbers,
    oddNumbers,
    tooMany: tooManyMembers ? 'members' : values > mostValues ? 'values' : undefined,
    tooDeep,
    surrogateEscapes: escapes.surrogate,
    unbalanced: unbalanced || depth !== 0,
  };
}

/** State of escapes: whether a surrogate escape was seen, and where the next backslash is (-1: none). */
interface Escapes {
  surrogate: boolean;
  next: number;
}

/** Texts up to this length are cheaper to walk byte by byte than to search by a call. */
const SHORT_TEXT = 32;

/** The position after the closing quote of the text that starts at `at`. */
function skipText(bytes: Uint8Array, at: number, escapes: Escapes): number {
  const end = bytes.length;
  const soon = Math.min(end, at + SHORT_TEXT);
  for (; at < soon; at++) {
    const inside = bytes[at]!;
    if (inside === QUOTE) return at + 1;
    if (inside === BACKSLASH) break;
  }
  // Both positions are searched again only once passed, so that a text full of escapes stays linear.
  let close = -1;
  while (at < end) {
    if (escapes.next >= 0 && escapes.next < at) escapes.next = bytes.indexOf(BACKSLASH, at);
    if (close < at) close = bytes.indexOf(QUOTE, at);
    if (close < 0) return end;
    if (escapes.next < 0 || escapes.next > close) return close + 1;
    noteEscape(bytes, escapes.next, escapes);
    at = escapes.next + 2;
  }
  return end;
}

/** Notes an escape of the form `\ud...`, which may be half of a surrogate pair. */
function noteEscape(bytes: Uint8Array, at: number, escapes: Escapes): void {
  if (bytes[at + 1] === 0x75 && (bytes[at + 2]! | 0x20) === 0x64) escapes.surrogate = true;
}
