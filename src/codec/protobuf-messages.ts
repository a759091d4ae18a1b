import type { MessageTable, MessageTables } from '../../generated/codecs/table.js';
import { isJsonArray, isJsonObject, setOwn, type MutableJsonObject } from '../json/own-property.js';
import { MAX_MEMBERS, MAX_VALUES } from '../json/limits.js';
import { JsonSizeError, type JsonLimit } from '../json/size-error.js';
import type { JsonObject, JsonValue } from '../json/types.js';
import { internalError, requestEntityTooLarge, type StatusError } from '../meta/errors.js';
import { ProtobufTypeError, VALUE_CODECS, type ValueCodec } from './protobuf-values.js';
import { BackwardWriter, DELIMITED, malformed, Reader } from './protobuf-wire.js';

/**
 * Nesting limit of clients' messages. A level takes three frames here, and later walkers accept the 1,000 levels of
 * JSON; a schema in a real definition stays below 60.
 */
const MAX_DEPTH = 300;

/** One prepared field. Exactly one of `value` and `message` is set. */
interface Field {
  readonly json: string;
  readonly number: number;
  readonly label: 'optional' | 'repeated' | 'map';
  readonly value: ValueCodec | undefined;
  readonly message: (() => Message) | undefined;
  readonly wireType: number;
  readonly dropsZero: boolean;
}

interface Message {
  readonly wrapper: boolean;
  /** Its fields are alternative forms of one JSON value: an object, a list, a boolean. */
  readonly union: boolean;
  /** Descending, the order in which the backward writer takes them. */
  readonly descending: readonly Field[];
  readonly byNumber: ReadonlyMap<number, Field>;
}

/** Converts objects between JSON form and message bytes, by tables. */
export interface MessageCodec {
  has(name: string): boolean;
  /** @throws StatusError 500 when the object does not match its schema's types */
  encode(name: string, object: JsonValue): Buffer;
  /** @throws StatusError 400 when the bytes are not such a message, or exceed the limits */
  decode(name: string, bytes: Buffer): JsonObject;
}

/** A codec over the tables; each message is prepared on its first use. */
export function createMessageCodec(tables: MessageTables): MessageCodec {
  const prepared = new Map<string, Message>();

  const messageOf = (name: string): Message => {
    const known = prepared.get(name);
    if (known !== undefined) return known;
    const table = Object.hasOwn(tables, name) ? tables[name] : undefined;
    if (table === undefined) throw internalError(`no protobuf form of ${name}`);
    const message = prepare(table());
    prepared.set(name, message);
    return message;
  };

  const prepare = (table: MessageTable): Message => {
    const fields = table.fields.map(([json, number, label, type, presence]): Field => {
      const value = VALUE_CODECS[type];
      return {
        json,
        number,
        label,
        value,
        message: value === undefined ? () => messageOf(type) : undefined,
        wireType: label === 'map' || value === undefined ? DELIMITED : value.wireType,
        dropsZero: presence === 'zero-absent',
      };
    });
    return {
      wrapper: table.wrapper === true,
      union: table.union === true,
      descending: fields.toReversed(),
      byNumber: new Map(fields.map((field) => [field.number, field])),
    };
  };

  // One for all messages: a buffer per message would be too short or twice as long as needed.
  const writer = new BackwardWriter();

  return {
    has: (name) => Object.hasOwn(tables, name),
    encode: (name, object) => {
      writer.clear();
      try {
        writeMessage(writer, messageOf(name), object);
      } catch (error) {
        if (error instanceof ProtobufTypeError) throw internalError(`${name}: ${error.message}`, error);
        throw error;
      }
      return writer.take();
    },
    decode: (name, bytes) => {
      const target: MutableJsonObject = {};
      new MessageReader(new Reader(bytes)).read(messageOf(name), target, 0);
      return target;
    },
  };
}

