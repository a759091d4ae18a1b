import { definitionOf, objectOf, type Operator } from '../operator.js';
import {
  anything,
  atomic,
  conditions,
  flag,
  free,
  int32,
  int64,
  intOrText,
  keyed,
  kind,
  labelSelector,
  list,
  mapOf,
  object,
  oneOf,
  podSpec,
  quantity,
  rules,
  set,
  text,
  time,
  whole,
} from '../schema-words.js';

const objectReference = () =>
  object(
    {
      apiVersion: text(),
      fieldPath: text(),
      kind: text(),
      name: text(),
      namespace: text(),
      resourceVersion: text(),
      uid: text(),
    },
    { 'x-kubernetes-map-type': 'atomic' },
  );
const oldCluster = () =>
  kind({
    spec: object({
      controlPlaneEndpoint: object({ 'host!': text(), 'port!': int32() }),
      infrastructureRef: objectReference(),
      paused: flag(),
    }),
    status: object({ phase: text(), ready: flag({ default: false }) }),
  });
const contract = () =>
  object({
    'apiGroup!': text({ maxLength: 253, minLength: 1 }),
    'kind!': text({ maxLength: 63, minLength: 1, pattern: '^[a-zA-Z]([-a-zA-Z0-9]*[a-zA-Z0-9])?$' }),
    'name!': text({ maxLength: 253, minLength: 1 }),
  });

/** Cluster API: several versions, of which one is stored and one not served; topologies with free-form variables. */
const clusters: Operator = {
  definition: definitionOf({
    group: 'cluster.x-k8s.io',
    plural: 'clusters',
    kind: 'Cluster',
    shortNames: ['cl'],
    categories: ['cluster-api'],
    versions: [
      { name: 'v1alpha4', storage: false, served: false, deprecated: true, schema: oldCluster() },
      {
        name: 'v1beta1',
        storage: false,
        deprecated: true,
        columns: [
          ['Phase', 'string', '.status.phase'],
          ['Age', 'date', '.metadata.creationTimestamp'],
        ],
        schema: oldCluster(),
      },
      {
        name: 'v1beta2',
        columns: [
          ['ClusterClass', 'string', '.spec.topology.classRef.name'],
          ['Available', 'string', '.status.conditions[?(@.type=="Available")].status'],
          ['CP Desired', 'integer', '.status.controlPlane.desiredReplicas'],
          ['Paused', 'string', '.status.conditions[?(@.type=="Paused")].status', 10],
        ],
        schema: kind(
          {
            spec: object(
              {
                clusterNetwork: object(
                  {
                    apiServerPort: int32({ maximum: 65535, minimum: 1 }),
                    pods: object({
                      'cidrBlocks!': atomic(text({ maxLength: 43, minLength: 1 }), { maxItems: 100, minItems: 1 }),
                    }),
                    serviceDomain: text({ maxLength: 253, minLength: 1 }),
                  },
                  { minProperties: 1 },
                ),
                controlPlaneEndpoint: object(
                  { host: text({ maxLength: 512, minLength: 1 }), port: int32({ maximum: 65535, minimum: 1 }) },
                  { minProperties: 1 },
                ),
                infrastructureRef: contract(),
                paused: flag(),
                topology: object({
                  'classRef!': object({
                    'name!': text({ maxLength: 253, minLength: 1 }),
                    namespace: text({ maxLength: 63, minLength: 1 }),
                  }),
                  controlPlane: object(
                    { nodeDrainTimeoutSeconds: int32({ minimum: 0 }), replicas: int32() },
                    { minProperties: 1 },
                  ),
                  variables: keyed(
                    ['name'],
                    object({ 'name!': text({ maxLength: 256, minLength: 1 }), 'value!': anything() }),
                    { maxItems: 1000, minItems: 1 },
                  ),
                  'version!': text({ maxLength: 256, minLength: 1 }),
                  workers: object(
                    {
                      machineDeployments: keyed(
                        ['name'],
                        object({
                          'class!': text(),
                          'name!': text({
                            maxLength: 63,
                            minLength: 1,
                            pattern: '^(([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9])$',
                          }),
                          replicas: int32(),
                        }),
                        { maxItems: 2000, minItems: 1 },
                      ),
                    },
                    { minProperties: 1 },
                  ),
                }),
              },
              {
                minProperties: 1,
                ...rules({
                  rule: '!has(self.topology) || !has(self.infrastructureRef) || self.infrastructureRef.kind != "None"',
                  messageExpression: "'not with the class ' + self.topology.classRef.name",
                }),
              },
            ),
            status: object(
              {
                conditions: conditions({ maxItems: 32 }),
                controlPlane: object({ desiredReplicas: int32() }),
                phase: oneOf('Pending', 'Provisioning', 'Provisioned', 'Failed'),
              },
              { minProperties: 1 },
            ),
          },
          { required: ['spec'] },
        ),
      },
    ],
  }),
  objects: [
    objectOf('cluster.x-k8s.io/v1beta2', 'Cluster', 'prod', {
      topology: {
        classRef: { name: 'c' },
        version: 'v1.30.0',
        variables: [
          { name: 'a', value: { b: [null] } },
          { name: 'b', value: 'x' },
          { name: 'c', value: 5 },
        ],
        workers: { machineDeployments: [{ class: 'w', name: 'md-0', replicas: 3 }] },
      },
    }),
    objectOf('cluster.x-k8s.io/v1beta1', 'Cluster', 'older', { paused: true }, { status: {} }),
    objectOf('cluster.x-k8s.io/v1beta2', 'Cluster', 'empty', {}, { status: {} }),
    objectOf('cluster.x-k8s.io/v1beta2', 'Cluster', 'class-and-none', {
      infrastructureRef: { apiGroup: 'a', kind: 'None', name: 'x' },
      topology: { classRef: { name: 'c' }, version: 'v1' },
    }),
    objectOf('cluster.x-k8s.io/v1beta2', 'Cluster', 'wrong', {
      clusterNetwork: {},
      topology: {
        classRef: {},
        variables: [{ name: 'a' }, { name: 'a', value: null }],
        workers: { machineDeployments: [] },
      },
      infrastructureRef: { kind: '9' },
    }),
  ],
};

