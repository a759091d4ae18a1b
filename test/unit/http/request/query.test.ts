import { describe, expect, test } from '@jest/globals';
import { deleteOptions } from '../../../../src/http/request/delete-options.js';
import {
  getOptions,
  listOptions,
  parseQuery,
  prettyOf,
  requestTimeout,
  writeOptions,
} from '../../../../src/http/request/query.js';
import { StatusError } from '../../../../src/meta/errors.js';

function refusal(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    if (error instanceof StatusError) return `${error.code} ${error.message}`;
    throw error;
  }
  return 'accepted';
}

describe('queries', () => {
  test.each([
    ['a=1&b=2', { a: ['1'], b: ['2'] }],
    ['a=1&a=2', { a: ['1', '2'] }],
    ['a', { a: [''] }],
    ['a=', { a: [''] }],
    ['a=b%20c+d', { a: ['b c d'] }],
    ['a=%zz', { a: ['%zz'] }],
    ['%61=x', { a: ['x'] }],
    ['a=b=c', { a: ['b=c'] }],
    ['&&', { a: [] }],
    ['__proto__=x&constructor=y', { __proto__: ['x'], toString: [] }],
  ])('%s', (text, expected) => {
    const query = parseQuery(text);
    for (const [name, values] of Object.entries(expected)) expect(query.all(name)).toEqual(values);
  });

  test('more than two hundred parameters are rejected, since a dropped one could be a selector', () => {
    expect(refusal(() => parseQuery(`${'x=1&'.repeat(200)}limit=5`))).toBe(
      '400 the query has more than 200 parameters',
    );
    expect(parseQuery(`${'x=1&'.repeat(199)}limit=5`).get('limit')).toBe('5');
  });
});

describe('list options', () => {
  test('list options are typed, with an empty string for absent ones', () => {
    expect(listOptions(parseQuery('limit=5&continue=t&resourceVersion=7&sendInitialEvents=true'), false)).toEqual({
      labelSelector: '',
      fieldSelector: '',
      resourceVersion: '7',
      resourceVersionMatch: '',
      limit: 5,
      continueToken: 't',
      watch: false,
      allowWatchBookmarks: false,
      sendInitialEvents: true,
      timeoutSeconds: undefined,
    });
    expect(getOptions(parseQuery('resourceVersion=0'))).toEqual({ resourceVersion: '0' });
  });

  test.each([
    ['limit=x', '400 strconv.ParseInt: parsing "x": invalid syntax'],
    ['limit=1.5', '400 strconv.ParseInt: parsing "1.5": invalid syntax'],
    ['timeoutSeconds=99999999999999999999', '400 strconv.ParseInt: parsing "99999999999999999999": value out of range'],
    ['limit=', '400 strconv.ParseInt: parsing "": invalid syntax'],
    ['limit=7&limit=x', 'accepted'],
    ['limit=9223372036854775807', 'accepted'],
    ['limit=9223372036854775808', '400 strconv.ParseInt: parsing "9223372036854775808": value out of range'],
    ['limit=-9223372036854775808', 'accepted'],
    ['limit=00000000000000000000000007', 'accepted'],
  ])('%s: %s', (text, answer) => {
    expect(refusal(() => listOptions(parseQuery(text), false))).toBe(answer);
  });
});

test.each([
  ['pretty', undefined],
  ['pretty=', undefined],
  ['pretty=1', true],
  ['pretty=t', true],
  ['pretty=TRUE', true],
  ['pretty=yes', false],
  ['pretty=tRUE', false],
  ['pretty=0', false],
  ['pretty=false&pretty=true', false],
])('%s asks for indentation: %s', (text, pretty) => {
  expect(prettyOf(parseQuery(text))).toBe(pretty);
});

test.each([
  ['export=true', '400 the export parameter, deprecated since v1.14, is no longer supported'],
  ['export', '400 the export parameter, deprecated since v1.14, is no longer supported'],
  ['export=false', 'accepted'],
])('a get with %s: %s', (text, answer) => {
  expect(refusal(() => getOptions(parseQuery(text)))).toBe(answer);
});

