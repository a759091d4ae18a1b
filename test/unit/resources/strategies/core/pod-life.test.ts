import { describe, expect, it } from '@jest/globals';
import type { JsonObject } from '../../../../../src/json/types.js';
import { strategy } from '../../../../../src/resources/strategies/core/pod.js';
import { context, faultsOnUpdate, object } from '../support.js';

const container = (members: JsonObject = {}): JsonObject => ({ name: 'c', image: 'nginx:1', ...members });
const pod = (spec: JsonObject = {}, status: JsonObject = {}, metadata: JsonObject = {}) =>
  object('Pod', { spec: { containers: [container()], ...spec }, status }, metadata);
const statusAfterCreate = (spec: JsonObject) => strategy.prepareForCreate?.(pod(spec), context())['status'];

describe('a new pod', () => {
  const sized = (requests: JsonObject, limits: JsonObject) => ({
    containers: [container({ resources: { requests, limits } })],
  });
  it.each<[string, JsonObject, string]>([
    ['asks for nothing', {}, 'BestEffort'],
    ['asks for something', sized({ cpu: '1' }, {}), 'Burstable'],
    ['has limits above its requests', sized({ cpu: '1', memory: '1Gi' }, { cpu: '2', memory: '1Gi' }), 'Burstable'],
    [
      'gets exactly what it asks for',
      sized({ cpu: '1000m', memory: '1Gi' }, { cpu: '1', memory: '1024Mi' }),
      'Guaranteed',
    ],
    [
      'gets it as a whole',
      { resources: { requests: { cpu: '1', memory: '1Gi' }, limits: { cpu: '1', memory: '1Gi' } } },
      'Guaranteed',
    ],
  ])('a pod that %s has its QoS class', (_what, spec, qosClass) =>
    expect(statusAfterCreate(spec)).toEqual({ phase: 'Pending', qosClass }),
  );

  it('a pod with gates waits for them', () => {
    expect(statusAfterCreate({ schedulingGates: [{ name: 'g' }] })).toMatchObject({
      conditions: [{ type: 'PodScheduled', status: 'False', reason: 'SchedulingGated' }],
    });
  });

  it('label keys are filled in only once', () => {
    const constraint = {
      maxSkew: 1,
      topologyKey: 'zone',
      whenUnsatisfiable: 'DoNotSchedule',
      labelSelector: {},
      matchLabelKeys: ['v', 'w'],
    };
    const term = { topologyKey: 'zone', labelSelector: { matchLabels: { a: 'b' } }, mismatchLabelKeys: ['v'] };
    const given = pod(
      {
        topologySpreadConstraints: [constraint],
        affinity: { podAffinity: { requiredDuringSchedulingIgnoredDuringExecution: [term] } },
      },
      {},
      { labels: { v: '2' } },
    );
    const once = strategy.prepareForCreate?.(given, context()) ?? given;
    expect(once['spec']).toMatchObject({
      topologySpreadConstraints: [
        { labelSelector: { matchExpressions: [{ key: 'v', operator: 'In', values: ['2'] }] } },
      ],
      affinity: {
        podAffinity: {
          requiredDuringSchedulingIgnoredDuringExecution: [
            {
              labelSelector: {
                matchLabels: { a: 'b' },
                matchExpressions: [{ key: 'v', operator: 'NotIn', values: ['2'] }],
              },
            },
          ],
        },
      },
    });
    expect(strategy.prepareForCreate?.(once, { ...context(), readmitted: true })).toEqual(once);
  });
});

