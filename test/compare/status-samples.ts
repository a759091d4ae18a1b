import type { JsonObject } from '../../src/json/types.js';
import type { ResourceDefinition } from '../../src/resources/definition.js';
import { sampleOf } from '../support/samples.js';

const ENDING = {
  metadata: { labels: { t: 'x' } },
  spec: { containers: [{ name: 'c', image: 'i' }], restartPolicy: 'Never' },
};
const TIME = '2024-05-01T12:00:00Z';
const LATER = '2024-05-01T13:00:00Z';
const INDEXED = {
  template: ENDING,
  completionMode: 'Indexed',
  completions: 5,
  parallelism: 5,
  backoffLimitPerIndex: 1,
  successPolicy: { rules: [{ succeededCount: 1 }] },
};

/** More members of objects of some kinds, on which rules of their statuses depend. */
const WHOLE_SPECS: Readonly<Record<string, readonly JsonObject[]>> = {
  jobs: [{ spec: INDEXED }, { spec: { template: ENDING, suspend: true, completions: 0 } }],
  persistentvolumeclaims: [
    {
      spec: {
        accessModes: ['ReadWriteOnce'],
        resources: { requests: { storage: '1Gi' } },
        volumeAttributesClassName: 'gold',
        storageClassName: 'x',
      },
    },
  ],
  pods: ['Never', 'OnFailure', 'Always'].map((restartPolicy) => ({
    spec: {
      restartPolicy,
      containers: [
        { name: 'c', image: 'i', resources: { requests: { cpu: '1' }, claims: [{ name: 'gpu', request: 'r' }] } },
        {
          name: 'd',
          image: 'i',
          restartPolicy: 'Never',
          restartPolicyRules: [{ action: 'Restart', exitCodes: { operator: 'In', values: [3] } }],
        },
      ],
      initContainers: [
        { name: 'i', image: 'i' },
        { name: 'j', image: 'i', restartPolicy: 'Always' },
      ],
      resourceClaims: [{ name: 'gpu', resourceClaimName: 'x' }],
    },
  })),
  services: [{ spec: { type: 'LoadBalancer', ports: [{ port: 80 }] } }],
};

/** A claim whose requests are named, in the version's form. */
function claimOf(version: string): JsonObject {
  const asked = { deviceClassName: 'c', allocationMode: 'ExactCount', count: 1 };
  const one = version === 'v1beta1' ? { name: 'r', ...asked } : { name: 'r', exactly: asked };
  return { spec: { devices: { requests: [one, { name: 's', firstAvailable: [{ name: 'sub', ...asked }] }] } } };
}

function condition(type: string, status = 'True'): JsonObject {
  return { type, status, lastProbeTime: TIME, lastTransitionTime: TIME, reason: 'Because', message: 'm' };
}

const DEVICE = { driver: 'd.example.com', pool: 'p', device: 'x' };
const SHARED = { ...DEVICE, shareID: '00000000-0000-0000-0000-000000000001' };

function containerStatus(name: string, exitCode: number): JsonObject {
  return {
    name,
    ready: false,
    restartCount: 1,
    image: 'i',
    imageID: 'x',
    containerID: 'y://z',
    state: { terminated: { exitCode, reason: 'Because', startedAt: TIME, finishedAt: LATER } },
    lastState: { waiting: { reason: 'Because', message: 'm' } },
    started: false,
    user: { linux: { uid: 1, gid: 1, supplementalGroups: [1] } },
    volumeMounts: [{ name: 'v', mountPath: '/v', readOnly: true }],
  };
}

