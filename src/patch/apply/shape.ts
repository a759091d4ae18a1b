import { getOwn, isJsonArray, isJsonObject, setOwn, type MutableJsonObject } from '../../json/own-property.js';
import type { JsonObject, JsonValue } from '../../json/types.js';
import type { StructuralSchema } from '../../schema/structural.js';
import { keyElement, type PathElement, valueElement } from './path-element.js';

/** Without a schema: objects are merged by member, lists and scalars are atomic. */
export const UNSTRUCTURED: StructuralSchema = Object.freeze({ preserveUnknownFields: true });

/** Always atomic. */
const OPAQUE: StructuralSchema = Object.freeze({ type: 'object', mapType: 'atomic' });

/** How a value is owned and merged. */
export type Shape = 'leaf' | 'object' | 'list';

/**
 * How a value with this schema is owned: atomically (scalars, atomic lists and objects), by member, or by item. Where
 * the schema leaves the type open, the value decides.
 */
export function shapeOf(schema: StructuralSchema, value: JsonValue | undefined): Shape {
  if (isOpen(schema)) return schema.mapType !== 'atomic' && !isScalarOrList(value) ? 'object' : 'leaf';
  if (schema.special !== undefined) return 'leaf';
  if (schema.type === 'array') return listTypeOf(schema) === 'atomic' ? 'leaf' : 'list';
  if (schema.type === 'object') return schema.mapType === 'atomic' ? 'leaf' : 'object';
  return 'leaf';
}

/** Whether the schema leaves the type open, so that objects are merged freely. */
export function isOpen(schema: StructuralSchema): boolean {
  if (schema.special !== undefined) return schema.special === 'json' || schema.special === 'fields-v1';
  return schema.union !== undefined || (schema.type === undefined && schema !== OPAQUE);
}

function isScalarOrList(value: JsonValue | undefined): boolean {
  return value !== undefined && value !== null && !isJsonObject(value);
}

/** How a list is merged: by its list type, else by its strategic merge markers, else atomically. */
export function listTypeOf(schema: StructuralSchema): 'atomic' | 'set' | 'map' {
  if (schema.listType !== undefined) return schema.listType;
  if (schema.patchStrategy?.includes('merge') !== true) return 'atomic';
  return schema.patchMergeKey === undefined ? 'set' : 'map';
}

/** The names of the members that form the key of a list's items. */
function listKeysOf(schema: StructuralSchema): readonly string[] {
  return schema.listMapKeys ?? (schema.patchMergeKey === undefined ? [] : [schema.patchMergeKey]);
}

/** The schema of a member that is declared by name. */
export function declaredMember(schema: StructuralSchema, name: string): StructuralSchema | undefined {
  return schema.properties === undefined ? undefined : getOwn(schema.properties, name);
}

/**
 * The schema of a member; undefined when the schema does not allow it. Published schemas do not describe values of
 * several forms, so these are merged freely, whatever their form.
 */
export function memberOf(schema: StructuralSchema, name: string): StructuralSchema | undefined {
  if (schema.union !== undefined) return UNSTRUCTURED;
  return declaredMember(schema, name) ?? undeclaredMember(schema);
}

function undeclaredMember(schema: StructuralSchema): StructuralSchema | undefined {
  if (schema.additionalProperties !== undefined) return schema.additionalProperties;
  if (isOpen(schema) || schema.preserveUnknownFields === true || schema.properties === undefined) return UNSTRUCTURED;
  return undefined;
}

/**
 * Whether a missing member of a built-in struct counts as null: non-pointer times, which the public API prints as null
 * in such places, and members marked as written. Creating the struct includes owning them.
 */
export function isNullWhenAbsent(name: string, { special, presence, written }: StructuralSchema): boolean {
  if (written === true) return true;
  if (special !== 'time' && special !== 'micro-time') return false;
  return presence === 'zero-absent' && name !== 'creationTimestamp';
}

/** The schema of a list's items. */
export function itemOf(schema: StructuralSchema): StructuralSchema {
  return schema.items ?? OPAQUE;
}

/** An item of a keyed list or a set that cannot be identified; in the words of the public API. */
export class UnknownItemError extends Error {}

/**
 * The step to an item of a keyed list or a set. Missing key members count with their default, or not at all.
 *
 * @throws UnknownItemError when the item has no key
 */
export function itemElement(schema: StructuralSchema, item: JsonValue): PathElement {
  if (listTypeOf(schema) === 'map') return keyedElement(schema, item);
  if (isJsonArray(item)) throw new UnknownItemError('not supported: associative list with lists as elements');
  if (item === null) throw new UnknownItemError("associative list without keys has an element that's an explicit null");
  if (isJsonObject(item)) throw new UnknownItemError("associative list without keys has an element that's a map type");
  return valueElement(item);
}

function keyedElement(schema: StructuralSchema, item: JsonValue): PathElement {
  if (item === null) throw new UnknownItemError('associative list with keys may not have a null element');
  if (!isJsonObject(item)) throw new UnknownItemError('associative list with keys may not have non-map elements');
  const names = listKeysOf(schema);
  const key: MutableJsonObject = {};
  let found = false;
  for (const name of names) {
    const value = getOwn<JsonValue | undefined>(item, name) ?? keyDefault(itemOf(schema), name);
    if (value === undefined || value === null) continue;
    setOwn(key, name, value);
    found = true;
  }
  if (!found) {
    throw new UnknownItemError(
      `associative list with keys has an element that omits all key fields ["${names.join('" "')}"] ` +
        "(and doesn't have default values for any key fields)",
    );
  }
  return keyElement(key);
}

/** The default of a key member. A required one has its type's zero value in the published schema. */
function keyDefault(items: StructuralSchema, name: string): JsonValue | undefined {
  const member = declaredMember(items, name);
  if (member?.default !== undefined) return member.default;
  if (member?.presence === undefined || items.required?.includes(name) !== true) return undefined;
  if (member.special !== undefined) return undefined;
  return member.type === 'string' ? '' : member.type === 'integer' || member.type === 'number' ? 0 : undefined;
}

/**
 * The content of an object with nothing given, without defaults: structs that always exist, and zeros of members that
 * are required or written when empty. A writer of such a list or map owns its content, not the list itself.
 */
export function emptyObject(schema: StructuralSchema): JsonObject {
  const made: MutableJsonObject = {};
  for (const [name, member] of Object.entries(schema.properties ?? {})) {
    if (member.presence === 'always') setOwn(made, name, emptyObject(member));
    else if (isWritten(name, schema)) setOwn(made, name, zeroOf(member));
  }
  return made;
}

/** Whether a declared member of a built-in struct is written even when empty. */
export function isWritten(name: string, schema: StructuralSchema): boolean {
  const member = schema.properties![name]!;
  return member.written ?? (schema.required?.includes(name) === true || isZeroByDefault(member));
}

/** An empty text is written wherever it is the default; other zeros where the member cannot be omitted. */
function isZeroByDefault({ default: value, presence }: StructuralSchema): boolean {
  return value === '' || (presence === 'zero-absent' && (value === 0 || value === false));
}

/** What an empty member is written as. */
export function zeroOf({ type, special }: StructuralSchema): JsonValue {
  if (special !== undefined) return null;
  if (type === 'string') return '';
  if (type === 'boolean') return false;
  return type === 'integer' || type === 'number' ? 0 : null;
}
