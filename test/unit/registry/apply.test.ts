import { describe, expect, test } from '@jest/globals';
import type { JsonObject } from '../../../src/json/types.js';
import type { KubeObject } from '../../../src/meta/object.js';
import type { WriteOptions } from '../../../src/meta/options.js';
import { SAMPLE_REQUEST } from '../../support/pem-samples.js';
import { body, deleting, inProcess, type InProcess, mergePatch, refusal, writing } from '../../support/in-process.js';

interface Entry {
  readonly manager: string;
  readonly operation: string;
  readonly subresource?: string;
  readonly time?: string;
  readonly fieldsV1: JsonObject;
}

function entries(object: KubeObject): readonly Entry[] {
  return (object.metadata['managedFields'] ?? []) as unknown as readonly Entry[];
}

function owners(object: KubeObject): readonly string[] {
  return entries(object).map(({ manager, operation, subresource }) => [manager, operation, subresource].join('/'));
}

async function apply(
  world: InProcess,
  plural: string,
  intent: JsonObject,
  options: Partial<WriteOptions> & { readonly subresource?: string } = {},
): Promise<KubeObject> {
  const { subresource = '', ...write } = options;
  const name = (intent['metadata'] as { readonly name?: string }).name ?? 'a';
  const bytes = Buffer.from(JSON.stringify(intent));
  const outcome = await world.registry.patch(
    world.context,
    world.target(plural, { name, subresource }),
    { mediaType: APPLY, bytes },
    writing({ fieldManager: 'one', ...write }),
  );
  return outcome.object.parsed;
}

async function merge(world: InProcess, plural: string, change: JsonObject, manager: string, subresource = '') {
  const target = world.target(plural, { name: 'a', subresource });
  const options = writing({ fieldManager: manager });
  return (await world.registry.patch(world.context, target, mergePatch(change), options)).object.parsed;
}

const APPLY = 'application/apply-patch+yaml';
const MAP = { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'a' } };
const DEPLOYMENT = {
  apiVersion: 'apps/v1',
  kind: 'Deployment',
  metadata: { name: 'a' },
  spec: {
    replicas: 2,
    selector: { matchLabels: { a: 'b' } },
    template: { metadata: { labels: { a: 'b' } }, spec: { containers: [{ name: 'c', image: 'i' }] } },
  },
};

