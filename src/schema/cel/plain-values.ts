import { isJsonArray, isJsonObject } from '../../json/own-property.js';
import type { JsonValue } from '../../json/types.js';
import { ArrayList, HashMap, type Value } from './values.js';

/** A JSON value as expressions see it without a schema: integers are ints, and every object is a map. */
export function plainValue(json: JsonValue): Value {
  if (isJsonArray(json)) return new ArrayList(json.map(plainValue));
  if (isJsonObject(json)) return HashMap.of(Object.entries(json).map(([key, value]) => [key, plainValue(value)]));
  return typeof json === 'number' && Number.isInteger(json)
    ? BigInt(json)
    : (json as Exclude<JsonValue, object> | null);
}
