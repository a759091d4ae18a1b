import { beforeEach, describe, expect, test } from '@jest/globals';
import { freshNamespace, sharedApi, type ApiResponse } from '../support/api.js';
import { expectCode, expectStatus } from '../support/expect-status.js';
import { configMap, deployment, pod } from '../support/objects.js';

const api = sharedApi('cluster');
let deployments = '';
let pods = '';
let maps = '';
let made: ApiResponse['json'];

beforeEach(async () => {
  const namespace = await freshNamespace(api);
  deployments = `/apis/apps/v1/namespaces/${namespace}/deployments`;
  pods = `/api/v1/namespaces/${namespace}/pods`;
  maps = `/api/v1/namespaces/${namespace}/configmaps`;
  made = (await api.post(deployments, deployment('d', { replicas: 2 }))).json;
});

describe('status', () => {
  test('the status is changed by /status only, and /status changes nothing else', async () => {
    const status = { replicas: 2, readyReplicas: 1 };
    const spec = { ...made.spec, replicas: 9 };
    const main = (await api.put(`${deployments}/d`, { ...made, status })).json;
    expect(main.status).toEqual(made.status);
    const below = await api.put(`${deployments}/d/status`, { ...main, spec, status });
    expectCode(below, 200);
    expect(below.json.status).toEqual(status);
    expect(below.json.spec).toEqual(made.spec);
    expect(below.json.metadata.generation).toBe(1);
    expect((await api.get(`${deployments}/d/status`)).json).toEqual(below.json);
  });

  test.each<['merge' | 'json' | 'strategic', unknown]>([
    ['merge', { spec: { replicas: 9 }, status: { replicas: 3 } }],
    ['strategic', { spec: { replicas: 9 }, status: { replicas: 3 } }],
    [
      'json',
      [
        { op: 'replace', path: '/spec/replicas', value: 9 },
        { op: 'add', path: '/status/replicas', value: 3 },
      ],
    ],
  ])('a %s patch changes the status and leaves the generation alone (BL-083)', async (type, patch) => {
    const { json } = await api.patch(`${deployments}/d/status`, type, patch);
    expect(json.status.replicas).toBe(3);
    expect(json.spec.replicas).toBe(2);
    expect(json.metadata.generation).toBe(1);
  });

  test('a status with a stale version is a conflict', async () => {
    await api.patch(`${deployments}/d/status`, 'merge', { status: { replicas: 1 } });
    expectStatus(await api.put(`${deployments}/d/status`, { ...made, status: { replicas: 5 } }), 409, 'Conflict');
  });

  test('conditions are merged by type', async () => {
    const condition = (type: string, status: string): object => ({ type, status });
    const patch = (...conditions: object[]) =>
      api.patch(`${deployments}/d/status`, 'strategic', { status: { conditions } });
    await patch(condition('Available', 'False'), condition('Progressing', 'True'));
    const { json } = await patch(condition('Available', 'True'));
    expect(json.status.conditions.map((each: ApiResponse['json']) => `${each.type} ${each.status}`).sort()).toEqual([
      'Available True',
      'Progressing True',
    ]);
  });

  test('the status is dropped on creation', async () => {
    const { json } = await api.post(deployments, { ...deployment('e'), status: { replicas: 5 } });
    expect(json.status).toEqual({});
  });

  test("a node's status is kept on creation, since node agents register with it, and only then", async () => {
    const name = `registered-${made.metadata.uid}`;
    const status = { capacity: { cpu: '4' }, conditions: [{ type: 'Ready', status: 'True' }] };
    const node = { apiVersion: 'v1', kind: 'Node', metadata: { name }, status };
    const { json } = await api.post('/api/v1/nodes', node);
    expect(json.status).toMatchObject({ ...status, allocatable: { cpu: '4' } });
    const changed = await api.put(`/api/v1/nodes/${name}`, { ...json, status: { capacity: { cpu: '8' } } });
    await api.delete(`/api/v1/nodes/${name}`);
    expect(changed.json.status).toEqual(json.status);
  });

  test('a node may list several addresses of one type', async () => {
    const name = `node-${made.metadata.uid}`;
    await api.post('/api/v1/nodes', { apiVersion: 'v1', kind: 'Node', metadata: { name } });
    const addresses = ['10.0.0.1', 'fd00::1'].map((address) => ({ type: 'InternalIP', address }));
    const answer = await api.patch(`/api/v1/nodes/${name}/status`, 'merge', { status: { addresses } });
    await api.delete(`/api/v1/nodes/${name}`);
    expectCode(answer, 200);
    expect(answer.json.status.addresses).toEqual(addresses);
  });
});

