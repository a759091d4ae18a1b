import { endOfString, endOfValue } from './member.js';
import { isJsonArray, isJsonObject, type MutableJsonObject } from './own-property.js';
import type { JsonValue } from './types.js';

/** What is omitted of a value: all of it, or parts by member; for a list, the same of each item. */
export type LeftOut = 'whole' | { readonly [member: string]: LeftOut };

const NOTHING = Buffer.from('null');
const QUOTE = 0x22;
const COMMA = 0x2c;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;
const OPEN_BRACE = 0x7b;

/**
 * JSON without some of its parts, each of which becomes null, in a buffer of its own: they are skipped, so that reading
 * the names in a thousand large objects leaves no garbage of their size.
 *
 * Example: `{"a":[{"b":{"c":1},"d":2}]}` without `{ a: { b: 'whole' } }` is `{"a":[{"b":null,"d":2}]}`.
 *
 * @param bytes compact JSON as our printer writes it
 */
export function textWithout(bytes: Buffer, leftOut: LeftOut): Buffer {
  const kept: Buffer[] = [];
  let from = 0;
  const pass = (at: number, out: LeftOut | undefined): number => {
    if (out === 'whole') {
      const end = endOfValue(bytes, at);
      kept.push(bytes.subarray(from, at), NOTHING);
      from = end;
      return end;
    }
    if (out !== undefined && bytes[at] === OPEN_BRACE) return passMembers(at, out);
    return out !== undefined && bytes[at] === OPEN_BRACKET ? passItems(at, out) : endOfValue(bytes, at);
  };
  const passMembers = (at: number, out: Exclude<LeftOut, 'whole'>): number => {
    let position = at + 1;
    while (bytes[position] === QUOTE) {
      const colon = endOfString(bytes, position);
      const name = bytes.toString('latin1', position + 1, colon - 1);
      position = pass(colon + 1, Object.hasOwn(out, name) ? out[name] : undefined);
      if (bytes[position] === COMMA) position += 1;
    }
    return position + 1;
  };
  const passItems = (at: number, out: LeftOut): number => {
    let position = at + 1;
    while (position < bytes.length && bytes[position] !== CLOSE_BRACKET) {
      position = pass(position, out);
      if (bytes[position] === COMMA) position += 1;
    }
    return position + 1;
  };
  pass(0, leftOut);
  kept.push(bytes.subarray(from));
  return Buffer.concat(kept);
}

/** The same of a parsed value, which is not changed. */
export function valueWithout(value: JsonValue, leftOut: LeftOut): JsonValue {
  if (leftOut === 'whole') return null;
  if (isJsonArray(value)) return value.map((item) => valueWithout(item, leftOut));
  if (!isJsonObject(value)) return value;
  const copy: MutableJsonObject = { ...value };
  for (const name of Object.keys(leftOut)) {
    if (Object.hasOwn(copy, name)) copy[name] = valueWithout(copy[name]!, leftOut[name]!);
  }
  return copy;
}
