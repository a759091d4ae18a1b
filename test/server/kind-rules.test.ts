import { beforeEach, describe, expect, test } from '@jest/globals';
import { freshNamespace, sharedApi } from '../support/api.js';
import { expectCode, expectStatus } from '../support/expect-status.js';

/** Special rules of single kinds, as in kube-apiserver. */
const api = sharedApi('cluster');
let namespace = '';

beforeEach(async () => {
  namespace = await freshNamespace(api);
});

const TEMPLATE = { spec: { restartPolicy: 'Never', containers: [{ name: 'c', image: 'i' }] } };

describe('deletion of jobs', () => {
  const notice = /^299 - "child pods are preserved by default when jobs are deleted; set propagationPolicy=Background/;

  test('deleting a job without a policy is answered with a warning, also in a collection', async () => {
    const jobs = `/apis/batch/v1/namespaces/${namespace}/jobs`;
    const job = (name: string): object => ({ metadata: { name }, spec: { template: TEMPLATE } });
    for (const name of ['a', 'b']) expectCode(await api.post(jobs, job(name)), 201);
    const deleted = await api.delete(`${jobs}/a?dryRun=All`);
    expect(deleted.headers['warning']).toMatch(notice);
    for (const policy of ['Orphan', 'Background', 'Foreground']) {
      const silent = await api.delete(`${jobs}/a?dryRun=All&propagationPolicy=${policy}`);
      expect(silent.headers['warning']).toBeUndefined();
    }
    expect((await api.delete(`${jobs}?dryRun=All`)).headers['warning']).toMatch(notice);
  });

  test('a cron job deletes its jobs unless the client says otherwise', async () => {
    const path = `/apis/batch/v1/namespaces/${namespace}/cronjobs`;
    const cron = {
      metadata: { name: 'c' },
      spec: { schedule: '@daily', jobTemplate: { spec: { template: TEMPLATE } } },
    };
    expectCode(await api.post(path, cron), 201);
    const answer = await api.delete(`${path}/c`);
    expectCode(answer, 200);
    expect(answer.json['kind']).toBe('Status');
    expectStatus(await api.get(`${path}/c`), 404, 'NotFound');
  });
});