describe('field ownership', () => {
  test('conditions of a certificate request are written through its status, and have no owner', async () => {
    const world = inProcess();
    const type = { apiVersion: 'certificates.k8s.io/v1', kind: 'CertificateSigningRequest' };
    const spec = {
      request: Buffer.from(SAMPLE_REQUEST).toString('base64'),
      signerName: 'example.com/x',
      usages: ['client auth'],
    };
    const target = world.target('certificatesigningrequests');
    await world.registry.create(world.context, target, body({ ...type, metadata: { name: 'a' }, spec }), writing());
    const status = { conditions: [{ type: 'Failed', status: 'True', reason: 'r' }] };
    const intent = { ...type, metadata: { name: 'a' }, status };
    const applied = await apply(world, 'certificatesigningrequests', intent, { subresource: 'status' });
    expect(applied['status']).toMatchObject(status);
    expect(owners(applied)).toEqual([]);
    const change = { status: { conditions: [{ type: 'Failed', status: 'True', reason: 'other' }] } };
    const merged = await merge(world, 'certificatesigningrequests', change, 'two', 'status');
    expect(merged['status']).toMatchObject(change.status);
    expect(owners(merged)).toEqual([]);
  });

  test('a creator owns given and defaulted members, and of a required list only the items', async () => {
    const world = inProcess();
    const target = world.target('deployments');
    const made = await world.registry.create(world.context, target, body(DEPLOYMENT), writing({ fieldManager: 'one' }));
    const [entry] = entries(made.object.parsed);
    expect(entry?.fieldsV1).toMatchObject({
      'f:spec': {
        'f:progressDeadlineSeconds': {},
        'f:selector': {},
        'f:strategy': { 'f:rollingUpdate': { '.': {}, 'f:maxSurge': {} } },
        'f:template': { 'f:spec': { 'f:containers': { 'k:{"name":"c"}': { '.': {}, 'f:resources': {} } } } },
      },
    });
    const spec = (entry?.fieldsV1['f:spec'] as JsonObject)['f:template'] as JsonObject;
    expect((spec['f:spec'] as JsonObject)['f:containers']).not.toHaveProperty(['.']);
    expect(entry?.fieldsV1).not.toHaveProperty(['f:status']);
  });

  test('an update owns what it changes, and only then its time changes', async () => {
    const world = inProcess();
    await apply(world, 'configmaps', { ...MAP, data: { x: '1', y: '1' } });
    world.clock.now += 60_000;
    const changed = await merge(world, 'configmaps', { data: { x: '2' } }, 'two');
    expect(owners(changed)).toEqual(['one/Apply/', 'two/Update/']);
    expect(entries(changed).map(({ fieldsV1 }) => fieldsV1)).toEqual([
      { 'f:data': { 'f:y': {} } },
      { 'f:data': { 'f:x': {} } },
    ]);
    expect(entries(changed).map(({ time }) => time)).toEqual(['2024-05-01T10:00:00Z', '2024-05-01T10:01:00Z']);
    world.clock.now += 60_000;
    const same = await merge(world, 'configmaps', { data: { x: '2' } }, 'two');
    expect(same.metadata.resourceVersion).toBe(changed.metadata.resourceVersion);
  });

  test('writes of status and scale have separate entries', async () => {
    const world = inProcess();
    await apply(world, 'deployments', DEPLOYMENT);
    await merge(world, 'deployments', { status: { conditions: [{ type: 'X', status: 'True' }] } }, 'two', 'status');
    await merge(world, 'deployments', { spec: { replicas: 5 } }, 'three', 'scale');
    const target = world.target('deployments', { name: 'a' });
    const { parsed } = await world.registry.get(world.context, target, { resourceVersion: '' });
    expect(owners(parsed)).toEqual(['one/Apply/', 'three/Update/scale', 'two/Update/status']);
    expect(entries(parsed)[1]?.fieldsV1).toEqual({ 'f:spec': { 'f:replicas': {} } });
    expect(entries(parsed)[2]?.fieldsV1).toMatchObject({
      'f:status': { 'f:conditions': { 'k:{"type":"X"}': { 'f:lastTransitionTime': {}, 'f:lastUpdateTime': {} } } },
    });
    const scale = { apiVersion: 'autoscaling/v1', kind: 'Scale', metadata: { name: 'a' }, spec: { replicas: 7 } };
    expect(await refusal(apply(world, 'deployments', scale, { subresource: 'scale' }))).toBe(
      '409 Conflict: Apply failed with 1 conflict: conflict with "three" with subresource "scale" using autoscaling/v1: .spec.replicas',
    );
    const forced = await apply(world, 'deployments', scale, { subresource: 'scale', force: true });
    expect(forced['spec']).toEqual({ replicas: 7 });
  });

  test('applying 0 replicas to a scale of 0 shares them; another number is a conflict', async () => {
    const world = inProcess();
    await apply(world, 'deployments', DEPLOYMENT);
    await merge(world, 'deployments', { spec: { replicas: 0 } }, 'two', 'scale');
    const scale = (replicas: number) => ({
      apiVersion: 'autoscaling/v1',
      kind: 'Scale',
      metadata: { name: 'a' },
      spec: { replicas },
    });
    const shared = await apply(world, 'deployments', scale(0), { subresource: 'scale', fieldManager: 'three' });
    expect(shared['spec']).toEqual({});
    const target = world.target('deployments', { name: 'a' });
    const { parsed } = await world.registry.get(world.context, target, { resourceVersion: '' });
    expect([...owners(parsed)].sort()).toEqual(['one/Apply/', 'three/Apply/scale', 'two/Update/scale']);
    expect(
      await refusal(apply(world, 'deployments', scale(1), { subresource: 'scale', fieldManager: 'four' })),
    ).toMatch(/^409 Conflict: Apply failed with 2 conflicts: /);
  });

  test('of more than ten updaters the oldest are joined', async () => {
    const world = inProcess();
    await apply(world, 'configmaps', { ...MAP, data: { x: '1' } });
    let object: KubeObject | undefined;
    for (let at = 0; at < 12; at += 1) {
      world.clock.now += 1000;
      object = await merge(world, 'configmaps', { data: { [`k${at}`]: 'v' } }, `m${String(at).padStart(2, '0')}`);
    }
    expect(owners(object!)).toHaveLength(11);
    expect(owners(object!)[1]).toBe('ancient-changes/Update/');
    expect(entries(object!)[1]?.fieldsV1).toEqual({ 'f:data': { 'f:k0': {}, 'f:k1': {}, 'f:k2': {} } });
  });

  test('an empty list resets the managers; the first apply then finds one owner of everything', async () => {
    const world = inProcess();
    await apply(world, 'configmaps', { ...MAP, data: { x: '1', y: '1' } });
    expect(owners(await merge(world, 'configmaps', { metadata: { managedFields: [] } }, 'two'))).toEqual([]);
    expect(owners(await merge(world, 'configmaps', { data: { y: '2' } }, 'two'))).toEqual([]);
    expect(await refusal(apply(world, 'configmaps', { ...MAP, data: { x: '3' } }))).toBe(
      '409 Conflict: Apply failed with 1 conflict: conflict with "before-first-apply" using v1: .data.x',
    );
  });

  test('under the cluster naming one empty entry resets them, and further changes in the same write are owned', async () => {
    const world = inProcess({ naming: 'cluster' });
    await apply(world, 'configmaps', { ...MAP, data: { x: '1', y: '1' } });
    expect(owners(await merge(world, 'configmaps', { metadata: { managedFields: [] } }, 'two'))).toEqual([
      'one/Apply/',
    ]);
    const both = { metadata: { managedFields: [{}] }, data: { y: '2' } };
    const object = await merge(world, 'configmaps', both, 'two');
    expect(owners(object)).toEqual(['two/Update/']);
    expect(entries(object)[0]?.fieldsV1).toEqual({ 'f:data': { 'f:y': {} } });
    expect(owners(await merge(world, 'configmaps', { metadata: { managedFields: [{}] } }, 'two'))).toEqual([]);
  });

  test.each<[string, JsonObject]>([
    ['another operation', { operation: 'Steal' }],
    ['a number as the fields below one', { fieldsV1: { 'f:data': 5 } }],
    ['a list as the fields below one', { fieldsV1: { 'f:data': { 'f:x': [] } } }],
  ])('malformed managers of a client with %s change nothing', async (_what, fault) => {
    const world = inProcess();
    await apply(world, 'configmaps', { ...MAP, data: { x: '1' } });
    const entry = { manager: 'evil', operation: 'Update', apiVersion: 'v1', fieldsType: 'FieldsV1', fieldsV1: {} };
    const managedFields = [{ ...entry, ...fault }];
    expect(owners(await merge(world, 'configmaps', { metadata: { managedFields } }, 'two'))).toEqual(['one/Apply/']);
  });

  test('null below a path of given fields is the field itself', async () => {
    const world = inProcess();
    await apply(world, 'configmaps', { ...MAP, data: { x: '1' } });
    const entry = { manager: 'me', operation: 'Apply', apiVersion: 'v1', fieldsType: 'FieldsV1' };
    const managedFields = [{ ...entry, fieldsV1: { 'f:data': { 'f:x': null } } }];
    const object = await merge(world, 'configmaps', { metadata: { managedFields } }, 'two');
    expect(entries(object)[0]?.fieldsV1).toEqual({ 'f:data': { 'f:x': {} } });
  });
});

