import { BinaryWriter, WireType } from '@bufbuild/protobuf/wire';
import type { Steps } from '../meta/steps.js';
import { yamlText } from '../codec/yaml.js';

/** A part of a document. */
export type Json = null | boolean | number | string | Json[] | JsonMap;
interface JsonMap {
  readonly [key: string]: Json;
}

/** How a member of a JSON object is written: the number of its field, and what it holds. */
type Field = readonly [number: number, write: Write];
/** Writes one value as the field of a number. */
export type Write = (writer: BinaryWriter, number: number, value: Json) => void;
/** The members of a message by their names in JSON. */
export type Table = Readonly<Record<string, Field>>;

/** A map that may have thousands of entries: its field, the field of an entry in it, and the writer of a value. */
type LongMap = readonly [number: number, entry: number, write: Write];

/** A message with such maps: its field and its members. */
interface LongMessage {
  readonly number: number;
  readonly table: Table;
  readonly extensions: number;
  readonly long: Readonly<Record<string, LongMap>>;
}

/** Members written in steps, by name. */
type LongMembers = Readonly<Record<string, LongMap | LongMessage>>;

/**
 * The binary form of a whole document, encoded in steps. Only our generator's output is supported; anything else is an
 * internal error and throws.
 *
 * @param json the document as JSON text
 * @param extensions the field of `x-...` members
 * @param long members that are written entry by entry
 */
export function* encodeDocument(json: string, table: Table, extensions: number, long: LongMembers): Steps<Buffer> {
  const document = map(JSON.parse(json) as Json);
  yield;
  return Buffer.concat(yield* membersInSteps(document, table, extensions, long));
}

function* membersInSteps(object: JsonMap, table: Table, extensions: number, long: LongMembers): Steps<Uint8Array[]> {
  const parts: Uint8Array[] = [];
  for (const [name, value] of Object.entries(object)) {
    const field = Object.hasOwn(long, name) ? long[name] : undefined;
    if (field === undefined) {
      const writer = new BinaryWriter();
      members(writer, { [name]: value }, table, extensions);
      parts.push(writer.finish());
    } else if ('number' in field) {
      const inside = yield* membersInSteps(map(value), field.table, field.extensions, field.long);
      addNested(parts, field.number, inside);
    } else {
      addNested(parts, field[0], yield* entriesInSteps(map(value), field));
    }
  }
  return parts;
}

function* entriesInSteps(entries: JsonMap, [, number, write]: LongMap): Steps<Uint8Array[]> {
  const parts: Uint8Array[] = [];
  for (const [name, value] of Object.entries(entries)) {
    const writer = new BinaryWriter();
    pair(writer, number, name, value, write);
    parts.push(writer.finish());
    yield;
  }
  return parts;
}

function addNested(parts: Uint8Array[], number: number, inside: readonly Uint8Array[]): void {
  const length = inside.reduce((sum, each) => sum + each.length, 0);
  parts.push(new BinaryWriter().tag(number, WireType.LengthDelimited).uint32(length).finish());
  for (const each of inside) parts.push(each);
}

/** A text; an empty one is omitted. */
export const text: Write = (writer, number, value) => {
  if (value !== '') writer.tag(number, WireType.LengthDelimited).string(String(value as string | number));
};
/** Each text of a list. */
export const texts: Write = (writer, number, value) => {
  for (const one of list(value)) writer.tag(number, WireType.LengthDelimited).string(String(one as string));
};
/** A boolean; false is omitted. */
export const bool: Write = (writer, number, value) => {
  if (value === true) writer.tag(number, WireType.Varint).bool(true);
};
/** An integer; JSON may contain one beyond 63 bits, or the nearest double of one just within. */
export const int64: Write = (writer, number, value) => {
  const whole = BigInt(Math.trunc(Number(value)));
  const fitting = whole > MOST_INT64 ? MOST_INT64 : whole < -MOST_INT64 ? -MOST_INT64 : whole;
  writer.tag(number, WireType.Varint).int64(fitting);
};

const MOST_INT64 = 2n ** 63n - 1n;
/** Any number. */
export const double: Write = (writer, number, value) => {
  writer.tag(number, WireType.Bit64).double(Number(value));
};
/** `Any`: the value as YAML text (field 2). */
export const any: Write = (writer, number, value) => {
  nested(writer, number, () => writer.tag(2, WireType.LengthDelimited).string(yamlText(value)));
};
/** Each value of a list as `Any`. */
export const anys: Write = (writer, number, value) => {
  for (const one of list(value)) any(writer, number, one);
};

/** A message whose members are in a table; `extensions` is the field of `x-...` members. */
export function message(table: () => Table, extensions?: number): Write {
  return (writer, number, value) => nested(writer, number, () => members(writer, map(value), table(), extensions));
}

/** A message with one repeated field of name and value pairs: maps keep the order of their members. */
export function named(entry: Write, field = 1): Write {
  return (writer, number, value) =>
    nested(writer, number, () => {
      for (const [name, one] of Object.entries(map(value))) pair(writer, field, name, one, entry);
    });
}

/** One message of a name (1) and a value (2). */
export function pair(writer: BinaryWriter, field: number, name: string, value: Json, entry: Write): void {
  nested(writer, field, () => {
    text(writer, 1, name);
    entry(writer, 2, value);
  });
}

/** A message that only wraps another one in one of its fields. */
export function wrapped(field: number, inner: Write): Write {
  return (writer, number, value) => nested(writer, number, () => inner(writer, field, value));
}

/** A message whose fields `body` writes. */
export function nested(writer: BinaryWriter, number: number, body: () => void): void {
  writer.tag(number, WireType.LengthDelimited).fork();
  body();
  writer.join();
}

function members(writer: BinaryWriter, object: JsonMap, table: Table, extensions: number | undefined): void {
  for (const [name, value] of Object.entries(object)) {
    const field = Object.hasOwn(table, name) ? table[name] : undefined;
    if (field !== undefined) field[1](writer, field[0], value);
    else if (name.startsWith('x-') && extensions !== undefined) pair(writer, extensions, name, value, any);
    else throw new Error(`the binary form of OpenAPI has no member ${JSON.stringify(name)} here`);
  }
}

/** @throws Error for another type */
export function list(value: Json): readonly Json[] {
  if (!Array.isArray(value)) throw new Error('a list is expected');
  return value;
}

/** @throws Error for another type */
export function map(value: Json): JsonMap {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Error('a map is expected');
  return value;
}
