const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COLON = 0x3a;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;

/** The range of a value: from `start` up to, not including, `end`. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Finds a member of an object without parsing the rest. `at` is the position of the object's opening brace. The bytes
 * are compact JSON as our printer writes it (no white space between tokens), and the name needs no escapes.
 *
 * Example: in `{"a":{"b":[1]},"c":2}` the member `c` of the object at 0 is the range of `2`.
 */
export function findMember(bytes: Uint8Array, at: number, name: Buffer): ByteRange | undefined {
  let position = at + 1;
  while (position < bytes.length && bytes[position] === QUOTE) {
    const keyEnd = endOfString(bytes, position);
    const start = keyEnd + 1;
    if (bytes[keyEnd] !== COLON) return undefined;
    const end = endOfValue(bytes, start);
    if (keyEnd - position - 2 === name.length && equals(bytes, position + 1, name)) return { start, end };
    if (bytes[end] === CLOSE_BRACE) return undefined;
    position = end + 1;
  }
  return undefined;
}

/**
 * Calls `visit` for each member of the object at `at`, in order, with its name (without unescaping) and the range of
 * its value. As `findMember`, for several members.
 */
export function visitMembers(bytes: Buffer, at: number, visit: (name: string, value: ByteRange) => void): void {
  let position = at + 1;
  while (position < bytes.length && bytes[position] === QUOTE) {
    const keyEnd = endOfString(bytes, position);
    if (bytes[keyEnd] !== COLON) return;
    const end = endOfValue(bytes, keyEnd + 1);
    visit(bytes.toString('latin1', position + 1, keyEnd - 1), { start: keyEnd + 1, end });
    position = end + 1;
  }
}

function equals(bytes: Uint8Array, at: number, name: Buffer): boolean {
  for (let index = 0; index < name.length; index++) if (bytes[at + index] !== name[index]) return false;
  return true;
}

/** The position after the closing quote of the string that opens at `at`. */
export function endOfString(bytes: Uint8Array, at: number): number {
  let position = at + 1;
  while (position < bytes.length && bytes[position] !== QUOTE) position += bytes[position] === BACKSLASH ? 2 : 1;
  return position + 1;
}

/** The position after the value at `at`: of the following comma or brace. */
export function endOfValue(bytes: Uint8Array, at: number): number {
  let depth = 0;
  let position = at;
  while (position < bytes.length) {
    const byte = bytes[position]!;
    if (byte === QUOTE) {
      position = endOfString(bytes, position);
      continue;
    }
    if (byte === OPEN_BRACE || byte === OPEN_BRACKET) depth++;
    else if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET) {
      if (depth === 0) return position;
      depth--;
    } else if (byte === 0x2c && depth === 0) return position;
    position++;
  }
  return position;
}
