import { describe, expect, test } from '@jest/globals';
import type { JsonObject } from '../../../../../src/json/types.js';
import type { KubeObject } from '../../../../../src/meta/object.js';
import { strategy } from '../../../../../src/resources/strategies/autoscaling/horizontal-pod-autoscaler.js';
import { context, KUBERNETES } from '../support.js';

const METRICS = 'autoscaling.alpha.kubernetes.io/metrics';
const CPU = { type: 'Resource', resource: { name: 'cpu', target: { type: 'Utilization', averageUtilization: 50 } } };
const OTHERS: readonly JsonObject[] = [
  { type: 'Resource', resource: { name: 'memory', target: { type: 'AverageValue', averageValue: '100Mi' } } },
  { type: 'Pods', pods: { metric: { name: 'hits' }, target: { type: 'AverageValue', averageValue: '10' } } },
  {
    type: 'Object',
    object: {
      describedObject: { kind: 'Ingress', name: 'i', apiVersion: 'networking.k8s.io/v1' },
      metric: { name: 'rate', selector: { matchLabels: { a: 'b' } } },
      target: { type: 'Value', value: '5' },
    },
  },
  { type: 'External', external: { metric: { name: 'queue' }, target: { type: 'AverageValue', averageValue: '30' } } },
  {
    type: 'ContainerResource',
    containerResource: { name: 'cpu', container: 'c', target: { type: 'Utilization', averageUtilization: 60 } },
  },
];

function version2(spec: JsonObject, status: JsonObject = {}): KubeObject {
  return {
    apiVersion: 'autoscaling/v2',
    kind: 'HorizontalPodAutoscaler',
    metadata: { name: 'a', annotations: { mine: 'x' } },
    spec: { maxReplicas: 3, minReplicas: 1, scaleTargetRef: { kind: 'Deployment', name: 'd' }, ...spec },
    status: { desiredReplicas: 2, currentReplicas: 1, ...status },
  } as KubeObject;
}

const to = (object: KubeObject, version: 'v1' | 'v2'): KubeObject =>
  strategy.convert!(object, `autoscaling/${version}`, KUBERNETES);