function writeMessage(writer: BackwardWriter, message: Message, value: JsonValue): void {
  if (message.wrapper) {
    writeField(writer, message.descending[0]!, value);
    return;
  }
  if (message.union) {
    writeUnion(writer, message, value);
    return;
  }
  if (!isJsonObject(value)) throw new ProtobufTypeError('an object', value);
  for (const field of message.descending) {
    if (field.json === '') {
      const before = writer.size;
      writeMessage(writer, field.message!(), value);
      if (writer.size === before) continue;
      writer.varint32(writer.size - before);
      writer.tag(field.number, DELIMITED);
    } else {
      const member = Object.hasOwn(value, field.json) ? value[field.json] : undefined;
      if (member !== undefined && member !== null) writeField(writer, field, member);
    }
  }
}

/** The form of the value. A boolean beside an object form is true when the object is present, as clients expect. */
function writeUnion(writer: BackwardWriter, message: Message, value: JsonValue): void {
  for (const field of message.descending) {
    if (formOf(field) === formOfValue(value)) writeField(writer, field, value);
    else if (formOf(field) === 'boolean' && isJsonObject(value)) writeField(writer, field, true);
  }
}

function formOf(field: Field): 'array' | 'object' | 'boolean' {
  if (field.label === 'repeated') return 'array';
  return field.message === undefined ? 'boolean' : 'object';
}

function formOfValue(value: JsonValue): 'array' | 'object' | 'boolean' | undefined {
  if (isJsonArray(value)) return 'array';
  if (isJsonObject(value)) return 'object';
  return typeof value === 'boolean' ? 'boolean' : undefined;
}

/** The decoded value: an object or list if present, else the boolean. */
function unionValue(message: Message, read: JsonObject): JsonValue | undefined {
  let flag: JsonValue | undefined;
  for (const field of message.descending) {
    const value = read[field.json];
    if (formOf(field) === 'boolean') flag = value ?? false;
    else if (value !== undefined) return value;
  }
  return flag;
}

function writeField(writer: BackwardWriter, field: Field, value: JsonValue): void {
  if (field.label === 'optional') {
    writeElement(writer, field, value);
    writer.tag(field.number, field.wireType);
  } else if (field.label === 'repeated') {
    if (!isJsonArray(value)) throw new ProtobufTypeError('an array', value);
    for (let index = value.length - 1; index >= 0; index--) {
      writeElement(writer, field, value[index]!);
      writer.tag(field.number, field.wireType);
    }
  } else {
    writeMap(writer, field, value);
  }
}

/** Entries in the order of their keys, so that equal objects have equal bytes. */
function writeMap(writer: BackwardWriter, field: Field, value: JsonValue): void {
  if (!isJsonObject(value)) throw new ProtobufTypeError('an object', value);
  for (const key of Object.keys(value).sort().reverse()) {
    const before = writer.size;
    writeElement(writer, field, value[key]!);
    writer.tag(2, field.value?.wireType ?? DELIMITED);
    VALUE_CODECS['string']!.write(writer, key);
    writer.tag(1, DELIMITED);
    writer.varint32(writer.size - before);
    writer.tag(field.number, DELIMITED);
  }
}

function writeElement(writer: BackwardWriter, field: Field, value: JsonValue): void {
  if (field.value !== undefined) {
    field.value.write(writer, value);
    return;
  }
  const before = writer.size;
  writeMessage(writer, field.message!(), value);
  writer.varint32(writer.size - before);
}

/** One decode: the reader and its use of the limits. */
class MessageReader {
  readonly #reader: Reader;
  #values = 0;
  /** How many members each map has. */
  #members: Map<object, number> | undefined;

  constructor(reader: Reader) {
    this.#reader = reader;
  }

  /** Decodes up to the reader's end into `target`, which holds earlier parts of the same field. */
  read(message: Message, target: MutableJsonObject, depth: number): void {
    if (depth > MAX_DEPTH) throw malformed(`messages nest deeper than ${MAX_DEPTH}`);
    const reader = this.#reader;
    while (!reader.done) {
      const tag = reader.tag();
      const field = message.byNumber.get(tag >>> 3);
      if (field === undefined) reader.skip(tag & 7);
      else this.#field(field, tag & 7, target, depth);
    }
  }