/** Crossplane: a pipeline of functions, each with an embedded object as input. */
const compositions: Operator = {
  definition: definitionOf({
    group: 'apiextensions.crossplane.io',
    plural: 'compositions',
    kind: 'Composition',
    scope: 'Cluster',
    shortNames: ['comp'],
    categories: ['crossplane'],
    versions: [
      {
        name: 'v1',
        status: false,
        columns: [
          ['XR-KIND', 'string', '.spec.compositeTypeRef.kind'],
          ['XR-APIVERSION', 'string', '.spec.compositeTypeRef.apiVersion'],
          ['AGE', 'date', '.metadata.creationTimestamp'],
        ],
        schema: kind({
          spec: object({
            'compositeTypeRef!': object(
              { 'apiVersion!': text(), 'kind!': text() },
              rules({ rule: 'self == oldSelf', message: 'compositeTypeRef is immutable' }),
            ),
            mode: { ...oneOf('Pipeline'), default: 'Pipeline' },
            pipeline: keyed(
              ['step'],
              object({
                credentials: keyed(
                  ['name'],
                  object(
                    {
                      'name!': text(),
                      secretRef: object({ 'name!': text(), 'namespace!': text() }),
                      'source!': oneOf('None', 'Secret'),
                    },
                    rules({
                      rule: "self.source == 'Secret' ? has(self.secretRef) : true",
                      message: 'the Secret source requires a secretRef',
                    }),
                  ),
                ),
                'functionRef!': object({ 'name!': text() }),
                input: {
                  type: 'object',
                  'x-kubernetes-embedded-resource': true,
                  'x-kubernetes-preserve-unknown-fields': true,
                },
                'step!': text(),
              }),
              { maxItems: 99, minItems: 1 },
            ),
            writeConnectionSecretsToNamespace: text(),
          }),
        }),
      },
    ],
  }),
  objects: [
    objectOf('apiextensions.crossplane.io/v1', 'Composition', 'database', {
      compositeTypeRef: { apiVersion: 'x/v1', kind: 'XDatabase' },
      pipeline: [
        {
          step: 'a',
          functionRef: { name: 'f' },
          input: { apiVersion: 'pt.fn/v1', kind: 'Resources', resources: [{ name: 'a', base: {} }] },
        },
      ],
    }),
    objectOf('apiextensions.crossplane.io/v1', 'Composition', 'odd-input', {
      compositeTypeRef: { apiVersion: 'x/v1', kind: 'X' },
      pipeline: [
        { step: 'a', functionRef: { name: 'f' }, input: { spec: 1 } },
        { step: 'a', functionRef: { name: 'f' }, credentials: [{ name: 'a', source: 'Secret' }] },
      ],
    }),
    objectOf('apiextensions.crossplane.io/v1', 'Composition', 'no-steps', { mode: 'Resources', pipeline: [] }),
  ],
};

