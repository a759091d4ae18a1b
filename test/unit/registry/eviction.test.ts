import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type Edge, startEdgeWithDefault } from '../../support/edge.js';

const NS = '/api/v1/namespaces/default';
const BUDGETS = '/apis/policy/v1/namespaces/default/poddisruptionbudgets';
let edge: Edge;

beforeEach(async () => {
  edge = await startEdgeWithDefault();
});
afterEach(async () => {
  await edge.close();
  expect(edge.faults).toEqual([]);
});

async function expectOk(answer: Promise<{ readonly status: number; readonly text: string }>): Promise<void> {
  const { status, text } = await answer;
  expect([status < 300, status < 300 ? '' : text]).toEqual([true, '']);
}

async function status(path: string, value: object): Promise<void> {
  const headers = { 'content-type': 'application/merge-patch+json' };
  await expectOk(edge.call('PATCH', `${path}/status`, { body: JSON.stringify({ status: value }), headers }));
}

async function pod(name: string, phase: string, ready = true): Promise<void> {
  const spec = { containers: [{ name: 'c', image: 'i' }], nodeName: 'node', terminationGracePeriodSeconds: 0 };
  await expectOk(edge.call('POST', `${NS}/pods`, { body: { metadata: { name, labels: { app: 'x' } }, spec } }));
  await status(`${NS}/pods/${name}`, { phase, conditions: [{ type: 'Ready', status: ready ? 'True' : 'False' }] });
}

async function budget(name: string, value: object, spec: object = {}): Promise<void> {
  const body = { metadata: { name }, spec: { minAvailable: 1, selector: { matchLabels: { app: 'x' } }, ...spec } };
  await expectOk(edge.call('POST', BUDGETS, { body }));
  await status(`${BUDGETS}/${name}`, { observedGeneration: 1, expectedPods: 2, ...value });
}

const evict = (name: string, more: object = {}, query = '') =>
  edge.call('POST', `${NS}/pods/${name}/eviction${query}`, {
    body: { apiVersion: 'policy/v1', kind: 'Eviction', metadata: { name, namespace: 'default' }, ...more },
  });

const exists = async (name: string): Promise<boolean> => (await edge.call('GET', `${NS}/pods/${name}`)).status === 200;

describe('an eviction deletes the pod', () => {
  test('without a budget the pod is deleted', async () => {
    await pod('p', 'Running');
    const answer = await evict('p');
    expect([answer.status, answer.json.status]).toEqual([201, 'Success']);
    expect(await exists('p')).toBe(false);
  });

  test('orphanDependents decides about the dependents, as in a delete', async () => {
    await pod('p', 'Running');
    expect((await evict('p', { deleteOptions: { orphanDependents: true } })).status).toBe(201);
    expect((await edge.call('GET', `${NS}/pods/p`)).json.metadata.finalizers).toEqual(['orphan']);
  });

  test('the previous API version works', async () => {
    await pod('p', 'Running');
    expect((await evict('p', { apiVersion: 'policy/v1alpha1' })).status).toBe(400);
    expect((await evict('p', { apiVersion: 'policy/v1beta1' })).status).toBe(201);
    expect(await exists('p')).toBe(false);
  });

  test('the budget that allows it counts it', async () => {
    await pod('p', 'Running');
    await budget('b', { disruptionsAllowed: 1, currentHealthy: 2, desiredHealthy: 1 });
    expect((await evict('p')).status).toBe(201);
    expect(await exists('p')).toBe(false);
    const { status: now } = (await edge.call('GET', `${BUDGETS}/b`)).json;
    expect(now).toMatchObject({ disruptionsAllowed: 0, disruptedPods: { p: expect.any(String) } });
    expect(now.conditions).toEqual([
      expect.objectContaining({ type: 'DisruptionAllowed', status: 'False', reason: 'InsufficientPods' }),
    ]);
  });

  test.each(['Succeeded', 'Failed', 'Pending'])(
    'a pod that is %s is deleted whatever its budget says',
    async (phase) => {
      await pod('p', phase);
      await budget('b', { disruptionsAllowed: 0, currentHealthy: 1, desiredHealthy: 1 });
      expect((await evict('p')).status).toBe(201);
      expect(await exists('p')).toBe(false);
    },
  );

  test('an unready pod is deleted when its budget always allows that', async () => {
    await pod('p', 'Running', false);
    await budget(
      'b',
      { disruptionsAllowed: 0, currentHealthy: 0, desiredHealthy: 1 },
      { unhealthyPodEvictionPolicy: 'AlwaysAllow' },
    );
    expect((await evict('p')).status).toBe(201);
    expect((await edge.call('GET', `${BUDGETS}/b`)).json.status.disruptedPods).toBeUndefined();
  });

  test('an unready pod is deleted when enough others are healthy', async () => {
    await pod('p', 'Running', false);
    await budget('b', { disruptionsAllowed: 0, currentHealthy: 1, desiredHealthy: 1 });
    expect((await evict('p')).status).toBe(201);
  });
});

