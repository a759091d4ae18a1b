import { beforeEach, describe, expect, test } from '@jest/globals';
import { freshNamespace, sharedApi, type ApiResponse } from '../support/api.js';
import { expectCode, expectStatus } from '../support/expect-status.js';
import { configMap, deployment } from '../support/objects.js';

const api = sharedApi('cluster');
let namespace = '';
let maps = '';
/** The ConfigMap `a` as created. */
let made: ApiResponse['json'];

beforeEach(async () => {
  namespace = await freshNamespace(api);
  maps = `/api/v1/namespaces/${namespace}/configmaps`;
  made = (await api.post(maps, configMap('a', { data: { n: '1' } }))).json;
});

const withMeta = (object: ApiResponse['json'], metadata: object): object => ({
  ...object,
  metadata: { ...object.metadata, ...metadata },
});

describe('PUT', () => {
  test('a PUT with the current version stores a new version', async () => {
    const answer = await api.put(`${maps}/a`, { ...made, data: { n: '2' } });
    expectCode(answer, 200);
    expect(answer.json.data).toEqual({ n: '2' });
    expect(Number(answer.json.metadata.resourceVersion)).toBeGreaterThan(Number(made.metadata.resourceVersion));
    expect((await api.get(`${maps}/a`)).json).toEqual(answer.json);
  });

  test('a PUT with a stale version is a conflict: lost updates are noticed', async () => {
    await api.put(`${maps}/a`, { ...made, data: { n: '2' } });
    for (const query of ['', '?dryRun=All']) {
      const answer = await api.put(`${maps}/a${query}`, { ...made, data: { n: '3' } });
      expectStatus(
        answer,
        409,
        'Conflict',
        /^Operation cannot be fulfilled on configmaps "a": the object has been modified; please apply your changes to the latest version and try again$/,
      );
      expect(answer.json.details).toMatchObject({ name: 'a', kind: 'configmaps' });
    }
    expect((await api.get(`${maps}/a`)).json.data).toEqual({ n: '2' });
  });

  test('a PUT with another uid is a conflict, in a dry run too (BL-055)', async () => {
    const other = { ...withMeta(made, { uid: '00000000-0000-0000-0000-000000000000' }), data: { n: '3' } };
    for (const query of ['', '?dryRun=All']) {
      expectStatus(
        await api.put(`${maps}/a${query}`, other),
        409,
        'Conflict',
        /Precondition failed: UID in precondition/,
      );
    }
    expect((await api.get(`${maps}/a`)).json).toEqual(made);
  });

  test('a PUT of the unchanged object keeps even its version', async () => {
    expect((await api.put(`${maps}/a`, made)).json).toEqual(made);
  });

  test('a PUT without a version replaces the current object', async () => {
    const answer = await api.put(`${maps}/a`, configMap('a', { data: { other: '1' } }));
    expectCode(answer, 200);
    expect(answer.json.data).toEqual({ other: '1' });
    expect(answer.json.metadata).toMatchObject({
      uid: made.metadata.uid,
      creationTimestamp: made.metadata.creationTimestamp,
    });
  });

  test('a PUT replaces the whole object: omitted members are removed', async () => {
    await api.patch(`${maps}/a`, 'merge', { metadata: { labels: { x: 'y' }, annotations: { x: 'y' } } });
    const { json } = await api.put(`${maps}/a`, configMap('a'));
    expect(json.data).toBeUndefined();
    expect(json.metadata.labels).toBeUndefined();
    expect(json.metadata.annotations).toBeUndefined();
  });

  test('a PUT of a missing object is a 404', async () => {
    expectStatus(await api.put(`${maps}/none`, configMap('none')), 404, 'NotFound', /^configmaps "none" not found$/);
  });

  test.each<[string, () => object, number, string, RegExp]>([
    [
      'another name',
      () => configMap('b'),
      400,
      'BadRequest',
      /the name of the object \(b\) does not match the name on the URL \(a\)/,
    ],
    [
      'no name',
      () => ({ apiVersion: 'v1', kind: 'ConfigMap', metadata: {} }),
      400,
      'BadRequest',
      /name must be provided/,
    ],
    [
      'another namespace',
      () => withMeta(made, { namespace: 'default' }),
      400,
      'BadRequest',
      /the namespace of the provided object does not match/,
    ],
    ['a bad label', () => withMeta(made, { labels: { 'a b': 'c' } }), 422, 'Invalid', /metadata\.labels/],
  ])('a PUT with %s is rejected', async (_what, body, code, reason, message) => {
    expectStatus(await api.put(`${maps}/a`, body()), code, reason, message);
    expect((await api.get(`${maps}/a`)).json).toEqual(made);
  });
});

