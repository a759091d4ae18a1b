import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { RecentCache } from '../../../src/meta/recent-cache.js';

const MINUTE = 60_000;
let now = 0;

beforeEach(() => {
  now = 0;
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

function cacheOf(maxCost: number): RecentCache<string, number> {
  return new RecentCache({ maxCost, idle: 10 * MINUTE }, () => now);
}

test('the least recently used entry is evicted when the cache is full', () => {
  const cache = cacheOf(20);
  cache.set('a', 1, 10);
  cache.set('b', 2, 10);
  cache.get('a');
  cache.set('c', 3, 10);
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([1, undefined, 3]);
});

test('a key has its last value, and its earlier cost does not count', () => {
  const cache = cacheOf(20);
  cache.set('a', 1, 15);
  cache.set('a', 2, 5);
  cache.set('b', 3, 15);
  expect([cache.get('a'), cache.get('b')]).toEqual([2, 3]);
});

test("an entry that exceeds the limit alone is not cached, nor the key's earlier value", () => {
  const cache = cacheOf(20);
  cache.set('a', 1, 5);
  cache.set('a', 2, 21);
  expect(cache.get('a')).toBeUndefined();
});

test('entries unused for the given time are evicted, used ones stay', () => {
  const cache = cacheOf(20);
  cache.set('unused', 1, 5);
  cache.set('used', 2, 5);
  for (let minute = 1; minute <= 12; minute += 1) {
    now = minute * MINUTE;
    cache.get('used');
    jest.advanceTimersByTime(MINUTE);
  }
  expect([cache.get('unused'), cache.get('used')]).toEqual([undefined, 2]);
  now += 11 * MINUTE;
  jest.advanceTimersByTime(MINUTE);
  expect(cache.get('used')).toBeUndefined();
  expect(jest.getTimerCount()).toBe(0);
});
