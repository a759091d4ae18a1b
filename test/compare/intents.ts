import type { JsonObject, JsonValue } from '../../src/json/types.js';
import { CUSTOM } from './custom-kind.js';
import type { Random } from './random.js';

/** One kind whose ownership is compared, with its random apply configurations. */
export interface OwnedKind {
  readonly apiVersion: string;
  readonly kind: string;
  readonly resource: string;
  /** Members that a new object needs in addition to apiVersion, kind and name. */
  readonly base: (name: string) => JsonObject;
  /** A part of the kind's possible members. `name` is that of the object. */
  readonly intent: (random: Random, name: string) => JsonObject;
  /** Name of the object with this number, for kinds with special name rules. */
  readonly name?: (at: number) => string;
  /** A change for `status`; absent for kinds without, and where a controller would overwrite it. */
  readonly status?: (random: Random) => JsonObject;
  readonly scales?: true;
}

/** Omits about half of the members. */
function part(random: Random, members: { readonly [name: string]: () => JsonValue }): JsonObject {
  const chosen: Record<string, JsonValue> = {};
  for (const [name, value] of Object.entries(members)) if (random.below(2) === 0) chosen[name] = value();
  return chosen;
}

function texts(random: Random, ...names: readonly string[]): JsonObject {
  return part(random, Object.fromEntries(names.map((name) => [name, () => String(random.below(3))])));
}

function items(random: Random, all: readonly (() => JsonValue)[]): readonly JsonValue[] {
  const chosen = all.filter(() => random.below(2) === 0).map((make) => make());
  return random.below(2) === 0 ? chosen : chosen.toReversed();
}

function metadata(random: Random): JsonObject {
  return part(random, {
    labels: () => texts(random, 'l', 'm'),
    annotations: () => texts(random, 'example.com/a', 'b'),
  });
}

const IMAGES = ['registry.example/i:1', 'registry.example/i:2'];

function container(random: Random, name: string): JsonObject {
  return {
    name,
    image: random.pick(IMAGES),
    ...part(random, {
      env: () =>
        items(random, [
          () => ({ name: 'A', value: String(random.below(2)) }),
          () => ({ name: 'B', value: 'b' }),
          () => ({ name: 'C', valueFrom: { fieldRef: { fieldPath: 'metadata.name' } } }),
        ]),
      ports: () =>
        items(random, [
          () => ({ containerPort: 80 }),
          () => ({ containerPort: 80, protocol: 'UDP' }),
          () => ({ containerPort: 443, protocol: 'TCP', name: 'tls' }),
        ]),
      resources: () => ({ requests: part(random, { cpu: () => '100m', memory: () => `${1 + random.below(2)}Mi` }) }),
      args: () => ['x', String(random.below(2))],
    }),
  };
}

function podSpec(random: Random): JsonObject {
  return {
    containers: [container(random, 'one'), ...items(random, [() => container(random, 'two')])],
    ...part(random, {
      nodeSelector: () => texts(random, 'n', 'o'),
      tolerations: () => [{ key: 'k', operator: 'Exists' }],
      volumes: () =>
        items(random, [() => ({ name: 'v', emptyDir: {} }), () => ({ name: 'w', configMap: { name: 'c' } })]),
      securityContext: () => part(random, { runAsUser: () => 1 + random.below(2), fsGroup: () => 7 }),
    }),
  };
}

/** What the reference's admission would add to a pod. */
const ADMITTED = {
  automountServiceAccountToken: false,
  serviceAccountName: 'default',
  serviceAccount: 'default',
  priority: 0,
  preemptionPolicy: 'PreemptLowerPriority',
  tolerations: ['not-ready', 'unreachable'].map((state) => ({
    key: `node.kubernetes.io/${state}`,
    operator: 'Exists',
    effect: 'NoExecute',
    tolerationSeconds: 300,
  })),
};
const POD = { containers: [{ name: 'one', image: IMAGES[0]! }] };