const nodeTemplate = () =>
  object({
    metadata: object({
      annotations: mapOf(text()),
      labels: mapOf(text({ maxLength: 63, pattern: '^(([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9])?$' }), {
        maxProperties: 100,
        ...rules(
          {
            message: 'label "kubernetes.io/hostname" is restricted',
            rule: 'self.all(x, x != "kubernetes.io/hostname")',
          },
          {
            message: 'label domain "karpenter.sh" is restricted',
            rule: "self.all(x, x in ['karpenter.sh/capacity-type', 'karpenter.sh/nodepool'] || !x.find('^([^/]+)').endsWith('karpenter.sh'))",
          },
        ),
      }),
    }),
    'spec!': object({
      expireAfter: text({ default: '720h', pattern: '^(([0-9]+(s|m|h))+|Never)$' }),
      'nodeClassRef!': object({
        'group!': text({ pattern: '^[^/]*$', ...rules({ message: 'group may not be empty', rule: "self != ''" }) }),
        'kind!': text(rules({ message: 'kind may not be empty', rule: "self != ''" })),
        'name!': text(rules({ message: 'name may not be empty', rule: "self != ''" })),
      }),
      'requirements!': list(
        object({
          'key!': text({
            maxLength: 316,
            pattern:
              '^([a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*(\\/))?([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9]$',
          }),
          minValues: whole({ maximum: 50, minimum: 1 }),
          'operator!': oneOf('In', 'NotIn', 'Exists', 'DoesNotExist', 'Gt', 'Lt'),
          values: atomic(text(), { maxLength: 63 }),
        }),
        {
          maxItems: 100,
          ...rules(
            {
              message: "requirements with operator 'In' must have a value defined",
              rule: "self.all(x, x.operator == 'In' ? x.values.size() != 0 : true)",
            },
            {
              message: "requirements operator 'Gt' or 'Lt' must have a single positive integer value",
              rule: "self.all(x, (x.operator == 'Gt' || x.operator == 'Lt') ? (x.values.size() == 1 && int(x.values[0]) >= 0) : true)",
            },
          ),
        },
      ),
      taints: list(
        object({
          'effect!': oneOf('NoSchedule', 'PreferNoSchedule', 'NoExecute'),
          'key!': text({ minLength: 1 }),
          value: text(),
        }),
      ),
    }),
  });

