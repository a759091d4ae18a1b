import { definitionOf, objectOf, type Operator } from '../operator.js';
import {
  anything,
  conditions,
  flag,
  free,
  int32,
  int64,
  keyed,
  kind,
  labelSelector,
  list,
  mapOf,
  object,
  oneOf,
  quantity,
  resources,
  rules,
  text,
  time,
  variables,
  whole,
} from '../schema-words.js';

const KAFKA = 'kafka.strimzi.io/v1beta2';
const storageOf = (more = {}) =>
  object({
    class: text(),
    deleteClaim: flag(),
    id: whole({ minimum: 0 }),
    size: text(),
    sizeLimit: text({ pattern: '^([0-9.]+)([eEinumkKMGTP]*[-+]?[0-9]*)$' }),
    'type!': oneOf('ephemeral', 'persistent-claim', 'jbod'),
    ...more,
  });
/** Strimzi: listeners by pattern, free-form configuration, plural conditions without keys. */
const kafkas: Operator = {
  definition: definitionOf({
    group: 'kafka.strimzi.io',
    plural: 'kafkas',
    kind: 'Kafka',
    shortNames: ['k'],
    categories: ['strimzi'],
    versions: [
      {
        name: 'v1beta2',
        columns: [
          ['Desired Kafka replicas', 'integer', '.spec.kafka.replicas'],
          ['Ready', 'string', '.status.conditions[?(@.type=="Ready")].status'],
          ['Warnings', 'string', '.status.conditions[?(@.type=="Warning")].status'],
        ],
        schema: {
          type: 'object',
          properties: {
            apiVersion: text(),
            kind: text(),
            metadata: { type: 'object' },
            spec: object({
              clusterCa: object({
                certificateExpirationPolicy: oneOf('renew-certificate', 'replace-key'),
                generateCertificateAuthority: flag(),
                validityDays: whole({ minimum: 1 }),
              }),
              entityOperator: object({
                topicOperator: object({ reconciliationIntervalMs: whole({ minimum: 0 }), resources: resources() }),
                userOperator: object({}),
              }),
              'kafka!': object({
                authorization: object({ superUsers: list(text()), 'type!': oneOf('simple', 'opa', 'custom') }),
                config: free(),
                jvmOptions: object({
                  '-XX': mapOf(text()),
                  '-Xms': text({ pattern: '^[0-9]+[mMgG]?$' }),
                  '-Xmx': text({ pattern: '^[0-9]+[mMgG]?$' }),
                }),
                'listeners!': list(
                  object({
                    authentication: object({ 'type!': oneOf('tls', 'scram-sha-512', 'oauth') }),
                    configuration: object({ brokers: list(object({ advertisedPort: whole(), 'broker!': whole() })) }),
                    'name!': text({ pattern: '^[a-z0-9]{1,11}$' }),
                    'port!': whole({ minimum: 9092 }),
                    'tls!': flag(),
                    'type!': oneOf('internal', 'route', 'loadbalancer', 'nodeport', 'ingress'),
                  }),
                  { minItems: 1 },
                ),
                replicas: whole({ minimum: 1 }),
                storage: storageOf({ volumes: list(storageOf()) }),
                version: text(),
              }),
              maintenanceTimeWindows: list(text()),
            }),
            status: object({
              clusterId: text(),
              conditions: list(object({ lastTransitionTime: text(), message: text(), status: text(), type: text() })),
              listeners: list(
                object({ addresses: list(object({ host: text(), port: whole() })), bootstrapServers: text() }),
              ),
            }),
          },
        },
      },
    ],
  }),
  objects: [
    objectOf(
      KAFKA,
      'Kafka',
      'cluster',
      {
        kafka: {
          replicas: 3,
          listeners: [{ name: 'plain', port: 9092, type: 'internal', tls: false }],
          config: { 'offsets.topic.replication.factor': 3, x: null },
          storage: { type: 'jbod', volumes: [{ id: 0, type: 'persistent-claim', size: '100Gi' }] },
          jvmOptions: { '-Xms': '1g', '-XX': { UseG1GC: 'true' } },
        },
        entityOperator: { userOperator: {} },
      },
      { status: { conditions: [{ type: 'Ready', status: 'True' }] } },
    ),
    objectOf(KAFKA, 'Kafka', 'wrong', {
      kafka: {
        replicas: 0,
        listeners: [],
        storage: { type: 'tape' },
        jvmOptions: { '-Xms': 'much', '-XX': { a: true } },
      },
      clusterCa: { validityDays: 0 },
    }),
    objectOf(KAFKA, 'Kafka', 'odd-listeners', {
      kafka: {
        listeners: [
          { name: 'TooLongAName', port: 80, type: 'x' },
          { name: 'a', port: '9092', tls: 'no', type: 'route' },
        ],
      },
      entityOperator: { userOperator: { a: 1 } },
    }),
  ],
};

