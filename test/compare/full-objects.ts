import type { JsonObject } from '../../src/json/types.js';
import { SAMPLE_REQUEST } from '../support/pem-samples.js';

const LABELS = { app: 'x' };
const SELECTOR = { matchLabels: LABELS, matchExpressions: [{ key: 'tier', operator: 'In', values: ['a', 'b'] }] };
const CONTAINER = { name: 'c', image: 'i' };
const TEMPLATE = { metadata: { labels: { ...LABELS, tier: 'a' } }, spec: { containers: [CONTAINER] } };
const ONCE = { metadata: { labels: LABELS }, spec: { containers: [CONTAINER], restartPolicy: 'Never' } };
const FIELD = { fieldRef: { apiVersion: 'v1', fieldPath: 'metadata.name' } };
const FILES = { defaultMode: 420, optional: true, items: [{ key: 'k', path: 'p', mode: 420 }] };

const CLAIM_SPEC = {
  accessModes: ['ReadWriteOnce'],
  resources: { requests: { storage: '1Gi' }, limits: { storage: '2Gi' } },
  storageClassName: 'sc',
  volumeMode: 'Filesystem',
  volumeAttributesClassName: 'gold',
  selector: SELECTOR,
  dataSource: { apiGroup: 'snapshot.storage.k8s.io', kind: 'VolumeSnapshot', name: 's' },
};

const PROBE = {
  httpGet: { path: '/a', port: 80, host: 'h', scheme: 'HTTPS', httpHeaders: [{ name: 'X-A', value: 'b' }] },
  initialDelaySeconds: 1,
  timeoutSeconds: 2,
  periodSeconds: 3,
  successThreshold: 1,
  failureThreshold: 4,
};

const SECURITY = {
  capabilities: { add: ['NET_ADMIN'], drop: ['ALL'] },
  privileged: false,
  seLinuxOptions: { user: 'u', role: 'r', type: 't', level: 's0' },
  runAsUser: 1,
  runAsGroup: 1,
  runAsNonRoot: true,
  readOnlyRootFilesystem: true,
  allowPrivilegeEscalation: true,
  procMount: 'Default',
  seccompProfile: { type: 'Localhost', localhostProfile: 'a/b' },
  appArmorProfile: { type: 'Localhost', localhostProfile: 'a' },
};

const AMOUNTS = { requests: { cpu: '1', memory: '1Gi' }, limits: { cpu: '2', memory: '2Gi' } };

const FULL_CONTAINER = {
  ...CONTAINER,
  command: ['run'],
  args: ['a'],
  workingDir: '/w',
  ports: [{ name: 'web', containerPort: 80, hostPort: 8080, hostIP: '10.0.0.1', protocol: 'TCP' }],
  envFrom: [{ prefix: 'P', configMapRef: { name: 'a', optional: true } }, { secretRef: { name: 'a', optional: true } }],
  env: [
    { name: 'A', valueFrom: FIELD },
    { name: 'B', valueFrom: { resourceFieldRef: { containerName: 'c', resource: 'limits.cpu', divisor: '1m' } } },
    { name: 'C', valueFrom: { configMapKeyRef: { name: 'a', key: 'k', optional: true } } },
    { name: 'D', valueFrom: { secretKeyRef: { name: 'a', key: 'k', optional: true } } },
  ],
  resources: { ...AMOUNTS, claims: [{ name: 'gpu', request: 'r' }] },
  resizePolicy: [{ resourceName: 'cpu', restartPolicy: 'NotRequired' }],
  volumeMounts: [
    { name: 'v1', mountPath: '/v1', readOnly: true, subPath: 's', mountPropagation: 'None' },
    { name: 'v2', mountPath: '/v2', readOnly: true, recursiveReadOnly: 'IfPossible' },
    { name: 'v3', mountPath: '/v3', subPathExpr: '$(A)' },
  ],
  volumeDevices: [{ name: 'block', devicePath: '/dev/b' }],
  livenessProbe: { ...PROBE, terminationGracePeriodSeconds: 5 },
  readinessProbe: { tcpSocket: { port: 'web', host: 'h' } },
  startupProbe: { grpc: { port: 90, service: 's' } },
  lifecycle: {
    postStart: { exec: { command: ['a'] } },
    preStop: { httpGet: { path: '/', port: 1, httpHeaders: [{ name: 'X', value: 'b' }] } },
  },
  terminationMessagePath: '/t',
  terminationMessagePolicy: 'File',
  imagePullPolicy: 'Always',
  securityContext: SECURITY,
  stdin: true,
  stdinOnce: true,
  tty: true,
};

