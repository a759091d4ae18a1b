import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Api } from '../support/api.js';
import { authorityOf, clientOf } from '../support/client-certificate.js';
import { expectCode, expectStatus } from '../support/expect-status.js';
import { configMap, deployment, namesOf, pod } from '../support/objects.js';
import { startServer, type ServerProcess } from '../support/server-process.js';
import { waitFor } from '../support/wait-for.js';

/** What is disabled in the second of three lives of one server. */
const OFF = [
  'apps/v1=false',
  'autoscaling/v2=false',
  'batch/v1/cronjobs=false',
  'policy/v1=false',
  'rbac.authorization.cluster.io/v1=false',
  'networking.cluster.io/v1=false',
  'coordination.cluster.io/v1=false',
  'discovery.cluster.io/v1=false',
  'scheduling.cluster.io/v1=false',
];
const RBAC = '/apis/rbac.authorization.cluster.io/v1';
const AUTOSCALERS = 'namespaces/kept/horizontalpodautoscalers';
const BEHAVIOR = {
  scaleUp: { tolerance: '100m', policies: [{ type: 'Pods', value: 1, periodSeconds: 5 }], selectPolicy: 'Max' },
};

let server: ServerProcess;
let api: Api;

/** A v2 autoscaler with a member behind a feature gate. */
function autoscaler(name: string): object {
  const scaleTargetRef = { apiVersion: 'apps/v1', kind: 'Deployment', name: 'web' };
  return { metadata: { name }, spec: { scaleTargetRef, maxReplicas: 3, behavior: BEHAVIOR } };
}

async function start(...flags: readonly string[]): Promise<void> {
  server = await startServer({ flags, ...(server === undefined ? {} : { dataDir: server.dataDir }) });
  api = new Api(server.kubeconfig);
}

/** The scale-up tolerance of a stored v2 autoscaler. */
async function toleranceOf(name: string): Promise<unknown> {
  return (await api.get(`/apis/autoscaling/v2/${AUTOSCALERS}/${name}`)).json.spec.behavior.scaleUp.tolerance;
}

/** Every object that the first life creates, by the path of its collection. */
async function fill(namespace: string): Promise<void> {
  const make = async (collection: string, object: object): Promise<Record<string, unknown>> => {
    const answer = await api.post(collection, object);
    expectCode(answer, 201);
    return answer.json;
  };
  await make('/api/v1/namespaces', { metadata: { name: namespace } });
  const apps = `/apis/apps/v1/namespaces/${namespace}/deployments`;
  const { metadata } = await make(apps, deployment('web'));
  const owner = {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    name: 'web',
    uid: (metadata as { readonly uid: string }).uid,
  };
  await make(`/api/v1/namespaces/${namespace}/configmaps`, configMap('owned', {}, { ownerReferences: [owner] }));
  const pods = `/api/v1/namespaces/${namespace}/pods`;
  await make(pods, pod('guarded', {}, { labels: { app: 'guarded' } }));
  // Only running pods are guarded.
  const status = { phase: 'Running', conditions: [{ type: 'Ready', status: 'True' }] };
  expectCode(await api.patch(`${pods}/guarded/status`, 'merge', { status }), 200);
  await make(`/apis/autoscaling/v2/namespaces/${namespace}/horizontalpodautoscalers`, autoscaler('stored'));
  const jobTemplate = {
    spec: { template: { spec: { containers: [{ name: 'c', image: 'i' }], restartPolicy: 'Never' } } },
  };
  await make(`/apis/batch/v1/namespaces/${namespace}/cronjobs`, {
    metadata: { name: 'nightly' },
    spec: { schedule: '0 1 * * *', jobTemplate },
  });
  await make(`/apis/policy/v1/namespaces/${namespace}/poddisruptionbudgets`, {
    metadata: { name: 'all' },
    spec: { maxUnavailable: 0, selector: { matchLabels: { app: 'guarded' } } },
  });
  await make(`${RBAC}/namespaces/${namespace}/roles`, {
    metadata: { name: 'reader' },
    rules: [{ apiGroups: [''], resources: ['configmaps'], verbs: ['get'] }],
  });
  await make(`${RBAC}/namespaces/${namespace}/rolebindings`, {
    metadata: { name: 'reader' },
    roleRef: { apiGroup: 'rbac.authorization.cluster.io', kind: 'Role', name: 'reader' },
    subjects: [{ apiGroup: 'rbac.authorization.cluster.io', kind: 'User', name: 'guest' }],
  });
}

