import { beforeEach, describe, expect, test } from '@jest/globals';
import { type ApiResponse, freshNamespace, sharedApi } from '../support/api.js';
import { expectCode, expectStatus } from '../support/expect-status.js';
import { type Members, pod } from '../support/objects.js';

const api = sharedApi('kubernetes');
let namespace = '';
let pods = '';

beforeEach(async () => {
  namespace = await freshNamespace(api);
  // Pods are only admitted in namespaces with a service account.
  const accounts = `/api/v1/namespaces/${namespace}/serviceaccounts`;
  await api.post(accounts, { apiVersion: 'v1', kind: 'ServiceAccount', metadata: { name: 'default' } });
  pods = `/api/v1/namespaces/${namespace}/pods`;
});

async function make(name: string, spec: Members = {}, metadata: Members = {}): Promise<ApiResponse['json']> {
  const answer = await api.post(pods, pod(name, spec, metadata));
  expectCode(answer, 201);
  return answer.json;
}

describe('an update of a pod (BL-127)', () => {
  const SPEC = 'spec: Forbidden: pod updates may not change fields other than';

  test.each<[string, Members, unknown]>([
    ['the image', {}, { containers: [{ name: 'c', image: 'nginx:2' }] }],
    ['a deadline where there was none', {}, { activeDeadlineSeconds: 100 }],
    ['a shorter deadline', { activeDeadlineSeconds: 100 }, { activeDeadlineSeconds: 50 }],
    ['one more toleration', {}, { tolerations: [{ key: 'a', operator: 'Exists' }] }],
    [
      'one scheduling gate less',
      { schedulingGates: [{ name: 'a' }, { name: 'b' }] },
      { schedulingGates: [{ name: 'a' }] },
    ],
    ['a node selector while gated', { schedulingGates: [{ name: 'a' }] }, { nodeSelector: { a: 'b' } }],
  ])('an update of a pod may change %s', async (_what, spec, change) => {
    const made = await make('p', spec);
    const path = `${pods}/p`;
    const merged = { ...made, spec: { ...made['spec'], ...(change as Members) } };
    const named = change as { tolerations?: Members[]; containers?: Members[] };
    if (named.tolerations) merged.spec.tolerations = [...(made['spec'].tolerations ?? []), ...named.tolerations];
    if (named.containers) merged.spec.containers = [{ ...made['spec'].containers[0], image: 'nginx:2' }];
    const answer = await api.put(path, merged);
    expectCode(answer, 200);
  });

  test.each<[string, Members, Members, string]>([
    [
      'a longer deadline',
      { activeDeadlineSeconds: 100 },
      { activeDeadlineSeconds: 200 },
      'spec.activeDeadlineSeconds: Invalid value: 200: must be less than or equal to previous value',
    ],
    [
      'a removed deadline',
      { activeDeadlineSeconds: 100 },
      { activeDeadlineSeconds: null },
      'spec.activeDeadlineSeconds: Invalid value: null: must not update from a positive integer to nil value',
    ],
    [
      'one more scheduling gate',
      {},
      { schedulingGates: [{ name: 'a' }] },
      "spec.schedulingGates[0].name: Forbidden: only deletion is allowed, but found new scheduling gate 'a'",
    ],
    ['the node selector', {}, { nodeSelector: { a: 'b' } }, SPEC],
    ['the host name', {}, { hostname: 'h' }, SPEC],
    ['the restart policy', {}, { restartPolicy: 'Never' }, SPEC],
    ['the volumes', {}, { volumes: [{ name: 'v', emptyDir: {} }] }, SPEC],
    [
      'the tolerations, by removal',
      { tolerations: [{ key: 'a', operator: 'Exists' }] },
      { tolerations: [] },
      'spec.tolerations: Forbidden: existing toleration can not be modified except its tolerationSeconds',
    ],
    ['the grace period', {}, { terminationGracePeriodSeconds: 5 }, SPEC],
  ])('an update of a pod may not change %s', async (_what, spec, change, message) => {
    await make('p', spec);
    const answer = await api.patch(`${pods}/p`, 'merge', { spec: change });
    expectStatus(answer, 422, 'Invalid');
    expect(answer.json['message']).toContain(message);
  });

  test.each<[string, Members]>([
    ['the command', { command: ['a'] }],
    ['the environment', { env: [{ name: 'A', value: 'b' }] }],
    ['the resources', { resources: { limits: { cpu: '1' } } }],
  ])('an update of a pod may not change %s of a container', async (_what, change) => {
    await make('p');
    const answer = await api.patch(`${pods}/p`, 'strategic', { spec: { containers: [{ name: 'c', ...change }] } });
    expectStatus(answer, 422, 'Invalid');
    expect(answer.json['message']).toContain(SPEC);
  });

  test('/ephemeralcontainers adds ephemeral containers, and removes none', async () => {
    await make('p', { nodeName: 'n' });
    const add = (name: string): Promise<ApiResponse> =>
      api.patch(`${pods}/p/ephemeralcontainers`, 'strategic', {
        spec: { ephemeralContainers: [{ name, image: 'i' }] },
      });
    expectCode(await add('one'), 200);
    const two = await add('two');
    expectCode(two, 200);
    expect(two.json['spec'].ephemeralContainers.map(({ name }: Members) => name).sort()).toEqual(['one', 'two']);
    const none = { ...two.json, spec: { ...two.json['spec'], ephemeralContainers: [] } };
    expectStatus(
      await api.put(`${pods}/p/ephemeralcontainers`, none),
      422,
      'Invalid',
      /spec\.ephemeralContainers: Forbidden: existing ephemeral containers "one" may not be removed/,
    );
  });

  test('/resize changes resources and nothing else', async () => {
    const container = { name: 'c', image: 'i', resources: { requests: { cpu: '1' }, limits: { cpu: '2' } } };
    await make('p', { containers: [container] });
    const change = { spec: { containers: [{ name: 'c', resources: { requests: { cpu: '1500m' } } }] } };
    expectStatus(await api.patch(`${pods}/p`, 'strategic', change), 422, 'Invalid');
    const resized = await api.patch(`${pods}/p/resize`, 'strategic', change);
    expectCode(resized, 200);
    expect(resized.json['spec'].containers[0].resources.requests).toEqual({ cpu: '1500m' });
    const other = { spec: { containers: [{ name: 'c', image: 'other' }] } };
    const kept = await api.patch(`${pods}/p/resize`, 'strategic', other);
    expectCode(kept, 200);
    expect(kept.json['spec'].containers[0].image).toBe('i');
  });

  test('a grace period below zero is stored as one second', async () => {
    const made = await make('p', { terminationGracePeriodSeconds: -5 });
    expect(made['spec'].terminationGracePeriodSeconds).toBe(1);
  });
});

