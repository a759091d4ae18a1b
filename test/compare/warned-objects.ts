import type { JsonObject } from '../../src/json/types.js';

/** Members of objects that are accepted with warnings, by API version, kind and plural. */
export type WarnedObjects = Readonly<Record<string, Readonly<Record<string, JsonObject>>>>;

const CONTAINER = { name: 'c', image: 'i' };
const LABELS = { app: 'x' };
const SELECTOR = { matchLabels: LABELS };
const OLD_LABELS = [
  'beta.kubernetes.io/arch',
  'beta.kubernetes.io/os',
  'failure-domain.beta.kubernetes.io/region',
  'failure-domain.beta.kubernetes.io/zone',
  'beta.kubernetes.io/instance-type',
];
const OLD_TERM = { matchExpressions: [{ key: OLD_LABELS[0]!, operator: 'Exists' }] };
const OLD_SOURCES: Readonly<Record<string, JsonObject>> = {
  photonPersistentDisk: { pdID: 'a' },
  gitRepo: { repository: 'a' },
  scaleIO: { gateway: 'g', system: 's', secretRef: { name: 'c' }, volumeName: 'd' },
  flocker: { datasetName: 'a' },
  storageos: { volumeName: 'a' },
  quobyte: { registry: 'a:1', volume: 'b' },
  glusterfs: { endpoints: 'e', path: 'p' },
  cephfs: { monitors: ['m'] },
  rbd: { monitors: ['m'], image: 'i' },
};

/** Specs of pods, also used in templates of controllers. */
const POD_SPECS: Readonly<Record<string, JsonObject>> = {
  'a variable twice': {
    containers: [
      {
        ...CONTAINER,
        env: [
          { name: 'A', value: '1' },
          { name: 'A', value: '2' },
        ],
      },
    ],
  },
  'a variable that builds on itself': {
    containers: [
      {
        ...CONTAINER,
        env: [
          { name: 'A', value: '1' },
          { name: 'A', value: '$(A):2' },
        ],
      },
    ],
  },
  'a port twice': { containers: [{ ...CONTAINER, ports: [{ containerPort: 80 }, { containerPort: 80 }] }] },
  'a port twice under two names': {
    containers: [
      {
        ...CONTAINER,
        ports: [
          { name: 'a', containerPort: 80 },
          { name: 'b', containerPort: 80 },
        ],
      },
    ],
  },
  'a port in two containers': {
    containers: [
      { ...CONTAINER, ports: [{ containerPort: 80 }] },
      { ...CONTAINER, name: 'd', ports: [{ containerPort: 80 }] },
    ],
  },
  'fractions of bytes': {
    containers: [{ ...CONTAINER, resources: { requests: { memory: '100m' }, limits: { memory: '1500m' } } }],
  },
  'host aliases twice': {
    containers: [CONTAINER],
    hostAliases: [
      { ip: '10.0.0.1', hostnames: ['a'] },
      { ip: '10.0.0.1', hostnames: ['b'] },
    ],
  },
  'secrets twice and without name': { containers: [CONTAINER], imagePullSecrets: [{ name: 'a' }, { name: 'a' }, {}] },
  'old labels of nodes': {
    containers: [CONTAINER],
    nodeSelector: { [OLD_LABELS[4]!]: 'x' },
    affinity: {
      nodeAffinity: {
        requiredDuringSchedulingIgnoredDuringExecution: { nodeSelectorTerms: [OLD_TERM] },
        preferredDuringSchedulingIgnoredDuringExecution: [{ weight: 1, preference: OLD_TERM }],
      },
    },
    topologySpreadConstraints: [
      { maxSkew: 1, topologyKey: OLD_LABELS[3]!, whenUnsatisfiable: 'DoNotSchedule', labelSelector: SELECTOR },
    ],
  },
  'no seconds of grace': { containers: [CONTAINER], terminationGracePeriodSeconds: -1 },
  'a spread without selector': {
    containers: [CONTAINER],
    topologySpreadConstraints: [{ maxSkew: 1, topologyKey: 'z', whenUnsatisfiable: 'DoNotSchedule' }],
  },
  'an affinity without selector': {
    containers: [CONTAINER],
    affinity: { podAffinity: { requiredDuringSchedulingIgnoredDuringExecution: [{ topologyKey: 'z' }] } },
  },
  'old sources of volumes': {
    containers: [CONTAINER],
    volumes: Object.entries(OLD_SOURCES).map(([source, value]) => ({ name: source.toLowerCase(), [source]: value })),
  },
  'a claim': {
    containers: [{ ...CONTAINER, resources: { claims: [{ name: 'a' }] } }],
    resourceClaims: [{ name: 'a', resourceClaimTemplateName: 't' }],
  },
  'fractions of bytes in a claim': {
    containers: [CONTAINER],
    volumes: [
      {
        name: 'v',
        ephemeral: {
          volumeClaimTemplate: {
            spec: { accessModes: ['ReadWriteOnce'], resources: { requests: { storage: '1500m' } } },
          },
        },
      },
    ],
  },
};

