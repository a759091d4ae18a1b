import { describe, expect, test } from '@jest/globals';
import { RE2JS } from 're2js';
import { States } from '../../../src/schema/automaton.js';
import { compileUserPattern, type UserPattern } from '../../../src/schema/regex.js';

function pattern(text: string, states = new States()): UserPattern {
  const compiled = compileUserPattern(text, states);
  if (typeof compiled === 'string') throw new Error(compiled);
  return compiled;
}

const PATTERNS = [
  ...[
    '',
    'a',
    '^a',
    'a$',
    '^$',
    '^a+$',
    'a*b',
    '(a|b)*c',
    'a{2,4}$',
    '[^a]',
    '.',
    '\\.',
    '(?s).',
    '^.$',
    '^..$',
    '(?i)ab',
  ],
  ...[
    '(?i)k',
    '(?i)ß',
    '\\bab\\b',
    '\\Bb',
    '(?m)^b$',
    '(?m)a$\\n^b',
    '\\A\\w+\\z',
    '[[:alpha:]]+\\d',
    '\\pL',
    '\\p{Greek}x?$',
  ],
  ...[
    '^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$',
    '^(.{0,3}|b)$',
    '\\x{1F600}',
    '[\\x{D800}]',
    '^(?:a|ab)(?:c|bcd)(?:d*)$',
  ],
];
const TEXTS = [
  ...[
    '',
    'a',
    'b',
    'ab',
    'aab',
    'aaaa',
    'AB',
    'a b',
    'ab ab',
    'xab',
    'abx',
    'a\nb',
    '\n',
    'b\n',
    'a\n',
    '\nb\n',
    'a.b',
    'a.',
    '-a',
    'a-b.c',
  ],
  ...[
    'é',
    'ß',
    'ẞ',
    'K',
    'K',
    'k',
    'α',
    'αx',
    '😀',
    'x😀y',
    '\ud800',
    '\udc00',
    '\ud800x',
    '\ud83d',
    'a1',
    '_',
    'abcd',
    'abbcd',
    '\u0000',
    'ſ',
  ],
];

describe('the automaton', () => {
  test.each(PATTERNS)('it finds /%s/ where RE2JS does', (text) => {
    const { matches, compiled } = pattern(text);
    const found = TEXTS.filter((each) => matches(each, { left: 1e6 }) === true);
    expect(found).toEqual(TEXTS.filter((each) => compiled.matcher(each).find()));
    // Again, in known states.
    expect(TEXTS.filter((each) => matches(each, { left: 1e6 }) === true)).toEqual(found);
  });

  test('its results are the same after it has dropped its states', () => {
    const { matches } = pattern('a[ab]{12}c');
    const texts = Array.from({ length: 400 }, (_none, at) =>
      Array.from({ length: 60 }, (_void, place) => ((at * 7919 + place * place * (at + 3)) % 7 < 3 ? 'a' : 'b')).join(
        '',
      ),
    );
    const again = RE2JS.compile('a[ab]{12}c');
    for (const text of texts) {
      for (const each of [text, `${text}c`]) {
        expect(matches(each, { left: 1e9 })).toBe(again.matcher(each).find());
      }
    }
  });

  test('states of patterns used together are kept apart', () => {
    const states = new States();
    const [a, b] = [pattern('^a+$', states), pattern('^b+$', states)];
    for (const [text, expected] of [
      ['aaa', [true, false]],
      ['bbb', [false, true]],
      ['ab', [false, false]],
    ] as const) {
      expect([a.matches(text, { left: 1e6 }), b.matches(text, { left: 1e6 })]).toEqual(expected);
    }
  });

  test('a long text in known states is cheap, and one with ever new states is given up', () => {
    const plain = { left: 1e6 };
    expect(pattern('^[a-z]+$').matches('x'.repeat(900_000), plain)).toBe(true);
    expect(plain.left).toBeGreaterThan(8e5);
    const hostile = { left: 1e6 };
    let seed = 1;
    const letters = Array.from({ length: 900_000 }, () =>
      (seed = (seed * 48_271) % 2_147_483_647) % 2 === 0 ? 'a' : 'b',
    );
    expect(pattern('a[ab]{900}c').matches(letters.join(''), hostile)).toBeUndefined();
  });
});

// As in Go, whose expressions those of the public API are; RE2JS rejects them.
test.each([
  ['^(?P<n>a)$|^(?<n>b)$', ['a', 'b'], ['c', 'ab']],
  [
    '^((?<n>a)(?<n>b))[(?<n>]\\(\\?<n>\\Q(?<n>\\E$',
    ['ab(\\(?<n>(?<n>'.replace('\\', ''), 'ab?(?<n>(?<n>'],
    ['ab((?<n>'],
  ],
])('several groups may have one name: %s', (text, matching, others) => {
  const found = (value: string): boolean | undefined => pattern(text).matches(value, { left: 1e6 });
  expect(matching.filter(found)).toEqual(matching);
  expect(others.filter(found)).toEqual([]);
});

test.each([
  ['(?<n>a)(?<n>b)(', 'error parsing regexp: missing closing ): `(a)(b)(`'],
  ['\\', 'error parsing regexp: trailing backslash at end of expression: ``'],
  ['a\\', 'error parsing regexp: trailing backslash at end of expression: ``'],
])('%s is rejected', (text, fault) => {
  expect(compileUserPattern(text, new States())).toBe(fault);
});
