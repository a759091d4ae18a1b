import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createEngineCache } from '../../../src/customresources/engine-cache.js';

const MINUTE = 60_000;

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

test('engines are made once, and the one that was not used for longest goes when they cost too much', () => {
  // 24 KiB each and 20 for each byte of text: two texts of 10 bytes fit.
  const cache = createEngineCache<string>(2 * (24 * 1024 + 200));
  const [a, b, c] = [{}, {}, {}];
  const made: string[] = [];
  const get = (key: object, name: string): string => cache.get(key, 10, () => (made.push(name), name));
  get(a, 'a');
  get(b, 'b');
  get(a, 'a');
  get(c, 'c');
  expect(made).toEqual(['a', 'b', 'c']);
  get(a, 'a');
  get(b, 'b');
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});

test('an engine that alone costs too much is still given out', () => {
  const cache = createEngineCache<number>(10);
  expect(cache.get({}, 1_000_000, () => 7)).toBe(7);
});

test('an engine that nobody used for ten minutes is let go', () => {
  let now = 0;
  const cache = createEngineCache<string>(undefined, () => now);
  const [used, unused] = [{}, {}];
  const made: string[] = [];
  const get = (key: object, name: string): string => cache.get(key, 10, () => (made.push(name), name));
  get(unused, 'unused');
  get(used, 'used');
  for (let minute = 1; minute <= 12; minute += 1) {
    now = minute * MINUTE;
    get(used, 'used');
    jest.advanceTimersByTime(MINUTE);
  }
  expect(made).toEqual(['unused', 'used']);
  get(unused, 'unused again');
  expect(made).toEqual(['unused', 'used', 'unused again']);
});
