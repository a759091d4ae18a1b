/**
 * PostgreSQL arrays in the binary format, encoded here: `pg` would print a bytea[] as escaped text, which costs more
 * than the write itself. Layout (PostgreSQL source: array_recv): number of dimensions, flag "has nulls", element type
 * oid, length, lower bound; then per element its byte length (-1 for null) and its bytes.
 *
 * Example: int2Array([1]) is `00000001 00000000 00000015 00000001 00000001 00000002 0001`.
 */
const HEADER = 20;
const OID = { bytea: 17, int8: 20, int2: 21, text: 25, uuid: 2950 } as const;

/** text[]; strings must be well formed and hold no NUL. */
export function textArray(items: readonly string[]): Buffer {
  const most = items.reduce((sum, item) => sum + item.length * MOST_PER_UNIT, 0);
  const out = begin(OID.text, items.length, most);
  let at = HEADER;
  for (let index = 0; index < items.length; index += 1) {
    const item = items[index]!;
    const length = writeAscii(item, out, at + 4) ? item.length : out.write(item, at + 4, 'utf8');
    out.writeInt32BE(length, at);
    at += 4 + length;
  }
  return out.subarray(0, at);
}

/** Bytes of UTF-8 per unit of UTF-16, at most. */
const MOST_PER_UNIT = 3;
/** Longer strings are written faster by the runtime than unit by unit. */
const SHORT = 48;

/** Writes a short string of ASCII; false when it is another one. */
function writeAscii(item: string, out: Buffer, at: number): boolean {
  if (item.length > SHORT) return false;
  for (let index = 0; index < item.length; index += 1) {
    const unit = item.charCodeAt(index);
    if (unit > 0x7f) return false;
    out[at + index] = unit;
  }
  return true;
}

/** smallint[] */
export function int2Array(items: readonly number[]): Buffer {
  const out = begin(OID.int2, items.length, items.length * 2);
  items.forEach((item, index) => {
    out.writeInt32BE(2, HEADER + index * 6);
    out.writeInt16BE(item, HEADER + index * 6 + 4);
  });
  return out;
}

/** bigint */
export function int8(item: bigint): Buffer {
  const out = Buffer.allocUnsafe(8);
  out.writeBigInt64BE(item, 0);
  return out;
}

/** bigint[] of safe integers. */
export function int8Array(items: readonly number[]): Buffer {
  const out = begin(OID.int8, items.length, items.length * 8);
  items.forEach((item, index) => {
    const at = HEADER + index * 12;
    // A bigint per number would cost more than all else.
    const high = Math.floor(item / 2 ** 32);
    out.writeInt32BE(8, at);
    out.writeInt32BE(high, at + 4);
    out.writeUInt32BE(item - high * 2 ** 32, at + 8);
  });
  return out;
}

/** uuid[] with nulls; a uuid is 32 hex digits with or without dashes. */
export function uuidArray(items: readonly (string | undefined)[]): Buffer {
  const present = items.reduce((sum, item) => sum + (item === undefined ? 0 : 16), 0);
  const out = begin(OID.uuid, items.length, present, present < items.length * 16);
  let at = HEADER;
  for (const item of items) {
    out.writeInt32BE(item === undefined ? -1 : 16, at);
    at += 4;
    if (item !== undefined) at += out.write(item.replaceAll('-', ''), at, 16, 'hex');
  }
  return out;
}

/** bytea[] */
export function byteaArray(items: readonly Buffer[]): Buffer {
  const out = begin(
    OID.bytea,
    items.length,
    items.reduce((sum, item) => sum + item.length, 0),
  );
  let at = HEADER;
  for (const item of items) {
    out.writeInt32BE(item.length, at);
    at += 4 + item.copy(out, at + 4);
  }
  return out;
}

function begin(oid: number, count: number, bytes: number, nulls = false): Buffer {
  const out = Buffer.allocUnsafe(HEADER + count * 4 + bytes);
  out.writeInt32BE(1, 0);
  out.writeInt32BE(nulls ? 1 : 0, 4);
  out.writeInt32BE(oid, 8);
  out.writeInt32BE(count, 12);
  out.writeInt32BE(1, 16);
  return out;
}
