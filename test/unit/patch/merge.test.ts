import { describe, expect, test } from '@jest/globals';

import type { JsonObject, JsonValue } from '../../../src/json/types.js';
import { StatusError } from '../../../src/meta/errors.js';
import { patchEngineFor } from '../../../src/patch/engine.js';
import { mergePatch, mergePatchEngine } from '../../../src/patch/merge.js';

describe('merge patch (the examples of RFC 7386 and more)', () => {
  test.each<[JsonValue, JsonValue, JsonValue]>([
    [{ a: 'b' }, { a: 'c' }, { a: 'c' }],
    [{ a: 'b' }, { b: 'c' }, { a: 'b', b: 'c' }],
    [{ a: 'b' }, { a: null }, {}],
    [{ a: 'b', b: 'c' }, { a: null }, { b: 'c' }],
    [{ a: ['b'] }, { a: 'c' }, { a: 'c' }],
    [{ a: 'c' }, { a: ['b'] }, { a: ['b'] }],
    [{ a: { b: 'c' } }, { a: { b: 'd', c: null } }, { a: { b: 'd' } }],
    [{ a: [{ b: 'c' }] }, { a: [1] }, { a: [1] }],
    [
      ['a', 'b'],
      ['c', 'd'],
      ['c', 'd'],
    ],
    [{ a: 'b' }, ['c'], ['c']],
    [{ a: 'foo' }, null, null],
    [{ e: null }, { a: 1 }, { e: null, a: 1 }],
    [[1, 2], { a: 'b', c: null }, { a: 'b' }],
    [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
    [{}, { labels: { X: null } }, { labels: {} }],
  ])('%j with %j is %j', (original, patch, expected) => {
    const before = JSON.stringify([original, patch]);
    expect(mergePatch(original, patch)).toEqual(expected);
    expect(JSON.stringify([original, patch])).toBe(before);
  });

  test('an unchanged object is returned itself', () => {
    const object = { a: { b: 1 }, c: [1] };
    expect(mergePatch(object, { a: { b: 1, x: null }, y: null })).toBe(object);
  });

  test('__proto__ is a member like any other', () => {
    const patch = JSON.parse('{"data":{"__proto__":{"polluted":true}},"constructor":null}') as JsonObject;
    expect(JSON.stringify(mergePatch({ data: { a: 1 } }, patch))).toBe(
      '{"data":{"a":1,"__proto__":{"polluted":true}}}',
    );
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  test('a patch reports its duplicates, and must be an object', () => {
    expect(mergePatchEngine.parse(Buffer.from('{"spec":{"a":1,"a":2}}')).duplicatesIn({})).toEqual(['spec.a']);
    expect(() => mergePatchEngine.parse(Buffer.from('[]'))).toThrow(
      new StatusError(
        400,
        'BadRequest',
        'error decoding patch: json: cannot unmarshal array into Go value of type map[string]interface {}',
      ),
    );
    expect(() => mergePatchEngine.parse(Buffer.from('null'))).toThrow('Invalid JSON Patch');
    expect(() => mergePatchEngine.parse(Buffer.from('{'))).toThrow(
      'error decoding patch: unexpected end of JSON input',
    );
  });

  test('a patch that nests too deep is rejected', () => {
    const deep = `${'{"a":'.repeat(900)}1${'}'.repeat(900)}`;
    const patch = mergePatchEngine.parse(Buffer.from(deep));
    expect(patch.apply({}, {})).toHaveProperty('a');
    let original: JsonObject = {};
    for (let i = 0; i < 1_100; i++) original = { x: original };
    expect(() => patch.apply(original, {})).toThrow(StatusError);
  });
});

describe('the patch type by media type', () => {
  test('it is matched in any case', () => {
    const types = ['json-patch', 'merge-patch', 'strategic-merge-patch'].map((name) => `application/${name}+json`);
    for (const type of types) expect(patchEngineFor(type.toUpperCase(), false).mediaType).toBe(type);
  });

  test('custom kinds support no strategic merge patch (BL-007)', () => {
    const type = 'application/strategic-merge-patch+json';
    expect(patchEngineFor(type, false).mediaType).toBe(type);
    expect(() => patchEngineFor(type, true)).toThrow(
      new StatusError(
        415,
        'UnsupportedMediaType',
        'the body of the request was in an unknown format - accepted media types include: application/json-patch+json, application/merge-patch+json, application/apply-patch+yaml',
      ),
    );
  });

  test('other types are unsupported', () => {
    for (const type of ['', 'application/json', 'constructor']) {
      expect(() => patchEngineFor(type, false)).toThrow(StatusError);
    }
  });
});