/** CloudNativePG: bounds, defaults in many places, a scale with a selector. */
const postgresClusters: Operator = {
  definition: definitionOf({
    group: 'postgresql.cnpg.io',
    plural: 'clusters',
    kind: 'Cluster',
    versions: [
      {
        name: 'v1',
        scale: { specReplicasPath: '.spec.instances', statusReplicasPath: '.status.instances' },
        columns: [
          ['Age', 'date', '.metadata.creationTimestamp'],
          ['Instances', 'integer', '.status.instances'],
          ['Ready', 'integer', '.status.readyInstances'],
          ['Primary', 'string', '.status.currentPrimary'],
        ],
        schema: kind(
          {
            spec: object(
              {
                backup: object({
                  barmanObjectStore: object({
                    'destinationPath!': text({ minLength: 1 }),
                    wal: object({ compression: oneOf('gzip', 'bzip2', 'snappy'), maxParallel: whole({ minimum: 1 }) }),
                  }),
                  retentionPolicy: text({ pattern: '^[1-9][0-9]*[dwm]$' }),
                  target: { ...oneOf('primary', 'prefer-standby'), default: 'prefer-standby' },
                }),
                bootstrap: object({
                  initdb: object(
                    {
                      database: text(),
                      encoding: text(),
                      owner: text(),
                      postInitSQL: list(text()),
                      walSegmentSize: whole({ maximum: 1024, minimum: 1 }),
                    },
                    rules({ rule: '!has(self.owner) || has(self.database)', message: 'an owner needs a database' }),
                  ),
                }),
                enablePDB: flag({ default: true }),
                env: variables(),
                imageName: text(),
                instances: whole({ default: 1, minimum: 1 }),
                logLevel: { ...oneOf('error', 'warning', 'info', 'debug', 'trace'), default: 'info' },
                managed: object({
                  roles: list(
                    object({
                      connectionLimit: int64({ default: -1 }),
                      ensure: { ...oneOf('present', 'absent'), default: 'present' },
                      inRoles: list(text()),
                      inherit: flag({ default: true }),
                      'name!': text(),
                      validUntil: time(),
                    }),
                  ),
                }),
                maxSyncReplicas: whole({ default: 0, minimum: 0 }),
                minSyncReplicas: whole({ default: 0, minimum: 0 }),
                nodeMaintenanceWindow: object({
                  inProgress: flag({ default: false }),
                  reusePVC: flag({ default: true }),
                }),
                postgresql: object({
                  parameters: mapOf(text()),
                  pg_hba: list(text()),
                  synchronous: object(
                    { 'method!': oneOf('any', 'first'), 'number!': whole() },
                    rules({
                      rule: 'self.number > 0',
                      message: 'The number of synchronous replicas should be greater than zero',
                    }),
                  ),
                }),
                resources: resources(),
                startDelay: int32({ default: 3600 }),
                storage: object({ resizeInUseVolumes: flag({ default: true }), size: text(), storageClass: text() }),
                tablespaces: list(
                  object({
                    'name!': text(),
                    owner: object({ name: text() }),
                    'storage!': object({ size: text() }),
                    temporary: flag({ default: false }),
                  }),
                ),
              },
              rules({
                rule: 'self.minSyncReplicas <= self.maxSyncReplicas',
                message: 'minSyncReplicas is beyond maxSyncReplicas',
                fieldPath: '.minSyncReplicas',
              }),
            ),
            status: object({
              conditions: conditions(),
              currentPrimary: text(),
              instances: whole(),
              instancesReportedState: mapOf(object({ 'isPrimary!': flag(), timeLineID: whole() })),
              readyInstances: whole(),
            }),
          },
          { required: ['metadata', 'spec'] },
        ),
      },
    ],
  }),
  objects: [
    objectOf(
      'postgresql.cnpg.io/v1',
      'Cluster',
      'pg',
      {
        instances: 3,
        storage: { size: '1Gi' },
        managed: { roles: [{ name: 'app' }] },
        postgresql: { parameters: { shared_buffers: '256MB' } },
        nodeMaintenanceWindow: {},
        backup: { barmanObjectStore: { destinationPath: 's3://x' } },
      },
      { status: { instances: 3, readyInstances: 2, currentPrimary: 'pg-1' } },
    ),
    objectOf('postgresql.cnpg.io/v1', 'Cluster', 'defaults', {}),
    objectOf('postgresql.cnpg.io/v1', 'Cluster', 'rules', {
      minSyncReplicas: 2,
      bootstrap: { initdb: { owner: 'x' } },
      postgresql: { synchronous: { method: 'any', number: 0 } },
    }),
    objectOf('postgresql.cnpg.io/v1', 'Cluster', 'wrong', {
      instances: 0,
      backup: { retentionPolicy: '0d', target: 'x' },
      bootstrap: { initdb: { walSegmentSize: 4096 } },
      tablespaces: [{}],
      managed: { roles: [{ validUntil: 'x' }] },
    }),
  ],
};

