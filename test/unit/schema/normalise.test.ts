import { describe, expect, test } from '@jest/globals';

import type { JsonObject, JsonValue } from '../../../src/json/types.js';
import { StatusError } from '../../../src/meta/errors.js';
import { compileNormaliser } from '../../../src/schema/normalise.js';
import type { StructuralSchema } from '../../../src/schema/structural.js';

const TEXT: StructuralSchema = { type: 'string' };

function withMember(schema: StructuralSchema, more: Partial<StructuralSchema> = {}): StructuralSchema {
  return { type: 'object', properties: { a: schema }, ...more };
}

function normalise(schema: StructuralSchema, object: JsonObject): JsonObject {
  return compileNormaliser(schema, { kind: 'Thing', version: 'v1' })(object);
}

describe('presence', () => {
  const struct: StructuralSchema = { type: 'object', properties: { x: TEXT } };
  const map: StructuralSchema = { type: 'object', additionalProperties: TEXT };
  test.each<[string, StructuralSchema, JsonValue, JsonObject]>([
    ['an empty text is dropped', TEXT, '', {}],
    ['zero is dropped', { type: 'integer' }, 0, {}],
    ['false is dropped', { type: 'boolean' }, false, {}],
    ['an empty list is dropped (BL-015)', { type: 'array', items: TEXT }, [], {}],
    ['an empty map is dropped', map, {}, {}],
    ['null is dropped', TEXT, null, {}],
    ['zero is kept where it is explicit', { type: 'integer', presence: 'explicit' }, 0, { a: 0 }],
    ['an empty struct is kept: it is a pointer in Go', struct, {}, { a: {} }],
    ['a struct that is not a pointer is dropped', { ...struct, presence: 'zero-absent' }, {}, {}],
    ['null is dropped where it is explicit', { ...struct, presence: 'explicit' }, null, {}],
    ['null becomes {} where the struct is always present', { ...struct, presence: 'always' }, null, { a: {} }],
    ['a member that empties is dropped with its parent', { ...struct, presence: 'zero-absent' }, { x: '' }, {}],
    ['a null item becomes the zero of its type', { type: 'array', items: TEXT }, ['x', null], { a: ['x', ''] }],
    ['a null value of a map becomes the zero of its type', map, { k: null }, { a: { k: '' } }],
    ['empty values of a map are kept', map, { k: '' }, { a: { k: '' } }],
    ['an empty raw extension is kept', { type: 'object', special: 'raw-extension' }, {}, { a: {} }],
  ])('%s', (_, schema, value, expected) => {
    expect(normalise(withMember(schema), { a: value })).toEqual(expected);
  });

  test('a required member keeps an explicit zero', () => {
    expect(normalise(withMember(TEXT, { required: ['a'] }), { a: '' })).toEqual({ a: '' });
  });

  test('a struct with presence always appears with its defaults', () => {
    const spec: StructuralSchema = {
      type: 'object',
      presence: 'always',
      properties: { n: { type: 'integer', default: 3 } },
    };
    expect(normalise(withMember(spec), {})).toEqual({ a: { n: 3 } });
  });
});

describe('a value with several JSON types', () => {
  const either: StructuralSchema = { union: ['object', 'array'], properties: { x: TEXT }, items: TEXT };
  const places: readonly [string, StructuralSchema, (value: JsonValue) => JsonValue][] = [
    ['a member', either, (value) => value],
    ['an item', { type: 'array', items: either }, (value) => [value]],
    ['a value of a map', { type: 'object', additionalProperties: either }, (value) => ({ k: value })],
  ];
  test.each(places)('it is read by its type where it is %s', (_place, schema, at) => {
    const read = (value: JsonValue): JsonValue | undefined => normalise(withMember(schema), { a: at(value) })['a'];
    expect(read({ x: 'y', z: 1 })).toEqual(at({ x: 'y' }));
    expect(read(['y', null])).toEqual(at(['y', '']));
    expect(() => read({ x: 5 })).toThrow(/cannot unmarshal number/);
    expect(() => read([5])).toThrow(/cannot unmarshal number/);
  });
});

