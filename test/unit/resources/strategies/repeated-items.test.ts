import { expect, test } from '@jest/globals';
import type { JsonObject } from '../../../../src/json/types.js';
import type { KubeObject } from '../../../../src/meta/object.js';
import { strategy as runtimeClass } from '../../../../src/resources/strategies/node/runtime-class.js';
import { topologyTermFaults } from '../../../../src/resources/strategies/core/topology-term-validation.js';
import type { FieldError } from '../../../../src/meta/field-errors.js';
import { context, texts } from './support.js';

function tolerationFaults(tolerations: readonly JsonObject[]): readonly string[] {
  const object = { apiVersion: 'node.k8s.io/v1', kind: 'RuntimeClass', metadata: {}, scheduling: { tolerations } };
  return texts(runtimeClass.validate!(object as KubeObject, context()));
}

function termFaults(terms: readonly JsonObject[]): readonly string[] {
  const faults: FieldError[] = [];
  topologyTermFaults(terms, 'allowedTopologies', faults);
  return texts(faults);
}

const term = (values: readonly string[]): JsonObject => ({ matchLabelExpressions: [{ key: 'zone', values }] });

test('a duplicate toleration of a class is reported, whatever the order of its members', () => {
  const faults = tolerationFaults([
    { key: 'a', operator: 'Exists' },
    { operator: 'Exists', key: 'a' },
  ]);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(/^scheduling\.tolerations\[1\]: Duplicate value/);
});

test('tolerations of a class that differ in their seconds alone are duplicates', () => {
  const one = { key: 'a', operator: 'Equal', value: 'v', effect: 'NoExecute' };
  const faults = tolerationFaults([
    { ...one, tolerationSeconds: 5 },
    { ...one, tolerationSeconds: 6 },
    { ...one, value: 'w', tolerationSeconds: 5 },
  ]);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(/^scheduling\.tolerations\[1\]: Duplicate value/);
});

test('the overhead of a runtime is validated like container limits', () => {
  const overhead = { podFixed: { cpu: '-1', memory: '1Gi', 'example.com/a': '500m', other: '1' } };
  const object = { apiVersion: 'node.k8s.io/v1', kind: 'RuntimeClass', metadata: {}, handler: 'h', overhead };
  expect(texts(runtimeClass.validate!(object as KubeObject, context()))).toEqual([
    'overhead.limits[cpu]: Invalid value: "-1": must be greater than or equal to 0',
    'overhead.limits[example.com/a]: Invalid value: "500m": must be an integer',
    'overhead.limits[other]: Invalid value: "other": must be a standard resource type or fully qualified',
    'overhead.limits[other]: Invalid value: "other": must be a standard resource for containers',
  ]);
});

test('a duplicate term and value of a storage class are reported, whatever the order of values', () => {
  expect(termFaults([term(['a', 'b']), term(['b', 'a'])])).toEqual([
    'allowedTopologies[1].matchLabelExpressions: Duplicate value: ""',
  ]);
  expect(termFaults([term(['a', 'b', 'a'])])).toEqual([
    'allowedTopologies[0].matchLabelExpressions[0].values[2]: Duplicate value: "a"',
  ]);
});
