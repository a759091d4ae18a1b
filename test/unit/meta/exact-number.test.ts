import { expect, test } from '@jest/globals';
import { exactNumber } from '../../../src/meta/exact-number.js';

const MOST = 2n ** 63n - 1n;

test.each([
  ['0', 0],
  ['007', 7],
  ['9007199254740991', Number.MAX_SAFE_INTEGER],
  ['9007199254740993', Number.MAX_SAFE_INTEGER],
  ['9223372036854775807', Number.MAX_SAFE_INTEGER],
  [`${'0'.repeat(100)}12`, 12],
  ['9223372036854775808', undefined],
  ['9'.repeat(100_000), undefined],
  ['', undefined],
  ['-1', undefined],
  ['1.0', undefined],
  ['1e3', undefined],
])('%.20s is %p', (digits, number) => {
  expect(exactNumber(digits, MOST)).toBe(number);
});
