import { beforeAll, describe, expect, test } from '@jest/globals';
import { freshNamespace, sharedApi } from '../support/api.js';
import { expectCode, expectStatus } from '../support/expect-status.js';
import { configMap, namesOf, pod } from '../support/objects.js';

const api = sharedApi('cluster');
let base = '';

beforeAll(async () => {
  const namespace = await freshNamespace(api);
  base = `/api/v1/namespaces/${namespace}`;
  await Promise.all([
    api.post(`${base}/pods`, pod('always', { nodeName: 'n1' }, { labels: { tier: 'web', env: 'prod' } })),
    api.post(`${base}/pods`, pod('never', { restartPolicy: 'Never', hostNetwork: true }, { labels: { tier: 'db' } })),
    api.post(`${base}/pods`, pod('done', { restartPolicy: 'Never' }, { labels: { env: 'prod', empty: '' } })),
    api.post(`${base}/secrets`, { apiVersion: 'v1', kind: 'Secret', metadata: { name: 'opaque' } }),
    api.post(`${base}/secrets`, { apiVersion: 'v1', kind: 'Secret', metadata: { name: 'own' }, type: 'ex.io/own' }),
    api.post(`${base}/configmaps`, configMap('a')),
    api.post(`${base}/events`, {
      apiVersion: 'v1',
      kind: 'Event',
      metadata: { name: 'e', namespace },
      involvedObject: { kind: 'Pod', name: 'always', namespace },
      reason: 'Tested',
      type: 'Normal',
    }),
  ]);
  await api.patch(`${base}/pods/done/status`, 'merge', { status: { phase: 'Succeeded' } });
});

async function found(path: string, query: Record<string, string>): Promise<string[]> {
  const answer = await api.get(`${base}/${path}?${new URLSearchParams(query)}`);
  expectCode(answer, 200);
  return namesOf(answer.json as never);
}

describe('field selectors (BL-043)', () => {
  test.each<[string, string, string[]]>([
    ['pods', 'status.phase=Succeeded', ['done']],
    ['pods', 'status.phase!=Succeeded', ['always', 'never']],
    ['pods', 'status.phase!=Running,spec.restartPolicy=Always', ['always']],
    ['pods', 'spec.restartPolicy==Never', ['done', 'never']],
    ['pods', 'spec.nodeName=', ['done', 'never']],
    ['pods', 'spec.nodeName=n1', ['always']],
    ['pods', 'spec.hostNetwork=true', ['never']],
    ['pods', 'spec.hostNetwork=false', ['always', 'done']],
    ['pods', 'metadata.name=never', ['never']],
    ['pods', 'metadata.name=never,metadata.name=done', []],
    ['pods', 'metadata.name!=never', ['always', 'done']],
    ['pods', 'metadata.namespace=elsewhere', []],
    ['pods', '', ['always', 'done', 'never']],
    ['secrets', 'type=Opaque', ['opaque']],
    ['secrets', 'type!=Opaque', ['own']],
    ['events', 'involvedObject.name=always', ['e']],
    ['events', 'involvedObject.name=always,reason=Other', []],
    ['events', 'involvedObject.kind=Pod,type=Normal', ['e']],
    ['configmaps', 'metadata.name=a', ['a']],
  ])('%s with %s', async (path, fieldSelector, names) => {
    expect(await found(path, { fieldSelector })).toEqual(names);
  });

  test('nodes and namespaces have field selectors of their own', async () => {
    const names = namesOf((await api.get('/api/v1/namespaces?fieldSelector=status.phase%3DActive')).json as never);
    expect(names).toContain('default');
    expectCode(await api.get('/api/v1/nodes?fieldSelector=spec.unschedulable%3Dfalse'), 200);
  });

  test('a cluster-scoped kind has no field selector for the namespace', async () => {
    for (const path of ['/api/v1/nodes', '/api/v1/namespaces']) {
      const refused = await api.get(`${path}?fieldSelector=metadata.namespace%3D`);
      expectStatus(refused, 400, 'BadRequest', /^field label not supported: metadata\.namespace$/);
    }
    expectCode(await api.get('/api/v1/persistentvolumes?fieldSelector=metadata.namespace%3D'), 200);
  });

  test.each([
    ['configmaps', 'foo=bar'],
    ['configmaps', 'metadata.labels.a=b'],
    ['configmaps', 'data.a=b'],
    ['pods', 'spec.containers=x'],
    ['pods', 'status.phase'],
    ['pods', '='],
    ['pods', 'a==b,c'],
    ['pods', 'status.phase>Running'],
    ['secrets', 'data.password=x'],
  ])('%s with %s is rejected and shows nothing', async (path, fieldSelector) => {
    const answer = await api.get(`${base}/${path}?${new URLSearchParams({ fieldSelector })}`);
    expectStatus(answer, 400, 'BadRequest');
  });
});

describe('label selectors', () => {
  test.each<[string, string[]]>([
    ['tier=web', ['always']],
    ['tier==web', ['always']],
    ['tier!=web', ['done', 'never']],
    ['tier in (web,db)', ['always', 'never']],
    ['tier notin (web)', ['done', 'never']],
    ['tier', ['always', 'never']],
    ['!tier', ['done']],
    ['env=prod,tier', ['always']],
    ['env=prod,!tier', ['done']],
    ['empty=', ['done']],
    ['empty', ['done']],
    ['none=such', []],
    ['', ['always', 'done', 'never']],
  ])('%s', async (labelSelector, names) => {
    expect(await found('pods', { labelSelector })).toEqual(names);
  });

  test.each([['a=_bad'], ['a in b'], ['a in (b'], ['=b'], ['a=b,,c=d'], ['a b'], ['-a'], [`a=${'x'.repeat(64)}`]])(
    '%s is refused (BL-045)',
    async (labelSelector) => {
      expectStatus(await api.get(`${base}/pods?${new URLSearchParams({ labelSelector })}`), 400, 'BadRequest');
    },
  );

  test('label and field selectors combine', async () => {
    expect(await found('pods', { labelSelector: 'env=prod', fieldSelector: 'status.phase!=Succeeded' })).toEqual([
      'always',
    ]);
  });
});
