import { isJsonArray, isJsonObject } from '../../src/json/own-property.js';
import type { JsonObject, JsonValue } from '../../src/json/types.js';
import type { SpecialForm, StructuralSchema } from '../../src/schema/structural.js';
import { type Path, withValue } from './mutations.js';

/** Deepest corrupted level. */
const DEEPEST = 9;

/** Usual strings of members of these names. */
const USUAL: Readonly<Record<string, string>> = {
  ip: '10.0.0.1',
  hostname: 'a.example.com',
  status: 'True',
  reason: 'Because',
  kind: 'Pod',
  apiVersion: 'v1',
  apiGroup: 'apps',
  driver: 'd.example.com',
  completedIndexes: '0',
  failedIndexes: '1',
  ips: '10.0.0.1/24',
  request: 'r',
  shareID: '00000000-0000-0000-0000-000000000001',
};

const SPECIAL: Readonly<Record<SpecialForm, JsonValue>> = {
  quantity: '1',
  'int-or-string': 1,
  time: '2024-05-01T12:00:00Z',
  'micro-time': '2024-05-01T12:00:00.000001Z',
  'raw-extension': { a: 'b' },
  json: { a: 'b' },
  'fields-v1': {},
  bytes: 'AQID',
};

/** A value of the schema that satisfies most rules, with all of its members. */
export function usualOf(schema: StructuralSchema, name = '', depth = 0): JsonValue {
  if (schema.special !== undefined) return SPECIAL[schema.special];
  if (schema.enum !== undefined) return schema.enum.find((value) => value !== '') ?? '';
  const { properties, items, additionalProperties } = schema;
  if (schema.type === 'array') return depth > DEEPEST ? [] : [usualOf(items!, name, depth + 1)];
  if (additionalProperties !== undefined) return { cpu: usualOf(additionalProperties, 'cpu', depth + 1) };
  if (properties !== undefined) {
    const members = Object.entries(properties).filter(() => depth <= DEEPEST);
    return Object.fromEntries(members.map(([member, of]) => [member, usualOf(of, member, depth + 1)]));
  }
  switch (schema.type) {
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, 1);
    case 'string':
      return USUAL[name] ?? 'a';
    default:
      return { a: 'b' };
  }
}

const TEXTS: readonly JsonValue[] = [
  '',
  'b',
  'A b!',
  'example.com/x',
  'x.example.com',
  'X.example.com',
  'x'.repeat(64),
  'x'.repeat(300),
  'True',
  'False',
  '10.0.0.1',
  '::1',
  '0-1',
  '1,0',
  '5-',
  1,
  true,
  null,
];
const NUMBERS: readonly JsonValue[] = [-1, 0, 2, 1_000_000, 2_147_483_647, 2_147_483_648, 1.5, '1', null];
const TIMES: readonly JsonValue[] = ['2020-01-01T00:00:00Z', '2030-01-01T00:00:00Z', '', 'x', 0, null];
const AMOUNTS: readonly JsonValue[] = ['-1', '0', '2', '1.5', '100m', '10Gi', 'x', '', 5, null];

/** Values to replace the usual one at a path. */
function oddOf(schema: StructuralSchema, usual: JsonValue): readonly JsonValue[] {
  switch (schema.special) {
    case 'quantity':
      return AMOUNTS;
    case 'time':
    case 'micro-time':
      return TIMES;
    case 'bytes':
      return ['', '!', 'AAAA', 1, null];
    case undefined:
      break;
    default:
      return ['x', 5, [], {}, { a: 'x'.repeat(11_000) }, null];
  }
  const choices = (schema.enum ?? []).filter((value) => value !== usual);
  if (schema.type === 'string') return [...choices, ...TEXTS];
  if (schema.type === 'integer' || schema.type === 'number') return NUMBERS;
  if (schema.type === 'boolean') return [false, 'x', null];
  if (schema.type === 'array') {
    const item = isJsonArray(usual) && usual.length > 0 ? usual[0]! : usualOf(schema.items!);
    return [null, [], {}, [null], [item, item], Array.from({ length: 300 }, () => item)];
  }
  const value = isJsonObject(usual) ? Object.values(usual)[0] : undefined;
  const keyed = schema.additionalProperties === undefined ? [] : [...KEYS];
  return [null, {}, [], 'x', ...keyed.map((key): JsonObject => ({ [key]: value ?? '1' }))];
}

const KEYS = ['memory', 'pods', 'example.com/x', 'A b!', '', 'requests.cpu', 'count/pods', 'storage', 'x'.repeat(70)];

/** A status with one possibly invalid value. */
export interface CorruptedStatus {
  readonly place: Path;
  readonly value: JsonValue | undefined;
  readonly status: JsonValue;
}

/** The status with each of its members removed, and set to each unusual value. */
export function* corruptedStatuses(status: JsonObject, schema: StructuralSchema): Generator<CorruptedStatus> {
  for (const [place, of] of placesOf(status, schema, [])) {
    if (typeof place.at(-1) === 'string')
      yield { place, value: undefined, status: withValue(status, place, undefined) };
    for (const value of oddOf(of, valueAt(status, place)))
      yield { place, value, status: withValue(status, place, value) };
  }
}

function* placesOf(
  value: JsonValue,
  schema: StructuralSchema | undefined,
  above: Path,
): Generator<readonly [Path, StructuralSchema]> {
  if (schema === undefined) return;
  if (above.length > 0) yield [above, schema];
  if (schema.special !== undefined) return;
  if (isJsonArray(value)) {
    if (value.length > 0) yield* placesOf(value[0]!, schema.items, [...above, 0]);
  } else if (isJsonObject(value)) {
    for (const [name, member] of Object.entries(value)) {
      yield* placesOf(member, schema.properties?.[name] ?? schema.additionalProperties, [...above, name]);
    }
  }
}

function valueAt(value: JsonValue, place: Path): JsonValue {
  return place.reduce<JsonValue>((at, step) => (at as { readonly [step: string]: JsonValue })[step]!, value);
}
