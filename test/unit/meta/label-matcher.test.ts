import { describe, expect, test } from '@jest/globals';
import fc from '../../support/property.js';
import { labelMatcher } from '../../../src/meta/selectors/label-matcher.js';
import { matchesLabels, NO_LABEL, parseLabelSelector } from '../../../src/meta/selectors/label.js';

const KEYS = ['a', 'b', 'c', 'd'] as const;
const VALUES = ['', '1', '2', '30', 'x'] as const;
const KEY = fc.constantFrom(...KEYS);
const VALUE = fc.constantFrom(...VALUES);
const VALUE_LIST = fc.array(VALUE, { minLength: 1, maxLength: 4 }).map((values) => values.join(','));

const TERM = fc.oneof(
  fc.tuple(KEY, fc.constantFrom('=', '!='), VALUE).map((parts) => parts.join('')),
  fc.tuple(KEY, fc.constantFrom('in', 'notin'), VALUE_LIST).map(([key, word, list]) => `${key} ${word} (${list})`),
  fc.tuple(KEY, fc.constantFrom('>', '<'), fc.constantFrom('0', '1', '2', '29')).map((parts) => parts.join('')),
  KEY,
  KEY.map((key) => `!${key}`),
);
const LABELS = fc.dictionary(KEY, VALUE, { noNullPrototype: true });

describe('labels against many terms', () => {
  test('the results equal those of single terms, for few terms or many', () => {
    fc.assert(
      fc.property(fc.array(TERM, { maxLength: 24 }), fc.option(LABELS, { nil: undefined }), (terms, labels) => {
        const selector = parseLabelSelector(terms.join(','));
        expect(labelMatcher(selector)(labels)).toBe(matchesLabels(selector, labels));
      }),
      { numRuns: 2000 },
    );
    expect(labelMatcher(NO_LABEL)({})).toBe(false);
  });

  const many = Array.from({ length: 20_000 }, (_none, index) => index);
  test.each([
    ['keys that must not exist', many.map((index) => `!k${index}`).join(','), { a: '1' }, { k19999: '' }],
    ['values that are excluded', many.map((index) => `a!=v${index}`).join(','), { a: 'w' }, { a: 'v19999' }],
    ['values of a set', `a in (${many.map((index) => `v${index}`).join(',')})`, { a: 'v19999' }, { a: 'w' }],
    ['keys that must exist', `a,${many.map((index) => `k${index}`).join(',')}`, undefined, { a: '1', k1: '' }],
  ])('each label is looked up once: %s', (_what, text, selected, other) => {
    const matches = labelMatcher(parseLabelSelector(text));
    for (const [labels, answer] of [
      [selected, true],
      [other, false],
    ] as const) {
      if (labels === undefined) continue;
      let looks = 0;
      const watched = new Proxy<Record<string, string>>(labels as Record<string, string>, {
        get: (target, key) => ((looks += 1), target[String(key)]),
        getOwnPropertyDescriptor: (target, key) => ((looks += 1), Reflect.getOwnPropertyDescriptor(target, key)),
      });
      expect(matches(watched)).toBe(answer);
      expect(looks).toBeLessThanOrEqual(3 * Object.keys(labels).length);
    }
  });
});