const POD_TERM = {
  labelSelector: SELECTOR,
  namespaces: ['n'],
  namespaceSelector: SELECTOR,
  topologyKey: 'kubernetes.io/hostname',
  matchLabelKeys: ['k'],
  mismatchLabelKeys: ['m'],
};
const POD_TERMS = {
  requiredDuringSchedulingIgnoredDuringExecution: [POD_TERM],
  preferredDuringSchedulingIgnoredDuringExecution: [{ weight: 5, podAffinityTerm: { topologyKey: 'z' } }],
};
const NODE_TERM = {
  matchExpressions: [{ key: 'a', operator: 'Gt', values: ['5'] }],
  matchFields: [{ key: 'metadata.name', operator: 'In', values: ['n'] }],
};

const POD = {
  spec: {
    containers: [FULL_CONTAINER],
    initContainers: [
      { name: 'i', image: 'i', restartPolicy: 'Always', livenessProbe: { exec: { command: ['a'] } } },
      { name: 'j', image: 'i' },
    ],
    volumes: [
      { name: 'v1', emptyDir: { medium: 'Memory', sizeLimit: '1Gi' } },
      { name: 'v2', hostPath: { path: '/h', type: 'Directory' } },
      { name: 'v3', configMap: { name: 'a', ...FILES } },
      { name: 'v4', secret: { secretName: 'a', ...FILES } },
      { name: 'v5', downwardAPI: { defaultMode: 420, items: [{ path: 'a', mode: 420, ...FIELD }] } },
      {
        name: 'v6',
        projected: {
          defaultMode: 420,
          sources: [
            { secret: { name: 'a', optional: true, items: [{ key: 'k', path: 'a', mode: 420 }] } },
            { configMap: { name: 'a', optional: true, items: [{ key: 'k', path: 'b', mode: 420 }] } },
            { downwardAPI: { items: [{ path: 'c', ...FIELD }] } },
            { serviceAccountToken: { audience: 'a', expirationSeconds: 3600, path: 'd' } },
          ],
        },
      },
      { name: 'v7', nfs: { server: 's', path: '/p', readOnly: true } },
      {
        name: 'v8',
        iscsi: {
          targetPortal: 'p',
          iqn: 'iqn.2001-04.com.example:a',
          lun: 1,
          iscsiInterface: 'i',
          fsType: 'ext4',
          portals: ['q'],
          chapAuthDiscovery: true,
          chapAuthSession: true,
          secretRef: { name: 's' },
          initiatorName: 'iqn.2001-04.com.example:b',
        },
      },
      {
        name: 'v9',
        csi: { driver: 'd.io', fsType: 'ext4', volumeAttributes: { a: 'b' }, nodePublishSecretRef: { name: 's' } },
      },
      { name: 'v10', ephemeral: { volumeClaimTemplate: { metadata: { labels: LABELS }, spec: CLAIM_SPEC } } },
      { name: 'v11', image: { reference: 'r', pullPolicy: 'Always' } },
      { name: 'v12', fc: { targetWWNs: ['a'], lun: 1, fsType: 'ext4' } },
      {
        name: 'v13',
        rbd: { monitors: ['m'], image: 'i', pool: 'p', user: 'u', keyring: 'k', secretRef: { name: 's' } },
      },
      { name: 'v14', cephfs: { monitors: ['m'], path: '/p', user: 'u', secretRef: { name: 's' } } },
      { name: 'v15', gcePersistentDisk: { pdName: 'p', fsType: 'ext4', partition: 1 } },
      { name: 'v16', awsElasticBlockStore: { volumeID: 'p', fsType: 'ext4', partition: 1 } },
      {
        name: 'v17',
        azureDisk: { diskName: 'd', diskURI: 'https://a.b/c', cachingMode: 'None', kind: 'Shared', fsType: 'ext4' },
      },
      { name: 'v18', azureFile: { secretName: 's', shareName: 'n' } },
      { name: 'v19', flexVolume: { driver: 'a/b', secretRef: { name: 's' }, options: { a: 'b' } } },
      {
        name: 'v20',
        scaleIO: {
          gateway: 'g',
          system: 's',
          secretRef: { name: 'c' },
          volumeName: 'd',
          storageMode: 'ThinProvisioned',
        },
      },
      { name: 'v21', storageos: { volumeName: 'a', volumeNamespace: 'b', secretRef: { name: 's' } } },
      { name: 'v22', portworxVolume: { volumeID: 'a', fsType: 'ext4' } },
      { name: 'v23', vsphereVolume: { volumePath: 'a', storagePolicyName: 'b' } },
      { name: 'v24', quobyte: { registry: 'a:1', volume: 'b', user: 'u', tenant: 't' } },
      { name: 'v25', glusterfs: { endpoints: 'e', path: 'p' } },
      { name: 'v26', cinder: { volumeID: 'a', fsType: 'ext4', secretRef: { name: 's' } } },
      { name: 'v27', flocker: { datasetName: 'a' } },
      { name: 'v28', photonPersistentDisk: { pdID: 'a', fsType: 'ext4' } },
      { name: 'v29', gitRepo: { repository: 'a', revision: 'r', directory: 'd' } },
      { name: 'block', persistentVolumeClaim: { claimName: 'c', readOnly: true } },
    ],
    restartPolicy: 'Always',
    terminationGracePeriodSeconds: 20,
    activeDeadlineSeconds: 60,
    dnsPolicy: 'None',
    dnsConfig: { nameservers: ['10.0.0.1'], searches: ['a.b'], options: [{ name: 'ndots', value: '2' }] },
    nodeSelector: { disk: 'ssd' },
    automountServiceAccountToken: false,
    securityContext: {
      seLinuxOptions: { level: 's0' },
      runAsUser: 1,
      runAsGroup: 1,
      runAsNonRoot: true,
      supplementalGroups: [5],
      supplementalGroupsPolicy: 'Merge',
      fsGroup: 6,
      fsGroupChangePolicy: 'Always',
      sysctls: [{ name: 'kernel.shm_rmid_forced', value: '1' }],
      seccompProfile: { type: 'RuntimeDefault' },
      appArmorProfile: { type: 'RuntimeDefault' },
      seLinuxChangePolicy: 'Recursive',
    },
    imagePullSecrets: [{ name: 's' }],
    hostname: 'h',
    subdomain: 's',
    schedulerName: 's',
    affinity: {
      nodeAffinity: {
        requiredDuringSchedulingIgnoredDuringExecution: { nodeSelectorTerms: [NODE_TERM] },
        preferredDuringSchedulingIgnoredDuringExecution: [{ weight: 5, preference: NODE_TERM }],
      },
      podAffinity: POD_TERMS,
      podAntiAffinity: POD_TERMS,
    },
    tolerations: [{ key: 'k', operator: 'Equal', value: 'v', effect: 'NoExecute', tolerationSeconds: 5 }],
    hostAliases: [{ ip: '10.0.0.1', hostnames: ['a.b'] }],
    readinessGates: [{ conditionType: 'a.b/c' }],
    enableServiceLinks: true,
    preemptionPolicy: 'PreemptLowerPriority',
    topologySpreadConstraints: [
      {
        maxSkew: 1,
        topologyKey: 'z',
        whenUnsatisfiable: 'DoNotSchedule',
        labelSelector: SELECTOR,
        minDomains: 2,
        nodeAffinityPolicy: 'Honor',
        nodeTaintsPolicy: 'Ignore',
        matchLabelKeys: ['k'],
      },
    ],
    setHostnameAsFQDN: true,
    os: { name: 'linux' },
    schedulingGates: [{ name: 'a.b/c' }],
    resourceClaims: [
      { name: 'gpu', resourceClaimName: 'r' },
      { name: 'net', resourceClaimTemplateName: 't' },
    ],
    shareProcessNamespace: true,
    resources: AMOUNTS,
  },
};

