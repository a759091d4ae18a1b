import { beforeAll, describe, expect, test } from '@jest/globals';
import { type ApiResponse, freshNamespace, sharedApi } from '../support/api.js';
import { expectCode, expectStatus } from '../support/expect-status.js';
import { configMap, type Members } from '../support/objects.js';
import { waitFor } from '../support/wait-for.js';

const api = sharedApi('kubernetes');
const GROUP = 'rbac.authorization.k8s.io';
let namespace = '';
let roles = '';
let bindings = '';

beforeAll(async () => {
  namespace = await freshNamespace(api);
  roles = `/apis/${GROUP}/v1/namespaces/${namespace}/roles`;
  bindings = `/apis/${GROUP}/v1/namespaces/${namespace}/rolebindings`;
});

function as(user: string, method: string, path: string, body?: unknown): Promise<ApiResponse> {
  return api.send(method, path, { ...(body !== undefined && { body }), headers: { 'impersonate-user': user } });
}

function binding(name: string, kind: string, role: string, user: string): Members {
  return {
    apiVersion: `${GROUP}/v1`,
    kind: 'RoleBinding',
    metadata: { name },
    roleRef: { apiGroup: GROUP, kind, name: role },
    subjects: [{ apiGroup: GROUP, kind: 'User', name: user }],
  };
}

async function may(user: string, attributes: Members): Promise<boolean> {
  const path = '/apis/authorization.k8s.io/v1/selfsubjectaccessreviews';
  const resourceAttributes = { namespace, version: 'v1', ...attributes };
  const body = { apiVersion: 'authorization.k8s.io/v1', kind: 'SelfSubjectAccessReview', spec: { resourceAttributes } };
  const answer = await as(user, 'POST', path, body);
  expectCode(answer, 201);
  return answer.json['status'].allowed as boolean;
}

describe('a role for named objects (BL-093)', () => {
  const USER = 'named';
  let maps = '';

  beforeAll(async () => {
    maps = `/api/v1/namespaces/${namespace}/configmaps`;
    for (const name of ['s1', 's2']) expectCode(await api.post(maps, configMap(name)), 201);
    const verbs = ['get', 'list', 'watch', 'create', 'deletecollection'];
    const rules = [{ apiGroups: [''], resources: ['configmaps'], resourceNames: ['s1'], verbs }];
    expectCode(
      await api.post(roles, { apiVersion: `${GROUP}/v1`, kind: 'Role', metadata: { name: 'named' }, rules }),
      201,
    );
    expectCode(await api.post(bindings, binding('named', 'Role', 'named', USER)), 201);
    await waitFor('the role', async () => (await as(USER, 'GET', `${maps}/s1`)).status === 200);
  });

  test('the role allows that object, and lists and watches of it alone', async () => {
    const only = (name: string): string => `fieldSelector=metadata.name%3D${name}`;
    expectCode(await as(USER, 'GET', `${maps}?${only('s1')}`), 200);
    expectCode(await as(USER, 'GET', `${maps}?watch=true&timeoutSeconds=1&${only('s1')}`), 200);
    for (const path of [
      `${maps}/s2`,
      maps,
      `${maps}?${only('s2')}`,
      `${maps}?watch=true&${only('s2')}`,
      `${maps}?watch=true`,
    ]) {
      expectStatus(await as(USER, 'GET', path), 403, 'Forbidden', /cannot (get|list|watch) resource "configmaps"/);
    }
  });

  test('the role allows neither creation nor deletecollection', async () => {
    expectStatus(
      await as(USER, 'POST', maps, configMap('s1')),
      403,
      'Forbidden',
      /cannot create resource "configmaps"/,
    );
    for (const path of [maps, `${maps}?fieldSelector=metadata.name%3Ds1`]) {
      expectStatus(await as(USER, 'DELETE', path), 403, 'Forbidden', /cannot deletecollection resource "configmaps"/);
    }
    expectCode(await api.get(`${maps}/s1`), 200);
  });

  test('access reviews agree', async () => {
    const resource = 'configmaps';
    expect(await may(USER, { verb: 'get', resource, name: 's1' })).toBe(true);
    expect(await may(USER, { verb: 'list', resource, name: 's1' })).toBe(true);
    expect(await may(USER, { verb: 'get', resource, name: 's2' })).toBe(false);
    expect(await may(USER, { verb: 'list', resource })).toBe(false);
    expect(await may(USER, { verb: 'create', resource })).toBe(false);
  });
});

describe('an admin of a namespace (BL-091)', () => {
  const ADMIN = 'ns-admin';

  beforeAll(async () => {
    expectCode(await api.post(bindings, binding('admin', 'ClusterRole', 'admin', ADMIN)), 201);
    await waitFor('the binding', async () => (await as(ADMIN, 'GET', bindings)).status === 200);
  });

  test.each(['admin', 'edit', 'view'])(
    'an admin may grant the role %s in the namespace, and nowhere else',
    async (role) => {
      expectCode(await as(ADMIN, 'POST', bindings, binding(`gives-${role}`, 'ClusterRole', role, 'other')), 201);
      const elsewhere = `/apis/${GROUP}/v1/namespaces/default/rolebindings`;
      expectStatus(await as(ADMIN, 'POST', elsewhere, binding('x', 'ClusterRole', role, 'other')), 403, 'Forbidden');
    },
  );

  test('an admin may not grant permissions they lack', async () => {
    const answer = await as(ADMIN, 'POST', bindings, binding('x', 'ClusterRole', 'cluster-admin', 'other'));
    expectStatus(answer, 403, 'Forbidden', /is attempting to grant RBAC permissions not currently held/);
  });
});