/** ECK: claims of stateful sets as embedded objects, free-form configuration, a health column. */
const elasticsearches: Operator = {
  definition: definitionOf({
    group: 'elasticsearch.k8s.elastic.co',
    plural: 'elasticsearches',
    singular: 'elasticsearch',
    kind: 'Elasticsearch',
    shortNames: ['es'],
    categories: ['elastic'],
    versions: [
      {
        name: 'v1',
        columns: [
          ['health', 'string', '.status.health'],
          ['nodes', 'integer', '.status.availableNodes'],
          ['version', 'string', '.status.version'],
          ['age', 'date', '.metadata.creationTimestamp'],
        ],
        schema: kind({
          spec: object({
            auth: object({ fileRealm: list(object({ secretName: text() })) }),
            http: object({
              service: object({
                metadata: object({ labels: mapOf(text()) }),
                spec: object({
                  clusterIP: text(),
                  ports: keyed(
                    ['port', 'protocol'],
                    object({
                      name: text(),
                      'port!': int32(),
                      protocol: text({ default: 'TCP' }),
                      targetPort: {
                        anyOf: [{ type: 'integer' }, { type: 'string' }],
                        'x-kubernetes-int-or-string': true,
                      },
                    }),
                  ),
                }),
              }),
              tls: object({
                selfSignedCertificate: object({
                  disabled: flag(),
                  subjectAltNames: list(object({ dns: text(), ip: text() })),
                }),
              }),
            }),
            'nodeSets!': list(
              object({
                config: free(),
                count: int32(),
                'name!': text({ maxLength: 23, pattern: '[a-zA-Z0-9-]+' }),
                podTemplate: free(),
                volumeClaimTemplates: list({
                  type: 'object',
                  'x-kubernetes-embedded-resource': true,
                  properties: {
                    spec: object({
                      accessModes: list(text()),
                      resources: object({ requests: mapOf(quantity()) }),
                      storageClassName: text(),
                    }),
                    status: free(),
                  },
                }),
              }),
              { minItems: 1 },
            ),
            updateStrategy: object({ changeBudget: object({ maxSurge: int32(), maxUnavailable: int32() }) }),
            'version!': text(),
            volumeClaimDeletePolicy: oneOf('DeleteOnScaledownOnly', 'DeleteOnScaledownAndClusterDeletion'),
          }),
          status: object({ availableNodes: int32(), health: text(), version: text() }),
        }),
      },
      { name: 'v1beta1', storage: false, schema: { type: 'object', 'x-kubernetes-preserve-unknown-fields': true } },
      { name: 'v1alpha1', storage: false, served: false, schema: { type: 'object' } },
    ],
  }),
  objects: [
    objectOf('elasticsearch.k8s.elastic.co/v1', 'Elasticsearch', 'quickstart', {
      version: '8.1.0',
      nodeSets: [
        {
          name: 'default',
          count: 1,
          config: { 'node.store.allow_mmap': false },
          podTemplate: { spec: { containers: [] } },
          volumeClaimTemplates: [
            {
              apiVersion: 'v1',
              kind: 'PersistentVolumeClaim',
              metadata: { name: 'data', labels: { a: 'b' } },
              spec: { resources: { requests: { storage: '1Gi' } } },
            },
          ],
        },
      ],
    }),
    objectOf('elasticsearch.k8s.elastic.co/v1', 'Elasticsearch', 'without-kind', {
      version: '8',
      nodeSets: [
        {
          name: 'a',
          volumeClaimTemplates: [
            { metadata: { name: 'data', more: 1 }, spec: { x: 1 } },
            { apiVersion: 'a/b/c', kind: 'b.c', metadata: { name: 'B', labels: { 'a b': 'c' } } },
          ],
        },
      ],
    }),
    objectOf('elasticsearch.k8s.elastic.co/v1beta1', 'Elasticsearch', 'older', { nodes: 3, nodeSets: [] }),
    objectOf('elasticsearch.k8s.elastic.co/v1', 'Elasticsearch', 'wrong', {
      nodeSets: [],
      http: { service: { spec: { ports: [{ targetPort: [] }, { port: 1 }, { port: 1 }] } } },
      volumeClaimDeletePolicy: 'Keep',
    }),
  ],
};

