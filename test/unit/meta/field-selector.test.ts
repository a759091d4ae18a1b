import { describe, expect, test } from '@jest/globals';

import { StatusError } from '../../../src/meta/errors.js';
import {
  exactFieldValue,
  fieldMatcher,
  parseFieldSelector,
  printFieldSelector,
} from '../../../src/meta/selectors/field.js';

describe('field selectors (BL-043)', () => {
  test.each([
    ['', []],
    ['a=b', [{ field: 'a', operator: '=', value: 'b' }]],
    ['a==b', [{ field: 'a', operator: '=', value: 'b' }]],
    ['a!=b', [{ field: 'a', operator: '!=', value: 'b' }]],
    [
      'status.phase!=Running,spec.restartPolicy=Always',
      [
        { field: 'spec.restartPolicy', operator: '=', value: 'Always' },
        { field: 'status.phase', operator: '!=', value: 'Running' },
      ],
    ],
    ['a=', [{ field: 'a', operator: '=', value: '' }]],
    ['=', [{ field: '', operator: '=', value: '' }]],
    ['=b', [{ field: '', operator: '=', value: 'b' }]],
    ['a\\=b', [{ field: 'a\\', operator: '=', value: 'b' }]],
    ['a=b\\,c\\=d\\\\', [{ field: 'a', operator: '=', value: 'b,c=d\\' }]],
    ['a=b,', [{ field: 'a', operator: '=', value: 'b' }]],
  ])('%s', (text, requirements) => {
    const selector = parseFieldSelector(text);
    expect(selector.requirements).toEqual(requirements);
    expect(parseFieldSelector(printFieldSelector(selector))).toEqual(selector);
  });

  test.each([
    ['a==b,c', "invalid selector: 'a==b,c'; can't understand 'c'"],
    ['foo', "invalid selector: 'foo'; can't understand 'foo'"],
    ['z,a', "invalid selector: 'z,a'; can't understand 'a'"],
    ['a\\=b=c', 'invalid field selector: unescaped character in value: 61'],
    ['a=\\x', 'invalid field selector: invalid escape sequence: \\x'],
    ['a=b=c', 'invalid field selector: unescaped character in value: 61'],
  ])('%s is refused', (text, message) => {
    expect(() => parseFieldSelector(text)).toThrow(new StatusError(400, 'BadRequest', message));
  });

  test('all terms must hold', () => {
    const selector = parseFieldSelector('a=1,b!=2');
    const matches = (a: string, b: string): boolean => fieldMatcher(selector)((field) => (field === 'a' ? a : b));
    expect([matches('1', '3'), matches('1', '2'), matches('2', '3')]).toEqual([true, false, false]);
    expect(exactFieldValue(selector, 'a')).toBe('1');
    expect(exactFieldValue(selector, 'b')).toBeUndefined();
  });
});

test('a field is read once, however many terms use it', () => {
  const terms = Array.from({ length: 20_000 }, (_none, index) => `a!=x${index}`);
  const matches = fieldMatcher(parseFieldSelector(terms.join(',')));
  let reads = 0;
  const valueIs = (value: string) => (): string => {
    reads += 1;
    return value;
  };
  expect(matches(valueIs('y'))).toBe(true);
  expect(matches(valueIs('x19999'))).toBe(false);
  expect(reads).toBe(2);
  expect(fieldMatcher(parseFieldSelector('a=x,a=y'))(valueIs('x'))).toBe(false);
});