// Each as kube-apiserver 1.36.3 answers.
describe('a member beside which another one does not count', () => {
  const LABELS = { matchLabels: { a: 'b' } };
  const PODS = { metadata: { labels: { a: 'b' } }, spec: { containers: [{ name: 'c', image: 'i' }] } };
  const workload = (more: object): object => ({ selector: LABELS, template: PODS, ...more });
  const both = { service: { name: '' }, resource: { kind: '', name: '' } };
  const scaling = (metric: object): object => ({
    scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name: 'd' },
    maxReplicas: 2,
    metrics: [metric],
  });
  const metrics = {
    resource: { name: '', target: { type: 'Utilization' } },
    pods: { metric: { name: '' }, target: { type: 'Value' } },
  };
  const volume = { capacity: { storage: '1' }, accessModes: ['ReadWriteOnce'] };

  test.each<[string, string, object, string[]]>([
    ['networking.cluster.io/v1', 'ingresses', { defaultBackend: both }, ['spec.defaultBackend']],
    [
      'networking.cluster.io/v1',
      'ingresses',
      { rules: [{ http: { paths: [{ path: '/', pathType: 'Other', backend: both }] } }] },
      ['spec.rules[0].http.paths[0].backend', 'spec.rules[0].http.paths[0].pathType'],
    ],
    [
      'apps/v1',
      'deployments',
      workload({ strategy: { type: 'Recreate', rollingUpdate: { maxUnavailable: -1 } } }),
      ['spec.strategy.rollingUpdate'],
    ],
    [
      'apps/v1',
      'deployments',
      workload({ strategy: { type: 'Other', rollingUpdate: { maxSurge: 0, maxUnavailable: 0 } } }),
      ['spec.strategy'],
    ],
    ['apps/v1', 'daemonsets', workload({ updateStrategy: { type: 'OnDelete', rollingUpdate: { maxSurge: 'x' } } }), []],
    [
      'apps/v1',
      'statefulsets',
      workload({ serviceName: 's', updateStrategy: { type: 'OnDelete', rollingUpdate: { partition: -1 } } }),
      ['spec.updateStrategy.rollingUpdate'],
    ],
    [
      'autoscaling/v2',
      'horizontalpodautoscalers',
      scaling({ type: 'Resource', ...metrics }),
      ['spec.metrics[0].pods', 'spec.metrics[0].pods.metric.name', 'spec.metrics[0].pods.target.averageValue'],
    ],
    [
      'autoscaling/v2',
      'horizontalpodautoscalers',
      scaling({ type: 'Pods', ...metrics }),
      ['spec.metrics[0].pods.metric.name', 'spec.metrics[0].pods.target.averageValue', 'spec.metrics[0].resource'],
    ],
  ])('%s %s %j', async (version, resource, spec, fields) => {
    const path = `/apis/${version}/namespaces/${namespace}/${resource}?dryRun=All`;
    const answer = await api.post(path, { metadata: { name: 'a' }, spec });
    const causes = (answer.json['details']?.causes ?? []) as readonly { readonly field: string }[];
    expect(causes.map(({ field }) => field).sort()).toEqual(fields);
    expectCode(answer, fields.length === 0 ? 201 : 422);
  });

  test('a policy for external traffic of an internal service is one fault', async () => {
    const spec = { ports: [{ port: 80 }], externalTrafficPolicy: 'Other' };
    const answer = await api.post(`/api/v1/namespaces/${namespace}/services?dryRun=All`, {
      metadata: { name: 's' },
      spec,
    });
    expect(answer.json['details'].causes).toHaveLength(1);
  });

  test('the seconds of a session are one fault, and the tolerance of an autoscaler is not negative', async () => {
    const sessionAffinityConfig = { clientIP: { timeoutSeconds: 0 } };
    const spec = { ports: [{ port: 80 }], sessionAffinity: 'ClientIP', sessionAffinityConfig };
    const service = await api.post(`/api/v1/namespaces/${namespace}/services?dryRun=All`, {
      metadata: { name: 's' },
      spec,
    });
    expect(service.json['details'].causes).toHaveLength(1);
    const path = `/apis/autoscaling/v2/namespaces/${namespace}/horizontalpodautoscalers?dryRun=All`;
    const behavior = { scaleUp: { tolerance: '-1' } };
    const scaler = await api.post(path, {
      metadata: { name: 'a' },
      spec: { scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name: 'd' }, maxReplicas: 2, behavior },
    });
    expectStatus(scaler, 422, 'Invalid', /tolerance: Invalid value: "-1": must be greater than or equal to 0$/);
  });

  test('the first source of a persistent volume counts', async () => {
    const spec = { ...volume, hostPath: { path: '' }, gcePersistentDisk: {}, nfs: {} };
    const answer = await api.post('/api/v1/persistentvolumes?dryRun=All', { metadata: { name: 'a' }, spec });
    const causes = answer.json['details'].causes as readonly { readonly field: string }[];
    expect(causes.map(({ field }) => field).sort()).toEqual([
      'spec.gcePersistentDisk',
      'spec.hostPath.path',
      'spec.nfs',
    ]);
  });

  test('the file of a projected token may be that of another source', async () => {
    const sources = [
      { secret: { name: 's', items: [{ key: 'k', path: 'f' }] } },
      { serviceAccountToken: { path: 'f' } },
    ];
    const spec = { containers: [{ name: 'c', image: 'i' }], volumes: [{ name: 'v', projected: { sources } }] };
    expectCode(
      await api.post(`/api/v1/namespaces/${namespace}/pods?dryRun=All`, { metadata: { name: 'a' }, spec }),
      201,
    );
  });
});

