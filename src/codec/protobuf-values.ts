import { parseJson } from '../json/parse.js';
import { printJson } from '../json/print.js';
import { requestEntityTooLarge } from '../meta/errors.js';
import { JsonSizeError } from '../json/size-error.js';
import { JsonSyntaxError } from '../json/syntax-error.js';
import type { JsonValue } from '../json/types.js';
import type { BackwardWriter, Reader } from './protobuf-wire.js';
import { DELIMITED, FIXED32, FIXED64, malformed, VARINT } from './protobuf-wire.js';

/** Encodes and decodes the values of one field type, without tag. Delimited ones include their length. */
export interface ValueCodec {
  readonly wireType: number;
  /** Whether such values may be packed. */
  readonly packable: boolean;
  write(writer: BackwardWriter, value: JsonValue): void;
  /** Undefined when the bytes mean "no value" (a zero time). */
  read(reader: Reader): JsonValue | undefined;
}

/** A value of another type than the schema's is an internal error, since objects are normalised before. */
export class ProtobufTypeError extends Error {
  constructor(expected: string, value: JsonValue) {
    super(`expected ${expected}, found ${value === null ? 'null' : typeof value}`);
    this.name = 'ProtobufTypeError';
  }
}

/** Seconds of 0000-01-01 and 10000-01-01, the years of RFC 3339. */
const FIRST_SECOND = -62_167_219_200;
const END_SECOND = 253_402_300_800;

const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;

function scalar(
  wireType: number,
  write: (writer: BackwardWriter, value: JsonValue) => void,
  read: (reader: Reader) => JsonValue | undefined,
): ValueCodec {
  return { wireType, packable: wireType !== DELIMITED, write, read };
}

const STRING = scalar(
  DELIMITED,
  (writer, value) => {
    if (typeof value !== 'string') throw new ProtobufTypeError('a string', value);
    const before = writer.size;
    writer.string(value);
    writer.varint32(writer.size - before);
  },
  (reader) => reader.string(),
);

const BYTES = scalar(
  DELIMITED,
  (writer, value) => {
    if (typeof value !== 'string' || !BASE64.test(value)) throw new ProtobufTypeError('base64', value);
    delimited(writer, Buffer.from(value, 'base64'));
  },
  (reader) => reader.bytes().toString('base64'),
);

const BOOL = scalar(
  VARINT,
  (writer, value) => {
    if (typeof value !== 'boolean') throw new ProtobufTypeError('a boolean', value);
    writer.varint32(value ? 1 : 0);
  },
  (reader) => reader.varint64() !== 0,
);

const INT64 = scalar(
  VARINT,
  (writer, value) => writer.varint64(integer(value)),
  (reader) => reader.varint64(),
);

const INT32 = scalar(
  VARINT,
  (writer, value) => writer.varint64(integer(value)),
  (reader) => reader.varint32() | 0,
);

const UINT32 = scalar(
  VARINT,
  (writer, value) => writer.varint64(integer(value)),
  (reader) => reader.varint32(),
);

const DOUBLE = scalar(
  FIXED64,
  (writer, value) => writer.double(Number(number(value))),
  (reader) => finite(reader.double()),
);

const FLOAT = scalar(
  FIXED32,
  (writer, value) => writer.float(Number(number(value))),
  (reader) => finite(reader.float()),
);

const FIXED_32 = scalar(
  FIXED32,
  (writer, value) => writer.fixed32(Number(integer(value))),
  (reader) => reader.fixed32(),
);

const FIXED_64 = scalar(
  FIXED64,
  (writer, value) => writer.fixed64(integer(value)),
  (reader) => reader.fixed64(),
);

const QUANTITY = scalar(
  DELIMITED,
  (writer, value) => {
    const text = typeof value === 'string' ? value : String(number(value));
    message(writer, () => textField(writer, 1, text));
  },
  (reader) => fields(reader, { 1: TEXT_FIELD })[1] ?? '0',
);

const INT_OR_STRING = scalar(
  DELIMITED,
  (writer, value) => {
    message(writer, () => {
      if (typeof value === 'string') {
        textField(writer, 3, value);
        intField(writer, 2, 0);
        intField(writer, 1, 1);
      } else {
        textField(writer, 3, '');
        intField(writer, 2, Number(integer(value)));
        intField(writer, 1, 0);
      }
    });
  },
  (reader) => {
    const found = fields(reader, { 1: INT64_FIELD, 2: INT32_FIELD, 3: TEXT_FIELD });
    return found[1] === 1 ? (found[3] ?? '') : (found[2] ?? 0);
  },
);

/**
 * Times: whole seconds, and microseconds for `micro-time`. An empty message means none, as the public API writes it;
 * one with explicit seconds of 0 is the time 1970-01-01T00:00:00Z.
 */
function time(micro: boolean): ValueCodec {
  return scalar(
    DELIMITED,
    (writer, value) => {
      // A zero time, which items of lists and values of maps may be.
      if (value === null) {
        message(writer, () => {});
        return;
      }
      const text = typeof value === 'string' ? value : '';
      const millis = Date.parse(text);
      if (Number.isNaN(millis)) throw new ProtobufTypeError('a time', value);
      const fraction = /\.(\d{1,9})/.exec(text)?.[1] ?? '';
      const nanos = micro ? Number(fraction.padEnd(6, '0').slice(0, 6)) * 1000 : 0;
      message(writer, () => {
        intField(writer, 2, nanos);
        intField(writer, 1, Math.floor(millis / 1000));
      });
    },
    (reader) => {
      const found = fields(reader, { 1: INT64_FIELD, 2: INT32_FIELD });
      const seconds = Number(found[1] ?? 0);
      const nanos = Number(found[2] ?? 0);
      if (found[1] === undefined && found[2] === undefined) return undefined;
      if (seconds < FIRST_SECOND || seconds >= END_SECOND || nanos < 0 || nanos > 999_999_999) {
        throw malformed('a time is out of range');
      }
      const whole = new Date(seconds * 1000).toISOString().slice(0, 19);
      return micro ? `${whole}.${String(Math.floor(nanos / 1000)).padStart(6, '0')}Z` : `${whole}Z`;
    },
  );
}

