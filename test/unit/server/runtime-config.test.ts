import { describe, expect, test } from '@jest/globals';
import { checkRuntimeConfig } from '../../../src/server/runtime-config.js';

function check(...settings: readonly (readonly [key: string, on: boolean])[]): readonly string[] {
  return checkRuntimeConfig({ naming: 'kubernetes', runtimeConfig: new Map(settings) });
}

describe('--runtime-config', () => {
  test.each([
    'api/all',
    'api/beta',
    'v1',
    'v1/pods',
    'apps/v1',
    'resource.k8s.io/v1beta1',
    'storage.k8s.io/v1/storageclasses',
    'imagepolicy.k8s.io/v1alpha1',
  ])('it accepts %s', (key) => {
    expect(check([key, true])).toEqual([]);
  });

  test.each([
    'apps/v1beta1',
    'batch/v2alpha1',
    'batch/v1beta1/cronjobs',
    'extensions/v1beta1',
    'rbac.authorization.k8s.io/v1beta1',
    'storage.k8s.io/v1beta1/csistoragecapacities',
    'v1/things',
  ])('it accepts %s of other releases, and logs that it is missing', (key) => {
    expect(check(['apps/v1', true], [key, true])).toEqual([key]);
  });

  test.each(['app/v1', 'apps/v3', 'api/v1', 'api/gamma', 'rbac/v1beta1', 'v2/pods', 'example.com/v1/things'])(
    'it rejects %s, a version that never existed',
    (key) => {
      expect(() => check([key, false])).toThrow(`--runtime-config: "${key}" names no group version here`);
    },
  );

  test('it rejects disabling everything', () => {
    expect(() => check(['api/all', false])).toThrow('--runtime-config: only api/all=false leaves nothing to serve');
    expect(check(['api/all', false], ['v1', true])).toEqual([]);
  });
});
