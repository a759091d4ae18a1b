import { definitionOf, objectOf, type Operator } from '../operator.js';
import {
  anything,
  atomic,
  conditions,
  container,
  flag,
  int32,
  intOrText,
  keyed,
  keyReference,
  kind,
  labelSelector,
  list,
  mapOf,
  object,
  oneOf,
  quantity,
  resources,
  rules,
  set,
  text,
  variables,
  whole,
} from '../schema-words.js';

const DURATION = '^(0|(([0-9]+)y)?(([0-9]+)w)?(([0-9]+)d)?(([0-9]+)h)?(([0-9]+)m)?(([0-9]+)s)?(([0-9]+)ms)?)$';
const MON = 'monitoring.coreos.com/v1';
const relabelings = list(
  object({
    action: {
      ...oneOf('replace', 'Replace', 'keep', 'Keep', 'drop', 'Drop', 'labelmap', 'LabelMap', 'hashmod', 'HashMod'),
      default: 'replace',
    },
    modulus: { type: 'integer', format: 'int64' },
    regex: text(),
    replacement: text(),
    separator: text(),
    sourceLabels: list(text({ pattern: '^[a-zA-Z_][a-zA-Z0-9_]*$' })),
    targetLabel: text(),
  }),
);

/** Prometheus operator: the server, with deeply nested pods and a scale. */
const prometheuses: Operator = {
  definition: definitionOf({
    group: 'monitoring.coreos.com',
    plural: 'prometheuses',
    singular: 'prometheus',
    kind: 'Prometheus',
    shortNames: ['prom'],
    categories: ['prometheus-operator'],
    versions: [
      {
        name: 'v1',
        scale: {
          specReplicasPath: '.spec.shards',
          statusReplicasPath: '.status.shards',
          labelSelectorPath: '.status.selector',
        },
        columns: [
          ['Version', 'string', '.spec.version'],
          ['Desired', 'integer', '.spec.replicas'],
          ['Ready', 'integer', '.status.availableReplicas'],
          ['Reconciled', 'string', ".status.conditions[?(@.type == 'Reconciled')].status"],
          ['Age', 'date', '.metadata.creationTimestamp'],
          ['Paused', 'boolean', '.status.paused', 1],
        ],
        schema: kind(
          {
            spec: object({
              additionalArgs: list(object({ 'name!': text({ minLength: 1 }), value: text() })),
              additionalScrapeConfigs: keyReference(),
              alerting: object({
                'alertmanagers!': list(
                  object({
                    apiVersion: oneOf('v1', 'V1', 'v2', 'V2'),
                    'name!': text({ minLength: 1 }),
                    namespace: text({ minLength: 1 }),
                    pathPrefix: text(),
                    'port!': intOrText(),
                    scheme: oneOf('http', 'https', 'HTTP', 'HTTPS'),
                    timeout: text({ pattern: DURATION }),
                  }),
                ),
              }),
              containers: list(container()),
              enableFeatures: set(text({ minLength: 1 })),
              evaluationInterval: text({ default: '30s', pattern: DURATION }),
              externalLabels: mapOf(text()),
              hostAliases: keyed(['ip'], object({ 'hostnames!': list(text()), 'ip!': text() })),
              initContainers: list(container()),
              logFormat: oneOf('', 'logfmt', 'json'),
              logLevel: oneOf('', 'debug', 'info', 'warn', 'error'),
              podMetadata: object({ annotations: mapOf(text()), labels: mapOf(text()), name: text() }),
              podMonitorSelector: labelSelector(),
              portName: text({ default: 'web' }),
              remoteWrite: list(
                object({
                  headers: mapOf(text()),
                  messageVersion: oneOf('V1.0', 'V2.0'),
                  queueConfig: object({
                    capacity: whole(),
                    maxShards: whole(),
                    minBackoff: text({ pattern: DURATION }),
                  }),
                  remoteTimeout: text({ pattern: DURATION }),
                  'url!': text({ minLength: 1 }),
                  writeRelabelConfigs: relabelings,
                }),
              ),
              replicas: int32(),
              resources: resources(),
              retention: text({ pattern: DURATION }),
              retentionSize: text({ pattern: '(^0|([0-9]*[.])?[0-9]+((K|M|G|T|E|P)i?)?B)$' }),
              scrapeInterval: text({ default: '30s', pattern: DURATION }),
              serviceMonitorSelector: labelSelector(),
              shards: int32(),
              storage: object({
                emptyDir: object({ medium: text(), sizeLimit: quantity() }),
                volumeClaimTemplate: object({
                  apiVersion: text(),
                  kind: text(),
                  metadata: object({ annotations: mapOf(text()), labels: mapOf(text()), name: text() }),
                  spec: object({
                    accessModes: atomic(text()),
                    resources: object({ limits: mapOf(quantity()), requests: mapOf(quantity()) }),
                    selector: labelSelector(),
                    storageClassName: text(),
                  }),
                  status: object({ capacity: mapOf(quantity()), phase: text() }),
                }),
              }),
              tsdb: object({ outOfOrderTimeWindow: text({ pattern: DURATION }) }),
              version: text(),
              walCompression: flag(),
              web: object({ maxConnections: int32({ minimum: 0 }), pageTitle: text() }),
            }),
            status: object({
              'availableReplicas!': int32(),
              conditions: conditions(),
              'paused!': flag(),
              'replicas!': int32(),
              selector: text(),
              shards: int32(),
            }),
          },
          { required: ['spec'] },
        ),
      },
    ],
  }),
  objects: [
    objectOf(MON, 'Prometheus', 'main', {
      replicas: 2,
      shards: 1,
      retention: '10d',
      retentionSize: '1.5GiB',
      serviceMonitorSelector: { matchLabels: { team: 'a' } },
      resources: { requests: { memory: '400Mi', cpu: 1 } },
      storage: { volumeClaimTemplate: { spec: { resources: { requests: { storage: '50Gi' } } } } },
      containers: [
        { name: 'prometheus', ports: [{ containerPort: 9090 }], readinessProbe: { httpGet: { port: 'web' } } },
      ],
      remoteWrite: [{ url: 'https://x', writeRelabelConfigs: [{ sourceLabels: ['a'] }] }],
      alerting: { alertmanagers: [{ name: 'am', port: 'web' }] },
    }),
    objectOf(MON, 'Prometheus', 'ports-twice', {
      containers: [
        {
          name: 'a',
          ports: [{ containerPort: 1 }, { containerPort: 1, protocol: 'TCP' }],
          env: [{ name: 'A' }, { name: 'A' }],
        },
      ],
      hostAliases: [
        { ip: '1.1.1.1', hostnames: [] },
        { ip: '1.1.1.1', hostnames: ['a'] },
      ],
      enableFeatures: ['a', 'a'],
    }),
    objectOf(MON, 'Prometheus', 'wrong', {
      retention: '10 days',
      retentionSize: 'much',
      replicas: 1.5,
      logLevel: 'loud',
      web: { maxConnections: -1 },
      resources: { limits: { cpu: 'x' } },
      remoteWrite: [{ url: '', writeRelabelConfigs: [{ action: 'zap', sourceLabels: ['1a'] }] }],
      alerting: {},
    }),
  ],
};

