import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Api, type ApiResponse, freshNamespace } from '../support/api.js';
import { expectCode, expectStatus } from '../support/expect-status.js';
import { deployment } from '../support/objects.js';
import { startServer, type ServerProcess } from '../support/server-process.js';
import { waitFor } from '../support/wait-for.js';

const DEFINITIONS = '/apis/apiextensions.k8s.io/v1/customresourcedefinitions';
const group = 'odd.example.com';

let server: ServerProcess;
let api: Api;
let namespace = '';
let gears = '';
let deployments = '';

// A separate server: the definitions change discovery, which other tests must not see.
beforeAll(async () => {
  server = await startServer({ flags: ['--naming=kubernetes'] });
  api = new Api(server.kubeconfig);
  namespace = await freshNamespace(api);
  gears = `/apis/${group}/v1/namespaces/${namespace}/gears`;
  deployments = `/apis/apps/v1/namespaces/${namespace}/deployments`;
  const any = { type: 'object', 'x-kubernetes-preserve-unknown-fields': true };
  const version = {
    name: 'v1',
    served: true,
    storage: true,
    schema: { openAPIV3Schema: { type: 'object', properties: { spec: any, status: any } } },
    subresources: { scale: { specReplicasPath: '.spec.replicas', statusReplicasPath: '.status.replicas' } },
  };
  const names = { plural: 'gears', kind: 'Gear' };
  const spec = { group, scope: 'Namespaced', names, versions: [version] };
  const definition = { apiVersion: 'apiextensions.k8s.io/v1', kind: 'CustomResourceDefinition' };
  expectCode(await api.post(DEFINITIONS, { ...definition, metadata: { name: `gears.${group}` }, spec }), 201);
  await waitFor('the kind to be served', async () => (await api.get(gears)).status === 200);
  const gear = { apiVersion: `${group}/v1`, kind: 'Gear', metadata: { name: 'd' }, spec: { replicas: 1 } };
  expectCode(await api.post(gears, gear), 201);
  expectCode(await api.post(deployments, deployment('d', { replicas: 1 })), 201);
});

afterAll(async () => {
  await server?.stop();
});

const WRONG: [string, object][] = [
  ['labels that are a text', { labels: 'x' }],
  ['a label that is a number', { labels: { a: 1 } }],
  ['finalizers that are a text', { finalizers: 'x' }],
  ['a generation that is a text', { generation: 'x' }],
  ['a time that is none', { creationTimestamp: 'x' }],
  ['a uid that is a number', { uid: 1 }],
];

describe('the metadata of a Scale', () => {
  const put = (path: string, metadata: object): Promise<ApiResponse> =>
    api.put(`${path}/d/scale?dryRun=All`, { metadata: { name: 'd', ...metadata }, spec: { replicas: 2 } });

  test.each(WRONG)('metadata with %s is rejected, for built-in and custom kinds', async (_what, metadata) => {
    for (const path of [deployments, gears]) {
      expectStatus(
        await put(path, metadata),
        400,
        'BadRequest',
        /^Scale in version "v1" cannot be handled as a Scale: /,
      );
      const patched = await api.patch(`${path}/d/scale?dryRun=All`, 'merge', { metadata });
      expectStatus(patched, 422, 'Invalid', /patch: Invalid value/);
    }
  });

  test('null equals an absent member', async () => {
    const nothing = { uid: null, resourceVersion: null, namespace: null, labels: null, creationTimestamp: null };
    for (const path of [deployments, gears]) {
      const answer = await put(path, nothing);
      expectCode(answer, 200);
      expect(answer.json['spec']).toEqual({ replicas: 2 });
    }
  });

  test('unknown members are reported at any depth', async () => {
    const owner = { apiVersion: 'v1', kind: 'X', name: 'n', uid: 'u', zzz: 1 };
    for (const path of [deployments, gears]) {
      const answer = await put(path, { ownerReferences: [owner] });
      expectCode(answer, 200);
      expect(answer.headers['warning']).toContain('unknown field \\"metadata.ownerReferences[0].zzz\\"');
    }
  });

  test("the metadata is validated like an object's for built-in kinds", async () => {
    const wrong = { labels: { 'a b': 'x' }, generateName: 'G_' };
    const answer = await put(deployments, wrong);
    expectStatus(answer, 422, 'Invalid', /^Scale\.autoscaling "d" is invalid: /);
    const causes = answer.json['details'].causes as readonly { readonly field: string }[];
    expect(causes.map(({ field }) => field).sort()).toEqual(['metadata.generateName', 'metadata.labels']);
    expectCode(await put(gears, wrong), 200);
  });

  test('version 0 is no precondition for built-in kinds', async () => {
    expectCode(await put(deployments, { resourceVersion: '0' }), 200);
  });
});

test.each<[string, object, string]>([
  [
    'replicas that are a list',
    { replicas: [] },
    'array into Go struct field ScaleStatus.status.replicas of type int32',
  ],
  [
    'replicas that are not a whole number',
    { replicas: 1.5 },
    'number 1.5 into Go struct field ScaleStatus.status.replicas',
  ],
  [
    'a selector that is a number',
    { selector: 5 },
    'number into Go struct field ScaleStatus.status.selector of type string',
  ],
])('the status of a Scale with %s is rejected, for built-in and custom kinds', async (_what, status, why) => {
  for (const path of [deployments, gears]) {
    const scale = { metadata: { name: 'd' }, spec: { replicas: 2 }, status };
    const refused = await api.put(`${path}/d/scale?dryRun=All`, scale);
    expectStatus(refused, 400, 'BadRequest');
    expect(refused.json['message']).toContain(`cannot be handled as a Scale: json: cannot unmarshal ${why}`);
    expectCode(await api.patch(`${path}/d/scale?dryRun=All`, 'merge', { status }), 422);
    expectCode(
      await api.patch(`${path}/d/scale?dryRun=All`, 'merge', { status: { replicas: 7, selector: null } }),
      200,
    );
  }
});

