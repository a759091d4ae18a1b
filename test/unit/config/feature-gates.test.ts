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
  test('words of kube-apiserver for a gate that cannot be set so', () => {
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
  ])('%s is refused', (text, words) => {
    expect(() => parseFeatureGates(text)).toThrow(words);
  });

  test.each([
    ['WatchList=T', true],
    ['WatchList=1', true],
    [' WatchList = True ', true],
    ['WatchList=FALSE', false],
    ['WatchList=0,', false],
  ])('%j is taken', (text, on) => {
    expect(resolveFeatureGates(settings(text)).WatchList).toBe(on);
  });

  test('a gate needs others', () => {
    const check = (text: string): void => checkFeatureGates(settings(text));
    expect(() => check('WorkloadAwarePreemption=true')).toThrow(
      '--feature-gates: WorkloadAwarePreemption is enabled, but depends on features that are disabled: GangScheduling',
    );
    expect(() => check('WorkloadAwarePreemption=true,GangScheduling=true,GenericWorkload=true')).not.toThrow();
    expect(() => check('NodeDeclaredFeatures=false')).toThrow('depends on features that are disabled');
    for (const text of ['', 'AllAlpha=true', 'AllBeta=false', 'AllAlpha=true,AllBeta=true']) check(text);
  });

  test('gates of other parts of a cluster are taken, and told of when they would change something', () => {
    expect(gatesWithoutEffect(settings('KubeletInUserNamespace=true,WatchList=false,CRIListStreaming=false'))).toEqual([
      'KubeletInUserNamespace',
    ]);
  });

  test('a stage sets no locked gate', () => {
    const locked = [...allGates()].filter(([, spec]) => spec.locked).map(([name]) => name);
    expect(locked.length).toBeGreaterThan(50);
    for (const text of ['AllBeta=false', 'AllAlpha=true', 'AllBeta=true']) checkFeatureGates(settings(text));
  });

  test('every gate that is needed is a gate', () => {
    const all = allGates();
    expect([...all.values()].flatMap(({ needs }) => needs).filter((name) => !all.has(name))).toEqual([]);
  });
});
