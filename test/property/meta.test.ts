import { describe, expect, test } from '@jest/globals';
import fc from '../support/property.js';

import {
  addQuantities,
  canonicalQuantity,
  compareQuantities,
  formatQuantity,
  parseQuantity,
  subtractQuantities,
  type Quantity,
} from '../../src/meta/quantity.js';
import { parseFieldSelector, printFieldSelector } from '../../src/meta/selectors/field.js';
import { matchesLabels, parseLabelSelector, printLabelSelector } from '../../src/meta/selectors/label.js';
import { canonicalMicroTime, canonicalTime } from '../../src/meta/time.js';

function quantity(text: string): Quantity {
  const parsed = parseQuantity(text);
  if (typeof parsed === 'string') throw new Error(`${text}: ${parsed}`);
  return parsed;
}

const quantityText = fc
  .tuple(
    fc.constantFrom('', '-', '+'),
    fc.nat({ max: 10_000_000 }),
    fc.oneof(
      fc.constant(''),
      fc.nat({ max: 9_999_999 }).map((digits) => `.${digits}`),
    ),
    fc.constantFrom('', 'n', 'u', 'm', 'k', 'M', 'G', 'T', 'Ki', 'Mi', 'Gi', 'e3', 'E-2', 'e0'),
  )
  .map((parts) => parts.join(''));

describe('quantities', () => {
  test('the canonical form is stable and exceeds the parsed amount by less than a nano', () => {
    fc.assert(
      fc.property(quantityText, (text) => {
        const value = quantity(text);
        const printed = formatQuantity(value);
        expect(formatQuantity(quantity(printed))).toBe(printed);
        expect(compareQuantities(quantity(printed), value)).toBe(0);
      }),
      { numRuns: 1_000 },
    );
  });

  test('sums invert differences, and agree with the order', () => {
    fc.assert(
      fc.property(quantityText, quantityText, (one, other) => {
        const [a, b] = [quantity(one), quantity(other)];
        expect(compareQuantities(subtractQuantities(addQuantities(a, b), b), a)).toBe(0);
        const sign = compareQuantities(subtractQuantities(a, b), quantity('0'));
        expect(compareQuantities(a, b)).toBe(sign);
        expect(compareQuantities(b, a)).toBe(sign === 0 ? 0 : -sign);
      }),
    );
  });

  test('rounding is away from zero and idempotent', () => {
    fc.assert(
      fc.property(quantityText, fc.integer({ min: -9, max: 3 }), (text, scale) => {
        const value = quantity(text);
        const printed = canonicalQuantity(text, scale)!;
        const rounded = quantity(printed);
        expect(canonicalQuantity(printed, scale)).toBe(printed);
        expect(compareQuantities(rounded, value) * (value.digits < 0n ? -1 : 1)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

const key = fc.constantFrom('a', 'b.c', 'in', 'notin', 'example.com/x', 'A_1');
const value = fc.constantFrom('', 'x', 'y-1', 'in', 'notin', '5', 'Z');
const term = fc.oneof(
  fc.tuple(key, fc.constantFrom('=', '==', '!=', ' = '), value).map((parts) => parts.join('')),
  fc
    .tuple(key, fc.constantFrom(' in ', ' notin ', '  in'), fc.array(value, { minLength: 1, maxLength: 3 }))
    .map(([name, operator, values]) => `${name}${operator}(${values.join(',')})`),
  key,
  key.map((name) => `!${name}`),
  fc.tuple(key, fc.constantFrom('>', '<'), fc.nat()).map((parts) => parts.join('')),
);

describe('selectors', () => {
  test('a printed and parsed label selector is the same, and selects the same', () => {
    fc.assert(
      fc.property(fc.array(term, { maxLength: 4 }), fc.dictionary(key, value), (terms, labels) => {
        const selector = parseLabelSelector(terms.join(','));
        const again = parseLabelSelector(printLabelSelector(selector));
        expect(again).toEqual(selector);
        const each = terms.every((one) => matchesLabels(parseLabelSelector(one), labels));
        expect(matchesLabels(again, labels)).toBe(each);
      }),
      { numRuns: 500 },
    );
  });

  test('any text is a selector or a 400', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'ab,=!()<> in\\.') }), (text) => {
        for (const parse of [parseLabelSelector, parseFieldSelector]) {
          try {
            parse(text);
          } catch (error) {
            expect((error as { code?: number }).code).toBe(400);
          }
        }
      }),
      { numRuns: 1_000 },
    );
  });

  test('a printed and parsed field selector is the same, whatever its values', () => {
    const requirement = fc.record({
      field: fc.constantFrom('metadata.name', 'status.phase'),
      operator: fc.constantFrom('=' as const, '!=' as const),
      value: fc.string({ unit: fc.constantFrom(...'a\\,=! ') }),
    });
    fc.assert(
      fc.property(fc.array(requirement), (requirements) => {
        // Terms are sorted by text, as in the public API.
        const inOrder = (terms: readonly object[]): readonly string[] => terms.map((one) => JSON.stringify(one)).sort();
        const read = parseFieldSelector(printFieldSelector({ requirements })).requirements;
        expect(inOrder(read)).toEqual(inOrder(requirements));
      }),
    );
  });
});

test('canonical times are unchanged', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date(0), max: new Date(8e12), noInvalidDate: true }), (date) => {
      const text = date.toISOString();
      const time = canonicalTime(text);
      const micro = canonicalMicroTime(text);
      expect(canonicalTime(time ?? '')).toBe(time);
      expect(canonicalMicroTime(micro ?? '')).toBe(micro);
      expect(Date.parse(micro ?? '')).toBe(date.getTime());
    }),
  );
});