describe('an update of a pod', () => {
  const change = (before: JsonObject, after: JsonObject) => faultsOnUpdate(strategy, pod(after), pod(before));
  it.each<[string, JsonObject, JsonObject]>([
    ['its image', {}, { containers: [container({ image: 'nginx:2' })] }],
    ['a deadline', {}, { activeDeadlineSeconds: 10 }],
    ['a shorter deadline', { activeDeadlineSeconds: 10 }, { activeDeadlineSeconds: 5 }],
    [
      'one more toleration',
      { tolerations: [{ key: 'a', operator: 'Exists' }] },
      {
        tolerations: [
          { key: 'a', operator: 'Exists' },
          { key: 'b', operator: 'Exists' },
        ],
      },
    ],
    ['a negative grace period', { terminationGracePeriodSeconds: -1 }, { terminationGracePeriodSeconds: 1 }],
    ['a gate that opens', { schedulingGates: [{ name: 'a' }, { name: 'b' }] }, { schedulingGates: [{ name: 'b' }] }],
    [
      'a narrower choice of nodes behind a gate',
      { schedulingGates: [{ name: 'a' }], nodeSelector: { x: '1' } },
      { schedulingGates: [{ name: 'a' }], nodeSelector: { x: '1', y: '2' } },
    ],
    [
      'a first node affinity behind a gate',
      { schedulingGates: [{ name: 'a' }] },
      {
        schedulingGates: [{ name: 'a' }],
        affinity: {
          nodeAffinity: {
            requiredDuringSchedulingIgnoredDuringExecution: {
              nodeSelectorTerms: [{ matchExpressions: [{ key: 'z', operator: 'Exists' }] }],
            },
          },
        },
      },
    ],
  ])('it may change %s', (_what, before, after) => expect(change(before, after)).toEqual([]));

  it.each<[string, JsonObject, JsonObject, string]>([
    ['its environment', {}, { containers: [container({ env: [{ name: 'A' }] })] }, 'changed: spec.containers[0].env'],
    ['its node', { nodeName: 'n' }, { nodeName: 'm' }, 'changed: spec.nodeName'],
    [
      'its containers',
      {},
      { containers: [container(), container({ name: 'd' })] },
      'spec.containers: Forbidden: pod updates may not add or remove containers',
    ],
    [
      'a longer deadline',
      { activeDeadlineSeconds: 5 },
      { activeDeadlineSeconds: 10 },
      'must be less than or equal to previous value',
    ],
    ['a deadline taken back', { activeDeadlineSeconds: 5 }, {}, 'must not update from a positive integer to nil value'],
    [
      'a toleration less',
      { tolerations: [{ key: 'a', operator: 'Exists' }] },
      {},
      'existing toleration can not be modified except its tolerationSeconds',
    ],
    [
      'a new gate',
      {},
      { schedulingGates: [{ name: 'a' }] },
      "only deletion is allowed, but found new scheduling gate 'a'",
    ],
    ['its node selector without a gate', {}, { nodeSelector: { x: '1' } }, 'changed: spec.nodeSelector'],
    [
      'a wider choice of nodes behind a gate',
      { schedulingGates: [{ name: 'a' }], nodeSelector: { x: '1' } },
      { schedulingGates: [{ name: 'a' }] },
      'only additions to spec.nodeSelector are allowed',
    ],
  ])('it may not change %s', (_what, before, after, text) => {
    const faults = change(before, after);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(text);
  });

  it("the error has the public API's message", () => {
    expect(change({}, { hostname: 'h' })).toEqual([
      'spec: Forbidden: pod updates may not change fields other than `spec.containers[*].image`,`spec.initContainers[*].image`,`spec.activeDeadlineSeconds`,`spec.tolerations` (only additions to existing tolerations),`spec.terminationGracePeriodSeconds` (allow it to be set to 1 if it was previously negative)\nchanged: spec.hostname',
    ]);
  });
});

describe('the grace period of a deleted pod', () => {
  it.each<[string, JsonObject, JsonObject, number | undefined, number]>([
    ['its own by default', { nodeName: 'n', terminationGracePeriodSeconds: 30 }, {}, undefined, 30],
    ['the requested one', { nodeName: 'n', terminationGracePeriodSeconds: 30 }, {}, 5, 5],
    ['none if requested', { nodeName: 'n', terminationGracePeriodSeconds: 30 }, {}, 0, 0],
    ['none without a node', { terminationGracePeriodSeconds: 30 }, {}, 60, 0],
    ['none after the end', { nodeName: 'n', terminationGracePeriodSeconds: 30 }, { phase: 'Succeeded' }, undefined, 0],
    ['a second when negative', { nodeName: 'n', terminationGracePeriodSeconds: -5 }, {}, undefined, 1],
  ])('%s', (_what, spec, status, asked, seconds) =>
    expect(strategy.gracePeriod?.(pod(spec, status), asked)).toBe(seconds),
  );
});
