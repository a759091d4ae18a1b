import { describe, expect, test } from '@jest/globals';
import { FieldPath } from '../../../../src/meta/field-path.js';
import { atOnce } from '../../../../src/meta/steps.js';
import { createBaseEnvironment } from '../../../../src/schema/cel/environment.js';
import { checkRules, MOST_COMPILED_CHARACTERS } from '../../../../src/schema/cel/rule-checks.js';
import { objectRules } from '../../../../src/schema/cel/rules.js';
import { CelError } from '../../../../src/schema/cel/values.js';
import { cpuTimeOf } from '../../../support/cpu-time.js';
import { evaluated, refusal } from './evaluated.js';

/** Far more than any of these takes, and far less than without a limit. */
const PATIENCE = 5_000;

const LIMIT = 'operation cancelled: actual cost limit exceeded';

describe('hostile expressions', () => {
  test.each([
    ['too long', `'${'x'.repeat(100_001)}' == ''`, 'expression code point size exceeds limit'],
    ['parentheses', `${'('.repeat(5_000)}1${')'.repeat(5_000)}`, 'expression recursion limit exceeded: 250'],
    ['lists', `${'['.repeat(5_000)}1`, 'expression recursion limit exceeded: 250'],
    ['maps', `${'{1:'.repeat(5_000)}1`, 'expression recursion limit exceeded: 250'],
    ['indexes', `${'a['.repeat(5_000)}1`, 'expression recursion limit exceeded: 250'],
    ['calls', `${'f('.repeat(5_000)}1`, 'expression recursion limit exceeded: 250'],
    ['sums', Array(5_000).fill('1').join('+'), 'expression recursion limit exceeded: 250'],
    ['selections', `a${'.b'.repeat(5_000)}`, 'expression recursion limit exceeded: 250'],
    ['conditionals', `${'true ? 1 : '.repeat(5_000)}1`, 'expression recursion limit exceeded: 250'],
    ['types that double', `[1]${'.map(a, {a: a})'.repeat(60)}.size() > 0`, 'the type of the value has too many parts'],
    [
      'types of nothing that double',
      `[]${'.map(a, {a: a})'.repeat(60)}.size() > 0`,
      'the type of the value has too many parts',
    ],
    ['an open text', `'${'x'.repeat(50_000)}`, 'token recognition error'],
    ['a pattern that nests', `'a'.matches('${'('.repeat(2_000)}a${')'.repeat(2_000)}')`, 'invalid matches argument'],
    ['a pattern that repeats', "'a'.matches('((a{100}){100}){100}')", 'invalid matches argument'],
  ])('%s: rejected in time', async (_what, text, message) => {
    const spent = await cpuTimeOf(() => expect(refusal(text)).toContain(message));
    expect(spent).toBeLessThan(PATIENCE);
  });

  test('invalid tokens are skipped, and the rest is parsed', () => {
    expect(refusal('\u00e4')).toBe(
      [
        "ERROR: <input>:1:1: Syntax error: token recognition error at: '\u00e4'",
        ' | \u00e4',
        ' | \uff3e',
        "ERROR: <input>:1:2: Syntax error: mismatched input '<EOF>' expecting {'[', '{', '(', '.', '-', '!', 'true', 'false', 'null', NUM_FLOAT, NUM_INT, NUM_UINT, STRING, BYTES, IDENTIFIER}",
        ' | \u00e4',
        ' | \uff0e^',
      ].join('\n'),
    );
    expect(refusal('1 == # 1')).toBe(
      ["ERROR: <input>:1:6: Syntax error: token recognition error at: '#'", ' | 1 == # 1', ' | .....^'].join('\n'),
    );
  });

  test('of a hundred thousand such tokens some are reported', async () => {
    const spent = await cpuTimeOf(() => expect(refusal('#'.repeat(99_000))).toContain('more errors were truncated'));
    expect(spent).toBeLessThan(PATIENCE);
  });

  test('a thousand alternatives are accepted and evaluated', () => {
    const text = Array.from({ length: 1_000 }, (_none, index) => `${index} == ${index + 1}`).join(' || ');
    expect(evaluated(text).value).toBe(false);
  });

  test('the lexer has a token for every character', () => {
    for (const text of ['', ' ', '// all comment', '@', '$a', '`a`', "'\\q'", '"', '\u{1f431}', '\0']) {
      expect(refusal(text)).toContain('ERROR: <input>');
    }
  });
});