/** A Redis operator: small, with a version without a status schema. */
const redises: Operator = {
  definition: definitionOf({
    group: 'redis.redis.opstreelabs.in',
    plural: 'redisclusters',
    kind: 'RedisCluster',
    versions: [
      {
        name: 'v1beta2',
        columns: [
          ['ClusterSize', 'integer', '.spec.clusterSize'],
          ['Age', 'date', '.metadata.creationTimestamp'],
        ],
        schema: kind(
          {
            spec: object({
              'clusterSize!': int32(),
              kubernetesConfig: object({
                'image!': text(),
                imagePullPolicy: text(),
                redisSecret: object({ key: text(), name: text() }),
                resources: resources(),
                updateStrategy: anything(),
              }),
              persistenceEnabled: flag({ default: true }),
              port: whole({ default: 6379 }),
              redisLeader: object(
                { pdb: object({ enabled: flag() }), replicas: int32() },
                {
                  default: { livenessProbe: { initialDelaySeconds: 1 } },
                  properties: {
                    livenessProbe: object(
                      { initialDelaySeconds: int32({ default: 1 }), periodSeconds: int32({ default: 10 }) },
                      { default: { initialDelaySeconds: 1, periodSeconds: 10 } },
                    ),
                    replicas: int32(),
                  },
                },
              ),
            }),
            status: object({ readyLeaderReplicas: int32({ default: 0 }), state: text() }),
          },
          { required: ['spec'] },
        ),
      },
    ],
  }),
  objects: [
    objectOf('redis.redis.opstreelabs.in/v1beta2', 'RedisCluster', 'redis', {
      clusterSize: 3,
      kubernetesConfig: { image: 'redis:7', updateStrategy: { type: 'RollingUpdate', n: 1 } },
    }),
    objectOf(
      'redis.redis.opstreelabs.in/v1beta2',
      'RedisCluster',
      'nulls',
      { clusterSize: null, persistenceEnabled: null, port: null, redisLeader: null },
      { status: {} },
    ),
    objectOf(
      'redis.redis.opstreelabs.in/v1beta2',
      'RedisCluster',
      'inner-default',
      { clusterSize: 1, redisLeader: { livenessProbe: {} } },
      { status: { state: 1 } },
    ),
  ],
};

