import type { Spend } from './work.js';

/**
 * A CEL value. int is bigint, double is number; other types without a JavaScript equivalent are the classes below.
 * Errors are values, because `&&` and `||` can absorb them.
 */
export type Value =
  | null
  | boolean
  | bigint
  | Uint
  | number
  | string
  | Uint8Array
  | Timestamp
  | Duration
  | TypeValue
  | ListValue
  | MapValue
  | Optional
  | Opaque
  | CelError;

/** An integer without a sign. */
export class Uint {
  readonly value: bigint;

  constructor(value: bigint) {
    this.value = value;
  }
}

/** A moment, in nanoseconds since 1970 UTC. */
export class Timestamp {
  readonly nanos: bigint;
  /** Minutes from UTC in which it was written, and is printed. It does not affect the value. */
  readonly zone: number;

  constructor(nanos: bigint, zone = 0) {
    this.nanos = nanos;
    this.zone = zone;
  }
}

/** A length of time in nanoseconds. */
export class Duration {
  readonly nanos: bigint;

  constructor(nanos: bigint) {
    this.nanos = nanos;
  }
}

/** A type as a value: the result of `type(x)` and the meaning of `int` or `net.IP` alone. */
export class TypeValue {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** A fault of evaluation; it propagates until something absorbs it. */
export class CelError {
  readonly message: string;

  constructor(message: string) {
    this.message = message;
  }
}

/** A value or none. */
export class Optional {
  readonly value: Value | undefined;

  constructor(value: Value | undefined) {
    this.value = value;
  }
}

/** A value of a library's type. */
export abstract class Opaque {
  abstract readonly typeName: string;
  abstract equals(other: Opaque, spend: Spend): boolean;

  /** Its size for costs. */
  size(): number {
    return 1;
  }
}

/** A list. Elements of lists made from JSON are converted lazily. */
export abstract class ListValue {
  abstract readonly length: number;
  /** `index` is within bounds. */
  abstract at(index: number): Value;

  /** Equality with the semantics of this list's type. Lists described by a schema override it. */
  equals(other: ListValue, spend: Spend): boolean | CelError {
    if (this.length !== other.length) return false;
    for (let index = 0; index < this.length; index++) {
      const same = equal(this.at(index), other.at(index), spend);
      if (same !== true) return same;
    }
    return true;
  }

  /** `this + other`. */
  concat(other: ListValue, spend: Spend): Value {
    if (this.length > 0) return other.length === 0 ? this : JoinedList.of(this, other, spend);
    return other instanceof ArrayList && other.length <= MAX_APPENDED ? new GrowingList([...other]) : other;
  }

  *[Symbol.iterator](): Iterator<Value> {
    for (let index = 0; index < this.length; index++) yield this.at(index);
  }
}

/** A list made by an expression. */
export class ArrayList extends ListValue {
  readonly #elements: readonly Value[];

  constructor(elements: readonly Value[]) {
    super();
    this.#elements = elements;
  }

  get length(): number {
    return this.#elements.length;
  }

  at(index: number): Value {
    return this.#elements[index] as Value;
  }
}

/** A list grown by `map` and `filter`: each step appends in place, and earlier steps still see their own length. */
class GrowingList extends ListValue {
  readonly #elements: Value[];
  readonly length: number;

  constructor(elements: Value[]) {
    super();
    this.#elements = elements;
    this.length = elements.length;
  }

  at(index: number): Value {
    return this.#elements[index] as Value;
  }

