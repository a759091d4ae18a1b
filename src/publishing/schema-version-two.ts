import { isJsonArray, isJsonObject } from '../json/own-property.js';
import type { JsonObject, JsonValue } from '../json/types.js';

/** Keywords unknown to version 2. */
const NEW_KEYWORDS: ReadonlySet<string> = new Set(['allOf', 'anyOf', 'oneOf', 'not', 'nullable', 'default']);
/** Keywords whose members are schemas by name. */
const NAMED: ReadonlySet<string> = new Set(['properties', 'patternProperties', 'definitions']);

/**
 * A structural schema in OpenAPI version 2, as validating clients understand it: a nullable value has no type there,
 * and is not required; where unknown members are preserved none are listed.
 */
export function inVersionTwo(schema: JsonObject): JsonObject {
  const kept: Record<string, JsonValue | undefined> = {};
  for (const [keyword, value] of Object.entries(schema)) {
    if (NEW_KEYWORDS.has(keyword) || isLeftOut(keyword, schema)) continue;
    kept[keyword] = converted(keyword, value!, schema);
    if (kept[keyword] === undefined) delete kept[keyword];
  }
  return kept;
}

function isLeftOut(keyword: string, schema: JsonObject): boolean {
  const nullable = schema['nullable'] === true;
  const open = schema['x-kubernetes-preserve-unknown-fields'] === true;
  if (keyword === 'items' || keyword === 'properties') return nullable || open;
  if (keyword !== 'type') return false;
  if (nullable || schema['x-kubernetes-int-or-string'] === true) return true;
  // A list must declare its items.
  if (schema['type'] === 'array') return open || schema['items'] === undefined;
  return open && schema['type'] === 'object';
}

function converted(keyword: string, value: JsonValue, schema: JsonObject): JsonValue | undefined {
  if (NAMED.has(keyword) && isJsonObject(value)) {
    const members = Object.entries(value).map(([name, child]) => [
      name,
      isJsonObject(child) ? inVersionTwo(child) : child,
    ]);
    return Object.fromEntries(members) as JsonObject;
  }
  if ((keyword === 'items' || keyword === 'additionalProperties') && isJsonObject(value)) return inVersionTwo(value);
  return keyword === 'required' && isJsonArray(value) ? stillRequired(value, schema) : value;
}

/** The required members; undefined without any. */
function stillRequired(names: readonly JsonValue[], schema: JsonObject): JsonValue | undefined {
  const { properties, additionalProperties } = schema;
  const mayBeNull = (child: JsonValue | undefined): boolean => isJsonObject(child) && child['nullable'] === true;
  if (mayBeNull(additionalProperties)) return undefined;
  if (!isJsonObject(properties)) return [...names];
  const left = names.filter((name) => !mayBeNull(properties[name as string]));
  return left.length === 0 ? undefined : left;
}