describe('unknown members', () => {
  const schema: StructuralSchema = {
    type: 'object',
    properties: {
      spec: {
        type: 'object',
        properties: { list: { type: 'array', items: { type: 'object', properties: { n: TEXT } } } },
      },
      byName: { type: 'object', additionalProperties: { type: 'object', properties: { n: TEXT } } },
    },
  };

  test('they are dropped and reported with their paths', () => {
    const found: string[] = [];
    const object = {
      foo: 1,
      spec: { bar: {}, list: [{ n: 'x' }, { n: 'y', baz: 1 }] },
      byName: { k: { qux: 1, n: 'z' } },
    };
    const before = JSON.stringify(object);
    const normal = compileNormaliser(schema, { kind: 'Thing', version: 'v1' })(object, {
      unknownField: (path) => found.push(path),
    });
    expect(normal).toEqual({ spec: { list: [{ n: 'x' }, { n: 'y' }] }, byName: { k: { n: 'z' } } });
    expect(found).toEqual(['foo', 'spec.bar', 'spec.list[1].baz', 'byName.k.qux']);
    expect(JSON.stringify(object)).toBe(before);
  });

  test('names like __proto__, constructor or toString are unknown like any other', () => {
    const object = JSON.parse('{"__proto__":{"x":1},"constructor":1,"toString":2}') as JsonObject;
    expect(Object.getOwnPropertyNames(normalise(schema, object))).toEqual([]);
  });

  test('__proto__ as a key of a map is kept as a key', () => {
    const map = withMember({ type: 'object', additionalProperties: TEXT });
    const normal = normalise(map, JSON.parse('{"a":{"__proto__":"x","b":null}}') as JsonObject);
    expect(JSON.stringify(normal)).toBe('{"a":{"__proto__":"x","b":""}}');
  });

  test('they are kept where the schema says so', () => {
    expect(normalise(withMember(TEXT, { preserveUnknownFields: true }), { b: { c: 1 } })).toEqual({ b: { c: 1 } });
  });
});

describe('special scalars', () => {
  test.each<[string, StructuralSchema, JsonValue, JsonValue]>([
    ['a quantity', { special: 'quantity' }, '1000m', '1'],
    ['a quantity given as a number', { special: 'quantity' }, 1.5, '1500m'],
    [
      'a resource list, rounded up to milli',
      { type: 'object', additionalProperties: { special: 'quantity' } },
      { cpu: '1u' },
      { cpu: '1m' },
    ],
    [
      'a map of fine amounts, kept',
      { type: 'object', additionalProperties: { special: 'quantity' }, fineAmounts: true },
      { cpu: '0.000001' },
      { cpu: '1u' },
    ],
    ['a time', { type: 'string', special: 'time' }, '2024-05-01T12:00:00.5+02:00', '2024-05-01T10:00:00Z'],
    ['a micro time', { type: 'string', special: 'micro-time' }, '2024-05-01T10:00:00Z', '2024-05-01T10:00:00.000000Z'],
    ['an int', { special: 'int-or-string' }, 80, 80],
    ['a string', { special: 'int-or-string' }, '25%', '25%'],
    ['bytes', { type: 'string', special: 'bytes' }, 'YWI=', 'YWI='],
    ['bytes with line breaks', { type: 'string', special: 'bytes' }, 'YW\nI=\r\n', 'YWI='],
    ['bytes with bits past their end', { type: 'string', special: 'bytes' }, 'YWJ=', 'YWI='],
    ['an int64 beyond 2^53', { type: 'integer', format: 'int64' }, 9007199254740993n, 9007199254740993n],
    ['any JSON', { special: 'json' }, [null, { a: 0 }], [null, { a: 0 }]],
    ['a tree of fields', { type: 'object', special: 'fields-v1' }, { 'f:a': {} }, { 'f:a': {} }],
  ])('%s', (_, schema, value, expected) => {
    expect(normalise(withMember(schema), { a: value })).toEqual({ a: expected });
  });

  test('the zero time is absent', () => {
    expect(normalise(withMember({ type: 'string', special: 'time' }), { a: '0001-01-01T00:00:00Z' })).toEqual({});
  });
});

