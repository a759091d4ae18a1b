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
  resources,
  rules,
  text,
  time,
  variables,
} from '../schema-words.js';

const ARGO = 'argoproj.io/v1alpha1';
const source = object({
  chart: text(),
  directory: object({ exclude: text(), jsonnet: object({ libs: list(text()) }), recurse: flag() }),
  helm: object({
    fileParameters: list(object({ name: text(), path: text() })),
    parameters: list(object({ forceString: flag(), name: text(), value: text() })),
    releaseName: text(),
    valueFiles: list(text()),
    values: text(),
    valuesObject: free(),
  }),
  kustomize: object({
    commonLabels: mapOf(text()),
    images: list(text()),
    patches: list(object({ options: mapOf(flag()), patch: text(), target: object({ kind: text(), name: text() }) })),
    replicas: list(object({ 'count!': intOrText(), 'name!': text() })),
  }),
  path: text(),
  plugin: object({ env: list(object({ 'name!': text(), 'value!': text() })), name: text() }),
  'repoURL!': text(),
  targetRevision: text(),
});

/** Argo CD: no status subresource, an operation beside spec and status. */
const applications: Operator = {
  definition: definitionOf({
    group: 'argoproj.io',
    plural: 'applications',
    kind: 'Application',
    shortNames: ['app', 'apps'],
    versions: [
      {
        name: 'v1alpha1',
        status: false,
        columns: [
          ['Sync Status', 'string', '.status.sync.status'],
          ['Health Status', 'string', '.status.health.status'],
          ['Revision', 'string', '.status.sync.revision', 10],
        ],
        schema: kind(
          {
            operation: object({
              info: list(object({ 'name!': text(), 'value!': text() })),
              retry: object({ backoff: object({ duration: text(), factor: int64() }), limit: int64() }),
              sync: object({ prune: flag(), revision: text(), syncOptions: list(text()) }),
            }),
            spec: object({
              'destination!': object({ name: text(), namespace: text(), server: text() }),
              ignoreDifferences: list(
                object({
                  group: text(),
                  jqPathExpressions: list(text()),
                  jsonPointers: list(text()),
                  'kind!': text(),
                  name: text(),
                }),
              ),
              'project!': text(),
              revisionHistoryLimit: int64(),
              source,
              sources: list(source),
              syncPolicy: object({
                automated: object({ allowEmpty: flag(), prune: flag(), selfHeal: flag() }),
                managedNamespaceMetadata: object({ labels: mapOf(text()) }),
                syncOptions: list(text()),
              }),
            }),
            status: object({
              health: object({ lastTransitionTime: time(), status: text() }),
              history: list(object({ deployedAt: time(), 'id!': int64(), 'revision!': text() })),
              resources: list(object({ kind: text(), name: text(), status: text(), syncWave: int64() })),
              sync: object({ revision: text(), 'status!': text() }),
            }),
          },
          { required: ['metadata', 'spec'] },
        ),
      },
    ],
  }),
  objects: [
    objectOf(
      ARGO,
      'Application',
      'guestbook',
      {
        project: 'default',
        destination: { server: 'https://kubernetes.default.svc', namespace: 'x' },
        source: {
          repoURL: 'https://git.example.com/x',
          helm: {
            valuesObject: { a: { b: [1, null] }, c: null },
            parameters: [{ name: 'a', value: 'b', forceString: true }],
          },
          kustomize: {
            replicas: [
              { name: 'a', count: '3' },
              { name: 'b', count: 3 },
            ],
          },
        },
        syncPolicy: { automated: {}, syncOptions: ['CreateNamespace=true'] },
      },
      { status: { sync: { status: 'Synced', revision: 'abc' }, health: { status: 'Healthy' } } },
    ),
    objectOf(
      ARGO,
      'Application',
      'wrong',
      {
        source: { kustomize: { replicas: [{ name: 'a', count: 1.5 }], patches: [{ options: { a: 'yes' } }] } },
        destination: [],
      },
      { operation: { retry: { limit: '5' } }, status: { health: { lastTransitionTime: 'yesterday' } } },
    ),
  ],
};

