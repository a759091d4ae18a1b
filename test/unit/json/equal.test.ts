import { describe, expect, test } from '@jest/globals';

import { equalJson } from '../../../src/json/equal.js';
import { isTooDeep } from '../../../src/json/depth.js';
import type { JsonValue } from '../../../src/json/types.js';

describe('equalJson', () => {
  test.each<[string, JsonValue | undefined, JsonValue | undefined, boolean]>([
    ['members in another order', { a: 1, b: { c: 2 } }, { b: { c: 2 }, a: 1 }, true],
    ['items in another order', [1, 2], [2, 1], false],
    ['an absent and an undefined member', { a: 1, b: undefined as never }, { a: 1 }, true],
    ['an undefined and a null member', { a: undefined as never }, { a: null }, false],
    ['one member more on the right', { a: 1 }, { a: 1, b: 2 }, false],
    ['one member more on the left', { a: 1, b: 2 }, { a: 1 }, false],
    ['a list and an object', [], {}, false],
    ['null and an object', null, {}, false],
    ['a bigint and the same number', 5n, 5, true],
    ['a bigint and a rounded number', 9007199254740993n, 9007199254740992, false],
    ['a number and a text', 1, '1', false],
    ['a bigint and a text', 1n, '1', false],
    ['inherited names', {}, { constructor: 1 }, false],
    ['nothing and nothing', undefined, undefined, true],
  ])('%s', (_, left, right, equal) => {
    expect(equalJson(left, right)).toBe(equal);
    expect(equalJson(right, left)).toBe(equal);
  });
});

test('depth is counted up to the limit and no further', () => {
  let deep: JsonValue = 1;
  for (let i = 0; i < 50_000; i++) deep = i % 2 === 0 ? [deep] : { a: deep };
  expect(isTooDeep(deep)).toBe(true);
  expect(isTooDeep([[1]], 2)).toBe(false);
  expect(isTooDeep([[[]]], 2)).toBe(true);
  expect(isTooDeep('x', 0)).toBe(false);
});
