import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Api, freshNamespace } from '../support/api.js';
import { type ConversionService, startConversionService } from '../support/conversion-service.js';
import { expectCode, expectStatus } from '../support/expect-status.js';
import { type ServerProcess, startServer } from '../support/server-process.js';
import { waitFor } from '../support/wait-for.js';

let server: ServerProcess;
let api: Api;
let webhook: ConversionService;
let namespace = '';
let other = '';

const DEFINITIONS = '/apis/apiextensions.k8s.io/v1/customresourcedefinitions';
const GROUP = 'conversion.example.com';
const pathOf = (version: string): string => `/apis/${GROUP}/${version}/namespaces/${namespace}/hosts`;

beforeAll(async () => {
  server = await startServer({ flags: ['--naming=kubernetes'] });
  api = new Api(server.kubeconfig);
  webhook = await startConversionService(['converter.hooks.svc']);
  await define('hosts', GROUP, { url: `${webhook.url}/convert`, ...bundle() }, ['v1']);
});

beforeEach(async () => {
  webhook.corrupt = (review) => review;
  webhook.asked.length = 0;
  namespace = await freshNamespace(api);
  other = await freshNamespace(api);
});

afterAll(async () => {
  await server.stop();
  await webhook.close();
});

function bundle(): { caBundle: string } {
  return { caBundle: Buffer.from(webhook.ca).toString('base64') };
}

/** Defines a kind that is stored as `v1` and served as `v1` and `v2`. */
async function define(plural: string, group: string, clientConfig: object, reviewVersions: string[]): Promise<void> {
  const text = { type: 'string' };
  const version = (name: string, properties: object): object => ({
    name,
    served: true,
    storage: name === 'v1',
    subresources: { status: {} },
    selectableFields: [{ jsonPath: '.spec.note' }, ...(name === 'v1' ? [] : [{ jsonPath: '.spec.host' }])],
    schema: {
      openAPIV3Schema: {
        type: 'object',
        properties: {
          spec: { type: 'object', properties },
          status: { type: 'object', 'x-kubernetes-preserve-unknown-fields': true },
        },
      },
    },
  });
  const { status, text: answer } = await api.post(DEFINITIONS, {
    apiVersion: 'apiextensions.k8s.io/v1',
    kind: 'CustomResourceDefinition',
    metadata: { name: `${plural}.${group}` },
    spec: {
      group,
      scope: 'Namespaced',
      names: { plural, kind: 'Host' },
      conversion: { strategy: 'Webhook', webhook: { clientConfig, conversionReviewVersions: reviewVersions } },
      versions: [version('v1', { hostPort: text, note: text }), version('v2', { host: text, port: text, note: text })],
    },
  });
  if (status !== 201) throw new Error(answer);
  await waitFor('the kind to be established', async () => {
    const { json } = await api.get(`${DEFINITIONS}/${plural}.${group}`);
    const conditions = (json.status?.conditions ?? []) as { type: string; status: string }[];
    return conditions.some((one) => one.type === 'Established' && one.status === 'True');
  });
}

function host(version: string, name: string, spec: object, group = GROUP) {
  return { apiVersion: `${group}/${version}`, kind: 'Host', metadata: { name }, spec };
}

/** The spec of an object in a version. */
async function specOf(version: string, name: string): Promise<unknown> {
  return (await api.get(`${pathOf(version)}/${name}`)).json.spec;
}