/** Volume snapshots: one of two sources, which is immutable. */
const snapshots: Operator = {
  definition: definitionOf({
    group: 'snapshot.storage.k8s.io',
    plural: 'volumesnapshots',
    kind: 'VolumeSnapshot',
    shortNames: ['vs'],
    approved: 'https://github.com/kubernetes-csi/external-snapshotter/pull/1',
    versions: [
      {
        name: 'v1',
        columns: [
          ['ReadyToUse', 'boolean', '.status.readyToUse'],
          ['SourcePVC', 'string', '.spec.source.persistentVolumeClaimName'],
          ['RestoreSize', 'string', '.status.restoreSize'],
          ['CreationTime', 'date', '.status.creationTime'],
        ],
        schema: kind(
          {
            spec: object({
              'source!': object(
                {
                  persistentVolumeClaimName: text(
                    rules({ rule: 'self == oldSelf', message: 'persistentVolumeClaimName is immutable' }),
                  ),
                  volumeSnapshotContentName: text(
                    rules({ rule: 'self == oldSelf', message: 'volumeSnapshotContentName is immutable' }),
                  ),
                },
                rules(
                  {
                    rule: '!has(oldSelf.persistentVolumeClaimName) || has(self.persistentVolumeClaimName)',
                    message: 'persistentVolumeClaimName is required once set',
                  },
                  {
                    rule: '(has(self.volumeSnapshotContentName) && !has(self.persistentVolumeClaimName)) || (!has(self.volumeSnapshotContentName) && has(self.persistentVolumeClaimName))',
                    message: 'exactly one of volumeSnapshotContentName and persistentVolumeClaimName must be set',
                  },
                ),
              ),
              volumeSnapshotClassName: text(
                rules({
                  rule: 'size(self) > 0',
                  message: 'volumeSnapshotClassName must not be the empty string when set',
                }),
              ),
            }),
            status: object({
              boundVolumeSnapshotContentName: text(),
              creationTime: time(),
              readyToUse: flag(),
              restoreSize: quantity(),
            }),
          },
          { required: ['spec'] },
        ),
      },
    ],
  }),
  objects: [
    objectOf('snapshot.storage.k8s.io/v1', 'VolumeSnapshot', 'snap', { source: { persistentVolumeClaimName: 'data' } }),
    objectOf('snapshot.storage.k8s.io/v1', 'VolumeSnapshot', 'two-sources', {
      source: { persistentVolumeClaimName: 'a', volumeSnapshotContentName: 'b' },
      volumeSnapshotClassName: '',
    }),
  ],
};

