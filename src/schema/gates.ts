import { isJsonArray, isJsonObject } from '../json/own-property.js';
import type { JsonArray, JsonObject, JsonValue } from '../json/types.js';
import type { StructuralSchema } from './structural.js';
import { compileWalk, leadingTo } from './walk.js';

/** Removes members whose feature gates are off; the same object when it has none. */
export type GateFilter = (object: JsonObject, stored: JsonObject | undefined) => JsonObject;

/**
 * What a write loses while features are off: members behind a gate in `off`. A member that the stored object uses
 * anywhere stays, so that an object written while the feature was on can still be updated.
 *
 * @returns undefined when no member of the schema is behind one of the gates
 */
export function compileGateFilter(root: StructuralSchema, off: ReadonlySet<string>): GateFilter | undefined {
  const closed = (schema: StructuralSchema): boolean => schema.gates?.some((gate) => off.has(gate)) ?? false;
  const leading = leadingTo(root, closed);
  if (!leading.has(root)) return undefined;
  const walk = compileWalk(root, closed);
  return (object, stored) => {
    const used = new Set<StructuralSchema>();
    if (stored !== undefined) walk(stored, undefined, (schema) => used.add(schema));
    const shut = (schema: StructuralSchema): boolean => closed(schema) && !used.has(schema);
    return filter(root, object, { leading, shut }) as JsonObject;
  };
}

interface Cut {
  readonly leading: ReadonlySet<StructuralSchema>;
  readonly shut: (schema: StructuralSchema) => boolean;
}

function filter(schema: StructuralSchema, value: JsonValue, cut: Cut): JsonValue {
  if (!cut.leading.has(schema)) return value;
  if (isJsonArray(value)) return schema.items === undefined ? value : filterItems(schema.items, value, cut);
  return isJsonObject(value) ? filterMembers(schema, value, cut) : value;
}

function filterItems(schema: StructuralSchema, list: JsonArray, cut: Cut): JsonArray {
  const items = list.map((item) => filter(schema, item, cut));
  return items.some((item, index) => item !== list[index]) ? items : list;
}

function filterMembers(schema: StructuralSchema, object: JsonObject, cut: Cut): JsonObject {
  let kept: [string, JsonValue][] | undefined;
  const entries = Object.entries(object) as [string, JsonValue][];
  entries.forEach(([name, value], index) => {
    const member = schema.properties?.[name] ?? schema.additionalProperties;
    const gone = member !== undefined && cut.shut(member);
    const after = member === undefined || gone ? value : filter(member, value, cut);
    if (kept === undefined && (gone || after !== value)) kept = entries.slice(0, index);
    if (kept !== undefined && !gone) kept.push([name, after]);
  });
  return kept === undefined ? object : Object.fromEntries(kept);
}
