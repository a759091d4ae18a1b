import { describe, expect, test } from '@jest/globals';
import type { JsonValue } from '../../../../src/json/types.js';
import type { JsonSchema } from '../../../../src/schema/custom/json-schema.js';
import { createValueCaches } from '../../../../src/schema/custom/value-caches.js';
import { checkValue } from '../../../../src/schema/custom/value-check.js';
import { cpuTimeOf } from '../../../support/cpu-time.js';

function faults(schema: JsonSchema, value: JsonValue, before?: JsonValue): string[] {
  const holder: JsonSchema = { type: 'object', properties: { spec: schema } };
  const stored = before === undefined ? undefined : { spec: before };
  const options = { caches: createValueCaches(), most: 100 };
  return checkValue(holder, { spec: value }, stored, options).map((error) => `${error.field}: ${error.message}`);
}

// Each right-hand side is kube-apiserver 1.36's answer.
const INVALID: readonly (readonly [JsonSchema, JsonValue, readonly string[]])[] = [
  [{ type: 'integer' }, 'x', ['spec: Invalid value: "string": spec in body must be of type integer: "string"']],
  [
    { type: 'integer' },
    1.5,
    [
      'spec: Invalid value: "number": spec in body must be of type integer: "number"',
      '<nil>: Invalid value: "": Checked value must be of type integer (default format) in spec',
    ],
  ],
  [{ type: 'string' }, 1, ['spec: Invalid value: "integer": spec in body must be of type string: "integer"']],
  [{ type: 'string' }, null, ['spec: Invalid value: "null": spec in body must be of type string: "null"']],
  [
    { 'x-kubernetes-int-or-string': true },
    true,
    ['spec: Invalid value: "boolean": spec in body must be of type integer,string: "boolean"'],
  ],
  [{ type: 'integer', maximum: 3 }, 4, ['spec: Invalid value: 4: spec in body should be less than or equal to 3']],
  [
    { type: 'integer', minimum: 3, exclusiveMinimum: true },
    3,
    ['spec: Invalid value: 3: spec in body should be greater than 3'],
  ],
  [{ type: 'number', multipleOf: 3 }, 1e21, ['spec: Invalid value: 1e+21: spec in body should be a multiple of 3']],
  [
    { type: 'number', minimum: 100000000000, multipleOf: 1000000 },
    1234567.5,
    [
      'spec: Invalid value: 1.2345675e+06: spec in body should be a multiple of 1e+06',
      'spec: Invalid value: 1.2345675e+06: spec in body should be greater than or equal to 1e+11',
    ],
  ],
  [{ type: 'number', enum: [1] }, 0.00001, ['spec: Unsupported value: 1e-05: supported values: "1"']],
  [{ type: 'number', multipleOf: 0.5 }, 0.3, ['spec: Invalid value: 0.3: spec in body should be a multiple of 0.5']],
  [{ type: 'number', multipleOf: 3 }, 1e-12, ['spec: Invalid value: 1e-12: spec in body should be a multiple of 3']],
  [
    { type: 'number', multipleOf: 9007199254740993n },
    1.5,
    ['spec: Invalid value: 1.5: spec in body should be a multiple of 9.007199254740992e+15'],
  ],
  [
    { type: 'string', minLength: 9007199254740993n },
    'abc',
    ['spec: Invalid value: "abc": spec in body should be at least 9007199254740993 chars long'],
  ],
  [
    { type: 'array', items: { type: 'string' }, minItems: 9007199254740993n },
    ['a'],
    ['spec: Invalid value: 1: spec in body should have at least 9007199254740993 items'],
  ],
  [{ type: 'string', maxLength: 2 }, 'abc', ['spec: Too long: may not be more than 2 bytes']],
  [{ type: 'string', minLength: 2 }, 'a', ['spec: Invalid value: "a": spec in body should be at least 2 chars long']],
  [{ type: 'string', pattern: '^a+$' }, 'b', ['spec: Invalid value: "b": spec in body should match \'^a+$\'']],
  [{ type: 'string', enum: ['a', 'b'] }, 'c', ['spec: Unsupported value: "c": supported values: "a", "b"']],
  [
    { type: 'array', items: { type: 'string' }, maxItems: 1 },
    ['a', 'b'],
    ['spec: Too many: 2: must have at most 1 item'],
  ],
  [
    { type: 'array', items: { type: 'string' }, minItems: 1 },
    [],
    ['spec: Invalid value: 0: spec in body should have at least 1 items'],
  ],
  [
    { type: 'array', items: { type: 'string' } },
    [1],
    ['spec[0]: Invalid value: "integer": spec[0] in body must be of type string: "integer"'],
  ],
  [{ type: 'object', required: ['a'] }, {}, ['spec.a: Required value']],
  [
    { type: 'object', additionalProperties: { type: 'string' } },
    { k: 1 },
    ['spec.k: Invalid value: "integer": spec.k in body must be of type string: "integer"'],
  ],
  [{ type: 'string', format: 'ipv4' }, 'x', ['spec: Invalid value: "x": spec in body must be of type ipv4: "x"']],
  [
    { type: 'integer', format: 'int32' },
    3_000_000_000,
    ['<nil>: Invalid value: "": Checked value must be of type integer with format int32 in spec'],
  ],
  // Formats of other types are not named.
  [
    { type: 'integer', format: 'uint32' },
    1.5,
    [
      'spec: Invalid value: "number": spec in body must be of type integer: "number"',
      '<nil>: Invalid value: "": Checked value must be of type integer (default format) in spec',
    ],
  ],
  [
    { type: 'string', anyOf: [{ enum: ['a'] }, { enum: ['b'] }] },
    'c',
    [
      'spec: Unsupported value: "c": supported values: "a"',
      '<nil>: Invalid value: "": "spec" must validate at least one schema (anyOf)',
    ].reverse(),
  ],
  [
    { type: 'integer', oneOf: [{ minimum: 1 }, { minimum: 2 }] },
    3,
    ['<nil>: Invalid value: "": "spec" must validate one and only one schema (oneOf). Found 2 valid alternatives'],
  ],
  [
    { type: 'integer', not: { minimum: 1 } },
    3,
    ['<nil>: Invalid value: "": "spec" must not validate the schema (not)'],
  ],
];