  override concat(other: ListValue, spend: Spend): Value {
    // The first to append continues in place; a second one would overwrite its elements.
    if (other.length > MAX_APPENDED || this.#elements.length !== this.length) return super.concat(other, spend);
    for (const element of other) this.#elements.push(element);
    return new GrowingList(this.#elements);
  }
}

/** Longest list copied to the end of another one. */
const MAX_APPENDED = 8;

/** Most sums viewed as one list; reading an item goes through all of them. */
const MOST_JOINED = 64;

/** Two lists viewed as one without a copy, so that `a + b` is free however long they are. */
class JoinedList extends ListValue {
  readonly #first: ListValue;
  readonly #second: ListValue;
  readonly #sums: number;
  readonly length: number;

  private constructor(first: ListValue, second: ListValue, sums: number) {
    super();
    this.#first = first;
    this.#second = second;
    this.#sums = sums;
    this.length = first.length + second.length;
  }

  /** The view, or a copy when it would be one of too many views. */
  static of(first: ListValue, second: ListValue, spend: Spend): ListValue {
    const sums = 1 + Math.max(...[first, second].map((list) => (list instanceof JoinedList ? list.#sums : 0)));
    if (sums <= MOST_JOINED) return new JoinedList(first, second, sums);
    spend(first.length + second.length);
    return new ArrayList([...first, ...second]);
  }

  at(index: number): Value {
    return index < this.#first.length ? this.#first.at(index) : this.#second.at(index - this.#first.length);
  }

  /** Without going through the sums for each item. */
  override *[Symbol.iterator](): Iterator<Value> {
    const pending: ListValue[] = [this];
    for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
      if (next instanceof JoinedList) pending.push(next.#second, next.#first);
      else yield* next;
    }
  }
}

/** A map or an object. */
export abstract class MapValue {
  abstract readonly size: number;
  /** The value of a key, undefined when absent, an error when a key cannot have that type. */
  abstract find(key: Value): Value | undefined;
  abstract keys(): Iterable<Value>;

  equals(other: MapValue, spend: Spend): boolean | CelError {
    if (this.size !== other.size) return false;
    for (const key of this.keys()) {
      spendOnKey(key, spend);
      const theirs = other.find(key);
      if (theirs === undefined) return false;
      const same = equal(this.find(key) as Value, theirs, spend);
      if (same !== true) return same;
    }
    return true;
  }
}

/** What identifies a key. A text is its own identity, so that its hash is computed once. */
export type KeyIdentity = string | boolean | bigint | number;

/** The normalised key: equal numbers of different types are one key. */
export function keyIdentity(key: Value): KeyIdentity | undefined {
  switch (typeof key) {
    case 'string':
    case 'boolean':
    case 'bigint':
      return key;
    case 'number':
      return Number.isInteger(key) ? BigInt(key) : key;
    default:
      return key instanceof Uint ? key.value : undefined;
  }
}

/** Counts the work of a look-up: a long key is compared with the one that is found. */
export function spendOnKey(key: Value, spend: Spend): void {
  if (typeof key === 'string' && key.length > CHARACTERS) spend(key.length / CHARACTERS);
}

/** A map made by an expression. Those built by macros grow in place, and earlier steps still see their own entries. */
export class HashMap extends MapValue {
  readonly #entries: Map<KeyIdentity, readonly [key: Value, value: Value, position: number]>;
  readonly size: number;

  private constructor(entries: Map<KeyIdentity, readonly [Value, Value, number]>) {
    super();
    this.#entries = entries;
    this.size = entries.size;
  }

  /** @returns an error for an invalid key type, or a repeated key */
  static of(entries: Iterable<readonly [Value, Value]>): HashMap | CelError {
    const map = new Map<KeyIdentity, readonly [Value, Value, number]>();
    for (const [key, value] of entries) {
      const identity = typeof key === 'number' ? undefined : keyIdentity(key);
      if (identity === undefined) return new CelError(`unsupported key type: ${typeNameOf(key)}`);
      if (map.has(identity)) return new CelError(`Failed with repeated key: ${printKey(key)}`);
      map.set(identity, [key, value, map.size]);
    }
    return new HashMap(map);
  }

  /** A map with one more entry; the original is unchanged. */
  static inserted(map: MapValue, key: Value, value: Value): HashMap | CelError {
    const identity = typeof key === 'number' ? undefined : keyIdentity(key);
    if (identity === undefined) return new CelError(`unsupported key type: ${typeNameOf(key)}`);
    if (map.find(key) !== undefined) return new CelError(`insert failed: key ${printKey(key)} already exists`);
    if (!(map instanceof HashMap) || map.#entries.size !== map.size) {
      const copied = HashMap.of([...map.keys()].map((known) => [known, map.find(known) as Value]));
      return copied instanceof CelError ? copied : HashMap.inserted(copied, key, value);
    }
    map.#entries.set(identity, [key, value, map.size]);
    return new HashMap(map.#entries);
  }

  find(key: Value): Value | undefined {
    const identity = keyIdentity(key);
    if (identity === undefined) return noSuchOverload();
    const entry = this.#entries.get(identity);
    return entry !== undefined && entry[2] < this.size ? entry[1] : undefined;
  }

  *keys(): Iterable<Value> {
    for (const [key, , position] of this.#entries.values()) if (position < this.size) yield key;
  }
}

/** A key as messages print it. */
export function printKey(key: Value): string {
  if (key instanceof Uint) return String(key.value);
  return typeof key === 'object' && key !== null ? typeNameOf(key) : String(key);
}

/** The fault of a call without a matching overload. */
export function noSuchOverload(): CelError {
  return new CelError('no such overload');
}

/** The name of a value's type, as `type(x)` prints it. */
export function typeNameOf(value: Value): string {
  switch (typeof value) {
    case 'boolean':
      return 'bool';
    case 'bigint':
      return 'int';
    case 'number':
      return 'double';
    case 'string':
      return 'string';
    default:
      break;
  }
  if (value === null) return 'null_type';
  if (value instanceof Uint) return 'uint';
  if (value instanceof Uint8Array) return 'bytes';
  if (value instanceof ListValue) return 'list';
  if (value instanceof MapValue) return 'map';
  if (value instanceof Timestamp) return 'google.protobuf.Timestamp';
  if (value instanceof Duration) return 'google.protobuf.Duration';
  if (value instanceof TypeValue) return 'type';
  if (value instanceof Optional) return 'optional_type';
  if (value instanceof Opaque) return value.typeName;
  return 'error';
}

/** A number of any type, for comparisons across types; undefined for other values. */
export function numberOf(value: Value): number | bigint | undefined {
  if (typeof value === 'number' || typeof value === 'bigint') return value;
  return value instanceof Uint ? value.value : undefined;
}

/** Order of two numbers; undefined when one is NaN. Compared with a double, an integer counts as the nearest double. */
export function compareNumbers(one: number | bigint, other: number | bigint): -1 | 0 | 1 | undefined {
  const mixed = typeof one !== typeof other;
  const [left, right] = mixed ? [Number(one), Number(other)] : [one, other];
  if (left < right) return -1;
  if (left > right) return 1;
  return left === right ? 0 : undefined;
}

/** Characters or bytes compared in the time of visiting one value. */
const CHARACTERS = 256;

/** The length of two texts, or of two byte sequences, that have to be compared to the end. */
function comparedLength(one: Value, other: Value): number {
  const comparable =
    (typeof one === 'string' && typeof other === 'string') ||
    (one instanceof Uint8Array && other instanceof Uint8Array);
  return comparable && one.length === other.length ? one.length : 0;
}

/** Equality of the language: across number types by value, false between other types. */
export function equal(one: Value, other: Value, spend: Spend): boolean | CelError {
  spend(1 + comparedLength(one, other) / CHARACTERS);
  if (one === other) return typeof one !== 'number' || !Number.isNaN(one);
  if (one instanceof CelError) return one;
  if (other instanceof CelError) return other;
  const number = numberOf(one);
  if (number !== undefined) {
    const theirs = numberOf(other);
    return theirs !== undefined && compareNumbers(number, theirs) === 0;
  }
  if (typeof one !== 'object' || one === null) return false;
  return equalObjects(one, other, spend);
}

function equalObjects(one: Exclude<Value & object, CelError>, other: Value, spend: Spend): boolean | CelError {
  if (one instanceof ListValue) return other instanceof ListValue && one.equals(other, spend);
  if (one instanceof MapValue) return other instanceof MapValue && one.equals(other, spend);
  if (one instanceof Uint8Array) return other instanceof Uint8Array && Buffer.compare(one, other) === 0;
  if (one instanceof Timestamp) return other instanceof Timestamp && one.nanos === other.nanos;
  if (one instanceof Duration) return other instanceof Duration && one.nanos === other.nanos;
  if (one instanceof TypeValue) return other instanceof TypeValue && one.name === other.name;
  if (one instanceof Optional) {
    if (!(other instanceof Optional)) return false;
    if (one.value === undefined || other.value === undefined) return one.value === other.value;
    return equal(one.value, other.value, spend);
  }
  if (one instanceof Opaque) {
    return other instanceof Opaque && one.typeName === other.typeName && one.equals(other, spend);
  }
  return false;
}
