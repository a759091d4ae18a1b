import { expect, test } from '@jest/globals';
import { MOST_PATTERN_WORK, PatternAllowance, patternWork } from '../../../src/schema/pattern-work.js';

const BASE = patternWork('');

test.each([
  ['abc', 3],
  ['[a-z]{0,61}', 61],
  ['(ab){10}', 40],
  ['(a{10}b){10}', 130],
  ['\\d{5}\\{2}', 8],
  ['[]a]{3}[^]b]{2}', 5],
  ['a{x}', 4],
  ['((((', 0],
  ['a{2,}', 2],
])('%s has about %d steps', (pattern, steps) => {
  expect(patternWork(pattern) - BASE).toBe(steps);
});

test('an invalid pattern has a large number, found at once', () => {
  expect(patternWork('(((((a{1000}){1000}){1000}){1000}){1000})')).toBeGreaterThan(1e8);
  expect(Number.isFinite(patternWork('('.repeat(5_000) + ')'.repeat(5_000) + '{9}'.repeat(5_000)))).toBe(true);
});

test('each pattern counts once, and none is allowed beyond the limit', () => {
  const allowance = new PatternAllowance();
  const count = Math.floor(MOST_PATTERN_WORK / patternWork('a{1000}'));
  expect(Array.from({ length: 2 * count }, () => allowance.take('a{1000}'))).not.toContain(false);
  expect(Array.from({ length: count - 1 }, (_none, index) => allowance.take(`a{1000}${index}`)).at(-2)).toBe(true);
  expect(allowance.take('b{1000}'.repeat(9))).toBe(false);
  expect(allowance.take('a{1000}')).toBe(true);
  expect(allowance.take('c')).toBe(false);
});