describe("wrong types are 400 with the public API's messages", () => {
  const container: StructuralSchema = {
    type: 'object',
    model: 'io.cluster.api.core.v1.Container',
    properties: {
      name: TEXT,
      env: { type: 'object', additionalProperties: TEXT },
      ports: { type: 'array', items: { type: 'integer', format: 'int32' } },
    },
  };
  const schema: StructuralSchema = {
    type: 'object',
    model: 'io.cluster.api.apps.v1.Deployment',
    properties: {
      spec: {
        type: 'object',
        model: 'io.cluster.api.apps.v1.DeploymentSpec',
        properties: {
          replicas: { type: 'integer', format: 'int32' },
          paused: { type: 'boolean' },
          big: { type: 'integer', format: 'int64' },
          cpu: { special: 'quantity' },
          port: { special: 'int-or-string' },
          at: { type: 'string', special: 'time' },
          raw: { type: 'string', special: 'bytes' },
          containers: { type: 'array', items: container },
        },
      },
    },
  };
  test.each<[JsonObject, string]>([
    [
      { spec: { replicas: 'x' } },
      'json: cannot unmarshal string into Go struct field DeploymentSpec.spec.replicas of type int32',
    ],
    [
      { spec: { replicas: 1.5 } },
      'json: cannot unmarshal number 1.5 into Go struct field DeploymentSpec.spec.replicas of type int32',
    ],
    [
      { spec: { replicas: 3000000000 } },
      'json: cannot unmarshal number 3000000000 into Go struct field DeploymentSpec.spec.replicas of type int32',
    ],
    [
      { spec: { replicas: 9007199254740993n } },
      'json: cannot unmarshal number 9007199254740993 into Go struct field DeploymentSpec.spec.replicas of type int32',
    ],
    [
      { spec: { big: 2 ** 63 } },
      'json: cannot unmarshal number 9223372036854776000 into Go struct field DeploymentSpec.spec.big of type int64',
    ],
    [
      { spec: { paused: 'true' } },
      'json: cannot unmarshal string into Go struct field DeploymentSpec.spec.paused of type bool',
    ],
    [{ spec: [] }, 'json: cannot unmarshal array into Go struct field Deployment.spec of type v1.DeploymentSpec'],
    [
      { spec: { containers: {} } },
      'json: cannot unmarshal object into Go struct field DeploymentSpec.spec.containers of type []v1.Container',
    ],
    [
      { spec: { containers: [1] } },
      'json: cannot unmarshal number into Go struct field DeploymentSpec.spec.containers of type v1.Container',
    ],
    [
      { spec: { containers: [{ name: 1 }] } },
      'json: cannot unmarshal number into Go struct field Container.spec.containers.name of type string',
    ],
    [
      { spec: { containers: [{ env: { A: 1 } }] } },
      'json: cannot unmarshal number into Go struct field Container.spec.containers.env of type string',
    ],
    [
      { spec: { containers: [{ ports: ['x'] }] } },
      'json: cannot unmarshal string into Go struct field Container.spec.containers.ports of type int32',
    ],
    [
      { spec: { cpu: 'x' } },
      "quantities must match the regular expression '^([+-]?[0-9.]+)([eEinumkKMGTP]*[-+]?[0-9]*)$'",
    ],
    [
      { spec: { port: 1.5 } },
      'json: cannot unmarshal number 1.5 into Go struct field DeploymentSpec.spec.port of type int32',
    ],
    [
      { spec: { at: '2024-05-01' } },
      'parsing time "2024-05-01" as "2006-01-02T15:04:05Z07:00": cannot parse "" as "T"',
    ],
    [{ spec: { raw: 'a$b=' } }, 'illegal base64 data at input byte 1'],
    [{ spec: { raw: 'AAE' } }, 'illegal base64 data at input byte 0'],
    [{ spec: { raw: 'AAEAA' } }, 'illegal base64 data at input byte 4'],
    [{ spec: { raw: 'AAE=AA==' } }, 'illegal base64 data at input byte 4'],
    [{ spec: { raw: 'A=' } }, 'illegal base64 data at input byte 1'],
    [{ spec: { raw: 'AA=' } }, 'illegal base64 data at input byte 3'],
  ])('%j', (object, why) => {
    const expected = `Deployment in version "v1" cannot be handled as a Deployment: ${why}`;
    const run = compileNormaliser(schema, { kind: 'Deployment', version: 'v1' });
    expect(() => run(object)).toThrow(new StatusError(400, 'BadRequest', expected));
  });

  test.each<[JsonObject, string]>([
    [{ spec: { replicas: 'x' } }, 'unrecognized type: int32'],
    [{ spec: { replicas: 1.5 } }, 'cannot convert float64 to int32'],
    [{ spec: { replicas: [] } }, 'unrecognized type: int32'],
    [{ spec: { paused: 1 } }, 'unrecognized type: bool'],
    [{ spec: 'x' }, 'cannot restore struct from: string'],
    [{ spec: [] }, 'cannot restore struct from: slice'],
    [{ spec: { containers: {} } }, 'cannot restore slice from map'],
    [{ spec: { containers: true } }, 'cannot restore slice from bool'],
    [{ spec: { containers: [1.5] } }, 'cannot restore struct from: float64'],
    [{ spec: { containers: [{ name: 1 }] } }, 'cannot convert int64 to string'],
    [{ spec: { containers: [{ name: 1.5 }] } }, 'unrecognized type: string'],
    [{ spec: { containers: [{ env: 'x' }] } }, 'cannot restore map from string'],
    [{ spec: { containers: [{ env: { A: 9007199254740993n } }] } }, 'cannot convert int64 to string'],
    [{ spec: { port: 1.5 } }, 'json: cannot unmarshal number 1.5 into Go value of type int32'],
    [{ spec: { at: 5 } }, 'json: cannot unmarshal number into Go value of type string'],
    [{ spec: { raw: 5 } }, 'cannot restore slice from int64'],
    [{ spec: { raw: ['x'] } }, 'unrecognized type: uint8'],
    [{ spec: { raw: 'AAE' } }, 'error decoding from json: illegal base64 data at input byte 0'],
  ])('%j built in memory', (object, why) => {
    const run = compileNormaliser(schema, { kind: 'Deployment', version: 'v1' });
    const report = { unknownField: () => undefined, fromTree: true };
    const expected = `Deployment in version "v1" cannot be handled as a Deployment: ${why}`;
    expect(() => run(object, report)).toThrow(new StatusError(400, 'BadRequest', expected));
  });
});

