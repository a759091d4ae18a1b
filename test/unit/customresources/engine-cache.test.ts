import { expect, test } from '@jest/globals';
import { createEngineCache } from '../../../src/customresources/engine-cache.js';

test('engines are cached, and a short text is charged with the size of its engine', () => {
  // 24 KiB each plus 20 bytes per byte of text: two texts of 10 bytes fit.
  const cache = createEngineCache<{ name: string }>({ maxCost: 2 * (24 * 1024 + 200), idle: 1_000 });
  const [a, b, c] = [{}, {}, {}];
  const made: string[] = [];
  const get = (key: object, name: string): object => cache.get(key, 10, () => (made.push(name), { name }));
  expect(get(a, 'a')).toBe(get(a, 'a'));
  get(b, 'b');
  get(a, 'a');
  get(c, 'c');
  expect(made).toEqual(['a', 'b', 'c']);
  get(a, 'a');
  get(b, 'b');
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});

test('an engine that alone exceeds the limit is still returned', () => {
  const engine = {};
  expect(createEngineCache({ maxCost: 10, idle: 1_000 }).get({}, 1_000_000, () => engine)).toBe(engine);
});