/** A part of the possible members of the comparison's custom object. */
function thing(random: Random): JsonObject {
  return part(random, {
    text: () => random.pick(['a', 'b']),
    replicas: () => random.below(4),
    set: () => items(random, [() => 'a', () => 'b', () => 'c']),
    plain: () => items(random, [() => 'a', () => 'b']),
    keyed: () =>
      items(random, [
        () => ({ name: 'a', ...part(random, { value: () => random.pick(['x', 'y']) }) }),
        () => ({ name: 'a', port: 81 }),
        () => ({ name: 'b', port: 80, value: 'x' }),
      ]),
    granular: () => texts(random, 'a', 'b', 'c'),
    atomic: () => texts(random, 'a', 'b'),
    free: () =>
      part(random, { a: () => texts(random, 'x', 'y'), b: () => [random.below(3)], c: () => random.below(2) }),
    nested: () => ({ deep: texts(random, 'a', 'b') }),
  });
}

/** The kinds of the comparison. Deployments are paused, so that the reference creates no pods for them. */
export const OWNED_KINDS: readonly OwnedKind[] = [
  {
    apiVersion: CUSTOM.apiVersion,
    kind: CUSTOM.kind,
    resource: `apis/${CUSTOM.apiVersion}/namespaces/NS/${CUSTOM.plural}`,
    base: () => ({ spec: { text: 'a', replicas: 1 } }),
    intent: (random) => ({ metadata: metadata(random), spec: thing(random) }),
    status: (random) => ({
      status: part(random, { phase: () => random.pick(['a', 'b']), replicas: () => random.below(3) }),
    }),
    scales: true,
  },
  {
    apiVersion: 'v1',
    kind: 'ConfigMap',
    resource: 'api/v1/namespaces/NS/configmaps',
    base: () => ({ data: { a: '0' } }),
    intent: (random) => ({
      metadata: metadata(random),
      ...part(random, { data: () => texts(random, 'a', 'b', 'c', 'd'), binaryData: () => ({ e: 'AA==' }) }),
    }),
  },
  {
    apiVersion: 'v1',
    kind: 'Service',
    resource: 'api/v1/namespaces/NS/services',
    base: () => ({ spec: { ports: [{ name: 'a', port: 80 }] } }),
    intent: (random) => ({
      metadata: metadata(random),
      spec: part(random, {
        ports: () => [
          { name: 'a', port: 80, ...part(random, { targetPort: () => random.pick([80, 81, 'web']) }) },
          ...items(random, [
            () => ({ name: 'b', port: 80, protocol: 'UDP' }),
            () => ({ name: 'c', port: 443, protocol: 'TCP' }),
          ]),
        ],
        selector: () => texts(random, 's', 't'),
        sessionAffinity: () => random.pick(['None', 'ClientIP']),
        publishNotReadyAddresses: () => random.below(2) === 0,
      }),
    }),
    status: (random) => ({
      status: {
        loadBalancer: random.pick([{}, { ingress: [{ ip: '192.0.2.1' }] }, { ingress: [{ ip: '192.0.2.2' }] }]),
      },
    }),
  },
  {
    apiVersion: 'v1',
    kind: 'Pod',
    resource: 'api/v1/namespaces/NS/pods',
    base: () => ({ spec: { ...POD, ...ADMITTED } }),
    intent: (random) => ({
      metadata: metadata(random),
      spec: { ...(random.below(2) === 0 ? podSpec(random) : POD), ...ADMITTED },
    }),
    status: (random) => ({
      status: part(random, {
        phase: () => random.pick(['Pending', 'Running']),
        message: () => String(random.below(3)),
        conditions: () => [
          { type: 'Ready', status: random.pick(['True', 'False']) },
          ...items(random, [() => ({ type: 'example.com/x', status: 'True' })]),
        ],
      }),
    }),
  },
  {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    resource: 'apis/apps/v1/namespaces/NS/deployments',
    base: () => ({
      spec: {
        paused: true,
        selector: { matchLabels: { app: 'x' } },
        template: { metadata: { labels: { app: 'x' } }, spec: POD },
      },
    }),
    intent: (random) => ({
      metadata: metadata(random),
      spec: {
        paused: true,
        selector: { matchLabels: { app: 'x' } },
        template: {
          metadata: { labels: { app: 'x', ...texts(random, 'y') } },
          spec: podSpec(random),
        },
        ...part(random, {
          replicas: () => random.below(4),
          minReadySeconds: () => 1 + random.below(3),
          revisionHistoryLimit: () => random.below(3),
          strategy: () =>
            random.pick([{ type: 'RollingUpdate', rollingUpdate: { maxSurge: 1 } }, { type: 'Recreate' }]),
        }),
      },
    }),
    scales: true,
  },
];
