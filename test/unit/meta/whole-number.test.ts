import { describe, expect, test } from '@jest/globals';
import { int64Of, parseIntFault, wholeNumber } from '../../../src/meta/whole-number.js';

const MOST = 2n ** 64n - 1n;

test.each([
  ['0', 0n],
  ['007', 7n],
  ['9007199254740993', 9007199254740993n],
  ['18446744073709551615', MOST],
  [`${'0'.repeat(100)}12`, 12n],
  ['18446744073709551616', undefined],
  ['9'.repeat(100_000), undefined],
  ['', undefined],
  ['-1', undefined],
  ['1.0', undefined],
  ['1e3', undefined],
])('%.20s is %p', (digits, number) => {
  expect(wholeNumber(digits, MOST)).toBe(number);
});

describe('signed numbers', () => {
  test.each([
    ['-9223372036854775808', -(2n ** 63n)],
    ['+9223372036854775807', 2n ** 63n - 1n],
    ['-0', 0n],
  ])('%s', (text, number) => {
    expect(int64Of(text)).toBe(number);
    expect(parseIntFault(text)).toBeUndefined();
  });

  test.each([
    ['9223372036854775808', 'strconv.ParseInt: parsing "9223372036854775808": value out of range'],
    ['--1', 'strconv.ParseInt: parsing "--1": invalid syntax'],
    [' 1', 'strconv.ParseInt: parsing " 1": invalid syntax'],
    ['', 'strconv.ParseInt: parsing "": invalid syntax'],
  ])('%j is not a number', (text, fault) => {
    expect(int64Of(text)).toBeUndefined();
    expect(parseIntFault(text)).toBe(fault);
  });
});
