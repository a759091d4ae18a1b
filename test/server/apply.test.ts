import { beforeEach, describe, expect, test } from '@jest/globals';
import { type ApiResponse, freshNamespace, sharedApi } from '../support/api.js';
import { expectCode, expectStatus } from '../support/expect-status.js';
import { deployment, type Members } from '../support/objects.js';

const api = sharedApi('kubernetes');
let namespace = '';
let services = '';
let deployments = '';

beforeEach(async () => {
  namespace = await freshNamespace(api);
  services = `/api/v1/namespaces/${namespace}/services`;
  deployments = `/apis/apps/v1/namespaces/${namespace}/deployments`;
});

function apply(path: string, manager: string, body: unknown, query = ''): Promise<ApiResponse> {
  const headers = { 'content-type': 'application/apply-patch+yaml' };
  return api.send('PATCH', `${path}?fieldManager=${manager}${query}`, { body, headers });
}

function service(ports: readonly Members[]): Members {
  return { apiVersion: 'v1', kind: 'Service', metadata: { name: 's' }, spec: { ports } };
}

/** Managers of an object, each as `name operation subresource`. */
function managersOf(answer: ApiResponse): string[] {
  const entries = answer.json['metadata'].managedFields as {
    manager: string;
    operation: string;
    subresource?: string;
  }[];
  return entries.map(({ manager, operation, subresource }) => [manager, operation, subresource ?? ''].join(' ').trim());
}

describe('a list whose items have keys', () => {
  test('a keyed list loses an item that its manager gave up, although the new item has its name (BL-017)', async () => {
    expectCode(await apply(`${services}/s`, 'a', service([{ name: 'http', port: 80 }])), 201);
    const again = await apply(`${services}/s`, 'a', service([{ name: 'http', port: 81 }]));
    expectCode(again, 200);
    expect(again.json['spec'].ports).toMatchObject([{ name: 'http', port: 81, protocol: 'TCP' }]);
    expect(again.json['spec'].ports).toHaveLength(1);
  });

  test('keys include defaults: applying the same port with all members changes nothing (BL-025)', async () => {
    const first = await apply(`${services}/s`, 'a', service([{ port: 80 }]));
    expectCode(first, 201);
    expect(JSON.stringify(first.json['metadata'].managedFields)).toContain(
      'k:{\\"port\\":80,\\"protocol\\":\\"TCP\\"}',
    );
    const full = await apply(`${services}/s`, 'a', service([{ port: 80, protocol: 'TCP' }]));
    expectCode(full, 200);
    expect(full.json['spec'].ports).toHaveLength(1);
    const other = await apply(`${services}/s`, 'b', service([{ port: 80, protocol: 'UDP' }]));
    expectStatus(other, 422, 'Invalid', /spec\.ports\[0\]\.name: Required value/);
  });
});

