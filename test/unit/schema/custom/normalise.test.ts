import { describe, expect, test } from '@jest/globals';
import type { JsonObject } from '../../../../src/json/types.js';
import { customNormaliser } from '../../../../src/schema/custom/normalise.js';
import { structuralForm } from '../../../../src/schema/custom/structural-form.js';
import type { StructuralSchema } from '../../../../src/schema/structural.js';

const TEXT: StructuralSchema = { type: 'string' };

function withMember(schema: StructuralSchema, more: Partial<StructuralSchema> = {}): StructuralSchema {
  return { type: 'object', properties: { a: schema }, ...more };
}

describe('the normal form of custom kinds', () => {
  const metadata = withMember({ type: 'object', additionalProperties: TEXT });
  const run = (schema: StructuralSchema, object: JsonObject): JsonObject =>
    customNormaliser(schema, { kind: 'Thing', version: 'v1', metadata })(object);

  test('nulls: default, kept when nullable, dropped, kept in preserved parts (BL-075)', () => {
    const schema: StructuralSchema = {
      type: 'object',
      properties: {
        foo: { type: 'string', default: 'd' },
        bar: { type: 'string', nullable: true, default: 'd' },
        baz: { type: 'string' },
        any: { type: 'object', preserveUnknownFields: true },
      },
    };
    expect(run(schema, { foo: null, bar: null, baz: null, any: { x: null } })).toEqual({
      foo: 'd',
      bar: null,
      any: { x: null },
    });
  });

  test('zero values stay and wrong types are left for validation', () => {
    const schema: StructuralSchema = {
      type: 'object',
      properties: { n: { type: 'integer' }, l: { type: 'array', items: TEXT }, s: TEXT, o: withMember(TEXT) },
    };
    const object = { n: 0, l: [], s: 5, o: 'x' };
    expect(run(schema, object)).toEqual(object);
  });

  test('unknown members are pruned, also in metadata; apiVersion and kind stay (BL-079)', () => {
    const schema = withMember(withMember(TEXT));
    const object = { apiVersion: 'e/v1', kind: 'Thing', metadata: { a: { k: 'v' }, b: 1 }, a: { a: 'x', b: 1 }, c: 1 };
    expect(run(schema, object)).toEqual({
      apiVersion: 'e/v1',
      kind: 'Thing',
      metadata: { a: { k: 'v' } },
      a: { a: 'x' },
    });
  });

  test('a preserved part keeps unknown members and prunes below known ones', () => {
    const schema = withMember({ type: 'object', preserveUnknownFields: true, properties: { b: withMember(TEXT) } });
    expect(run(schema, { a: { x: { y: 1 }, b: { a: 'k', z: 1 } } })).toEqual({ a: { x: { y: 1 }, b: { a: 'k' } } });
  });

  test('an embedded object keeps its apiVersion, kind and pruned metadata', () => {
    const schema = withMember({ type: 'object', embeddedResource: true, properties: { spec: withMember(TEXT) } });
    const embedded = { apiVersion: 'v1', kind: 'Pod', metadata: { b: 1 }, spec: { a: 'x', z: 1 }, status: {} };
    expect(run(schema, { a: embedded })).toEqual({
      a: { apiVersion: 'v1', kind: 'Pod', metadata: {}, spec: { a: 'x' } },
    });
  });

  test('an embedded object whose metadata is null has an empty one', () => {
    const schema = withMember({ type: 'object', embeddedResource: true, preserveUnknownFields: true });
    expect(run(schema, { a: { metadata: null, x: null } })).toEqual({ a: { metadata: {}, x: null } });
  });

  test('lists and maps are normalised', () => {
    const schema: StructuralSchema = {
      type: 'object',
      properties: {
        l: { type: 'array', items: withMember(TEXT) },
        m: { type: 'object', additionalProperties: withMember(TEXT) },
      },
    };
    expect(run(schema, { l: [{ a: 'x', b: 1 }], m: { k: { a: 'y', b: 1 } } })).toEqual({
      l: [{ a: 'x' }],
      m: { k: { a: 'y' } },
    });
  });

  test('a free-form map keeps its keys and nulls, and drops their contents', () => {
    const schema = structuralForm({
      type: 'object',
      properties: { m: { type: 'object', additionalProperties: true } },
    });
    expect(run(schema, { m: { x: 1, n: null, o: { y: 1 } } })).toEqual({ m: { x: 1, n: null, o: {} } });
  });

  test('defaults of items, of values of maps, and inside defaults', () => {
    const item: StructuralSchema = { type: 'object', properties: { p: { type: 'integer', default: 7 } } };
    const schema: StructuralSchema = {
      type: 'object',
      properties: {
        l: { type: 'array', items: { ...item, default: {} } },
        m: { type: 'object', additionalProperties: { ...item, default: {} } },
        d: { ...item, default: {} },
      },
    };
    expect(run(schema, { l: [null, {}], m: { k: null } })).toEqual({
      l: [{ p: 7 }, { p: 7 }],
      m: { k: { p: 7 } },
      d: { p: 7 },
    });
  });

  test('items of a preserved list keep unknown members', () => {
    const items = withMember(withMember(TEXT));
    const schema = withMember({ type: 'array', preserveUnknownFields: true, items });
    expect(run(schema, { a: [{ x: 1, a: { a: 'k', z: 1 } }] })).toEqual({ a: [{ x: 1, a: { a: 'k' } }] });
  });

  test('unknown members are reported sorted, with their paths', () => {
    const schema: StructuralSchema = {
      type: 'object',
      properties: { spec: { type: 'object', properties: { l: { type: 'array', items: withMember(TEXT) } } } },
    };
    const found: string[] = [];
    customNormaliser(schema, { kind: 'Thing', version: 'v1', metadata })(
      { zz: 1, spec: { b: 1, l: [{ a: 'x' }, { q: 1 }] }, metadata: { odd: 1 } },
      { unknownField: (path) => found.push(path) },
    );
    expect(found).toEqual(['metadata.odd', 'spec.b', 'spec.l[1].q', 'zz']);
  });

  test('those of embedded metadata come last', () => {
    const schema = withMember({ type: 'object', embeddedResource: true, properties: { spec: withMember(TEXT) } });
    const found: string[] = [];
    customNormaliser(schema, { kind: 'Thing', version: 'v1', metadata })(
      { a: { apiVersion: 'v1', kind: 'Pod', metadata: { odd: 1 }, spec: { z: 1 } } },
      { unknownField: (path) => found.push(path) },
    );
    expect(found).toEqual(['a.spec.z', 'a.metadata.odd']);
  });

  test('the path of an embedded object has map keys in brackets, and other members after dots', () => {
    const embedded: StructuralSchema = {
      type: 'object',
      embeddedResource: true,
      properties: { spec: withMember(TEXT) },
    };
    const found: string[] = [];
    customNormaliser(withMember({ type: 'object', additionalProperties: embedded }), {
      kind: 'Thing',
      version: 'v1',
      metadata,
    })({ a: { k: { metadata: { odd: 1 }, spec: { z: 1 } } } }, { unknownField: (path) => found.push(path) });
    expect(found).toEqual(['a.k.spec.z', 'a[k].metadata.odd']);
  });
});
