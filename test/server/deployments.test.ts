import { beforeEach, describe, expect, test } from '@jest/globals';
import { freshNamespace, sharedApi } from '../support/api.js';
import { expectCode, expectStatus } from '../support/expect-status.js';
import { deployment, type Members } from '../support/objects.js';

const api = sharedApi('cluster');
let path = '';

beforeEach(async () => {
  path = `/apis/apps/v1/namespaces/${await freshNamespace(api)}/deployments`;
});

describe('defaults of a Deployment', () => {
  test('a minimal Deployment gets all defaults', async () => {
    const answer = await api.post(path, deployment('d'));
    expectCode(answer, 201);
    expect(answer.json.spec).toMatchObject({
      replicas: 1,
      strategy: { type: 'RollingUpdate', rollingUpdate: { maxSurge: '25%', maxUnavailable: '25%' } },
      revisionHistoryLimit: 10,
      progressDeadlineSeconds: 600,
      template: { spec: { restartPolicy: 'Always' } },
    });
    // 0 and false may be omitted.
    expect(answer.json.spec.minReadySeconds).toBeUndefined();
    expect(answer.json.spec.paused).toBeUndefined();
  });

  test.each<[string, Members, Members]>([
    ['replicas of 0 are kept', { replicas: 0 }, { replicas: 0 }],
    [
      'one half of the rolling update',
      { strategy: { rollingUpdate: { maxSurge: 2 } } },
      {
        strategy: { type: 'RollingUpdate', rollingUpdate: { maxSurge: 2, maxUnavailable: '25%' } },
      },
    ],
    ['a strategy without a rolling update', { strategy: { type: 'Recreate' } }, { strategy: { type: 'Recreate' } }],
    ['a history of 0', { revisionHistoryLimit: 0 }, { revisionHistoryLimit: 0 }],
    ['a pause', { paused: true }, { paused: true }],
    [
      'numbers and percentages',
      { strategy: { rollingUpdate: { maxSurge: '10%', maxUnavailable: 0 } } },
      {
        strategy: { type: 'RollingUpdate', rollingUpdate: { maxSurge: '10%', maxUnavailable: 0 } },
      },
    ],
  ])('%s', async (_what, spec, shown) => {
    const answer = await api.post(path, deployment('d', spec));
    expectCode(answer, 201);
    expect(answer.json.spec).toMatchObject(shown);
    expect(answer.json.spec.strategy).toEqual((shown as Members)['strategy'] ?? answer.json.spec.strategy);
  });
});

describe('a Deployment is rejected with', () => {
  test.each<[string, Members, RegExp]>([
    ['no selector', { selector: undefined }, /spec\.selector: Required value/],
    [
      'a selector that selects everything',
      { selector: {} },
      /spec\.selector: Invalid value.*empty selector is invalid/,
    ],
    [
      'a selector that the template does not match',
      { selector: { matchLabels: { a: 'b' } } },
      /spec\.template\.metadata\.labels: Invalid value.*`selector` does not match template `labels`/,
    ],
    ['no template', { template: undefined }, /spec\.template.*Required value/],
    ['negative replicas', { replicas: -1 }, /spec\.replicas: Invalid value: -1/],
    ['negative seconds', { minReadySeconds: -1 }, /spec\.minReadySeconds: Invalid value: -1/],
    [
      'an unknown strategy',
      { strategy: { type: 'Sideways' } },
      /spec\.strategy: Unsupported value: \{"type":"Sideways"\}/,
    ],
    [
      'an unreadable rolling update',
      { strategy: { type: 'Recreate', rollingUpdate: { maxSurge: 1 } } },
      /spec\.strategy\.rollingUpdate: Forbidden: may not be specified when strategy `?'?type'?`? is 'Recreate'/,
    ],
    [
      'a rolling update that cannot move',
      { strategy: { rollingUpdate: { maxSurge: 0, maxUnavailable: 0 } } },
      /maxUnavailable: Invalid value: 0: may not be 0 when `maxSurge` is 0/,
    ],
    ['an invalid percentage', { strategy: { rollingUpdate: { maxSurge: 'many' } } }, /maxSurge: Invalid value: "many"/],
    [
      'a deadline before readiness',
      { minReadySeconds: 700 },
      /progressDeadlineSeconds: Invalid value: 600: must be greater than minReadySeconds/,
    ],
  ])('%s', async (_what, spec, message) => {
    expectStatus(await api.post(path, deployment('d', spec)), 422, 'Invalid', message);
  });

  test.each([['Never'], ['OnFailure']])('pods that restart %s', async (restartPolicy) => {
    expectStatus(
      await api.post(path, deployment('d', {}, { restartPolicy })),
      422,
      'Invalid',
      /spec\.template\.spec\.restartPolicy: Unsupported value: .*supported values: "Always"/,
    );
  });
});

test('the kind of the list is DeploymentList', async () => {
  await api.post(path, deployment('d'));
  const { json } = await api.get(path);
  expect([json.kind, json.apiVersion, json.items.length]).toEqual(['DeploymentList', 'apps/v1', 1]);
});

test('the status keeps what its controller writes', async () => {
  await api.post(path, deployment('d'));
  const status = {
    observedGeneration: 1,
    replicas: 3,
    updatedReplicas: 3,
    readyReplicas: 2,
    availableReplicas: 2,
    unavailableReplicas: 1,
    collisionCount: 1,
    conditions: [
      {
        type: 'Progressing',
        status: 'True',
        reason: 'NewReplicaSetAvailable',
        message: 'm',
        lastTransitionTime: '2024-05-01T10:00:00Z',
        lastUpdateTime: '2024-05-01T10:00:00Z',
      },
    ],
  };
  const answer = await api.patch(`${path}/d/status`, 'merge', { status });
  expectCode(answer, 200);
  expect(answer.json.status).toEqual(status);
});
