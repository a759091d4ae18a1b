import type { JsonObject } from '../../../src/json/types.js';
import type { Api } from '../../support/api.js';
import type { Random } from '../random.js';

/** A kind whose watches are compared. */
export interface WatchedKind {
  readonly name: string;
  readonly kind: string;
  readonly resource: string;
  readonly namespaced: boolean;
  /** Paths and names of the versions it is served in: `['/apis/apps/v1', 'apps/v1']`. The first one is written. */
  readonly versions: readonly (readonly [root: string, apiVersion: string])[];
  /** A new object without its metadata. */
  body(random: Random): JsonObject;
  /** A merge patch that usually changes something. */
  change(random: Random): JsonObject;
  status?(random: Random): JsonObject;
  readonly scaled?: boolean;
  /** Custom kinds have no strategic merge patch and no binary form. */
  readonly custom?: boolean;
  /** Field selectors besides names. */
  readonly fields: readonly string[];
}

const NUMBERS = ['1', '2', '3'];

function pick(random: Random): string {
  return random.pick(NUMBERS);
}

const CONTAINERS = [{ name: 'c', image: 'i:1' }];

function template(random: Random): JsonObject {
  return { metadata: { labels: { app: 'x' } }, spec: { containers: [{ name: 'c', image: `i:${pick(random)}` }] } };
}

const WORKLOAD: Pick<WatchedKind, 'body' | 'change'> = {
  body: (random) => ({
    spec: { replicas: random.below(3), selector: { matchLabels: { app: 'x' } }, template: template(random) },
  }),
  change: (random) => ({ spec: { replicas: random.below(3) } }),
};

