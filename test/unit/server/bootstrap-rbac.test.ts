import { describe, expect, test } from '@jest/globals';
import { gatesOff, parseFeatureGates, resolveFeatureGates } from '../../../src/config/feature-gates.js';
import { namingProfile } from '../../../src/naming/profile.js';
import { bootstrapRbac } from '../../../src/server/bootstrap-rbac/objects.js';

interface Rule {
  readonly verbs: readonly string[];
  readonly apiGroups?: readonly string[];
  readonly resources?: readonly string[];
}

/** Each rule of each role, and each subject of each binding, of a server with these gates. */
function rightsWith(gates: string): ReadonlySet<string> {
  const off = gatesOff(resolveFeatureGates(new Map(parseFeatureGates(gates))));
  const rights = bootstrapRbac(namingProfile('kubernetes'), off).flatMap((object) => {
    const name = object.metadata.name ?? '';
    if (object['subjects'] !== undefined) return [`${name} is bound`];
    return ((object['rules'] ?? []) as unknown as readonly Rule[]).flatMap(
      ({ verbs, apiGroups = [], resources = [] }) =>
        resources.flatMap((one) =>
          apiGroups.flatMap((group) => verbs.map((verb) => `${name}: ${verb} ${one}.${group}`)),
        ),
    );
  });
  return new Set(rights);
}

const READ = ['get', 'list', 'watch'];
const WRITE = ['create', 'delete', 'deletecollection', 'patch', 'update'];
const rights = (role: string, verbs: readonly string[], ...resources: string[]): string[] =>
  resources.flatMap((resource) => verbs.map((verb) => `${role}: ${verb} ${resource}`));
const controller = (name: string): string => `system:controller:${name}`;
const EVENTS = ['events.', 'events.events.k8s.io'];

describe('an enabled gate adds to the standard roles', () => {
  const plain = rightsWith('');

  test.each([
    [
      'PodCertificateRequest=true',
      [
        ...rights('system:node', ['create', ...READ], 'podcertificaterequests.certificates.k8s.io'),
        ...rights(
          controller('podcertificaterequestcleaner'),
          ['delete', ...READ],
          'podcertificaterequests.certificates.k8s.io',
        ),
        `${controller('podcertificaterequestcleaner')} is bound`,
      ],
    ],
    [
      'GenericWorkload=true',
      [
        ...rights('system:aggregate-to-edit', WRITE, 'podgroups.scheduling.k8s.io', 'workloads.scheduling.k8s.io'),
        ...rights(
          'system:aggregate-to-view',
          READ,
          'podgroups.scheduling.k8s.io',
          'podgroups/status.scheduling.k8s.io',
          'workloads.scheduling.k8s.io',
        ),
        ...rights('system:kube-scheduler', READ, 'podgroups.scheduling.k8s.io'),
        ...rights('system:kube-scheduler', ['patch', 'update'], 'podgroups/status.scheduling.k8s.io'),
        ...rights(controller('podgroup-protection-controller'), [...READ, 'update'], 'podgroups.scheduling.k8s.io'),
        ...rights(controller('podgroup-protection-controller'), READ, 'pods.'),
        `${controller('podgroup-protection-controller')} is bound`,
      ],
    ],
    [
      'DRADeviceTaintRules=true',
      [
        ...rights('system:kube-scheduler', READ, 'devicetaintrules.resource.k8s.io'),
        ...rights(controller('device-taint-eviction-controller'), READ, 'devicetaintrules.resource.k8s.io'),
        ...rights(
          controller('device-taint-eviction-controller'),
          ['patch', 'update'],
          'devicetaintrules/status.resource.k8s.io',
        ),
      ],
    ],
    [
      'DRAResourcePoolStatus=true',
      [
        ...rights(
          controller('resourcepoolstatusrequest-controller'),
          ['delete', ...READ],
          'resourcepoolstatusrequests.resource.k8s.io',
        ),
        ...rights(
          controller('resourcepoolstatusrequest-controller'),
          ['patch', 'update'],
          'resourcepoolstatusrequests/status.resource.k8s.io',
        ),
        ...rights(
          controller('resourcepoolstatusrequest-controller'),
          READ,
          'resourceslices.resource.k8s.io',
          'resourceclaims.resource.k8s.io',
        ),
        ...rights(controller('resourcepoolstatusrequest-controller'), ['create', 'patch', 'update'], ...EVENTS),
        `${controller('resourcepoolstatusrequest-controller')} is bound`,
      ],
    ],
    [
      'StorageVersionMigrator=true',
      [
        ...rights(controller('storage-version-migrator-controller'), ['create', 'list', 'patch'], '*.*'),
        ...rights(
          controller('storage-version-migrator-controller'),
          ['get'],
          'customresourcedefinitions.apiextensions.k8s.io',
        ),
        ...rights(
          controller('storage-version-migrator-controller'),
          ['patch'],
          'customresourcedefinitions/status.apiextensions.k8s.io',
        ),
        ...rights(
          controller('storage-version-migrator-controller'),
          ['update'],
          'storageversionmigrations/status.storagemigration.k8s.io',
        ),
        `${controller('storage-version-migrator-controller')} is bound`,
      ],
    ],
  ])('%s', (gates, added) => {
    const found = [...rightsWith(gates)].filter((right) => !plain.has(right));
    expect(found.sort()).toEqual([...added].sort());
  });
});