/** Argo Rollouts: a free-form pod template, steps of a strategy, a scale. */
const rollouts: Operator = {
  definition: definitionOf({
    group: 'argoproj.io',
    plural: 'rollouts',
    kind: 'Rollout',
    shortNames: ['ro'],
    versions: [
      {
        name: 'v1alpha1',
        scale: {
          specReplicasPath: '.spec.replicas',
          statusReplicasPath: '.status.HPAReplicas',
          labelSelectorPath: '.status.selector',
        },
        columns: [
          ['Desired', 'integer', '.spec.replicas'],
          ['Current', 'integer', '.status.replicas'],
          ['Age', 'date', '.metadata.creationTimestamp'],
        ],
        schema: kind(
          {
            spec: object({
              minReadySeconds: int32(),
              paused: flag(),
              replicas: int32(),
              selector: labelSelector(),
              strategy: object({
                blueGreen: object({ 'activeService!': text(), autoPromotionEnabled: flag(), previewService: text() }),
                canary: object({
                  canaryService: text(),
                  maxSurge: intOrText(),
                  maxUnavailable: intOrText(),
                  steps: list(
                    object({
                      analysis: object({
                        args: list(object({ 'name!': text(), value: text() })),
                        templates: list(object({ templateName: text() })),
                      }),
                      pause: object({ duration: intOrText() }),
                      setCanaryScale: object({ matchTrafficWeight: flag(), replicas: int32(), weight: int32() }),
                      setWeight: int32(),
                    }),
                  ),
                  trafficRouting: object({
                    istio: object({ virtualService: object({ 'name!': text(), routes: list(text()) }) }),
                    plugins: free(),
                  }),
                }),
              }),
              template: object({ metadata: free(), 'spec!': podSpec() }),
              workloadRef: object({ apiVersion: text(), kind: text(), name: text() }),
            }),
            status: object({
              HPAReplicas: int32(),
              canary: object({}),
              conditions: list(object({ 'status!': text(), 'type!': text() })),
              replicas: int32(),
              selector: text(),
            }),
          },
          { required: ['spec'] },
        ),
      },
    ],
  }),
  objects: [
    objectOf(ARGO, 'Rollout', 'canary', {
      replicas: 3,
      selector: { matchLabels: { app: 'x' } },
      template: {
        metadata: { labels: { app: 'x' }, more: 1 },
        spec: {
          containers: [{ name: 'a', ports: [{ containerPort: 80 }], resources: { limits: { cpu: '1' } } }],
          volumes: [{ name: 'v', csi: { driver: 'd' } }],
        },
      },
      strategy: {
        canary: {
          maxSurge: '25%',
          steps: [{ setWeight: 20 }, { pause: {} }, { pause: { duration: '1h' } }, { pause: { duration: 60 } }],
        },
      },
    }),
    objectOf(ARGO, 'Rollout', 'wrong', {
      replicas: 3000000000,
      template: {
        spec: {
          containers: [{ name: 'a', env: [{ name: 'A', valueFrom: { secretKeyRef: {} } }] }, { name: 'a' }],
          volumes: [{}],
        },
      },
      strategy: { blueGreen: {}, canary: { steps: [{ pause: { duration: true } }] } },
    }),
  ],
};

const GO_DURATION = '^([0-9]+(\\.[0-9]+)?(ms|s|m|h))+$';
const chartSpec = object({
  chart: text({ maxLength: 2048, minLength: 1 }),
  interval: text({ pattern: GO_DURATION }),
  'sourceRef!': object({
    apiVersion: text(),
    kind: oneOf('HelmRepository', 'GitRepository', 'Bucket'),
    'name!': text({ maxLength: 253, minLength: 1 }),
    namespace: text({ maxLength: 63, minLength: 1 }),
  }),
  version: text({ default: '*' }),
});
const releaseSpec = object(
  {
    chart: object({ metadata: object({ labels: mapOf(text()) }), 'spec!': chartSpec }),
    chartRef: object({ 'kind!': oneOf('OCIRepository', 'HelmChart'), 'name!': text({ maxLength: 253, minLength: 1 }) }),
    dependsOn: list(object({ 'name!': text(), namespace: text(), readyExpr: text() })),
    driftDetection: object({
      ignore: list(object({ 'paths!': list(text()), target: object({ kind: text() }) })),
      mode: oneOf('enabled', 'warn', 'disabled'),
    }),
    install: object({
      createNamespace: flag(),
      crds: oneOf('Skip', 'Create', 'CreateReplace'),
      remediation: object({ retries: { type: 'integer' } }),
    }),
    'interval!': text({ pattern: GO_DURATION }),
    kubeConfig: object(
      { configMapRef: object({ 'name!': text() }), secretRef: object({ key: text(), 'name!': text() }) },
      rules({
        rule: 'has(self.configMapRef) || has(self.secretRef)',
        message: 'one of configMapRef and secretRef is needed',
      }),
    ),
    maxHistory: { type: 'integer' },
    releaseName: text({ maxLength: 53, minLength: 1 }),
    serviceAccountName: text({ maxLength: 253, minLength: 1 }),
    suspend: flag(),
    timeout: text({ pattern: GO_DURATION }),
    values: anything(),
    valuesFrom: list(
      object({
        'kind!': oneOf('Secret', 'ConfigMap'),
        'name!': text({ maxLength: 253, minLength: 1 }),
        optional: flag(),
        targetPath: text({ maxLength: 250, pattern: '^([a-zA-Z0-9_\\-.\\\\\\/]|\\[[0-9]{1,5}\\])+$' }),
        valuesKey: text(),
      }),
    ),
  },
  rules({
    rule: '(has(self.chart) && !has(self.chartRef)) || (!has(self.chart) && has(self.chartRef))',
    message: 'either chart or chartRef must be set',
  }),
);

