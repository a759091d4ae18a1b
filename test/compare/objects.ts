import type { JsonObject } from '../../src/json/types.js';
import { FULL_SAMPLES } from './full-objects.js';
import type { ComparedKind } from './kinds.js';

const LABELS = { app: 'x' };
const CONTAINER = {
  name: 'c',
  image: 'registry.example/app:1.2',
  command: ['run'],
  env: [
    { name: 'A', value: '1' },
    { name: 'B', valueFrom: { fieldRef: { fieldPath: 'metadata.name' } } },
  ],
  ports: [{ name: 'web', containerPort: 80, protocol: 'TCP' }],
  resources: { requests: { cpu: '100m', memory: '64Mi' }, limits: { cpu: '1', memory: '128Mi' } },
  volumeMounts: [{ name: 'v', mountPath: '/v' }],
  readinessProbe: { httpGet: { path: '/', port: 'web' }, periodSeconds: 5 },
  securityContext: { runAsUser: 1000 },
};
const POD_SPEC = {
  containers: [CONTAINER],
  volumes: [{ name: 'v', emptyDir: {} }],
  restartPolicy: 'Always',
  terminationGracePeriodSeconds: 20,
  tolerations: [{ key: 'k', operator: 'Exists', effect: 'NoExecute', tolerationSeconds: 5 }],
  nodeSelector: { disk: 'ssd' },
};
const TEMPLATE = { metadata: { labels: LABELS }, spec: POD_SPEC };
const ONCE = { ...TEMPLATE, spec: { ...POD_SPEC, restartPolicy: 'Never' } };
const CLAIM = { accessModes: ['ReadWriteOnce'], resources: { requests: { storage: '1Gi' } } };
const METRIC = { type: 'Resource', resource: { name: 'cpu', target: { type: 'Utilization', averageUtilization: 80 } } };
const WEBHOOK = {
  name: 'w.example.com',
  clientConfig: { url: 'https://example.com/w' },
  sideEffects: 'None',
  admissionReviewVersions: ['v1'],
  // No server listens there, so nothing running is contacted.
  rules: [{ apiGroups: ['nobody.example.com'], apiVersions: ['v1'], resources: ['pods'], operations: ['CREATE'] }],
};
const POLICY_MATCH = {
  resourceRules: [{ apiGroups: [''], apiVersions: ['v1'], resources: ['pods'], operations: ['CREATE'] }],
};

/**
 * Members of valid objects in addition to kind, apiVersion and metadata, with many of them set, so that there is much
 * to corrupt.
 */
