import { describe, expect, test } from '@jest/globals';
import type { JsonValue } from '../../../../src/json/types.js';
import { FieldPath } from '../../../../src/meta/field-path.js';
import { atOnce } from '../../../../src/meta/steps.js';
import { createBaseEnvironment } from '../../../../src/schema/cel/environment.js';
import { checkRules, MOST_COMPILED_CHARACTERS } from '../../../../src/schema/cel/rule-checks.js';
import { objectRules } from '../../../../src/schema/cel/rules.js';
import { cpuTimeOf } from '../../../support/cpu-time.js';

const environment = createBaseEnvironment();
const TEXT = { type: 'string', maxLength: 100_000 };
const PROPERTIES = {
  s: TEXT,
  t: TEXT,
  q: { type: 'string' },
  b: { type: 'string', format: 'byte' },
  few: { type: 'array', maxItems: 400, items: { type: 'integer' } },
  c: { type: 'string', format: 'byte' },
  short: { type: 'string', maxLength: 100 },
  other: { type: 'string', maxLength: 100 },
  texts: { type: 'array', maxItems: 100, items: { type: 'string', maxLength: 10 } },
  patterns: { type: 'array', maxItems: 100, items: { type: 'string', maxLength: 20 } },
  map: { type: 'object', maxProperties: 100, additionalProperties: { type: 'integer' } },
  maps: {
    type: 'array',
    maxItems: 10,
    items: { type: 'object', maxProperties: 100, additionalProperties: { type: 'integer' } },
  },
  times: { type: 'array', maxItems: 10, items: { type: 'string', format: 'duration' } },
};

/** The faults that a valid rule reports for an object; none when it holds. */
function faultsOf(rule: string, object: JsonValue = {}): readonly string[] {
  const schema = { type: 'object', properties: PROPERTIES, 'x-kubernetes-validations': [{ rule }] };
  const allowance = { ruleCharacters: MOST_COMPILED_CHARACTERS };
  expect(atOnce(checkRules(schema, { path: FieldPath.root, environment, allowance }))).toEqual([]);
  const { errors } = atOnce(objectRules(schema, environment)!.evaluate(object, undefined));
  return errors.map(({ message }) => message.replace(/^Invalid value: /, ''));
}

/** A value that is nested into a bigger one repeatedly. */
function grown(first: string, step: string, times: number): string {
  return `[${first}]${`.map(a, ${step})`.repeat(times)}`;
}

const STOPPED = /actual cost limit exceeded|running out of cost budget/;

describe('values that grow with each step', () => {
  test.each([
    ['a list added to itself', `${grown('[1]', 'a + a', 25)}[0].size() > 0`],
    [
      'a list with more items than numbers count',
      `${grown('[1]', Array(32).fill('a').join(' + '), 230)}[0].size() > 0`,
    ],
    ['a slice of a long list', `${grown('[1]', 'a + a', 32)}[0].slice(0, 1) == [1]`],
    ['lists that hold one twice, compared', `${same(25)} == ${same(25)}`],
    ['the same among others', `${same(25)} in [${same(25)}]`],
    ['the same laid flat', `${grown('dyn([1])', 'dyn([a, a])', 22)}.flatten(22).size() > 0`],
    ['the same as a text', `'%s'.format([${same(28)}]) != ''`],
    ['the same with nothing in it, searched', `[${same(24, '[]')}].indexOf(1) == 0`],
  ])('%s: stopped', (_what, rule) => {
    expect(faultsOf(rule)).toEqual([expect.stringMatching(STOPPED)]);
  });

  test.each([
    ['lists', `${grown('[1]', 'a + a', 10)}[0].size() == 1024`],
    ['a slice', `${grown('[1]', 'a + [2]', 3)}[0].slice(1, 3) == [2, 2]`],
    ['equal parts', `${same(8)} == ${same(8)}`],
    ['a text', `'%s'.format([${same(2)}]) == '[[[1], [1]], [[1], [1]]]'`],
    ['all flat', `${grown('dyn([1])', 'dyn([a, a])', 3)}.flatten(4) == [1, 1, 1, 1, 1, 1, 1, 1]`],
  ])('%s of a few steps are unchanged', (_what, rule) => {
    expect(faultsOf(rule)).toEqual([]);
  });
});

function same(times: number, first = '[1]'): string {
  return `${grown(`dyn(${first})`, 'dyn([a, a])', times)}[0]`;
}