/** Karpenter: rules over maps and lists, budgets with a schedule, a scale over nodes. */
const nodePools: Operator = {
  definition: definitionOf({
    group: 'karpenter.sh',
    plural: 'nodepools',
    kind: 'NodePool',
    scope: 'Cluster',
    categories: ['karpenter'],
    versions: [
      {
        name: 'v1',
        columns: [
          ['NodeClass', 'string', '.spec.template.spec.nodeClassRef.name'],
          ['Nodes', 'string', '.status.resources.nodes'],
          ['Ready', 'string', '.status.conditions[?(@.type=="Ready")].status'],
          ['Weight', 'integer', '.spec.weight', 1],
          ['CPU', 'string', '.status.resources.cpu', 1],
        ],
        schema: kind(
          {
            spec: object({
              disruption: object(
                {
                  budgets: list(
                    object({
                      duration: text({ pattern: '^((([0-9]+(h|m))|([0-9]+h[0-9]+m))(0s)?)$' }),
                      'nodes!': text({ default: '10%', pattern: '^((100|[0-9]{1,2})%|[0-9]+)$' }),
                      reasons: list(oneOf('Underutilized', 'Empty', 'Drifted'), { maxItems: 50 }),
                      schedule: text({
                        pattern:
                          '^(@(annually|yearly|monthly|weekly|daily|midnight|hourly))|((.+)\\s(.+)\\s(.+)\\s(.+)\\s(.+))$',
                      }),
                    }),
                    {
                      default: [{ nodes: '10%' }],
                      maxItems: 50,
                      ...rules({
                        message: "'schedule' must be set with 'duration'",
                        rule: 'self.all(x, has(x.schedule) == has(x.duration))',
                      }),
                    },
                  ),
                  'consolidateAfter!': text({ default: '0s', pattern: '^(([0-9]+(s|m|h))+|Never)$' }),
                  consolidationPolicy: {
                    ...oneOf('WhenEmpty', 'WhenEmptyOrUnderutilized'),
                    default: 'WhenEmptyOrUnderutilized',
                  },
                },
                { default: { consolidateAfter: '0s' } },
              ),
              limits: mapOf(quantity()),
              'template!': nodeTemplate(),
              weight: int32({ maximum: 100, minimum: 1 }),
            }),
            status: object({
              conditions: list(object({ 'status!': text(), 'type!': text() })),
              resources: mapOf(quantity()),
            }),
          },
          { required: ['spec'] },
        ),
      },
    ],
  }),
  objects: [
    objectOf('karpenter.sh/v1', 'NodePool', 'default', {
      template: {
        spec: {
          requirements: [
            { key: 'kubernetes.io/arch', operator: 'In', values: ['amd64'] },
            { key: 'x/cpu', operator: 'Gt', values: ['4'] },
          ],
          nodeClassRef: { group: 'karpenter.k8s.aws', kind: 'EC2NodeClass', name: 'default' },
        },
      },
      limits: { cpu: 1000, memory: '1000Gi' },
    }),
    objectOf('karpenter.sh/v1', 'NodePool', 'rules', {
      disruption: { consolidateAfter: '1m', budgets: [{ nodes: '5', schedule: '@daily' }] },
      template: {
        metadata: { labels: { 'kubernetes.io/hostname': 'x', 'a.karpenter.sh/x': 'y' } },
        spec: {
          requirements: [
            { key: 'a', operator: 'In', values: [] },
            { key: 'b', operator: 'Gt', values: ['x'] },
          ],
          nodeClassRef: { group: '', kind: '', name: '' },
        },
      },
    }),
    objectOf('karpenter.sh/v1', 'NodePool', 'wrong', {
      weight: 0,
      limits: { cpu: 'many' },
      disruption: { budgets: [{ nodes: '101%', reasons: ['Bored'] }], consolidationPolicy: 'Always' },
      template: { spec: { expireAfter: 'x', requirements: [{ key: 'a b', operator: 'Is' }] } },
    }),
  ],
};