test("a pod's members have the original manager after the first apply, its status also through ephemeralcontainers", async () => {
  const world = inProcess();
  const pod = { metadata: { name: 'a' }, spec: { containers: [{ name: 'c', image: 'i' }] } };
  await world.registry.create(world.context, world.target('pods'), body(pod), writing({ fieldManager: 'zero' }));
  await merge(world, 'pods', { metadata: { managedFields: [{}] } }, 'zero');
  const intent = { apiVersion: 'v1', kind: 'Pod', metadata: { name: 'a' } };
  const spec = { ephemeralContainers: [{ name: 'e', image: 'i' }] };
  const applied = await apply(world, 'pods', { ...intent, spec }, { subresource: 'ephemeralcontainers' });
  const before = entries(applied).find(({ manager }) => manager === 'before-first-apply')!;
  expect(before.subresource).toBe('ephemeralcontainers');
  expect(before.fieldsV1).toMatchObject({ 'f:status': { 'f:phase': {}, 'f:qosClass': {} } });
});

test('a pull secret without a name has an empty name', async () => {
  const world = inProcess();
  const { template, ...rest } = DEPLOYMENT.spec;
  const spec = {
    ...rest,
    template: { ...template, spec: { ...template.spec, imagePullSecrets: [{ name: 'a' }, {}] } },
  };
  const applied = await apply(world, 'deployments', { ...DEPLOYMENT, spec });
  expect(applied['spec']).toMatchObject({ template: { spec: { imagePullSecrets: [{ name: 'a' }, {}] } } });
  expect(applied.metadata['managedFields']).toMatchObject([
    {
      fieldsV1: {
        'f:spec': {
          'f:template': { 'f:spec': { 'f:imagePullSecrets': { 'k:{"name":""}': {}, 'k:{"name":"a"}': {} } } },
        },
      },
    },
  ]);
  const left = { ...spec, template };
  const after = await apply(world, 'deployments', { ...DEPLOYMENT, spec: left });
  expect(after['spec']).not.toHaveProperty('template.spec.imagePullSecrets');
});