const BUILT_IN: readonly WatchedKind[] = [
  {
    name: 'configmaps',
    kind: 'ConfigMap',
    resource: 'configmaps',
    namespaced: true,
    versions: [['/api/v1', 'v1']],
    body: (random) => ({ data: { a: pick(random) } }),
    change: (random) => ({ data: { a: random.pick(['1', '2', null]), b: pick(random) } }),
    fields: [],
  },
  {
    name: 'secrets',
    kind: 'Secret',
    resource: 'secrets',
    namespaced: true,
    versions: [['/api/v1', 'v1']],
    body: (random) => ({ type: random.pick(['Opaque', 'example.com/x']), stringData: { a: pick(random) } }),
    change: (random) => ({ stringData: { a: pick(random) } }),
    fields: ['type=Opaque', 'type!=Opaque', 'type=example.com/x'],
  },
  {
    name: 'pods',
    kind: 'Pod',
    resource: 'pods',
    namespaced: true,
    versions: [['/api/v1', 'v1']],
    body: (random) => ({
      spec: {
        ...(random.below(2) === 0 ? {} : { nodeName: `n${pick(random)}` }),
        automountServiceAccountToken: false,
        restartPolicy: random.pick(['Always', 'Never']),
        containers: CONTAINERS,
      },
    }),
    change: (random) => ({ spec: { activeDeadlineSeconds: 1000 - random.below(3) } }),
    status: (random) => ({
      status: { phase: random.pick(['Pending', 'Running', 'Succeeded']), podIP: `1.1.1.${pick(random)}` },
    }),
    fields: [
      'spec.nodeName=n1',
      'spec.nodeName=',
      'spec.nodeName!=n1',
      'status.phase=Running',
      'status.phase!=Running',
      'spec.restartPolicy=Never',
      'status.podIP=1.1.1.1',
      'spec.nodeName=n1,status.phase=Pending',
    ],
  },
  {
    name: 'services',
    kind: 'Service',
    resource: 'services',
    namespaced: true,
    versions: [['/api/v1', 'v1']],
    body: (random) => ({
      spec: random.pick<JsonObject>([
        { clusterIP: 'None', ports: [{ port: 80 }], selector: { a: 'b' } },
        { ports: [{ port: 81, name: 'p' }] },
        { type: 'ExternalName', externalName: 'x.example.com' },
      ]),
    }),
    change: (random) => ({ spec: { sessionAffinity: random.pick(['None', 'ClientIP']) } }),
    status: (random) => ({ status: { loadBalancer: {}, conditions: [condition(random)] } }),
    fields: ['spec.clusterIP=None', 'spec.type=ExternalName', 'spec.type!=ExternalName'],
  },
  {
    name: 'deployments',
    kind: 'Deployment',
    resource: 'deployments',
    namespaced: true,
    versions: [['/apis/apps/v1', 'apps/v1']],
    ...WORKLOAD,
    status: (random) => ({ status: { replicas: random.below(3), readyReplicas: 0 } }),
    scaled: true,
    fields: [],
  },
  {
    name: 'replicasets',
    kind: 'ReplicaSet',
    resource: 'replicasets',
    namespaced: true,
    versions: [['/apis/apps/v1', 'apps/v1']],
    ...WORKLOAD,
    status: (random) => ({ status: { replicas: random.below(2) } }),
    scaled: true,
    fields: ['status.replicas=0', 'status.replicas!=0'],
  },
  {
    name: 'replicationcontrollers',
    kind: 'ReplicationController',
    resource: 'replicationcontrollers',
    namespaced: true,
    versions: [['/api/v1', 'v1']],
    body: (random) => ({ spec: { replicas: random.below(3), selector: { app: 'x' }, template: template(random) } }),
    change: (random) => ({ spec: { replicas: random.below(3) } }),
    status: (random) => ({ status: { replicas: random.below(2) } }),
    scaled: true,
    fields: ['status.replicas=0', 'status.replicas!=0'],
  },
  {
    name: 'jobs',
    kind: 'Job',
    resource: 'jobs',
    namespaced: true,
    versions: [['/apis/batch/v1', 'batch/v1']],
    body: () => ({
      spec: {
        suspend: true,
        template: { metadata: { labels: { app: 'x' } }, spec: { restartPolicy: 'Never', containers: CONTAINERS } },
      },
    }),
    change: (random) => ({ spec: { parallelism: random.below(3) } }),
    fields: ['status.successful=0', 'status.successful!=0'],
  },
  {
    name: 'horizontalpodautoscalers',
    kind: 'HorizontalPodAutoscaler',
    resource: 'horizontalpodautoscalers',
    namespaced: true,
    versions: [
      ['/apis/autoscaling/v2', 'autoscaling/v2'],
      ['/apis/autoscaling/v1', 'autoscaling/v1'],
    ],
    body: (random) => ({
      spec: {
        scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name: 'x' },
        maxReplicas: 3,
        metrics: random.pick<JsonObject[]>([
          [],
          [{ type: 'Resource', resource: { name: 'cpu', target: { type: 'Utilization', averageUtilization: 50 } } }],
          [{ type: 'Resource', resource: { name: 'memory', target: { type: 'AverageValue', averageValue: '1Gi' } } }],
        ]),
      },
    }),
    change: (random) => ({ spec: { maxReplicas: 2 + random.below(3) } }),
    status: (random) => ({ status: { currentReplicas: random.below(2), desiredReplicas: 1 } }),
    fields: [],
  },
  {
    name: 'events',
    kind: 'Event',
    resource: 'events',
    namespaced: true,
    versions: [
      ['/api/v1', 'v1'],
      ['/apis/events.k8s.io/v1', 'events.k8s.io/v1'],
    ],
    body: (random) => ({
      involvedObject: { kind: 'Pod', name: `p${pick(random)}`, namespace: 'NS', apiVersion: 'v1' },
      reason: random.pick(['Made', 'Gone']),
      type: random.pick(['Normal', 'Warning']),
      message: 'm',
      count: 1,
    }),
    change: (random) => ({ count: 1 + random.below(4), message: `m${pick(random)}` }),
    fields: ['involvedObject.name=p1', 'reason=Made', 'type!=Normal', 'involvedObject.kind=Pod,reason=Gone'],
  },
  {
    name: 'leases',
    kind: 'Lease',
    resource: 'leases',
    namespaced: true,
    versions: [['/apis/coordination.k8s.io/v1', 'coordination.k8s.io/v1']],
    body: (random) => ({ spec: { holderIdentity: pick(random), leaseDurationSeconds: 10 } }),
    change: (random) => ({ spec: { holderIdentity: pick(random), renewTime: '2024-01-02T03:04:05.678901Z' } }),
    fields: [],
  },
  {
    name: 'endpoints',
    kind: 'Endpoints',
    resource: 'endpoints',
    namespaced: true,
    versions: [['/api/v1', 'v1']],
    body: () => ({ subsets: [{ addresses: [{ ip: '1.2.3.4' }], ports: [{ port: 80 }] }] }),
    change: (random) => ({ subsets: [{ addresses: [{ ip: `1.2.3.${pick(random)}` }], ports: [{ port: 80 }] }] }),
    fields: [],
  },
  {
    name: 'ingresses',
    kind: 'Ingress',
    resource: 'ingresses',
    namespaced: true,
    versions: [['/apis/networking.k8s.io/v1', 'networking.k8s.io/v1']],
    body: (random) => ({ spec: { defaultBackend: { service: { name: `s${pick(random)}`, port: { number: 80 } } } } }),
    change: (random) => ({ spec: { defaultBackend: { service: { name: `s${pick(random)}` } } } }),
    status: (random) => ({ status: { loadBalancer: { ingress: [{ ip: `1.2.3.${pick(random)}` }] } } }),
    fields: [],
  },
  {
    name: 'poddisruptionbudgets',
    kind: 'PodDisruptionBudget',
    resource: 'poddisruptionbudgets',
    namespaced: true,
    versions: [['/apis/policy/v1', 'policy/v1']],
    body: () => ({ spec: { minAvailable: 1, selector: { matchLabels: { no: 'pod' } } } }),
    change: (random) => ({ spec: { minAvailable: random.pick<string | number>([1, 2, '50%']) } }),
    fields: [],
  },
  {
    name: 'clusterroles',
    kind: 'ClusterRole',
    resource: 'clusterroles',
    namespaced: false,
    versions: [['/apis/rbac.authorization.k8s.io/v1', 'rbac.authorization.k8s.io/v1']],
    body: (random) => ({ rules: [{ apiGroups: [''], resources: ['pods'], verbs: [random.pick(['get', 'list'])] }] }),
    change: (random) => ({ rules: [{ apiGroups: [''], resources: ['pods'], verbs: [random.pick(['get', 'list'])] }] }),
    fields: [],
  },
  {
    name: 'priorityclasses',
    kind: 'PriorityClass',
    resource: 'priorityclasses',
    namespaced: false,
    versions: [['/apis/scheduling.k8s.io/v1', 'scheduling.k8s.io/v1']],
    body: () => ({ value: 7 }),
    change: (random) => ({ description: pick(random) }),
    fields: [],
  },
  {
    name: 'namespaces',
    kind: 'Namespace',
    resource: 'namespaces',
    namespaced: false,
    versions: [['/api/v1', 'v1']],
    body: () => ({}),
    change: (random) => ({ metadata: { annotations: { a: pick(random) } } }),
    fields: ['status.phase=Active', 'status.phase!=Active', 'status.phase=Terminating'],
  },
];

