import { SAMPLE_AUTHORITY, SAMPLE_REQUEST } from './pem-samples.js';
import type { ResourceDefinition } from '../../src/resources/definition.js';

const TEMPLATE = { metadata: { labels: { a: 'b' } }, spec: { containers: [{ name: 'c', image: 'i' }] } };

/** Own labels, since objects without labels get those of the template. */
const ENDING_TEMPLATE = { metadata: { labels: { t: 'x' } }, spec: { ...TEMPLATE.spec, restartPolicy: 'Never' } };

const POD_CREATION = {
  resourceRules: [{ apiGroups: [''], apiVersions: ['v1'], resources: ['pods'], operations: ['CREATE'] }],
};

/**
 * The minimal members of a valid object of a kind in addition to kind, apiVersion and metadata; kinds that need none
 * are absent.
 */
const SAMPLES: Readonly<Record<string, { readonly [key: string]: unknown }>> = {
  pods: { spec: TEMPLATE.spec },
  services: { spec: { ports: [{ port: 80 }] } },
  deployments: { spec: { selector: { matchLabels: { a: 'b' } }, template: TEMPLATE } },
  replicasets: { spec: { selector: { matchLabels: { a: 'b' } }, template: TEMPLATE } },
  flowschemas: { spec: { priorityLevelConfiguration: { name: 'p' } } },
  prioritylevelconfigurations: {
    spec: { type: 'Limited', limited: { limitResponse: { type: 'Reject' } } },
  },
  controllerrevisions: { data: { a: 1 }, revision: 1 },
  cronjobs: { spec: { schedule: '* * * * *', jobTemplate: { spec: { template: ENDING_TEMPLATE } } } },
  csinodes: { spec: { drivers: [] } },
  csistoragecapacities: { storageClassName: 'c' },
  csidrivers: { spec: {} },
  daemonsets: { spec: { selector: { matchLabels: { a: 'b' } }, template: TEMPLATE } },
  devicetaintrules: { spec: { taint: { key: 'k', effect: 'NoSchedule' } } },
  endpointslices: { addressType: 'IPv4', endpoints: [{ addresses: ['10.0.0.1'] }], ports: [{ port: 80 }] },
  horizontalpodautoscalers: {
    spec: { maxReplicas: 3, scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name: 'd' } },
  },
  ingresses: { spec: { defaultBackend: { service: { name: 's', port: { number: 80 } } } } },
  ingressclasses: { spec: { controller: 'ex.io/c' } },
  ipaddresses: { spec: { parentRef: { resource: 'services', namespace: 'n', name: 's' } } },
  jobs: { spec: { template: ENDING_TEMPLATE } },
  leasecandidates: {
    spec: { leaseName: 'l', binaryVersion: '1.36.0', emulationVersion: '1.36.0', strategy: 'OldestEmulationVersion' },
  },
  limitranges: { spec: { limits: [{ type: 'Container', max: { cpu: '1' } }] } },
  networkpolicies: { spec: { podSelector: {} } },
  persistentvolumes: {
    spec: { capacity: { storage: '1Gi' }, accessModes: ['ReadWriteOnce'], hostPath: { path: '/a' } },
  },
  persistentvolumeclaims: { spec: { accessModes: ['ReadWriteOnce'], resources: { requests: { storage: '1Gi' } } } },
  podgroups: { spec: { schedulingPolicy: { basic: {} } } },
  podtemplates: { template: TEMPLATE },
  priorityclasses: { value: 10 },
  replicationcontrollers: { spec: { template: { ...TEMPLATE, metadata: { labels: { t: 'x' } } } } },
  resourceclaimtemplates: { spec: { spec: {} } },
  resourcepoolstatusrequests: { spec: { driver: 'ex.io' } },
  resourceslices: {
    spec: { driver: 'ex.io', pool: { name: 'p', generation: 1, resourceSliceCount: 1 }, nodeName: 'n' },
  },
  runtimeclasses: { handler: 'h' },
  servicecidrs: { spec: { cidrs: ['10.0.0.0/24'] } },
  statefulsets: { spec: { serviceName: 's', selector: { matchLabels: { a: 'b' } }, template: TEMPLATE } },
  storageclasses: { provisioner: 'ex.io/p' },
  storageversionmigrations: { spec: { resource: { resource: 'pods' } } },
  volumeattachments: { spec: { attacher: 'ex.io', nodeName: 'n', source: { persistentVolumeName: 'v' } } },
  volumeattributesclasses: { driverName: 'ex.io', parameters: { a: 'b' } },
  workloads: { spec: { podGroupTemplates: [{ name: 'g', schedulingPolicy: { basic: {} } }] } },
  apiservices: { spec: { group: 'g.io', version: 'v1', groupPriorityMinimum: 10, versionPriority: 10 } },
  certificatesigningrequests: {
    spec: { request: Buffer.from(SAMPLE_REQUEST).toString('base64'), signerName: 'ex.io/s', usages: ['client auth'] },
  },
  clustertrustbundles: { spec: { trustBundle: SAMPLE_AUTHORITY } },
  clusterrolebindings: { roleRef: { kind: 'ClusterRole', name: 'r' } },
  customresourcedefinitions: {
    spec: {
      group: 'ex.io',
      scope: 'Namespaced',
      names: { plural: 'things', singular: 'thing', kind: 'Thing', listKind: 'ThingList' },
      versions: [{ name: 'v1', served: true, storage: true, schema: { openAPIV3Schema: { type: 'object' } } }],
    },
  },

  podcertificaterequests: {
    spec: {
      signerName: 'ex.io/s',
      podName: 'p',
      podUID: 'u',
      serviceAccountName: 's',
      serviceAccountUID: 'u',
      nodeName: 'n',
      nodeUID: 'u',
      stubPKCS10Request: SAMPLE_REQUEST.replace(/-----[A-Z ]+-----|\n/g, ''),
    },
  },
  rolebindings: { roleRef: { kind: 'Role', name: 'r' } },
  validatingadmissionpolicies: { spec: { matchConstraints: POD_CREATION, validations: [{ expression: 'true' }] } },
  mutatingadmissionpolicies: {
    spec: {
      matchConstraints: POD_CREATION,
      mutations: [{ patchType: 'JSONPatch', jsonPatch: { expression: '[JSONPatch{op: "remove", path: "/a"}]' } }],
      reinvocationPolicy: 'Never',
    },
  },
  mutatingadmissionpolicybindings: { spec: { policyName: 'p' } },
  validatingadmissionpolicybindings: { spec: { policyName: 'p', validationActions: ['Deny'] } },
};

/** A valid object of the kind, without kind, apiVersion and metadata. `namespace` is where it will be created. */
export function sampleOf(definition: ResourceDefinition, namespace: string): { readonly [key: string]: unknown } {
  if (definition.kind === 'HorizontalPodAutoscaler' && definition.version === 'v1') {
    // Without an explicit target, version 1 returns the default one.
    const sample = SAMPLES[definition.resource] as { readonly spec: object };
    return { spec: { ...sample.spec, targetCPUUtilizationPercentage: 50 } };
  }
  if (definition.kind !== 'Event') return SAMPLES[definition.resource] ?? {};
  const subject = { apiVersion: 'v1', kind: 'Pod', name: 'p', namespace };
  if (definition.group === '') return { involvedObject: subject };
  return {
    regarding: subject,
    eventTime: '2024-05-01T10:00:00.000000Z',
    action: 'Testing',
    reason: 'Tested',
    type: 'Normal',
    reportingController: 'ex.io/tester',
    reportingInstance: 'tester-1',
  };
}
