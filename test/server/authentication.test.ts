import { beforeAll, describe, expect, test } from '@jest/globals';
import { freshNamespace, sharedApi, sharedKubeconfig, type Api } from '../support/api.js';
import { authorityOf, clientOf as certifiedClient, newAuthority } from '../support/client-certificate.js';
import { expectCode, expectStatus } from '../support/expect-status.js';
import { configMap } from '../support/objects.js';

const HOUR = 3_600_000;
const admin = sharedApi('cluster');
const anonymous = sharedApi('cluster', { anonymous: true });
let maps = '';

beforeAll(async () => {
  maps = `/api/v1/namespaces/${await freshNamespace(admin)}/configmaps`;
  await admin.post(maps, configMap('a'));
});

/** A client with a certificate of the server's own authority. */
function clientOf(commonName: string, organizations: readonly string[], validity?: readonly [number, number]): Api {
  const kubeconfig = sharedKubeconfig('cluster');
  return certifiedClient(kubeconfig, authorityOf(kubeconfig), commonName, organizations, validity);
}

describe('client certificates: the common name is the user, each organization a group', () => {
  test('a member of system:masters may do everything', async () => {
    const api = clientOf('boss', ['other', 'system:masters']);
    expectCode(await api.get(`${maps}/a`), 200);
    expectCode(await api.patch(`${maps}/a`, 'merge', { data: { by: 'boss' } }), 200);
    expectCode(await api.get('/metrics'), 200);
  });

  const jane = (): Api => clientOf('jane', ['developers']);
  test.each<[string, (api: Api) => Promise<{ status: number }>, string]>([
    [
      'reading',
      (api) => api.get(`${maps}/a`),
      'configmaps "a" is forbidden: User "jane" cannot get resource "configmaps" in API group "" in the namespace "NS"',
    ],
    [
      'listing all namespaces',
      (api) => api.get('/apis/apps/v1/deployments'),
      'deployments.apps is forbidden: User "jane" cannot list resource "deployments" in API group "apps" at the cluster scope',
    ],
    [
      'watching',
      (api) => api.get(`${maps}?watch=1`),
      'configmaps is forbidden: User "jane" cannot watch resource "configmaps" in API group "" in the namespace "NS"',
    ],
    [
      'creating',
      (api) => api.post(maps, configMap('b')),
      'configmaps is forbidden: User "jane" cannot create resource "configmaps" in API group "" in the namespace "NS"',
    ],
    [
      'creating in a dry run, which needs the same rights',
      (api) => api.post(`${maps}?dryRun=All`, configMap('b')),
      'configmaps is forbidden: User "jane" cannot create resource "configmaps" in API group "" in the namespace "NS"',
    ],
    [
      'patching a subresource',
      (api) => api.patch('/apis/apps/v1/namespaces/default/deployments/d/scale', 'merge', {}),
      'deployments.apps "d" is forbidden: User "jane" cannot patch resource "deployments/scale" in API group "apps" in the namespace "default"',
    ],
    [
      'deleting a collection',
      (api) => api.delete(maps),
      'configmaps is forbidden: User "jane" cannot deletecollection resource "configmaps" in API group "" in the namespace "NS"',
    ],
    ['metrics', (api) => api.get('/metrics'), 'forbidden: User "jane" cannot get path "/metrics"'],
  ])('other users are refused %s', async (_what, send, message) => {
    const answer = await send(jane());
    const namespace = /namespaces\/([^/]+)/.exec(maps)![1]!;
    expectStatus(answer as never, 403, 'Forbidden');
    expect((answer as { json?: { message?: string } }).json?.message).toBe(message.replace('NS', namespace));
  });

  test('a group as common name, or a user as organization, grants nothing', async () => {
    for (const api of [clientOf('system:masters', []), clientOf('x', ['system:masters,x', 'System:Masters'])]) {
      expectStatus(await api.get(`${maps}/a`), 403, 'Forbidden');
    }
  });

  test('an expired or not yet valid certificate is refused', async () => {
    for (const validity of [
      [-2 * HOUR, -HOUR],
      [HOUR, 2 * HOUR],
    ] as [number, number][]) {
      expectStatus(await clientOf('boss', ['system:masters'], validity).get(`${maps}/a`), 401, 'Unauthorized');
    }
  });

  test('a certificate of another authority is refused', async () => {
    const stranger = certifiedClient(sharedKubeconfig('cluster'), newAuthority('elsewhere'), 'boss', [
      'system:masters',
    ]);
    for (const path of [`${maps}/a`, '/version']) expectStatus(await stranger.get(path), 401, 'Unauthorized');
  });

  test("a certificate of another authority with our authority's name is refused", async () => {
    const { commonName } = authorityOf(sharedKubeconfig('cluster'));
    const forger = certifiedClient(sharedKubeconfig('cluster'), newAuthority(commonName), 'boss', ['system:masters']);
    expectStatus(await forger.get(`${maps}/a`), 401, 'Unauthorized');
  });

  test('refused requests changed nothing', async () => {
    const { json } = await admin.get(maps);
    expect(json.items.map(({ metadata }: { metadata: { name: string } }) => metadata.name)).toEqual(['a']);
  });
});

describe('a request without credentials is system:anonymous', () => {
  test('anonymous users may read health and version', async () => {
    for (const path of ['/healthz', '/livez', '/readyz', '/version', '/version/']) {
      expect([path, (await anonymous.get(path)).status]).toEqual([path, 200]);
    }
  });

  test('anonymous users may read nothing else', async () => {
    for (const path of [
      '/readyz/ping',
      '/livez/',
      '/api',
      '/apis',
      '/openapi/v2',
      '/metrics',
      `${maps}/a`,
      '/nowhere',
      '/api/v1/nothings',
    ]) {
      const answer = await anonymous.get(path);
      expectStatus(answer, 403, 'Forbidden', /User "system:anonymous" cannot (get|list)/);
    }
    expectStatus(await anonymous.post(maps, configMap('b')), 403, 'Forbidden', /system:anonymous" cannot create/);
  });

  test('anonymous requests are refused before their body is read', async () => {
    const headers = { 'content-type': 'application/json' };
    expectStatus(await anonymous.send('POST', maps, { body: '{', headers }), 403, 'Forbidden');
  });
});
