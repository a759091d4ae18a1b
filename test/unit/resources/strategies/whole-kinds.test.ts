import { describe, expect, it } from '@jest/globals';
import { equalJson } from '../../../../src/json/equal.js';
import type { JsonObject } from '../../../../src/json/types.js';
import type { KubeObject } from '../../../../src/meta/object.js';
import { builtinResources, type BuiltinResource } from '../../../../src/resources/builtin.js';
import { compileResource } from '../../../../src/resources/compile.js';
import { apiVersionOf } from '../../../../src/meta/gvk.js';
import { sampleOf } from '../../../support/samples.js';
import { context, KUBERNETES, NOW, texts } from './support.js';

const RESOURCES = builtinResources(KUBERNETES).filter(({ strategy }) => Object.keys(strategy).length > 0);
const POD_SPEC: JsonObject = {
  containers: [
    {
      name: 'web',
      image: 'nginx:1.27',
      ports: [{ containerPort: 80, name: 'http' }],
      env: [{ name: 'A', valueFrom: { fieldRef: { fieldPath: 'metadata.name' } } }],
      resources: { requests: { cpu: '100m' }, limits: { cpu: '0.5', memory: '64Mi' } },
      volumeMounts: [{ name: 'data', mountPath: '/data' }],
      livenessProbe: { httpGet: { path: '/', port: 'http' } },
    },
  ],
  volumes: [{ name: 'data' }],
};
const TEMPLATE: JsonObject = { metadata: { labels: { app: 'x' } }, spec: POD_SPEC };
const WORKLOAD: JsonObject = { spec: { selector: { matchLabels: { app: 'x' } }, template: TEMPLATE } };
const FLOW_SCHEMA: JsonObject = {
  spec: {
    priorityLevelConfiguration: { name: 'l' },
    rules: [
      {
        subjects: [{ kind: 'User', user: { name: '*' } }],
        resourceRules: [{ verbs: ['*'], apiGroups: ['*'], resources: ['*'], clusterScope: true }],
      },
    ],
  },
};
const LEVEL: JsonObject = { spec: { type: 'Limited', limited: { limitResponse: { type: 'Queue', queuing: {} } } } };
const EVENT_V1: JsonObject = {
  regarding: { kind: 'Pod', namespace: 'ns', name: 'p' },
  eventTime: '2025-06-01T11:30:00.000000Z',
  reportingController: 'example.com/x',
  reportingInstance: 'x-1',
  action: 'Binding',
  reason: 'Bound',
  type: 'Normal',
};

/** An ordinary object of each kind, as users write it. */
const WRITTEN: Readonly<Record<string, JsonObject>> = {
  Namespace: {},
  ConfigMap: { data: { a: 'b' } },
  Secret: { stringData: { a: 'b' } },
  ServiceAccount: { secrets: [{ name: 's' }] },
  Pod: { spec: POD_SPEC },
  Service: { spec: { selector: { app: 'x' }, ports: [{ port: 80 }], sessionAffinity: 'ClientIP' } },
  Node: { spec: { podCIDR: '10.0.0.0/24', taints: [{ key: 'a', effect: 'NoSchedule' }] } },
  Event: {
    involvedObject: { kind: 'Pod', namespace: 'ns', name: 'p' },
    reason: 'Pulled',
    message: 'done',
    type: 'Normal',
  },
  Deployment: WORKLOAD,
  ReplicaSet: WORKLOAD,
  Lease: { spec: { holderIdentity: 'me', leaseDurationSeconds: 15, renewTime: '2025-06-01T11:30:00.000000Z' } },
  FlowSchema: FLOW_SCHEMA,
  PriorityLevelConfiguration: LEVEL,
};

function written({ definition }: BuiltinResource): JsonObject {
  const { group, version, kind, namespaced } = definition;
  const members =
    kind === 'Event' && group !== '' ? EVENT_V1 : (WRITTEN[kind] ?? (sampleOf(definition, 'ns') as JsonObject));
  return {
    apiVersion: apiVersionOf(group, version),
    kind,
    ...members,
    metadata: { name: nameIn(kind, members), ...(namespaced ? { namespace: 'ns' } : {}) },
  };
}

