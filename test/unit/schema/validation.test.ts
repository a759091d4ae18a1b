import { describe, expect, test } from '@jest/globals';
import { Ajv, type AnySchema } from 'ajv';

import type { JsonObject } from '../../../src/json/types.js';
import type { FieldRule, StructuralSchema } from '../../../src/schema/structural.js';
import { MAX_FIELD_ERRORS } from '../../../src/meta/field-errors.js';
import { compileValidation } from '../../../src/schema/validation.js';

/** The errors as `field: message`, by ajv compiled from the same schema. */
function faults(schema: StructuralSchema, object: JsonObject, stored?: JsonObject, json: AnySchema = schema): string[] {
  const validator = new Ajv({ allErrors: true, strict: false, validateFormats: false }).compile(json);
  return compileValidation(schema, validator)(object, stored).map(({ field, message }) =>
    field === '' ? message : `${field}: ${message}`,
  );
}

const TEXT: StructuralSchema = { type: 'string' };

describe("ajv's errors with the public API's messages", () => {
  const item: StructuralSchema = {
    type: 'object',
    required: ['name'],
    properties: { name: { type: 'string', minLength: 1 } },
  };
  const schema: StructuralSchema = {
    type: 'object',
    properties: {
      spec: {
        type: 'object',
        required: ['selector'],
        properties: {
          selector: { type: 'object' },
          n: { type: 'integer', minimum: 1, maximum: 10 },
          policy: { type: 'string', enum: ['Always', 'Never'] },
          text: { type: 'string', maxLength: 3, pattern: '^[a-z/~]*$' },
          items: { type: 'array', minItems: 1, maxItems: 2, items: item },
        },
      },
      data: { type: 'object', additionalProperties: { type: 'string', maxLength: 2 } },
    },
  };
  test.each<[string, JsonObject, string[]]>([
    ['nothing wrong', { spec: { selector: {} } }, []],
    ['a required member', { spec: {} }, ['spec.selector: Required value']],
    ['a required member of an item', { spec: { selector: {}, items: [{}] } }, ['spec.items[0].name: Required value']],
    [
      'an empty text that must not be',
      { spec: { selector: {}, items: [{ name: '' }] } },
      ['spec.items[0].name: Required value'],
    ],
    ['an empty list that must not be', { spec: { selector: {}, items: [] } }, ['spec.items: Required value']],
    [
      'too many items',
      { spec: { selector: {}, items: [{ name: 'a' }, { name: 'b' }, { name: 'c' }] } },
      ['spec.items: Too many: 3: must have at most 2 items'],
    ],
    ['too small', { spec: { selector: {}, n: 0 } }, ['spec.n: Invalid value: 0: must be greater than or equal to 1']],
    ['too large', { spec: { selector: {}, n: 11 } }, ['spec.n: Invalid value: 11: must be less than or equal to 10']],
    [
      'not one of a set',
      { spec: { selector: {}, policy: 'x' } },
      ['spec.policy: Unsupported value: "x": supported values: "Always", "Never"'],
    ],
    [
      'too long and not matching',
      { spec: { selector: {}, text: 'ABCD' } },
      [
        'spec.text: Too long: may not be more than 3 bytes',
        'spec.text: Invalid value: "ABCD": must match the regular expression \'^[a-z/~]*$\'',
      ],
    ],
    [
      'a wrong type',
      { spec: { selector: {}, n: 'x' } },
      ['spec.n: Invalid value: "string": spec.n in body must be of type integer: "string"'],
    ],
    [
      'a value of a map, whose key needs escapes in a pointer',
      { spec: { selector: {} }, data: { 'a/b~c': 'xyz' } },
      ['data[a/b~c]: Too long: may not be more than 2 bytes'],
    ],
  ])('%s', (_, object, expected) => {
    expect(faults(schema, object)).toEqual(expected);
  });

  test('the alternatives of a choice are reported once', () => {
    const choice = { type: 'object', properties: { a: { anyOf: [{ type: 'string' }, { type: 'integer' }] } } };
    expect(faults({ type: 'object', properties: { a: {} } }, { a: true }, undefined, choice)).toEqual([
      'a: Invalid value: true: must match a schema in anyOf',
    ]);
  });

  test('of a million faults a few more are searched than an answer lists', () => {
    const many = { type: 'object', properties: { l: { type: 'array', items: { type: 'integer' } } } } as const;
    const found = faults(many, { l: Array.from({ length: 100_000 }, () => 'x') });
    expect(found.length).toBeGreaterThan(MAX_FIELD_ERRORS);
    expect(found.length).toBeLessThanOrEqual(20 * MAX_FIELD_ERRORS);
  });
});