function condition(random: Random): JsonObject {
  return {
    type: 'A',
    status: random.pick(['True', 'False']),
    reason: 'R',
    message: '',
    lastTransitionTime: '2024-01-02T03:04:05Z',
  };
}

/** Group of the custom kinds. */
const GROUP = 'watches.example.com';

/** The custom kinds: plural, kind, scope and versions. */
const CUSTOM: readonly (readonly [plural: string, kind: string, namespaced: boolean, versions: readonly string[]])[] = [
  ['gadgets', 'Gadget', true, ['v1', 'v1beta1']],
  ['plains', 'Plain', true, ['v1']],
  ['wholes', 'Whole', false, ['v2', 'v1']],
];

/** A definition; `versions` may be changed later. */
export function definitionOf(
  group: string,
  [plural, kind, namespaced, versions]: readonly [string, string, boolean, readonly string[]],
): JsonObject {
  return {
    apiVersion: 'apiextensions.k8s.io/v1',
    kind: 'CustomResourceDefinition',
    metadata: { name: `${plural}.${group}` },
    spec: {
      group,
      scope: namespaced ? 'Namespaced' : 'Cluster',
      names: { plural, singular: kind.toLowerCase(), kind, listKind: `${kind}List` },
      versions: versions.map((name, at) => ({
        name,
        served: true,
        storage: at === 0,
        ...(plural === 'plains'
          ? {}
          : {
              subresources: {
                status: {},
                scale: { specReplicasPath: '.spec.replicas', statusReplicasPath: '.status.replicas' },
              },
              // Equal ones with unequal schemas are rejected by the reference.
              selectableFields: [{ jsonPath: '.spec.color' }, ...(at === 0 ? [{ jsonPath: '.spec.replicas' }] : [])],
              additionalPrinterColumns: [
                { name: 'Color', type: 'string', jsonPath: '.spec.color' },
                ...(at === 0 ? [{ name: 'Replicas', type: 'integer', jsonPath: '.spec.replicas', priority: 1 }] : []),
              ],
            }),
        schema: {
          openAPIV3Schema: {
            type: 'object',
            properties: {
              spec: {
                type: 'object',
                properties: {
                  color: { type: 'string' },
                  replicas: { type: 'integer' },
                  // A default that only one version has.
                  ...(at === 0 ? {} : { old: { type: 'string', default: 'yes' } }),
                },
              },
              status: { type: 'object', properties: { replicas: { type: 'integer' }, phase: { type: 'string' } } },
            },
          },
        },
      })),
    },
  };
}

