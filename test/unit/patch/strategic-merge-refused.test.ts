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
});
