import { describe, expect, it } from '@jest/globals';
import type { JsonObject } from '../../../../../src/json/types.js';
import { strategy as deployment } from '../../../../../src/resources/strategies/apps/deployment.js';
import { strategy as replicaSet } from '../../../../../src/resources/strategies/apps/replica-set.js';
import { faultsOnCreate, faultsOnUpdate, KUBERNETES, NOW, object } from '../support.js';

const TEMPLATE: JsonObject = {
  metadata: { labels: { app: 'x' } },
  spec: { restartPolicy: 'Always', containers: [{ name: 'c', image: 'nginx' }] },
};
const spec = (members: JsonObject = {}): JsonObject => ({
  replicas: 3,
  selector: { matchLabels: { app: 'x' } },
  template: TEMPLATE,
  ...members,
});
const make = (members: JsonObject = {}, status: JsonObject = {}) =>
  object('Deployment', { spec: spec(members), status }, {}, 'apps/v1');
const template = (podSpec: JsonObject): JsonObject => ({
  ...TEMPLATE,
  spec: { ...(TEMPLATE['spec'] as JsonObject), ...podSpec },
});
const rolling = (rollingUpdate: JsonObject): JsonObject => ({ strategy: { type: 'RollingUpdate', rollingUpdate } });

describe('a Deployment', () => {
  it.each<[string, JsonObject, string[]]>([
    ['is good', {}, []],
    [
      'selects what it makes',
      { selector: { matchLabels: { app: 'y' } } },
      ['spec.template.metadata.labels: Invalid value: {"app":"x"}: `selector` does not match template `labels`'],
    ],
    [
      'selects something',
      { selector: {} },
      ['spec.selector: Invalid value: {}: empty selector is invalid for deployment'],
    ],
    [
      'has a selector that can be read',
      { selector: { matchExpressions: [{ key: 'app', operator: 'In' }] } },
      ['spec.selector: Invalid value: {"matchExpressions":[{"key":"app","operator":"In"}]}: invalid label selector'],
    ],
    [
      'makes pods that go on',
      { template: template({ restartPolicy: 'Never', activeDeadlineSeconds: 5 }) },
      [
        'spec.template.spec.restartPolicy: Unsupported value: "Never": supported values: "Always"',
        'spec.template.spec.activeDeadlineSeconds: Forbidden: activeDeadlineSeconds in ReplicaSet is not Supported',
      ],
    ],
    [
      'moves one way or the other',
      rolling({ maxSurge: 0, maxUnavailable: '0%' }),
      ['spec.strategy.rollingUpdate.maxUnavailable: Invalid value: "0%": may not be 0 when `maxSurge` is 0'],
    ],
    [
      'cannot lose more than it has',
      rolling({ maxSurge: '200%', maxUnavailable: '101%' }),
      ['spec.strategy.rollingUpdate.maxUnavailable: Invalid value: "101%": must not be greater than 100%'],
    ],
    [
      'waits longer for progress than for readiness',
      { minReadySeconds: 600, progressDeadlineSeconds: 600 },
      ['spec.progressDeadlineSeconds: Invalid value: 600: must be greater than minReadySeconds'],
    ],
    [
      'has its pods checked as templates are',
      {
        template: template({
          hostNetwork: true,
          containers: [{ name: 'c', image: ' ', ports: [{ containerPort: 1 }] }],
        }),
      },
      [],
    ],
    [
      'has its pods checked',
      { template: template({ ephemeralContainers: [{ name: 'c', image: 'x' }] }) },
      [
        'spec.template.spec.ephemeralContainers[0].name: Duplicate value: "c"',
        'spec.template.spec.ephemeralContainers: Forbidden: ephemeral containers not allowed in pod template',
      ],
    ],
  ])('%s', (_what, members, faults) => expect(faultsOnCreate(deployment, make(members))).toEqual(faults));

  it('its status has no more pods of a kind than pods', () => {
    const status = { replicas: 1, readyReplicas: 1, updatedReplicas: 2, availableReplicas: 2, collisionCount: 1 };
    expect(faultsOnUpdate(deployment, make({}, status), make({}, { collisionCount: 2 }), 'status')).toEqual([
      'status.updatedReplicas: Invalid value: 2: cannot be greater than status.replicas',
      'status.availableReplicas: Invalid value: 2: cannot be greater than status.replicas',
      'status.availableReplicas: Invalid value: 2: cannot be greater than readyReplicas',
      'status.collisionCount: Invalid value: 1: cannot be decremented',
    ]);
  });

  it('its template gets only the defaults of templates', () => {
    const normal = deployment.applyDefaults?.(
      make({ template: template({ hostNetwork: true, volumes: [{ name: 'v' }] }) }),
      KUBERNETES,
    );
    const podSpec = ((normal?.['spec'] as JsonObject)['template'] as JsonObject)['spec'];
    expect(podSpec).toEqual({
      restartPolicy: 'Always',
      hostNetwork: true,
      containers: [{ name: 'c', image: 'nginx', imagePullPolicy: 'Always' }],
      volumes: [{ name: 'v', emptyDir: {} }],
    });
    expect(normal && deployment.applyDefaults?.(normal, KUBERNETES)).toBe(normal);
  });

  it('its table shows its pods', () => {
    const shown = make(
      { selector: { matchLabels: { b: '2', a: '1' }, matchExpressions: [{ key: 'c', operator: 'Exists' }] } },
      { readyReplicas: 2, updatedReplicas: 1 },
    );
    expect(deployment.cells?.(shown, NOW, KUBERNETES)).toEqual(['2/3', 1, 0, '60m', 'c', 'nginx', 'a=1,b=2,c']);
  });
});

describe('a ReplicaSet', () => {
  it('it is validated like a Deployment', () => {
    expect(faultsOnCreate(replicaSet, make({ selector: { matchLabels: { app: 'y' } } }))).toHaveLength(1);
    expect(faultsOnUpdate(replicaSet, make({}, { replicas: 1, fullyLabeledReplicas: 2 }), make(), 'status')).toEqual([
      'status.fullyLabeledReplicas: Invalid value: 2: cannot be greater than status.replicas',
    ]);
  });

  it('its table shows its pods', () => {
    expect(replicaSet.cells?.(make({}, { readyReplicas: 2 }), NOW, KUBERNETES)).toEqual([
      3,
      2,
      '60m',
      'c',
      'nginx',
      'app=x',
    ]);
  });
});
