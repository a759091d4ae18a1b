import { expect, test } from '@jest/globals';

import { badRequest, expired, invalid, notFound } from '../../../src/meta/errors.js';
import * as errors from '../../../src/meta/field-errors.js';
import { FieldPath } from '../../../src/meta/field-path.js';
import { isIntOrString, scaledValue } from '../../../src/meta/int-or-string.js';
import { quote } from '../../../src/meta/quote.js';
import { statusOf, successStatus } from '../../../src/meta/status.js';
import { cpuTimeOf } from '../../support/cpu-time.js';

const AT = FieldPath.of('spec', 'containers').index(0).child('name');

test.each([
  [errors.required(AT), 'FieldValueRequired', 'Required value'],
  [errors.required(AT, 'must be given'), 'FieldValueRequired', 'Required value: must be given'],
  [errors.invalidValue(AT, 'x"y', 'no'), 'FieldValueInvalid', 'Invalid value: "x\\"y": no'],
  [errors.invalidValue(AT, 5, 'no'), 'FieldValueInvalid', 'Invalid value: 5: no'],
  [errors.invalidValue(AT, { a: 5n }, 'no'), 'FieldValueInvalid', 'Invalid value: {"a":5}: no'],
  [errors.invalidValue(AT, undefined, 'no'), 'FieldValueInvalid', 'Invalid value: null: no'],
  [
    errors.notSupported(AT, 'x', ['A', 'B']),
    'FieldValueNotSupported',
    'Unsupported value: "x": supported values: "A", "B"',
  ],
  [errors.duplicate(AT, 'x'), 'FieldValueDuplicate', 'Duplicate value: "x"'],
  [errors.valueNotFound(AT, 'x'), 'FieldValueNotFound', 'Not found: "x"'],
  [errors.forbiddenValue(AT, 'no'), 'FieldValueForbidden', 'Forbidden: no'],
  [errors.tooLong(AT, 63), 'FieldValueTooLong', 'Too long: may not be more than 63 bytes'],
  [errors.tooMany(AT, 3, 1), 'FieldValueTooMany', 'Too many: 3: must have at most 1 item'],
  [errors.typeInvalid(AT, 'string', 'no'), 'FieldValueTypeInvalid', 'Invalid value: "string": no'],
])('%#: %s', (error, reason, message) => {
  expect(error).toEqual({ field: 'spec.containers[0].name', reason, message });
});

test('a message never repeats a megabyte', () => {
  expect(errors.invalidValue('a', 'x'.repeat(1_000_000), 'no').message.length).toBeLessThan(11_000);
});

/** A value that counts its reads. */
class Counted {
  reads = 0;
  readonly value: { readonly a: string };

  constructor() {
    const read = (): string => {
      this.reads += 1;
      return 'x';
    };
    this.value = Object.defineProperty({ a: '' }, 'a', { get: read });
  }
}

test('a message is formatted once, when it is read', () => {
  const counted = new Counted();
  const error = errors.invalidValue('a', counted.value, 'no');
  expect(counted.reads).toBe(0);
  expect(error.message).toBe('Invalid value: {"a":"x"}: no');
  const once = counted.reads;
  expect(once).toBeGreaterThan(0);
  expect(error.message).toBe('Invalid value: {"a":"x"}: no');
  expect(counted.reads).toBe(once);
});

