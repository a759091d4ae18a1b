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

test('a toleration that stands in a class twice is told, whatever the order of its members', () => {
  const faults = tolerationFaults([
    { key: 'a', operator: 'Exists' },
    { operator: 'Exists', key: 'a' },
  ]);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(/^scheduling\.tolerations\[1\]: Duplicate value/);
});

test('what pods are charged for a runtime is checked as limits of a container are', () => {
  const overhead = { podFixed: { cpu: '-1', memory: '1Gi', 'example.com/a': '500m', other: '1' } };
  const object = { apiVersion: 'node.k8s.io/v1', kind: 'RuntimeClass', metadata: {}, handler: 'h', overhead };
  expect(texts(runtimeClass.validate!(object as KubeObject, context()))).toEqual([
    'overhead.limits[cpu]: Invalid value: "-1": must be greater than or equal to 0',
    'overhead.limits[example.com/a]: Invalid value: "500m": must be an integer',
    'overhead.limits[other]: Invalid value: "other": must be a standard resource type or fully qualified',
    'overhead.limits[other]: Invalid value: "other": must be a standard resource for containers',
  ]);
});

test('a term and a value that stand in a storage class twice are told, whatever the order of values', () => {
  expect(termFaults([term(['a', 'b']), term(['b', 'a'])])).toEqual([
    'allowedTopologies[1].matchLabelExpressions: Duplicate value: ""',
  ]);
  expect(termFaults([term(['a', 'b', 'a'])])).toEqual([
    'allowedTopologies[0].matchLabelExpressions[0].values[2]: Duplicate value: "a"',
  ]);
});
