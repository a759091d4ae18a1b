import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { yamlText } from '../../../src/codec/yaml.js';
import { MAX_MEMBERS, MAX_VALUES } from '../../../src/json/limits.js';
import { createLoopDelay } from '../../../src/telemetry/loop-delay.js';
import { type Edge, startEdgeWithDefault } from '../../support/edge.js';

const MAPS = '/api/v1/namespaces/default/configmaps';
const PODS = '/api/v1/namespaces/default/pods';
const json = { 'content-type': 'application/json' };
let edge: Edge;

beforeAll(async () => {
  edge = await startEdgeWithDefault();
});

afterAll(async () => {
  expect(edge.faults).toEqual([]);
  await edge.close();
});

const podWith = (containers: string): string =>
  `{"apiVersion":"v1","kind":"Pod","metadata":{"name":"x"},"spec":{"containers":[${containers}]}}`;
const TOO_LARGE = { kind: 'Status', code: 413, reason: 'RequestEntityTooLarge' };

describe('a body with too many values is a 413', () => {
  const million = `${'{},'.repeat(999_999)}{}`;
  test.each([
    ['a million empty containers', 'POST', PODS, podWith(million), json],
    [
      'the same as a merge patch',
      'PATCH',
      `${PODS}/x`,
      podWith(million),
      { 'content-type': 'application/merge-patch+json' },
    ],
    ['a million numbers', 'POST', MAPS, `[${'1,'.repeat(999_999)}1]`, json],
  ])('%s', async (_what, method, path, body, headers) => {
    const reply = await edge.call(method, path, { body, headers });
    expect(reply.json).toMatchObject({
      ...TOO_LARGE,
      message: `Request entity too large: limit is ${MAX_VALUES} values`,
    });
  });

  test('sixty thousand empty containers, which are 8 MB with their defaults, are rejected', async () => {
    const reply = await edge.call('POST', PODS, { body: podWith(`${'{},'.repeat(59_999)}{}`), headers: json });
    expect(reply.json).toMatchObject({ ...TOO_LARGE, message: 'etcdserver: request is too large' });
  });
});