const WINDOWS_POD = {
  spec: {
    containers: [
      {
        ...CONTAINER,
        securityContext: {
          windowsOptions: {
            gmsaCredentialSpecName: 'a',
            gmsaCredentialSpec: 'b',
            runAsUserName: 'u',
            hostProcess: true,
          },
          runAsNonRoot: false,
        },
      },
    ],
    os: { name: 'windows' },
    hostNetwork: true,
    securityContext: { windowsOptions: { runAsUserName: 'u', hostProcess: true } },
    serviceAccountName: 'default',
  },
};

const VOLUME = {
  capacity: { storage: '1Gi' },
  accessModes: ['ReadWriteOnce'],
  persistentVolumeReclaimPolicy: 'Retain',
  storageClassName: 'sc',
  mountOptions: ['ro'],
  volumeMode: 'Filesystem',
};
const SECRET_REF = { name: 's', namespace: 'n' };
/** One volume for each source with validation rules. */
const VOLUMES: readonly JsonObject[] = [
  {
    csi: {
      driver: 'd.io',
      volumeHandle: 'h',
      readOnly: true,
      fsType: 'ext4',
      volumeAttributes: { a: 'b' },
      controllerPublishSecretRef: SECRET_REF,
      nodeStageSecretRef: SECRET_REF,
      nodePublishSecretRef: SECRET_REF,
      controllerExpandSecretRef: SECRET_REF,
      nodeExpandSecretRef: SECRET_REF,
    },
    claimRef: { kind: 'PersistentVolumeClaim', apiVersion: 'v1', namespace: 'n', name: 'c' },
    volumeAttributesClassName: 'gold',
    nodeAffinity: { required: { nodeSelectorTerms: [NODE_TERM] } },
  },
  { local: { path: '/l', fsType: 'ext4' }, nodeAffinity: { required: { nodeSelectorTerms: [NODE_TERM] } } },
  { nfs: { server: 's', path: '/p', readOnly: true } },
  { hostPath: { path: '/h', type: 'Directory' } },
  {
    iscsi: {
      targetPortal: 'p',
      iqn: 'iqn.2001-04.com.example:a',
      lun: 1,
      portals: ['q'],
      chapAuthDiscovery: true,
      secretRef: SECRET_REF,
      initiatorName: 'iqn.2001-04.com.example:b',
    },
  },
  { fc: { wwids: ['w'], fsType: 'ext4' } },
  { rbd: { monitors: ['m'], image: 'i', secretRef: SECRET_REF } },
  { cephfs: { monitors: ['m'], path: '/p', secretRef: SECRET_REF } },
  { gcePersistentDisk: { pdName: 'p', partition: 1 } },
  { awsElasticBlockStore: { volumeID: 'p', partition: 1 } },
  { azureDisk: { diskName: 'd', diskURI: 'https://a.b/c', cachingMode: 'None', kind: 'Shared' } },
  { azureFile: { secretName: 's', shareName: 'n', secretNamespace: 'n' } },
  { flexVolume: { driver: 'a/b', secretRef: SECRET_REF } },
  { scaleIO: { gateway: 'g', system: 's', secretRef: SECRET_REF, volumeName: 'd' } },
  { storageos: { volumeName: 'a', volumeNamespace: 'b', secretRef: { name: 's', namespace: 'n' } } },
  { quobyte: { registry: 'a:1', volume: 'b', tenant: 't' } },
  { glusterfs: { endpoints: 'e', path: 'p', endpointsNamespace: 'n' } },
  { cinder: { volumeID: 'a', secretRef: SECRET_REF } },
  { flocker: { datasetName: 'a' } },
  { portworxVolume: { volumeID: 'a' } },
  { vsphereVolume: { volumePath: 'a' } },
  { photonPersistentDisk: { pdID: 'a' } },
];

