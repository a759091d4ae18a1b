import { expect, test } from '@jest/globals';
import { isPlace } from '../../../src/meta/field-path.js';
import { withoutTrailing } from '../../../src/meta/without-trailing.js';

test('only the characters at the end go', () => {
  expect(withoutTrailing('//a//b//', '/')).toBe('//a//b');
  expect(withoutTrailing('***', '*')).toBe('');
  expect(withoutTrailing('', '/')).toBe('');
});

test('runs in the midst of a text are read once', () => {
  const text = `${'/'.repeat(2_000_000)}a`;
  const began = performance.now();
  expect(withoutTrailing(text, '/')).toBe(text);
  expect(performance.now() - began).toBeLessThan(1000);
});

test('a path with a very long key is no place that is looked for', () => {
  const places = /(?:^|[.])nodeAffinity\b.*\.key$/;
  expect(isPlace('spec.nodeAffinity.required.key', places)).toBe(true);
  const began = performance.now();
  expect(isPlace(`spec.options[${'.nodeAffinity.x'.repeat(70_000)}]`, places)).toBe(false);
  expect(performance.now() - began).toBeLessThan(1000);
});