describe('the two versions of a HorizontalPodAutoscaler', () => {
  test('a CPU percentage is a member in both', () => {
    const old = to(version2({ metrics: [CPU] }), 'v1');
    expect(old['spec']).toMatchObject({ targetCPUUtilizationPercentage: 50, maxReplicas: 3 });
    expect(old['spec']).not.toHaveProperty('metrics');
    expect(old.metadata.annotations).toEqual({ mine: 'x' });
  });

  test('members missing in version 1 survive in annotations', () => {
    const whole = version2(
      {
        metrics: [...OTHERS, CPU],
        behavior: { scaleDown: { selectPolicy: 'Min', policies: [{ type: 'Pods', value: 1, periodSeconds: 60 }] } },
      },
      {
        conditions: [{ type: 'AbleToScale', status: 'True', lastTransitionTime: '2024-05-01T12:00:00Z' }],
        currentMetrics: [
          { type: 'Resource', resource: { name: 'cpu', current: { averageUtilization: 12, averageValue: '30m' } } },
        ],
      },
    );
    const old = to(whole, 'v1');
    expect(Object.keys(old.metadata.annotations!).sort()).toEqual([
      'autoscaling.alpha.kubernetes.io/behavior',
      'autoscaling.alpha.kubernetes.io/conditions',
      'autoscaling.alpha.kubernetes.io/current-metrics',
      METRICS,
      'mine',
    ]);
    expect(old['status']).toMatchObject({ currentCPUUtilizationPercentage: 12, currentReplicas: 1 });
    expect(to(old, 'v2')).toEqual(whole);
  });

  const BEHAVIOR = 'autoscaling.alpha.kubernetes.io/behavior';
  const CONDITIONS = 'autoscaling.alpha.kubernetes.io/conditions';
  const inVersion1 = (annotations: JsonObject): KubeObject => {
    const { spec, status, metadata } = version2({});
    return {
      apiVersion: 'autoscaling/v1',
      kind: 'HorizontalPodAutoscaler',
      metadata: { ...metadata, annotations },
      spec,
      status,
    } as KubeObject;
  };

  test('the annotation of behavior has capitalised names, and null for absent members', () => {
    const policies = [{ type: 'Pods', value: 4, periodSeconds: 60 }];
    const old = to(version2({ behavior: { scaleUp: { stabilizationWindowSeconds: 0, policies } } }), 'v1');
    expect(old.metadata.annotations![BEHAVIOR]).toBe(
      '{"ScaleUp":{"StabilizationWindowSeconds":0,"SelectPolicy":null,"Policies":[{"Type":"Pods","Value":4,"PeriodSeconds":60}],"Tolerance":null},"ScaleDown":null}',
    );
    expect(to(old, 'v2')['spec']).toMatchObject({ behavior: { scaleUp: { stabilizationWindowSeconds: 0, policies } } });
  });

  test('the annotation of behavior is read in any case, and ignored when invalid', () => {
    const read = (text: string): unknown =>
      (to(inVersion1({ [BEHAVIOR]: text }), 'v2')['spec'] as JsonObject)['behavior'];
    expect(read('{"scaleup":{"SELECTPOLICY":"Min","unknown":1}}')).toEqual({ scaleUp: { selectPolicy: 'Min' } });
    expect(read('{"ScaleUp":{"Policies":[{"Type":"Pods","Value":"4"}]}}')).toBeUndefined();
    expect(read('{}')).toBeUndefined();
  });

  test('a condition without a time has null in the annotation', () => {
    const old = to(version2({}, { conditions: [{ reason: 'r', status: 'True', type: 'a' }] }), 'v1');
    expect(old.metadata.annotations![CONDITIONS]).toBe(
      '[{"type":"a","status":"True","lastTransitionTime":null,"reason":"r"}]',
    );
    expect(to(old, 'v2')['status']).toMatchObject({ conditions: [{ reason: 'r', status: 'True', type: 'a' }] });
  });

  test('a write in version 1 keeps the annotations of unwritten members, and a creation has none of the status', () => {
    const stored = inVersion1({ [CONDITIONS]: '[1]', [BEHAVIOR]: '{"a":1}' });
    const sent = inVersion1({ [CONDITIONS]: '[2]', [BEHAVIOR]: '{"a":2}', mine: 'x' });
    const annotations = (object: KubeObject | undefined): unknown => object?.metadata.annotations;
    expect(annotations(strategy.prepareForUpdate?.(sent, stored, context()))).toEqual({
      [CONDITIONS]: '[1]',
      [BEHAVIOR]: '{"a":2}',
      mine: 'x',
    });
    expect(annotations(strategy.prepareForUpdate?.(sent, stored, context('status')))).toEqual({
      [CONDITIONS]: '[2]',
      [BEHAVIOR]: '{"a":1}',
      mine: 'x',
    });
    expect(annotations(strategy.prepareForCreate?.(sent, context()))).toEqual({ [BEHAVIOR]: '{"a":2}', mine: 'x' });
  });

  test('the annotation has the older, flat format of metrics', () => {
    const old = to(version2({ metrics: [OTHERS[1]!, CPU] }), 'v1');
    expect(JSON.parse(old.metadata.annotations![METRICS]!)).toEqual([
      { type: 'Pods', pods: { metricName: 'hits', targetAverageValue: '10' } },
    ]);
  });

  test("annotations have members in one order, with required ones, whatever the client's order", () => {
    const metric = {
      selector: { matchExpressions: [{ values: ['1'], operator: 'In', key: 'k' }], matchLabels: { b: '1', a: '1' } },
    };
    const describedObject = { apiVersion: 'v1', name: 's', kind: 'Service' };
    const currentMetrics = [
      {
        pods: { metric: { name: 'p' } },
        object: { current: { averageValue: '2', value: '1' }, describedObject, metric },
        type: 'a',
      },
    ];
    const old = to(version2({}, { currentMetrics }), 'v1');
    expect(old.metadata.annotations!['autoscaling.alpha.kubernetes.io/current-metrics']).toBe(
      '[{"type":"a","object":{"target":{"kind":"Service","name":"s","apiVersion":"v1"},"metricName":"","currentValue":"1",' +
        '"selector":{"matchLabels":{"a":"1","b":"1"},"matchExpressions":[{"key":"k","operator":"In","values":["1"]}]},"averageValue":"2"},' +
        '"pods":{"metricName":"p","currentAverageValue":"0"}}]',
    );
    expect(to(old, 'v2').status).toMatchObject({
      currentMetrics: [{ object: { current: { value: '1', averageValue: '2' } } }],
    });
  });

  test('version 2 drops the annotations that represent its members in version 1', () => {
    const whole = version2({});
    const annotations = { [METRICS]: 'junk', [CONDITIONS]: '[]', [BEHAVIOR]: '{}' };
    const read = (more: JsonObject): unknown =>
      strategy.applyDefaults!(
        { ...whole, metadata: { ...whole.metadata, annotations: { ...annotations, ...more } } } as KubeObject,
        KUBERNETES,
      ).metadata.annotations;
    expect(read({ mine: 'x' })).toEqual({ mine: 'x' });
    expect(read({})).toBeUndefined();
  });

  test('version 1 without a target means 80 per cent CPU', () => {
    const old = { ...version2({}), apiVersion: 'autoscaling/v1' } as KubeObject;
    expect(to(old, 'v2')['spec']).toMatchObject({
      metrics: [{ type: 'Resource', resource: { name: 'cpu', target: { averageUtilization: 80 } } }],
    });
  });

  test('an invalid JSON annotation is ignored', () => {
    const old = {
      ...version2({ targetCPUUtilizationPercentage: 5 }),
      apiVersion: 'autoscaling/v1',
      metadata: { name: 'a', annotations: { [METRICS]: '{' } },
    } as KubeObject;
    expect(to(old, 'v2')['spec']).toMatchObject({ metrics: [{ resource: { target: { averageUtilization: 5 } } }] });
  });
});