describe('an eviction is refused', () => {
  test('a budget that allows none refuses with the cause that clients look for', async () => {
    await pod('p', 'Running');
    await budget('b', { disruptionsAllowed: 0, currentHealthy: 1, desiredHealthy: 1 });
    const answer = await evict('p');
    expect(answer.status).toBe(429);
    expect(answer.json).toMatchObject({
      reason: 'TooManyRequests',
      message: "Cannot evict pod as it would violate the pod's disruption budget.",
      details: {
        causes: [
          { reason: 'DisruptionBudget', message: 'The disruption budget b needs 1 healthy pods and has 1 currently' },
        ],
      },
    });
    expect(await exists('p')).toBe(true);
  });

  test('an outdated budget refuses with a retry time', async () => {
    await pod('p', 'Running');
    await budget('b', { observedGeneration: 0, disruptionsAllowed: 1, currentHealthy: 2, desiredHealthy: 1 });
    const answer = await evict('p');
    expect([answer.status, answer.headers['retry-after']]).toEqual([429, '10']);
    expect(answer.json.details.causes[0].message).toBe(
      'The disruption budget b is still being processed by the server.',
    );
  });

  test('two budgets for one pod refuse', async () => {
    await pod('p', 'Running');
    for (const name of ['a', 'b']) await budget(name, { disruptionsAllowed: 1, currentHealthy: 2, desiredHealthy: 1 });
    const answer = await evict('p');
    expect([answer.status, answer.json.message]).toEqual([
      500,
      'This pod has more than one PodDisruptionBudget, which the eviction subresource does not support.',
    ]);
  });

  test('another name and another uid are refused', async () => {
    await pod('p', 'Running');
    expect((await evict('p', { metadata: { name: 'q' } })).status).toBe(400);
    const uid = { deleteOptions: { preconditions: { uid: 'other' } } };
    const { uid: own } = (await edge.call('GET', `${NS}/pods/p`)).json.metadata;
    const why = `the UID in the precondition (other) does not match the UID in record (${own}). `;
    expect((await evict('p', uid)).json).toMatchObject({
      code: 409,
      details: { name: 'p', kind: 'Pod' },
      message: `Operation cannot be fulfilled on Pod "p": ${why}The object might have been deleted and then recreated`,
    });
    expect(await exists('p')).toBe(true);
  });

  test.each<[object, string]>([
    [
      { propagationPolicy: 'Sideways' },
      'propagationPolicy: Unsupported value: "Sideways": supported values: "Foreground", "Background", "Orphan", "nil"',
    ],
    [
      { propagationPolicy: 'Orphan', orphanDependents: true },
      'propagationPolicy: Invalid value: "Orphan": orphanDependents and deletionPropagation cannot be both set',
    ],
    [{ dryRun: ['Some'] }, 'dryRun: Unsupported value: ["Some"]: supported values: "All"'],
    [{ dryRun: ['All', 'Some'] }, 'dryRun: Unsupported value: ["All","Some"]: supported values: "All"'],
    [{ dryRun: [''] }, 'dryRun: Unsupported value: [""]: supported values: "All"'],
  ])('options %j are refused as by a delete, and the budget keeps what it allows', async (deleteOptions, fault) => {
    await pod('p', 'Running');
    await budget('b', { disruptionsAllowed: 1, currentHealthy: 2, desiredHealthy: 1 });
    for (const query of ['', '?dryRun=All']) {
      const answer = await evict('p', { deleteOptions }, query);
      expect([answer.status, answer.json.message]).toEqual([422, `DeleteOptions.meta.k8s.io "" is invalid: ${fault}`]);
    }
    expect((await edge.call('GET', `${NS}/pods/p`)).json.metadata.deletionTimestamp).toBeUndefined();
    expect((await edge.call('GET', `${BUDGETS}/b`)).json.status.disruptionsAllowed).toBe(1);
  });

  test('a missing pod is a 404', async () => {
    expect((await evict('none')).json.message).toBe('pods "none" not found');
  });
});

test('an eviction that meets a concurrent write of the pod counts once', async () => {
  await pod('p', 'Running');
  await budget('b', { disruptionsAllowed: 1, currentHealthy: 2, desiredHealthy: 1 });
  const { store } = edge.world;
  let races = 3;
  store.beforeWrite = async ({ key }) => {
    if (key.resource !== '/pods' || races === 0) return;
    races -= 1;
    const intruding = store.beforeWrite;
    store.beforeWrite = undefined;
    await status(`${NS}/pods/p`, { message: `changed, ${races} more` });
    store.beforeWrite = intruding;
  };
  expect((await evict('p')).status).toBe(201);
  expect([races, await exists('p')]).toEqual([0, false]);
  expect((await edge.call('GET', `${BUDGETS}/b`)).json.status).toMatchObject({
    disruptionsAllowed: 0,
    disruptedPods: { p: expect.any(String) },
  });
});

test('a dry run deletes and counts nothing', async () => {
  await pod('p', 'Running');
  await budget('b', { disruptionsAllowed: 1, currentHealthy: 2, desiredHealthy: 1 });
  expect((await evict('p', {}, '?dryRun=All')).status).toBe(201);
  expect(await exists('p')).toBe(true);
  expect((await edge.call('GET', `${BUDGETS}/b`)).json.status.disruptionsAllowed).toBe(1);
});