describe('defaults', () => {
  const schema: StructuralSchema = {
    type: 'object',
    properties: {
      type: { type: 'string', default: 'RollingUpdate' },
      rollingUpdate: {
        type: 'object',
        properties: { maxSurge: { special: 'int-or-string', default: '25%' } },
      },
      port: { type: 'integer', presence: 'explicit' },
      targetPort: { special: 'int-or-string' },
      note: { type: 'string' },
      cpu: { special: 'quantity', default: '1000m' },
    },
    rules: [
      { rule: 'default-when', field: 'rollingUpdate', value: {}, when: { field: 'type', in: ['RollingUpdate'] } },
      { rule: 'default-from', field: 'targetPort', from: 'port' },
      { rule: 'default-when', field: 'note', value: 'both', when: { field: 'targetPort', present: true } },
    ],
  };

  test('plain ones come first, then rules in order, each in normal form', () => {
    expect(normalise(schema, { port: 80 })).toEqual({
      port: 80,
      type: 'RollingUpdate',
      cpu: '1',
      rollingUpdate: { maxSurge: '25%' },
      targetPort: 80,
      note: 'both',
    });
  });

  test('given values are kept', () => {
    const given = { type: 'Recreate', cpu: '2', targetPort: 'web', note: 'mine' };
    expect(normalise(schema, given)).toEqual(given);
  });

  test('zero and null are defaulted like absent members', () => {
    expect(normalise(schema, { type: '', cpu: null, rollingUpdate: null })).toEqual({
      type: 'RollingUpdate',
      cpu: '1',
      rollingUpdate: { maxSurge: '25%' },
    });
  });
});

describe('an object in normal form is returned itself', () => {
  const schema = withMember({ type: 'array', items: withMember(TEXT) });
  test('as a whole and in its parts', () => {
    const object = { a: [{ a: 'x' }, { a: '' }] };
    expect(normalise(schema, { a: [{ a: 'x' }] })).toEqual({ a: [{ a: 'x' }] });
    const clean = { a: [{ a: 'x' }] };
    expect(normalise(schema, clean)).toBe(clean);
    const changed = normalise(schema, object) as typeof object;
    expect(changed).toEqual({ a: [{ a: 'x' }, {}] });
    expect(changed.a[0]).toBe(object.a[0]);
  });
});

test('a recursive schema works, up to the depth limit', () => {
  const node: { -readonly [K in keyof StructuralSchema]: StructuralSchema[K] } = { type: 'object' };
  node.properties = { next: node, name: TEXT };
  const run = compileNormaliser(node, { kind: 'Node', version: 'v1' });
  expect(run({ next: { next: { name: '', x: 1 } } })).toEqual({ next: { next: {} } });
  let deep: JsonObject = {};
  for (let i = 0; i < 5_000; i++) deep = { next: deep };
  expect(() => run(deep)).toThrow('exceeded max depth of 1000 levels');
});
