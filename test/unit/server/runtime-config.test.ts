import { describe, expect, test } from '@jest/globals';
import { checkRuntimeConfig } from '../../../src/server/runtime-config.js';

function check(...keys: string[]): void {
  checkRuntimeConfig({ naming: 'kubernetes', runtimeConfig: new Map(keys.map((key) => [key, true])) });
}

describe('--runtime-config', () => {
  test.each([
    'api/all',
    'api/beta',
    'v1',
    'apps/v1',
    'resource.k8s.io/v1beta1',
    'storage.k8s.io/v1/storageclasses',
    'imagepolicy.k8s.io/v1alpha1',
  ])('takes %s', (key) => {
    expect(() => check(key)).not.toThrow();
  });

  test.each(['apps/v1beta1', 'batch/v1beta1/cronjobs', 'storage.k8s.io/v1/podsecuritypolicies', 'extensions/v1beta1'])(
    'refuses %s, which is not here',
    (key) => {
      expect(() => check(key)).toThrow(`--runtime-config: "${key}" names no group version or resource here`);
    },
  );
});