/** A pod whose containers have ended this way. */
function podStatus(exitCode: number): JsonObject {
  const health = { resourceID: 'a', health: 'Healthy' };
  const devices = ['cpu', 'claim:gpu/r'].map((name) => ({ name, resources: [health] }));
  return {
    phase: 'Running',
    conditions: [
      { type: 'Ready', status: 'True', observedGeneration: 1, lastProbeTime: TIME, lastTransitionTime: TIME },
      { type: 'example.com/x', status: 'Unknown', reason: 'Because', message: 'm' },
    ],
    hostIP: '10.0.0.1',
    hostIPs: [{ ip: '10.0.0.1' }, { ip: '::1' }],
    podIP: '10.0.0.2',
    podIPs: [{ ip: '10.0.0.2' }, { ip: '::2' }],
    startTime: TIME,
    qosClass: 'Burstable',
    containerStatuses: [
      { ...containerStatus('c', exitCode), allocatedResourcesStatus: devices },
      containerStatus('d', exitCode),
      containerStatus('e', exitCode),
    ],
    initContainerStatuses: [containerStatus('i', exitCode), containerStatus('j', exitCode)],
    ephemeralContainerStatuses: [containerStatus('x', exitCode)],
    resourceClaimStatuses: [{ name: 'gpu', resourceClaimName: 'x' }],
    extendedResourceClaimStatus: {
      requestMappings: [{ containerName: 'c', resourceName: 'cpu', requestName: 'r' }],
      resourceClaimName: 'x',
    },
  };
}

/** Valid statuses, from which others are made. */
export const STATUSES: Readonly<Record<string, readonly JsonObject[]>> = {
  jobs: [
    {
      active: 2,
      ready: 1,
      succeeded: 1,
      failed: 1,
      terminating: 1,
      startTime: TIME,
      uncountedTerminatedPods: { succeeded: ['a'], failed: ['b'] },
      conditions: [condition('Suspended', 'False')],
    },
    {
      startTime: TIME,
      completionTime: LATER,
      succeeded: 1,
      conditions: [condition('SuccessCriteriaMet'), condition('Complete')],
    },
    { startTime: TIME, failed: 3, conditions: [condition('FailureTarget'), condition('Failed')] },
    { active: 1, startTime: TIME, conditions: [condition('Suspended')] },
    { active: 1, startTime: TIME, completedIndexes: '0,2', failedIndexes: '1,3-4' },
  ],
  pods: [podStatus(0), podStatus(1), podStatus(3)],
  resourceclaims: [
    {
      allocation: {
        devices: {
          results: [
            {
              request: 'r',
              ...SHARED,
              adminAccess: false,
              tolerations: [{ key: 'k', operator: 'Exists', effect: 'NoSchedule', tolerationSeconds: 1 }],
              bindingConditions: ['a'],
              bindingFailureConditions: ['b'],
              consumedCapacity: { 'd.example.com/size': '1' },
            },
            { request: 's/sub', ...DEVICE },
          ],
          config: [
            { source: 'FromClaim', requests: ['r'], opaque: { driver: 'd.example.com', parameters: { a: 'b' } } },
          ],
        },
        nodeSelector: {
          nodeSelectorTerms: [
            {
              matchExpressions: [{ key: 'a', operator: 'In', values: ['b'] }],
              matchFields: [{ key: 'metadata.name', operator: 'In', values: ['n'] }],
            },
          ],
        },
        allocationTimestamp: TIME,
      },
      reservedFor: [{ apiGroup: '', resource: 'pods', name: 'a', uid: 'u' }],
      devices: [
        {
          ...SHARED,
          conditions: [
            {
              type: 'Ready',
              status: 'True',
              reason: 'Because',
              message: 'm',
              lastTransitionTime: TIME,
              observedGeneration: 1,
            },
          ],
          data: { a: 'b' },
          networkData: { interfaceName: 'e', ips: ['10.0.0.1/24', '::1/64'], hardwareAddress: 'aa' },
        },
      ],
    },
  ],
};

/** Members of objects of the kind except kind, apiVersion and metadata: the minimum, and more. */
export function membersOf(definition: ResourceDefinition, namespace: string): readonly JsonObject[] {
  const least = sampleOf(definition, namespace) as JsonObject;
  const { resource, version } = definition;
  return [least, ...(resource === 'resourceclaims' ? [claimOf(version)] : (WHOLE_SPECS[resource] ?? []))];
}