describe('lists without duplicates', () => {
  const named: StructuralSchema = {
    type: 'object',
    properties: { name: TEXT, protocol: { type: 'string', default: 'TCP' }, port: { type: 'integer' } },
  };
  const list = (more: Partial<StructuralSchema>): StructuralSchema => ({
    type: 'object',
    properties: { l: { type: 'array', items: named, ...more } },
  });
  test.each<[string, StructuralSchema, JsonObject, string[]]>([
    [
      'one key',
      list({ listType: 'map', listMapKeys: ['name'] }),
      { l: [{ name: 'a' }, { name: 'b' }, { name: 'a' }] },
      ['l[2].name: Duplicate value: "a"'],
    ],
    [
      'two keys, one by default',
      list({ listType: 'map', listMapKeys: ['port', 'protocol'] }),
      { l: [{ port: 80 }, { port: 80, protocol: 'UDP' }, { port: 80, protocol: 'TCP' }] },
      ['l[2]: Duplicate value: {"port":80,"protocol":"TCP"}'],
    ],
    [
      'a set',
      { type: 'object', properties: { l: { type: 'array', items: TEXT, listType: 'set' } } },
      { l: ['a', 'b', 'b'] },
      ['l[2]: Duplicate value: "b"'],
    ],
    [
      'a set of objects, whose members have no order',
      list({ listType: 'set' }),
      {
        l: [
          { name: 'a', port: 1 },
          { port: 1, name: 'a' },
        ],
      },
      ['l[1]: Duplicate value: {"port":1,"name":"a"}'],
    ],
    ['an atomic list may repeat', list({ listType: 'atomic' }), { l: [{ name: 'a' }, { name: 'a' }] }, []],
    [
      'a keyed list that allows it (BL-005)',
      list({ listType: 'map', listMapKeys: ['name'], allowDuplicates: true }),
      { l: [{ name: 'a' }, { name: 'a' }] },
      [],
    ],
  ])('%s', (_, schema, object, expected) => {
    expect(faults(schema, object, undefined, true)).toEqual(expected);
  });
});

