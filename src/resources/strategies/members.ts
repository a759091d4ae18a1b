import { isJsonObject } from '../../json/own-property.js';
import type { JsonArray, JsonObject, JsonValue } from '../../json/types.js';

declare const SHAPE: unique symbol;

/**
 * An object of a type of `generated/types`: the functions below read members of that type only, so that the compiler
 * finds names that its schema lacks. Of an object of unknown type they read any member.
 */
export type Of<T> = JsonObject & { readonly [SHAPE]?: T };

/** The same, or any object where the type is not known. */
type Read<T> = unknown extends T ? JsonObject : Of<T>;
type Source<T> = Of<T> | JsonValue | undefined;
/** A literal name must be one of the type's members; a computed one is not checked. */
type MemberOf<T, Name extends string> = unknown extends T ? Name : string extends Name ? Name : Name & keyof T;
type ValueOf<T, Name> = Name extends keyof T ? NonNullable<T[Name]> : unknown;
type ItemOf<T> = T extends readonly (infer Item)[] ? Item : unknown;

const NO_ITEMS: JsonArray = Object.freeze([]);
const NO_MEMBERS: JsonObject = Object.freeze({});

/** The own member of that name when it is an object. Members of absent parents are absent. */
export function objectAt<T, Name extends string>(
  from: Source<T>,
  name: MemberOf<NoInfer<T>, Name>,
): Read<ValueOf<T, Name>> | undefined {
  if (!isJsonObject(from) || !Object.hasOwn(from, name)) return undefined;
  const value = from[name];
  return isJsonObject(value) ? value : undefined;
}

/** The member as a map; an empty one when it is absent. */
export function mapAt<T, Name extends string>(
  from: Source<T>,
  name: MemberOf<NoInfer<T>, Name>,
): Read<ValueOf<T, Name>> {
  return objectAt(from, name) ?? NO_MEMBERS;
}

/** The member as a list; an empty one when it is absent. */
export function listAt<T, Name extends string>(from: Source<T>, name: MemberOf<NoInfer<T>, Name>): JsonArray {
  const value = isJsonObject(from) && Object.hasOwn(from, name) ? from[name] : undefined;
  return Array.isArray(value) ? (value as JsonArray) : NO_ITEMS;
}

/**
 * The member as a list of objects; empty when absent. The schema has validated the items, so they are not checked; an
 * unexpected item has no members.
 */
export function objectsAt<T, Name extends string>(
  from: Source<T>,
  name: MemberOf<NoInfer<T>, Name>,
): readonly Read<ItemOf<ValueOf<T, Name>>>[] {
  return listAt(from, name) as readonly JsonObject[];
}

/** The member as text; `''` when it is absent. */
export function textAt<T, Name extends string>(from: Source<T>, name: MemberOf<NoInfer<T>, Name>): string {
  const value = isJsonObject(from) && Object.hasOwn(from, name) ? from[name] : undefined;
  return typeof value === 'string' ? value : '';
}

/** The member as a number; undefined when it is absent. Integers beyond 2^53 lose digits, which only ranges tolerate. */
export function numberAt<T, Name extends string>(
  from: Source<T>,
  name: MemberOf<NoInfer<T>, Name>,
): number | undefined {
  const value = isJsonObject(from) && Object.hasOwn(from, name) ? from[name] : undefined;
  if (typeof value === 'bigint') return Number(value);
  return typeof value === 'number' ? value : undefined;
}

/** The member as a truth value; false when it is absent. */
export function flagAt<T, Name extends string>(from: Source<T>, name: MemberOf<NoInfer<T>, Name>): boolean {
  return isJsonObject(from) && Object.hasOwn(from, name) && from[name] === true;
}

/** Whether the member is there and not null. */
export function has<T, Name extends string>(from: Source<T>, name: MemberOf<NoInfer<T>, Name>): boolean {
  if (!isJsonObject(from) || !Object.hasOwn(from, name)) return false;
  const value = from[name];
  return value !== undefined && value !== null;
}

/** The object with one member set; the same object when unchanged. */
export function withMember<T extends JsonObject>(object: T, name: string, value: JsonValue): T {
  if (Object.hasOwn(object, name) && object[name] === value) return object;
  return { ...object, [name]: value };
}

/** The object without one member; the same object when it lacks it. */
export function withoutMember<T extends JsonObject>(object: T, name: string): T {
  if (!Object.hasOwn(object, name)) return object;
  const { [name]: _dropped, ...rest } = object;
  return rest as unknown as T;
}

/** `object[name]` set to `value`, or removed when `value` is undefined. */
export function withOrWithout<T extends JsonObject>(object: T, name: string, value: JsonValue | undefined): T {
  return value === undefined ? withoutMember(object, name) : withMember(object, name, value);
}

/** Each item through `change`; the same list when nothing changed. */
export function mapItems<T>(list: readonly T[], change: (item: T, index: number) => T): readonly T[] {
  let changed: T[] | undefined;
  for (let index = 0; index < list.length; index++) {
    const item = list[index] as T;
    const next = change(item, index);
    if (next !== item && changed === undefined) changed = list.slice(0, index);
    changed?.push(next);
  }
  return changed ?? list;
}

/** The list member `name` with each item through `change`; the same object when nothing changed. */
export function withItems<T extends JsonObject>(object: T, name: string, change: (item: JsonObject) => JsonObject): T {
  const list = objectsAt(object, name);
  const next = mapItems(list, change);
  return next === list ? object : withMember(object, name, next);
}

/** The list member `name` with the items that pass; removed when none does, and the same object when all do. */
export function withItemsThat<T extends JsonObject>(object: T, name: string, passes: (item: JsonObject) => boolean): T {
  const list = objectsAt(object, name);
  const kept = list.filter(passes);
  if (kept.length === list.length) return object;
  return kept.length === 0 ? withoutMember(object, name) : withMember(object, name, kept);
}

/** The object member `name` through `change`; the same object when absent or unchanged. */
export function withChanged<T extends JsonObject>(
  object: T,
  name: string,
  change: (part: JsonObject) => JsonObject,
): T {
  const part = objectAt(object, name);
  return part === undefined ? object : withMember(object, name, change(part));
}