describe('write options', () => {
  test.each([
    ['', { dryRun: false, fieldManager: '', fieldValidation: 'Warn', force: false }],
    [
      'dryRun=All&fieldManager=me&fieldValidation=Strict',
      { dryRun: true, fieldManager: 'me', fieldValidation: 'Strict', force: false },
    ],
    ['dryRun', { dryRun: false, fieldManager: '', fieldValidation: 'Warn', force: false }],
    ['dryRun=All&dryRun=All', { dryRun: true, fieldManager: '', fieldValidation: 'Warn', force: false }],
  ])('%s', (text, options) => {
    expect(writeOptions(parseQuery(text), 'CreateOptions', 'meta.k8s.io')).toEqual(options);
  });

  test.each([
    [
      'dryRun=Foo',
      false,
      '422 PatchOptions.meta.k8s.io "" is invalid: dryRun: Unsupported value: ["Foo"]: supported values: "All"',
    ],
    [
      'fieldValidation=Loose',
      false,
      '422 PatchOptions.meta.k8s.io "" is invalid: fieldValidation: Unsupported value: "Loose": supported values: "", "Ignore", "Strict", "Warn"',
    ],
    [
      'force=true',
      false,
      '422 PatchOptions.meta.k8s.io "" is invalid: force: Forbidden: may not be specified for non-apply patch',
    ],
    ['', true, '422 PatchOptions.meta.k8s.io "" is invalid: fieldManager: Required value: is required for apply patch'],
    ['fieldManager=a&force=true', true, 'accepted'],
    [
      `fieldManager=${'x'.repeat(129)}`,
      false,
      '422 PatchOptions.meta.k8s.io "" is invalid: fieldManager: Too long: may not be more than 128 bytes',
    ],
    [
      'fieldManager=a%01',
      false,
      '422 PatchOptions.meta.k8s.io "" is invalid: fieldManager: Invalid value: "a\\x01": invalid character U+0001 (at position 1)',
    ],
  ])('%s (apply: %s): %s', (text, apply, answer) => {
    expect(refusal(() => writeOptions(parseQuery(text), 'PatchOptions', 'meta.k8s.io', apply))).toBe(answer);
  });
});

describe('delete options', () => {
  const body = (object: Record<string, never> | object): { object: never; duplicateFields: string[] } => ({
    object: object as never,
    duplicateFields: [],
  });

  const nothing = {
    dryRun: false,
    gracePeriodSeconds: undefined,
    propagationPolicy: undefined,
    orphanDependents: undefined,
    preconditions: {},
  };

  test.each([
    ['', {}],
    ['gracePeriodSeconds=5', { gracePeriodSeconds: 5 }],
    ['gracePeriodSeconds=-1', { gracePeriodSeconds: -1 }],
    ['gracePeriodSeconds=5&gracePeriodSeconds=x', { gracePeriodSeconds: 5 }],
    ['propagationPolicy=Foreground', { propagationPolicy: 'Foreground' }],
    ['orphanDependents', { orphanDependents: true }],
    ['orphanDependents=false', { orphanDependents: false }],
    ['orphanDependents=0', { orphanDependents: false }],
    ['orphanDependents=no', { orphanDependents: true }],
    ['dryRun=All', { dryRun: true }],
    ['dryRun', {}],
    ['uid=u&resourceVersion=3', { preconditions: { uid: 'u', resourceVersion: '3' } }],
    ['uid=&resourceVersion=', {}],
    ['uid=u&uid=v', { preconditions: { uid: 'u' } }],
    ['preconditions.uid=u', {}],
  ])('without a body, ?%s sets %j', (text, asked) => {
    expect(deleteOptions(parseQuery(text), undefined, 'meta.k8s.io')).toEqual({ ...nothing, ...asked });
  });

  test.each([
    ['gracePeriodSeconds=soon', '400 strconv.ParseInt: parsing "soon": invalid syntax'],
    ['gracePeriodSeconds=', '400 strconv.ParseInt: parsing "": invalid syntax'],
    [
      'propagationPolicy=',
      '422 DeleteOptions.meta.k8s.io "" is invalid: propagationPolicy: Unsupported value: "": supported values: "Foreground", "Background", "Orphan", "nil"',
    ],
    [
      'propagationPolicy=Orphan&orphanDependents=true',
      '422 DeleteOptions.meta.k8s.io "" is invalid: propagationPolicy: Invalid value: "Orphan": orphanDependents and deletionPropagation cannot be both set',
    ],
    [
      'dryRun=Some&propagationPolicy=&orphanDependents=true',
      '422 DeleteOptions.meta.k8s.io "" is invalid: [propagationPolicy: Invalid value: "": orphanDependents and deletionPropagation cannot be both set, propagationPolicy: Unsupported value: "": supported values: "Foreground", "Background", "Orphan", "nil", dryRun: Unsupported value: ["Some"]: supported values: "All"]',
    ],
  ])('without a body, ?%s is rejected: %s', (text, answer) => {
    expect(refusal(() => deleteOptions(parseQuery(text), undefined, 'meta.k8s.io'))).toBe(answer);
  });

  test.each([
    ['v1/', '400 Object \'apiVersion\' is missing in \'{"apiVersion":"v1/"}\''],
    ['meta.k8s.io/', undefined],
    ['/', undefined],
    ['/v1', undefined],
    ['ex.io/v7', undefined],
  ])('a body of the version %s is read unless it names a group other than that of options', (apiVersion, answer) => {
    const read = (): unknown => deleteOptions(parseQuery(''), body({ apiVersion }), 'meta.k8s.io');
    if (answer === undefined) expect(read()).toEqual(nothing);
    else expect(refusal(read)).toBe(answer);
  });

  test('with a body only dryRun of the query counts', () => {
    const query = parseQuery('gracePeriodSeconds=5&propagationPolicy=Orphan&uid=v&resourceVersion=9&dryRun=All');
    const options = deleteOptions(
      query,
      body({ kind: 'DeleteOptions', gracePeriodSeconds: 0, preconditions: { uid: 'u', resourceVersion: '3' } }),
      'meta.k8s.io',
    );
    expect(options).toEqual({
      dryRun: true,
      gracePeriodSeconds: 0,
      propagationPolicy: undefined,
      orphanDependents: undefined,
      preconditions: { uid: 'u', resourceVersion: '3' },
    });
    expect(deleteOptions(parseQuery('gracePeriodSeconds=x'), body({}), 'meta.k8s.io')).toEqual(nothing);
  });

  test.each([{ kind: null, apiVersion: null }, { dryRun: null }, { dryRun: [] }, { apiVersion: 'x.y/v1' }])(
    'an empty body of %j sets no options',
    (given) => {
      expect(deleteOptions(parseQuery(''), body(given), 'meta.k8s.io')).toEqual(nothing);
    },
  );

  test.each([
    [2n ** 63n - 1n, 'accepted'],
    [2n ** 63n, 'number 9223372036854775808'],
    [1.5, 'number 1.5'],
    [true, 'bool'],
    ['1', 'string'],
    [[], 'array'],
  ])('a grace period of %p must fit 64 bits: %s', (gracePeriodSeconds, answer) => {
    const given = body({ gracePeriodSeconds });
    const refused = refusal(() => deleteOptions(parseQuery(''), given, 'meta.k8s.io'));
    const place = 'into Go struct field DeleteOptions.gracePeriodSeconds of type int64';
    expect(refused).toBe(answer === 'accepted' ? answer : `400 json: cannot unmarshal ${answer} ${place}`);
  });

  test.each([
    [{ kind: 'Pod' }, /^400 .*must be of type DeleteOptions/],
    [{ kind: ['a', true] }, /^400 .*must be of type DeleteOptions\): got \["a",true\]/],
    [
      { gracePeriodSeconds: '5' },
      /^400 .*cannot unmarshal string into Go struct field DeleteOptions.gracePeriodSeconds/,
    ],
    [{ preconditions: [] }, /^400 /],
    [{ apiVersion: 'x/y/z' }, /^400 unexpected GroupVersion string: x\/y\/z$/],
    [{ apiVersion: 5 }, /^400 .*cannot unmarshal number into Go struct field DeleteOptions.apiVersion of type string/],
    [{ dryRun: [''] }, /^422 .*dryRun: Unsupported value: \[""\]: supported values: "All"$/],
    [{ dryRun: [null] }, /^422 .*dryRun: Unsupported value: \[""\]: supported values: "All"$/],
    [{ dryRun: ['All', ''] }, /^422 .*dryRun: Unsupported value: \["All",""\]: supported values: "All"$/],
    [{ dryRun: 'All' }, /^400 /],
    [{ dryRun: ['Some'] }, /^422 .*dryRun: Unsupported value: \["Some"\]/],
    [{ propagationPolicy: 'Sideways' }, /^422 .*supported values: "Foreground", "Background", "Orphan", "nil"/],
    [{ propagationPolicy: '' }, /^422 .*propagationPolicy: Unsupported value: ""/],
    [{ ignoreStoreReadErrorWithClusterBreakingPotential: 1 }, /^400 /],
    [{ propagationPolicy: 'Orphan', orphanDependents: true }, /^422 .*cannot be both set/],
    [{ orphanDependents: null, propagationPolicy: null }, /^accepted/],
  ])('%j is answered with %s', (object, answer) => {
    expect(refusal(() => deleteOptions(parseQuery(''), body(object), 'meta.k8s.io'))).toMatch(answer);
  });
});

