import { expect, test } from '@jest/globals';
import { strategy } from '../../../../../src/resources/strategies/core/persistent-volume.js';
import { context, texts } from '../support.js';

function volume(zone: string) {
  const nodeSelectorTerms = [{ matchExpressions: [{ key: 'zone', operator: 'In', values: [zone] }] }];
  const spec = { nodeAffinity: { required: { nodeSelectorTerms } } };
  return { apiVersion: 'v1', kind: 'PersistentVolume', metadata: { name: 'v' }, spec };
}

test.each([
  ['may not change', new Set(['MutablePVNodeAffinity']), ['nodeAffinity']],
  ['may change with their feature', new Set<string>(), []],
])('the nodes of a volume %s', (_title, gatesOff, fields) => {
  const faults = strategy.validateUpdate?.(volume('b'), volume('a'), { ...context(), gatesOff }) ?? [];
  expect(faults.map(({ field }) => field)).toEqual(fields);
  expect(texts(faults).every((text) => text.includes('field is immutable, except for updating from beta'))).toBe(true);
});

test.each<[string, string[]]>([
  ['1Gi', []],
  ['0', ['Invalid value: "0": must be greater than zero']],
  ['-1m', ['Invalid value: -1: must be a valid resource quantity', 'Invalid value: "-1m": must be greater than zero']],
  ['-1', ['Invalid value: -1: must be a valid resource quantity', 'Invalid value: "-1": must be greater than zero']],
])('a volume of %s is validated by its amount', (storage, faults) => {
  const spec = { capacity: { storage }, accessModes: ['ReadWriteOnce'], hostPath: { path: '/a' } };
  const made = { apiVersion: 'v1', kind: 'PersistentVolume', metadata: { name: 'v' }, spec };
  expect(texts(strategy.validate?.(made, context()))).toEqual(faults.map((text) => `spec.capacity[storage]: ${text}`));
});
