import { describe, expect, test } from '@jest/globals';
import { hiddenDefinitions, isBehindGate, parseApiEnablement } from '../../../src/config/api-enablement.js';
import { namingProfile } from '../../../src/naming/profile.js';
import { builtinResources } from '../../../src/resources/builtin.js';
import type { Catalogue } from '../../../src/resources/catalogue.js';
import { createCatalogue } from '../../../src/resources/create-catalogue.js';
import { offeredCatalogue } from '../../../src/resources/offered-catalogue.js';

const naming = namingProfile('kubernetes');
const OFF = new Set(['ClusterTrustBundle']);

/** What the server has, and what clients see of it under a `--runtime-config`. */
function catalogues(settings: string): { readonly all: Catalogue; readonly offered: Catalogue } {
  const builtin = builtinResources(naming).filter(({ definition }) => !isBehindGate(definition, OFF));
  const all = createCatalogue(builtin, naming, { gatesOff: OFF });
  const definitions = builtin.map(({ definition }) => definition);
  return { all, offered: offeredCatalogue(all, hiddenDefinitions(definitions, new Map(parseApiEnablement(settings)))) };
}

function versionsOf({ groups }: Catalogue, group: string): readonly string[] {
  return groups.find((each) => each.group === group)?.versions ?? [];
}

describe('the catalogue as clients see it', () => {
  test.each([
    ['', 'autoscaling', ['v2', 'v1']],
    ['autoscaling/v2=false', 'autoscaling', ['v1']],
    ['autoscaling/v1=false,autoscaling/v2=false', 'autoscaling', []],
    ['autoscaling/v2/horizontalpodautoscalers=false', 'autoscaling', ['v1']],
    ['api/all=false,autoscaling/v1=true', 'autoscaling', ['v1']],
    ['api/all=false,autoscaling/v1=true', '', []],
    ['v1=false', '', []],
    ['/v1=false', '', []],
    ['api/ga=false,/v1=true', '', ['v1']],
    ['', 'internal.apiserver.k8s.io', []],
    ['api/alpha=true', 'internal.apiserver.k8s.io', ['v1alpha1']],
    ['api/alpha', 'internal.apiserver.k8s.io', ['v1alpha1']],
    ['api/alpha=true,internal.apiserver.k8s.io/v1alpha1=false', 'internal.apiserver.k8s.io', []],
  ])('%j: the versions of %j are %j', (settings, group, versions) => {
    const { offered } = catalogues(settings);
    expect(versionsOf(offered, group)).toEqual(versions);
    const found = offered.groups.find((each) => each.group === group);
    expect(found?.preferredVersion).toBe(versions[0]);
  });

  test('a single resource is hidden, the others of its version keep their order', () => {
    const { all, offered } = catalogues('batch/v1/cronjobs=false');
    expect(offered.find('batch', 'v1', 'cronjobs')).toBeUndefined();
    expect(offered.findKind('batch', 'v1', 'CronJob')).toBeUndefined();
    expect(offered.find('batch', 'v1', 'jobs')).toBe(all.find('batch', 'v1', 'jobs'));
    expect(offered.resourcesOf('batch', 'v1').map(({ definition }) => definition.resource)).toEqual(['jobs']);
    expect(offered.resources).toEqual(all.resources.filter((each) => offered.resources.includes(each)));
  });

  test('the server itself has the hidden kinds, but nothing of a disabled feature', () => {
    const { all, offered } = catalogues('api/all=false,v1=true');
    expect(offered.resources.every(({ definition }) => definition.group === '')).toBe(true);
    expect(all.find('rbac.authorization.k8s.io', 'v1', 'roles')).toBeDefined();
    expect(all.find('certificates.k8s.io', 'v1beta1', 'clustertrustbundles')).toBeUndefined();
  });

  test('lists are the same objects until something changes', () => {
    const { offered } = catalogues('batch/v1/cronjobs=false');
    expect(offered.resourcesOf('batch', 'v1')).toBe(offered.resourcesOf('batch', 'v1'));
    expect(offered.groups).toBe(offered.groups);
    expect(offered.resourcesOf('batch', 'v9')).toEqual([]);
  });
});
