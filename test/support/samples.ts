import type { ResourceDefinition } from '../../src/resources/definition.js';

const TEMPLATE = { metadata: { labels: { a: 'b' } }, spec: { containers: [{ name: 'c', image: 'i' }] } };

/** The least that a valid object of a kind has besides kind, apiVersion and metadata; kinds that need nothing are absent. */
const SAMPLES: Readonly<Record<string, { readonly [key: string]: unknown }>> = {
  pods: { spec: TEMPLATE.spec },
  services: { spec: { ports: [{ port: 80 }] } },
  deployments: { spec: { selector: { matchLabels: { a: 'b' } }, template: TEMPLATE } },
  replicasets: { spec: { selector: { matchLabels: { a: 'b' } }, template: TEMPLATE } },
  flowschemas: { spec: { priorityLevelConfiguration: { name: 'p' } } },
  prioritylevelconfigurations: {
    spec: { type: 'Limited', limited: { limitResponse: { type: 'Reject' } } },
  },
  apiservices: { spec: { group: 'g.io', version: 'v1', groupPriorityMinimum: 10, versionPriority: 10 } },
  certificatesigningrequests: { spec: { request: 'LQ==', signerName: 'ex.io/s', usages: ['client auth'] } },
  clustertrustbundles: { spec: { trustBundle: 'PEM' } },
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
      stubPKCS10Request: 'LQ==',
    },
  },
  rolebindings: { roleRef: { kind: 'Role', name: 'r' } },
  validatingadmissionpolicybindings: { spec: { policyName: 'p', validationActions: ['Deny'] } },
};

/** A valid object of the kind, without kind, apiVersion and metadata. `namespace` is where it will be made. */
export function sampleOf(definition: ResourceDefinition, namespace: string): { readonly [key: string]: unknown } {
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