describe('a part that its manager gave up', () => {
  const withStrategy = (strategy: Members | undefined): Members =>
    deployment('d', { replicas: 1, ...(strategy !== undefined && { strategy }) });

  test('a given-up part is removed, except what another manager applies to it (BL-019)', async () => {
    const limited = { containers: [{ name: 'c', image: 'i', resources: { limits: { cpu: '1', memory: '1Gi' } } }] };
    const { spec: _spec, ...head } = deployment('d');
    expectCode(await apply(`${deployments}/d`, 'a', deployment('d', {}, limited)), 201);
    const limit = {
      ...head,
      spec: { template: { spec: { containers: [{ name: 'c', resources: { limits: { cpu: '2' } } }] } } },
    };
    expectStatus(await apply(`${deployments}/d`, 'b', limit), 409, 'Conflict', /conflict with "a": \.spec\.template/);
    expectCode(await apply(`${deployments}/d`, 'b', limit, '&force=true'), 200);
    const bare = await apply(`${deployments}/d`, 'a', deployment('d', {}, { containers: [{ name: 'c', image: 'i' }] }));
    expectCode(bare, 200);
    expect(bare.json['spec'].template.spec.containers[0].resources).toEqual({ limits: { cpu: '2' } });
  });

  test('a given-up empty struct is removed, and never becomes null (BL-019)', async () => {
    const pods = (volume: Members): Members => deployment('d', {}, { volumes: [{ name: 'v', ...volume }] });
    const empty = await apply(`${deployments}/d`, 'a', pods({ emptyDir: {} }));
    expectCode(empty, 201);
    expect(empty.json['spec'].template.spec.volumes).toEqual([{ name: 'v', emptyDir: {} }]);
    const other = await apply(`${deployments}/d`, 'a', pods({ configMap: { name: 'm' } }));
    expectCode(other, 200);
    expect(other.json['spec'].template.spec.volumes).toEqual([
      { name: 'v', configMap: { name: 'm', defaultMode: 420 } },
    ]);
  });

  test('a given-up member gets its default again (BL-019)', async () => {
    await apply(`${deployments}/d`, 'a', withStrategy({ type: 'Recreate' }));
    const { json } = await apply(`${deployments}/d`, 'a', withStrategy(undefined));
    expect(json['spec'].strategy).toEqual({
      type: 'RollingUpdate',
      rollingUpdate: { maxSurge: '25%', maxUnavailable: '25%' },
    });
  });
});

describe('managers', () => {
  test('updates and applies of one manager name are two managers (BL-023)', async () => {
    expectCode(await api.post(`${deployments}?fieldManager=kubectl`, deployment('d', { replicas: 1 })), 201);
    const body = deployment('d', { replicas: 2 });
    expectStatus(await apply(`${deployments}/d`, 'kubectl', body), 409, 'Conflict', /conflict with "kubectl"/);
    const forced = await apply(`${deployments}/d`, 'kubectl', body, '&force=true');
    expectCode(forced, 200);
    expect(managersOf(forced)).toContain('kubectl Apply');
    const headers = { 'content-type': 'application/apply-patch+yaml' };
    expectStatus(
      await api.send('PATCH', `${deployments}/d`, { body, headers }),
      422,
      'Invalid',
      /fieldManager: Required value/,
    );
    expectStatus(await api.patch(`${deployments}/d?force=true`, 'merge', {}), 422, 'Invalid', /may not be specified/);
  });

  test('a manager owns what it sets through the scale of an object (BL-033)', async () => {
    const body = deployment('d', { replicas: 3 });
    expectCode(await apply(`${deployments}/d`, 'a', body), 201);
    const scale = (await api.get(`${deployments}/d/scale`)).json;
    expectCode(await api.put(`${deployments}/d/scale?fieldManager=b`, { ...scale, spec: { replicas: 5 } }), 200);
    expect(managersOf(await api.get(`${deployments}/d`))).toEqual(
      expect.arrayContaining(['a Apply', 'b Update scale']),
    );
    const again = await apply(`${deployments}/d`, 'a', body);
    expectStatus(
      again,
      409,
      'Conflict',
      /conflict with "b" with subresource "scale" using apps\/v1: \.spec\.replicas$/,
    );
  });

  test('applying an empty list repeatedly writes nothing (BL-029)', async () => {
    const role = '/apis/rbac.authorization.k8s.io/v1/clusterrolebindings';
    const body = {
      apiVersion: 'rbac.authorization.k8s.io/v1',
      kind: 'ClusterRoleBinding',
      metadata: { name: namespace },
      roleRef: { apiGroup: 'rbac.authorization.k8s.io', kind: 'ClusterRole', name: 'view' },
      subjects: [],
    };
    const first = await apply(`${role}/${namespace}`, 'a', body);
    expectCode(first, 201);
    // Times of managers have whole seconds: a write shows only in the next one.
    await new Promise((resolve) => setTimeout(resolve, 1100));
    const again = await apply(`${role}/${namespace}`, 'a', body);
    await api.delete(`${role}/${namespace}`);
    expect(again.json['metadata'].resourceVersion).toBe(first.json['metadata'].resourceVersion);
  });
});
