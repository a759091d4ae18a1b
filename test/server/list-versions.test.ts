import { beforeAll, describe, expect, test } from '@jest/globals';
import { freshNamespace, sharedApi } from '../support/api.js';
import { expectCode, expectStatus } from '../support/expect-status.js';
import { configMap, namesOf } from '../support/objects.js';

const api = sharedApi('cluster');
const FUTURE = '4000000000000';

let path = '';
/** Version at which the namespace contained a and b; later c was created, a changed and b deleted. */
let old = '';
/** Version of the newest change. */
let now = '';
/** Token of a list with limit=1 at `old`. */
let token = '';

beforeAll(async () => {
  path = `/api/v1/namespaces/${await freshNamespace(api)}/configmaps`;
  await api.post(path, configMap('a'));
  await api.post(path, configMap('b'));
  old = (await api.get(path)).json.metadata.resourceVersion;
  token = (await api.get(`${path}?limit=1&resourceVersion=${old}`)).json.metadata.continue;
  await api.patch(`${path}/a`, 'merge', { data: { changed: 'yes' } });
  await api.delete(`${path}/b`);
  now = (await api.post(path, configMap('c'))).json.metadata.resourceVersion;
});

/** The query with the versions of this run inserted. */
function list(query: string) {
  const filled = query.replace('OLD', old).replace('NOW', now).replace('FUTURE', FUTURE).replace('TOKEN', token);
  return api.get(`${path}?${filled}`);
}

const fresh = (query: string): [string, string] => [query, 'is the newest state'];
const snapshot = (query: string): [string, string] => [query, 'is the state at exactly that version'];

describe('list: resourceVersion x resourceVersionMatch x limit x continue', () => {
  test.each([
    fresh(''),
    fresh('limit=10'),
    fresh('timeoutSeconds=5'),
    fresh('resourceVersion=NOW'),
    fresh('resourceVersion=NOW&resourceVersionMatch=NotOlderThan'),
    fresh('resourceVersion=NOW&resourceVersionMatch=NotOlderThan&limit=10'),
  ])('%s %s', async (query) => {
    const { json } = await list(query);
    expect(namesOf(json)).toEqual(['a', 'c']);
    expect(json.items[0].data).toEqual({ changed: 'yes' });
    expect(Number(json.metadata.resourceVersion)).toBeGreaterThanOrEqual(Number(now));
  });

  test.each([
    snapshot('resourceVersion=OLD&limit=10'),
    snapshot('resourceVersion=OLD&resourceVersionMatch=Exact'),
    snapshot('resourceVersion=OLD&resourceVersionMatch=Exact&limit=10'),
  ])('%s %s', async (query) => {
    const { json } = await list(query);
    expect(namesOf(json)).toEqual(['a', 'b']);
    expect(json.items[0].data).toBeUndefined();
    expect(json.metadata.resourceVersion).toBe(old);
  });

  test.each([
    ['resourceVersion=OLD'],
    ['resourceVersion=OLD&resourceVersionMatch=NotOlderThan'],
    ['resourceVersion=OLD&resourceVersionMatch=NotOlderThan&limit=10'],
  ])('%s is not older than the requested version', async (query) => {
    const answer = await list(query);
    expectCode(answer, 200);
    expect(Number(answer.json.metadata.resourceVersion)).toBeGreaterThanOrEqual(Number(old));
  });

  test.each([
    ['resourceVersion=0'],
    ['resourceVersion=0&limit=10'],
    ['resourceVersion=0&resourceVersionMatch=NotOlderThan'],
    ['resourceVersion=0&resourceVersionMatch=NotOlderThan&limit=10'],
  ])('%s is a state of any age, answered at once', async (query) => {
    const answer = await list(query);
    expectCode(answer, 200);
    expect(answer.json.metadata.resourceVersion).toMatch(/^\d+$/);
  });

  test.each([['limit=1&continue=TOKEN'], ['limit=1&continue=TOKEN&resourceVersion=0'], ['continue=TOKEN']])(
    '%s continues with the state of the first page',
    async (query) => {
      const { json } = await list(query);
      expect(namesOf(json)).toEqual(['b']);
      expect(json.metadata).toEqual({ resourceVersion: old });
    },
  );

  const WITHOUT_VERSION =
    /^ListOptions\.meta\.cluster\.io "" is invalid: .*is forbidden unless resourceVersion is provi/;
  test.each<[string, number, string, RegExp]>([
    ['resourceVersionMatch=Exact', 422, 'Invalid', WITHOUT_VERSION],
    ['resourceVersionMatch=Exact&limit=1', 422, 'Invalid', WITHOUT_VERSION],
    ['resourceVersionMatch=NotOlderThan', 422, 'Invalid', WITHOUT_VERSION],
    ['resourceVersionMatch=NotOlderThan&limit=1', 422, 'Invalid', WITHOUT_VERSION],
    [
      'resourceVersionMatch=Exact&resourceVersion=0',
      422,
      'Invalid',
      /resourceVersionMatch: Forbidden: resourceVersionMatch "exact" is forbidden for resourceVersion "0"/,
    ],
    ['resourceVersionMatch=Exact&resourceVersion=0&limit=1', 422, 'Invalid', /"exact" is forbidden for resourceV/],
    ['resourceVersionMatch=Bogus&resourceVersion=NOW', 422, 'Invalid', /Unsupported value: "Bogus": supported values/],
    ['resourceVersionMatch=Bogus', 422, 'Invalid', /Forbidden.*Unsupported value: "Bogus"/],
    [
      'resourceVersionMatch=NotOlderThan&resourceVersion=NOW&limit=1&continue=TOKEN',
      422,
      'Invalid',
      /resourceVersionMatch is forbidden when continue is provided/,
    ],
    [
      'limit=1&continue=TOKEN&resourceVersion=OLD',
      400,
      'BadRequest',
      /specifying resource version is not allowed when using continue/,
    ],
    ['limit=1&continue=nonsense', 400, 'BadRequest', /continue token/],
    ['resourceVersion=x', 400, 'BadRequest', /resourceVersion: Invalid value: "x"/],
    ['resourceVersion=-1', 400, 'BadRequest', /resourceVersion: Invalid value: "-1"/],
    ['timeoutSeconds=x', 400, 'BadRequest', /strconv\.ParseInt: parsing "x": invalid syntax/],
    ['limit=x', 400, 'BadRequest', /strconv\.ParseInt: parsing "x": invalid syntax/],
    ['limit=', 400, 'BadRequest', /strconv\.ParseInt: parsing "": invalid syntax/],
    ['sendInitialEvents=true', 422, 'Invalid', /sendInitialEvents is forbidden for list/],
    // A malformed selector is a reason to stop reading the options; an unsupported field is found later.
    ['labelSelector=a%20in&resourceVersionMatch=Exact', 400, 'BadRequest', /unable to parse requirement/],
    ['fieldSelector=a&sendInitialEvents=true', 400, 'BadRequest', /invalid selector: 'a'/],
    ['fieldSelector=a%3D1&resourceVersionMatch=Exact', 422, 'Invalid', WITHOUT_VERSION],
  ])('%s is refused with %i %s', async (query, code, reason, message) => {
    expectStatus(await list(query), code, reason, message);
  });

  test('the delete of a collection reports faults of the selection before those of its own options', async () => {
    const send = (query: string) => api.delete(`${path}?${query}`, { kind: 'Status', gracePeriodSeconds: 'soon' });
    expectStatus(await send('sendInitialEvents=true'), 422, 'Invalid', /sendInitialEvents is forbidden for list/);
    expectStatus(await send('limit=x&dryRun=Some'), 400, 'BadRequest', /strconv\.ParseInt: parsing "x"/);
    expectStatus(await send('limit=1'), 400, 'BadRequest', /must be of type DeleteOptions/);
  });

  test('a far future version waits, then is a 504 that says when to retry, in every row', async () => {
    const rows = [
      'resourceVersion=FUTURE',
      'resourceVersion=FUTURE&limit=1',
      'resourceVersion=FUTURE&resourceVersionMatch=Exact',
      'resourceVersion=FUTURE&resourceVersionMatch=NotOlderThan',
      'resourceVersion=FUTURE&resourceVersionMatch=NotOlderThan&limit=1',
      'resourceVersion=FUTURE&fieldSelector=metadata.name=a',
      'resourceVersion=FUTURE&fieldSelector=metadata.namespace=elsewhere',
      'resourceVersion=FUTURE&resourceVersionMatch=Exact&fieldSelector=metadata.namespace=elsewhere',
    ];
    // In parallel, because each waits three seconds.
    const answers = await Promise.all(rows.map(async (query) => ({ query, answer: await list(query) })));
    expect(
      answers.map(({ query, answer }) => [query, answer.status, answer.json.reason, answer.headers['retry-after']]),
    ).toEqual(rows.map((query) => [query, 504, 'Timeout', '1']));
    for (const { answer } of answers) {
      expect(answer.json.message).toMatch(/^Timeout: Too large resource version: 4000000000000, current: \d+$/);
      expect(answer.json.details.causes).toEqual([
        { reason: 'ResourceVersionTooLarge', message: 'Too large resource version' },
      ]);
    }
  });
});