/** Rook: deeply nested settings of a storage cluster. */
const cephClusters: Operator = {
  definition: definitionOf({
    group: 'ceph.rook.io',
    plural: 'cephclusters',
    kind: 'CephCluster',
    shortNames: ['ceph'],
    versions: [
      {
        name: 'v1',
        columns: [
          ['DataDirHostPath', 'string', '.spec.dataDirHostPath'],
          ['MonCount', 'string', '.spec.mon.count'],
          ['Phase', 'string', '.status.phase'],
        ],
        schema: kind(
          {
            spec: object({
              annotations: mapOf(mapOf(text()), { nullable: true, 'x-kubernetes-preserve-unknown-fields': true }),
              cephVersion: object(
                {
                  allowUnsupported: flag(),
                  image: text(),
                  imagePullPolicy: oneOf('IfNotPresent', 'Always', 'Never', ''),
                },
                { nullable: true },
              ),
              dataDirHostPath: text({ pattern: '^/(\\S+)' }),
              disruptionManagement: object(
                { managePodBudgets: flag(), osdMaintenanceTimeout: int64() },
                { nullable: true },
              ),
              mgr: object(
                {
                  count: whole({ maximum: 5, minimum: 0 }),
                  modules: list(object({ enabled: flag(), name: text() }), { nullable: true }),
                },
                { nullable: true },
              ),
              mon: object(
                {
                  allowMultiplePerNode: flag(),
                  count: whole({ maximum: 9, minimum: 0 }),
                  zones: list(object({ arbiter: flag(), 'name!': text(), volumeClaimTemplate: free() })),
                },
                {
                  nullable: true,
                  ...rules({
                    rule: '!has(self.zones) || size(self.zones) >= 3',
                    message: 'zones must be left out or three at least',
                  }),
                },
              ),
              network: object(
                {
                  connections: object({ encryption: object({ enabled: flag() }, { nullable: true }) }),
                  multiClusterService: object({ enabled: flag() }),
                  provider: {
                    ...oneOf('', 'host', 'multus'),
                    nullable: true,
                    ...rules({
                      message:
                        'network provider must be disabled (reverted to empty string) before a new provider is enabled',
                      rule: "self == '' || self == oldSelf",
                    }),
                  },
                  selectors: mapOf(text(), { nullable: true }),
                },
                { nullable: true },
              ),
              placement: mapOf(free(), { nullable: true }),
              storage: object(
                {
                  config: mapOf(text(), { nullable: true, 'x-kubernetes-preserve-unknown-fields': true }),
                  devices: list(
                    object({
                      config: mapOf(text(), { nullable: true, 'x-kubernetes-preserve-unknown-fields': true }),
                      name: text(),
                    }),
                    { nullable: true, 'x-kubernetes-preserve-unknown-fields': true },
                  ),
                  nodes: list(
                    object({ name: text(), resources: object({ limits: mapOf(quantity()) }, { nullable: true }) }),
                    { nullable: true },
                  ),
                  useAllDevices: flag(),
                  useAllNodes: flag(),
                },
                { nullable: true },
              ),
            }),
            status: free({ nullable: true }),
          },
          { required: ['metadata', 'spec'] },
        ),
      },
    ],
  }),
  objects: [
    objectOf('ceph.rook.io/v1', 'CephCluster', 'rook', {
      dataDirHostPath: '/var/lib/rook',
      mon: { count: 3 },
      mgr: null,
      annotations: { all: { a: 'b' } },
      network: { provider: null },
      storage: {
        useAllNodes: true,
        nodes: null,
        devices: [{ name: 'sda', config: null, more: 1 }],
        config: { a: 'b' },
      },
    }),
    objectOf('ceph.rook.io/v1', 'CephCluster', 'wrong', {
      dataDirHostPath: 'var',
      mon: { count: 10, zones: [{ name: 'a' }] },
      mgr: { modules: [null] },
      network: { provider: 'x', selectors: { a: null } },
      annotations: { all: 'x' },
      placement: { all: null },
    }),
  ],
};

/** Longhorn: many plain fields and an older version; its status is a free-form map. */
const longhornVolumes: Operator = {
  definition: definitionOf({
    group: 'longhorn.io',
    plural: 'volumes',
    kind: 'Volume',
    shortNames: ['lhv'],
    versions: [
      { name: 'v1beta1', storage: false, served: false, schema: kind({ spec: free(), status: free() }) },
      {
        name: 'v1beta2',
        columns: [
          ['State', 'string', '.status.state'],
          ['Size', 'string', '.spec.size'],
          ['Node', 'string', '.status.currentNodeID'],
        ],
        schema: kind({
          spec: object({
            accessMode: oneOf('rwo', 'rwx'),
            backupCompressionMethod: oneOf('none', 'lz4', 'gzip'),
            dataEngine: oneOf('v1', 'v2'),
            dataLocality: oneOf('disabled', 'best-effort', 'strict-local'),
            diskSelector: list(text()),
            fromBackup: text(),
            numberOfReplicas: whole(),
            size: text({ format: 'int64' }),
            snapshotMaxCount: whole(),
            staleReplicaTimeout: whole(),
          }),
          status: object({
            actualSize: int64(),
            cloneStatus: object({ state: text() }),
            conditions: list(object({ status: text(), type: text() }), { nullable: true }),
            currentNodeID: text(),
            kubernetesStatus: object({ workloadsStatus: list(object({ podName: text() }), { nullable: true }) }),
            state: text(),
          }),
        }),
      },
    ],
  }),
  objects: [
    objectOf(
      'longhorn.io/v1beta2',
      'Volume',
      'pvc-1',
      { size: '21474836480', numberOfReplicas: 3, accessMode: 'rwo', dataEngine: 'v1' },
      { status: { state: 'attached', conditions: null } },
    ),
    objectOf('longhorn.io/v1beta2', 'Volume', 'wrong', {
      size: 21474836480,
      numberOfReplicas: '3',
      accessMode: 'rox',
      diskSelector: null,
    }),
  ],
};