/** JSON text inside a message of one bytes field. */
const JSON_TEXT = scalar(
  DELIMITED,
  (writer, value) => {
    message(writer, () => {
      const before = writer.size;
      writer.string(printJson(value));
      writer.varint32(writer.size - before);
      writer.tag(1, DELIMITED);
    });
  },
  (reader) => {
    const bytes = fields(reader, { 1: BYTES_FIELD })[1];
    return bytes === undefined || bytes.length === 0 ? undefined : jsonOf(bytes);
  },
);

/** Codec of every non-message type name in message tables. */
export const VALUE_CODECS: Readonly<Record<string, ValueCodec>> = {
  string: STRING,
  bytes: BYTES,
  bool: BOOL,
  int32: INT32,
  int64: INT64,
  uint32: UINT32,
  uint64: INT64,
  double: DOUBLE,
  float: FLOAT,
  fixed32: FIXED_32,
  fixed64: FIXED_64,
  quantity: QUANTITY,
  'int-or-string': INT_OR_STRING,
  time: time(false),
  'micro-time': time(true),
  json: JSON_TEXT,
  'fields-v1': JSON_TEXT,
  'raw-extension': JSON_TEXT,
};

/** Parses JSON inside a message. @throws StatusError 400 */
export function jsonOf(bytes: Buffer): JsonValue {
  try {
    return parseJson(bytes).value;
  } catch (error) {
    if (error instanceof JsonSyntaxError) throw malformed(`embedded JSON: ${error.message}`);
    if (error instanceof JsonSizeError) throw requestEntityTooLarge(error.message);
    throw error;
  }
}

/** Writes what `body` writes as a delimited value. */
function message(writer: BackwardWriter, body: () => void): void {
  const before = writer.size;
  body();
  writer.varint32(writer.size - before);
}

/** Writes bytes as a delimited value. */
function delimited(writer: BackwardWriter, bytes: Uint8Array): void {
  writer.bytes(bytes);
  writer.varint32(bytes.length);
}

/** Writes a string field. */
export function textField(writer: BackwardWriter, number: number, text: string): void {
  STRING.write(writer, text);
  writer.tag(number, DELIMITED);
}

function intField(writer: BackwardWriter, number: number, value: number): void {
  writer.varint64(value);
  writer.tag(number, VARINT);
}

/** How a field of a message without a table is read. */
export interface FieldReader<Value> {
  readonly wireType: number;
  readonly read: (reader: Reader) => Value;
}

/** Reads a text. */
export const TEXT_FIELD: FieldReader<string> = { wireType: DELIMITED, read: (reader) => reader.string() };

/** Reads bytes, as a view on those of the reader. */
export const BYTES_FIELD: FieldReader<Buffer> = { wireType: DELIMITED, read: (reader) => reader.bytes() };

const INT64_FIELD: FieldReader<number | bigint> = { wireType: VARINT, read: (reader) => reader.varint64() };
const INT32_FIELD: FieldReader<number> = { wireType: VARINT, read: (reader) => reader.varint32() | 0 };

/** The results of all fields with a reader. */
export type FoundFields<Readers> = {
  [Key in keyof Readers]?: Readers[Key] extends FieldReader<infer Value> ? Value : never;
};

/** Reads the known fields of a delimited message; of a repeated field the last one wins. */
function fields<Readers extends Readonly<Record<number, FieldReader<unknown>>>>(
  reader: Reader,
  readers: Readers,
): FoundFields<Readers> {
  const found: Record<number, unknown> = {};
  const outer = reader.enter();
  readFields(reader, readers, found);
  reader.leave(outer);
  return found as FoundFields<Readers>;
}

/** Reads the known fields up to the reader's end. */
export function readFields(
  reader: Reader,
  readers: Readonly<Record<number, FieldReader<unknown>>>,
  found: Record<number, unknown>,
): void {
  while (!reader.done) {
    const tag = reader.tag();
    const field = Object.hasOwn(readers, tag >>> 3) ? readers[tag >>> 3] : undefined;
    if (field === undefined) reader.skip(tag & 7);
    else if ((tag & 7) !== field.wireType) throw malformed(`wire type ${tag & 7} is wrong for field ${tag >>> 3}`);
    else found[tag >>> 3] = field.read(reader);
  }
}

function integer(value: JsonValue): number | bigint {
  if (typeof value === 'bigint' || (typeof value === 'number' && Number.isInteger(value))) return value;
  throw new ProtobufTypeError('a whole number', value);
}

function number(value: JsonValue): number | bigint {
  if (typeof value === 'bigint' || typeof value === 'number') return value;
  throw new ProtobufTypeError('a number', value);
}

/** JSON has no infinities and no NaN. */
function finite(value: number): number {
  if (!Number.isFinite(value)) throw malformed('a number is not finite');
  return value;
}
