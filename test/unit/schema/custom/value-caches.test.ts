import { expect, test } from '@jest/globals';
import type { JsonValue } from '../../../../src/json/types.js';
import { createValueCaches } from '../../../../src/schema/custom/value-caches.js';

const FILLING: readonly JsonValue[] = Array.from({ length: 100 }, (_, at) => `value-${at}`);
const SPECIAL: readonly JsonValue[] = ['x', 5, 1.5, true, null, { a: 1, b: [2] }, [1, 2], 2n ** 60n];

test.each([
  ['short', SPECIAL],
  ['long', [...FILLING, ...SPECIAL]],
])('a %s enumeration lists values by content', (_length, enumeration) => {
  const caches = createValueCaches();
  const listed: JsonValue[] = ['x', 5, 5n, 1.5, true, null, { b: [2], a: 1 }, [1, 2], 2n ** 60n, 2 ** 60];
  const others: JsonValue[] = ['5', 6, 1.25, false, 'true', 'null', { a: 1 }, [2, 1], [], {}, 2n ** 60n + 1n, ''];
  expect(listed.filter((value) => !caches.isListed(enumeration, value))).toEqual([]);
  expect(others.filter((value) => caches.isListed(enumeration, value))).toEqual([]);
});

test('an invalid pattern matches nothing', () => {
  const caches = createValueCaches();
  const work = { left: 1_000 };
  expect([
    caches.matches('^a+$', 'aaa', work),
    caches.matches('^a+$', 'b', work),
    caches.matches('([', '([', work),
  ]).toEqual([true, false, false]);
});