describe('behavior', () => {
  test('it is defaulted for each direction, member by member', () => {
    const filled = strategy.applyDefaults!(
      version2({ behavior: { scaleUp: { stabilizationWindowSeconds: 5 } } }),
      KUBERNETES,
    );
    expect((filled['spec'] as JsonObject)['behavior']).toEqual({
      scaleUp: {
        stabilizationWindowSeconds: 5,
        selectPolicy: 'Max',
        policies: [
          { type: 'Pods', value: 4, periodSeconds: 15 },
          { type: 'Percent', value: 100, periodSeconds: 15 },
        ],
      },
      scaleDown: { selectPolicy: 'Max', policies: [{ type: 'Percent', value: 100, periodSeconds: 15 }] },
    });
  });
});

describe('the cell of targets', () => {
  test('it shows current and target values of two metrics, and how many more there are', () => {
    const metrics = [CPU, OTHERS[1]!, OTHERS[2]!];
    const current = [{ type: 'Resource', resource: { name: 'cpu', current: { averageUtilization: 12 } } }];
    const cells = strategy.cells!(version2({ metrics }, { currentMetrics: current }), 0, KUBERNETES);
    expect(cells).toEqual(['Deployment/d', 'cpu: 12%/50%, <unknown>/10 + 1 more...', '1', 3, 1]);
  });
});

test('an annotation larger than a body is omitted', () => {
  const depth = 5_000;
  const behavior = `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
  const old = { ...version2({}), apiVersion: 'autoscaling/v1' };
  const metadata = { ...old.metadata, annotations: { 'autoscaling.alpha.kubernetes.io/behavior': behavior } };
  expect(to({ ...old, metadata }, 'v2')['spec']).not.toHaveProperty('behavior');
});