describe('scale', () => {
  test('a scale shows the desired and current replicas and the selector', async () => {
    await api.patch(`${deployments}/d/status`, 'merge', { status: { replicas: 1 } });
    const { json } = await api.get(`${deployments}/d/scale`);
    expect(json).toMatchObject({
      kind: 'Scale',
      apiVersion: 'autoscaling/v1',
      metadata: { name: 'd', uid: made.metadata.uid },
      spec: { replicas: 2 },
      status: { replicas: 1, selector: 'app=d' },
    });
  });

  test('a PUT and patches set the replicas of the object and raise its generation', async () => {
    const scale = (await api.get(`${deployments}/d/scale`)).json;
    const put = await api.put(`${deployments}/d/scale`, { ...scale, spec: { replicas: 5 } });
    expectCode(put, 200);
    expect(put.json.spec.replicas).toBe(5);
    const merged = await api.patch(`${deployments}/d/scale`, 'merge', { spec: { replicas: 6 } });
    expect(merged.json.spec.replicas).toBe(6);
    const patched = await api.patch(`${deployments}/d/scale`, 'json', [
      { op: 'replace', path: '/spec/replicas', value: 0 },
    ]);
    expect(patched.json.spec).toEqual({});
    const { json } = await api.get(`${deployments}/d`);
    expect([json.spec.replicas, json.metadata.generation]).toEqual([0, 4]);
  });

  test.each<[string, object, number, string]>([
    ['a stale version', { metadata: { resourceVersion: '1' } }, 409, 'Conflict'],
    ['negative replicas', { spec: { replicas: -1 } }, 422, 'Invalid'],
    ['replicas that are a string', { spec: { replicas: 'many' } }, 400, 'BadRequest'],
    ['another name', { metadata: { name: 'e' } }, 400, 'BadRequest'],
    ['another kind', { kind: 'Deployment' }, 400, 'BadRequest'],
  ])('%s is refused', async (_what, change, code, reason) => {
    const scale = (await api.get(`${deployments}/d/scale`)).json;
    const body = {
      ...scale,
      ...change,
      metadata: { ...scale.metadata, ...(change as { metadata?: object }).metadata },
    };
    expectStatus(await api.put(`${deployments}/d/scale`, body), code, reason);
    expect((await api.get(`${deployments}/d`)).json.spec.replicas).toBe(2);
  });
});

