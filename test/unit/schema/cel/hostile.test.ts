import { describe, expect, test } from '@jest/globals';
import { FieldPath } from '../../../../src/meta/field-path.js';
import { atOnce } from '../../../../src/meta/steps.js';
import { compileExpression, isCompileFault } from '../../../../src/schema/cel/compile.js';
import { createBaseEnvironment } from '../../../../src/schema/cel/environment.js';
import { checkRules, MOST_COMPILED_CHARACTERS } from '../../../../src/schema/cel/rule-checks.js';
import { objectRules } from '../../../../src/schema/cel/rules.js';
import { PatternAllowance } from '../../../../src/schema/pattern-work.js';
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

  test.each([
    ['!-x', "ERROR: <input>:1:3: Syntax error: no viable alternative at input '-x'\n | !-x\n | ..^"],
    ['-!x', "ERROR: <input>:1:2: Syntax error: mismatched input '!' expecting {'[', '{', "],
  ])('%s: two signs of different kinds', (text, message) => expect(refusal(text)).toContain(message));

  test('of a hundred thousand such tokens some are reported', async () => {
    const spent = await cpuTimeOf(() => expect(refusal('#'.repeat(99_000))).toContain('more errors were truncated'));
    expect(spent).toBeLessThan(PATIENCE);
  });

  test('a thousand alternatives are accepted and evaluated', () => {
    const text = Array.from({ length: 1_000 }, (_none, index) => `${index} == ${index + 1}`).join(' || ');
    expect(evaluated(text).value).toBe(false);
  });

  test('a fault in what a macro repeats is reported each time, as in the reference', () => {
    expect(refusal('optional.of(nope).optMap(a, a).hasValue()').match(/undeclared reference to 'nope'/g)).toHaveLength(
      2,
    );
    expect(refusal("optional.of(duration('x')).optMap(a, a).optMap(b, b)").match(/invalid duration/g)).toHaveLength(4);
  });

  test.each(['1', 'nope', "duration('x')"])('a chain of macros that repeat what precedes them: %s', async (first) => {
    const chain = `optional.of(${first})${'.optMap(a, a)'.repeat(80)}.hasValue()`;
    const spent = await cpuTimeOf(() => {
      const compiled = compileExpression(chain, createBaseEnvironment(), undefined);
      if (first !== '1') return expect(isCompileFault(compiled)).toBe(true);
      if (isCompileFault(compiled)) throw new Error(compiled.detail);
      expect([compiled.uses('a'), compiled.uses('b')]).toEqual([true, false]);
      expect(compiled.maxCost).toBeGreaterThan(2 ** 63);
      expect(compiled.program.run([], 1_000_000).value).toEqual(new CelError(LIMIT));
    });
    expect(spent).toBeLessThan(PATIENCE);
  });

  test('variables whose types contain each other twice', async () => {
    const levels = Array.from({ length: 60 }, (_none, index) => index);
    const bound = levels.slice(1).map((to) => `[x${to - 1}, {x${to}: x${to}}] == []`);
    const text = levels.map((index) => `[].all(x${index}, `).join('') + bound.join(' && ') + ')'.repeat(60);
    const spent = await cpuTimeOf(() => void refusal(text));
    expect(spent).toBeLessThan(PATIENCE);
  });

  test('the patterns of one expression are limited, and those of all that share an allowance', async () => {
    const all = (count: number, from = 0): string =>
      Array.from({ length: count }, (_none, index) => `'a'.matches('a{1000}${from + index}')`).join(' || ');
    expect(refusal(all(50))).toBe('');
    const spent = await cpuTimeOf(() => {
      expect(refusal(all(1_000))).toContain('the patterns of all expressions together take too much to compile');
      expect(refusal(all(1_000).replaceAll(/matches(\S*)/g, "find$1 == 'a'"))).toContain('take too much to compile');
    });
    expect(spent).toBeLessThan(PATIENCE);
    const sharing = { ...createBaseEnvironment(), patterns: new PatternAllowance() };
    const isRefused = (text: string) => isCompileFault(compileExpression(text, sharing, undefined));
    expect([0, 40, 80].map((from) => isRefused(all(40, from)))).toEqual([false, false, true]);
    // Calls without a new pattern are not concerned.
    expect([all(40), 'size([1]) > 0'].map(isRefused)).toEqual([false, false]);
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

  test.each([
    ['formatted', "'%s'.format([a]).size() > 0"],
    ['laid flat', 'dyn([a]).flatten(1000000).size() > 0'],
    ['compared', 'dyn([a]) == dyn([[a][0]]) && a != dyn([[[a]]])'],
    ['searched', 'dyn([[a]]).indexOf([a]) == 0'],
  ])('a value that is nested too deep for the stack, %s: stopped', (_what, condition) => {
    const inner = `dyn(${'['.repeat(100)}a${']'.repeat(100)})`;
    const first = `dyn(${'['.repeat(100)}1${']'.repeat(100)})`;
    const outer = `[${first}].map(a, ${`[${inner}].map(a, `.repeat(58)}${condition}${')'.repeat(59)}.size() > 0`;
    const { value } = evaluated(outer);
    expect(value === true || (value instanceof CelError && value.message === LIMIT)).toBe(true);
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
