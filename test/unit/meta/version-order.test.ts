import { expect, test } from '@jest/globals';
import { compareVersions } from '../../../src/meta/version-order.js';

test('stable versions come before beta, beta before alpha, all before other names', () => {
  const order = ['v10', 'v2', 'v1', 'v11beta2', 'v10beta3', 'v3beta1', 'v12alpha1', 'v11alpha2', 'foo1', 'foo10', 'v0'];
  expect([...order].reverse().sort(compareVersions)).toEqual(order);
});