test('PUT keeps the creation time, whatever the body says; a changed deletion time is rejected', async () => {
  const maps = `/api/v1/namespaces/${await freshNamespace(api)}/configmaps`;
  const made = (await api.post(maps, configMap('a', {}, { finalizers: ['ex.io/hold'] }))).json;
  const live = await api.put(`${maps}/a`, withMeta(made, { creationTimestamp: '2001-01-01T00:00:00Z' }));
  expectCode(live, 200);
  expect(live.json).toEqual(made);
  const deletion = { deletionTimestamp: '2001-01-01T00:00:00Z', deletionGracePeriodSeconds: 7 };
  const immutable = /metadata\.deletionTimestamp: Invalid value: "2001-01-01T00:00:00Z": field is immutable/;
  expectStatus(await api.put(`${maps}/a`, withMeta(made, deletion)), 422, 'Invalid', immutable);
  const going = (await api.delete(`${maps}/a`)).json;
  const grace = /is invalid: metadata\.deletionGracePeriodSeconds: Invalid value: 7: field is immutable$/;
  expectStatus(await api.put(`${maps}/a`, withMeta(going, deletion)), 422, 'Invalid', grace);
  const { deletionTimestamp: _time, deletionGracePeriodSeconds: _grace, ...metadata } = going.metadata;
  const after = await api.put(`${maps}/a`, { ...going, metadata });
  expectCode(after, 200);
  expect(after.json).toEqual(going);
});

describe('kinds with special update rules', () => {
  const lease = (name: string, metadata: object = {}): object => ({
    apiVersion: 'coordination.cluster.io/v1',
    kind: 'Lease',
    metadata: { name, ...metadata },
    spec: { holderIdentity: 'me' },
  });

  test('a Lease update needs a version, and PUT of a missing one creates it', async () => {
    const leases = `/apis/coordination.cluster.io/v1/namespaces/${namespace}/leases`;
    const created = await api.put(`${leases}/l`, lease('l'));
    expectCode(created, 201);
    expectStatus(
      await api.put(`${leases}/l`, lease('l')),
      422,
      'Invalid',
      /metadata\.resourceVersion: Invalid value: 0x0|metadata\.resourceVersion: Invalid value: .*must be specified for an update/,
    );
    const version = created.json.metadata.resourceVersion;
    expectCode(await api.put(`${leases}/l`, lease('l', { resourceVersion: version })), 200);
    expectStatus(await api.put(`${leases}/m`, lease('m', { resourceVersion: version })), 409, 'Conflict');
    expectCode(await api.get(`${leases}/m`), 404);
  });

  test('an immutable ConfigMap keeps its data', async () => {
    await api.patch(`${maps}/a`, 'merge', { immutable: true });
    expectStatus(
      await api.patch(`${maps}/a`, 'merge', { data: { n: '2' } }),
      422,
      'Invalid',
      /data: Forbidden: field is immutable when `immutable` is set/,
    );
    expectStatus(await api.patch(`${maps}/a`, 'merge', { immutable: false }), 422, 'Invalid', /immutable/);
    expectCode(await api.patch(`${maps}/a`, 'merge', { metadata: { labels: { x: 'y' } } }), 200);
  });

  test('a ReplicaSet keeps its selector', async () => {
    const sets = `/apis/apps/v1/namespaces/${namespace}/replicasets`;
    const first = (await api.post(sets, { ...deployment('r'), kind: 'ReplicaSet' })).json;
    expect(first.spec.replicas).toBe(1);
    const moved = { ...first, spec: { ...first.spec, selector: { matchLabels: { app: 'other' } } } };
    expectStatus(await api.put(`${sets}/r`, moved), 422, 'Invalid', /spec\.selector: .*field is immutable/);
    const { selector: _none, ...rest } = first.spec;
    const without = { ...deployment('s'), kind: 'ReplicaSet', spec: rest };
    expectStatus(await api.post(sets, without), 422, 'Invalid', /spec\.selector: Required value/);
  });

  test('the selector of a Deployment is immutable, and changes of its spec raise the generation', async () => {
    const deployments = `/apis/apps/v1/namespaces/${namespace}/deployments`;
    const first = (await api.post(deployments, deployment('d'))).json;
    expect(first.metadata.generation).toBe(1);
    const moved = { ...first, spec: { ...first.spec, selector: { matchLabels: { app: 'other' } } } };
    expectStatus(await api.put(`${deployments}/d`, moved), 422, 'Invalid', /spec\.selector: .*field is immutable/);
    const labelled = (await api.patch(`${deployments}/d`, 'merge', { metadata: { labels: { x: 'y' } } })).json;
    expect(labelled.metadata.generation).toBe(1);
    const scaled = (await api.put(`${deployments}/d`, { ...labelled, spec: { ...labelled.spec, replicas: 3 } })).json;
    expect(scaled.metadata.generation).toBe(2);
    const status = (await api.put(`${deployments}/d`, { ...scaled, status: { replicas: 9 } })).json;
    expect([status.metadata.generation, status.status]).toEqual([2, first.status]);
  });
});

describe('options of writes', () => {
  test.each([
    ['?fieldManager=tester', 200, /./],
    [`?fieldManager=${'a'.repeat(128)}`, 200, /./],
    [`?fieldManager=${'a'.repeat(129)}`, 422, /fieldManager: Too long/],
    ['?fieldManager=a%0Ab', 422, /fieldManager: Invalid value/],
    ['?nobody-knows-this=1', 200, /./],
  ])('PUT with %s is answered %i', async (query, code, message) => {
    const answer = await api.put(`${maps}/a${query}`, made);
    expect(answer.status).toBe(code);
    expect(answer.text).toMatch(message);
  });
});