  #field(field: Field, wireType: number, target: MutableJsonObject, depth: number): void {
    if (field.label === 'repeated') {
      this.#repeated(field, wireType, target, depth);
      return;
    }
    if (wireType !== field.wireType) throw malformed(`wire type ${wireType} is wrong for field ${field.number}`);
    if (field.label === 'map') {
      this.#entry(field, target, depth);
    } else if (field.json === '') {
      const outer = this.#reader.enter();
      this.read(field.message!(), target, depth + 1);
      this.#reader.leave(outer);
    } else {
      const value = this.#element(field, target[field.json], depth);
      if (value === undefined || (field.dropsZero && isZero(value))) delete target[field.json];
      else target[field.json] = value;
    }
  }

  #repeated(field: Field, wireType: number, target: MutableJsonObject, depth: number): void {
    const items = (target[field.json] ??= []) as JsonValue[];
    if (wireType === field.wireType) {
      // A zero time in a list is still an item.
      items.push(this.#element(field, undefined, depth) ?? null);
      return;
    }
    if (wireType !== DELIMITED || field.value?.packable !== true) {
      throw malformed(`wire type ${wireType} is wrong for field ${field.number}`);
    }
    const outer = this.#reader.enter();
    while (!this.#reader.done) items.push(this.#element(field, undefined, depth) ?? null);
    this.#reader.leave(outer);
  }

  #entry(field: Field, target: MutableJsonObject, depth: number): void {
    const reader = this.#reader;
    const outer = reader.enter();
    let key = '';
    let value: JsonValue | undefined;
    while (!reader.done) {
      const tag = reader.tag();
      if (tag === ((1 << 3) | DELIMITED)) key = reader.string();
      else if (tag === ((2 << 3) | (field.value?.wireType ?? DELIMITED)))
        value = this.#element(field, undefined, depth);
      else reader.skip(tag & 7);
    }
    reader.leave(outer);
    const map = (target[field.json] ??= {}) as MutableJsonObject;
    this.#countMember(map);
    setOwn(map, key, value ?? this.#absent(field));
  }

  #countMember(map: object): void {
    const members = (this.#members ??= new Map<object, number>());
    const count = (members.get(map) ?? 0) + 1;
    if (count > MAX_MEMBERS) throw tooMany('members');
    members.set(map, count);
  }

  /** The value of a map entry without one. */
  #absent(field: Field): JsonValue {
    if (field.value === undefined) return field.message!().wrapper ? [] : {};
    if (field.value === VALUE_CODECS['time'] || field.value === VALUE_CODECS['micro-time']) return null;
    if (field.value === VALUE_CODECS['quantity']) return '0';
    if (field.value.wireType === DELIMITED) return '';
    return field.value === VALUE_CODECS['bool'] ? false : 0;
  }

  #element(field: Field, before: JsonValue | undefined, depth: number): JsonValue | undefined {
    if (++this.#values > MAX_VALUES) throw tooMany('values');
    if (field.value !== undefined) return field.value.read(this.#reader);
    const message = field.message!();
    const outer = this.#reader.enter();
    const own = !message.wrapper && !message.union;
    const target: MutableJsonObject = own && isJsonObject(before) ? (before as MutableJsonObject) : {};
    this.read(message, target, depth + 1);
    this.#reader.leave(outer);
    if (message.union) return unionValue(message, target);
    if (!message.wrapper) return target;
    const only = message.descending[0]!;
    return target[only.json] ?? (only.label === 'map' ? {} : []);
  }
}

function tooMany(limit: JsonLimit): StatusError {
  return requestEntityTooLarge(new JsonSizeError(limit).message);
}

/** Zero values of scalars. Given structs stay, even when empty. */
function isZero(value: JsonValue): boolean {
  return value === '' || value === 0 || value === false;
}
