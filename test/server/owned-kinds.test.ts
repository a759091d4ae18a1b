import { beforeEach, describe, expect, test } from '@jest/globals';
import { type ApiResponse, freshNamespace, sharedApi } from '../support/api.js';
import { expectCode } from '../support/expect-status.js';
import type { Members } from '../support/objects.js';

const api = sharedApi('kubernetes');
let namespace = '';
let count = 0;

beforeEach(async () => {
  namespace = await freshNamespace(api);
  count += 1;
});

const TEMPLATE = { metadata: { labels: { a: 'b' } }, spec: { containers: [{ name: 'c', image: 'i' }] } };
const WORKLOAD = { selector: { matchLabels: { a: 'b' } }, template: TEMPLATE };
const SCALED = { scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name: 'd' }, maxReplicas: 3 };

function path(apiVersion: string, plural: string, namespaced: boolean): string {
  const root = apiVersion === 'v1' ? '/api/v1' : `/apis/${apiVersion}`;
  return namespaced ? `${root}/namespaces/${namespace}/${plural}` : `${root}/${plural}`;
}

function apply(one: string, body: Members, query = ''): Promise<ApiResponse> {
  const headers = { 'content-type': 'application/apply-patch+yaml' };
  return api.send('PATCH', `${one}?fieldManager=applier${query}`, { body, headers });
}

/** The fields of the only manager. */
function fieldsOf(answer: ApiResponse): unknown {
  const entries = answer.json['metadata'].managedFields as { fieldsV1: unknown }[];
  expect(entries).toHaveLength(1);
  return entries[0]!.fieldsV1;
}

describe('a creator owns', () => {
  test.each<[string, string, string, boolean, Members, Members]>([
    [
      'the map of a class as well as its entries',
      'storage.k8s.io/v1',
      'volumeattributesclasses',
      false,
      { kind: 'VolumeAttributesClass', driverName: 'example.com', parameters: { a: 'b' } },
      { 'f:driverName': {}, 'f:parameters': { '.': {}, 'f:a': {} } },
    ],
    [
      'a reference as well as its members',
      'networking.k8s.io/v1',
      'ipaddresses',
      false,
      { kind: 'IPAddress', spec: { parentRef: { resource: 'services', namespace: 'n', name: 's' } } },
      { 'f:spec': { 'f:parentRef': { '.': {}, 'f:name': {}, 'f:namespace': {}, 'f:resource': {} } } },
    ],
    [
      'a set of actions as well as its items',
      'admissionregistration.k8s.io/v1',
      'validatingadmissionpolicybindings',
      false,
      { kind: 'ValidatingAdmissionPolicyBinding', spec: { policyName: 'p', validationActions: ['Deny'] } },
      { 'f:spec': { 'f:policyName': {}, 'f:validationActions': { '.': {}, 'v:"Deny"': {} } } },
    ],
    [
      'the drivers of a node but not their list, which always exists',
      'storage.k8s.io/v1',
      'csinodes',
      false,
      { kind: 'CSINode', spec: { drivers: [{ name: 'd.example.com', nodeID: 'n' }] } },
      {
        'f:spec': {
          'f:drivers': {
            'k:{"name":"d.example.com"}': { '.': {}, 'f:name': {}, 'f:nodeID': {}, 'f:topologyKeys': {} },
          },
        },
      },
    ],
    [
      'the group of a reference without a group',
      'v1',
      'persistentvolumeclaims',
      true,
      {
        kind: 'PersistentVolumeClaim',
        spec: {
          accessModes: ['ReadWriteOnce'],
          resources: { requests: { storage: '1Gi' } },
          dataSourceRef: { kind: 'PersistentVolumeClaim', name: 'p' },
        },
      },
      {
        'f:spec': {
          'f:accessModes': {},
          'f:dataSourceRef': { '.': {}, 'f:apiGroup': {}, 'f:kind': {}, 'f:name': {} },
          'f:resources': { 'f:requests': { '.': {}, 'f:storage': {} } },
          'f:volumeMode': {},
        },
      },
    ],
  ])('%s', async (_what, apiVersion, plural, namespaced, members, fields) => {
    const name = plural === 'ipaddresses' ? `10.200.0.${count}` : `owned-${count}-${Date.now().toString(36)}`;
    const body = { apiVersion, ...members, metadata: { name } };
    const made = await api.post(`${path(apiVersion, plural, namespaced)}?fieldManager=maker`, body);
    expectCode(made, 201);
    expect(fieldsOf(made)).toEqual(fields);
    expectCode(await api.delete(`${path(apiVersion, plural, namespaced)}/${name}`), 200);
  });

  test('the count of templates of a daemon set', async () => {
    const sets = path('apps/v1', 'daemonsets', true);
    const made = await api.post(`${sets}?fieldManager=maker`, {
      apiVersion: 'apps/v1',
      kind: 'DaemonSet',
      metadata: { name: 'd' },
      spec: WORKLOAD,
    });
    expect(fieldsOf(made)).toMatchObject({
      'f:metadata': { 'f:annotations': { '.': {}, 'f:deprecated.daemonset.template.generation': {} } },
    });
    expect(made.json['metadata'].annotations).toEqual({ 'deprecated.daemonset.template.generation': '1' });
  });

  test('no member of a feature that is off', async () => {
    const sets = path('apps/v1', 'statefulsets', true);
    const body = { apiVersion: 'apps/v1', kind: 'StatefulSet', metadata: { name: 's' }, spec: WORKLOAD };
    const made = await api.post(`${sets}?fieldManager=maker`, body);
    expect(made.json['spec'].updateStrategy).toEqual({ type: 'RollingUpdate', rollingUpdate: { partition: 0 } });
    expect(fieldsOf(made)).toMatchObject({
      'f:spec': {
        'f:updateStrategy': { 'f:rollingUpdate': { '.': {}, 'f:partition': {} }, 'f:type': {} },
      },
    });
    const json = JSON.stringify(fieldsOf(made));
    expect(json).not.toContain('maxUnavailable');
  });
});