const endpoint = object({
  authorization: object({ credentials: keyReference(), type: text() }),
  basicAuth: object({ password: keyReference(), username: keyReference() }),
  honorLabels: flag(),
  interval: text({ pattern: DURATION }),
  metricRelabelings: relabelings,
  params: mapOf(list(text())),
  path: text(),
  port: text(),
  relabelings,
  scheme: oneOf('http', 'https'),
  scrapeTimeout: text({ pattern: DURATION }),
  targetPort: intOrText(),
  tlsConfig: object({ ca: object({ configMap: keyReference(), secret: keyReference() }), insecureSkipVerify: flag() }),
});

const serviceMonitors: Operator = {
  definition: definitionOf({
    group: 'monitoring.coreos.com',
    plural: 'servicemonitors',
    kind: 'ServiceMonitor',
    shortNames: ['smon'],
    categories: ['prometheus-operator'],
    versions: [
      {
        name: 'v1',
        schema: kind(
          {
            spec: object({
              'endpoints!': list(endpoint),
              jobLabel: text(),
              namespaceSelector: object({ any: flag(), matchNames: list(text()) }),
              sampleLimit: { type: 'integer', format: 'int64' },
              scrapeProtocols: set(oneOf('PrometheusProto', 'OpenMetricsText0.0.1', 'OpenMetricsText1.0.0')),
              selectorMechanism: oneOf('RelabelConfig', 'RoleSelector'),
              'selector!': labelSelector(),
              targetLabels: list(text()),
            }),
          },
          { required: ['spec'] },
        ),
      },
    ],
  }),
  objects: [
    objectOf(MON, 'ServiceMonitor', 'app', {
      selector: { matchLabels: { app: 'x' } },
      endpoints: [
        { port: 'web', interval: '15s', relabelings: [{ targetLabel: 'x' }] },
        { targetPort: 8080, params: { a: ['b'] } },
      ],
    }),
    objectOf(MON, 'ServiceMonitor', 'wrong', {
      selector: { matchExpressions: [{ key: 'a' }] },
      endpoints: [{ interval: '1 s', targetPort: 1.5, params: { a: 'b' } }],
      scrapeProtocols: ['PrometheusProto', 'PrometheusProto', 'Text'],
    }),
    objectOf(MON, 'ServiceMonitor', 'unknown-members', { selector: {}, endpoints: [{ prot: 'web' }], endpoint: [] }),
  ],
};