const SAMPLES: Readonly<Record<string, JsonObject>> = {
  configmaps: { data: { a: '1', b: 'two' }, binaryData: { c: 'AAE=' } },
  secrets: { type: 'Opaque', data: { a: 'AAE=' }, stringData: { b: 'x' } },
  namespaces: {},
  nodes: { spec: { podCIDR: '10.1.0.0/24', taints: [{ key: 'k', value: 'v', effect: 'NoSchedule' }] } },
  pods: {
    spec: {
      ...POD_SPEC,
      automountServiceAccountToken: false,
      tolerations: [
        ...POD_SPEC.tolerations,
        ...['not-ready', 'unreachable'].map((taint) => ({
          key: `node.kubernetes.io/${taint}`,
          operator: 'Exists',
          effect: 'NoExecute',
          tolerationSeconds: 300,
        })),
      ],
    },
  },
  podtemplates: { template: TEMPLATE },
  services: {
    spec: {
      selector: LABELS,
      type: 'ClusterIP',
      sessionAffinity: 'None',
      ports: [
        { name: 'a', port: 80, targetPort: 'web', protocol: 'TCP' },
        { name: 'b', port: 81, targetPort: 8081 },
      ],
    },
  },
  serviceaccounts: { secrets: [{ name: 's' }], imagePullSecrets: [{ name: 'p' }] },
  endpoints: { subsets: [{ addresses: [{ ip: '10.2.0.1' }], ports: [{ name: 'a', port: 80 }] }] },
  limitranges: {
    spec: {
      limits: [
        {
          type: 'Container',
          max: { cpu: '2' },
          min: { cpu: '100m' },
          default: { cpu: '1' },
          defaultRequest: { cpu: '200m' },
        },
      ],
    },
  },
  resourcequotas: { spec: { hard: { pods: '10', 'requests.cpu': '4' }, scopes: ['NotTerminating'] } },
  persistentvolumes: {
    spec: {
      capacity: { storage: '1Gi' },
      accessModes: ['ReadWriteOnce'],
      hostPath: { path: '/data' },
      persistentVolumeReclaimPolicy: 'Retain',
    },
  },
  persistentvolumeclaims: { spec: CLAIM },
  replicationcontrollers: { spec: { replicas: 1, selector: LABELS, template: TEMPLATE } },
  deployments: {
    spec: {
      replicas: 2,
      selector: { matchLabels: LABELS },
      strategy: { type: 'RollingUpdate', rollingUpdate: { maxSurge: 1, maxUnavailable: '25%' } },
      minReadySeconds: 1,
      revisionHistoryLimit: 3,
      progressDeadlineSeconds: 100,
      template: TEMPLATE,
    },
  },
  replicasets: { spec: { replicas: 1, minReadySeconds: 1, selector: { matchLabels: LABELS }, template: TEMPLATE } },
  statefulsets: {
    spec: {
      replicas: 1,
      serviceName: 's',
      podManagementPolicy: 'OrderedReady',
      selector: { matchLabels: LABELS },
      updateStrategy: { type: 'RollingUpdate', rollingUpdate: { partition: 0 } },
      persistentVolumeClaimRetentionPolicy: { whenDeleted: 'Retain', whenScaled: 'Delete' },
      volumeClaimTemplates: [{ metadata: { name: 'data' }, spec: CLAIM }],
      template: TEMPLATE,
    },
  },
  daemonsets: {
    spec: {
      selector: { matchLabels: LABELS },
      updateStrategy: { type: 'RollingUpdate', rollingUpdate: { maxUnavailable: 1 } },
      template: TEMPLATE,
    },
  },
  controllerrevisions: { data: { a: 1 }, revision: 1 },
  jobs: {
    spec: {
      parallelism: 1,
      completions: 2,
      backoffLimit: 3,
      completionMode: 'Indexed',
      activeDeadlineSeconds: 60,
      ttlSecondsAfterFinished: 60,
      template: ONCE,
    },
  },
  cronjobs: {
    spec: {
      schedule: '*/5 * * * *',
      timeZone: 'Etc/UTC',
      concurrencyPolicy: 'Forbid',
      startingDeadlineSeconds: 10,
      successfulJobsHistoryLimit: 1,
      jobTemplate: { spec: { template: ONCE } },
    },
  },
  horizontalpodautoscalers: {
    spec: {
      scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name: 'd' },
      minReplicas: 1,
      maxReplicas: 3,
      metrics: [METRIC],
    },
  },
  poddisruptionbudgets: {
    spec: { minAvailable: '50%', selector: { matchLabels: LABELS }, unhealthyPodEvictionPolicy: 'AlwaysAllow' },
  },
  ingresses: {
    spec: {
      ingressClassName: 'c',
      tls: [{ hosts: ['a.example.com'], secretName: 's' }],
      rules: [
        {
          host: 'a.example.com',
          http: {
            paths: [{ path: '/a', pathType: 'Prefix', backend: { service: { name: 's', port: { number: 80 } } } }],
          },
        },
      ],
    },
  },
  ingressclasses: { spec: { controller: 'example.com/c', parameters: { kind: 'P', name: 'p', scope: 'Cluster' } } },
  networkpolicies: {
    spec: {
      podSelector: { matchLabels: LABELS },
      policyTypes: ['Ingress', 'Egress'],
      ingress: [
        {
          from: [{ ipBlock: { cidr: '10.0.0.0/8', except: ['10.1.0.0/16'] } }],
          ports: [{ protocol: 'TCP', port: 80, endPort: 90 }],
        },
      ],
      egress: [{ to: [{ namespaceSelector: { matchLabels: LABELS } }] }],
    },
  },
  ipaddresses: { spec: { parentRef: { resource: 'services', name: 's', namespace: 'default' } } },
  servicecidrs: { spec: { cidrs: ['10.9.0.0/16'] } },
  endpointslices: {
    addressType: 'IPv4',
    endpoints: [{ addresses: ['10.2.0.1'], conditions: { ready: true }, hostname: 'h', zone: 'z' }],
    ports: [{ name: 'a', port: 80, protocol: 'TCP' }],
  },
  priorityclasses: { value: 1000, globalDefault: false, preemptionPolicy: 'Never', description: 'd' },
  runtimeclasses: { handler: 'h', overhead: { podFixed: { cpu: '10m' } }, scheduling: { nodeSelector: { a: 'b' } } },
  storageclasses: {
    provisioner: 'example.com/p',
    parameters: { a: 'b' },
    reclaimPolicy: 'Delete',
    volumeBindingMode: 'Immediate',
    allowVolumeExpansion: true,
  },
  csidrivers: {
    spec: { attachRequired: true, podInfoOnMount: false, volumeLifecycleModes: ['Persistent'], fsGroupPolicy: 'File' },
  },
  csinodes: { spec: { drivers: [{ name: 'd.example.com', nodeID: 'n', topologyKeys: ['example.com/z'] }] } },
  csistoragecapacities: { storageClassName: 's', capacity: '1Gi', nodeTopology: { matchLabels: LABELS } },
  volumeattachments: { spec: { attacher: 'a.example.com', nodeName: 'n', source: { persistentVolumeName: 'pv' } } },
  volumeattributesclasses: { driverName: 'd.example.com', parameters: { a: 'b' } },
  roles: { rules: [{ apiGroups: [''], resources: ['pods'], verbs: ['get'] }] },
  clusterroles: { rules: [{ nonResourceURLs: ['/healthz'], verbs: ['get'] }] },
  rolebindings: {
    roleRef: { apiGroup: 'rbac.authorization.k8s.io', kind: 'ClusterRole', name: 'view' },
    subjects: [{ kind: 'User', name: 'u', apiGroup: 'rbac.authorization.k8s.io' }],
  },
  clusterrolebindings: {
    roleRef: { apiGroup: 'rbac.authorization.k8s.io', kind: 'ClusterRole', name: 'view' },
    subjects: [{ kind: 'Group', name: 'g', apiGroup: 'rbac.authorization.k8s.io' }],
  },
  certificatesigningrequests: {
    spec: { request: 'LQ==', signerName: 'example.com/s', usages: ['client auth'], expirationSeconds: 3600 },
  },
  leases: {
    spec: {
      holderIdentity: 'h',
      leaseDurationSeconds: 10,
      leaseTransitions: 1,
      acquireTime: '2024-05-01T10:00:00.000000Z',
      renewTime: '2024-05-01T10:00:01.000000Z',
    },
  },
  flowschemas: {
    spec: {
      matchingPrecedence: 500,
      priorityLevelConfiguration: { name: 'exempt' },
      distinguisherMethod: { type: 'ByUser' },
      rules: [
        {
          subjects: [{ kind: 'User', user: { name: 'u' } }],
          resourceRules: [{ verbs: ['get'], apiGroups: [''], resources: ['pods'], namespaces: ['*'] }],
          nonResourceRules: [{ verbs: ['get'], nonResourceURLs: ['/healthz'] }],
        },
      ],
    },
  },
  prioritylevelconfigurations: {
    spec: {
      type: 'Limited',
      limited: {
        nominalConcurrencyShares: 5,
        limitResponse: { type: 'Queue', queuing: { queues: 64, handSize: 4, queueLengthLimit: 10 } },
      },
    },
  },
  validatingwebhookconfigurations: { webhooks: [WEBHOOK] },
  mutatingwebhookconfigurations: { webhooks: [{ ...WEBHOOK, reinvocationPolicy: 'Never' }] },
  validatingadmissionpolicies: {
    spec: {
      failurePolicy: 'Fail',
      matchConstraints: POLICY_MATCH,
      validations: [{ expression: 'true', message: 'm' }],
    },
  },
  validatingadmissionpolicybindings: { spec: { policyName: 'p', validationActions: ['Deny'] } },
};