describe('objects of one version through another', () => {
  test('objects are read, listed and watched as the webhook converts them', async () => {
    await api.post(pathOf('v1'), host('v1', 'a', { hostPort: 'left:1' }));
    expect(await specOf('v2', 'a')).toEqual({ host: 'left', port: '1' });
    const watch = await api.watch(`${pathOf('v2')}?watch=1`);
    expectCode(await api.post(pathOf('v2'), host('v2', 'b', { host: 'right', port: '2' })), 201);
    await watch.until((events) => events.length === 2, 'two events');
    watch.close();
    expect(watch.events.map(({ object }) => object.spec.host)).toEqual(['left', 'right']);
    expect(await specOf('v1', 'b')).toEqual({ hostPort: 'right:2' });
    const { items } = (await api.get(pathOf('v2'))).json;
    expect(items.map((one: { spec: unknown }) => one.spec)).toEqual([
      { host: 'left', port: '1' },
      { host: 'right', port: '2' },
    ]);
  });

  test('a watch continues after a short outage of the webhook', async () => {
    await api.post(pathOf('v1'), host('v1', 'a', { hostPort: 'left:1' }));
    const watch = await api.watch(`${pathOf('v2')}?watch=1`);
    await watch.until((events) => events.length === 1, 'the object');
    webhook.corrupt = () => ({});
    const questions = webhook.asked.length;
    await api.patch(`${pathOf('v1')}/a`, 'merge', { spec: { hostPort: 'left:2' } });
    await waitFor('the webhook to have failed', () => Promise.resolve(webhook.asked.length > questions));
    webhook.corrupt = (review) => review;
    await watch.until((events) => events.length === 2, 'the change');
    watch.close();
    expect(watch.events.map(({ type, object }) => [type, object.spec.port])).toEqual([
      ['ADDED', '1'],
      ['MODIFIED', '2'],
    ]);
  });

  test('every kind of write stores the storage version', async () => {
    await api.post(pathOf('v1'), host('v1', 'a', { hostPort: 'h:1' }));
    const path = `${pathOf('v2')}/a`;
    const stored = (await api.get(path)).json;
    expectCode(await api.put(path, { ...stored, spec: { host: 'h', port: '2' } }), 200);
    expect(await specOf('v1', 'a')).toEqual({ hostPort: 'h:2' });
    expectCode(await api.patch(path, 'merge', { spec: { port: '3' } }), 200);
    expect(await specOf('v1', 'a')).toEqual({ hostPort: 'h:3' });
    expectCode(await api.patch(path, 'json', [{ op: 'replace', path: '/spec/port', value: '4' }]), 200);
    expect(await specOf('v1', 'a')).toEqual({ hostPort: 'h:4' });
    expectCode(await api.patch(`${path}/status`, 'merge', { status: { ready: true } }), 200);
    expect((await api.get(`${pathOf('v1')}/a`)).json.status).toEqual({ ready: true });
  });

  test('an apply works in each version, and each owner keeps its fields in its own version', async () => {
    const apply = (version: string, manager: string, spec: object): ReturnType<Api['send']> =>
      api.send('PATCH', `${pathOf(version)}/a?fieldManager=${manager}`, {
        body: host(version, 'a', spec),
        headers: { 'content-type': 'application/apply-patch+yaml' },
      });
    expectCode(await apply('v2', 'one', { host: 'h', port: '1' }), 201);
    expectCode(await apply('v1', 'two', { note: 'x' }), 200);
    expect(await specOf('v2', 'a')).toEqual({ host: 'h', port: '1', note: 'x' });
    expectCode(await apply('v2', 'one', { host: 'h', port: '2' }), 200);
    expect(await specOf('v1', 'a')).toEqual({ hostPort: 'h:2', note: 'x' });
  });

  test('a new object may name the owners of fields in another version', async () => {
    const fieldsV1 = { 'f:spec': { 'f:host': {}, 'f:note': {} } };
    const theirs = { manager: 'x', operation: 'Update', apiVersion: `${GROUP}/v2`, fieldsType: 'FieldsV1', fieldsV1 };
    const metadata = { name: 'a', managedFields: [theirs] };
    const made = await api.post(`${pathOf('v1')}?fieldManager=one`, {
      ...host('v1', 'a', { hostPort: 'h:1' }),
      metadata,
    });
    expectCode(made, 201);
    const owners = made.json.metadata.managedFields.map((entry: { manager: string; fieldsV1: object }) => [
      entry.manager,
      entry.fieldsV1,
    ]);
    // The writer set the host.
    expect(owners).toEqual([
      ['x', { 'f:spec': { 'f:note': {} } }],
      ['one', { 'f:spec': { '.': {}, 'f:hostPort': {} } }],
    ]);
    expect(webhook.asked.map(({ request }) => request.objects.length)).toEqual([1]);
  });

  test('a webhook may change labels and annotations; other changed metadata is restored', async () => {
    await api.post(pathOf('v1'), host('v1', 'a', {}));
    webhook.corrupt = (review) => {
      const metadata = review.response.convertedObjects[0].metadata;
      Object.assign(metadata, { labels: { l: 'new' }, annotations: { n: 'new' } });
      Object.assign(metadata, { finalizers: ['example.com/x'], generation: 77, creationTimestamp: null });
      return review;
    };
    const { metadata } = (await api.get(`${pathOf('v2')}/a`)).json;
    expect(metadata).toMatchObject({ labels: { l: 'new' }, annotations: { n: 'new' }, generation: 1 });
    expect(metadata.finalizers).toBeUndefined();
    expect(metadata.creationTimestamp).toMatch(/^2/);
  });

  test('objects are pruned by the schema of the version that is read', async () => {
    await api.post(pathOf('v1'), host('v1', 'a', {}));
    webhook.corrupt = (review) => {
      Object.assign(review.response.convertedObjects[0].spec, { bogus: 1 });
      return review;
    };
    expect(await specOf('v2', 'a')).toEqual({});
  });

  test('pages are full even when only the version that is read can be selected', async () => {
    const rare = new Set(['h003', 'h120', 'h125']);
    for (let at = 0; at < 130; at += 1) {
      const name = `h${String(at).padStart(3, '0')}`;
      expectCode(await api.post(pathOf('v1'), host('v1', name, { note: rare.has(name) ? 'rare' : 'usual' })), 201);
    }
    const selected = `${pathOf('v2')}?fieldSelector=spec.note%3Drare&limit=2`;
    const names = (list: Record<string, unknown>): string[] =>
      (list['items'] as { metadata: { name: string } }[]).map(({ metadata }) => metadata.name);
    const first = (await api.get(selected)).json;
    expect(names(first)).toEqual(['h003', 'h120']);
    await api.patch(`${pathOf('v1')}/h125`, 'merge', { spec: { note: 'usual' } });
    const second = (await api.get(`${selected}&continue=${first.metadata.continue}`)).json;
    expect([names(second), second.metadata.continue ?? '']).toEqual([['h125'], '']);
    expect(names((await api.get(`${pathOf('v2')}?fieldSelector=spec.note%3Drare&limit=3`)).json)).toEqual([
      'h003',
      'h120',
    ]);
  });

  test('a list is converted in few requests, each with its own uid', async () => {
    for (const name of ['a', 'b', 'c']) await api.post(pathOf('v1'), host('v1', name, { hostPort: 'h:1' }));
    webhook.asked.length = 0;
    expect((await api.get(pathOf('v2'))).json.items).toHaveLength(3);
    expect(webhook.asked).toHaveLength(1);
    const { path, apiVersion, request } = webhook.asked[0]!;
    expect([path, apiVersion]).toEqual(['/convert?timeout=30s', 'apiextensions.k8s.io/v1']);
    expect([request.desiredAPIVersion, request.objects.length]).toEqual([`${GROUP}/v2`, 3]);
    expect(request.uid).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('a dry run is converted too, and answers like the real write', async () => {
    webhook.corrupt = (review) => {
      Object.assign(review.response.convertedObjects[0].metadata, { labels: { seen: 'yes' } });
      return review;
    };
    const dry = await api.post(`${pathOf('v2')}?dryRun=All`, host('v2', 'a', { host: 'h', port: '1' }));
    expectCode(dry, 201);
    expect([dry.json.metadata.labels, dry.json.spec]).toEqual([{ seen: 'yes' }, { host: 'h', port: '1' }]);
    webhook.corrupt = () => 500;
    expectCode(await api.post(`${pathOf('v2')}?dryRun=All`, host('v2', 'a', { host: 'h', port: '1' })), 500);
    expectCode(await api.get(`${pathOf('v1')}/a`), 404);
  });
});

type Review = Parameters<ConversionService['corrupt']>[0];

/** Changes the first converted object. */
function first(change: (object: Review) => void): ConversionService['corrupt'] {
  return (review) => {
    change(review.response.convertedObjects[0]);
    return review;
  };
}

/** Changes the response. */
function response(change: (response: Review) => void): ConversionService['corrupt'] {
  return (review) => {
    change(review.response);
    return review;
  };
}

describe("a faulty webhook answer is a 500 with the public API's message, and other versions keep working", () => {
  const asked = `conversion webhook for ${GROUP}/v1, Kind=Host`;
  const name = `name part must consist of alphanumeric characters, '-', '_' or '.', and must start and end with an alphanumeric character (e.g. 'MyName',  or 'my.name',  or '123-abc', regex used for validation is '([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9]')`;
  test.each<[string, ConversionService['corrupt'], string]>([
    ['fewer objects', response((one) => one.convertedObjects.pop()), 'returned 0 objects, expected 1'],
    ['more objects', response((one) => one.convertedObjects.push({})), 'returned 2 objects, expected 1'],
    [
      'a failed status',
      response((one) => (one.result = { status: 'Failure', message: 'I will not' })),
      'failed: I will not',
    ],
    [
      'a failed status without a message',
      response((one) => (one.result = { status: 'Failure' })),
      "failed: response.result.status was 'Failure', not 'Success'",
    ],
    ['no status', response((one) => delete one.result), "failed: response.result.status was '', not 'Success'"],
    ['no response', ({ kind, apiVersion }) => ({ kind, apiVersion }), 'failed: no response provided'],
    [
      'another kind',
      (review) => ({ ...review, kind: 'Other' }),
      'failed: expected webhook response of apiextensions.k8s.io/v1, Kind=ConversionReview, got apiextensions.k8s.io/v1, Kind=Other',
    ],
    [
      'another name',
      first((one) => (one.metadata.name = 'z')),
      'returned invalid object: must have the same name: a != z',
    ],
    ['another uid', first((one) => (one.metadata.uid = 'z')), 'returned invalid object: must have the same UID: '],
    ['no metadata', first((one) => delete one.metadata), 'returned invalid object: must have the same name: a != '],
    [
      'another version',
      first((one) => (one.apiVersion = 'other/v1')),
      `returned invalid object at index 0: invalid groupVersion (expected ${GROUP}/v2, received other/v1)`,
    ],
    [
      'another kind of object',
      first((one) => (one.kind = 'Bar')),
      'returned invalid object at index 0: invalid kind (expected Host, received Bar)',
    ],
    [
      'invalid labels',
      first((one) => (one.metadata.labels = { 'l l': 'x' })),
      `returned invalid metadata: metadata.labels: Invalid value: "l l": ${name}`,
    ],
    [
      'invalid annotations',
      first((one) => (one.metadata.annotations = { 'l l': 'x' })),
      `returned invalid metadata: metadata.annotation: Invalid value: "l l": ${name}`,
    ],
    [
      'labels that are not strings',
      first((one) => (one.metadata.labels = { l: 1 })),
      'returned invalid metadata: metadata.labels[l] must be a string, but is int64 in converted object',
    ],
    ['no object', response((one) => (one.convertedObjects = [null])), 'returned invalid object at index 0'],
    ['no JSON', () => Buffer.from('<html>'), 'failed: Post "https://127.0.0.1:'],
    ['nothing', () => Buffer.alloc(0), 'failed: Post "https://127.0.0.1:'],
    ['another HTTP status', () => 404, 'failed: the server could not find the requested resource'],
    ['a long answer', () => Buffer.alloc(8 * 1024 * 1024, ' '), 'failed: Post "https://127.0.0.1:'],
    ['a cut connection', () => undefined, 'failed: Post "https://127.0.0.1:'],
  ])('%s', async (_, corrupt, words) => {
    await api.post(pathOf('v1'), host('v1', 'a', { hostPort: 'h:1' }));
    webhook.corrupt = corrupt;
    const refused = await api.get(`${pathOf('v2')}/a`);
    expectStatus(refused, 500, 'InternalError');
    expect(refused.json.message.startsWith(`${asked} ${words}`) ? words : refused.json.message).toBe(words);
    expectCode(await api.get(pathOf('v2')), 500);
    expect(await specOf('v1', 'a')).toEqual({ hostPort: 'h:1' });
    // It is not cached: the next request calls the webhook again.
    webhook.corrupt = (review) => review;
    expect(await specOf('v2', 'a')).toEqual({ host: 'h', port: '1' });
  });

  test('the uid of another request', async () => {
    await api.post(pathOf('v1'), host('v1', 'a', {}));
    webhook.corrupt = response((one) => (one.uid = 'nope'));
    const refused = await api.get(`${pathOf('v2')}/a`);
    expectStatus(refused, 500, 'InternalError');
    expect(refused.json.message).toBe(
      `${asked} failed: expected response.uid="${webhook.asked.at(-1)!.request.uid}", got "nope"`,
    );
  });

  test('a write whose conversion fails stores nothing', async () => {
    webhook.corrupt = () => 500;
    expectCode(await api.post(pathOf('v2'), host('v2', 'a', { host: 'h', port: '1' })), 500);
    webhook.corrupt = (review) => review;
    expect((await api.get(pathOf('v1'))).json.items).toEqual([]);
  });

  test('writes of the storage version work without it, and drop the owners that they cannot compare', async () => {
    for (const name of ['a', 'b', 'c', 'd']) {
      const object = host('v1', name, { hostPort: 'h:1' });
      const metadata = { name, finalizers: ['example.com/hold'] };
      await api.post(`${pathOf('v1')}?fieldManager=one`, { ...object, metadata });
      expectCode(await api.patch(`${pathOf('v2')}/${name}?fieldManager=two`, 'merge', { spec: { note: 'n' } }), 200);
    }
    const { metadata, ...stored } = (await api.get(`${pathOf('v1')}/c`)).json;
    expect(metadata.managedFields.map((entry: { apiVersion: string }) => entry.apiVersion)).toEqual([
      `${GROUP}/v1`,
      `${GROUP}/v2`,
    ]);
    webhook.corrupt = () => ({});
    const path = pathOf('v1');
    const answers = [
      await api.patch(`${path}/a`, 'merge', { spec: { hostPort: 'h:2' } }),
      await api.patch(`${path}/b`, 'json', [{ op: 'remove', path: '/metadata/finalizers' }]),
      await api.put(`${path}/c`, { ...stored, metadata, spec: { hostPort: 'h:3' } }),
    ];
    for (const { status, json } of answers) {
      expect([status, json.metadata.managedFields]).toEqual([200, undefined]);
    }
    // An apply needs them.
    const headers = { 'content-type': 'application/apply-patch+yaml' };
    const intent = { body: host('v1', 'd', { hostPort: 'h:4' }), headers };
    expectCode(await api.send('PATCH', `${path}/d?fieldManager=two&force=true`, intent), 500);
    for (const name of ['a', 'c', 'd']) {
      expectCode(await api.delete(`${path}/${name}`), 200);
      expectCode(await api.patch(`${path}/${name}`, 'merge', { metadata: { finalizers: null } }), 200);
      expectCode(await api.get(`${path}/${name}`), 404);
    }
  });

  test('a silent webhook blocks neither the storage version nor other kinds', async () => {
    await api.post(pathOf('v1'), host('v1', 'a', { hostPort: 'h:1' }));
    webhook.corrupt = () => new Promise<never>(() => undefined);
    expect((await api.get(`${pathOf('v2')}/a?timeout=1s`)).status).toBeGreaterThanOrEqual(500);
    let letGo = (): void => undefined;
    webhook.corrupt = () => new Promise((resolve) => (letGo = () => resolve(500)));
    webhook.asked.length = 0;
    const waiting = api.get(`${pathOf('v2')}/a`);
    await waitFor('the question', () => webhook.asked.length > 0);
    expect(await specOf('v1', 'a')).toEqual({ hostPort: 'h:1' });
    expectCode(await api.get(`/api/v1/namespaces/${other}`), 200);
    letGo();
    expect((await waiting).status).toBeGreaterThanOrEqual(500);
  });
});

describe('where the webhook is', () => {
  const service = { namespace: 'hooks', name: 'converter', path: '/by-service' };

  test("a service is resolved to its address, and its certificate must have the service's name", async () => {
    await api.post('/api/v1/namespaces', { apiVersion: 'v1', kind: 'Namespace', metadata: { name: 'hooks' } });
    const group = 'service.example.com';
    await define('hosts', group, { service: { ...service, port: webhook.port }, ...bundle() }, ['v1beta1', 'v1']);
    const path = (version: string): string => `/apis/${group}/${version}/namespaces/${namespace}/hosts`;
    expectCode(await api.post(path('v1'), host('v1', 'a', { hostPort: 'h:1' }, group)), 201);
    const missing = await api.get(`${path('v2')}/a`);
    expectStatus(missing, 500, 'InternalError');
    expect(missing.json.message).toBe(
      `conversion webhook for ${group}/v1, Kind=Host failed: Post "https://converter.hooks.svc:${webhook.port}/by-service": service "converter" not found`,
    );
    await api.post('/api/v1/namespaces/hooks/services', {
      apiVersion: 'v1',
      kind: 'Service',
      metadata: { name: 'converter' },
      spec: { type: 'ExternalName', externalName: '127.0.0.1' },
    });
    expect((await api.get(`${path('v2')}/a`)).json.spec).toEqual({ host: 'h', port: '1' });
    const { path: asked, apiVersion } = webhook.asked.at(-1)!;
    expect([asked, apiVersion]).toEqual(['/by-service?timeout=30s', 'apiextensions.k8s.io/v1beta1']);
  });

  test('a webhook certificate of an untrusted authority is rejected', async () => {
    const group = 'untrusted.example.com';
    await define('hosts', group, { url: webhook.url }, ['v1']);
    const path = (version: string): string => `/apis/${group}/${version}/namespaces/${namespace}/hosts`;
    await api.post(path('v1'), host('v1', 'a', { hostPort: 'h:1' }, group));
    expectStatus(await api.get(`${path('v2')}/a`), 500, 'InternalError');
    expect(webhook.asked).toEqual([]);
  });
});
