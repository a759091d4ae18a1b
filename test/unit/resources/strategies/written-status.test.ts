import { describe, expect, it } from '@jest/globals';
import type { JsonObject } from '../../../../src/json/types.js';
import type { Strategy } from '../../../../src/resources/strategy.js';
import { strategy as policy } from '../../../../src/resources/strategies/admissionregistration/validating-admission-policy.js';
import { strategy as apiService } from '../../../../src/resources/strategies/apiregistration/api-service.js';
import { strategy as daemonSet } from '../../../../src/resources/strategies/apps/daemon-set.js';
import { strategy as deployment } from '../../../../src/resources/strategies/apps/deployment.js';
import { strategy as statefulSet } from '../../../../src/resources/strategies/apps/stateful-set.js';
import { strategy as volumeClaim } from '../../../../src/resources/strategies/core/persistent-volume-claim.js';
import { strategy as node } from '../../../../src/resources/strategies/core/node.js';
import { strategy as controller } from '../../../../src/resources/strategies/core/replication-controller.js';
import { strategy as quota } from '../../../../src/resources/strategies/core/resource-quota.js';
import { strategy as ingress } from '../../../../src/resources/strategies/networking/ingress.js';
import { strategy as budget } from '../../../../src/resources/strategies/policy/pod-disruption-budget.js';
import { strategy as claim } from '../../../../src/resources/strategies/resource/resource-claim.js';
import { strategy as taintRule } from '../../../../src/resources/strategies/resource/device-taint-rule.js';
import { faultsOnUpdate, object } from './support.js';

const CONDITION = { type: 'A', status: 'True', reason: 'Because', lastTransitionTime: '2024-05-01T12:00:00Z' };
const REASON =
  "Invalid value: \"1\": a condition reason must start with alphabetic character, optionally followed by a string of alphanumeric characters or '_,:', and must end with an alphanumeric character or '_' (e.g. 'my_name',  or 'MY_NAME',  or 'MyName',  or 'ReasonA,ReasonB',  or 'ReasonA:ReasonB', regex used for validation is '[A-Za-z]([A-Za-z0-9_,:]*[A-Za-z0-9_])?')";
const STATES =
  '"ControllerResizeInProgress", "ControllerResizeInfeasible", "NodeResizeInProgress", "NodeResizeInfeasible", "NodeResizePending"';
const DEVICE = { driver: 'd.example.com', pool: 'p', device: 'x' };
/** The request of a claim. */
const SPEC = { devices: { requests: [{ name: 'r', exactly: { deviceClassName: 'c' } }] } };
const ALLOCATION = { devices: { results: [{ request: 'r', ...DEVICE }] } };

function faults(strategy: Strategy, status: JsonObject, before: JsonObject = {}, metadata: JsonObject = {}): string[] {
  return faultsOnUpdate(
    strategy,
    object('X', { spec: SPEC, status }, metadata),
    object('X', { spec: SPEC, status: before }, metadata),
    'status',
  );
}