/** Flux: chart releases with free-form values, three versions. */
const helmReleases: Operator = {
  definition: definitionOf({
    group: 'helm.toolkit.fluxcd.io',
    plural: 'helmreleases',
    kind: 'HelmRelease',
    shortNames: ['hr'],
    versions: [
      {
        name: 'v2',
        columns: [
          ['Age', 'date', '.metadata.creationTimestamp'],
          ['Ready', 'string', '.status.conditions[?(@.type=="Ready")].status'],
          ['Status', 'string', '.status.conditions[?(@.type=="Ready")].message'],
        ],
        schema: kind({
          spec: releaseSpec,
          status: object(
            { conditions: conditions(), failures: int64(), lastAttemptedValues: text(), observedGeneration: int64() },
            { default: { observedGeneration: -1 } },
          ),
        }),
      },
      {
        name: 'v2beta2',
        storage: false,
        deprecated: 'v2beta2 HelmRelease is deprecated, upgrade to v2',
        schema: kind({ spec: releaseSpec, status: free() }),
      },
      { name: 'v2beta1', storage: false, served: false, schema: kind({ spec: free(), status: free() }) },
    ],
  }),
  objects: [
    objectOf('helm.toolkit.fluxcd.io/v2', 'HelmRelease', 'podinfo', {
      interval: '10m',
      chart: { spec: { chart: 'podinfo', sourceRef: { kind: 'HelmRepository', name: 'x' } } },
      values: { image: { tag: null }, replicas: 2, list: [{ a: 1.5 }] },
      valuesFrom: [{ kind: 'Secret', name: 'a', targetPath: 'a.b[0]' }],
    }),
    objectOf('helm.toolkit.fluxcd.io/v2beta2', 'HelmRelease', 'older', {
      interval: '1h30m',
      chartRef: { kind: 'HelmChart', name: 'x' },
      values: 'text',
    }),
    objectOf('helm.toolkit.fluxcd.io/v2', 'HelmRelease', 'both', {
      interval: '10m',
      chart: { spec: { sourceRef: { name: 'x' } } },
      chartRef: { kind: 'HelmChart', name: 'x' },
      kubeConfig: {},
    }),
    objectOf('helm.toolkit.fluxcd.io/v2', 'HelmRelease', 'wrong', {
      interval: 'often',
      releaseName: 'x'.repeat(54),
      valuesFrom: [{ kind: 'Pod', name: '', targetPath: 'a b' }],
      driftDetection: { ignore: [{}], mode: 'on' },
    }),
  ],
};

const kustomizations: Operator = {
  definition: definitionOf({
    group: 'kustomize.toolkit.fluxcd.io',
    plural: 'kustomizations',
    kind: 'Kustomization',
    shortNames: ['ks'],
    versions: [
      {
        name: 'v1',
        columns: [['Ready', 'string', '.status.conditions[?(@.type=="Ready")].status']],
        schema: kind({
          spec: object({
            commonMetadata: object({ annotations: mapOf(text()), labels: mapOf(text()) }),
            decryption: object({ 'provider!': oneOf('sops'), secretRef: object({ 'name!': text() }) }),
            healthCheckExprs: list(
              object({ 'apiVersion!': text(), 'current!': text(), failed: text(), 'kind!': text() }),
            ),
            images: list(object({ digest: text(), 'name!': text(), newName: text(), newTag: text() })),
            'interval!': text({ pattern: GO_DURATION }),
            patches: list(
              object({ 'patch!': text(), target: object({ kind: text(), labelSelector: text(), name: text() }) }),
            ),
            path: text(),
            postBuild: object({
              substitute: mapOf(text()),
              substituteFrom: list(
                object({ 'kind!': oneOf('Secret', 'ConfigMap'), 'name!': text(), optional: flag({ default: false }) }),
              ),
            }),
            'prune!': flag(),
            'sourceRef!': object({ 'kind!': oneOf('OCIRepository', 'GitRepository', 'Bucket'), 'name!': text() }),
            targetNamespace: text({ maxLength: 63, minLength: 1 }),
          }),
          status: object(
            {
              conditions: conditions(),
              inventory: object({ 'entries!': list(object({ 'id!': text(), 'v!': text() })) }),
            },
            { default: { observedGeneration: -1 }, 'x-kubernetes-preserve-unknown-fields': true },
          ),
        }),
      },
    ],
  }),
  objects: [
    objectOf('kustomize.toolkit.fluxcd.io/v1', 'Kustomization', 'apps', {
      interval: '5m',
      prune: true,
      path: './apps',
      sourceRef: { kind: 'GitRepository', name: 'x' },
      postBuild: { substituteFrom: [{ kind: 'Secret', name: 'a' }] },
    }),
    objectOf('kustomize.toolkit.fluxcd.io/v1', 'Kustomization', 'wrong', {
      interval: 5,
      sourceRef: { kind: 'HelmRepository' },
      targetNamespace: '',
      patches: [{ target: 'x' }],
      decryption: {},
    }),
  ],
};

