import { printJson } from '../json/print.js';
import { getOwn, isJsonObject, setOwn, type MutableJsonObject } from '../json/own-property.js';
import type { JsonObject, JsonValue } from '../json/types.js';
import type { StructuralSchema } from './structural.js';

/** The members of an item that form its key, with defaults for absent ones (known fault BL-025). */
export function listMapKeyMembers(schema: StructuralSchema, item: JsonObject): JsonObject {
  const key: MutableJsonObject = {};
  for (const name of schema.listMapKeys ?? []) {
    const value = getOwn(item, name) ?? getOwn(schema.items?.properties ?? {}, name)?.default;
    if (value !== undefined && value !== null) setOwn(key, name, value);
  }
  return key;
}

/** The key of an item of a keyed list as one text; undefined for items that are not objects. */
export function listMapKeyOf(schema: StructuralSchema, item: JsonValue): string | undefined {
  if (!isJsonObject(item)) return undefined;
  const keys = schema.listMapKeys;
  if (keys?.length === 1) {
    // The common case, a name. The prefix distinguishes it from keys printed as objects.
    const value = getOwn(item, keys[0]!);
    if (typeof value === 'string') return `=${value}`;
  }
  return printJson(listMapKeyMembers(schema, item));
}
