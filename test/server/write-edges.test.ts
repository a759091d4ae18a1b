import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Api, type ApiResponse, freshNamespace } from '../support/api.js';
import { expectCode, expectStatus } from '../support/expect-status.js';
import { configMap, pod } from '../support/objects.js';
import { startServer, type ServerProcess } from '../support/server-process.js';
import { waitFor } from '../support/wait-for.js';

const GROUP = 'edges.example.com';
let server: ServerProcess;
let api: Api;
let core = '';
let things = '';

function thing(spec: object): object {
  return { apiVersion: `${GROUP}/v1`, kind: 'Thing', metadata: { name: 't' }, spec };
}

// A separate server: the definitions change discovery, which other tests must not see.
beforeAll(async () => {
  server = await startServer({ flags: ['--naming=kubernetes'] });
  api = new Api(server.kubeconfig);
  const namespace = await freshNamespace(api);
  core = `/api/v1/namespaces/${namespace}`;
  things = `/apis/${GROUP}/v1/namespaces/${namespace}/things`;
  const any = { type: 'object', 'x-kubernetes-preserve-unknown-fields': true };
  const counted = { ...any, properties: { replicas: { type: 'integer', minimum: -5 } } };
  const definition = {
    apiVersion: 'apiextensions.k8s.io/v1',
    kind: 'CustomResourceDefinition',
    metadata: { name: `things.${GROUP}` },
    spec: {
      group: GROUP,
      scope: 'Namespaced',
      names: { plural: 'things', kind: 'Thing' },
      versions: [
        {
          name: 'v1',
          served: true,
          storage: true,
          schema: { openAPIV3Schema: { type: 'object', properties: { spec: counted, status: any } } },
          subresources: {
            status: {},
            scale: { specReplicasPath: '.spec.replicas', statusReplicasPath: '.status.replicas' },
          },
        },
      ],
    },
  };
  expectCode(await api.post('/apis/apiextensions.k8s.io/v1/customresourcedefinitions', definition), 201);
  await waitFor('the kind to be served', async () => (await api.post(things, thing({ replicas: 1 }))).status === 201);
});

afterAll(async () => {
  await server?.stop();
});

describe('custom objects', () => {
  test('a patch of the kind or version is rejected with the immutable member', async () => {
    const kind = await api.patch(`${things}/t`, 'merge', { kind: 'Other' });
    expectStatus(kind, 422, 'Invalid', /^Other\.\S+ "t" is invalid: kind: Invalid value: "Other": must be Thing$/);
    const version = await api.patch(`${things}/t`, 'merge', { apiVersion: `${GROUP}/v2` });
    expectStatus(
      version,
      422,
      'Invalid',
      /^Thing\.\S+ "t" is invalid: apiVersion: Invalid value: "\S+\/v2": must be \S+\/v1$/,
    );
  });

  test('a status write owns no metadata', async () => {
    const change = { metadata: { labels: { a: 'b' } }, status: { phase: 'x' } };
    const after = await api.patch(`${things}/t/status?fieldManager=me`, 'merge', change);
    expectCode(after, 200);
    expect(after.json['metadata'].labels).toBeUndefined();
    const entries = after.json['metadata'].managedFields as { manager: string; fieldsV1: object }[];
    expect(entries.find(({ manager }) => manager === 'me')?.fieldsV1).toEqual({
      'f:status': { '.': {}, 'f:phase': {} },
    });
  });

  test('a finalizer without a domain gets a warning', async () => {
    const change = { metadata: { finalizers: ['bare', 'with.dots', 'orphan', 'kubernetes'] } };
    const after = await api.patch(`${things}/t?dryRun=All`, 'merge', change);
    expectCode(after, 200);
    const ends = 'to avoid accidental conflicts with other finalizer writers';
    expect(after.headers['warning']).toBe(
      `299 - "metadata.finalizers: \\"bare\\": prefer a domain-qualified finalizer name ${ends}", ` +
        `299 - "metadata.finalizers: \\"with.dots\\": prefer a domain-qualified finalizer name including a path (/) ${ends}"`,
    );
  });

  test('the error for an unsupported subresource method names the kind', async () => {
    const qualified = `things.${GROUP}`;
    const unsupported = await api.post(`${things}/t/status`, thing({}));
    expectStatus(unsupported, 405, 'MethodNotAllowed');
    expect(unsupported.json['message']).toBe(`create is not supported on resources of kind "${qualified}"`);
    const unknown = await api.get(`${things}/t/nonsense`);
    expectStatus(unknown, 404, 'NotFound');
    expect(unknown.json['message']).toBe(`${qualified} "t" not found`);
  });

  test('a negative count is reported as a fault of the object', async () => {
    const scale = await api.patch(`${things}/t/scale`, 'merge', { spec: { replicas: -2 } });
    expectStatus(
      scale,
      422,
      'Invalid',
      /^Thing\.\S+ "t" is invalid: \.spec\.replicas: .*: should be a non-negative integer$/,
    );
  });

  test('a count is validated by the schema, too', async () => {
    const { json } = await api.patch(`${things}/t/scale`, 'merge', { spec: { replicas: -8 } });
    expect(json.details.causes.map((cause: { field: string }) => cause.field)).toEqual([
      'spec.replicas',
      '.spec.replicas',
    ]);
  });
});