test('a map that an apply in another version emptied has no owner', async () => {
  const world = inProcess();
  const write = async (version: string, metadata: JsonObject, mediaType: string, fieldManager: string) => {
    const resource = world.catalogue.resources.find(
      ({ definition }) => definition.resource === 'servicecidrs' && definition.version === version,
    )!;
    const intent = {
      apiVersion: `networking.k8s.io/${version}`,
      kind: 'ServiceCIDR',
      metadata: { name: 'a', ...metadata },
    };
    const bytes = Buffer.from(JSON.stringify(intent));
    const target = { ...world.target('servicecidrs', { name: 'a' }), resource };
    const options = writing({ fieldManager, force: mediaType === APPLY });
    return (await world.registry.patch(world.context, target, { mediaType, bytes }, options)).object.parsed;
  };
  const object = body({ metadata: { name: 'a' }, spec: { cidrs: ['10.9.0.0/16'] } });
  await world.registry.create(world.context, world.target('servicecidrs'), object, writing({ fieldManager: 'zero' }));
  await write('v1', { labels: { l: '0' } }, 'application/merge-patch+json', 'two');
  await write('v1', { labels: { l: '1' }, annotations: { a: 'b' } }, APPLY, 'one');
  const last = await write('v1beta1', { annotations: { a: 'b' } }, APPLY, 'one');
  expect(last.metadata.labels).toBeUndefined();
  expect(owners(last)).toEqual(['one/Apply/', 'zero/Update/']);
});

