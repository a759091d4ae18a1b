import { isJsonArray, isJsonObject, setOwn, type MutableJsonObject } from '../../json/own-property.js';
import type { JsonObject, JsonValue } from '../../json/types.js';
import type { StructuralSchema } from '../../schema/structural.js';
import { isWritten, memberOf, zeroOf } from './shape.js';

/**
 * A converted object of a built-in kind as the public API writes it: empty members are omitted, except those written
 * when empty, which are always present. So a manager that changes to another version keeps the members that are always
 * present in it.
 */
export function writtenForm(object: JsonObject, schema: StructuralSchema): JsonObject {
  return settled(object, schema, true) as JsonObject;
}

/** A converted object of a built-in kind without empty members. */
export function withoutEmpty(object: JsonObject, schema: StructuralSchema): JsonObject {
  return settled(object, schema, false) as JsonObject;
}

function settled(value: JsonValue, schema: StructuralSchema | undefined, filled: boolean): JsonValue {
  if (schema === undefined || schema.special !== undefined || schema.union !== undefined) return value;
  if (isJsonArray(value)) return value.map((item) => settled(item, schema.items, filled));
  if (!isJsonObject(value)) return value;
  const made: MutableJsonObject = {};
  for (const [name, member] of Object.entries(value) as [string, JsonValue][]) {
    // An emptied value is null until it is converted.
    if (member === null) continue;
    const below = memberOf(schema, name);
    if (!isEmpty(member) || below?.presence !== 'zero-absent') setOwn(made, name, settled(member, below, filled));
  }
  if (filled) fill(made, schema);
  return made;
}

function fill(made: MutableJsonObject, schema: StructuralSchema): void {
  for (const [name, member] of Object.entries(schema.properties ?? {})) {
    if (Object.hasOwn(made, name)) continue;
    if (member.presence === 'always') setOwn(made, name, settled({}, member, true));
    else if (isWritten(name, schema)) setOwn(made, name, zeroOf(member));
  }
}

function isEmpty(value: JsonValue): boolean {
  if (isJsonArray(value)) return value.length === 0;
  return isJsonObject(value) && Object.keys(value).length === 0;
}
