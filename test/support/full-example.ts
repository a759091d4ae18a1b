import type { JsonObject, JsonValue } from '../../src/json/types.js';
import type { StructuralSchema } from '../../src/schema/structural.js';

const SPECIAL: Readonly<Record<NonNullable<StructuralSchema['special']>, JsonValue>> = {
  quantity: '100m',
  'int-or-string': 8080,
  time: '2024-05-01T12:00:00Z',
  'micro-time': '2024-05-01T12:00:00.000001Z',
  'raw-extension': { apiVersion: 'ex.io/v1', kind: 'Any', a: 1 },
  json: { any: ['value', 1, true] },
  'fields-v1': { 'f:metadata': {} },
  bytes: 'AQID',
};

/** How often a type may be nested inside itself. */
const MAX_NESTING = 1;

/** An object of the schema with a value for every member, in normal form; of several variants the first. */
export function fullExample(schema: StructuralSchema): JsonObject {
  return exampleOf(schema, []) as JsonObject;
}

function exampleOf(schema: StructuralSchema, above: readonly StructuralSchema['properties'][]): JsonValue | undefined {
  if (schema.special !== undefined) return SPECIAL[schema.special];
  if (schema.enum !== undefined) return schema.enum.find((value) => value !== '')!;
  const { properties, items, additionalProperties } = schema;
  if (schema.type === 'array') {
    const item = exampleOf(items!, above);
    return item === undefined ? undefined : [item];
  }
  if (additionalProperties !== undefined) {
    const value = exampleOf(additionalProperties, above);
    return value === undefined ? undefined : { key: value };
  }
  if (properties !== undefined) return membersOf(properties, above);
  return scalarOf(schema);
}

function membersOf(
  properties: NonNullable<StructuralSchema['properties']>,
  above: readonly StructuralSchema['properties'][],
): JsonObject | undefined {
  if (above.filter((each) => each === properties).length > MAX_NESTING) return undefined;
  const members: [string, JsonValue][] = [];
  for (const [name, member] of Object.entries(properties)) {
    const value = exampleOf(member, [...above, properties]);
    if (value !== undefined) members.push([name, value]);
  }
  return Object.fromEntries(members);
}

/** A string that matches the pattern. */
function textFor(pattern = ''): string {
  const found = ['a', '/a', 'A'].find((text) => new RegExp(pattern, 'u').test(text));
  if (found === undefined) throw new Error(`no text here fits ${pattern}`);
  return found;
}

function scalarOf(schema: StructuralSchema): JsonValue {
  switch (schema.type) {
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, 1);
    case 'string':
      return schema.format === 'byte' ? 'AQID' : textFor(schema.pattern);
    default:
      return { a: 'b' };
  }
}