/** KEDA: triggers as string maps, behaviour of the generated autoscaler. */
const scaledObjects: Operator = {
  definition: definitionOf({
    group: 'keda.sh',
    plural: 'scaledobjects',
    kind: 'ScaledObject',
    shortNames: ['so'],
    versions: [
      {
        name: 'v1alpha1',
        columns: [
          ['ScaleTargetName', 'string', '.spec.scaleTargetRef.name'],
          ['Min', 'integer', '.spec.minReplicaCount'],
          ['Triggers', 'string', '.spec.triggers[*].type'],
          ['Ready', 'string', '.status.conditions[?(@.type=="Ready")].status'],
        ],
        schema: kind(
          {
            spec: object({
              advanced: object({
                horizontalPodAutoscalerConfig: object({
                  behavior: object({
                    scaleDown: object({
                      policies: atomic(object({ 'periodSeconds!': int32(), 'type!': text(), 'value!': int32() })),
                      stabilizationWindowSeconds: int32(),
                      tolerance: quantity(),
                    }),
                  }),
                  name: text(),
                }),
                scalingModifiers: object({ formula: text(), target: text() }),
              }),
              cooldownPeriod: int32(),
              fallback: object({ 'failureThreshold!': int32(), 'replicas!': int32() }),
              idleReplicaCount: int32(),
              maxReplicaCount: int32(),
              minReplicaCount: int32(),
              pollingInterval: int32(),
              'scaleTargetRef!': object({
                apiVersion: text(),
                envSourceContainerName: text(),
                kind: text(),
                'name!': text(),
              }),
              'triggers!': list(
                object({
                  authenticationRef: object({ kind: text(), 'name!': text() }),
                  'metadata!': mapOf(text()),
                  metricType: text(),
                  name: text(),
                  'type!': text(),
                  useCachedMetrics: flag(),
                }),
              ),
            }),
            status: object({
              conditions: list(object({ 'status!': text(), 'type!': text() })),
              health: mapOf(object({ numberOfFailures: int32(), status: text() })),
              lastActiveTime: time(),
            }),
          },
          { required: ['spec'] },
        ),
      },
    ],
  }),
  objects: [
    objectOf('keda.sh/v1alpha1', 'ScaledObject', 'queue', {
      scaleTargetRef: { name: 'x' },
      minReplicaCount: 0,
      triggers: [
        { type: 'kafka', metadata: { topic: 't', lagThreshold: '5' } },
        { type: 'cron', metadata: {} },
      ],
    }),
    objectOf('keda.sh/v1alpha1', 'ScaledObject', 'wrong', {
      scaleTargetRef: {},
      triggers: [{ metadata: { lag: 5 } }],
      advanced: {
        horizontalPodAutoscalerConfig: { behavior: { scaleDown: { policies: [{ type: 1 }], tolerance: 'x' } } },
      },
      fallback: {},
    }),
  ],
};

/** LeaderWorkerSet: two pod templates, with interdependent names. */
const leaderWorkerSets: Operator = {
  definition: definitionOf({
    group: 'leaderworkerset.x-k8s.io',
    plural: 'leaderworkersets',
    kind: 'LeaderWorkerSet',
    shortNames: ['lws'],
    versions: [
      {
        name: 'v1',
        scale: {
          specReplicasPath: '.spec.replicas',
          statusReplicasPath: '.status.replicas',
          labelSelectorPath: '.status.hpaPodSelector',
        },
        columns: [
          ['Ready', 'integer', '.status.readyReplicas'],
          ['Desired', 'integer', '.spec.replicas'],
        ],
        schema: kind({
          spec: object({
            'leaderWorkerTemplate!': object({
              leaderTemplate: object({ metadata: free(), spec: podSpec() }),
              restartPolicy: {
                ...oneOf('Default', 'RecreateGroupOnPodRestart', 'None'),
                default: 'RecreateGroupOnPodRestart',
              },
              size: int32({ default: 1 }),
              subGroupPolicy: object({ subGroupSize: int32() }),
              'workerTemplate!': object({ metadata: free(), spec: podSpec() }),
            }),
            networkConfig: object({ 'subdomainPolicy!': oneOf('Shared', 'UniquePerReplica') }),
            replicas: int32({ default: 1 }),
            rolloutStrategy: object(
              {
                rollingUpdateConfiguration: object({
                  maxSurge: intOrText({ default: 0 }),
                  maxUnavailable: intOrText({ default: 1 }),
                  partition: int32({ default: 0, minimum: 0 }),
                }),
                'type!': { ...oneOf('RollingUpdate'), default: 'RollingUpdate' },
              },
              { default: { type: 'RollingUpdate' } },
            ),
            startupPolicy: { ...oneOf('LeaderCreated', 'LeaderReady'), default: 'LeaderCreated' },
          }),
          status: object({
            conditions: conditions(),
            hpaPodSelector: text(),
            readyReplicas: int32(),
            replicas: int32(),
          }),
        }),
      },
    ],
  }),
  objects: [
    objectOf('leaderworkerset.x-k8s.io/v1', 'LeaderWorkerSet', 'model', {
      leaderWorkerTemplate: {
        size: 4,
        workerTemplate: {
          spec: { containers: [{ name: 'a', image: 'x', resources: { limits: { 'nvidia.com/gpu': 1 } } }] },
        },
      },
      rolloutStrategy: { rollingUpdateConfiguration: { maxUnavailable: '50%' } },
    }),
    objectOf('leaderworkerset.x-k8s.io/v1', 'LeaderWorkerSet', 'wrong', {
      replicas: 'x',
      networkConfig: {},
      leaderWorkerTemplate: { size: null, restartPolicy: 'Never', workerTemplate: { spec: {} } },
      rolloutStrategy: { rollingUpdateConfiguration: { partition: -1 }, type: 'OnDelete' },
    }),
  ],
};