describe('generations', () => {
  test('changed labels raise the generation of an EndpointSlice', async () => {
    const slices = `/apis/discovery.cluster.io/v1/namespaces/${namespace}/endpointslices`;
    const made = await api.post(slices, { metadata: { name: 's' }, addressType: 'IPv4', endpoints: [] });
    expect(made.json.metadata['generation']).toBe(1);
    const labels = await api.patch(`${slices}/s`, 'merge', { metadata: { labels: { a: 'b' } } });
    expect(labels.json.metadata['generation']).toBe(2);
    const annotations = await api.patch(`${slices}/s`, 'merge', { metadata: { annotations: { a: 'b' } } });
    expect(annotations.json.metadata['generation']).toBe(2);
  });

  test('a CSIDriver has no generation before its first change', async () => {
    const drivers = '/apis/storage.cluster.io/v1/csidrivers';
    const name = `${namespace}.example.com`;
    const made = await api.post(drivers, { metadata: { name }, spec: {} });
    expectCode(made, 201);
    expect(made.json.metadata['generation']).toBeUndefined();
    const changed = await api.patch(`${drivers}/${name}`, 'merge', { spec: { storageCapacity: true } });
    expect(changed.json.metadata['generation']).toBe(1);
    await api.delete(`${drivers}/${name}`);
  });
});

describe('names and finalizers', () => {
  const finalizers = ['bare'];

  test('finalizers without a domain are rejected for events of the newer group, accepted in the core group', async () => {
    const event = {
      metadata: { name: 'e', finalizers },
      involvedObject: { namespace },
      eventTime: '2026-01-01T00:00:00.000000Z',
      reportingComponent: 'c',
      reportingInstance: 'i',
      action: 'a',
      reason: 'r',
      type: 'Normal',
    };
    expectCode(await api.post(`/api/v1/namespaces/${namespace}/events?dryRun=All`, event), 201);
    const { involvedObject: regarding, reportingComponent: reportingController, ...rest } = event;
    const path = `/apis/events.cluster.io/v1/namespaces/${namespace}/events?dryRun=All`;
    const refused = await api.post(path, { ...rest, regarding, reportingController });
    expectStatus(refused, 422, 'Invalid', /metadata.finalizers\[0\]: .*neither a standard finalizer name/);
  });

  test.each([
    ['node.cluster.io/v1', 'runtimeclasses', { handler: 'h' }],
    ['admissionregistration.cluster.io/v1', 'validatingwebhookconfigurations', {}],
  ])('%s %s accepts finalizers without a domain', async (version, plural, more) => {
    const made = await api.post(`/apis/${version}/${plural}?dryRun=All`, {
      metadata: { name: 'x', finalizers },
      ...more,
    });
    expectCode(made, 201);
  });

  test('a disruption budget may have any name that is valid in a path', async () => {
    const budgets = `/apis/policy/v1/namespaces/${namespace}/poddisruptionbudgets?dryRun=All`;
    const budget = (name: string): object => ({ metadata: { name }, spec: { minAvailable: 1, selector: {} } });
    expectCode(await api.post(budgets, budget('A_b')), 201);
    expectStatus(await api.post(budgets, budget('25%')), 422, 'Invalid', /metadata.name: .*may not contain '%'/);
  });

  test('generateName is validated whole, though only its start becomes the name', async () => {
    const spec = { ports: [{ port: 80 }] };
    const services = `/api/v1/namespaces/${namespace}/services?dryRun=All`;
    expectCode(await api.post(services, { metadata: { generateName: 'a'.repeat(63) }, spec }), 201);
    const refused = await api.post(services, { metadata: { generateName: 'a'.repeat(64) }, spec });
    expectStatus(refused, 422, 'Invalid', /metadata.generateName: .*must be no more than 63/);
  });
});

