import { describe, expect, test } from '@jest/globals';
import type { JsonObject } from '../../../src/json/types.js';
import { StatusError } from '../../../src/meta/errors.js';
import { strategicMergeEngine } from '../../../src/patch/strategic-merge.js';
import { cpuTimeOf } from '../../support/cpu-time.js';
import { SCHEMA, apply, names, spec } from './merged.js';

describe('rejected patches', () => {
  test.each<[string, number, JsonObject, string]>([
    [
      'an unknown $patch',
      400,
      { strategy: { $patch: 'x' } },
      'unknown patch type found: "x": must be replace, delete or merge',
    ],
    [
      'a number beyond 2^53 as $patch',
      400,
      { strategy: { $patch: 9007199254740993n } },
      'unknown patch type found: 9007199254740993: must be replace, delete or merge',
    ],
    [
      '$patch merge in a list',
      400,
      { containers: [{ name: 'a', $patch: 'merge' }] },
      'merging lists cannot yet be specified in the patch',
    ],
    [
      'an item without its key',
      422,
      { containers: [{ image: 'x' }] },
      'map: {image} does not contain declared merge key: name',
    ],
    [
      'a deletion without its key',
      422,
      { containers: [{ $patch: 'delete' }] },
      'map: {$patch} does not contain declared merge key: name',
    ],
    ['a list in a list', 422, { containers: [[]] }, 'lists of lists are not supported'],
    ['objects and scalars mixed', 422, { containers: ['x', { name: 'a' }] }, 'a list mixes objects and scalars'],
    ['$retainKeys that is not a list', 400, { strategy: { $retainKeys: 'x' } }, 'invalid patch format of retainKeys'],
    [
      '$retainKeys that misses a member',
      400,
      { strategy: { $retainKeys: [], type: 'x' } },
      'invalid patch format of retainKeys',
    ],
    [
      'an order that is not a list',
      400,
      { '$setElementOrder/containers': 1 },
      'invalid patch format of setElementOrder list',
    ],
    ['an order of no list', 400, { $setElementOrder: [{ name: 'a' }] }, 'invalid patch format of setElementOrder list'],
    [
      'a deletion list that is not a list',
      400,
      { '$deleteFromPrimitiveList/containers': {} },
      'invalid patch format of primitive list',
    ],
    [
      'an order of a list that does not merge',
      400,
      { '$setElementOrder/tolerations': [] },
      'invalid patch format of setElementOrder list: the list does not merge',
    ],
    [
      'an order that contradicts the list',
      400,
      { '$setElementOrder/containers': names('b', 'a'), containers: names('a', 'b') },
      'The order in patch list does not match $setElementOrder list at "b"',
    ],
  ])('%s', (_, code, patch, why) => {
    let caught: unknown;
    try {
      spec({ containers: names('a'), strategy: { type: 'x' }, tolerations: [{ key: 'a' }] }, patch);
    } catch (error) {
      caught = error;
    }
    expect(caught).toBeInstanceOf(StatusError);
    const error = caught as StatusError;
    expect(error.code).toBe(code);
    expect(error.details?.causes?.[0]?.message ?? error.message).toBe(why);
  });
});

describe('hostile patches', () => {
  test('__proto__ and constructor are members like any other', () => {
    const patched = apply(
      { metadata: { labels: { a: 'b' } } },
      '{"metadata":{"labels":{"__proto__":"x","constructor":"y"}},"__proto__":{"z":1}}',
    );
    expect(JSON.stringify(patched)).toBe(
      '{"metadata":{"labels":{"a":"b","__proto__":"x","constructor":"y"}},"__proto__":{"z":1}}',
    );
    expect(({} as { z?: number }).z).toBeUndefined();
  });

  test('long lists are merged in linear time', async () => {
    const many = Array.from({ length: 10_000 }, (_, i) => ({ name: `n${i}` }));
    const reversed = many.toReversed();
    const patch = { spec: { containers: reversed, '$setElementOrder/containers': reversed } };
    let merged: unknown;
    const spent = await cpuTimeOf(() => {
      const parsed = strategicMergeEngine.parse(Buffer.from(JSON.stringify(patch)));
      merged = parsed.apply({ spec: { containers: many } }, SCHEMA);
    });
    expect(spent).toBeLessThan(10_000);
    expect(JSON.stringify(merged)).toBe(JSON.stringify({ spec: { containers: reversed } }));
  });

  const MANY = 5000;
  const repeated = (item: JsonObject) => ({ spec: { containers: Array.from({ length: MANY }, () => item) } });
  const members = Object.fromEntries(Array.from({ length: MANY }, (_, at) => [`m${at}`, 'x']));
  const texts = Array.from({ length: MANY }, (_, at) => `t${at}`);
  test.each<[string, JsonObject, JsonObject]>([
    ['members', { name: 'a', ...members }, { name: 'a', m1: 'y' }],
    [
      'items of a list in it',
      { name: 'a', env: texts.map((name) => ({ name, value: 'x' })) },
      { name: 'a', env: [{ name: 't1', value: 'y' }] },
    ],
    ['scalars', { name: 'a', args: texts }, { name: 'a', '$deleteFromPrimitiveList/args': ['none'] }],
    ['long scalars', { name: 'a', args: ['x'.repeat(1e6)] }, { name: 'a', '$deleteFromPrimitiveList/args': ['none'] }],
    ['opaque data', { name: 'a', raw: { members } }, { name: 'a', raw: { members: { m1: 'y' } } }],
  ])('one key is not repeated for an item with many %s', (_what, item, change) => {
    const original = { spec: { containers: [item] } };
    const once = { spec: { containers: [change] } };
    apply(original, once);
    expect(() => apply(original, repeated(change))).toThrow('the patch takes too many steps on an object of this size');
  });

  test('the largest object takes a patch of all its items and members', () => {
    const many = Array.from({ length: 12_000 }, (_, at) => ({ name: `n${at}`, env: [{ name: 'a', value: 'x' }] }));
    const changed = many.map(({ name }) => ({ name, image: 'y', env: [{ name: 'a', value: 'y' }] }));
    const patched = apply(
      { spec: { containers: many, replaced: members }, metadata: { labels: members, finalizers: texts } },
      {
        spec: { containers: changed, '$setElementOrder/containers': changed.map(({ name }) => ({ name })) },
        metadata: { labels: members, finalizers: texts, '$setElementOrder/finalizers': texts },
      },
    );
    expect(patched['spec']).toEqual({ containers: changed, replaced: members });
  });
});