const TOPOLOGY_NAME = '^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$';
/** Kueue: quotas by flavour, sets and keyed lists, rules over pairs of lists. */
const clusterQueues: Operator = {
  definition: definitionOf({
    group: 'kueue.x-k8s.io',
    plural: 'clusterqueues',
    kind: 'ClusterQueue',
    scope: 'Cluster',
    shortNames: ['cq'],
    versions: [
      {
        name: 'v1beta1',
        columns: [
          ['Cohort', 'string', '.spec.cohort'],
          ['Strategy', 'string', '.spec.queueingStrategy', 1],
          ['Pending Workloads', 'integer', '.status.pendingWorkloads'],
        ],
        schema: kind({
          spec: object(
            {
              admissionChecks: list(text()),
              admissionChecksStrategy: object({
                admissionChecks: keyed(['name'], object({ 'name!': text(), onFlavors: list(text()) })),
              }),
              cohort: text({ maxLength: 253, pattern: TOPOLOGY_NAME }),
              fairSharing: object({ weight: { ...quantity(), default: 1 } }),
              namespaceSelector: labelSelector(),
              preemption: object(
                {
                  borrowWithinCohort: object({
                    maxPriorityThreshold: int32(),
                    policy: { ...oneOf('Never', 'LowerPriority'), default: 'Never' },
                  }),
                  reclaimWithinCohort: { ...oneOf('Never', 'LowerPriority', 'Any'), default: 'Never' },
                  withinClusterQueue: {
                    ...oneOf('Never', 'LowerPriority', 'LowerOrNewerEqualPriority'),
                    default: 'Never',
                  },
                },
                {
                  default: {},
                  ...rules({
                    message: 'reclaimWithinCohort=Never and borrowWithinCohort.Policy!=Never',
                    rule: "!(self.reclaimWithinCohort == 'Never' && has(self.borrowWithinCohort) && self.borrowWithinCohort.policy != 'Never')",
                  }),
                },
              ),
              queueingStrategy: { ...oneOf('StrictFIFO', 'BestEffortFIFO'), default: 'BestEffortFIFO' },
              resourceGroups: atomic(
                object(
                  {
                    'coveredResources!': set(text({ maxLength: 63 }), { maxItems: 64, minItems: 1 }),
                    'flavors!': keyed(
                      ['name'],
                      object({
                        'name!': text({ maxLength: 253, pattern: TOPOLOGY_NAME }),
                        'resources!': keyed(
                          ['name'],
                          object({
                            borrowingLimit: quantity(),
                            lendingLimit: quantity(),
                            'name!': text(),
                            'nominalQuota!': quantity(),
                          }),
                          { maxItems: 64, minItems: 1 },
                        ),
                      }),
                      { maxItems: 64, minItems: 1 },
                    ),
                  },
                  rules({
                    message: 'flavors must have the same number of resources as the coveredResources',
                    rule: 'self.flavors.all(x, size(x.resources) == size(self.coveredResources))',
                  }),
                ),
                { maxItems: 16 },
              ),
              stopPolicy: { ...oneOf('None', 'Hold', 'HoldAndDrain'), default: 'None' },
            },
            rules({
              message: 'borrowingLimit must be nil when cohort is empty',
              rule: '!has(self.cohort) && has(self.resourceGroups) ? self.resourceGroups.all(rg, rg.flavors.all(f, f.resources.all(r, !has(r.borrowingLimit)))) : true',
            }),
          ),
          status: object({
            conditions: conditions(),
            flavorsReservation: keyed(
              ['name'],
              object({
                'name!': text(),
                resources: keyed(['name'], object({ borrowed: quantity(), 'name!': text(), total: quantity() })),
              }),
            ),
            pendingWorkloads: int32(),
          }),
        }),
      },
    ],
  }),
  objects: [
    objectOf('kueue.x-k8s.io/v1beta1', 'ClusterQueue', 'team', {
      namespaceSelector: {},
      cohort: 'all',
      resourceGroups: [
        {
          coveredResources: ['cpu', 'memory'],
          flavors: [
            {
              name: 'default',
              resources: [
                { name: 'cpu', nominalQuota: 9, borrowingLimit: '1' },
                { name: 'memory', nominalQuota: '36Gi' },
              ],
            },
          ],
        },
      ],
      fairSharing: {},
    }),
    objectOf('kueue.x-k8s.io/v1beta1', 'ClusterQueue', 'rules', {
      preemption: { borrowWithinCohort: { policy: 'LowerPriority' } },
      resourceGroups: [
        {
          coveredResources: ['cpu'],
          flavors: [
            {
              name: 'a',
              resources: [
                { name: 'cpu', nominalQuota: 1, borrowingLimit: 1 },
                { name: 'memory', nominalQuota: 1 },
              ],
            },
          ],
        },
      ],
    }),
    objectOf('kueue.x-k8s.io/v1beta1', 'ClusterQueue', 'wrong', {
      cohort: 'A',
      resourceGroups: [
        {
          coveredResources: ['cpu', 'cpu'],
          flavors: [
            { name: 'a', resources: [] },
            { name: 'a', resources: [{ name: 'cpu', nominalQuota: 'x' }] },
          ],
        },
        {},
      ],
    }),
  ],
};