test("the table of a custom kind's Scale marks name and age as tables of custom kinds do", async () => {
  const accept = 'application/json;as=Table;v=v1;g=meta.k8s.io';
  const columns = async (path: string): Promise<string[]> => {
    const { json } = await api.get(`${path}/d/scale`, { accept });
    const found = json['columnDefinitions'] as readonly { name: string; type: string; format: string }[];
    return found.map(({ name, type, format }) => `${name} ${type} ${format}`.trim());
  };
  expect(await columns(gears)).toEqual(['Name string name', 'Desired integer', 'Available integer', 'Age date']);
  expect(await columns(deployments)).toEqual(['Name string', 'Desired integer', 'Available integer', 'Age string']);
});

describe('managers', () => {
  const managers = ({ json }: ApiResponse): unknown[] =>
    ((json['metadata'].managedFields ?? []) as { readonly manager: string }[]).map(({ manager }) => manager);

  test('an empty list resets the managers of built-in kinds; custom kinds need an empty entry', async () => {
    const made = `dryRun=All&fieldManager=second`;
    const reset = (path: string, managedFields: unknown): Promise<ApiResponse> =>
      api.patch(`${path}/d?${made}`, 'merge', { metadata: { managedFields } });
    expect(managers(await reset(deployments, []))).toEqual([]);
    expect(managers(await reset(gears, []))).toHaveLength(1);
    const emptied = await api.patch(`${gears}/d?${made}`, 'json', [
      { op: 'remove', path: '/metadata/managedFields/0' },
    ]);
    expect(managers(emptied)).toHaveLength(1);
    expect(managers(await reset(gears, [{}]))).toEqual([]);
  });

  test("managers have the name of the client's user agent, in UTF-8", async () => {
    const answer = await api.send('POST', `/api/v1/namespaces/${namespace}/configmaps`, {
      body: { metadata: { name: 'm' }, data: { a: 'b' } },
      headers: { 'content-type': 'application/json', 'user-agent': `${'é'.repeat(100)}/1.0` },
    });
    expectCode(answer, 201);
    expect(managers(answer)).toEqual(['é'.repeat(64)]);
  });
});

test('an apply to an object with stored items that lack a new list key is rejected', async () => {
  const items = { type: 'object', properties: { name: { type: 'string' }, value: { type: 'string' } } };
  const definition = (list: object): object => ({
    apiVersion: 'apiextensions.k8s.io/v1',
    kind: 'CustomResourceDefinition',
    metadata: { name: `racks.${group}` },
    spec: {
      group,
      scope: 'Namespaced',
      names: { plural: 'racks', kind: 'Rack' },
      versions: [
        {
          name: 'v1',
          served: true,
          storage: true,
          schema: {
            openAPIV3Schema: { type: 'object', properties: { spec: { type: 'object', properties: { list } } } },
          },
        },
      ],
    },
  });
  expectCode(await api.post(DEFINITIONS, definition({ type: 'array', items })), 201);
  const racks = `/apis/${group}/v1/namespaces/${namespace}/racks`;
  await waitFor('the kind to be served', async () => (await api.get(racks)).status === 200);
  const rack = (name: string, list: object[]): object => ({
    apiVersion: `${group}/v1`,
    kind: 'Rack',
    metadata: { name },
    spec: { list },
  });
  const apply = (name: string, list: object[]): Promise<ApiResponse> =>
    api.send('PATCH', `${racks}/${name}?fieldManager=me&force=true`, {
      body: JSON.stringify(rack(name, list)),
      headers: { 'content-type': 'application/apply-patch+yaml' },
    });
  expectCode(await api.post(racks, rack('keyless', [{ value: 'x' }])), 201);
  expectCode(await api.post(racks, rack('keyed', [{ name: 'a' }])), 201);
  const keyed = {
    type: 'array',
    items: { ...items, required: ['name'] },
    'x-kubernetes-list-type': 'map',
    'x-kubernetes-list-map-keys': ['name'],
  };
  const { spec } = definition(keyed) as { spec: object };
  expectCode(await api.patch(`${DEFINITIONS}/racks.${group}`, 'merge', { spec }), 200);
  await waitFor('the keys', async () => (await api.post(`${racks}?dryRun=All`, rack('x', [{}]))).status === 422);
  expectCode(await apply('keyed', [{ name: 'b' }]), 200);
  const why = 'associative list with keys has an element that omits all key fields ["name"]';
  const refused = await apply('keyless', [{ name: 'b' }]);
  expectStatus(refused, 422, 'Invalid');
  expect(refused.json['message']).toContain(
    `failed to create typed live object (${namespace}/keyless; ${group}/v1, Kind=Rack): .spec.list: element 0: ${why}`,
  );
  // An update accepts the new list unchanged.
  expectCode(await api.patch(`${racks}/keyless`, 'merge', { spec: { list: [{ name: 'c' }] } }), 200);
  expectCode(await apply('keyless', [{ name: 'b' }]), 200);
});