/** Annotations of pods with warnings. */
const POD_ANNOTATIONS = {
  'scheduler.alpha.kubernetes.io/critical-pod': '',
  'security.alpha.kubernetes.io/sysctls': 'a',
  'security.alpha.kubernetes.io/unsafe-sysctls': 'a',
  'seccomp.security.alpha.kubernetes.io/pod': 'runtime/default',
  'container.seccomp.security.alpha.kubernetes.io/c': 'runtime/default',
};
const OLD_ANNOTATIONS = { ...POD_ANNOTATIONS, 'container.apparmor.security.beta.kubernetes.io/c': 'runtime/default' };

function withTemplate(more: JsonObject = {}): Readonly<Record<string, JsonObject>> {
  const template = { metadata: { labels: LABELS, annotations: OLD_ANNOTATIONS }, spec: POD_SPECS['a variable twice']! };
  return { 'a variable twice, old annotations': { spec: { selector: SELECTOR, template, ...more } } };
}

/** The objects, and one of them again under a name that is not a label. */
function withDots(
  objects: Readonly<Record<string, JsonObject>>,
  title = 'template',
): Readonly<Record<string, JsonObject>> {
  return { ...objects, 'a name that is no label': { metadata: { name: 'with.dots' }, ...objects[title]! } };
}

const ENDING = {
  metadata: { labels: LABELS },
  spec: { ...POD_SPECS['a variable twice']!, restartPolicy: 'Never' },
};
const CLAIM = {
  accessModes: ['ReadWriteOnce'],
  resources: { requests: { storage: '1500m' }, limits: { storage: '1.5' } },
};
const PORTS = [{ port: 80 }];
const VOLUME = { capacity: { storage: '1Gi' }, accessModes: ['ReadWriteOnce'] };
const PEER = (cidr: string, except?: string): JsonObject => ({
  ipBlock: { cidr, ...(except !== undefined && { except: [except] }) },
});