/** Tekton: the whole spec is free-form, validated by its own webhook; two versions. */
const pipelines: Operator = {
  definition: definitionOf({
    group: 'tekton.dev',
    plural: 'pipelines',
    kind: 'Pipeline',
    categories: ['tekton', 'tekton-pipelines'],
    versions: [
      { name: 'v1beta1', storage: false, schema: { type: 'object', 'x-kubernetes-preserve-unknown-fields': true } },
      { name: 'v1', schema: { type: 'object', 'x-kubernetes-preserve-unknown-fields': true } },
    ],
  }),
  objects: [
    objectOf('tekton.dev/v1', 'Pipeline', 'build', {
      params: [{ name: 'a', type: 'array', default: ['x'] }],
      tasks: [{ name: 'b', taskRef: { name: 'c' }, when: [{ input: '$(params.a)', operator: 'in', values: [] }] }],
    }),
    objectOf('tekton.dev/v1beta1', 'Pipeline', 'anything', 'spec of any type', { more: [null, { a: null }] }),
  ],
};

/** Knative: pod templates with a name pattern, traffic in percent. */
const services: Operator = {
  definition: definitionOf({
    group: 'serving.knative.dev',
    plural: 'services',
    kind: 'Service',
    shortNames: ['kservice', 'ksvc'],
    categories: ['all', 'knative', 'serving'],
    versions: [
      {
        name: 'v1',
        columns: [
          ['URL', 'string', '.status.url'],
          ['LatestCreated', 'string', '.status.latestCreatedRevisionName'],
          ['Ready', 'string', ".status.conditions[?(@.type=='Ready')].status"],
          ['Reason', 'string', ".status.conditions[?(@.type=='Ready')].reason"],
        ],
        schema: kind({
          spec: object({
            template: object({
              metadata: free({
                properties: { annotations: mapOf(text()), labels: mapOf(text()), name: text(), namespace: text() },
              }),
              spec: object(
                {
                  containerConcurrency: int64(),
                  'containers!': list(
                    object(
                      {
                        args: atomic(text()),
                        env: variables(),
                        image: text(),
                        name: text(),
                        resources: resources(),
                        ports: keyed(
                          ['containerPort', 'protocol'],
                          object(
                            { containerPort: int32(), name: text(), protocol: text({ default: 'TCP' }) },
                            { required: ['containerPort'] },
                          ),
                        ),
                      },
                      { 'x-kubernetes-preserve-unknown-fields': true },
                    ),
                  ),
                  timeoutSeconds: int64(),
                },
                { 'x-kubernetes-preserve-unknown-fields': true },
              ),
            }),
            traffic: list(
              object({
                configurationName: text(),
                latestRevision: flag(),
                percent: int64(),
                revisionName: text(),
                tag: text(),
              }),
            ),
          }),
          status: object({
            conditions: list(object({ 'status!': text(), 'type!': text(), reason: text() })),
            latestCreatedRevisionName: text(),
            url: text(),
          }),
        }),
      },
    ],
  }),
  objects: [
    objectOf('serving.knative.dev/v1', 'Service', 'hello', {
      template: {
        metadata: { name: 'hello-1', x: {} },
        spec: {
          containers: [{ image: 'x', volumeDevices: [], ports: [{ containerPort: 8080 }] }],
          priorityClassName: 'p',
        },
      },
      traffic: [{ percent: 100, latestRevision: true }],
    }),
    objectOf('serving.knative.dev/v1', 'Service', 'wrong', {
      template: { metadata: { labels: { a: 1 } }, spec: { timeoutSeconds: 'x' } },
      traffic: [{ percent: 33.3 }, null],
    }),
  ],
};

/** Operators for delivery of applications. */
export const DELIVERY: readonly Operator[] = [
  applications,
  rollouts,
  helmReleases,
  kustomizations,
  pipelines,
  services,
];
