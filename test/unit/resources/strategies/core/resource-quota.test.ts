import { expect, test } from '@jest/globals';
import { strategy } from '../../../../../src/resources/strategies/core/resource-quota.js';
import { faultsOnCreate, object } from '../support.js';

const PLACE = 'spec.scopeSelector.matchExpressions';

test.each<[readonly string[], object, readonly string[]]>([
  [['Terminating', 'NotTerminating'], {}, [`${PLACE}: Invalid value: null: conflicting scopes`]],
  [
    ['NotBestEffort', 'BestEffort'],
    { scopes: ['Terminating'] },
    [`${PLACE}: Invalid value: ["Terminating"]: conflicting scopes`],
  ],
  [['BestEffort', 'Terminating'], {}, []],
])('a selector of the scopes %j, beside %j, has these faults', (names, more, faults) => {
  const matchExpressions = names.map((scopeName) => ({ scopeName, operator: 'Exists' }));
  const spec = { hard: { pods: '1' }, scopeSelector: { matchExpressions }, ...more };
  expect(faultsOnCreate(strategy, object('ResourceQuota', { spec }))).toEqual(faults);
});

// The answers of kube-apiserver 1.36.
test.each([
  ['pods', false],
  ['count/deployments.apps', false],
  ['gpu.deviceclass.resource.k8s.io/devices', false],
  ['gold.storageclass.storage.k8s.io/requests.storage', false],
  ['requests.example.com/gpu', true],
  ['cpu', true],
])('an amount of %s may have a fraction: %s', (name, may) => {
  const fault = `spec.hard[${name}]: Invalid value: "1500m": must be an integer`;
  const spec = { hard: { [name]: '1500m' } };
  expect(faultsOnCreate(strategy, object('ResourceQuota', { spec }))).toEqual(may ? [] : [fault]);
});