function customKind(group: string, custom: (typeof CUSTOM)[number]): WatchedKind {
  const [plural, kind, namespaced, versions] = custom;
  const plain = plural === 'plains';
  return {
    name: plural,
    kind,
    resource: plural,
    namespaced,
    versions: versions.map((version) => [`/apis/${group}/${version}`, `${group}/${version}`] as const),
    custom: true,
    body: (random) => ({ spec: { color: random.pick(['red', 'blue']), replicas: random.below(3) } }),
    change: (random) => ({ spec: { color: random.pick(['red', 'blue', null]), replicas: random.below(3) } }),
    ...(plain
      ? { fields: [] }
      : {
          status: (random: Random): JsonObject => ({
            status: { replicas: random.below(3), phase: random.pick(['up', 'down']) },
          }),
          scaled: true,
          fields: ['spec.color=red', 'spec.color!=red', 'spec.color=blue,metadata.name!=x'],
        }),
  };
}

/** Path of the definitions. */
export const DEFINITIONS = '/apis/apiextensions.k8s.io/v1/customresourcedefinitions';

/** Every kind whose watches are compared. */
export const WATCHED_KINDS: readonly WatchedKind[] = [
  ...BUILT_IN,
  ...CUSTOM.map((custom) => customKind(GROUP, custom)),
];

/** Defines the custom kinds on both servers and waits until they are served. @throws Error when they are not in 10 s */
export async function defineWatchedKinds(apis: readonly Api[]): Promise<void> {
  for (const api of apis) {
    for (const custom of CUSTOM) {
      const made = await api.post(DEFINITIONS, definitionOf(GROUP, custom));
      if (made.status !== 201 && made.status !== 409) throw new Error(`${custom[0]}: ${made.text}`);
      for (const version of custom[3]) await served(api, `/apis/${GROUP}/${version}/${custom[0]}`);
    }
  }
}

/** Waits until a path is served. @throws Error after 10 seconds */
export async function served(api: Api, path: string): Promise<void> {
  for (let tries = 0; (await api.get(path)).status !== 200; tries += 1) {
    if (tries === 100) throw new Error(`${path} is not served`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
