import { equalJson } from '../../json/equal.js';
import { getOwn, isJsonArray, isJsonObject } from '../../json/own-property.js';
import type { JsonArray, JsonObject, JsonValue } from '../../json/types.js';
import { treeTypeName } from '../go-type-names.js';
import { escapeName, unescapeName } from './escaping.js';
import { parseDay, parseSchemaDuration, parseTimestamp } from './times.js';
import { itemsSchema, valuesSchema, withObjectMeta, type RuleSchema } from './types.js';
import type { Spend } from './work.js';
import { CelError, equal, ListValue, MapValue, noSuchOverload, Opaque, type Value } from './values.js';

/**
 * A JSON value as expressions see it through its schema. Lists and objects are converted lazily. A value that does not
 * have the schema's type becomes an error when read.
 */
export function fromJson(value: JsonValue, schema: RuleSchema): Value {
  if (value === null) {
    return schema.nullable === true ? null : new CelError('invalid data, got null for schema with nullable=false');
  }
  if (schema['x-kubernetes-int-or-string'] === true) return intOrString(value);
  switch (schema.type) {
    case 'object':
      if (!isJsonObject(value)) return mismatch('a map for the provided schema with type=object');
      return new JsonMap(value, schema);
    case 'array':
      return listOf(value, schema);
    case 'string':
      return textOf(value, schema.format);
    case 'number':
      // Objects are stored without the sign of a zero, so their rules must not see it either.
      return typeof value === 'number' || typeof value === 'bigint' ? Number(value) + 0 : mismatch('float', value);
    case 'integer':
      return intOf(value) ?? mismatch('int', value);
    case 'boolean':
      return typeof value === 'boolean' ? value : mismatch('bool', value);
    default:
      if (schema['x-kubernetes-preserve-unknown-fields'] === true) return new Preserved(value);
      return new CelError(`invalid type: ${schema.type ?? 'none'}`);
  }
}

/** A value of any type, which the schema preserves. Rules cannot name it, but compare the objects that contain it. */
class Preserved extends Opaque {
  readonly typeName = 'unknown';
  readonly #json: JsonValue;

  constructor(json: JsonValue) {
    super();
    this.#json = json;
  }

  equals(other: Opaque, spend: Spend): boolean {
    return other instanceof Preserved && equalJson(this.#json, other.#json, spend);
  }
}

/** @param value named by its Go type in the errors about simple types */
function mismatch(expected: string, value?: JsonValue): CelError {
  const got = value === undefined ? '' : `, got ${treeTypeName(value)}`;
  return new CelError(`invalid data, expected ${expected}${got}`);
}

function intOf(value: JsonValue): bigint | undefined {
  if (typeof value === 'bigint') return value;
  return typeof value === 'number' && Number.isInteger(value) ? BigInt(value) : undefined;
}

function intOrString(value: JsonValue): Value {
  if (typeof value === 'string') return value;
  return intOf(value) ?? mismatch('XIntOrString value to be either a string or integer');
}

function textOf(value: JsonValue, format: string | undefined): Value {
  if (typeof value !== 'string') return mismatch('string', value);
  switch (format) {
    case 'duration':
      return parseSchemaDuration(value) ?? new CelError(`Invalid duration ${value}`);
    case 'date':
      return parseDay(value) ?? new CelError(`Invalid date formatted string ${value}`);
    case 'date-time':
      return parseTimestamp(value) ?? new CelError(`Invalid date-time formatted string ${value}`);
    case 'byte':
      return new Uint8Array(Buffer.from(value, 'base64'));
    default:
      return value;
  }
}

function listOf(value: JsonValue, schema: RuleSchema): Value {
  if (!isJsonArray(value)) return mismatch('an array for the provided schema with type=array');
  const items = itemsSchema(schema);
  if (items === undefined) return new CelError('invalid array type, expected Items with a non-empty Schema');
  switch (schema['x-kubernetes-list-type']) {
    case 'map':
      return new KeyedList(value, items, schema['x-kubernetes-list-map-keys'] ?? []);
    case 'set':
      return new SetList(value, items);
    default:
      return new JsonList(value, items);
  }
}

/** Longer texts are converted once: some formats turn them into bytes or durations. */
const LONG = 64;

/** Whether the converted value is kept: lists and objects compute properties of theirs once. */
function isKept(value: JsonValue): boolean {
  return typeof value === 'object' ? value !== null : typeof value === 'string' && value.length > LONG;
}

/** An object or map. A null field counts as absent; a map's value may be null. */
class JsonMap extends MapValue {
  readonly json: JsonObject;
  readonly #schema: RuleSchema;
  readonly #properties: { readonly [name: string]: RuleSchema } | undefined;
  readonly #values: RuleSchema | undefined;
  /** Converted lists, objects and long texts. */
  readonly #read = new Map<string, Value>();
  #names: readonly string[] | undefined;