/** Kyverno: free-form patterns, exactly one kind of rule. */
const clusterPolicies: Operator = {
  definition: definitionOf({
    group: 'kyverno.io',
    plural: 'clusterpolicies',
    singular: 'clusterpolicy',
    kind: 'ClusterPolicy',
    scope: 'Cluster',
    shortNames: ['cpol'],
    categories: ['kyverno'],
    versions: ['v1', 'v2beta1'].map((name) => ({
      name,
      storage: name === 'v1',
      columns: [
        ['ADMISSION', 'boolean', '.spec.admission'],
        ['BACKGROUND', 'boolean', '.spec.background'],
        ['READY', 'string', '.status.conditions[?(@.type == "Ready")].status'],
        ['FAILURE POLICY', 'string', '.spec.failurePolicy', 1],
      ],
      schema: kind(
        {
          spec: object({
            admission: flag({ default: true }),
            background: flag({ default: true }),
            failurePolicy: oneOf('Ignore', 'Fail'),
            rules: list(
              object({
                context: list(
                  object(
                    {
                      apiCall: object({
                        jmesPath: text(),
                        method: { ...oneOf('GET', 'POST'), default: 'GET' },
                        urlPath: text(),
                      }),
                      configMap: object({ 'name!': text(), namespace: text() }),
                      'name!': text(),
                      variable: object({ default: anything(), jmesPath: text(), value: anything() }),
                    },
                    { oneOf: [{ required: ['configMap'] }, { required: ['apiCall'] }, { required: ['variable'] }] },
                  ),
                ),
                generate: object({
                  apiVersion: text(),
                  clone: object({ name: text(), namespace: text() }),
                  data: anything(),
                  kind: text(),
                  synchronize: flag(),
                }),
                match: object(
                  {
                    all: list(
                      object({
                        resources: object({
                          kinds: list(text()),
                          names: list(text()),
                          operations: list(oneOf('CREATE', 'CONNECT', 'UPDATE', 'DELETE')),
                        }),
                      }),
                    ),
                    any: list(object({ resources: object({ kinds: list(text()) }) })),
                  },
                  { not: { required: ['any', 'all'] } },
                ),
                mutate: object({
                  foreach: list(object({ list: text(), patchStrategicMerge: anything() })),
                  patchStrategicMerge: anything(),
                  patchesJson6902: text(),
                }),
                'name!': text({ maxLength: 63 }),
                validate: object({
                  anyPattern: anything(),
                  cel: object({ expressions: list(object({ 'expression!': text(), message: text() })) }),
                  deny: object({ conditions: anything() }),
                  failureAction: oneOf('Audit', 'Enforce'),
                  message: text(),
                  pattern: anything(),
                }),
              }),
            ),
            validationFailureAction: { ...oneOf('audit', 'enforce', 'Audit', 'Enforce'), default: 'Audit' },
            webhookTimeoutSeconds: int32(),
          }),
          status: object({
            autogen: object({ rules: list(free()) }),
            conditions: conditions(),
            rulecount: object({ 'validate!': whole() }),
          }),
        },
        { required: ['spec'] },
      ),
    })),
  }),
  objects: [
    objectOf('kyverno.io/v1', 'ClusterPolicy', 'labels', {
      rules: [
        {
          name: 'a',
          match: { any: [{ resources: { kinds: ['Pod'] } }] },
          validate: { message: 'm', pattern: { metadata: { labels: { app: '?*' } }, x: null } },
          context: [{ name: 'v', variable: { value: [1] } }],
        },
      ],
    }),
    objectOf('kyverno.io/v2beta1', 'ClusterPolicy', 'wrong', {
      rules: [
        {
          name: 'x'.repeat(64),
          match: { any: [], all: [{ resources: { operations: ['LIST'] } }] },
          context: [{ name: 'v' }, { name: 'w', variable: {}, configMap: {} }],
          validate: { failureAction: 'x' },
        },
      ],
      validationFailureAction: 'warn',
    }),
  ],
};

