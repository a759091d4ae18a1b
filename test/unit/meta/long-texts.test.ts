import { expect, test } from '@jest/globals';
import { isPlace } from '../../../src/meta/field-path.js';
import { int64Of } from '../../../src/meta/whole-number.js';
import { withoutTrailing } from '../../../src/meta/without-trailing.js';
import { cpuTimeOf } from '../../support/cpu-time.js';

test('only the characters at the end are removed', () => {
  expect(withoutTrailing('//a//b//', '/')).toBe('//a//b');
  expect(withoutTrailing('***', '*')).toBe('');
  expect(withoutTrailing('', '/')).toBe('');
});

test('runs in the middle of a text are read once', async () => {
  const text = `${'/'.repeat(2_000_000)}a`;
  let read = '';
  expect(await cpuTimeOf(() => (read = withoutTrailing(text, '/')))).toBeLessThan(5_000);
  expect(read).toBe(text);
});

test('a number with very many zeros is read once', async () => {
  const text = `${'0'.repeat(2_000_000)}x`;
  let found: unknown = 0n;
  expect(await cpuTimeOf(() => (found = int64Of(text)))).toBeLessThan(5_000);
  expect(found).toBeUndefined();
  expect(int64Of('0'.repeat(2_000_000))).toBe(0n);
  expect(int64Of(`-${'0'.repeat(30)}7`)).toBe(-7n);
});

test('a path with a very long key is not looked up', async () => {
  const places = /(?:^|[.])nodeAffinity\b.*\.key$/;
  expect(isPlace('spec.nodeAffinity.required.key', places)).toBe(true);
  const path = `spec.options[${'.nodeAffinity.x'.repeat(70_000)}]`;
  let found = true;
  expect(await cpuTimeOf(() => (found = isPlace(path, places)))).toBeLessThan(5_000);
  expect(found).toBe(false);
});
