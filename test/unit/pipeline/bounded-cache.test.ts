import { afterEach, expect, jest, test } from '@jest/globals';
import { BoundedCache } from '../../../src/pipeline/bounded-cache.js';

afterEach(() => {
  jest.restoreAllMocks();
});

test('entries expire', () => {
  let now = 0;
  const cache = new BoundedCache<string>(1_000, () => now);
  cache.set('a', 'one', 10, 100);
  now = 99;
  expect(cache.get('a')).toBe('one');
  now = 100;
  expect(cache.get('a')).toBeUndefined();
});

test("setting the system clock neither extends nor shortens an entry's life", () => {
  const date = jest.spyOn(Date, 'now').mockReturnValue(10_000_000_000);
  const monotonic = jest.spyOn(performance, 'now').mockReturnValue(1_000);
  const cache = new BoundedCache<string>(1_000);
  cache.set('a', 'one', 10, 60_000);
  date.mockReturnValue(20_000_000_000);
  expect(cache.get('a')).toBe('one');
  date.mockReturnValue(0);
  monotonic.mockReturnValue(61_000);
  expect(cache.get('a')).toBeUndefined();
});

test('the oldest entry is evicted when the cache is full, and an oversized one is not cached', () => {
  const cache = new BoundedCache<string>(600);
  for (const key of ['a', 'b', 'c']) cache.set(key, key, 100, 1_000);
  expect(['a', 'b', 'c'].map((key) => cache.get(key))).toEqual([undefined, 'b', 'c']);
  cache.set('d', 'd', 600, 1_000);
  expect(['b', 'c', 'd'].map((key) => cache.get(key))).toEqual(['b', 'c', undefined]);
});