describe('the timeout of a client', () => {
  test.each([
    ['', 60_000],
    ['timeout=', 60_000],
    ['timeout=0s', 60_000],
    ['timeout=1m30s', 60_000],
    ['timeout=1.5s', 1500],
    ['timeout=200ms', 200],
    ['timeout=.5ns', 60_000],
    [`timeout=${'1s'.repeat(50)}`, 50_000],
  ])('%s', (text, limit) => {
    expect(requestTimeout(parseQuery(text), 60_000)).toBe(limit);
  });

  test.each([
    ['timeout=5', 'missing unit in duration "5"'],
    ['timeout=abc', 'invalid duration "abc"'],
    ['timeout=1d', 'unknown unit "d" in duration "1d"'],
    ['timeout=1%C2%B5%0A', 'unknown unit "\\xc2\\xb5\\x0a" in duration "1\\xc2\\xb5\\x0a"'],
    ['timeout=-', 'invalid duration "-"'],
    ['timeout=9999999999h', 'invalid duration "9999999999h"'],
  ])('%s is rejected', (text, why) => {
    expect(refusal(() => String(requestTimeout(parseQuery(text), 60_000)))).toBe(
      `400 invalid timeout specified in the request URL - time: ${why}`,
    );
  });

  test('a negative timeout is ignored', () => {
    expect(requestTimeout(parseQuery('timeout=-1s'), 60_000)).toBe(60_000);
  });
});