/** Sent to both servers, and again by the test. */
export const WARNED: WarnedObjects = {
  'v1 Pod pods': {
    ...Object.fromEntries(Object.entries(POD_SPECS).map(([title, spec]) => [title, { spec }])),
    'old annotations': { metadata: { annotations: POD_ANNOTATIONS }, spec: { containers: [CONTAINER] } },
    'a name that is no label': { metadata: { name: 'with.dots' }, spec: { containers: [CONTAINER] } },
  },
  'v1 PodTemplate podtemplates': withDots({
    template: { template: { metadata: { labels: LABELS }, spec: POD_SPECS['a variable twice']! } },
  }),
  'v1 ReplicationController replicationcontrollers': withDots({
    template: {
      spec: { selector: LABELS, template: { metadata: { labels: LABELS }, spec: POD_SPECS['a variable twice']! } },
    },
  }),
  'apps/v1 Deployment deployments': withDots(withTemplate(), 'a variable twice, old annotations'),
  'apps/v1 ReplicaSet replicasets': withDots(withTemplate(), 'a variable twice, old annotations'),
  'apps/v1 DaemonSet daemonsets': withDots(withTemplate(), 'a variable twice, old annotations'),
  'apps/v1 StatefulSet statefulsets': withTemplate({
    serviceName: 's',
    revisionHistoryLimit: -1,
    volumeClaimTemplates: [{ metadata: { name: 'data' }, spec: CLAIM }],
  }),
  'batch/v1 Job jobs': {
    template: { spec: { template: ENDING } },
    'too many indexes': {
      spec: { template: ENDING, completionMode: 'Indexed', completions: 200_000, parallelism: 20_000 },
    },
    'a name that is no label': { metadata: { name: 'with.dots' }, spec: { template: ENDING } },
  },
  'batch/v1 CronJob cronjobs': {
    template: { spec: { schedule: '* * * * *', jobTemplate: { spec: { template: ENDING } } } },
    'a name that is no label': {
      metadata: { name: 'with.dots' },
      spec: { schedule: '* * * * *', jobTemplate: { spec: { template: ENDING } } },
    },
  },
  'v1 Service services': {
    'old annotation': {
      metadata: { annotations: { 'service.kubernetes.io/topology-aware-hints': 'auto' } },
      spec: { ports: PORTS },
    },
    headless: {
      spec: {
        clusterIP: 'None',
        ports: PORTS,
        externalIPs: ['1.2.3.4'],
        sessionAffinity: 'ClientIP',
        loadBalancerIP: '1.2.3.4',
      },
    },
    'external name': { spec: { type: 'ExternalName', externalName: 'a.example.com', externalIPs: ['1.2.3.4'] } },
    'external name of another type': { spec: { ports: PORTS, externalName: 'a.example.com' } },
    'external addresses': {
      spec: { ports: PORTS, externalIPs: ['1.2.3.4', '2001:DB8:0::1', '2001:db8:0:0:1:0:0:1'] },
    },
    balancer: {
      spec: {
        type: 'LoadBalancer',
        ports: PORTS,
        loadBalancerIP: '2001:0db8::1',
        loadBalancerSourceRanges: ['10.0.0.0/8', '2001:0db8::/32'],
      },
    },
    distribution: { spec: { ports: PORTS, trafficDistribution: 'PreferClose' } },
  },
  'v1 PersistentVolume persistentvolumes': {
    ...Object.fromEntries(
      Object.entries(OLD_SOURCES)
        .filter(([source]) => source !== 'gitRepo')
        .map(([source, value]) => [source, { spec: { ...VOLUME, [source]: value } }]),
    ),
    'old annotations': {
      metadata: {
        annotations: {
          'volume.beta.kubernetes.io/storage-class': 'a',
          'volume.beta.kubernetes.io/mount-options': 'ro',
        },
      },
      spec: { ...VOLUME, nfs: { server: 's', path: '/a' }, persistentVolumeReclaimPolicy: 'Recycle' },
    },
    'old labels': {
      spec: { ...VOLUME, local: { path: '/a' }, nodeAffinity: { required: { nodeSelectorTerms: [OLD_TERM] } } },
    },
  },
  'v1 PersistentVolumeClaim persistentvolumeclaims': {
    'fractions of bytes': { spec: CLAIM },
    'old annotation': {
      metadata: { annotations: { 'volume.beta.kubernetes.io/storage-class': 'a' } },
      spec: { accessModes: ['ReadWriteOnce'], resources: { requests: { storage: '1Gi' } } },
    },
  },
  'v1 Secret secrets': {
    'no pair': { type: 'kubernetes.io/tls', data: { 'tls.crt': 'AA==', 'tls.key': 'AA==' } },
  },
  'v1 ServiceAccount serviceaccounts': {
    'old annotation': { metadata: { annotations: { 'kubernetes.io/enforce-mountable-secrets': 'true' } } },
  },
  'v1 Node nodes': {
    'old members': {
      spec: { externalID: 'x', configSource: { configMap: { namespace: 'a', name: 'b', kubeletConfigKey: 'c' } } },
    },
  },
  'storage.k8s.io/v1 StorageClass storageclasses': {
    'old labels': {
      provisioner: 'example.com/p',
      allowedTopologies: [{ matchLabelExpressions: [{ key: OLD_LABELS[3]!, values: ['a'] }] }],
    },
  },
  'storage.k8s.io/v1 CSIStorageCapacity csistoragecapacities': {
    'old labels': { storageClassName: 's', nodeTopology: { ...OLD_TERM, matchLabels: { [OLD_LABELS[3]!]: 'a' } } },
  },
  'storage.k8s.io/v1 CSIDriver csidrivers': {
    tokens: { spec: { tokenRequests: [{ audience: 'a' }] } },
    'tokens in secrets': { spec: { tokenRequests: [{ audience: 'a' }], serviceAccountTokenInSecrets: true } },
  },
  'node.k8s.io/v1 RuntimeClass runtimeclasses': {
    'old labels': { handler: 'h', scheduling: { nodeSelector: { [OLD_LABELS[0]!]: 'a' } } },
  },
  'networking.k8s.io/v1 Ingress ingresses': {
    'old annotation': {
      metadata: { annotations: { 'kubernetes.io/ingress.class': 'a' } },
      spec: { defaultBackend: { service: { name: 's', port: { number: 80 } } } },
    },
  },
  'networking.k8s.io/v1 NetworkPolicy networkpolicies': {
    networks: {
      spec: {
        podSelector: {},
        ingress: [{ from: [PEER('10.0.0.0/8', '10.9.0.0/16'), PEER('2001:0DB8::/32', '2001:db8:0::/48')] }],
        egress: [{ to: [PEER('2001:db8:0::/64')] }],
      },
    },
  },
  'discovery.k8s.io/v1 EndpointSlice endpointslices': {
    names: { addressType: 'FQDN', endpoints: [{ addresses: ['a.example.com'] }] },
    'of the controller': {
      metadata: { labels: { 'endpointslice.kubernetes.io/managed-by': 'endpointslice-controller.k8s.io' } },
      addressType: 'IPv6',
      endpoints: [{ addresses: ['2001:db8::1'] }],
    },
  },
  'resource.k8s.io/v1 ResourceSlice resourceslices': {
    'upper case': {
      spec: { driver: 'D.example.com', pool: { name: 'p', generation: 1, resourceSliceCount: 1 }, nodeName: 'n' },
    },
  },
  'policy/v1 PodDisruptionBudget poddisruptionbudgets': { none: { spec: { minAvailable: 1, selector: {} } } },
};
