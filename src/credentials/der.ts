/** One value of a DER text (X.690): its content, and the whole of it. */
export interface DerValue {
  /** Identifier octet: class, form and number of the tag. */
  readonly tag: number;
  readonly content: Buffer;
  readonly whole: Buffer;
}

/**
 * Limit of sibling values: a parsed value of two bytes takes a hundred times as much memory, and certificates with a
 * thousand names are rare.
 */
const MOST_VALUES = 16_384;

/**
 * The successive values of a DER text. Slices of the original, so that signatures can be verified byte for byte.
 *
 * @throws Error when the text is truncated, contains too many values, or has a tag or length form not used in
 * certificates
 */
export function derValues(der: Buffer): readonly DerValue[] {
  const values: DerValue[] = [];
  for (let at = 0; at < der.length;) {
    const tag = der[at]!;
    if ((tag & 0x1f) === 0x1f) throw new Error('unsupported tag');
    const [length, start] = lengthAt(der, at + 1);
    const end = start + length;
    if (end > der.length) throw new Error('data is cut off');
    if (values.length === MOST_VALUES) throw new Error('too many values');
    values.push({ tag, content: der.subarray(start, end), whole: der.subarray(at, end) });
    at = end;
  }
  return values;
}

/** The values inside one, which must have that tag. @throws Error otherwise */
export function derInside(value: DerValue | undefined, tag: number): readonly DerValue[] {
  if (value?.tag !== tag) throw new Error('unexpected value');
  return derValues(value.content);
}

function lengthAt(der: Buffer, at: number): [length: number, start: number] {
  const first = der[at];
  if (first === undefined) throw new Error('data is cut off');
  if (first < 0x80) return [first, at + 1];
  const count = first & 0x7f;
  if (count === 0 || count > 4 || at + 1 + count > der.length) throw new Error('unsupported length');
  return [der.readUIntBE(at + 1, count), at + 1 + count];
}

/** The text form of an object identifier. */
export function oidText(content: Buffer): string {
  const first = content[0] ?? 0;
  const parts = [Math.min(2, Math.floor(first / 40))];
  parts.push(first - parts[0]! * 40);
  let value = 0;
  for (const byte of content.subarray(1)) {
    value = value * 128 + (byte & 0x7f);
    if ((byte & 0x80) !== 0) continue;
    parts.push(value);
    value = 0;
  }
  return parts.join('.');
}