describe('an apply', () => {
  const apply = (body: string): Promise<ApiResponse> =>
    api.send('PATCH', `${core}/configmaps/a?fieldManager=me`, {
      body,
      headers: { 'content-type': 'application/apply-patch+yaml' },
    });
  const decoding = 'error decoding YAML: error unmarshaling JSON: while decoding JSON: json: cannot unmarshal';
  test.each([
    ['', 'invalid object type: /, Kind='],
    ['null', 'invalid object type: /, Kind='],
    ['apiVersion: v1\nkind: Secret\n', 'invalid object type: /v1, Kind=Secret'],
    ['apiVersion: apps/v1\nkind: ConfigMap\n', 'invalid object type: apps/v1, Kind=ConfigMap'],
    ['[]', `${decoding} array into Go value of type map[string]interface {}`],
    ['5', `${decoding} number into Go value of type map[string]interface {}`],
    ['true', `${decoding} bool into Go value of type map[string]interface {}`],
    ['text', `${decoding} string into Go value of type map[string]interface {}`],
  ])('%j is not a ConfigMap', async (body, message) => {
    const refused = await apply(body);
    expectStatus(refused, 400, 'BadRequest');
    expect(refused.json['message']).toBe(message);
  });
});

test('PUT of a missing Lease with version 0 creates it', async () => {
  const lease = { apiVersion: 'coordination.k8s.io/v1', kind: 'Lease', metadata: { name: 'l', resourceVersion: '0' } };
  const leases = core.replace('/api/v1/', '/apis/coordination.k8s.io/v1/');
  expectCode(await api.put(`${leases}/leases/l`, lease), 201);
});

test('strings that are written when empty have no owner', async () => {
  const namespace = core.slice(core.lastIndexOf('/') + 1);
  const event = { metadata: { name: 'e' }, involvedObject: { namespace } };
  const made = await api.post(`${core}/events?fieldManager=me`, event);
  expectCode(made, 201);
  expect(made.json).toMatchObject({ reportingComponent: '', reportingInstance: '' });
  expect(made.json['metadata'].managedFields[0].fieldsV1).toEqual({ 'f:involvedObject': {} });
});

test('the condition of a pod with scheduling gates has a transition time', async () => {
  const made = pod('gated') as { spec: object };
  const before = Math.floor(Date.now() / 1000) * 1000;
  const gated = await api.post(`${core}/pods`, {
    ...made,
    spec: { ...made.spec, schedulingGates: [{ name: 'a.io/b' }] },
  });
  expectCode(gated, 201);
  const [condition, ...others] = gated.json['status'].conditions;
  expect([condition.reason, others]).toEqual(['SchedulingGated', []]);
  expect(Date.parse(condition.lastTransitionTime)).toBeGreaterThanOrEqual(before);
  expect(Date.parse(condition.lastTransitionTime)).toBeLessThanOrEqual(Date.now());
});

test('a key in both maps is reported once', async () => {
  const map = configMap('both', { data: { a: 'x' }, binaryData: { a: 'AAAA' } });
  const refused = await api.post(`${core}/configmaps`, map);
  expectStatus(
    refused,
    422,
    'Invalid',
    /is invalid: data\[a\]: Invalid value: "a": duplicate of key present in binaryData$/,
  );
});