describe('hostile evaluations', () => {
  const ranges = 'lists.range(1000)';
  test.each([
    ['nested comprehensions', `${ranges}.all(a, ${ranges}.all(b, ${ranges}.all(c, a + b + c >= 0)))`],
    [
      'a text that grows with each replacement',
      "['x'].map(a, a.replace('x', 'yyyyyyyyyy')).map(a, a.replace('', a)).map(a, a.replace('', a)).map(a, a.replace('', a)).map(a, a.replace('', a)).map(a, a.replace('', a)).map(a, a.replace('', a)).size() == 1",
    ],
    ['a long range', 'lists.range(9000000000).size() > 0'],
    ['distinct over many', `lists.range(100000).distinct().size() > 0`],
  ])('%s: stopped in time', async (_what, text) => {
    const spent = await cpuTimeOf(() => {
      const { value } = evaluated(text);
      expect(value).toBeInstanceOf(CelError);
      expect((value as CelError).message).toBe(LIMIT);
    });
    expect(spent).toBeLessThan(PATIENCE);
  });

  test('a pattern that would backtrack is linear', async () => {
    const spent = await cpuTimeOf(() => {
      expect(evaluated(`'${'x'.repeat(50_000)}'.matches('^(x+x+)+y$')`).value).toBe(false);
    });
    expect(spent).toBeLessThan(PATIENCE);
  });

  test('white space inside a text is skipped once', async () => {
    const spaces = `'${'a'.repeat(20_000)}'.replace('a', '${' '.repeat(20)}')`;
    const spent = await cpuTimeOf(() => {
      expect(evaluated(`(' x' + ${spaces} + 'x ').trim().size()`).value).toBe(400_002n);
    });
    expect(spent).toBeLessThan(PATIENCE);
  });

  test('an address with many zones is parsed once', async () => {
    const zones = `'${'a'.repeat(30_000)}'.replace('a', '%25')`;
    const spent = await cpuTimeOf(() =>
      expect(evaluated(`isURL('http://[::1' + ${zones} + '\u2028]')`).value).toBe(true),
    );
    expect(spent).toBeLessThan(PATIENCE);
  });
});

describe('hostile definitions and objects', () => {
  const environment = createBaseEnvironment();

  test('of a definition with many faults some are reported', () => {
    const rules = Array.from({ length: 5_000 }, () => ({ rule: 'self.x > ' }));
    const schema = { type: 'object', properties: { x: { type: 'integer' } }, 'x-kubernetes-validations': rules };
    const errors = atOnce(
      checkRules(schema, {
        path: FieldPath.root,
        environment,
        allowance: { ruleCharacters: MOST_COMPILED_CHARACTERS },
      }),
    );
    expect(errors.length).toBeLessThanOrEqual(100);
  });

  test('a definition with more rules than can be checked in time is rejected', async () => {
    const rules = Array.from({ length: 20_000 }, (_none, index) => ({
      rule: `self.x + ${index} > 0 || self.x == ${index}`,
    }));
    const schema = { type: 'object', properties: { x: { type: 'integer' } }, 'x-kubernetes-validations': rules };
    const spent = await cpuTimeOf(() => {
      expect(
        atOnce(
          checkRules(schema, {
            path: FieldPath.of('schema'),
            environment,
            allowance: { ruleCharacters: MOST_COMPILED_CHARACTERS },
          }),
        ).map(({ message }) => message),
      ).toEqual([
        'Forbidden: x-kubernetes-validations of all versions may have no more than 131072 characters together',
      ]);
    });
    expect(spent).toBeLessThan(20_000);
  });

  test('rules over a big object end when their budget is used up', async () => {
    const item = {
      type: 'integer',
      'x-kubernetes-validations': [{ rule: '[1, 2, 3, 4, 5].map(x, x * self).sum() >= 0' }],
    };
    const ready = objectRules({ type: 'array', items: item }, environment)!;
    const value = Array.from({ length: 300_000 }, () => 1);
    const spent = await cpuTimeOf(() => {
      expect(atOnce(ready.evaluate(value, undefined)).errors.at(-1)?.message).toContain('running out of cost budget');
    });
    expect(spent).toBeLessThan(20_000);
  });

  test('unions of big sets stay cheap', async () => {
    const set = { type: 'array', 'x-kubernetes-list-type': 'set', items: { type: 'string' } };
    const rule = 'self.few.all(x, (self.a + self.b).size() > 0)';
    const schema = {
      type: 'object',
      properties: { a: set, b: set, few: { type: 'array', items: { type: 'integer' } } },
      'x-kubernetes-validations': [{ rule }],
    };
    const many = Array.from({ length: 50_000 }, (_none, index) => `s${index}`);
    const few = Array.from({ length: 2_000 }, (_none, index) => index);
    const spent = await cpuTimeOf(() => {
      atOnce(objectRules(schema, environment)!.evaluate({ a: many, b: many, few }, undefined));
    });
    expect(spent).toBeLessThan(20_000);
  });
});