describe('declarative rules', () => {
  const ruled = (...rules: FieldRule[]): StructuralSchema => ({
    type: 'object',
    properties: { s: { type: 'object', properties: { a: TEXT, b: TEXT, c: TEXT }, rules } },
  });
  const check = (rule: FieldRule, value: JsonObject, stored?: JsonObject): string[] =>
    faults(ruled(rule), { s: value }, stored === undefined ? undefined : { s: stored }, true);
  const when = { field: 'b', in: ['x', null] } as const;

  test.each<[string, string[], string[]]>([
    [
      'immutable: changed',
      check({ rule: 'immutable', field: 'a' }, { a: '2' }, { a: '1' }),
      ['s.a: Invalid value: "2": field is immutable'],
    ],
    [
      'immutable: removed',
      check({ rule: 'immutable', field: 'a' }, {}, { a: '1' }),
      ['s.a: Invalid value: null: field is immutable'],
    ],
    [
      'immutable: added',
      check({ rule: 'immutable', field: 'a' }, { a: '1' }, {}),
      ['s.a: Invalid value: "1": field is immutable'],
    ],
    ['immutable: the same', check({ rule: 'immutable', field: 'a' }, { a: '1' }, { a: '1' }), []],
    ['immutable: a create', check({ rule: 'immutable', field: 'a' }, { a: '1' }), []],
    ['immutable once set: set first', check({ rule: 'immutable', field: 'a', onceSet: true }, { a: '1' }, {}), []],
    [
      'immutable once set: changed',
      check({ rule: 'immutable', field: 'a', onceSet: true }, { a: '2' }, { a: '1' }),
      ['s.a: Invalid value: "2": field is immutable'],
    ],
    [
      'required when: holds',
      check({ rule: 'required-when', field: 'a', when }, { b: 'x' }),
      ["s.a: Required value: must be specified when `b` is 'x' or not set"],
    ],
    [
      'required when: holds for absent',
      check({ rule: 'required-when', field: 'a', when }, {}),
      ["s.a: Required value: must be specified when `b` is 'x' or not set"],
    ],
    [
      'required when: own words',
      check({ rule: 'required-when', field: 'a', when, message: 'give it' }, {}),
      ['s.a: Required value: give it'],
    ],
    ['required when: does not hold', check({ rule: 'required-when', field: 'a', when }, { b: 'y' }), []],
    [
      'forbidden when: holds',
      check({ rule: 'forbidden-when', field: 'a', when: { field: 'b', present: true } }, { a: '1', b: 'y' }),
      ['s.a: Forbidden: may not be specified when `b` is set'],
    ],
    [
      'forbidden when: own words',
      check({ rule: 'forbidden-when', field: 'a', when: { field: 'b', present: false }, message: 'no' }, { a: '1' }),
      ['s.a: Forbidden: no'],
    ],
    [
      'one of: two',
      check({ rule: 'one-of', fields: ['a', 'b', 'c'] }, { a: '1', c: '2' }),
      ['s.c: Forbidden: may not be specified together with `a`'],
    ],
    [
      'one of: several, named',
      check(
        { rule: 'one-of', fields: ['a', 'b', 'c'], several: 'must specify exactly one of them', named: true },
        { a: '1', c: '2' },
      ),
      ['s: Invalid value: "{a, c}": must specify exactly one of them'],
    ],
    ['one of: none', check({ rule: 'one-of', fields: ['a', 'b'] }, {}), []],
    [
      'one of: none, required',
      check({ rule: 'one-of', fields: ['a', 'b'], required: true }, {}),
      ['s: Required value: must specify one of: `a`, `b`'],
    ],
  ])('%s', (_, found, expected) => {
    expect(found).toEqual(expected);
  });

  test('items of a keyed list are compared with the stored item of the same key', () => {
    const item: StructuralSchema = {
      type: 'object',
      properties: { k: TEXT, a: TEXT },
      rules: [{ rule: 'immutable', field: 'a' }],
    };
    const schema: StructuralSchema = {
      type: 'object',
      properties: { l: { type: 'array', items: item, listType: 'map', listMapKeys: ['k'] } },
    };
    const stored = {
      l: [
        { k: 'x', a: '1' },
        { k: 'y', a: '2' },
      ],
    };
    expect(
      faults(
        schema,
        {
          l: [
            { k: 'y', a: '2' },
            { k: 'z', a: '9' },
            { k: 'x', a: '3' },
          ],
        },
        stored,
        true,
      ),
    ).toEqual(['l[2].a: Invalid value: "3": field is immutable']);
  });

  test('a recursive schema is supported', () => {
    const node: { -readonly [K in keyof StructuralSchema]: StructuralSchema[K] } = { type: 'object' };
    node.properties = { next: node, a: TEXT, b: TEXT };
    node.rules = [{ rule: 'one-of', fields: ['a', 'b'] }];
    expect(faults(node, { next: { next: { a: '1', b: '2' } } }, undefined, true)).toEqual([
      'next.next.b: Forbidden: may not be specified together with `a`',
    ]);
  });
});

test('a label selector has the messages of selectors, at any path', () => {
  const selector: StructuralSchema = {
    type: 'object',
    model: 'io.example.apimachinery.pkg.apis.meta.v1.LabelSelector',
    properties: {
      matchLabels: { type: 'object', additionalProperties: TEXT },
      matchExpressions: { type: 'array', items: { type: 'object', preserveUnknownFields: true } },
    },
  };
  const schema: StructuralSchema = {
    type: 'object',
    properties: { spec: { type: 'object', properties: { selector } } },
  };
  const matchExpressions = [
    { key: 'a', operator: 'Gt' },
    { key: 'a', operator: 'In' },
    { key: 'b', operator: 'Exists' },
  ];
  expect(faults(schema, { spec: { selector: { matchLabels: { a: 'b c' }, matchExpressions } } })).toEqual([
    expect.stringMatching(/^spec\.selector\.matchLabels: Invalid value: "b c": a valid label must be/),
    'spec.selector.matchExpressions[0].operator: Invalid value: "Gt": not a valid selector operator',
    "spec.selector.matchExpressions[1].values: Required value: must be specified when `operator` is 'In' or 'NotIn'",
  ]);
});