describe('long texts of clients', () => {
  const many = Array.from({ length: 400 }, (_none, index) => index);

  test('repeated formatting of a text', () => {
    const rule = `'${'%s'.repeat(300)}'.format([${Array(300).fill('self.s').join(', ')}]).size() > 0`;
    expect(faultsOf(rule, { s: 'short' })).toEqual([]);
    expect(faultsOf(rule, { s: 'x'.repeat(100_000) })).toEqual([expect.stringMatching(STOPPED)]);
  });

  test('a substring that nearly matches everywhere', () => {
    const rule = 'self.s.indexOf(self.t) < 0';
    expect(faultsOf(rule, { s: 'aaaaa', t: 'aab' })).toEqual([]);
    const object = { s: 'a'.repeat(100_000), t: `${'a'.repeat(50_000)}b` };
    expect(faultsOf(rule, object)).toEqual([expect.stringMatching(STOPPED)]);
  });

  test('characters beyond the first plane are counted once', () => {
    expect(faultsOf("self.s.charAt(1) == 'b' && self.s.charAt(3) == ''", { s: '\u{1f431}b\u{1f431}' })).toEqual([]);
    expect(faultsOf("self.s.charAt(4) == ''", { s: '\u{1f431}b\u{1f431}' })).toEqual([
      expect.stringContaining('index out of range: 4'),
    ]);
  });

  test('repeated counting of characters', () => {
    const rule = 'self.few.all(i, self.s.size() > i)';
    expect(faultsOf(rule, { s: 'x'.repeat(5_000), few: many })).toEqual([]);
    expect(faultsOf(rule, { s: 'x'.repeat(3_000_000), few: many })).toEqual([expect.stringMatching(STOPPED)]);
  });

  test.each([
    ['compared with a short one', "self.few.all(i, self.s != 'x' && 'x' != self.s)"],
    [
      'looked up in a list of short ones',
      "self.few.all(i, !(self.s in ['x', 'y', string(1)]) && !(self.s in ['x', 'y']))",
    ],
    ['as bytes compared with others', "self.few.all(i, self.b != b'x')"],
    ['that asks for one thing very often', "url('http://a/?' + self.q).getQuery()['a'].size() == 200000"],
  ])('a text %s is not read each time', async (_what, rule) => {
    const object = { s: 'x'.repeat(2_000_000), b: 'eHh4'.repeat(500_000), q: 'a&'.repeat(200_000) };
    const few = Array.from({ length: 20_000 }, (_none, index) => index);
    const spent = await cpuTimeOf(() => expect(faultsOf(rule, { ...object, few })).toEqual([]));
    expect(spent).toBeLessThan(10_000);
  });

  const long = {
    s: 'x'.repeat(2_000_000),
    short: 'a'.repeat(1_500_000),
    other: `b${'a'.repeat(700_000)}`,
    b: 'eHh4'.repeat(500_000),
    c: 'eHh4'.repeat(500_000),
    texts: Array<string>(100_000).fill(''),
    patterns: Array.from({ length: 20_000 }, (_none, index) => `a{1000}${index}`),
    map: Object.fromEntries(Array.from({ length: 12_000 }, (_none, index) => [`k${index}`, index])),
    maps: [Object.fromEntries(Array.from({ length: 12_000 }, (_none, index) => [`k${index}`, index]))],
    times: ['1 hour and '.repeat(9_000)],
    few: Array.from({ length: 10_000 }, (_none, index) => index),
  };

  test.each([
    ['a long text formatted', "self.few.all(i, '%s'.format([self.s]) != '')"],
    ['a long text as a URL', 'self.few.all(i, !isURL(self.s))'],
    ['a long key', 'self.few.all(i, !(self.s in self.map) || self.map[self.s] == 1)'],
    ['a long key that is there', '[{self.s: 1}].all(m, self.few.all(i, m[self.s] == 1))'],
    ['bytes in lists', '[self.b].all(x, [self.c].all(y, self.few.map(i, x) == self.few.map(i, y)))'],
    ['many empty texts joined', "self.few.all(i, self.texts.join() == '')"],
    ['many optionals unwrapped', '[self.few.map(i, optional.of(i))].all(l, self.few.all(i, l.unwrapOpt().size() > 0))'],
    ['a part that nearly matches everywhere', 'self.short.contains(self.other)'],
    [
      'amounts of different sizes',
      "(self.few + self.few).all(i, quantity('1e1000').compareTo(quantity('1n')) > 0 && quantity('1n').isLessThan(quantity('1e1000')))",
    ],
    ['ever new patterns', "self.patterns.all(p, !''.matches(p))"],
  ])('work that costs do not count: %s', async (_what, rule) => {
    const spent = await cpuTimeOf(() => expect(faultsOf(rule, long)).toEqual([expect.stringMatching(STOPPED)]));
    expect(spent).toBeLessThan(20_000);
  });

  test.each([
    ['a number', 'self.few.all(i, double(self.s) > 0.0 || true)'],
    ['the port of a URL', "[url('http://a' + self.s)].all(u, self.few.all(i, u.getPort() == ''))"],
    ['the first key of a map', 'self.few.all(i, self.map.exists(k, true))'],
    ['the size of a map in a list', 'self.few.all(i, self.maps[0].size() == 12000)'],
    ['a duration in a list', "self.few.all(i, self.times[0] == duration('9000h'))"],
    ['the digits of a small number', "self.few.all(i, '%f'.format([5e-324]) == '0.000000')"],
  ])('%s is not read each time', async (_what, rule) => {
    const spent = await cpuTimeOf(() => expect(faultsOf(rule, long)).toEqual([]));
    expect(spent).toBeLessThan(10_000);
  });

  test('many alternating time zones', () => {
    const zones = Intl.supportedValuesOf('timeZone').slice(0, 20);
    const list = zones.map((zone) => `'${zone}'`).join(', ');
    const rule = `self.few.all(i, [${list}].all(z, timestamp('2024-01-01T00:00:00Z').getMonth(z) < 12))`;
    expect(faultsOf(rule, { few: many.slice(0, 10) })).toEqual([]);
    expect(faultsOf(rule, { few: many })).toEqual([expect.stringMatching(STOPPED)]);
  });
});
