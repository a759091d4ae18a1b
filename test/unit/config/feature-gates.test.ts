import { describe, expect, test } from '@jest/globals';
import {
  checkFeatureGates,
  gatesWithoutEffect,
  parseFeatureGates,
  resolveFeatureGates,
} from '../../../src/config/feature-gates.js';
import { allGates } from '../../../src/config/gate-list.js';

const settings = (text: string): ReadonlyMap<string, boolean> => new Map(parseFeatureGates(text));

describe('--feature-gates', () => {
  test("errors for gates have kube-apiserver's messages", () => {
    expect(() => parseFeatureGates('CRDValidationRatcheting=false')).toThrow(
      '--feature-gates: cannot set feature gate CRDValidationRatcheting to false, feature is locked to true',
    );
    expect(() => parseFeatureGates('AllowOverwriteTerminationGracePeriodSeconds=1')).toThrow(
      'cannot set feature gate AllowOverwriteTerminationGracePeriodSeconds to true, feature is locked to false',
    );
    expect(settings('CRDValidationRatcheting=true').get('CRDValidationRatcheting')).toBe(true);
  });

  test.each([
    ['WatchList', 'must be WatchList=true or WatchList=false'],
    ['WatchList=', 'must be WatchList=true or WatchList=false'],
    ['WatchList=yes', 'must be WatchList=true or WatchList=false'],
    ['WatchList=true=false', 'must be WatchList=true or WatchList=false'],
    ['=true', 'unrecognized feature gate ""'],
    ['constructor=true', 'unrecognized feature gate "constructor"'],
  ])('%s is rejected', (text, words) => {
    expect(() => parseFeatureGates(text)).toThrow(words);
  });

  test.each([
    ['WatchList=T', true],
    ['WatchList=1', true],
    [' WatchList = True ', true],
    ['WatchList=FALSE', false],
    ['WatchList=0,', false],
  ])('%j is accepted', (text, on) => {
    expect(resolveFeatureGates(settings(text)).WatchList).toBe(on);
  });

  test('a gate requires its dependencies', () => {
    const check = (text: string): void => checkFeatureGates(settings(text));
    expect(() => check('WorkloadAwarePreemption=true')).toThrow(
      '--feature-gates: WorkloadAwarePreemption is enabled, but depends on features that are disabled: GangScheduling',
    );
    expect(() => check('WorkloadAwarePreemption=true,GangScheduling=true,GenericWorkload=true')).not.toThrow();
    expect(() => check('NodeDeclaredFeatures=false')).toThrow('depends on features that are disabled');
    for (const text of ['', 'AllAlpha=true', 'AllBeta=false', 'AllAlpha=true,AllBeta=true']) check(text);
  });

  test('gates of other components are accepted, and logged when they would change something', () => {
    expect(gatesWithoutEffect(settings('KubeletInUserNamespace=true,WatchList=false,CRIListStreaming=false'))).toEqual([
      'KubeletInUserNamespace',
    ]);
  });

  test('a stage setting leaves locked gates alone', () => {
    const locked = [...allGates()].filter(([, spec]) => spec.locked).map(([name]) => name);
    expect(locked.length).toBeGreaterThan(50);
    for (const text of ['AllBeta=false', 'AllAlpha=true', 'AllBeta=true']) checkFeatureGates(settings(text));
  });

  test('every required gate exists', () => {
    const all = allGates();
    expect([...all.values()].flatMap(({ needs }) => needs).filter((name) => !all.has(name))).toEqual([]);
  });
});