/** Versions that lack members of the full samples. */
const FEWER_MEMBERS = new Set(['v1 horizontalpodautoscalers']);

/** A valid object of the kind, apart from its name. */
export function sampleOf(kind: ComparedKind, namespace: string): JsonObject {
  const apiVersion = kind.group === '' ? kind.version : `${kind.group}/${kind.version}`;
  const metadata = { labels: { l: '1' }, annotations: { a: 'b' } };
  return { apiVersion, kind: kind.kind, metadata, ...bodyOf(kind, namespace) };
}

/** All samples of the kind: the common one, then those that use nearly all members. */
export function samplesOf(kind: ComparedKind, namespace: string): readonly JsonObject[] {
  const common = sampleOf(kind, namespace);
  const full = FEWER_MEMBERS.has(`${kind.version} ${kind.resource}`) ? [] : (FULL_SAMPLES[kind.resource] ?? []);
  return [common, ...full.map((members) => ({ ...common, ...members }))];
}

function bodyOf(kind: ComparedKind, namespace: string): JsonObject {
  if (kind.resource !== 'events') return SAMPLES[kind.resource] ?? {};
  const subject = { apiVersion: 'v1', kind: 'Pod', name: 'p', namespace };
  if (kind.group === '') {
    return {
      involvedObject: subject,
      reason: 'Tested',
      message: 'm',
      type: 'Normal',
      count: 2,
      source: { component: 'c' },
      firstTimestamp: '2024-05-01T10:00:00Z',
      lastTimestamp: '2024-05-01T10:00:00Z',
    };
  }
  return {
    regarding: subject,
    eventTime: '2024-05-01T10:00:00.000000Z',
    action: 'Testing',
    reason: 'Tested',
    type: 'Normal',
    note: 'n',
    reportingController: 'example.com/tester',
    reportingInstance: 'tester-1',
  };
}