const prometheusRules: Operator = {
  definition: definitionOf({
    group: 'monitoring.coreos.com',
    plural: 'prometheusrules',
    kind: 'PrometheusRule',
    shortNames: ['promrule'],
    versions: [
      {
        name: 'v1',
        status: false,
        schema: kind(
          {
            spec: object({
              groups: keyed(
                ['name'],
                object({
                  interval: text({ pattern: DURATION }),
                  limit: whole(),
                  'name!': text({ minLength: 1 }),
                  partial_response_strategy: text({ pattern: '^(?i)(abort|warn)?$' }),
                  rules: list(
                    object({
                      alert: text(),
                      annotations: mapOf(text()),
                      'expr!': intOrText(),
                      for: text({ pattern: DURATION }),
                      keep_firing_for: text({ minLength: 1, pattern: DURATION }),
                      labels: mapOf(text()),
                      record: text(),
                    }),
                  ),
                }),
              ),
            }),
          },
          { required: ['spec'] },
        ),
      },
    ],
  }),
  objects: [
    objectOf(MON, 'PrometheusRule', 'alerts', {
      groups: [
        {
          name: 'g',
          partial_response_strategy: 'ABORT',
          rules: [
            { alert: 'Down', expr: 'up == 0', for: '5m' },
            { record: 'r', expr: 1 },
          ],
        },
      ],
    }),
    objectOf(MON, 'PrometheusRule', 'wrong', {
      groups: [
        { name: 'g', rules: [{ alert: 'A' }] },
        { name: 'g', partial_response_strategy: 'maybe', rules: [{ expr: 1.5, keep_firing_for: '' }] },
      ],
    }),
  ],
};