beforeAll(async () => {
  await start();
  await fill('kept');
  await fill('emptied');
});

afterAll(() => server.stop());

describe('disabled kinds', () => {
  beforeAll(async () => {
    await server.stop();
    await start(`--runtime-config=${OFF.join()}`);
  });

  test('disabled kinds are in no document, and their paths are 404', async () => {
    const groups = (await api.get('/apis')).json.groups as { name: string; versions: { version: string }[] }[];
    const names = groups.map(({ name }) => name);
    for (const group of ['apps', 'policy', 'rbac.authorization.cluster.io', 'scheduling.cluster.io']) {
      expect(names).not.toContain(group);
    }
    const versions = new Map(groups.map((group) => [group.name, group]));
    expect(versions.get('autoscaling')).toMatchObject({
      versions: [{ version: 'v1' }],
      preferredVersion: { version: 'v1' },
    });
    expect(namesOfResources((await api.get('/apis/batch/v1')).json)).toEqual(['jobs', 'jobs/status']);
    const accept = 'application/json;g=apidiscovery.cluster.io;v=v2;as=APIGroupDiscoveryList';
    const { items } = (await api.get('/apis', { accept })).json;
    expect(items.map(({ metadata }: { metadata: { name: string } }) => metadata.name)).toEqual(names);
    const documents = (await api.get('/openapi/v3')).json.paths as object;
    expect(Object.keys(documents).filter((path) => /^apis\/(apps|policy)|autoscaling\/v2/.test(path))).toEqual([]);
    const batch = (await api.get('/openapi/v3/apis/batch/v1')).json.paths as object;
    expect(Object.keys(batch).filter((path) => path.includes('cronjobs'))).toEqual([]);
    expect((await api.get('/openapi/v2')).text).not.toMatch(/"\/apis\/(apps|policy)\/v1\//);
    for (const path of [
      '/apis/apps',
      '/apis/apps/v1',
      '/apis/apps/v1/deployments',
      `/apis/autoscaling/v2/${AUTOSCALERS}/stored`,
      '/apis/batch/v1/namespaces/kept/cronjobs/nightly',
      '/openapi/v3/apis/apps/v1',
      `${RBAC}/clusterroles`,
    ]) {
      expectStatus(await api.get(path), 404, 'NotFound', /^the server could not find the requested resource$/);
    }
    expectCode(await api.post('/apis/apps/v1/namespaces/kept/deployments', deployment('new')), 404);
  });

  test('custom kinds are still published', async () => {
    const names = { plural: 'gears', singular: 'gear', kind: 'Gear' };
    const schema = { openAPIV3Schema: { type: 'object', properties: { spec: { type: 'object' } } } };
    const made = await api.post('/apis/apiextensions.cluster.io/v1/customresourcedefinitions', {
      metadata: { name: 'gears.enablement.example.com' },
      spec: {
        group: 'enablement.example.com',
        scope: 'Namespaced',
        names,
        versions: [{ name: 'v1', served: true, storage: true, schema }],
      },
    });
    expectCode(made, 201);
    const gears = '/apis/enablement.example.com/v1/namespaces/{namespace}/gears';
    const document = await waitFor('the document of the new kind', async () => {
      const answer = await api.get('/openapi/v3/apis/enablement.example.com/v1');
      return answer.status === 200 ? answer.json : undefined;
    });
    expect(Object.keys(document['paths'] as object)).toContain(gears);
    expect((await api.get('/openapi/v2')).json.paths).toHaveProperty([gears, 'post']);
  });

  test('another version of the same kind reads and changes the stored objects', async () => {
    const path = `/apis/autoscaling/v1/${AUTOSCALERS}/stored`;
    expect((await api.get(path)).json.spec.maxReplicas).toBe(3);
    expectCode(await api.patch(path, 'merge', { spec: { maxReplicas: 5 } }), 200);
  });

  test('objects of disabled kinds still grant permissions, guard pods and own dependents', async () => {
    const guest = clientOf(server.kubeconfig, authorityOf(server.kubeconfig), 'guest', []);
    expectCode(await guest.get('/api/v1/namespaces/kept/configmaps/owned'), 200);
    expectStatus(await guest.get('/api/v1/namespaces/kept/secrets/none'), 403, 'Forbidden');
    const eviction = { apiVersion: 'policy/v1', kind: 'Eviction', metadata: { name: 'guarded' } };
    expectStatus(await api.post('/api/v1/namespaces/kept/pods/guarded/eviction', eviction), 429, 'TooManyRequests');
    // The collector has processed it again once another dependent, whose owner never existed, is gone.
    const nobody = { apiVersion: 'apps/v1', kind: 'Deployment', name: 'none', uid: 'none' };
    const maps = '/api/v1/namespaces/kept/configmaps';
    await api.post(maps, configMap('orphan', {}, { ownerReferences: [nobody] }));
    await waitFor('the dependent of nobody to be gone', async () =>
      (await api.get(`${maps}/orphan`)).status === 404 ? true : undefined,
    );
    expectCode(await api.get(`${maps}/owned`), 200);
  });

  test('objects of disabled kinds are deleted with their namespace', async () => {
    expectCode(await api.delete('/api/v1/namespaces/emptied'), 200);
    await waitFor('the namespace to be gone', async () =>
      (await api.get('/api/v1/namespaces/emptied')).status === 404 ? true : undefined,
    );
  });

  test('services still get addresses', async () => {
    const answer = await api.post('/api/v1/namespaces/kept/services', {
      metadata: { name: 'web' },
      spec: { ports: [{ port: 80 }] },
    });
    expectCode(answer, 201);
    expect(answer.json.spec.clusterIP).toMatch(/^10\.0\.0\./);
  });

  test('objects are unchanged when their kind is enabled again with a feature off', async () => {
    await server.stop();
    await start('--feature-gates=HPAConfigurableTolerance=false');
    const listed = async (path: string): Promise<readonly string[]> => namesOf((await api.get(path)).json as never);
    expect(await listed('/apis/apps/v1/deployments')).toEqual(['web']);
    expect(await listed('/apis/batch/v1/cronjobs')).toEqual(['nightly']);
    expect(await listed('/apis/policy/v1/poddisruptionbudgets')).toEqual(['all']);
    expect(await listed(`${RBAC}/namespaces/kept/roles`)).toEqual(['reader']);
    expect(await listed('/apis/autoscaling/v2/horizontalpodautoscalers')).toEqual(['stored']);

    // A member of the feature stays where it is stored, and is dropped where it is new.
    const autoscalers = `/apis/autoscaling/v2/${AUTOSCALERS}`;
    const stored = (await api.get(`${autoscalers}/stored`)).json;
    expect(stored.spec).toMatchObject({ maxReplicas: 5, behavior: BEHAVIOR });
    stored.spec.behavior.scaleUp.tolerance = '200m';
    expectCode(await api.put(`${autoscalers}/stored`, stored), 200);
    expect(await toleranceOf('stored')).toBe('200m');
    const created = await api.post(`${autoscalers}?fieldValidation=Strict`, autoscaler('new'));
    expect([created.status, created.headers['warning']]).toEqual([201, undefined]);
    expect(await toleranceOf('new')).toBeUndefined();
    expectCode(
      await api.patch(`${autoscalers}/new`, 'merge', { spec: { behavior: { scaleUp: { tolerance: '300m' } } } }),
      200,
    );
    expect(await toleranceOf('new')).toBeUndefined();
  });
});

function namesOfResources({ resources }: { readonly resources?: readonly { readonly name: string }[] }): string[] {
  return (resources ?? []).map(({ name }) => name);
}