describe('binding', () => {
  const binding = (name: string, node: string): object => ({
    apiVersion: 'v1',
    kind: 'Binding',
    metadata: { name },
    target: { kind: 'Node', name: node },
  });

  test('a pod is bound to a node once', async () => {
    await api.post(pods, pod('p'));
    const answer = await api.post(`${pods}/p/binding`, binding('p', 'n1'));
    expectCode(answer, 201);
    expect(answer.json).toMatchObject({ kind: 'Status', status: 'Success', code: 201 });
    const { json } = await api.get(`${pods}/p`);
    expect(json.spec.nodeName).toBe('n1');
    expect(json.status.conditions).toEqual([expect.objectContaining({ type: 'PodScheduled', status: 'True' })]);
    expectStatus(
      await api.post(`${pods}/p/binding`, binding('p', 'n2')),
      409,
      'Conflict',
      /pod p is already assigned to node "n1"/,
    );
  });

  test('a binding adds labels and annotations, and its uid and version must match', async () => {
    const made = (await api.post(pods, pod('p', {}, { labels: { a: '1', b: '1' } }))).json.metadata;
    const given = { ...binding('p', 'n1'), metadata: { ...made, labels: { b: '2' }, annotations: { c: '3' } } };
    for (const stale of [{ uid: 'other' }, { resourceVersion: '1' }]) {
      const other = { ...given, metadata: { ...given.metadata, ...stale } };
      expectStatus(await api.post(`${pods}/p/binding`, other), 409, 'Conflict', /Precondition failed: /);
    }
    expectCode(await api.post(`${pods}/p/binding`, given), 201);
    const { metadata } = (await api.get(`${pods}/p`)).json;
    expect(metadata).toMatchObject({ uid: made.uid, labels: { a: '1', b: '2' }, annotations: { c: '3' } });
  });

  test.each<[string, object, number, RegExp]>([
    ['without a target', { target: null }, 422, /target\.name: Required value/],
    ['to a node without a name', { target: { kind: 'Node' } }, 422, /target\.name: Required value/],
    [
      'to a target that is not a node',
      { target: { kind: 'Pod', name: 'n1' } },
      422,
      /target\.kind: Unsupported value: "Pod": supp/,
    ],
    ['to a string', { target: 'n1' }, 400, /cannot unmarshal string into Go struct field Binding\.target/],
    ['with a label that is a number', { metadata: { name: 'p', labels: { a: 5 } } }, 400, /cannot unmarshal number/],
    ['with an invalid label', { metadata: { name: 'p', labels: { a: 'no label' } } }, 422, /metadata\.labels/],
    ['of another kind', { kind: 'Pod' }, 400, /./],
  ])('%s is refused', async (_what, more, code, message) => {
    await api.post(pods, pod('p'));
    const answer = await api.post(`${pods}/p/binding`, { ...binding('p', 'n1'), ...more });
    expectStatus(answer, code, code === 400 ? 'BadRequest' : 'Invalid', message);
    expect((await api.get(`${pods}/p`)).json.spec.nodeName).toBeUndefined();
  });

  test('a binding with unknown members is rejected under strict validation', async () => {
    await api.post(pods, pod('p'));
    const odd = { ...binding('p', 'n1'), colour: 'red' };
    expectStatus(await api.post(`${pods}/p/binding?fieldValidation=Strict`, odd), 400, 'BadRequest', /field "colour"/);
    expectCode(await api.post(`${pods}/p/binding`, odd), 201);
  });

  test('a binding of a missing pod, or under another name, is refused', async () => {
    expectStatus(await api.post(`${pods}/none/binding`, binding('none', 'n1')), 404, 'NotFound');
    await api.post(pods, pod('p'));
    expectStatus(await api.post(`${pods}/p/binding`, binding('q', 'n1')), 400, 'BadRequest');
  });
});

describe('paths below an object', () => {
  test.each<[string, string, () => string, number, string]>([
    ['an unknown subresource', 'GET', () => `${deployments}/d/nothing`, 404, 'NotFound'],
    ['a subresource that the kind does not have', 'GET', () => `${maps}/a/status`, 404, 'NotFound'],
    ['a subresource of the whole collection', 'GET', () => `${deployments}/d/scale/more`, 404, 'NotFound'],
    ['a subresource of a missing object', 'GET', () => `${deployments}/none/scale`, 404, 'NotFound'],
    ['deletion of a subresource', 'DELETE', () => `${deployments}/d/scale`, 405, 'MethodNotAllowed'],
    ['creation of a status', 'POST', () => `${deployments}/d/status`, 405, 'MethodNotAllowed'],
    ['reading of a binding', 'GET', () => `${pods}/p/binding`, 405, 'MethodNotAllowed'],
  ])('%s is refused', async (_what, method, path, code, reason) => {
    await api.post(maps, configMap('a'));
    const body = method === 'POST' ? { body: {} } : {};
    expectStatus(await api.send(method, path(), body), code, reason);
  });
});
