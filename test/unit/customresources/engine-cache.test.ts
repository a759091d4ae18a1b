import { expect, test } from '@jest/globals';
import { createEngineCache } from '../../../src/customresources/engine-cache.js';

test('engines are made once, and the one that was not used for longest goes when they cost too much', () => {
  // 20 for each byte of text: two texts of 10 bytes fit.
  const cache = createEngineCache<string>(400);
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