  constructor(json: JsonObject, schema: RuleSchema) {
    super();
    this.json = json;
    const complete = schema['x-kubernetes-embedded-resource'] === true ? withObjectMeta(schema) : schema;
    this.#schema = complete;
    this.#properties = complete.properties;
    this.#values = this.#properties === undefined ? valuesSchema(complete) : undefined;
  }

  /** Listed once, since V8 sorts the keys of a large object each time. */
  get #members(): readonly string[] {
    return (this.#names ??= Object.keys(this.json));
  }

  get size(): number {
    return this.#members.length;
  }

  #schemaOf(name: string): RuleSchema | undefined {
    const properties = this.#properties;
    if (properties === undefined) return this.#values;
    return Object.hasOwn(properties, name) ? properties[name] : undefined;
  }

  find(key: Value): Value | undefined {
    if (typeof key !== 'string') return noSuchOverload();
    const name = this.#properties === undefined ? key : unescapeName(key);
    if (name === undefined || !Object.hasOwn(this.json, name)) return undefined;
    const value = this.json[name];
    if (value === undefined || (value === null && this.#properties !== undefined)) return undefined;
    const schema = this.#schemaOf(name);
    if (schema === undefined) return undefined;
    if (!isKept(value)) return fromJson(value, schema);
    const known = this.#read.get(name) ?? fromJson(value, schema);
    this.#read.set(name, known);
    return known;
  }

  *keys(): Iterable<Value> {
    for (const name of this.#members) {
      if (this.#schemaOf(name) === undefined) continue;
      yield this.#properties === undefined ? name : (escapeName(name) ?? name);
    }
  }

  /** Fields that the schema does not know are compared as JSON. */
  override equals(other: MapValue, spend: Spend): boolean | CelError {
    if (this.size !== other.size) return false;
    spend(this.size);
    for (const name of this.#members) {
      const same =
        this.#schemaOf(name) === undefined
          ? this.#equalUnknown(name, other, spend)
          : this.#equalKnown(name, other, spend);
      if (same !== true) return same;
    }
    return true;
  }

  #equalUnknown(name: string, other: MapValue, spend: Spend): boolean | CelError {
    if (!(other instanceof JsonMap)) return noSuchOverload();
    const theirs = getOwn<JsonValue | undefined>(other.json, name);
    return theirs === undefined || equalJson(this.json[name] ?? null, theirs, spend);
  }

  #equalKnown(name: string, other: MapValue, spend: Spend): boolean | CelError {
    const key = this.#properties === undefined ? name : (escapeName(name) ?? name);
    const [mine, theirs] = [this.find(key), other.find(key)];
    if (mine === undefined || theirs === undefined) return mine === theirs;
    return equal(mine, theirs, spend);
  }
}

/** Adding an item to a union or merge takes as long as visiting so many. */
const VALUES_OF_JOINED = 8;

class JsonList extends ListValue {
  readonly json: JsonArray;
  readonly items: RuleSchema;
  /** Converted lists, objects and long texts, by position. */
  readonly #read: Value[] = [];
  #lastJoin: { readonly other: ListValue; readonly joined: Value } | undefined;

  constructor(json: JsonArray, items: RuleSchema) {
    super();
    this.json = json;
    this.items = items;
  }

  get length(): number {
    return this.json.length;
  }

