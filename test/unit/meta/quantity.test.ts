import { describe, expect, test } from '@jest/globals';

import {
  addQuantities,
  canonicalQuantity,
  compareQuantities,
  formatQuantity,
  isWholeNumber,
  parseQuantity,
  scaledInteger,
  subtractQuantities,
  type Quantity,
} from '../../../src/meta/quantity.js';

function quantity(text: string): Quantity {
  const parsed = parseQuantity(text);
  if (typeof parsed === 'string') throw new Error(`${text}: ${parsed}`);
  return parsed;
}

describe('the canonical form of quantities', () => {
  test.each([
    ['0', '0'],
    ['0Ki', '0'],
    ['-0', '0'],
    ['100', '100'],
    ['1000', '1k'],
    ['1000m', '1'],
    ['1500m', '1500m'],
    ['1.5', '1500m'],
    ['0.1', '100m'],
    ['.5', '500m'],
    ['5.', '5'],
    ['+5', '5'],
    ['-1.5k', '-1500'],
    ['0100', '100'],
    ['1.50', '1500m'],
    ['12e6', '12e6'],
    ['1e3', '1e3'],
    ['1E3', '1e3'],
    ['1000e0', '1e3'],
    ['1.5e3', '1500'],
    ['12e-3', '12e-3'],
    ['1E', '1E'],
    ['10P', '10P'],
    ['1000P', '1E'],
    ['10E', '10E'],
    ['1Ki', '1Ki'],
    ['1024Ki', '1Mi'],
    ['1024', '1024'],
    ['1536Mi', '1536Mi'],
    ['1.5Gi', '1536Mi'],
    ['0.5Ki', '512'],
    ['1000Ki', '1000Ki'],
    ['1.1Ki', '1126400m'],
    ['1023Ki', '1023Ki'],
    ['-2Ki', '-2Ki'],
    ['1n', '1n'],
    ['0.1n', '1n'],
    ['1.5n', '2n'],
    ['-1.5n', '-2n'],
    ['1u', '1u'],
    ['1e-10', '1e-9'],
    ['100Ei', '9223372036854775807'],
    ['9999999999999999999', '9999999999999999999'],
    ['-9999999999999999999', '-9999999999999999999'],
  ])('%s prints as %s', (text, canonical) => {
    expect(canonicalQuantity(text)).toBe(canonical);
    expect(canonicalQuantity(canonical)).toBe(canonical);
  });

  test('unquoted JSON numbers have the same form', () => {
    expect(canonicalQuantity(2)).toBe('2');
    expect(canonicalQuantity(0.25)).toBe('250m');
    expect(canonicalQuantity(9007199254740993n)).toBe('9007199254740993');
  });

  test('resource lists are rounded up to milli', () => {
    expect(canonicalQuantity('1u', -3)).toBe('1m');
    expect(canonicalQuantity('1.0001', -3)).toBe('1001m');
    expect(canonicalQuantity('2', -3)).toBe('2');
  });
});

test.each([
  '',
  ' ',
  'x',
  '1x',
  '1 k',
  '1kk',
  '1K',
  'k',
  'Ki',
  '1ki',
  '--1',
  '1.2.3',
  '1e',
  '1e1.5',
  '1e9999',
  '0x10',
  '१',
])('%j is not a quantity', (text) => {
  expect(typeof parseQuantity(text)).toBe('string');
  expect(canonicalQuantity(text)).toBeUndefined();
});

test('a text of a megabyte is rejected at once', () => {
  expect(typeof parseQuantity('9'.repeat(1_000_000))).toBe('string');
});

describe('arithmetic', () => {
  test.each<[string, string, -1 | 0 | 1]>([
    ['1', '1000m', 0],
    ['1Ki', '1024', 0],
    ['1Ki', '1k', 1],
    ['-1', '1n', -1],
    ['1e3', '1k', 0],
    ['1E', '1Ei', -1],
    ['0', '0Ki', 0],
  ])('%s compared with %s is %d', (left, right, expected) => {
    expect(compareQuantities(quantity(left), quantity(right))).toBe(expected);
  });

  test('sums and differences are exact and keep the format', () => {
    expect(formatQuantity(addQuantities(quantity('100m'), quantity('0.9')))).toBe('1');
    expect(formatQuantity(addQuantities(quantity('1Gi'), quantity('1Mi')))).toBe('1025Mi');
    expect(formatQuantity(addQuantities(quantity('0'), quantity('1Mi')))).toBe('1Mi');
    expect(formatQuantity(subtractQuantities(quantity('2Gi'), quantity('1Gi')))).toBe('1Gi');
    expect(formatQuantity(subtractQuantities(quantity('1'), quantity('1500m')))).toBe('-500m');
  });

  test('whole numbers at a scale are rounded away from zero', () => {
    expect(scaledInteger(quantity('1.1'))).toBe(2n);
    expect(scaledInteger(quantity('1.1'), -3)).toBe(1100n);
    expect(scaledInteger(quantity('-1.1'))).toBe(-2n);
    expect(scaledInteger(quantity('1k'), 3)).toBe(1n);
  });

  test('counts must be whole numbers (BL-103)', () => {
    expect(['10P', '1E', '1Ei', '3', '1000m', '2.0'].map((text) => isWholeNumber(quantity(text)))).toEqual(
      Array(6).fill(true),
    );
    expect(['0.5', '1.9999', '500m', '1n'].map((text) => isWholeNumber(quantity(text)))).toEqual(Array(4).fill(false));
  });
});
