import { beforeAll, describe, expect, test } from '@jest/globals';
import { freshNamespace, sharedApi, type ApiResponse } from '../support/api.js';
import { expectCode, expectStatus } from '../support/expect-status.js';
import { configMap, deployment, pod } from '../support/objects.js';

const api = sharedApi('cluster');
let namespace = '';
let maps = '';
let deployments = '';

beforeAll(async () => {
  namespace = await freshNamespace(api);
  maps = `/api/v1/namespaces/${namespace}/configmaps`;
  deployments = `/apis/apps/v1/namespaces/${namespace}/deployments`;
  await api.post(maps, configMap('held', { data: { a: '1' } }, { finalizers: ['ex.io/hold'] }));
  await api.post(maps, configMap('free', { data: { a: '1' } }));
  await api.post(deployments, deployment('d'));
  await api.post(`/api/v1/namespaces/${namespace}/pods`, pod('p'));
});

interface Row {
  readonly what: string;
  readonly send: () => Promise<ApiResponse>;
  readonly code: number;
  readonly shows: object;
}

const merge = (path: string, body: object) => api.patch(`${path}?dryRun=All`, 'merge', body);
const rows: Row[] = [
  {
    what: 'POST shows the object that would be',
    send: () => api.post(`${maps}?dryRun=All`, configMap('new', { data: { a: '1' } })),
    code: 201,
    shows: { kind: 'ConfigMap', metadata: { name: 'new', uid: expect.any(String) }, data: { a: '1' } },
  },
  {
    what: 'POST shows the resourceVersion that it was given, which a real one refuses',
    send: () =>
      api.post(`${maps}?dryRun=All`, { ...configMap('new'), metadata: { name: 'new', resourceVersion: '5' } }),
    code: 201,
    shows: { kind: 'ConfigMap', metadata: { name: 'new', resourceVersion: '5' } },
  },
  {
    what: 'an apply to a missing object shows the resourceVersion that it was given',
    send: () =>
      api.send('PATCH', `${maps}/new?dryRun=All&fieldManager=m`, {
        body: configMap('new', {}, { resourceVersion: '5' }),
        headers: { 'content-type': 'application/apply-patch+yaml' },
      }),
    code: 201,
    shows: { kind: 'ConfigMap', metadata: { name: 'new', resourceVersion: '5' } },
  },
  {
    what: 'POST with generateName shows some name (BL-111)',
    send: () => api.post(`${maps}?dryRun=All`, { ...configMap('x'), metadata: { generateName: 'gen-' } }),
    code: 201,
    shows: { metadata: { name: expect.stringMatching(/^gen-.{5}$/), generateName: 'gen-' } },
  },
  {
    what: 'POST with a name and generateName keeps the name (BL-111)',
    send: () => api.post(`${maps}?dryRun=All`, configMap('given', {}, { generateName: 'gen-' })),
    code: 201,
    shows: { metadata: { name: 'given', generateName: 'gen-' } },
  },
  {
    what: 'POST fills in defaults',
    send: () => api.post(`${deployments}?dryRun=All`, deployment('new')),
    code: 201,
    shows: { spec: { replicas: 1, strategy: { type: 'RollingUpdate' }, revisionHistoryLimit: 10 } },
  },
  {
    what: 'PUT shows the changed object',
    send: () => api.put(`${maps}/free?dryRun=All`, configMap('free', { data: { a: '2' } })),
    code: 200,
    shows: { metadata: { name: 'free' }, data: { a: '2' } },
  },
  {
    what: 'a merge patch shows the changed object',
    send: () => merge(`${maps}/free`, { data: { a: '2' } }),
    code: 200,
    shows: { data: { a: '2' } },
  },
  {
    what: 'a JSON patch shows the changed object',
    send: () => api.patch(`${maps}/free?dryRun=All`, 'json', [{ op: 'replace', path: '/data/a', value: '2' }]),
    code: 200,
    shows: { data: { a: '2' } },
  },
  {
    what: 'a strategic patch shows the changed object',
    send: () => api.patch(`${maps}/free?dryRun=All`, 'strategic', { data: { a: '2' } }),
    code: 200,
    shows: { data: { a: '2' } },
  },
  {
    what: 'DELETE says that it would be gone',
    send: () => api.delete(`${maps}/free?dryRun=All`),
    code: 200,
    shows: { kind: 'Status', status: 'Success', details: { name: 'free', kind: 'configmaps' } },
  },
  {
    what: 'DELETE says so when the body asks for the dry run',
    send: () => api.delete(`${maps}/free`, { kind: 'DeleteOptions', apiVersion: 'v1', dryRun: ['All'] }),
    code: 200,
    shows: { kind: 'Status', status: 'Success' },
  },
  {
    what: 'DELETE of an object with a finalizer shows it as terminating',
    send: () => api.delete(`${maps}/held?dryRun=All`),
    code: 200,
    shows: { kind: 'ConfigMap', metadata: { name: 'held', deletionTimestamp: expect.any(String) } },
  },
  {
    what: 'DELETE of a collection says that it would be gone',
    send: () => api.delete(`${maps}?dryRun=All`),
    code: 200,
    shows: { kind: 'Status', status: 'Success' },
  },
  {
    what: 'DELETE of a namespace shows it as terminating',
    send: () => api.delete(`/api/v1/namespaces/${namespace}?dryRun=All`),
    code: 200,
    shows: { kind: 'Namespace', status: { phase: 'Terminating' } },
  },
  {
    what: 'PATCH of the scale shows the new scale',
    send: () => merge(`${deployments}/d/scale`, { spec: { replicas: 7 } }),
    code: 200,
    shows: { kind: 'Scale', spec: { replicas: 7 } },
  },
  {
    what: 'PATCH of the status shows the new status',
    send: () => merge(`${deployments}/d/status`, { status: { replicas: 7 } }),
    code: 200,
    shows: { status: { replicas: 7 } },
  },
  {
    what: 'PUT of finalize shows the namespace without finalizers',
    send: async () => {
      const body = (await api.get(`/api/v1/namespaces/${namespace}`)).json;
      return api.put(`/api/v1/namespaces/${namespace}/finalize?dryRun=All`, { ...body, spec: {} });
    },
    code: 200,
    shows: { kind: 'Namespace', spec: {} },
  },
  {
    what: 'POST of a binding says that it would be bound',
    send: () =>
      api.post(`/api/v1/namespaces/${namespace}/pods/p/binding?dryRun=All`, {
        apiVersion: 'v1',
        kind: 'Binding',
        metadata: { name: 'p' },
        target: { kind: 'Node', name: 'n' },
      }),
    code: 201,
    shows: { kind: 'Status', status: 'Success' },
  },
];