const TARGET = { type: 'Value', value: '10' };
const METRIC = { name: 'm', selector: SELECTOR };
const RULES = {
  stabilizationWindowSeconds: 10,
  selectPolicy: 'Max',
  policies: [{ type: 'Pods', value: 4, periodSeconds: 60 }],
};

const WEBHOOK = {
  name: 'w.example.com',
  clientConfig: { service: { namespace: 'n', name: 's', path: '/p', port: 443 }, caBundle: 'LQ==' },
  sideEffects: 'None',
  admissionReviewVersions: ['v1'],
  rules: [
    {
      apiGroups: ['nobody.example.com'],
      apiVersions: ['v1'],
      resources: ['as', 'as/b'],
      operations: ['CREATE'],
      scope: '*',
    },
  ],
  failurePolicy: 'Ignore',
  matchPolicy: 'Exact',
  timeoutSeconds: 5,
  namespaceSelector: SELECTOR,
  objectSelector: SELECTOR,
  matchConditions: [{ name: 'a.b/c', expression: 'true' }],
};

const MATCH = {
  resourceRules: [
    {
      resourceNames: ['n'],
      apiGroups: ['nobody.example.com'],
      apiVersions: ['v1'],
      resources: ['as'],
      operations: ['CREATE'],
      scope: 'Namespaced',
    },
  ],
  excludeResourceRules: [{ apiGroups: ['x'], apiVersions: ['v1'], resources: ['as'], operations: ['UPDATE'] }],
  namespaceSelector: SELECTOR,
  objectSelector: SELECTOR,
  matchPolicy: 'Equivalent',
};

const DEVICE_SELECTORS = [{ cel: { expression: 'true' } }];
const DEVICE_REQUEST = {
  deviceClassName: 'gpu.example.com',
  selectors: DEVICE_SELECTORS,
  allocationMode: 'ExactCount',
  count: 2,
  tolerations: [{ key: 'k', operator: 'Equal', value: 'v', effect: 'NoExecute', tolerationSeconds: 5 }],
  capacity: { requests: { mem: '1Gi' } },
};
const DEVICE_CONFIG = { opaque: { driver: 'd.example.com', parameters: { a: 1 } } };
const CLAIM = {
  devices: {
    requests: [
      { name: 'r', exactly: DEVICE_REQUEST },
      { name: 's', firstAvailable: [{ name: 't', ...DEVICE_REQUEST }] },
    ],
    constraints: [{ requests: ['r'], matchAttribute: 'example.com/a' }],
    config: [{ requests: ['r'], ...DEVICE_CONFIG }],
  },
};