describe('get: resourceVersion', () => {
  test.each([[''], ['?resourceVersion=0'], ['?resourceVersion=NOW'], ['?resourceVersion=OLD']])(
    '%s returns the object',
    async (query) => {
      const answer = await api.get(`${path}/a${query.replace('NOW', now).replace('OLD', old)}`);
      expectCode(answer, 200);
      if (!query.includes('0')) expect(answer.json.data).toEqual({ changed: 'yes' });
    },
  );

  test('a far future version is a 504 that says when to retry', async () => {
    const answer = await api.get(`${path}/a?resourceVersion=${FUTURE}`);
    expectStatus(answer, 504, 'Timeout', /^Timeout: Too large resource version/);
    expect(answer.headers['retry-after']).toBe('1');
  });

  test('a version may be any 64-bit number', async () => {
    expectStatus(
      await api.get(`${path}/a?resourceVersion=18446744073709551615`),
      504,
      'Timeout',
      /^Timeout: Too large/,
    );
    const beyond = await api.get(`${path}/a?resourceVersion=18446744073709551616`);
    expectStatus(beyond, 400, 'BadRequest', /value out of range/);
  });

  test('a malformed version is rejected', async () => {
    expectStatus(await api.get(`${path}/a?resourceVersion=x`), 400, 'BadRequest', /resourceVersion/);
  });

  test('the version of an object is that of its last change, also in a later list', async () => {
    const object = (await api.get(`${path}/a`)).json;
    const inList = (await api.get(path)).json;
    expect(inList.items[0].metadata.resourceVersion).toBe(object.metadata.resourceVersion);
    expect(Number(object.metadata.resourceVersion)).toBeLessThan(Number(inList.metadata.resourceVersion));
  });
});
