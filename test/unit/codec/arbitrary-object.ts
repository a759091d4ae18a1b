import fc from '../../support/property.js';
import type { JsonObject, JsonValue } from '../../../src/json/types.js';
import type { StructuralSchema } from '../../../src/schema/structural.js';

/** A non-empty string other than `__proto__`, which fast-check likes to try. */
export const WORD = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).filter((word) => word !== '__proto__');
const KEY = fc.oneof(WORD, fc.constant('__proto__'));
const JSON_OBJECT = fc.dictionary(WORD, fc.oneof(fc.boolean(), fc.integer(), WORD), { maxKeys: 3 });
const SECONDS = fc.integer({ min: -62_135_596_800, max: 253_402_300_799 });

function timeText(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 19);
}

const SPECIAL: Readonly<Record<string, fc.Arbitrary<JsonValue>>> = {
  quantity: fc.constantFrom('100m', '1Gi', '2', '0', '1.5'),
  'int-or-string': fc.oneof(fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }), WORD),
  time: SECONDS.map((seconds) => `${timeText(seconds)}Z`),
  'micro-time': fc
    .tuple(SECONDS, fc.integer({ min: 0, max: 999_999 }))
    .map(([seconds, micros]) => `${timeText(seconds)}.${String(micros).padStart(6, '0')}Z`),
  'raw-extension': JSON_OBJECT,
  json: JSON_OBJECT,
  'fields-v1': JSON_OBJECT,
  bytes: fc.uint8Array({ minLength: 1, maxLength: 20 }).map((bytes) => Buffer.from(bytes).toString('base64')),
};

/** Depth below which an object is nested in another one; tests begin above it. */
const NESTED = 5;

const MAX_INT64 = 2n ** 63n - 1n;

function int64(): fc.Arbitrary<JsonValue> {
  return fc.bigInt({ min: -MAX_INT64 - 1n, max: MAX_INT64 }).map((value) => {
    const safe = value >= BigInt(Number.MIN_SAFE_INTEGER) && value <= BigInt(Number.MAX_SAFE_INTEGER);
    return safe ? Number(value) : value;
  });
}

/**
 * Objects in normal form by a schema: zero members are omitted where zero means absent. Below `depth` only scalars are
 * filled in, so that cyclic schemas end.
 */
export function arbitraryValue(schema: StructuralSchema, depth: number, keys = KEY): fc.Arbitrary<JsonValue> {
  if (schema.special !== undefined) return SPECIAL[schema.special]!;
  if (schema.union !== undefined) {
    return fc.oneof(
      ...schema.union.map((form) => {
        if (form === 'boolean') return fc.boolean();
        if (form === 'object') return arbitraryObject(schema, depth, keys);
        return fc.array(arbitraryValue(schema.items!, depth - 1, keys), { minLength: 1, maxLength: 3 });
      }),
    );
  }
  switch (schema.type) {
    case 'string':
      return schema.format === 'byte' ? SPECIAL['bytes']! : fc.oneof(WORD, fc.constant(''));
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return schema.format === 'int64' ? int64() : fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 });
    case 'number':
      return fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => (Object.is(value, -0) ? 0 : value));
    case 'array':
      return fc.array(arbitraryValue(schema.items!, depth - 1, keys), { minLength: 1, maxLength: 3 });
    case 'object':
      return schema.additionalProperties === undefined
        ? arbitraryObject(schema, depth, keys)
        : fc.dictionary(keys, arbitraryValue(schema.additionalProperties, depth - 1, keys), {
            minKeys: 1,
            maxKeys: 3,
            noNullPrototype: true,
          });
    case undefined:
      break;
  }
  throw new Error('a node without type');
}

function arbitraryObject(
  schema: StructuralSchema,
  depth: number,
  keys: fc.Arbitrary<string>,
): fc.Arbitrary<JsonObject> {
  const members: Record<string, fc.Arbitrary<JsonValue>> = {};
  for (const [name, member] of Object.entries(schema.properties ?? {})) {
    // Embedded kinds (claims in a stateful set) have no apiVersion and kind in protobuf.
    if (depth < NESTED && schema.properties?.['metadata'] && (name === 'apiVersion' || name === 'kind')) continue;
    const isScalar = member.type !== 'object' && member.type !== 'array' && member.union === undefined;
    if (depth > 0 || isScalar || member.special !== undefined) members[name] = arbitraryValue(member, depth - 1, keys);
  }
  return fc.record(members, { requiredKeys: [], noNullPrototype: true }).map((object) => {
    const kept = Object.entries(object).filter(([name, value]) => {
      const zeroAbsent = schema.properties![name]!.presence === 'zero-absent';
      return !(zeroAbsent && (value === '' || value === 0 || value === false));
    });
    return Object.fromEntries(kept) as JsonObject;
  });
}

const ZERO_OF_SPECIAL: Readonly<Record<string, readonly JsonValue[]>> = {
  quantity: ['0', 0, '0m'],
  'int-or-string': [0, ''],
  time: ['1970-01-01T00:00:00Z', '0001-01-01T00:00:00Z'],
  'micro-time': ['1970-01-01T00:00:00.000000Z', '0001-01-01T00:00:00.000000Z'],
  'raw-extension': [{}],
  json: [{}, [], '', 0, false],
  'fields-v1': [{}],
  bytes: [''],
};

const ZERO_OF_TYPE = { string: '', boolean: false, integer: 0, number: 0, array: [], object: {} } as const;

function zerosOf(schema: StructuralSchema): readonly JsonValue[] {
  if (schema.special !== undefined) return ZERO_OF_SPECIAL[schema.special]!;
  return schema.type === undefined ? [] : [ZERO_OF_TYPE[schema.type]];
}

/**
 * What clients may send for a schema: absent, null, zero, empty and filled members, lists and maps with items of each
 * sort. Below `depth` lists, maps and structs are empty.
 */
export function sparseValue(schema: StructuralSchema, depth: number): fc.Arbitrary<JsonValue> {
  const zeros = fc.constantFrom<JsonValue>(null, ...zerosOf(schema));
  return fc.oneof({ arbitrary: zeros, weight: 1 }, { arbitrary: filledValue(schema, depth), weight: 1 });
}

function filledValue(schema: StructuralSchema, depth: number): fc.Arbitrary<JsonValue> {
  const { properties, additionalProperties, items } = schema;
  if (schema.special !== undefined || (schema.type !== 'array' && schema.type !== 'object')) {
    return arbitraryValue(schema, 0);
  }
  if (depth <= 0) return fc.constant(schema.type === 'array' ? [] : {});
  if (schema.type === 'array') return fc.array(sparseValue(items!, depth - 1), { maxLength: 3 });
  if (additionalProperties !== undefined) {
    return fc.dictionary(WORD, sparseValue(additionalProperties, depth - 1), { maxKeys: 3, noNullPrototype: true });
  }
  const members = Object.entries(properties ?? {});
  // Few members at a time: a fault shows when all others are absent.
  return fc.subarray(members, { maxLength: Math.min(4, members.length) }).chain((chosen) => {
    const values = chosen.map(([name, member]) => [name, sparseValue(member, depth - 1)] as const);
    return fc.record(Object.fromEntries(values), { noNullPrototype: true }) as fc.Arbitrary<JsonObject>;
  });
}