/** Names of some kinds follow from their spec or are addresses; others are free. */
function nameIn(kind: string, { spec }: JsonObject): string {
  const { names, group, version } = (spec ?? {}) as {
    readonly names?: { readonly plural?: string };
    readonly group?: string;
    readonly version?: string;
  };
  if (kind === 'APIService') return `${version}.${group}`;
  if (kind === 'IPAddress') return '10.0.0.9';
  if (kind === 'StorageVersion') return 'apps.deployments';
  return names?.plural === undefined ? 'a' : `${names.plural}.${group}`;
}

/** The object with its uid at validation. */
function named(object: KubeObject): KubeObject {
  return { ...object, metadata: { ...object.metadata, uid: 'uid-1' } };
}

/** The object after a create, with its faults. */
function created(resource: BuiltinResource): { readonly object: KubeObject; readonly faults: readonly string[] } {
  const { definition, strategy } = resource;
  const compiled = compileResource(definition, { strategy, naming: KUBERNETES });
  const reported = context();
  const normal = compiled.normalise(written(resource));
  const prepared = strategy.prepareForCreate?.(normal, reported) ?? normal;
  const object = strategy.identify?.(prepared, 'uid-1', KUBERNETES) ?? prepared;
  const faults = [
    ...compiled.validate(object, undefined),
    ...(strategy.validate?.(named(object), reported) ?? []),
    ...(strategy.validateCreate?.(named(object), reported) ?? []),
  ];
  return { object, faults: texts(faults) };
}

const ROWS = RESOURCES.map((resource) => {
  const { group, version, kind } = resource.definition;
  return [`${apiVersionOf(group, version)} ${kind}`, resource] as const;
});

describe.each(ROWS)('%s', (_name, resource) => {
  const { definition, strategy } = resource;
  const compiled = compileResource(definition, { strategy, naming: KUBERNETES });

  it('it can be created as users write it', () => expect(created(resource).faults).toEqual([]));

  it('it is then in normal form', () => {
    const { object } = created(resource);
    const again = compiled.normalise(object);
    expect(again).toEqual(object);
  });

  it('an update with the read object changes nothing', () => {
    const { object } = created(resource);
    const reported = context();
    const normal = compiled.normalise(object);
    const updated = strategy.prepareForUpdate?.(normal, object, reported) ?? normal;
    expect(equalJson(updated, object)).toBe(true);
    const faults = [
      ...compiled.validate(updated, object),
      ...(strategy.validate?.(named(updated), reported, named(object)) ?? []),
      ...(strategy.validateUpdate?.(named(updated), named(object), reported) ?? []),
    ];
    expect(texts(faults)).toEqual([]);
  });

  it('an update with the original object changes nothing', () => {
    const { object } = created(resource);
    const normal = compiled.normalise({
      ...written(resource),
      ...(object['status'] === undefined ? {} : { status: object['status'] }),
    });
    const updated = strategy.prepareForUpdate?.(normal, object, context()) ?? normal;
    // Users do not write members derived from the identity.
    expect(strategy.identify?.(updated, 'uid-1', KUBERNETES) ?? updated).toEqual(object);
  });

  it('it has a cell for each column without a path', () => {
    const columns = definition.columns.filter((column) => column.path === undefined);
    expect(strategy.cells?.(created(resource).object, NOW, KUBERNETES) ?? []).toHaveLength(columns.length);
  });

  it('it survives storage', () => {
    const { object } = created(resource);
    const storage = apiVersionOf(definition.storageGroup ?? definition.group, definition.storageVersion);
    const stored = strategy.convert?.(object, storage, KUBERNETES) ?? { ...object, apiVersion: storage };
    const back = strategy.convert?.(stored, object.apiVersion, KUBERNETES) ?? {
      ...stored,
      apiVersion: object.apiVersion,
    };
    expect(stored.apiVersion).toBe(storage);
    expect(back).toEqual(object);
    const form = RESOURCES.find(
      (one) =>
        apiVersionOf(one.definition.group, one.definition.version) === storage &&
        one.definition.kind === definition.kind,
    );
    if (form === undefined) throw new Error('the storage version is not served');
    const other = compileResource(form.definition, { strategy: form.strategy, naming: KUBERNETES });
    expect(other.normalise(stored)).toEqual(stored);
  });
});