/** Members of valid objects with nearly all fields of the kind, in addition to kind, apiVersion and metadata. */
export const FULL_SAMPLES: Readonly<Record<string, readonly JsonObject[]>> = {
  pods: [POD, WINDOWS_POD],
  services: [
    {
      spec: {
        selector: LABELS,
        type: 'LoadBalancer',
        externalIPs: ['1.2.3.4'],
        sessionAffinity: 'ClientIP',
        sessionAffinityConfig: { clientIP: { timeoutSeconds: 100 } },
        loadBalancerSourceRanges: ['10.0.0.0/8'],
        loadBalancerClass: 'example.com/lb',
        externalTrafficPolicy: 'Local',
        internalTrafficPolicy: 'Cluster',
        publishNotReadyAddresses: true,
        ipFamilies: ['IPv4'],
        ipFamilyPolicy: 'SingleStack',
        allocateLoadBalancerNodePorts: true,
        trafficDistribution: 'PreferSameZone',
        ports: [{ name: 'a', port: 80, targetPort: 'web', protocol: 'TCP', appProtocol: 'http' }],
      },
    },
    { spec: { type: 'ExternalName', externalName: 'a.example.com' } },
    { spec: { clusterIP: 'None', selector: LABELS } },
  ],
  persistentvolumes: VOLUMES.map((source) => ({ spec: { ...VOLUME, ...source } })),
  persistentvolumeclaims: [
    { spec: CLAIM_SPEC },
    {
      spec: {
        accessModes: ['ReadWriteOncePod'],
        resources: { requests: { storage: '1Gi' } },
        volumeName: 'v',
        volumeMode: 'Block',
        dataSourceRef: { kind: 'PersistentVolumeClaim', name: 'p' },
      },
    },
  ],
  deployments: [
    {
      spec: {
        replicas: 2,
        selector: SELECTOR,
        strategy: { type: 'RollingUpdate', rollingUpdate: { maxSurge: '50%', maxUnavailable: 0 } },
        minReadySeconds: 1,
        revisionHistoryLimit: 3,
        progressDeadlineSeconds: 100,
        paused: true,
        template: TEMPLATE,
      },
    },
  ],
  statefulsets: [
    {
      spec: {
        replicas: 2,
        selector: SELECTOR,
        serviceName: 's',
        template: TEMPLATE,
        volumeClaimTemplates: [{ metadata: { name: 'data' }, spec: CLAIM_SPEC }],
        podManagementPolicy: 'Parallel',
        updateStrategy: { type: 'RollingUpdate', rollingUpdate: { partition: 1 } },
        revisionHistoryLimit: 3,
        minReadySeconds: 1,
        persistentVolumeClaimRetentionPolicy: { whenDeleted: 'Retain', whenScaled: 'Delete' },
        ordinals: { start: 2 },
      },
    },
  ],
  daemonsets: [
    {
      spec: {
        selector: SELECTOR,
        template: TEMPLATE,
        updateStrategy: { type: 'RollingUpdate', rollingUpdate: { maxUnavailable: '0%', maxSurge: '10%' } },
        minReadySeconds: 1,
        revisionHistoryLimit: 3,
      },
    },
  ],
  jobs: [
    {
      spec: {
        parallelism: 1,
        completions: 2,
        completionMode: 'Indexed',
        activeDeadlineSeconds: 60,
        ttlSecondsAfterFinished: 60,
        suspend: true,
        podReplacementPolicy: 'Failed',
        backoffLimitPerIndex: 1,
        maxFailedIndexes: 1,
        managedBy: 'example.com/m',
        podFailurePolicy: {
          rules: [
            { action: 'FailJob', onExitCodes: { containerName: 'c', operator: 'In', values: [1, 2] } },
            { action: 'Ignore', onPodConditions: [{ type: 'DisruptionTarget', status: 'True' }] },
          ],
        },
        successPolicy: { rules: [{ succeededIndexes: '0-1', succeededCount: 1 }] },
        template: ONCE,
      },
    },
    { spec: { manualSelector: true, selector: { matchLabels: LABELS }, template: ONCE } },
  ],
  cronjobs: [
    {
      spec: {
        schedule: '*/5 * * * *',
        timeZone: 'Etc/UTC',
        concurrencyPolicy: 'Replace',
        startingDeadlineSeconds: 10,
        suspend: true,
        successfulJobsHistoryLimit: 1,
        failedJobsHistoryLimit: 1,
        jobTemplate: {
          metadata: { labels: LABELS },
          spec: {
            parallelism: 1,
            completions: 1,
            backoffLimit: 1,
            podFailurePolicy: {
              rules: [{ action: 'Count', onPodConditions: [{ type: 'DisruptionTarget', status: 'True' }] }],
            },
            template: ONCE,
          },
        },
      },
    },
  ],
  horizontalpodautoscalers: [
    {
      spec: {
        scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name: 'd' },
        minReplicas: 1,
        maxReplicas: 5,
        metrics: [
          { type: 'Resource', resource: { name: 'cpu', target: { type: 'Utilization', averageUtilization: 80 } } },
          {
            type: 'ContainerResource',
            containerResource: { name: 'cpu', container: 'c', target: { type: 'AverageValue', averageValue: '5' } },
          },
          { type: 'Pods', pods: { metric: METRIC, target: { type: 'AverageValue', averageValue: '5' } } },
          {
            type: 'Object',
            object: {
              describedObject: { apiVersion: 'v1', kind: 'Service', name: 's' },
              metric: METRIC,
              target: TARGET,
            },
          },
          { type: 'External', external: { metric: METRIC, target: TARGET } },
        ],
        behavior: {
          scaleUp: RULES,
          scaleDown: { ...RULES, policies: [{ type: 'Percent', value: 10, periodSeconds: 60 }] },
        },
      },
    },
  ],
  poddisruptionbudgets: [
    { spec: { maxUnavailable: 1, selector: SELECTOR, unhealthyPodEvictionPolicy: 'IfHealthyBudget' } },
  ],
  ingresses: [
    {
      spec: {
        ingressClassName: 'c',
        defaultBackend: { service: { name: 's', port: { name: 'web' } } },
        tls: [{ hosts: ['a.example.com', '*.example.com'], secretName: 's' }],
        rules: [
          {
            host: '*.example.com',
            http: {
              paths: [
                { path: '/a', pathType: 'Exact', backend: { service: { name: 's', port: { number: 80 } } } },
                {
                  pathType: 'ImplementationSpecific',
                  backend: { resource: { apiGroup: 'a.b', kind: 'K', name: 'n' } },
                },
              ],
            },
          },
        ],
      },
    },
  ],
  ingressclasses: [
    {
      spec: {
        controller: 'example.com/c',
        parameters: { apiGroup: 'a.b', kind: 'P', name: 'p', scope: 'Namespace', namespace: 'n' },
      },
    },
  ],
  networkpolicies: [
    {
      spec: {
        podSelector: SELECTOR,
        policyTypes: ['Ingress', 'Egress'],
        ingress: [
          {
            from: [
              { ipBlock: { cidr: '10.0.0.0/8', except: ['10.1.0.0/16'] } },
              { podSelector: SELECTOR, namespaceSelector: SELECTOR },
            ],
            ports: [{ protocol: 'TCP', port: 80, endPort: 90 }],
          },
        ],
        egress: [
          {
            to: [{ ipBlock: { cidr: '2001:db8::/32', except: ['2001:db8:1::/48'] } }],
            ports: [{ protocol: 'UDP', port: 'dns' }],
          },
        ],
      },
    },
  ],
  endpointslices: [
    {
      addressType: 'IPv4',
      endpoints: [
        {
          addresses: ['10.2.0.1'],
          conditions: { ready: true, serving: true, terminating: false },
          hostname: 'h',
          nodeName: 'n',
          zone: 'z',
          hints: { forZones: [{ name: 'z' }], forNodes: [{ name: 'n' }] },
          targetRef: { kind: 'Pod', name: 'p', namespace: 'n' },
          deprecatedTopology: { a: 'b' },
        },
      ],
      ports: [{ name: 'a', port: 80, protocol: 'TCP', appProtocol: 'http' }],
    },
    { addressType: 'FQDN', endpoints: [{ addresses: ['a.example.com'] }] },
    { addressType: 'IPv6', endpoints: [{ addresses: ['2001:db8::1'] }] },
  ],
  endpoints: [
    {
      subsets: [
        {
          addresses: [{ ip: '10.2.0.1', hostname: 'h', nodeName: 'n', targetRef: { kind: 'Pod', name: 'p' } }],
          notReadyAddresses: [{ ip: '10.2.0.2' }],
          ports: [{ name: 'a', port: 80, protocol: 'TCP', appProtocol: 'http' }],
        },
      ],
    },
  ],
  validatingwebhookconfigurations: [{ webhooks: [WEBHOOK] }],
  mutatingwebhookconfigurations: [{ webhooks: [{ ...WEBHOOK, reinvocationPolicy: 'IfNeeded' }] }],
  validatingadmissionpolicies: [
    {
      spec: {
        failurePolicy: 'Ignore',
        paramKind: { apiVersion: 'v1', kind: 'ConfigMap' },
        matchConstraints: MATCH,
        matchConditions: [{ name: 'a', expression: 'true' }],
        validations: [{ expression: 'true', message: 'm', messageExpression: "'m'", reason: 'Invalid' }],
        auditAnnotations: [{ key: 'k', valueExpression: "'v'" }],
        variables: [{ name: 'v', expression: 'true' }],
      },
    },
  ],
  validatingadmissionpolicybindings: [
    {
      spec: {
        policyName: 'p',
        paramRef: { name: 'n', namespace: 'ns', parameterNotFoundAction: 'Deny' },
        matchResources: MATCH,
        validationActions: ['Deny', 'Audit'],
      },
    },
    {
      spec: {
        policyName: 'p',
        paramRef: { selector: SELECTOR, parameterNotFoundAction: 'Allow' },
        validationActions: ['Warn'],
      },
    },
  ],
  mutatingadmissionpolicies: [
    {
      spec: {
        failurePolicy: 'Ignore',
        reinvocationPolicy: 'Never',
        paramKind: { apiVersion: 'v1', kind: 'ConfigMap' },
        matchConstraints: MATCH,
        matchConditions: [{ name: 'a', expression: 'true' }],
        variables: [{ name: 'v', expression: 'true' }],
        mutations: [
          { patchType: 'ApplyConfiguration', applyConfiguration: { expression: 'Object{}' } },
          { patchType: 'JSONPatch', jsonPatch: { expression: '[JSONPatch{op: "remove", path: "/a"}]' } },
        ],
      },
    },
  ],
  mutatingadmissionpolicybindings: [
    { spec: { policyName: 'p', paramRef: { name: 'n', parameterNotFoundAction: 'Deny' }, matchResources: MATCH } },
  ],
  resourceclaims: [{ spec: CLAIM }],
  resourceclaimtemplates: [{ spec: { metadata: { labels: LABELS }, spec: CLAIM } }],
  deviceclasses: [{ spec: { selectors: DEVICE_SELECTORS, config: [DEVICE_CONFIG], extendedResourceName: 'a.b/c' } }],
  resourceslices: [
    {
      spec: {
        driver: 'd.example.com',
        pool: { name: 'p', generation: 1, resourceSliceCount: 1 },
        nodeName: 'n',
        devices: [
          {
            name: 'dev',
            attributes: { a: { string: 's' }, b: { int: 5 }, c: { bool: true }, d: { version: '1.2.3' } },
            capacity: { mem: { value: '1Gi', requestPolicy: { default: '1Gi', validValues: ['1Gi'] } } },
            allowMultipleAllocations: true,
          },
        ],
      },
    },
    {
      spec: {
        driver: 'd.example.com',
        pool: { name: 'p', generation: 1, resourceSliceCount: 1 },
        nodeSelector: { nodeSelectorTerms: [{ matchExpressions: [{ key: 'a', operator: 'In', values: ['b'] }] }] },
        devices: [{ name: 'dev' }],
      },
    },
  ],
  flowschemas: [
    {
      spec: {
        matchingPrecedence: 500,
        priorityLevelConfiguration: { name: 'exempt' },
        distinguisherMethod: { type: 'ByNamespace' },
        rules: [
          {
            subjects: [
              { kind: 'User', user: { name: 'u' } },
              { kind: 'Group', group: { name: 'g' } },
              { kind: 'ServiceAccount', serviceAccount: { namespace: 'n', name: 's' } },
            ],
            resourceRules: [
              { verbs: ['get'], apiGroups: ['a'], resources: ['pods'], clusterScope: true, namespaces: ['n'] },
            ],
            nonResourceRules: [{ verbs: ['get'], nonResourceURLs: ['/healthz', '/a/*'] }],
          },
        ],
      },
    },
  ],
  prioritylevelconfigurations: [
    {
      spec: {
        type: 'Limited',
        limited: {
          nominalConcurrencyShares: 5,
          lendablePercent: 10,
          borrowingLimitPercent: 20,
          limitResponse: { type: 'Queue', queuing: { queues: 64, handSize: 4, queueLengthLimit: 10 } },
        },
      },
    },
    { spec: { type: 'Limited', limited: { limitResponse: { type: 'Reject' } } } },
  ],
  certificatesigningrequests: [
    {
      spec: {
        request: Buffer.from(SAMPLE_REQUEST).toString('base64'),
        signerName: 'example.com/s',
        usages: ['digital signature', 'client auth'],
        expirationSeconds: 3600,
      },
    },
  ],
  storageclasses: [
    {
      provisioner: 'example.com/p',
      parameters: { a: 'b' },
      reclaimPolicy: 'Retain',
      mountOptions: ['ro'],
      volumeBindingMode: 'WaitForFirstConsumer',
      allowVolumeExpansion: true,
      allowedTopologies: [{ matchLabelExpressions: [{ key: 'zone', values: ['a', 'b'] }] }],
    },
  ],
  csinodes: [
    {
      spec: {
        drivers: [{ name: 'd.example.com', nodeID: 'n', topologyKeys: ['example.com/z'], allocatable: { count: 5 } }],
      },
    },
  ],
  csidrivers: [
    {
      spec: {
        attachRequired: true,
        podInfoOnMount: true,
        volumeLifecycleModes: ['Persistent', 'Ephemeral'],
        storageCapacity: true,
        fsGroupPolicy: 'ReadWriteOnceWithFSType',
        tokenRequests: [{ audience: 'a', expirationSeconds: 3600 }],
        requiresRepublish: true,
        seLinuxMount: true,
        nodeAllocatableUpdatePeriodSeconds: 60,
      },
    },
  ],
  csistoragecapacities: [{ storageClassName: 's', capacity: '1Gi', maximumVolumeSize: '1Gi', nodeTopology: SELECTOR }],
  volumeattachments: [
    {
      spec: {
        attacher: 'a.example.com',
        nodeName: 'n',
        source: { inlineVolumeSpec: { accessModes: ['ReadWriteOnce'], csi: { driver: 'd.io', volumeHandle: 'h' } } },
      },
    },
  ],
  clusterroles: [
    {
      rules: [{ apiGroups: ['a'], resources: ['pods'], verbs: ['get'], resourceNames: ['n'] }],
      aggregationRule: { clusterRoleSelectors: [SELECTOR] },
    },
  ],
  rolebindings: [
    {
      roleRef: { apiGroup: 'rbac.authorization.k8s.io', kind: 'Role', name: 'r' },
      subjects: [
        { kind: 'ServiceAccount', name: 's', namespace: 'n' },
        { kind: 'Group', name: 'g', apiGroup: 'rbac.authorization.k8s.io' },
      ],
    },
  ],
  leases: [
    {
      spec: {
        holderIdentity: 'h',
        leaseDurationSeconds: 10,
        leaseTransitions: 1,
        acquireTime: '2024-05-01T10:00:00.000000Z',
        renewTime: '2024-05-01T10:00:01.000000Z',
      },
    },
  ],
  limitranges: [
    {
      spec: {
        limits: [
          {
            type: 'Container',
            max: { cpu: '2' },
            min: { cpu: '100m' },
            default: { cpu: '1' },
            defaultRequest: { cpu: '200m' },
            maxLimitRequestRatio: { cpu: '5' },
          },
          { type: 'Pod', max: { cpu: '2' }, min: { cpu: '100m' } },
          { type: 'PersistentVolumeClaim', min: { storage: '1Gi' }, max: { storage: '2Gi' } },
        ],
      },
    },
  ],
  resourcequotas: [
    {
      spec: {
        hard: { pods: '10', 'requests.cpu': '4', 'count/jobs.batch': '3' },
        scopeSelector: {
          matchExpressions: [
            { scopeName: 'PriorityClass', operator: 'In', values: ['high'] },
            { scopeName: 'NotTerminating', operator: 'Exists' },
          ],
        },
      },
    },
  ],
  runtimeclasses: [
    {
      handler: 'h',
      overhead: { podFixed: { cpu: '10m', memory: '1Mi' } },
      scheduling: {
        nodeSelector: { a: 'b' },
        tolerations: [{ key: 'k', operator: 'Equal', value: 'v', effect: 'NoExecute', tolerationSeconds: 5 }],
      },
    },
  ],
  nodes: [
    {
      spec: {
        podCIDR: '10.1.0.0/24',
        podCIDRs: ['10.1.0.0/24'],
        providerID: 'p',
        unschedulable: true,
        taints: [{ key: 'k', value: 'v', effect: 'NoSchedule' }],
      },
      status: { capacity: { cpu: '1' }, allocatable: { cpu: '1' } },
    },
  ],
  secrets: [
    { type: 'kubernetes.io/basic-auth', stringData: { username: 'u', password: 'p' }, immutable: true },
    { type: 'kubernetes.io/dockerconfigjson', data: { '.dockerconfigjson': 'e30=' } },
    { type: 'kubernetes.io/tls', data: { 'tls.crt': 'AA==', 'tls.key': 'AA==' } },
    { type: 'kubernetes.io/ssh-auth', data: { 'ssh-privatekey': 'AA==' } },
  ],
};