describe('values of custom kinds', () => {
  test.each(INVALID)('%j rejects %j', (schema, value, expected) => {
    expect(faults(schema, value)).toEqual(expected);
  });

  test.each<[JsonSchema, JsonValue]>([
    [{ type: 'integer' }, 1],
    [{ type: 'integer' }, 9007199254740993n],
    [{ type: 'number' }, 1],
    [{ type: 'string', nullable: true }, null],
    [{ type: 'string', maxLength: 3 }, 'äöü'],
    [{ type: 'string', format: 'nonsense' }, 'anything'],
    [{ type: 'string', enum: ['a'] }, 'a'],
    [{ 'x-kubernetes-int-or-string': true }, '10%'],
    [{ type: 'object', additionalProperties: true }, { a: { b: 1 } }],
  ])('%j accepts %j', (schema, value) => {
    expect(faults(schema, value)).toEqual([]);
  });

  // kube-apiserver 1.36 accepts those without a fraction below a multiple; the others are decimal multiples.
  test.each([
    [0.01, 0.3],
    [0.01, 0.29],
    [0.01, 1234567.89],
    [0.01, 1234567.891],
    [0.01, -0.07],
    [1, 2.0000000001],
    [1, 2.000000002],
    [1, 400000000.5],
    [2.5, -7.5],
    [3, 0],
  ])('multiples of %d may miss it by a billionth, as %d does', (multipleOf, value) => {
    expect(faults({ type: 'number', multipleOf }, value)).toEqual([]);
  });

  test.each([
    [0.01, 1e-13],
    [0.01, 0.295],
    [3, 1e-9],
    [2.5, 1e-10],
    [1, 2.00000001],
  ])('a multiple of %d: %d is not one', (multipleOf, value) => {
    expect(faults({ type: 'number', multipleOf }, value)).toEqual([
      expect.stringContaining(`should be a multiple of ${multipleOf}`),
    ]);
  });

  test('a value that an update does not change is not rejected', () => {
    const schema: JsonSchema = {
      type: 'object',
      properties: { a: { type: 'string', maxLength: 1 }, b: { type: 'integer' } },
    };
    expect(faults(schema, { a: 'long', b: 2 }, { a: 'long', b: 1 })).toEqual([]);
    expect(faults(schema, { a: 'other', b: 2 }, { a: 'long', b: 1 })).toEqual([
      'spec.a: Too long: may not be more than 1 byte',
    ]);
  });

  // As kube-apiserver 1.36 does.
  test('inside a choice nothing is ratcheted, so that the result does not depend on the stored object', () => {
    const short: JsonSchema = { maxLength: 1 };
    const members: JsonSchema = { type: 'object', properties: { a: { type: 'string' }, b: { type: 'string' } } };
    const [a, b] = [{ properties: { a: short } }, { properties: { b: short } }];
    const before = { a: 'long', b: 'long' };
    expect(faults({ ...members, oneOf: [a, b] }, { a: 'long', b: 'x' }, before)).toEqual([]);
    expect(faults({ ...members, oneOf: [a, b] }, before, before)).toEqual([]);
    expect(faults({ ...members, anyOf: [a, b] }, { a: 'long', b: 'other' }, before)).toEqual([
      '<nil>: Invalid value: "": "spec" must validate at least one schema (anyOf)',
      'spec.a: Too long: may not be more than 1 byte',
    ]);
    expect(faults({ ...members, allOf: [a, b] }, { a: 'long', b: 'x' }, before)).toEqual([
      'spec.a: Too long: may not be more than 1 byte',
      '<nil>: Invalid value: "": "spec" must validate all the schemas (allOf)',
    ]);
  });

  test('items of keyed lists are compared with the stored item of the same key, those of other lists with none', () => {
    const item: JsonSchema = {
      type: 'object',
      properties: { k: { type: 'string' }, v: { type: 'string', maxLength: 1 } },
    };
    const keyed: JsonSchema = {
      type: 'array',
      items: item,
      'x-kubernetes-list-type': 'map',
      'x-kubernetes-list-map-keys': ['k'],
    };
    const [before, after] = [[{ k: 'a', v: 'long' }], [{ k: 'b' }, { k: 'a', v: 'long' }]];
    expect(faults(keyed, after, before)).toEqual([]);
    expect(faults({ type: 'array', items: item }, after, before)).toEqual([
      'spec[1].v: Too long: may not be more than 1 byte',
    ]);
  });

  test('a schema of ten thousand members and a backtracking pattern are cheap', async () => {
    const properties: Record<string, JsonSchema> = {};
    for (let index = 0; index < 10_000; index += 1) properties[`p${index}`] = { type: 'string', pattern: '^(a+)+$' };
    let found: readonly string[] = [];
    const check = (): void => void (found = faults({ type: 'object', properties }, { p7: `${'a'.repeat(10_000)}!` }));
    expect(await cpuTimeOf(check)).toBeLessThan(10_000);
    expect(found).toHaveLength(1);
  });

  test('a list of very many empty objects takes no longer when their schema has thousands of members', async () => {
    const properties: Record<string, JsonSchema> = {};
    for (let index = 0; index < 5_000; index += 1) properties[`p${index}`] = { type: 'string' };
    const schema: JsonSchema = { type: 'array', items: { type: 'object', properties } };
    const items: JsonValue[] = Array.from({ length: 50_000 }, () => ({}));
    let found: readonly string[] = [];
    const check = (): void => void (found = faults(schema, [...items, { p7: 1 }]));
    expect(await cpuTimeOf(check)).toBeLessThan(1_000);
    expect(found).toHaveLength(1);
  });

  test('strings that are too expensive to match are rejected, summed up per object', () => {
    let seed = 1;
    const next = (): number => (seed = (seed * 48_271) % 2_147_483_647);
    const letters = Array.from({ length: 3_000 }, () => (next() % 2 === 0 ? 'a' : 'b')).join('');
    const schema: JsonSchema = { type: 'array', items: { type: 'string', pattern: '[ab]*a[ab]{900}c' } };
    expect(faults(schema, [letters.slice(0, 40)])).toEqual([
      expect.stringMatching(/^spec\[0\]: Invalid value: .*should match/),
    ]);
    expect(faults(schema, [letters, `${letters}b`])).toEqual([
      expect.stringMatching(/^<nil>: Forbidden: the texts of the object take too much to match, last with '/),
    ]);
  });
});
