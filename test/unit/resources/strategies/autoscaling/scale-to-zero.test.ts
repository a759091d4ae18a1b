import { expect, test } from '@jest/globals';
import type { JsonObject } from '../../../../../src/json/types.js';
import { strategy } from '../../../../../src/resources/strategies/autoscaling/horizontal-pod-autoscaler.js';
import { context, texts } from '../support.js';

const OUTSIDE = {
  type: 'External',
  external: { metric: { name: 'queue' }, target: { type: 'Value', value: '3' } },
};

function autoscaler(minReplicas: number, metrics: readonly JsonObject[] = [OUTSIDE]) {
  const scaleTargetRef = { apiVersion: 'apps/v1', kind: 'Deployment', name: 'web' };
  const spec = { minReplicas, maxReplicas: 3, scaleTargetRef, metrics };
  return { apiVersion: 'autoscaling/v2', kind: 'HorizontalPodAutoscaler', metadata: { name: 'web' }, spec };
}

const OFF = new Set(['HPAScaleToZero']);
const ON = new Set<string>();

test.each([
  ['nothing while the feature is off', 0, undefined, OFF, 'must be greater than or equal to 1'],
  ['less than nothing while the feature is off', -1, undefined, OFF, 'must be greater than or equal to 1'],
  ['nothing while the feature is on', 0, undefined, ON, undefined],
  ['less than nothing while the feature is on', -1, undefined, ON, 'must be greater than or equal to 0'],
  ['nothing, as it was stored', 0, 0, OFF, undefined],
  ['less than nothing, where nothing was stored', -1, 0, OFF, 'must be greater than or equal to 0'],
])('a smallest size of %s', (_title, least, stored, gatesOff, fault) => {
  const before = stored === undefined ? undefined : autoscaler(stored);
  const found = texts(strategy.validate?.(autoscaler(least), { ...context(), gatesOff }, before));
  expect(found).toEqual(fault === undefined ? [] : [`spec.minReplicas: Invalid value: ${least}: ${fault}`]);
});

test('scaling to zero needs an external metric', () => {
  const found = texts(strategy.validate?.(autoscaler(0, []), { ...context(), gatesOff: ON }));
  expect(found).toEqual([
    'spec.metrics: Forbidden: must specify at least one Object or External metric to support scaling to zero replicas',
  ]);
});