const OTEL = 'opentelemetry.io/v1beta1';
const collectorSpec = object(
  {
    args: mapOf(text()),
    'config!': object(
      {
        connectors: anyObject(),
        'exporters!': anyObject(),
        extensions: anyObject(),
        processors: anyObject(),
        'receivers!': anyObject(),
        'service!': object({
          extensions: list(text()),
          'pipelines!': mapOf(
            object({ 'exporters!': list(text()), processors: list(text()), 'receivers!': list(text()) }),
          ),
          telemetry: anyObject(),
        }),
      },
      { 'x-kubernetes-preserve-unknown-fields': true },
    ),
    env: variables(),
    image: text(),
    managementState: { ...oneOf('managed', 'unmanaged'), default: 'managed' },
    mode: oneOf('daemonset', 'deployment', 'sidecar', 'statefulset'),
    ports: keyed(
      ['port', 'protocol'],
      object({
        appProtocol: text(),
        hostPort: int32(),
        'port!': int32(),
        protocol: text({ default: 'TCP' }),
        targetPort: intOrText(),
      }),
    ),
    replicas: int32(),
    resources: resources(),
    targetAllocator: object({
      allocationStrategy: {
        ...oneOf('least-weighted', 'consistent-hashing', 'per-node'),
        default: 'consistent-hashing',
      },
      enabled: flag(),
      replicas: int32(),
    }),
    upgradeStrategy: oneOf('automatic', 'none'),
  },
  rules({
    rule: "!has(self.targetAllocator) || !has(self.targetAllocator.enabled) || !self.targetAllocator.enabled || (has(self.mode) && self.mode in ['statefulset', 'daemonset'])",
    message: 'the target allocator needs a stateful or daemon set',
  }),
);

function anyObject() {
  return { type: 'object', 'x-kubernetes-preserve-unknown-fields': true };
}

/** OpenTelemetry: a free-form configuration, two versions, a scale. */
const collectors: Operator = {
  definition: definitionOf({
    group: 'opentelemetry.io',
    plural: 'opentelemetrycollectors',
    kind: 'OpenTelemetryCollector',
    shortNames: ['otelcol', 'otelcols'],
    versions: [
      {
        name: 'v1beta1',
        scale: {
          specReplicasPath: '.spec.replicas',
          statusReplicasPath: '.status.scale.replicas',
          labelSelectorPath: '.status.scale.selector',
        },
        columns: [
          ['Mode', 'string', '.spec.mode'],
          ['Version', 'string', '.status.version'],
          ['Ready', 'string', '.status.scale.statusReplicas'],
          ['Age', 'date', '.metadata.creationTimestamp'],
        ],
        schema: kind({
          spec: collectorSpec,
          status: object({
            scale: object({ replicas: int32(), selector: text(), statusReplicas: text() }),
            version: text(),
          }),
        }),
      },
      {
        name: 'v1alpha1',
        storage: false,
        deprecated: 'opentelemetry.io/v1alpha1 goes; write opentelemetry.io/v1beta1',
        schema: kind({ spec: object({ config: anything(), mode: text() }), status: anyObject() }),
      },
    ],
  }),
  objects: [
    objectOf(OTEL, 'OpenTelemetryCollector', 'gateway', {
      mode: 'deployment',
      ports: [{ port: 4317 }, { port: 4317, protocol: 'UDP' }],
      config: {
        receivers: { otlp: { protocols: { grpc: {}, http: null } } },
        exporters: { debug: {} },
        service: {
          pipelines: { traces: { receivers: ['otlp'], exporters: ['debug'] } },
          telemetry: { logs: { level: 'x' } },
        },
      },
    }),
    objectOf('opentelemetry.io/v1alpha1', 'OpenTelemetryCollector', 'old', {
      mode: 'sidecar',
      config: 'receivers: {}',
    }),
    objectOf(OTEL, 'OpenTelemetryCollector', 'allocator', {
      mode: 'deployment',
      targetAllocator: { enabled: true },
      config: { receivers: {}, exporters: {}, service: { pipelines: {} } },
    }),
    objectOf(OTEL, 'OpenTelemetryCollector', 'half', {
      mode: 'cluster',
      ports: [{ port: 1 }, { port: 1 }],
      config: { receivers: [], service: { pipelines: { a: {} } } },
    }),
  ],
};

/** Operators for monitoring. */
export const MONITORING: readonly Operator[] = [prometheuses, serviceMonitors, prometheusRules, collectors];
