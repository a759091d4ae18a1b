import { expect, test } from '@jest/globals';
import { compareVersions } from '../../../src/meta/version-order.js';

test('stable versions come before beta, beta before alpha, all before other names', () => {
  const order = ['v10', 'v2', 'v1', 'v11beta2', 'v10beta3', 'v3beta1', 'v12alpha1', 'v11alpha2', 'foo1', 'foo10'];
  expect([...order].reverse().sort(compareVersions)).toEqual(order);
});

test('leading zeros are numbers, and numbers beyond 64 bits are not, as in kube-apiserver', () => {
  // prettier-ignore
  const order = [
    'v9223372036854775807', 'v2147483648', 'v01', 'v1', 'v0', 'v00', 'v1beta0', 'v1alpha01', 'v1alpha0', 'v0alpha1',
    'a', 'v1beta', 'v1beta1alpha1', 'v1beta99999999999999999999', 'v9223372036854775808', 'vx',
  ];
  expect([...order].reverse().sort(compareVersions)).toEqual(order);
});