test('a message formats no more of a list than it shows', () => {
  const item = { name: 'x'.repeat(100) };
  const list = Array.from({ length: 1000 }, () => item);
  const { message } = errors.invalidValue('a', list, 'no');
  expect(message.length).toBeLessThan(10_100);
  expect(message).toMatch(/^Invalid value: \[\{"name":"x{100}"\},\{.*\.\.\.: no$/);
});

test('an answer lists each fault once, and at most a hundred', () => {
  const faults = Array.from({ length: 200 }, (_, index) => errors.required(`a[${index % 150}]`));
  const shown = errors.fittingErrors(faults);
  expect(shown).toHaveLength(errors.MAX_FIELD_ERRORS);
  expect(shown.slice(0, -1)).toEqual(faults.slice(0, 99));
  expect(shown.at(-1)!.message).toBe('there are more faults than fit here');
  expect(errors.fittingErrors([...faults.slice(0, 50), ...faults.slice(0, 50)])).toEqual(faults.slice(0, 50));
});

test('of a million equal faults few are formatted', () => {
  const counted = new Counted();
  const faults = Array.from({ length: 100_000 }, () => errors.invalidValue('a', counted.value, 'no'));
  expect(errors.fittingErrors(faults).map(({ message }) => message)).toEqual([
    'Invalid value: {"a":"x"}: no',
    'there are more faults than fit here',
  ]);
  expect(counted.reads).toBeLessThan(10_000);
});

test('an answer of long faults lists fewer', () => {
  const faults = Array.from({ length: 90 }, (_, index) => errors.invalidValue(`a[${index}]`, 'x'.repeat(9_000), 'no'));
  const shown = errors.fittingErrors(faults);
  expect(shown.length).toBeLessThan(35);
  expect(shown.at(-1)!.message).toBe('there are more faults than fit here');
});

test('paths print members, positions and keys', () => {
  expect(FieldPath.root.toString()).toBe('');
  expect(FieldPath.root.index(1).child('a').key('b.c').child('d').toString()).toBe('[1].a[b.c].d');
});

test.each([
  ['plain', '"plain"'],
  ['a"b\\c', '"a\\"b\\\\c"'],
  ['tab\tnul\u0000del\u007f', '"tab\\tnul\\x00del\\x7f"'],
  ['ü 😀', '"ü 😀"'],
  ['\u00a0\u200b\u{e0001}', '"\\u00a0\\u200b\\U000e0001"'],
])('%j is quoted as by Go', (text, quoted) => {
  expect(quote(text)).toBe(quoted);
});

test('a failure is converted to a Status', () => {
  expect(statusOf(notFound({ group: 'apps', resource: 'deployments' }, 'x'))).toEqual({
    kind: 'Status',
    apiVersion: 'v1',
    metadata: {},
    status: 'Failure',
    message: 'deployments.apps "x" not found',
    reason: 'NotFound',
    details: { name: 'x', group: 'apps', kind: 'deployments' },
    code: 404,
  });
  expect(statusOf(badRequest('no'))).not.toHaveProperty('details');
  expect(statusOf(expired('old', 'token'))).toMatchObject({ metadata: { continue: 'token' }, code: 410 });
  const two = statusOf(invalid('', 'Pod', 'p', [errors.required('a'), errors.duplicate('b', 'x')]));
  expect(two).toMatchObject({
    message: 'Pod "p" is invalid: [a: Required value, b: Duplicate value: "x"]',
    details: { causes: [{ field: 'a' }, { field: 'b', reason: 'FieldValueDuplicate' }] },
  });
});

test('a success is converted to a Status', () => {
  expect(successStatus({ name: 'x', group: '', kind: 'pods', uid: 'u' })).toEqual({
    kind: 'Status',
    apiVersion: 'v1',
    metadata: {},
    status: 'Success',
    details: { name: 'x', kind: 'pods', uid: 'u' },
  });
});

test('integers or strings are formatted', () => {
  expect([5, -1, 'http', '25%'].every((value) => isIntOrString(value))).toBe(true);
  expect([1.5, 2 ** 31, 5n, null, true, {}].some((value) => isIntOrString(value))).toBe(false);
  expect(scaledValue('25%', 10, true)).toBe(3);
  expect(scaledValue('25%', 10, false)).toBe(2);
  expect(scaledValue(4, 10, true)).toBe(4);
  expect(scaledValue('http', 10, true)).toBeUndefined();
});

test('a fault hides others of the fields that it makes irrelevant, and those below them', () => {
  const fault = (field: string): errors.FieldError => errors.invalidValue(field, 'x', 'no');
  const hiding = { ...fault('spec.b'), hides: ['spec.a'] };
  const kept = [errors.forbiddenMember('spec.c', 'no'), hiding, fault('spec'), fault('spec.ab'), fault('spec.b')];
  const hidden = ['spec.a', 'spec.a.x', 'spec.a[0].y', 'spec.c', 'spec.c.x'].map(fault);
  expect(errors.withoutConsequences([...hidden, ...kept])).toEqual(kept);
});

test('faults that hide others are looked up once for each fault', async () => {
  const faults = Array.from({ length: 50_000 }, (_none, index) => [
    errors.forbiddenMember(`spec.items[${index}].a`, 'no'),
    errors.required(`spec.items[${index}].a.b`),
    errors.required(`spec.items[${index}].c`),
  ]).flat();
  const spent = await cpuTimeOf(() => expect(errors.withoutConsequences(faults)).toHaveLength(100_000));
  // Far more than that takes, and far less than comparing each with each would.
  expect(spent).toBeLessThan(5_000);
});