/** Velero: backups, with optional selectors. */
const backups: Operator = {
  definition: definitionOf({
    group: 'velero.io',
    plural: 'backups',
    kind: 'Backup',
    versions: [
      {
        name: 'v1',
        status: false,
        schema: kind({
          spec: object({
            csiSnapshotTimeout: text(),
            defaultVolumesToFsBackup: flag({ nullable: true }),
            excludedNamespaces: list(text(), { nullable: true }),
            hooks: object({
              resources: list(
                object({
                  includedNamespaces: list(text(), { nullable: true }),
                  labelSelector: { ...labelSelector(), nullable: true },
                  'name!': text(),
                  post: list(
                    object({
                      'exec!': object({
                        'command!': list(text(), { minItems: 1 }),
                        container: text(),
                        onError: oneOf('Continue', 'Fail'),
                        timeout: text(),
                      }),
                    }),
                  ),
                }),
                { nullable: true },
              ),
            }),
            includeClusterResources: flag({ nullable: true }),
            includedNamespaces: list(text(), { nullable: true }),
            labelSelector: { ...labelSelector(), nullable: true },
            metadata: object({ labels: mapOf(text()) }),
            orLabelSelectors: list(labelSelector(), { nullable: true }),
            orderedResources: mapOf(text(), { nullable: true }),
            resourcePolicy: object(
              { apiGroup: text(), 'kind!': text(), 'name!': text() },
              { 'x-kubernetes-map-type': 'atomic' },
            ),
            snapshotVolumes: flag({ nullable: true }),
            storageLocation: text(),
            ttl: text(),
          }),
          status: object({
            completionTimestamp: { ...time(), nullable: true },
            phase: oneOf('New', 'InProgress', 'Completed', 'Failed'),
            progress: object({ itemsBackedUp: whole(), totalItems: whole() }, { nullable: true }),
            validationErrors: list(text(), { nullable: true }),
            version: whole(),
          }),
        }),
      },
    ],
  }),
  objects: [
    objectOf(
      'velero.io/v1',
      'Backup',
      'nightly',
      {
        includedNamespaces: ['*'],
        labelSelector: null,
        ttl: '720h',
        hooks: {
          resources: [{ name: 'a', labelSelector: null, post: [{ exec: { command: ['sync'], onError: 'Fail' } }] }],
        },
      },
      { status: { phase: 'New', progress: null, completionTimestamp: null } },
    ),
    objectOf(
      'velero.io/v1',
      'Backup',
      'wrong',
      {
        hooks: { resources: [{ post: [{ exec: { command: [], onError: 'Stop' } }, {}] }] },
        snapshotVolumes: 'no',
        orderedResources: { a: null },
      },
      { status: { phase: 'Old', completionTimestamp: '' } },
    ),
  ],
};

/** Operators for data. */
export const DATA: readonly Operator[] = [
  kafkas,
  postgresClusters,
  elasticsearches,
  redises,
  snapshots,
  cephClusters,
  longhornVolumes,
  backups,
];