/** Gatekeeper: a schema within a schema, three versions that differ in one default. */
const constraintTemplates: Operator = {
  definition: definitionOf({
    group: 'templates.gatekeeper.sh',
    plural: 'constrainttemplates',
    kind: 'ConstraintTemplate',
    scope: 'Cluster',
    versions: ['v1', 'v1beta1', 'v1alpha1'].map((name) => ({
      name,
      storage: name === 'v1',
      schema: kind({
        spec: object({
          crd: object({
            spec: object({
              names: object({ kind: text(), shortNames: list(text()) }),
              validation: object(
                { legacySchema: flag({ default: name !== 'v1' }), openAPIV3Schema: free() },
                { default: { legacySchema: name !== 'v1' } },
              ),
            }),
          }),
          targets: list(
            object({
              code: list(object({ 'engine!': text(), 'source!': free() }), {
                'x-kubernetes-list-type': 'map',
                'x-kubernetes-list-map-keys': ['engine'],
              }),
              libs: list(text()),
              operations: set(oneOf('CREATE', 'UPDATE', 'DELETE', '*')),
              rego: text(),
              target: text(),
            }),
          ),
        }),
        status: object({
          byPod: list(
            object({
              errors: list(object({ 'code!': text(), location: text(), 'message!': text() })),
              id: text({ minLength: 0 }),
              observedGeneration: int64(),
            }),
          ),
          created: flag(),
        }),
      }),
    })),
  }),
  objects: [
    objectOf('templates.gatekeeper.sh/v1', 'ConstraintTemplate', 'labels', {
      crd: {
        spec: {
          names: { kind: 'Labels' },
          validation: { openAPIV3Schema: { type: 'object', properties: { a: { type: 'array' } } } },
        },
      },
      targets: [{ target: 'admission', code: [{ engine: 'Rego', source: { rego: 'package a' } }] }],
    }),
    objectOf('templates.gatekeeper.sh/v1beta1', 'ConstraintTemplate', 'older', {
      crd: { spec: {} },
      targets: [{ target: 'a', rego: 'x' }],
    }),
    objectOf('templates.gatekeeper.sh/v1alpha1', 'ConstraintTemplate', 'wrong', {
      crd: { spec: { validation: { legacySchema: 'x' } } },
      targets: [{ code: [{ engine: 'a' }, { engine: 'a', source: 'x' }], operations: ['*', '*', 'READ'] }],
    }),
  ],
};

/** Operators for platforms. */
export const PLATFORM: readonly Operator[] = [
  clusters,
  compositions,
  nodePools,
  scaledObjects,
  leaderWorkerSets,
  clusterQueues,
  clusterPolicies,
  constraintTemplates,
];
