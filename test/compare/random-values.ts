import { isJsonArray, isJsonObject } from '../../src/json/own-property.js';
import type { JsonObject, JsonValue } from '../../src/json/types.js';
import type { StructuralSchema } from '../../src/schema/structural.js';
import type { Random } from './random.js';

/** Members that determine an object's meaning, without which a part would be rejected. */
const KEPT = new Set(['apiVersion', 'kind', 'name', 'key', 'type', 'operator', 'expression', 'containers', 'template']);
/** Deepest level at which random values of a schema have members. */
const DEPTH = 7;

const SPECIAL: Readonly<Record<NonNullable<StructuralSchema['special']>, readonly JsonValue[]>> = {
  quantity: ['1', '100m', '1Gi', '0'],
  'int-or-string': [80, '50%', 'web', 0],
  time: ['2024-05-01T12:00:00Z', '2025-05-01T12:00:00Z'],
  'micro-time': ['2024-05-01T12:00:00.000001Z', '2025-05-01T12:00:00.100000Z'],
  'raw-extension': [{ apiVersion: 'example.com/v1', kind: 'Any', a: 1 }, { a: { b: 'c' } }],
  json: [1, 'a', { a: [1] }],
  'fields-v1': [{ 'f:metadata': {} }],
  bytes: ['AQID', 'AA=='],
};

/** A random part of a value, with some of the rest changed. Keys of list items and members like `name` stay. */
export function partOf(
  value: JsonValue,
  schema: StructuralSchema | undefined,
  random: Random,
  depth = 0,
  keys: readonly string[] = [],
): JsonValue {
  if (isJsonArray(value)) {
    const { items, listMapKeys } = schema ?? {};
    const chosen = value
      .filter(() => depth < 2 || random.below(6) > 0)
      .map((item) => partOf(item, items, random, depth + 1, listMapKeys ?? []));
    return random.below(4) === 0 ? chosen.toReversed() : chosen;
  }
  if (isJsonObject(value)) {
    const { properties, additionalProperties } = schema ?? {};
    const dropped = depth < 2 ? 2 : 6;
    const members = Object.entries(value).filter(
      ([name]) => depth === 0 || KEPT.has(name) || keys.includes(name) || random.below(dropped) > 0,
    );
    return Object.fromEntries(
      members
        .map(
          ([name, member]) =>
            [
              name,
              keys.includes(name)
                ? member
                : partOf(member, properties?.[name] ?? additionalProperties, random, depth + 1, []),
            ] as [string, JsonValue],
        )
        .filter(([, left]) => !isEmptyList(left)),
    );
  }
  return random.below(6) === 0 ? changed(value, schema, random) : value;
}

/** Empty lists are absent in ours and have owners in the reference, an intended difference. */
function isEmptyList(value: JsonValue): boolean {
  return isJsonArray(value) && value.length === 0;
}

function changed(value: JsonValue, schema: StructuralSchema | undefined, random: Random): JsonValue {
  if (typeof value === 'boolean') return !value;
  if (schema?.enum !== undefined) return random.pick(schema.enum);
  if (schema?.special !== undefined) return random.pick(SPECIAL[schema.special]);
  if (typeof value === 'number') return value + 1;
  return value === '1' || value === 'b' ? String(random.below(3)) : value;
}

/** A random value of the schema; of several variants the first. Rules beyond the schema are ignored. */
export function valueOf(schema: StructuralSchema, random: Random, depth = 0): JsonValue {
  if (schema.special !== undefined) return random.pick(SPECIAL[schema.special]);
  if (schema.enum !== undefined) return random.pick(schema.enum.filter((value) => value !== ''));
  const { properties, items, additionalProperties } = schema;
  if (schema.type === 'array') {
    return depth > DEPTH ? [] : Array.from({ length: random.below(3) }, () => valueOf(items!, random, depth + 1));
  }
  if (additionalProperties !== undefined) {
    const names = depth > DEPTH ? [] : random.some(['a', 'b', 'c'], random.below(3));
    return Object.fromEntries(names.map((name) => [name, valueOf(additionalProperties, random, depth + 1)]));
  }
  if (properties !== undefined) return membersOf(schema, properties, random, depth);
  switch (schema.type) {
    case 'boolean':
      return random.below(2) === 0;
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 0, 0) + random.below(3);
    case 'string':
      return random.pick(['a', 'b', '1']);
    default:
      return { a: 'b' };
  }
}

function membersOf(
  { required = [] }: StructuralSchema,
  properties: NonNullable<StructuralSchema['properties']>,
  random: Random,
  depth: number,
): JsonObject {
  const chosen = Object.entries(properties).filter(
    ([name]) => required.includes(name) || KEPT.has(name) || (depth <= DEPTH && random.below(2) === 0),
  );
  const members = chosen.map(([name, member]): [string, JsonValue] => [name, valueOf(member, random, depth + 1)]);
  return Object.fromEntries(members.filter(([, value]) => !isEmptyList(value)));
}