describe('binding a pod (BL-130)', () => {
  const binding = (name: string, target: Members | undefined, metadata: Members = {}): Members => ({
    apiVersion: 'v1',
    kind: 'Binding',
    metadata: { name, ...metadata },
    ...(target !== undefined && { target }),
  });
  const bind = (name: string, node: string, metadata: Members = {}): Promise<ApiResponse> =>
    api.post(`${pods}/${name}/binding`, binding(name, { apiVersion: 'v1', kind: 'Node', name: node }, metadata));

  test('a pod is bound once, with labels and annotations', async () => {
    await make('p');
    const bound = await bind('p', 'n1', { annotations: { a: 'b' } });
    expectCode(bound, 201);
    expect(bound.json).toMatchObject({ kind: 'Status', status: 'Success', code: 201 });
    const { metadata, spec, status } = (await api.get(`${pods}/p`)).json;
    expect(spec.nodeName).toBe('n1');
    expect(metadata.annotations).toEqual({ a: 'b' });
    expect(metadata.generation).toBe(1);
    expect(status.conditions).toEqual(
      expect.arrayContaining([expect.objectContaining({ type: 'PodScheduled', status: 'True' })]),
    );
    for (const node of ['n1', 'n2']) {
      expectStatus(await bind('p', node), 409, 'Conflict', /pod p is already assigned to node "n1"$/);
    }
  });

  test('one of several concurrent bindings succeeds', async () => {
    await make('p');
    const answers = await Promise.all(['n1', 'n2', 'n3', 'n4'].map((node) => bind('p', node)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  });

  test('a binding with another uid, of a gated or terminating pod, or to a target that is not a node is refused', async () => {
    await make('p');
    expectStatus(await bind('p', 'n', { uid: 'another' }), 409, 'Conflict', /Precondition failed: UID in precondition/);
    await make('gated', { schedulingGates: [{ name: 'a' }] });
    expectStatus(await bind('gated', 'n'), 409, 'Conflict', /pod gated has non-empty \.spec\.schedulingGates$/);
    await make('leaving', {}, { finalizers: ['example.com/stay'] });
    expectCode(await api.delete(`${pods}/leaving`), 200);
    expectStatus(
      await bind('leaving', 'n'),
      409,
      'Conflict',
      /pod leaving is being deleted, cannot be assigned to a host$/,
    );
    const path = `${pods}/p/binding`;
    expectStatus(
      await api.post(path, binding('p', { kind: 'Pod', name: 'n' })),
      422,
      'Invalid',
      /target\.kind: Unsupported value: "Pod"/,
    );
    expectStatus(await api.post(path, binding('p', { kind: 'Node' })), 422, 'Invalid', /target\.name: Required value/);
    expectStatus(await api.post(path, binding('other', { kind: 'Node', name: 'n' })), 400, 'BadRequest');
  });

  test('a dry run tests a binding', async () => {
    await make('p');
    expectCode(await api.post(`${pods}/p/binding?dryRun=All`, binding('p', { kind: 'Node', name: 'n' })), 201);
    expect((await api.get(`${pods}/p`)).json['spec'].nodeName).toBeUndefined();
  });
});

describe('evicting a pod (BL-137)', () => {
  const evict = (name: string, more: Members = {}, query = ''): Promise<ApiResponse> =>
    api.post(`${pods}/${name}/eviction${query}`, {
      apiVersion: 'policy/v1',
      kind: 'Eviction',
      metadata: { name, namespace },
      ...more,
    });

  test('an eviction terminates the pod with its grace period', async () => {
    await make('p', { nodeName: 'n', terminationGracePeriodSeconds: 20 });
    const answer = await evict('p');
    expectCode(answer, 201);
    expect(answer.json).toMatchObject({ kind: 'Status', status: 'Success', code: 201 });
    expect((await api.get(`${pods}/p`)).json['metadata']).toMatchObject({ deletionGracePeriodSeconds: 20 });
    expectCode(await evict('p'), 201);
  });

  test('an eviction with dry run in the query or the body has no effect', async () => {
    await make('p', { nodeName: 'n' });
    expectCode(await evict('p', {}, '?dryRun=All'), 201);
    expectCode(await evict('p', { deleteOptions: { dryRun: ['All'] } }), 201);
    expect((await api.get(`${pods}/p`)).json['metadata'].deletionTimestamp).toBeUndefined();
  });

  test('an eviction respects its preconditions and its name', async () => {
    await make('p', { nodeName: 'n' });
    expectStatus(await evict('p', { deleteOptions: { preconditions: { uid: 'x' } } }), 409, 'Conflict');
    expectStatus(
      await evict('p', { metadata: { name: 'q', namespace } }),
      400,
      'BadRequest',
      /name in URL does not match/,
    );
    expectStatus(await evict('none'), 404, 'NotFound');
    expectCode(await evict('p', { deleteOptions: { gracePeriodSeconds: 0 } }), 201);
    expectCode(await api.get(`${pods}/p`), 404);
  });
});
