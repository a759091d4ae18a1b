import { describe, expect, test } from '@jest/globals';

import { parseStored } from '../../../src/json/parse.js';
import { printJson, printJsonStart, printStorageBytes } from '../../../src/json/print.js';
import { spliceResourceVersion } from '../../../src/json/splice.js';
import type { JsonObject, JsonValue } from '../../../src/json/types.js';

describe('printJson', () => {
  test.each<[string, JsonValue, string]>([
    ['plain values as JSON.stringify', { a: [1, 'x', null, true] }, '{"a":[1,"x",null,true]}'],
    ['a bigint as an integer', { a: 9007199254740993n, b: [-1n] }, '{"a":9007199254740993,"b":[-1]}'],
    ['no absent members', { a: undefined as never, b: 2n, c: undefined as never }, '{"b":2}'],
    ['keys that need escapes, beside a bigint', { 'a"b': 1n }, '{"a\\"b":1}'],
  ])('prints %s', (_, value, text) => {
    expect(printJson(value)).toBe(text);
  });
});

describe('printJsonStart', () => {
  test('it is all of a short value and the beginning of a long one', () => {
    const value = { a: [1, 'x', null, true, 5n], b: { c: {} }, d: [] };
    expect(printJsonStart(value, 1000)).toBe(printJson(value));
    const long = { list: Array.from({ length: 10_000 }, (_, index) => index), text: 'x'.repeat(10_000) };
    const start = printJsonStart(long, 100);
    expect(start.slice(0, 100)).toBe(printJson(long).slice(0, 100));
    expect(start.length).toBeLessThan(120);
    expect(printJsonStart(['x'.repeat(10_000)], 100).length).toBeLessThan(120);
  });
});

describe('storage bytes', () => {
  const print = (object: JsonObject): string => printStorageBytes(object).toString();

  test('they start with kind, apiVersion and metadata, and contain no resourceVersion', () => {
    const object = {
      spec: { a: 1 },
      metadata: { name: 'x', resourceVersion: '5', labels: {} },
      apiVersion: 'v1',
      kind: 'Pod',
    };
    expect(print(object)).toBe('{"kind":"Pod","apiVersion":"v1","metadata":{"name":"x","labels":{}},"spec":{"a":1}}');
    expect(object.metadata.resourceVersion).toBe('5');
  });

  test('a member named metadata inside a string is not mistaken for the object’s own', () => {
    const object = {
      data: { x: '"metadata":{' },
      kind: '"metadata":{',
      apiVersion: 'v1',
      metadata: { name: 'x' },
    };
    const sent = JSON.parse(spliceResourceVersion(printStorageBytes(object), 7).toString()) as unknown;
    expect(sent).toEqual({ ...object, metadata: { name: 'x', resourceVersion: '7' } });
  });

  test('they keep __proto__ and big integers', () => {
    const object = parseStored(
      Buffer.from('{"metadata":{},"data":{"__proto__":"x"},"__proto__":{"n":9007199254740993}}'),
    );
    const back = parseStored(printStorageBytes(object as JsonObject)) as Record<string, unknown>;
    expect(Object.getOwnPropertyNames(back)).toEqual(['metadata', 'data', '__proto__']);
    expect(JSON.stringify(back['data'])).toBe('{"__proto__":"x"}');
  });

  test('an object without metadata gets an empty one, so that splicing works', () => {
    expect(spliceResourceVersion(printStorageBytes({ kind: 'X' }), 3).toString()).toBe(
      '{"kind":"X","metadata":{"resourceVersion":"3"}}',
    );
  });
});
