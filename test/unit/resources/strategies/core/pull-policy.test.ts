import { expect, test } from '@jest/globals';
import { pullPolicyFor } from '../../../../../src/resources/strategies/core/pod-rules/pull-policy.js';

const DIGEST = `sha256:${'a'.repeat(64)}`;

test.each([
  ['app', 'Always'],
  ['app:latest', 'Always'],
  ['app:1', 'IfNotPresent'],
  [`app@${DIGEST}`, 'IfNotPresent'],
  [`app:latest@${DIGEST}`, 'Always'],
  // Not a digest of its algorithm, so not a reference.
  [`app:latest@sha256:${'A'.repeat(64)}`, 'IfNotPresent'],
  [`app:latest@sha512:${'a'.repeat(64)}`, 'IfNotPresent'],
  // An identifier without a name.
  ['a'.repeat(64), 'IfNotPresent'],
  ['a'.repeat(63), 'Always'],
  // The repository path has 255 characters, including `library/`.
  ['a'.repeat(247), 'Always'],
  ['a'.repeat(248), 'IfNotPresent'],
  [`x/${'a'.repeat(250)}`, 'Always'],
  [`x.io/${'a'.repeat(255)}`, 'Always'],
  [`x.io/${'a'.repeat(256)}`, 'IfNotPresent'],
  ['Registry/app', 'Always'],
  ['registry/App', 'IfNotPresent'],
  ['[::1]:5000/app', 'Always'],
  ['registry:5000/app', 'Always'],
  ['a.-b/app', 'IfNotPresent'],
  ['a-/app', 'IfNotPresent'],
  ['a_b:80/app', 'IfNotPresent'],
  ['app//app', 'IfNotPresent'],
])('%.40s is pulled %s', (image, policy) => {
  expect(pullPolicyFor(image)).toBe(policy);
});