describe('references and fixed values', () => {
  test('the parent of an address and the target of a scaler must be valid in a path', async () => {
    const parentRef = { resource: '101%', name: 'a/b', namespace: '..', group: 'A' };
    const address = await api.post('/apis/networking.cluster.io/v1/ipaddresses?dryRun=All', {
      metadata: { name: '192.0.2.1' },
      spec: { parentRef },
    });
    const fields = (address.json['details'] as { causes: { field: string }[] }).causes.map(({ field }) => field);
    expect(fields.sort()).toEqual(['group', 'name', 'namespace', 'resource'].map((one) => `spec.parentRef.${one}`));
    const scaler = await api.post(`/apis/autoscaling/v1/namespaces/${namespace}/horizontalpodautoscalers?dryRun=All`, {
      metadata: { name: 'h' },
      spec: { maxReplicas: 1, scaleTargetRef: { apiVersion: 'apps/v1', kind: '-5%', name: 'd' } },
    });
    expectStatus(scaler, 422, 'Invalid', /spec.scaleTargetRef.kind: .*may not contain '%'/);
  });

  test('the node selector of a runtime class must be valid labels, and registered drivers of a node keep their ids', async () => {
    const refused = await api.post('/apis/node.cluster.io/v1/runtimeclasses?dryRun=All', {
      metadata: { name: 'r' },
      handler: 'h',
      scheduling: { nodeSelector: { a: 'ä' } },
    });
    expectStatus(refused, 422, 'Invalid', /scheduling.nodeSelector: Invalid value: "ä": a valid label must be/);
    const nodes = '/apis/storage.cluster.io/v1/csinodes';
    const name = `${namespace}-drivers`;
    const node = (driver: object): object => ({ metadata: { name }, spec: { drivers: [{ name: 'd', ...driver }] } });
    expectCode(await api.post(nodes, node({ nodeID: 'n' })), 201);
    const allocatable = { nodeID: 'n', allocatable: { count: 3 } };
    expectCode(await api.patch(`${nodes}/${name}`, 'merge', node(allocatable)), 200);
    const moved = await api.patch(`${nodes}/${name}`, 'merge', node({ nodeID: 'm' }));
    expectStatus(moved, 422, 'Invalid', /spec.drivers: Invalid value: .*field is immutable/);
    await api.delete(`${nodes}/${name}`);
  });

  test('a kind whose generation is set once keeps it on updates', async () => {
    const classes = '/apis/scheduling.cluster.io/v1/priorityclasses';
    const made = await api.post(classes, { metadata: { name: namespace }, value: 1 });
    expect(made.json.metadata['generation']).toBe(1);
    const changed = await api.patch(`${classes}/${namespace}`, 'merge', { description: 'other' });
    expect(changed.json.metadata['generation']).toBe(1);
    await api.delete(`${classes}/${namespace}`);
  });

  test('the parameters of an ingress class must have names that are valid in a path', async () => {
    const parameters = { apiGroup: 'A', kind: '25%', name: '..', scope: 'Cluster' };
    const refused = await api.post('/apis/networking.cluster.io/v1/ingressclasses?dryRun=All', {
      metadata: { name: 'i' },
      spec: { controller: 'example.com/c', parameters },
    });
    const fields = (refused.json['details'] as { causes: { field: string }[] }).causes.map(({ field }) => field);
    expect(fields.sort()).toEqual(['apiGroup', 'kind', 'name'].map((one) => `spec.parameters.${one}`));
  });

  test('the address ranges of a node are immutable once set', async () => {
    const name = `${namespace}-node`;
    expectCode(await api.post('/api/v1/nodes', { metadata: { name }, spec: { podCIDR: '10.9.8.0/24' } }), 201);
    const refused = await api.patch(`/api/v1/nodes/${name}`, 'merge', { spec: { podCIDR: '10.9.9.0/24' } });
    const why = /spec.podCIDRs: Forbidden: node updates may not change podCIDR except from "" to valid/;
    expectStatus(refused, 422, 'Invalid', why);
    await api.delete(`/api/v1/nodes/${name}`);
  });
});
