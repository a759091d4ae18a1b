import type { JsonObject } from '../../../src/json/types.js';
import type { Random } from '../random.js';
import type { WatchedKind } from './watched-kind.js';

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

/** Built-in kinds in namespaces. */
export const NAMESPACED_KINDS: readonly WatchedKind[] = [
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
    name: 'statefulsets',
    kind: 'StatefulSet',
    resource: 'statefulsets',
    namespaced: true,
    versions: [['/apis/apps/v1', 'apps/v1']],
    body: (random) => ({
      spec: {
        replicas: random.below(3),
        serviceName: 's',
        selector: { matchLabels: { app: 'x' } },
        template: template(random),
      },
    }),
    change: (random) => ({ spec: { replicas: random.below(3), minReadySeconds: random.below(2) } }),
    status: (random) => ({ status: { replicas: random.below(3), readyReplicas: 0 } }),
    scaled: true,
    fields: [],
  },
  {
    name: 'daemonsets',
    kind: 'DaemonSet',
    resource: 'daemonsets',
    namespaced: true,
    versions: [['/apis/apps/v1', 'apps/v1']],
    body: (random) => ({ spec: { selector: { matchLabels: { app: 'x' } }, template: template(random) } }),
    change: (random) => ({ spec: { minReadySeconds: random.below(3) } }),
    status: (random) => ({
      status: {
        currentNumberScheduled: random.below(2),
        desiredNumberScheduled: 1,
        numberMisscheduled: 0,
        numberReady: 0,
      },
    }),
    fields: [],
  },
  {
    name: 'cronjobs',
    kind: 'CronJob',
    resource: 'cronjobs',
    namespaced: true,
    versions: [['/apis/batch/v1', 'batch/v1']],
    body: (random) => ({
      spec: {
        schedule: `${pick(random)} * * * *`,
        suspend: true,
        jobTemplate: { spec: { template: { spec: { restartPolicy: 'Never', containers: CONTAINERS } } } },
      },
    }),
    change: (random) => ({ spec: { schedule: `${pick(random)} * * * *` } }),
    status: (random) => ({ status: { lastScheduleTime: `2024-01-0${pick(random)}T00:00:00Z` } }),
    fields: [],
  },
  {
    name: 'endpointslices',
    kind: 'EndpointSlice',
    resource: 'endpointslices',
    namespaced: true,
    versions: [['/apis/discovery.k8s.io/v1', 'discovery.k8s.io/v1']],
    body: (random) => ({
      addressType: 'IPv4',
      endpoints: [{ addresses: [`1.2.3.${pick(random)}`] }],
      ports: [{ port: 80 }],
    }),
    change: (random) => ({ endpoints: [{ addresses: [`1.2.3.${pick(random)}`] }] }),
    fields: [],
  },
  {
    name: 'serviceaccounts',
    kind: 'ServiceAccount',
    resource: 'serviceaccounts',
    namespaced: true,
    versions: [['/api/v1', 'v1']],
    body: () => ({}),
    change: (random) => ({ automountServiceAccountToken: random.below(2) === 0, secrets: [{ name: pick(random) }] }),
    fields: [],
  },
  {
    name: 'networkpolicies',
    kind: 'NetworkPolicy',
    resource: 'networkpolicies',
    namespaced: true,
    versions: [['/apis/networking.k8s.io/v1', 'networking.k8s.io/v1']],
    body: () => ({ spec: { podSelector: {} } }),
    change: (random) => ({ spec: { podSelector: { matchLabels: { a: pick(random) } } } }),
    fields: [],
  },
  {
    name: 'resourcequotas',
    kind: 'ResourceQuota',
    resource: 'resourcequotas',
    namespaced: true,
    versions: [['/api/v1', 'v1']],
    body: (random) => ({ spec: { hard: { 'requests.cpu': pick(random) } } }),
    change: (random) => ({ spec: { hard: { 'requests.cpu': pick(random) } } }),
    status: (random) => ({ status: { hard: { 'requests.cpu': pick(random) }, used: { 'requests.cpu': '0' } } }),
    fields: [],
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
