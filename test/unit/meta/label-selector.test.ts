import { describe, expect, test } from '@jest/globals';

import { StatusError } from '../../../src/meta/errors.js';
import { FieldPath } from '../../../src/meta/field-path.js';
import { matchesLabels, NO_LABEL, parseLabelSelector, printLabelSelector } from '../../../src/meta/selectors/label.js';
import { labelSelectorFaults, labelSelectorOf } from '../../../src/meta/selectors/label-object.js';

describe('selection', () => {
  test.each<[string, Record<string, string>[], Record<string, string>[]]>([
    ['', [{}, { a: 'b' }], []],
    ['a=b', [{ a: 'b' }], [{}, { a: 'c' }]],
    ['a==b', [{ a: 'b' }], [{ a: '' }]],
    ['a!=b', [{}, { a: 'c' }], [{ a: 'b' }]],
    ['a in (b,c)', [{ a: 'b' }, { a: 'c' }], [{}, { a: 'd' }]],
    ['a notin (b, c)', [{}, { a: 'd' }], [{ a: 'b' }]],
    ['a', [{ a: '' }, { a: 'x' }], [{ b: 'a' }]],
    ['!a', [{ b: 'a' }], [{ a: '' }]],
    ['a=', [{ a: '' }], [{}, { a: 'x' }]],
    ['a>5', [{ a: '6' }, { a: '00000000000000000000000006' }], [{ a: '5' }, { a: 'x' }, {}]],
    ['a<5', [{ a: '-7' }], [{ a: '5' }]],
    ['a in ()', [{ a: '' }], [{ a: 'x' }]],
    ['a in (,b)', [{ a: '' }, { a: 'b' }], [{}]],
    [' a = b , !c ', [{ a: 'b' }], [{ a: 'b', c: '' }]],
    ['in in (in,notin)', [{ in: 'notin' }], [{ in: 'x' }]],
    ['example.com/a=b', [{ 'example.com/a': 'b' }], [{ a: 'b' }]],
    ['!constructor', [{}], [{ constructor: 'x' } as unknown as Record<string, string>]],
  ])('%s', (text, selected, others) => {
    const selector = parseLabelSelector(text);
    for (const labels of selected) expect(matchesLabels(selector, labels)).toBe(true);
    for (const labels of others) expect(matchesLabels(selector, labels)).toBe(false);
    expect(parseLabelSelector(printLabelSelector(selector))).toEqual(selector);
  });

  test('an object without labels equals one with empty labels', () => {
    expect(matchesLabels(parseLabelSelector('a!=b'), undefined)).toBe(true);
    expect(matchesLabels(parseLabelSelector('a'), undefined)).toBe(false);
    expect(matchesLabels(NO_LABEL, { a: 'b' })).toBe(false);
  });
});

describe('malformed selectors are a 400 and never select everything (BL-045)', () => {
  const value =
    "a valid label must be an empty string or consist of alphanumeric characters, '-', '_' or '.', and must start and end with an alphanumeric character (e.g. 'MyValue',  or 'my_value',  or '12345', regex used for validation is '(([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9])?')";
  test.each([
    ['a=_bad', `unable to parse requirement: values[0][a]: Invalid value: "_bad": ${value}`],
    ['=', "found '=', expected: !, identifier, or 'end of string'"],
    ['a=b=c', "found '=', expected: ',' or 'end of string'"],
    ['a=b,', "found '', expected: identifier after ','"],
    ['a=b,,c', "found ',', expected: identifier after ','"],
    ['a in b', "unable to parse requirement: found 'b' expected: '('"],
    ['a in (b', "unable to parse requirement: found '', expected: ',' or ')'"],
    ['a b', "unable to parse requirement: found 'b', expected: in, notin, =, ==, !=, gt, lt"],
    ['!', "unable to parse requirement: found '', expected: identifier"],
    ['!a=b', "found '=', expected: ',' or 'end of string'"],
    [
      'a>x',
      "unable to parse requirement: values[0]: Invalid value: \"x\": for 'Gt', 'Lt' operators, the value must be an integer",
    ],
    [
      'a>5-',
      `unable to parse requirement: [values[0]: Invalid value: "5-": for 'Gt', 'Lt' operators, the value must be an integer, values[0][a]: Invalid value: "5-": ${value}]`,
    ],
    [
      'a in (_c,b,_a,_c)',
      `unable to parse requirement: [values[0][a]: Invalid value: "_a": ${value}, values[1][a]: Invalid value: "_c": ${value}]`,
    ],
    ['(a)', "found '(', expected: !, identifier, or 'end of string'"],
  ])('%s', (text, message) => {
    expect(() => parseLabelSelector(text)).toThrow(new StatusError(400, 'BadRequest', message));
  });

  test.each(['-a=b', 'a/b/c=d', '/a', `${'a'.repeat(64)}=b`, 'a=b c', 'a=b\u0000'])('%j', (text) => {
    expect(() => parseLabelSelector(text)).toThrow(StatusError);
  });
});

describe('LabelSelector objects', () => {
  const selectorOf = (object: Parameters<typeof labelSelectorOf>[0]): ReturnType<typeof labelSelectorOf> =>
    labelSelectorOf(object);

  test('an absent one selects nothing, an empty one everything', () => {
    for (const absent of [undefined, null]) expect(selectorOf(absent)).toMatchObject({ nothing: true });
    expect(selectorOf({})).toEqual({ requirements: [], nothing: false });
  });

  test('labels and expressions are combined, sorted by key', () => {
    const selector = selectorOf({
      matchLabels: { z: 'y', a: 'b' },
      matchExpressions: [
        { key: 'm', operator: 'In', values: ['2', '1'] },
        { key: 'n', operator: 'DoesNotExist' },
        { key: 'o', operator: 'Exists' },
        { key: 'p', operator: 'NotIn', values: ['q'] },
      ],
    });
    if (typeof selector === 'string') throw new Error(selector);
    expect(printLabelSelector(selector)).toBe('a=b,m in (1,2),!n,o,p notin (q),z=y');
  });

  test.each([
    [
      { matchExpressions: [{ key: 'a', operator: 'In' }] },
      "values: Required value: for 'in', 'notin' operators, values set can't be empty",
    ],
    [{ matchExpressions: [{ key: 'a', operator: 'Bogus' }] }, '"Bogus" is not a valid label selector operator'],
  ])('%j is not a selector', (object, reason) => {
    expect(selectorOf(object)).toBe(reason);
  });

  test('their faults have paths', () => {
    const faults = labelSelectorFaults(
      {
        matchLabels: { ok: '_x' },
        matchExpressions: [
          { key: 'a', operator: 'In', values: [] },
          { key: '', operator: 'Exists', values: ['x'] },
          { key: 'b', operator: 'Bogus' },
        ],
      },
      FieldPath.of('spec', 'selector'),
    );
    expect(faults.map(({ field, reason }) => `${field} ${reason}`)).toEqual([
      'spec.selector.matchLabels FieldValueInvalid',
      'spec.selector.matchExpressions[0].values FieldValueRequired',
      'spec.selector.matchExpressions[1].values FieldValueForbidden',
      'spec.selector.matchExpressions[1].key FieldValueInvalid',
      'spec.selector.matchExpressions[1].key FieldValueInvalid',
      'spec.selector.matchExpressions[2].operator FieldValueInvalid',
    ]);
  });
});