describe('an applier that switches to another version', () => {
  const scaler = (version: string, spec: Members): Members => ({
    apiVersion: `autoscaling/${version}`,
    kind: 'HorizontalPodAutoscaler',
    metadata: { name: 'h' },
    spec,
  });
  const one = (version: string): string => `${path(`autoscaling/${version}`, 'horizontalpodautoscalers', true)}/h`;

  test('an applier that switches versions gives up what it leaves out', async () => {
    expectCode(await apply(one('v1'), scaler('v1', { ...SCALED, minReplicas: 2 })), 201);
    const after = await apply(one('v2'), scaler('v2', SCALED));
    expectCode(after, 200);
    expect(after.json['spec'].minReplicas).toBe(1);
  });

  test('an applier that switches versions keeps what the new version requires', async () => {
    expectCode(await apply(one('v1'), scaler('v1', SCALED)), 201);
    const after = await apply(one('v2'), scaler('v2', { scaleTargetRef: SCALED.scaleTargetRef }));
    expectCode(after, 200);
    expect(after.json['spec'].maxReplicas).toBe(3);
  });

  test('an empty map of a manager of the other version is no conflict', async () => {
    const metadata = { name: 'h', annotations: {} };
    expectCode(await apply(one('v1'), { ...scaler('v1', SCALED), metadata }), 201);
    const headers = { 'content-type': 'application/apply-patch+yaml' };
    const body = { apiVersion: 'autoscaling/v2', kind: 'HorizontalPodAutoscaler', metadata };
    expectCode(await api.send('PATCH', `${one('v2')}?fieldManager=other`, { body, headers }), 200);
  });
});