describe('a written status', () => {
  it.each<[string, Strategy, JsonObject, string[]]>([
    [
      'has at most as many pods of a set as replicas',
      statefulSet,
      { replicas: 1, readyReplicas: 1, currentReplicas: 2, updatedReplicas: 2, availableReplicas: 2 },
      [
        'status.currentReplicas: Invalid value: 2: cannot be greater than status.replicas',
        'status.updatedReplicas: Invalid value: 2: cannot be greater than status.replicas',
        'status.availableReplicas: Invalid value: 2: cannot be greater than status.replicas',
        'status.availableReplicas: Invalid value: 2: cannot be greater than status.readyReplicas',
      ],
    ],
    [
      'has conditions of an APIService that are true, false or unknown',
      apiService,
      { conditions: [{ type: 'A', status: 'b' }, CONDITION, { type: 'B' }] },
      [
        'status.conditions[0].status: Unsupported value: "b": supported values: "True", "False", "Unknown"',
        'status.conditions[2].status: Unsupported value: "": supported values: "True", "False", "Unknown"',
      ],
    ],
    [
      'has at most as many pods of a controller as replicas',
      controller,
      { replicas: 1, readyReplicas: 1, availableReplicas: 2, fullyLabeledReplicas: 2 },
      [
        'status.fullyLabeledReplicas: Invalid value: 2: cannot be greater than status.replicas',
        'status.availableReplicas: Invalid value: 2: cannot be greater than status.replicas',
        'status.availableReplicas: Invalid value: 2: cannot be greater than readyReplicas',
      ],
    ],
    [
      'has the expression and reason of each warning of a policy',
      policy,
      {
        typeChecking: {
          expressionWarnings: [
            { fieldRef: ' ', warning: 'w' },
            { fieldRef: 'spec', warning: '' },
          ],
        },
      },
      [
        'status.typeChecking.expressionWarnings[0].fieldRef: Required value',
        'status.typeChecking.expressionWarnings[1].warning: Required value',
      ],
    ],
    [
      'has only valid resources of a quota',
      quota,
      { hard: { pods: '1', a: '1' }, used: { pods: '-1', 'count/jobs.batch': '1' } },
      [
        'status.hard[a]: Invalid value: "a": must be a standard resource type or fully qualified',
        'status.hard[a]: Invalid value: "a": must be a standard resource for quota',
        'status.used[pods]: Invalid value: "-1": must be greater than or equal to 0',
      ],
    ],
    [
      'has valid addresses and names',
      ingress,
      { loadBalancer: { ingress: [{ ip: '10.0.0.1' }, { ip: 'x', hostname: '10.0.0.1' }] } },
      [
        'status.loadBalancer.ingress[1].ip: Invalid value: "x": must be a valid IP address, (e.g. 10.9.8.7 or 2001:db8::ffff)',
        'status.loadBalancer.ingress[1].hostname: Invalid value: "10.0.0.1": must be a DNS name, not an IP address',
      ],
    ],
    [
      'has a valid resize state of a claim',
      volumeClaim,
      {
        capacity: { storage: '-1' },
        allocatedResources: { cpu: '1', 'example.com/a': '1' },
        allocatedResourceStatuses: { storage: 'Growing', 'example.com/a': 'NodeResizePending' },
      },
      [
        'status.capacity[storage]: Invalid value: -1: must be a valid resource quantity',
        `status.allocatedResourceStatuses: Unsupported value: "storage": supported values: ${STATES}`,
        'status.allocatedResources: Unsupported value: "cpu": supported values: "storage"',
      ],
    ],
    [
      'has sorted, distinct features of a node',
      node,
      { declaredFeatures: ['B', 'A', 'A', 'a/b', 'x/Y'] },
      [
        'status.declaredFeatures[1]: Invalid value: "A": list must be sorted alphabetically',
        'status.declaredFeatures[2]: Duplicate value: "A"',
        ...['a/b', 'x/Y'].map(
          (name, at) =>
            `status.declaredFeatures[${at + 3}]: Invalid value: "${name}": invalid feature name "${name}": must start with an UpperCamelCase segment, with subsequent segments separated by '/' (e.g., MyFeature or MyFeature/mySubFeature), and contain only alphanumeric characters and slashes`,
        ),
      ],
    ],
    [
      'reserves no unallocated claim, and has no device of one',
      claim,
      { reservedFor: [{ resource: 'pods', name: 'p', uid: 'u' }], devices: [DEVICE] },
      [
        `status.devices[0]: Invalid value: ${JSON.stringify(DEVICE)}: must be an allocated device in the claim`,
        'status.reservedFor: Forbidden: may not be specified when `allocated` is not set',
      ],
    ],
    ['has allocated devices', claim, { allocation: ALLOCATION, devices: [DEVICE] }, []],
  ])('%s', (_what, strategy, status, expected) => {
    expect(faults(strategy, status)).toEqual(expected);
  });

  it.each<[string, Strategy]>([
    ['budget', budget],
    ['policy', policy],
    ['rule of taints', taintRule],
  ])('conditions of a %s have a qualified type and a reason for programs', (_kind, strategy) => {
    const conditions = [CONDITION, { ...CONDITION, reason: '1' }, { ...CONDITION, type: 'B', reason: '' }];
    expect(faults(strategy, { conditions })).toEqual([
      'status.conditions[1].type: Duplicate value: "A"',
      `status.conditions[1].reason: ${REASON}`,
      'status.conditions[2].reason: Required value',
    ]);
  });

  it.each<[string, Strategy]>([
    ['deployment', deployment],
    ['set', statefulSet],
    ['daemon set', daemonSet],
  ])('collisions of a %s only increase', (_kind, strategy) => {
    const refused = (value: number): string[] => [
      `status.collisionCount: Invalid value: ${value}: cannot be decremented`,
    ];
    expect(faults(strategy, { collisionCount: 2 }, { collisionCount: 1 })).toEqual([]);
    expect(faults(strategy, { collisionCount: 1 }, { collisionCount: 2 })).toEqual(refused(1));
    expect(faults(strategy, {}, { collisionCount: 2 })).toEqual(refused(0));
  });

  it('a claim is allocated once, and not reserved for others while it is deallocated', () => {
    const other = { devices: { results: [] } };
    expect(faults(claim, { allocation: other }, { allocation: ALLOCATION })).toEqual([
      'status.allocation: Invalid value: {"devices":{"results":[]}}: field is immutable',
    ]);
    const [one, two] = ['u', 'v'].map((uid) => ({ resource: 'pods', name: 'p', uid }));
    const going = { deletionTimestamp: '2025-06-01T12:00:00Z' };
    const before = { allocation: ALLOCATION, reservedFor: [one!] };
    expect(faults(claim, before, before, going)).toEqual([]);
    expect(faults(claim, { ...before, reservedFor: [one!, two!] }, before, going)).toEqual([
      'status.reservedFor: Forbidden: new entries may not be added while `deallocationRequested` or `deletionTimestamp` are set',
    ]);
  });
});
