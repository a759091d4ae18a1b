import { expect, test } from '@jest/globals';
import { strategy as pods } from '../../../../src/resources/strategies/core/pod.js';
import { strategy as slices } from '../../../../src/resources/strategies/discovery/endpoint-slice.js';
import { strategy as autoscalers } from '../../../../src/resources/strategies/autoscaling/horizontal-pod-autoscaler.js';
import { cpuTimeOf } from '../../../support/cpu-time.js';
import { faultsOnCreate, KUBERNETES, NOW, object } from './support.js';

// The answers of kube-apiserver 1.36.

test('parts of an autoscaler in annotations have the escapes of its encoder', () => {
  const status = { conditions: [{ type: 'T', status: 'True', message: 'a<b>&\u2028 é "q"' }] };
  const given = object('HorizontalPodAutoscaler', { spec: {}, status }, {}, 'autoscaling/v2');
  const { metadata } = autoscalers.convert!(given, 'autoscaling/v1', KUBERNETES);
  expect(metadata.annotations?.['autoscaling.alpha.kubernetes.io/conditions']).toBe(
    String.raw`[{"type":"T","status":"True","lastTransitionTime":null,"message":"a\u003cb\u003e\u0026\u2028 é \"q\""}]`,
  );
});

test.each([
  [[{ port: 80, name: 'a' }], '80'],
  [[{ protocol: 'TCP' }, { name: 'x' }], ',x'],
  [[{}], ''],
])('the ports %j of a slice are shown as "%s"', (ports, cell) => {
  const slice = object('EndpointSlice', { addressType: 'IPv4', ports, endpoints: [] });
  expect(slices.cells!(slice, NOW, KUBERNETES)).toEqual([cell, '<unset>']);
});

test('a long reference to a field is read once', async () => {
  const env = [{ name: 'A', valueFrom: { fieldRef: { fieldPath: "['".repeat(500_000) } } }];
  const pod = object('Pod', { spec: { containers: [{ name: 'c', image: 'x', env }] } });
  let faults: readonly string[] = [];
  expect(await cpuTimeOf(() => (faults = faultsOnCreate(pods, pod)))).toBeLessThan(5_000);
  expect(faults).toHaveLength(1);
});
