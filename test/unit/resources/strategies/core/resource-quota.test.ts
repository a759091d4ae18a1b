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