test('a status stored in annotations survives a write in the old version', async () => {
  const scalers = (version: string): string => path(`autoscaling/${version}`, 'horizontalpodautoscalers', true);
  const body = { apiVersion: 'autoscaling/v1', kind: 'HorizontalPodAutoscaler', metadata: { name: 'h' }, spec: SCALED };
  expectCode(await api.post(scalers('v1'), body), 201);
  const conditions = [{ type: 'AbleToScale', status: 'True', lastTransitionTime: '2024-05-01T12:00:00Z' }];
  expectCode(await api.patch(`${scalers('v2')}/h/status`, 'merge', { status: { conditions } }), 200);
  expectCode(await api.put(`${scalers('v1')}/h`, body), 200);
  expect((await api.get(`${scalers('v2')}/h`)).json['status'].conditions).toEqual(conditions);
});

test('a new volume shows when its phase began', async () => {
  const volumes = path('v1', 'persistentvolumes', false);
  const name = `phase-${namespace}`;
  const spec = { capacity: { storage: '1Gi' }, accessModes: ['ReadWriteOnce'], hostPath: { path: '/a' } };
  const before = Math.floor(Date.now() / 1000) * 1000;
  const made = await api.post(volumes, { apiVersion: 'v1', kind: 'PersistentVolume', metadata: { name }, spec });
  const since = made.json['status'].lastPhaseTransitionTime as string;
  expect(made.json['status']).toEqual({ phase: 'Pending', lastPhaseTransitionTime: since });
  expect(Date.parse(since)).toBeGreaterThanOrEqual(before);
  expect(Date.parse(since)).toBeLessThanOrEqual(Date.now());
  const status = `${volumes}/${name}/status`;
  const time = '2030-01-01T00:00:00Z';
  const changed = await api.patch(status, 'merge', { status: { phase: 'Bound', lastPhaseTransitionTime: time } });
  expect(changed.json['status']).toEqual({ phase: 'Bound', lastPhaseTransitionTime: time });
  const again = await api.patch(status, 'merge', { status: { message: 'm', lastPhaseTransitionTime: null } });
  expect(again.json['status']).toEqual({ phase: 'Bound', message: 'm', lastPhaseTransitionTime: time });
  const freed = await api.patch(status, 'merge', { status: { phase: 'Released' } });
  expect(freed.json['status'].lastPhaseTransitionTime).not.toBe(time);
  expectCode(await api.delete(`${volumes}/${name}`), 200);
});

test('an APIService of the server itself is available at once', async () => {
  const services = path('apiregistration.k8s.io/v1', 'apiservices', false);
  const spec = { group: `${namespace}.example.com`, version: 'v1', groupPriorityMinimum: 10, versionPriority: 10 };
  const name = `v1.${spec.group}`;
  const body = { apiVersion: 'apiregistration.k8s.io/v1', kind: 'APIService', metadata: { name }, spec };
  const made = await api.post(services, body);
  expectCode(made, 201);
  expect(made.json['status'].conditions).toMatchObject([
    { type: 'Available', status: 'True', reason: 'Local', message: 'Local APIServices are always available' },
  ]);
  expectCode(await api.delete(`${services}/${name}`), 200);
});

test('an error uses an accepted format without a view', async () => {
  const none = path('v1', 'configmaps/none', true);
  const view = 'application/vnd.kubernetes.protobuf;as=PartialObjectMetadata;v=v1;g=meta.k8s.io';
  for (const accept of [
    view,
    `${view},application/json;as=PartialObjectMetadata;v=v1;g=meta.k8s.io,application/json`,
  ]) {
    const answer = await api.get(none, { accept });
    expectCode(answer, 404);
    expect(answer.headers['content-type']).toBe('application/json');
  }
  const binary = await api.get(none, { accept: 'application/vnd.kubernetes.protobuf' });
  expect(binary.headers['content-type']).toBe('application/vnd.kubernetes.protobuf');
});