describe('dryRun=All', () => {
  test('every row answers like the real request, and nothing is stored, sent to watchers or counted', async () => {
    const before = await Promise.all(
      [maps, deployments, `/api/v1/namespaces/${namespace}`].map((path) => api.get(path)),
    );
    const watches = await Promise.all(
      [maps, deployments, `/api/v1/namespaces/${namespace}/pods`, '/api/v1/namespaces'].map((path) =>
        api.watch(
          `${path}?watch=1&sendInitialEvents=false&resourceVersionMatch=NotOlderThan&fieldSelector=${path.endsWith('/namespaces') ? `metadata.name=${namespace}` : ''}`,
        ),
      ),
    );
    for (const { what, send, code, shows } of rows) {
      const answer = await send();
      expect({ what, status: answer.status, body: answer.json }).toMatchObject({ what, status: code, body: shows });
    }
    const after = await Promise.all(
      [maps, deployments, `/api/v1/namespaces/${namespace}`].map((path) => api.get(path)),
    );
    expect(after.map(({ json }) => json.items ?? json)).toEqual(before.map(({ json }) => json.items ?? json));
    // A real write after all of them shows that the watches work.
    await api.post(maps, configMap('end'));
    await watches[0]!.until((events) => events.length > 0, 'the real write');
    expect(watches.map(({ events }) => events.map(({ object }) => object.metadata.name))).toEqual([
      ['end'],
      [],
      [],
      [],
    ]);
    for (const watch of watches) watch.close();
    await api.delete(`${maps}/end`);
  });

  test.each<[string, () => Promise<ApiResponse>, number, string]>([
    ['a name that is taken', () => api.post(`${maps}?dryRun=All`, configMap('free')), 409, 'AlreadyExists'],
    ['an invalid name', () => api.post(`${maps}?dryRun=All`, configMap('NO')), 422, 'Invalid'],
    ['a missing object', () => api.delete(`${maps}/none?dryRun=All`), 404, 'NotFound'],
    [
      'a stale version',
      () => api.put(`${maps}/free?dryRun=All`, configMap('free', {}, { resourceVersion: '1' })),
      409,
      'Conflict',
    ],
    ['an invalid change', () => merge(`${deployments}/d`, { spec: { replicas: -1 } }), 422, 'Invalid'],
    [
      'a namespace that admission protects',
      () => api.delete('/api/v1/namespaces/default?dryRun=All'),
      403,
      'Forbidden',
    ],
    [
      'a missing namespace',
      () => api.post('/api/v1/namespaces/none-such/configmaps?dryRun=All', configMap('x')),
      404,
      'NotFound',
    ],
  ])('a dry run is refused for %s like the real request', async (_what, send, code, reason) => {
    expectStatus(await send(), code, reason);
  });
});

describe('values of dryRun', () => {
  test.each([['dryRun'], ['dryRun=']])('?%s is accepted and the request takes effect', async (query) => {
    const fresh = `/api/v1/namespaces/${await freshNamespace(api)}/configmaps`;
    expectCode(await api.post(`${fresh}?${query}`, configMap('real')), 201);
    expectCode(await api.delete(`${fresh}/real?${query}`), 200);
    expectCode(await api.get(`${fresh}/real`), 404);
  });

  test.each<[string, () => Promise<ApiResponse>]>([
    ['POST', () => api.post(`${maps}?dryRun=Foo`, configMap('bad'))],
    ['PUT', () => api.put(`${maps}/free?dryRun=Foo`, configMap('free'))],
    ['PATCH', () => api.patch(`${maps}/free?dryRun=Foo`, 'merge', {})],
    ['DELETE', () => api.delete(`${maps}/free?dryRun=Foo`)],
    ['DELETE with a body', () => api.delete(`${maps}/free`, { dryRun: ['Foo'] })],
    ['DELETE of a collection', () => api.delete(`${maps}?dryRun=Foo`)],
    ['POST with two values', () => api.post(`${maps}?dryRun=All&dryRun=Foo`, configMap('bad'))],
  ])('another value is refused on %s', async (_what, send) => {
    expectStatus(await send(), 422, 'Invalid', /dryRun: Unsupported value: "?\[?"?Foo|dryRun: Unsupported value/);
    expectCode(await api.get(`${maps}/free`), 200);
    expectCode(await api.get(`${maps}/bad`), 404);
  });
});