describe('an object or keyed list with too many members is a 413', () => {
  const members = (count: number, from = 0): Record<string, string> =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${from + at}`, 'v']));
  const map = (name: string, data: object): string =>
    JSON.stringify({ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name }, data });
  const merge = { 'content-type': 'application/merge-patch+json' };
  const message = `Request entity too large: limit is ${MAX_MEMBERS} members of one object`;

  test.each([
    ['data', 'POST', MAPS, map('x', members(MAX_MEMBERS + 1)), json],
    ['data after a key with an escape', 'POST', MAPS, map('x', { 'a\n': '', ...members(MAX_MEMBERS) }), json],
    ['unknown members', 'POST', MAPS, JSON.stringify(members(MAX_MEMBERS + 1)), json],
    ['a merge patch', 'PATCH', `${MAPS}/x`, JSON.stringify({ data: members(MAX_MEMBERS + 1) }), merge],
    [
      'an intent',
      'PATCH',
      `${MAPS}/x?fieldManager=me`,
      map('x', members(MAX_MEMBERS + 1)),
      { 'content-type': 'application/apply-patch+yaml' },
    ],
  ])('%s', async (_what, method, path, body, headers) => {
    const reply = await edge.call(method, path, { body, headers });
    expect(reply.json).toMatchObject({ ...TOO_LARGE, message });
  });

  test('items of a keyed list are limited', async () => {
    const ownerReferences = Array.from({ length: MAX_MEMBERS + 1 }, (_, at) => ({
      apiVersion: 'v1',
      kind: 'K',
      name: 'n',
      uid: `u${at}`,
    }));
    const body = { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'x', ownerReferences } };
    expect((await edge.call('POST', MAPS, { body })).json).toMatchObject({
      ...TOO_LARGE,
      message: `${message} or keyed list`,
    });
  });

  test('an object at the limit can be sent back', async () => {
    const made = await edge.call('POST', MAPS, { body: map('full', members(MAX_MEMBERS)), headers: json });
    expect(made.status).toBe(201);
    const { text } = await edge.call('GET', `${MAPS}/full`);
    expect((await edge.call('PUT', `${MAPS}/full`, { body: text, headers: json })).status).toBe(200);
  });

  test('patches cannot accumulate more', async () => {
    await edge.call('POST', MAPS, { body: map('half', members(MAX_MEMBERS / 2)), headers: json });
    const more = JSON.stringify({ data: members(MAX_MEMBERS / 2 + 1, MAX_MEMBERS / 2) });
    const reply = await edge.call('PATCH', `${MAPS}/half`, { body: more, headers: merge });
    expect(reply.json).toMatchObject(TOO_LARGE);
    const { data } = (await edge.call('GET', `${MAPS}/half`)).json;
    expect(Object.keys(data as object)).toHaveLength(MAX_MEMBERS / 2);
  });
});

describe('the limit applies to the stored size', () => {
  test('an accepted object can be sent back', async () => {
    const body = {
      apiVersion: 'v1',
      kind: 'ConfigMap',
      metadata: { name: 'fits' },
      data: { a: 'x'.repeat(1_000_000) },
    };
    expect((await edge.call('POST', MAPS, { body })).status).toBe(201);
    const { json: read } = await edge.call('GET', `${MAPS}/fits`);
    expect((await edge.call('PUT', `${MAPS}/fits`, { body: read })).status).toBe(200);
  });

  // The messages are those of kube-apiserver.
  test.each([
    ['data', 'configmaps', 'ConfigMap', { data: { a: '' } }, '[]', 1_048_576],
    ['secret data', 'secrets', 'Secret', { stringData: { a: '' } }, 'data', 1_048_576],
    [
      'annotations',
      'configmaps',
      'ConfigMap',
      { metadata: { annotations: { a: '' } } },
      'metadata.annotations',
      262_144,
    ],
  ])('%s that the kind limits are reported as invalid beyond the stored size too', async (...given) => {
    const [what, plural, kind, parts, field, limit] = given;
    const name = what.replace(' ', '-');
    const path = `/api/v1/namespaces/default/${plural}`;
    const create = (length: number): Promise<{ json: object }> => {
      const body = {
        apiVersion: 'v1',
        kind,
        ...parts,
        metadata: { name, ...('metadata' in parts && parts.metadata) },
      };
      const filled = JSON.stringify(body).replace('"a":""', `"a":"${'x'.repeat(length)}"`);
      return edge.call('POST', path, { body: filled, headers: json });
    };
    const causes = [{ reason: 'FieldValueTooLong', field, message: `Too long: may not be more than ${limit} bytes` }];
    for (const length of [1_100_000, 1_600_000, 2_900_000]) {
      expect((await create(length)).json).toMatchObject({ code: 422, reason: 'Invalid', details: { causes } });
    }
    expect((await create(1)).json).toMatchObject({ kind });
    const patch = JSON.stringify(parts).replace('""', `"${'x'.repeat(2_900_000)}"`);
    const reply = await edge.call('PATCH', `${path}/${name}`, {
      body: patch,
      headers: { 'content-type': 'application/merge-patch+json' },
    });
    expect(reply.json).toMatchObject({ code: 422, reason: 'Invalid', details: { causes } });
  });

  const containers = (count: number): string =>
    Array.from({ length: count }, (_, i) => `{"name":"c${i}","image":"i"}`).join(',');

  test('an object that defaults make too large is not stored', async () => {
    const body = podWith(containers(12_000));
    expect(body.length).toBeLessThan(400_000);
    const reply = await edge.call('POST', PODS, { body, headers: json });
    expect(reply.json).toMatchObject({ ...TOO_LARGE, message: 'etcdserver: request is too large' });
    expect((await edge.call('GET', `${PODS}/x`)).status).toBe(404);
  });

  test('growth by many patches is limited too, and the object can be deleted', async () => {
    const data = { a: 'x'.repeat(900_000) };
    await edge.call('POST', MAPS, { body: { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'grows' }, data } });
    const annotations = Object.fromEntries(Array.from({ length: 3 }, (_, i) => [`a${i}`, 'y'.repeat(80_000)]));
    const grow = (metadata: object): Promise<{ status: number }> =>
      edge.call('PATCH', `${MAPS}/grows`, {
        body: JSON.stringify({ metadata }),
        headers: { 'content-type': 'application/merge-patch+json' },
      });
    expect((await grow({ annotations })).status).toBe(200);
    const finalizers = Array.from({ length: 40_000 }, (_, i) => `example.com/${i}`);
    expect((await grow({ finalizers })).status).toBe(413);
    expect((await edge.call('DELETE', `${MAPS}/grows`)).status).toBe(200);
  });
});

describe('large answers in YAML', () => {
  const asYaml = { accept: 'application/yaml' };

  test('an object of half a megabyte is sent in chunks and complete', async () => {
    const data = Object.fromEntries(Array.from({ length: 12_000 }, (_, at) => [`key-${at}`, `a: ${at} "of" many`]));
    const body = { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'long' }, data };
    const made = await edge.call('POST', MAPS, { body, headers: asYaml });
    expect([made.status, made.headers['content-length']]).toEqual([201, undefined]);
    const read = await edge.call('GET', `${MAPS}/long`, { headers: asYaml });
    expect(read.text).toBe(made.text);
    expect(read.text).toBe(yamlText((await edge.call('GET', `${MAPS}/long`)).json));
    const list = await edge.call('GET', `${MAPS}?fieldSelector=metadata.name%3Dlong`, { headers: asYaml });
    // An item of a list of its kind has no kind.
    const [, , first = '', ...lines] = read.text.trimEnd().split('\n');
    expect(list.text.endsWith(`items:\n- ${first}\n${lines.map((line) => `  ${line}\n`).join('')}`)).toBe(true);
  });
});

describe('large bodies yield', () => {
  test('twelve concurrent ones do not block small requests', async () => {
    const worst = podWith(Array.from({ length: 3_000 }, (_, i) => `{"name":"C${i}"}`).join(','));
    const write = (): Promise<{ status: number }> => edge.call('POST', PODS, { body: worst, headers: json });
    const session = edge.http2();
    const get = (): Promise<unknown> =>
      new Promise((resolve, reject) => {
        const stream = session.request({ ':path': `${MAPS}?limit=1` });
        stream.on('response', (headers) => resolve(headers[':status']));
        stream.on('error', reject);
        stream.resume();
      });
    expect(await get()).toBe(200);
    const delay = createLoopDelay();
    let over = false;
    const writes = Promise.all(Array.from({ length: 12 }, write)).finally(() => (over = true));
    let served = 0;
    while (!over) {
      expect(await get()).toBe(200);
      served += 1;
    }
    expect((await writes).map(({ status }) => status)).toEqual(new Array(12).fill(422));
    // A write takes about eight steps; without turns only one or two requests get in between all of them. Counted
    // instead of timed, since a busy machine slows everything alike.
    expect(served).toBeGreaterThan(12);
    // 50 ms on a quiet machine.
    expect(delay.quantiles().at(-1)![1]).toBeLessThan(5);
  });
});