describe('applying', () => {
  test('an apply may write the core version with a slash', async () => {
    const applied = await apply(inProcess(), 'configmaps', { ...MAP, apiVersion: '/v1', data: { x: '1' } });
    expect(applied.apiVersion).toBe('v1');
    expect(entries(applied)).toMatchObject([{ apiVersion: 'v1', fieldsV1: { 'f:data': { 'f:x': {} } } }]);
  });

  test('kubectl may take over fields of its last client-side apply', async () => {
    const world = inProcess();
    const last = JSON.stringify({ ...MAP, data: { x: '1' } });
    const annotations = { 'kubectl.kubernetes.io/last-applied-configuration': last };
    const target = world.target('configmaps');
    const given = body({ metadata: { name: 'a', annotations }, data: { x: '1' } });
    await world.registry.create(world.context, target, given, writing({ fieldManager: 'kubectl-client-side-apply' }));
    const intent = { ...MAP, data: { x: '2' } };
    expect(await refusal(apply(world, 'configmaps', intent, { fieldManager: 'other' }))).toMatch(/^409 Conflict/);
    const applied = await apply(world, 'configmaps', intent, { fieldManager: 'kubectl' });
    expect(applied['data']).toEqual({ x: '2' });
    expect(applied.metadata.annotations).toEqual({
      'kubectl.kubernetes.io/last-applied-configuration':
        '{"apiVersion":"v1","data":{"x":"2"},"kind":"ConfigMap","metadata":{"name":"a"}}\n',
    });
  });

  test.each([
    ['another version', { ...MAP, apiVersion: 'v2' }, '400 BadRequest: invalid object type: /v2, Kind=ConfigMap'],
    [
      'managers in the body',
      { ...MAP, metadata: { name: 'a', managedFields: [{}] } },
      '400 BadRequest: metadata.managedFields must be nil',
    ],
    [
      'an unknown field',
      { ...MAP, nope: 1 },
      '400 BadRequest: failed to create typed patch object (/a; /v1, Kind=ConfigMap): .nope: field not declared in schema',
    ],
    [
      'the uid of a missing object',
      { ...MAP, metadata: { name: 'a', uid: 'u' } },
      '409 Conflict: Operation cannot be fulfilled on configmaps "a": uid mismatch: the provided object specified uid u, and no existing object was found',
    ],
    [
      'a uid before all faults of the new object',
      { ...MAP, metadata: { name: 'a', uid: 'u', resourceVersion: 'x', labels: { a: '?' } } },
      '409 Conflict: Operation cannot be fulfilled on configmaps "a": uid mismatch: the provided object specified uid u, and no existing object was found',
    ],
    [
      'an invalid version before the faults of the new object',
      { ...MAP, metadata: { name: 'a', resourceVersion: 'x', labels: { a: '?' } } },
      '400 BadRequest: invalid resource version: resourceVersion: Invalid value: "x": strconv.ParseUint: parsing "x": invalid syntax',
    ],
  ])('%s is rejected', async (_what, intent, message) => {
    expect(await refusal(apply(inProcess(), 'configmaps', intent))).toBe(message);
  });

  test('two items with one key are rejected', async () => {
    const ports = [{ port: 80 }, { port: 80, protocol: 'TCP' }];
    const intent = { apiVersion: 'v1', kind: 'Service', metadata: { name: 'a' }, spec: { ports } };
    expect(await refusal(apply(inProcess(), 'services', intent))).toBe(
      '400 BadRequest: failed to create typed patch object (/a; /v1, Kind=Service): .spec.ports: duplicate entries for key [port=80,protocol="TCP"]',
    );
  });

  test('a pull secret may omit its name, which equals an empty one', async () => {
    const world = inProcess();
    const podWith = (imagePullSecrets: JsonObject[]): JsonObject => ({
      apiVersion: 'v1',
      kind: 'Pod',
      metadata: { name: 'a' },
      spec: { containers: [{ name: 'c', image: 'i' }], imagePullSecrets },
    });
    const made = await apply(world, 'pods', podWith([{ name: 'a' }, {}]));
    expect(made.spec).toMatchObject({ imagePullSecrets: [{ name: 'a' }, {}] });
    expect(JSON.stringify(made.metadata)).toContain('"f:imagePullSecrets":{"k:{\\"name\\":\\"\\"}":{}');
    expect(await refusal(apply(world, 'pods', podWith([{}, {}])))).toBe(
      '400 BadRequest: failed to create typed patch object (/a; /v1, Kind=Pod): .spec.imagePullSecrets: duplicate entries for key [name=""]',
    );
  });

  describe('two rules of one text', () => {
    const rules = ['one', 'two'].map((message) => ({ rule: 'true', message }));
    const ruled = { type: 'object', 'x-kubernetes-validations': rules };
    const definition = (spec: JsonObject): JsonObject => ({
      apiVersion: 'apiextensions.k8s.io/v1',
      kind: 'CustomResourceDefinition',
      metadata: { name: 'things.example.com' },
      spec: {
        group: 'example.com',
        names: { plural: 'things', kind: 'Thing' },
        scope: 'Namespaced',
        versions: [
          {
            name: 'v1',
            served: true,
            storage: true,
            schema: { openAPIV3Schema: { type: 'object', properties: { spec } } },
          },
        ],
      },
    });

    test.each([
      ['of items', { type: 'array', items: ruled }],
      ['of values of a map', { type: 'object', additionalProperties: ruled }],
      ['of a member of items', { type: 'array', items: { type: 'object', properties: { a: ruled } } }],
    ])('they are accepted in the schema %s, which published schemas omit', async (_what, spec) => {
      const made = await apply(inProcess(), 'customresourcedefinitions', definition(spec));
      expect(JSON.stringify(made.spec)).toContain(JSON.stringify(rules));
    });

    test('they are rejected in the schema of a member', async () => {
      const spec = { type: 'object', properties: { a: ruled } };
      expect(await refusal(apply(inProcess(), 'customresourcedefinitions', definition(spec)))).toMatch(
        /^400 BadRequest: .*\.properties\.spec\.properties\.a\.x-kubernetes-validations: duplicate entries for key \[rule="true"\]$/,
      );
    });
  });

  test('an object that is deleted and created again meanwhile is changed', async () => {
    const world = inProcess();
    await apply(world, 'configmaps', { ...MAP, data: { mine: '1' } });
    const steps = [
      () => world.registry.delete(world.context, world.target('configmaps', { name: 'a' }), deleting()),
      () =>
        world.registry.create(world.context, world.target('configmaps'), body({ ...MAP, data: { b: '1' } }), writing()),
    ];
    let busy = false;
    world.store.beforeWrite = async () => {
      if (busy) return;
      busy = true;
      await steps.shift()?.();
      busy = false;
    };
    const { data } = await apply(world, 'configmaps', { ...MAP, data: { mine: '2' } });
    expect([data, steps.length]).toEqual([{ b: '1', mine: '2' }, 0]);
  });

  test('a resourceVersion does not prevent the creation of a missing object', async () => {
    const world = inProcess();
    expect(
      (await apply(world, 'configmaps', { ...MAP, metadata: { name: 'a', resourceVersion: '5' } })).metadata,
    ).toMatchObject({ name: 'a', resourceVersion: '2' });
  });
});
