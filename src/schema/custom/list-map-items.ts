import { getOwn, isJsonObject, setOwn, type MutableJsonObject } from '../../json/own-property.js';
import type { JsonArray, JsonObject, JsonValue } from '../../json/types.js';
import { canonicalText } from '../../json/canonical-text.js';
import { itemsOf, type JsonSchema, propertyOf } from './json-schema.js';

/**
 * The key of an item of a list of type `map`, as one text; undefined for other lists and for items that are not
 * objects.
 */
export function keyOfItem(schema: JsonSchema, item: JsonValue): string | undefined {
  if (schema['x-kubernetes-list-type'] !== 'map' || !isJsonObject(item)) return undefined;
  return canonicalText(keyMembers(schema, item));
}

/** The members of an item that form its key; an absent one counts as its default. */
function keyMembers(schema: JsonSchema, item: JsonObject): JsonObject {
  const key: MutableJsonObject = {};
  const items = itemsOf(schema);
  for (const name of schema['x-kubernetes-list-map-keys'] ?? []) {
    const value = getOwn(item, name) ?? (items && propertyOf(items, name)?.default);
    if (value !== undefined && value !== null) setOwn(key, name, value);
  }
  return key;
}

/** The items of a list of type `map` by key, the first of each; undefined for other lists. */
export function keyedItems(schema: JsonSchema, list: JsonArray): ReadonlyMap<string, JsonValue> | undefined {
  if (schema['x-kubernetes-list-type'] !== 'map') return undefined;
  const items = new Map<string, JsonValue>();
  for (const item of list) {
    const key = keyOfItem(schema, item);
    if (key !== undefined && !items.has(key)) items.set(key, item);
  }
  return items;
}