  at(index: number): Value {
    const value = this.json[index] as JsonValue;
    return isKept(value) ? (this.#read[index] ??= fromJson(value, this.items)) : fromJson(value, this.items);
  }

  /** The cached result of a union or merge, since a comprehension may need the same one repeatedly. */
  protected joined(other: ListValue, spend: Spend, join: () => Value): Value {
    if (this.#lastJoin?.other !== other) {
      spend((this.length + other.length) * VALUES_OF_JOINED);
      this.#lastJoin = { other, joined: join() };
    }
    return this.#lastJoin.joined;
  }
}

/** The identity of a scalar in sets and keys. */
function scalarIdentity(value: JsonValue | undefined): string {
  return typeof value === 'string' ? `s${value}` : `${typeof value === 'bigint' ? 'number' : typeof value} ${value}`;
}

/** The JSON of a value that is a scalar or was made from JSON. */
function jsonOf(value: Value): JsonValue | undefined {
  if (value instanceof JsonMap) return value.json;
  return value === null || typeof value !== 'object' ? value : undefined;
}

/** The JSON of all elements; undefined when one of them has none. */
function elementsOf(list: ListValue, spend: Spend): readonly JsonValue[] | undefined {
  if (list instanceof JsonList) return list.json;
  spend(list.length);
  const elements = [...list].map(jsonOf);
  return elements.includes(undefined) ? undefined : (elements as JsonValue[]);
}

/** A list of type set: unordered, without repeated items. */
class SetList extends JsonList {
  #members: Set<string> | undefined;

  #identities(): Set<string> {
    this.#members ??= new Set(this.json.map(scalarIdentity));
    return this.#members;
  }

  override equals(other: ListValue, spend: Spend): boolean | CelError {
    if (this.length !== other.length) return false;
    const elements = elementsOf(other, spend);
    if (elements === undefined) return false;
    const mine = this.#identities();
    spend(elements.length);
    return elements.every((value) => mine.has(scalarIdentity(value)));
  }

  /** The union: common items keep their place in this list. */
  override concat(other: ListValue, spend: Spend): Value {
    return this.joined(other, spend, () => this.#union(other, spend));
  }

  #union(other: ListValue, spend: Spend): Value {
    const elements = elementsOf(other, spend);
    if (elements === undefined) return super.concat(other, spend);
    const mine = this.#identities();
    const added = new Map(elements.map((value) => [scalarIdentity(value), value]));
    return new SetList(
      [...this.json, ...[...added].flatMap(([id, value]) => (mine.has(id) ? [] : [value]))],
      this.items,
    );
  }
}

/** A list of type map: unordered, items identified by their keys. */
class KeyedList extends JsonList {
  readonly #keys: readonly string[];
  #byKey: Map<string, JsonValue> | undefined;

  constructor(json: JsonArray, items: RuleSchema, keys: readonly string[]) {
    super(json, items);
    this.#keys = keys;
  }

  #keyOf(item: JsonValue): string {
    return isJsonObject(item) ? JSON.stringify(this.#keys.map((key) => scalarIdentity(item[key]))) : '';
  }

  #index(): Map<string, JsonValue> {
    this.#byKey ??= new Map(this.json.map((item) => [this.#keyOf(item), item]));
    return this.#byKey;
  }

  override equals(other: ListValue, spend: Spend): boolean | CelError {
    if (this.length !== other.length) return false;
    const elements = elementsOf(other, spend);
    if (elements === undefined) return super.equals(other, spend);
    const index = this.#index();
    spend(elements.length);
    for (const item of elements) {
      const mine = index.get(this.#keyOf(item));
      if (mine === undefined) return false;
      const same = equal(fromJson(mine, this.items), fromJson(item, this.items), spend);
      if (same !== true) return same;
    }
    return true;
  }

  /** The merge: items of the other list replace those with their key, the rest follows. */
  override concat(other: ListValue, spend: Spend): Value {
    return this.joined(other, spend, () => this.#merge(other, spend));
  }

  #merge(other: ListValue, spend: Spend): Value {
    const elements = elementsOf(other, spend);
    if (elements === undefined) return super.concat(other, spend);
    const merged = new Map(this.#index());
    for (const item of elements) merged.set(this.#keyOf(item), item);
    return new KeyedList([...merged.values()], this.items, this.#keys);
  }
}
