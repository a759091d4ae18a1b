import { beforeEach, describe, expect, test } from '@jest/globals';
import { freshNamespace, sharedApi } from '../support/api.js';
import { expectCode, expectStatus } from '../support/expect-status.js';
import { configMap } from '../support/objects.js';

const api = sharedApi('cluster');
let namespace = '';
let maps = '';

beforeEach(async () => {
  namespace = await freshNamespace(api);
  maps = `/api/v1/namespaces/${namespace}/configmaps`;
});

describe('what the server sets', () => {
  test('uid, creationTimestamp and resourceVersion are set by the server, whatever the creator sends', async () => {
    const before = Math.floor(Date.now() / 1000) * 1000;
    const answer = await api.post(
      maps,
      configMap(
        'a',
        {},
        {
          uid: 'mine',
          creationTimestamp: '2001-01-01T00:00:00Z',
          deletionTimestamp: '2001-01-01T00:00:00Z',
          deletionGracePeriodSeconds: 7,
          generation: 42,
          selfLink: '/x',
        },
      ),
    );
    expectCode(answer, 201);
    const { uid, creationTimestamp, resourceVersion, ...rest } = answer.json.metadata;
    expect(rest).toEqual({ name: 'a', namespace });
    expect(uid).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect(creationTimestamp).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    expect(Date.parse(creationTimestamp)).toBeGreaterThanOrEqual(before);
    expect(resourceVersion).toMatch(/^[1-9]\d*$/);
  });

  test('a resourceVersion on a new object is refused', async () => {
    expectStatus(
      await api.post(maps, configMap('a', {}, { resourceVersion: '5' })),
      400,
      'BadRequest',
      /resourceVersion should not be set on objects to be created/,
    );
  });

  test('the namespace of the path is filled in', async () => {
    expect((await api.post(maps, configMap('a'))).json.metadata.namespace).toBe(namespace);
  });

  test('a cluster-scoped object has no namespace', async () => {
    const name = `n-${namespace}`;
    const body = { apiVersion: 'v1', kind: 'Node', metadata: { name } };
    expect((await api.post('/api/v1/nodes', body)).json.metadata.namespace).toBeUndefined();
    await api.delete(`/api/v1/nodes/${name}`);
  });
});

describe('names', () => {
  test('names are unique within kind and namespace', async () => {
    const other = await freshNamespace(api);
    expectCode(await api.post(maps, configMap('same')), 201);
    expectCode(await api.post(`/api/v1/namespaces/${other}/configmaps`, configMap('same')), 201);
    const secret = { apiVersion: 'v1', kind: 'Secret', metadata: { name: 'same' } };
    expectCode(await api.post(`/api/v1/namespaces/${namespace}/secrets`, secret), 201);
    const again = await api.post(maps, configMap('same'));
    expectStatus(again, 409, 'AlreadyExists', /^configmaps "same" already exists$/);
    expect(again.json.details).toEqual({ name: 'same', kind: 'configmaps' });
  });

  test('names of cluster-scoped objects are unique in the cluster', async () => {
    expectStatus(
      await api.post('/api/v1/namespaces', { apiVersion: 'v1', kind: 'Namespace', metadata: { name: 'default' } }),
      409,
      'AlreadyExists',
    );
  });
});

describe('what is checked', () => {
  const long = 'x'.repeat(64);
  test.each<[string, object, RegExp]>([
    ['a label key with a space', { labels: { 'a b': 'c' } }, /metadata\.labels: Invalid value: "a b"/],
    ['a label value that is too long', { labels: { a: long } }, /must be no more than 63/],
    ['a label value with a slash', { labels: { a: 'b/c' } }, /metadata\.labels: Invalid value: "b\/c"/],
    ['an annotation key without a name', { annotations: { 'ex.io/': 'c' } }, /metadata\.annotations: Invalid value/],
    [
      'annotations of more than 256 KiB',
      { annotations: { a: 'x'.repeat(262_145) } },
      /metadata\.annotations: Too long/,
    ],
    ['an invalid finalizer', { finalizers: ['not a name'] }, /metadata\.finalizers.*Invalid value: "not a name"/],
    [
      'an owner without a uid',
      { ownerReferences: [{ apiVersion: 'v1', kind: 'Node', name: 'n', uid: '' }] },
      /metadata\.ownerReferences\.uid: Invalid value/,
    ],
    [
      'two controllers',
      {
        ownerReferences: ['a', 'b'].map((name) => ({
          apiVersion: 'v1',
          kind: 'Node',
          name,
          uid: name,
          controller: true,
        })),
      },
      /Only one reference can have Controller set to true/,
    ],
  ])('%s is invalid', async (_what, metadata, message) => {
    expectStatus(await api.post(maps, configMap('a', {}, { ...metadata })), 422, 'Invalid', message);
  });

  test('all valid labels and annotations are kept', async () => {
    const labels = { a: '', 'ex.io/b': 'B_c-d.e', 'x.y.z/Long': 'v'.repeat(63) };
    const annotations = { 'ex.io/text': 'any text\nof any form ✓', empty: '' };
    const answer = await api.post(maps, configMap('a', {}, { labels, annotations }));
    expect(answer.json.metadata).toMatchObject({ labels, annotations });
    expect((await api.get(`${maps}?labelSelector=a%3D,ex.io%2Fb`)).json.items).toHaveLength(1);
  });

  test('a duplicate owner is kept once, with a warning', async () => {
    const owner = { apiVersion: 'v1', kind: 'Node', name: 'n', uid: 'u' };
    const answer = await api.post(maps, configMap('a', {}, { ownerReferences: [owner, owner] }));
    expectCode(answer, 201);
    expect(answer.json.metadata.ownerReferences).toEqual([owner]);
    expect(String(answer.headers['warning'])).toMatch(/duplicate/);
  });
});
