import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Api, type ApiResponse, freshNamespace } from '../support/api.js';
import { expectCode, expectStatus } from '../support/expect-status.js';
import type { Members } from '../support/objects.js';
import { type ServerProcess, startServer } from '../support/server-process.js';
import { waitFor } from '../support/wait-for.js';

let server: ServerProcess;
let api: Api;

// A separate server: the definitions change discovery, which other tests must not see.
beforeAll(async () => {
  server = await startServer({ flags: ['--naming=kubernetes'] });
  api = new Api(server.kubeconfig);
});
afterAll(async () => {
  await server?.stop();
});

const DEFINITIONS = '/apis/apiextensions.k8s.io/v1/customresourcedefinitions';
const ANY = { type: 'object', 'x-kubernetes-preserve-unknown-fields': true };
let count = 0;

/** One version of the kind: the schema of its spec, and other members. */
function version(name: string, properties: Members, more: Members = {}): Members {
  const schema = {
    openAPIV3Schema: { type: 'object', properties: { spec: { type: 'object', properties }, status: ANY } },
  };
  return { name, served: true, storage: true, schema, subresources: { status: {} }, ...more };
}

/** A kind `Gear` in its own group, with objects in its own namespace. */
class Kind {
  readonly group = `f${process.pid}x${(count += 1)}.example.com`;
  readonly definition = `${DEFINITIONS}/gears.${this.group}`;
  readonly versions: readonly Members[];
  namespace = '';

  constructor(versions: readonly Members[]) {
    this.versions = versions;
  }

  async serve(): Promise<this> {
    const names = { plural: 'gears', kind: 'Gear' };
    const spec = { group: this.group, scope: 'Namespaced', names, versions: this.versions };
    const metadata = { name: `gears.${this.group}` };
    const body = { apiVersion: 'apiextensions.k8s.io/v1', kind: 'CustomResourceDefinition', metadata, spec };
    expectCode(await api.post(DEFINITIONS, body), 201);
    await waitFor('the kind to be established', async () => {
      const conditions = (await api.get(this.definition)).json['status']?.conditions as Members[] | undefined;
      return conditions?.some(({ type, status }) => type === 'Established' && status === 'True');
    });
    this.namespace = await freshNamespace(api);
    await waitFor('the kind to be served', async () => (await api.get(this.path())).status === 200);
    return this;
  }

  /** Other versions; served ones change at once. */
  async change(versions: readonly Members[]): Promise<ApiResponse> {
    const { json } = await api.get(this.definition);
    return api.put(this.definition, { ...json, spec: { ...json['spec'], versions } });
  }

  path(name = '', at = 'v1'): string {
    return `/apis/${this.group}/${at}/namespaces/${this.namespace}/gears${name === '' ? '' : `/${name}`}`;
  }

  gear(name: string, spec: unknown, more: Members = {}, at = 'v1'): Members {
    return { apiVersion: `${this.group}/${at}`, kind: 'Gear', metadata: { name }, spec, ...more };
  }

  apply(path: string, manager: string, body: unknown, query = ''): Promise<ApiResponse> {
    const headers = { 'content-type': 'application/apply-patch+yaml' };
    return api.send('PATCH', `${path}?fieldManager=${manager}${query}`, { body, headers });
  }
}

const CONDITIONS = {
  type: 'array',
  'x-kubernetes-list-type': 'map',
  'x-kubernetes-list-map-keys': ['type'],
  items: { type: 'object', required: ['type'], properties: { type: { type: 'string' }, status: { type: 'string' } } },
};

describe('apply and patch of a custom kind', () => {
  test('a strategic merge patch is a 415 (BL-007)', async () => {
    const kind = await new Kind([version('v1', { size: { type: 'integer' } })]).serve();
    const made = await api.post(kind.path(), kind.gear('a', { size: 1 }));
    const answer = await api.patch(kind.path('a'), 'strategic', { spec: { size: 2 } });
    expectStatus(answer, 415, 'UnsupportedMediaType', /application\/json-patch\+json.*application\/merge-patch\+json/);
    expect((await api.get(kind.path('a'))).json).toEqual(made.json);
  });

  test('null is applied to a nullable object, without its required members (BL-021)', async () => {
    const part = { type: 'object', nullable: true, required: ['must'], properties: { must: { type: 'string' } } };
    const kind = await new Kind([version('v1', { part })]).serve();
    expectCode(await kind.apply(kind.path('a'), 'm', kind.gear('a', { part: { must: 'x' } })), 201);
    const answer = await kind.apply(kind.path('a'), 'm', kind.gear('a', { part: null }));
    expectCode(answer, 200);
    expect(answer.json['spec']).toEqual({ part: null });
  });

  test('a list that gets keys is owned by keys from the next apply on (BL-027)', async () => {
    const items = { type: 'object', required: ['k'], properties: { k: { type: 'string' }, v: { type: 'string' } } };
    const kind = await new Kind([version('v1', { list: { type: 'array', items } })]).serve();
    const list = (...keys: string[]): Members => kind.gear('a', { list: keys.map((k) => ({ k, v: k })) });
    expectCode(await kind.apply(kind.path('a'), 'm', list('x', 'y')), 201);
    const keyed = { type: 'array', items, 'x-kubernetes-list-type': 'map', 'x-kubernetes-list-map-keys': ['k'] };
    expectCode(await kind.change([version('v1', { list: keyed })]), 200);
    await waitFor('the new schema to be used', async () => {
      const answer = await kind.apply(kind.path('a'), 'm', list('x'));
      expectCode(answer, 200);
      return JSON.stringify(answer.json['metadata'].managedFields).includes('k:{');
    });
    // A list owned as a whole has no owners by key, so no manager gave it up: it stays, as in kube-apiserver.
    const { json } = await kind.apply(kind.path('a'), 'm', list('x'));
    expect(json['spec'].list).toEqual([
      { k: 'x', v: 'x' },
      { k: 'y', v: 'y' },
    ]);
  });

  test('each manager owns its own condition of the status (BL-031)', async () => {
    const status = { type: 'object', properties: { conditions: CONDITIONS } };
    const schema = { openAPIV3Schema: { type: 'object', properties: { spec: ANY, status } } };
    const kind = await new Kind([version('v1', {}, { schema })]).serve();
    await api.post(kind.path(), kind.gear('a', {}));
    const condition = (type: string, state: string): Members => {
      const { spec: _spec, ...body } = kind.gear('a', {}, { status: { conditions: [{ type, status: state }] } });
      return body;
    };
    const below = kind.path('a/status');
    expectCode(await kind.apply(below, 'a', condition('A', 'True')), 200);
    expectCode(await kind.apply(below, 'b', condition('B', 'True')), 200);
    const { json } = await kind.apply(below, 'a', condition('A', 'False'));
    expect(json['status'].conditions).toEqual([
      { type: 'A', status: 'False' },
      { type: 'B', status: 'True' },
    ]);
    const owners = (json['metadata'].managedFields as Members[]).map(
      ({ manager, subresource }) => `${manager} ${subresource}`,
    );
    expect(owners).toEqual(expect.arrayContaining(['a status', 'b status']));
  });

  test('managedFields entries keep the version of their write (BL-035)', async () => {
    const size = { size: { type: 'integer' } };
    const kind = await new Kind([version('v1', size), version('v1beta1', size, { storage: false })]).serve();
    expectCode(await kind.apply(kind.path('a'), 'm', kind.gear('a', { size: 1 })), 201);
    const old = await api.patch(`${kind.path('a/status', 'v1beta1')}?fieldManager=s`, 'merge', {
      status: { ok: true },
    });
    expectCode(old, 200);
    const owners = (old.json['metadata'].managedFields as Members[]).map(
      ({ manager, apiVersion }) => `${manager} ${(apiVersion as string).split('/')[1]}`,
    );
    expect(owners.sort()).toEqual(['m v1', 's v1beta1']);
  });
});

describe('what is stored of a custom kind', () => {
  test('a write is readable through every version at once (BL-041)', async () => {
    const size = { size: { type: 'integer' } };
    const kind = await new Kind([version('v1', size), version('v2', size, { storage: false })]).serve();
    for (let round = 0; round < 10; round += 1) {
      await api.post(kind.path(), kind.gear(`g${round}`, { size: round }));
      const gone = await api.delete(kind.path(`g${round}`));
      expectCode(gone, 200);
      const { resourceVersion } = (await api.get(`${kind.path()}?limit=1`)).json['metadata'];
      const seen = await api.get(
        `${kind.path('', 'v2')}?resourceVersion=${resourceVersion}&resourceVersionMatch=NotOlderThan`,
      );
      expect(seen.json['items']).toEqual([]);
    }
  });

  test('a null becomes the default, stays where nullable, or is dropped (BL-075)', async () => {
    const text = { type: 'string' };
    const kind = await new Kind([
      version('v1', {
        foo: { ...text, default: 'd' },
        bar: { ...text, default: 'd', nullable: true },
        baz: text,
        any: ANY,
      }),
    ]).serve();
    const { json } = await api.post(kind.path(), kind.gear('a', { foo: null, bar: null, baz: null, any: { x: null } }));
    expect(json['spec']).toEqual({ foo: 'd', bar: null, any: { x: null } });
  });

  test('integers keep every digit, and a read object can be written back unchanged (BL-077)', async () => {
    const kind = await new Kind([version('v1', { n: { type: 'integer', format: 'int64' }, any: ANY })]).serve();
    const numbers = ['1000000009', '9007199254740993', '9223372036854775807'];
    for (const [index, number] of numbers.entries()) {
      const body = JSON.stringify(kind.gear(`g${index}`, {})).replace(
        '"spec":{}',
        `"spec":{"n":${number},"any":{"n":${number}}}`,
      );
      const made = await api.post(kind.path(), body);
      expectCode(made, 201);
      const read = await api.get(kind.path(`g${index}`));
      expect(read.text.split(`"n":${number}`)).toHaveLength(3);
      const back = await api.put(kind.path(`g${index}`), read.text);
      expectCode(back, 200);
      expect(back.json['metadata'].resourceVersion).toBe(made.json['metadata'].resourceVersion);
    }
  });

  test('unknown members are pruned at any depth, also after the schema was narrowed (BL-079)', async () => {
    const inner = {
      type: 'object',
      'x-kubernetes-embedded-resource': true,
      properties: { spec: { type: 'object', properties: { a: { type: 'string' } } } },
    };
    const kind = await new Kind([version('v1', { a: { type: 'string' }, b: { type: 'string' }, inner })]).serve();
    const embedded = {
      apiVersion: 'v1',
      kind: 'X',
      metadata: { name: 'x', bogus: 1 },
      spec: { a: 'a', bogus: 1 },
      bogus: 1,
    };
    const body = {
      ...kind.gear('a', { a: 'a', b: 'b', bogus: 1, inner: embedded }),
      metadata: { name: 'a', bogus: 1 },
      bogus: 1,
    };
    const { json } = await api.post(kind.path(), body);
    expect(JSON.stringify(json)).not.toContain('bogus');
    expect(json['spec']).toEqual({
      a: 'a',
      b: 'b',
      inner: { apiVersion: 'v1', kind: 'X', metadata: { name: 'x' }, spec: { a: 'a' } },
    });
    expectCode(await kind.change([version('v1', { a: { type: 'string' } })]), 200);
    await waitFor('the narrower schema', async () => (await api.get(kind.path('a'))).json['spec'].b === undefined);
    expect((await api.get(kind.path('a'))).json['spec']).toEqual({ a: 'a' });
  });

  test('a stored version stays in the definition until it is removed from its status (BL-081)', async () => {
    const size = { size: { type: 'integer' } };
    const kind = await new Kind([version('v1', size), version('v2', size, { storage: false })]).serve();
    expectCode(await kind.change([version('v1', size, { storage: false }), version('v2', size)]), 200);
    expectCode(await api.post(kind.path(), kind.gear('a', { size: 1 })), 201);
    expect((await api.get(kind.definition)).json['status'].storedVersions).toEqual(['v1', 'v2']);
    const dropped = await kind.change([version('v2', size)]);
    expectStatus(
      dropped,
      422,
      'Invalid',
      /status\.storedVersions\[0\]: Invalid value: "v1": missing from spec\.versions/,
    );
    const { json } = await api.get(kind.definition);
    const status = { ...json['status'], storedVersions: ['v2'] };
    expectCode(await api.put(`${kind.definition}/status`, { ...json, status }), 200);
    expectCode(await kind.change([version('v2', size)]), 200);
  });
});

describe('CEL rules added later', () => {
  const rule = (text: string, more: Members = {}): Members => ({ rule: text, message: 'no', ...more });
  const spec = (...rules: Members[]): Members => ({
    a: { type: 'integer', ...(rules.length > 0 && { 'x-kubernetes-validations': rules }) },
    b: { type: 'integer' },
  });

  test('new rules accept unchanged stored values (BL-067)', async () => {
    const kind = await new Kind([version('v1', spec())]).serve();
    expectCode(await api.post(kind.path(), kind.gear('a', { a: -1, b: 1 })), 201);
    expectCode(await kind.change([version('v1', spec(rule('self >= 0')))]), 200);
    await waitFor(
      'the rule',
      async () => (await api.post(`${kind.path()}?dryRun=All`, kind.gear('x', { a: -1 }))).status === 422,
    );
    expectCode(await api.patch(kind.path('a'), 'merge', { spec: { b: 2 } }), 200);
    expectStatus(
      await api.patch(kind.path('a'), 'merge', { spec: { a: -2 } }),
      422,
      'Invalid',
      /spec\.a: Invalid value: -2: no/,
    );
  });

  test('transition rules are never ratcheted (BL-067)', async () => {
    const kind = await new Kind([version('v1', spec())]).serve();
    expectCode(await api.post(kind.path(), kind.gear('a', { a: 1, b: 1 })), 201);
    expectCode(await kind.change([version('v1', spec(rule('self > oldSelf')))]), 200);
    await waitFor(
      'the rule',
      async () => (await api.patch(kind.path('a'), 'merge', { spec: { b: 2 } })).status === 422,
    );
    expectCode(await api.patch(kind.path('a'), 'merge', { spec: { a: 2 } }), 200);
  });
});

describe('as kube-apiserver does', () => {
  const TEXT = { type: 'string' };
  const EMBEDDED = {
    type: 'object',
    'x-kubernetes-embedded-resource': true,
    properties: { spec: { type: 'object', properties: { a: TEXT } } },
  };

  test('an embedded object is applied with kind, apiVersion and metadata', async () => {
    const kind = await new Kind([version('v1', { e: EMBEDDED })]).serve();
    const e = { apiVersion: 'v1', kind: 'Pod', metadata: { labels: { a: 'b' } }, spec: { a: 'x' } };
    const answer = await kind.apply(kind.path('a'), 'm', kind.gear('a', { e }));
    expectCode(answer, 201);
    expect(answer.json['spec']).toEqual({ e });
    const fields = answer.json['metadata'].managedFields[0].fieldsV1['f:spec']['f:e'] as Members;
    expect(Object.keys(fields).sort()).toEqual(['f:apiVersion', 'f:kind', 'f:metadata', 'f:spec']);
    const taken = { ...e, metadata: { labels: { a: 'c' } } };
    expectStatus(await kind.apply(kind.path('a'), 'other', kind.gear('a', { e: taken })), 409, 'Conflict', /labels\.a/);
  });

  test('faults of a status update are reported with paths below status', async () => {
    const status = { type: 'object', properties: { a: TEXT } };
    const schema = { openAPIV3Schema: { type: 'object', properties: { spec: ANY, status } } };
    const kind = await new Kind([version('v1', {}, { schema })]).serve();
    await api.post(kind.path(), kind.gear('a', {}));
    const causes = async (wrong: unknown): Promise<Members[]> =>
      (await api.patch(`${kind.path('a')}/status`, 'merge', { status: wrong })).json['details'].causes as Members[];
    expect((await causes({ a: 1 })).map(({ field, message }) => `${field}: ${message}`)).toEqual([
      'status.a: Invalid value: "integer": a in body must be of type string: "integer"',
    ]);
    expect((await causes('x')).map(({ field, message }) => `${field}: ${message}`)).toEqual([
      'status: Invalid value: "string":  in body must be of type object: "string"',
    ]);
  });

  test('a date column is empty for a value that is not a string', async () => {
    const additionalPrinterColumns = ['.spec.n', '.spec.t', '.spec.none'].map((jsonPath) => ({
      name: jsonPath,
      type: 'date',
      jsonPath,
    }));
    const kind = await new Kind([
      version('v1', { n: { type: 'integer' }, t: TEXT }, { additionalPrinterColumns }),
    ]).serve();
    await api.post(kind.path(), kind.gear('a', { n: 5, t: 'yesterday' }));
    const table = await api.get(kind.path(), { accept: 'application/json;as=Table;v=v1;g=meta.k8s.io' });
    expect(table.json['rows'][0].cells).toEqual(['a', null, '<invalid>', null]);
  });

  test('a column of another type shows the creation time itself, or nothing', async () => {
    const additionalPrinterColumns = ['string', 'integer'].map((type) => ({
      name: type,
      type,
      jsonPath: '.metadata.creationTimestamp',
    }));
    const kind = await new Kind([version('v1', {}, { additionalPrinterColumns })]).serve();
    const { creationTimestamp } = (await api.post(kind.path(), kind.gear('a', {}))).json['metadata'];
    const table = await api.get(kind.path(), { accept: 'application/json;as=Table;v=v1;g=meta.k8s.io' });
    expect(table.json['rows'][0].cells).toEqual(['a', creationTimestamp, null]);
  });

  test('the scale of an object without replicas cannot be read, but sets them', async () => {
    const scale = { specReplicasPath: '.spec.wanted', statusReplicasPath: '.status.there' };
    const kind = await new Kind([version('v1', { wanted: { type: 'integer' } }, { subresources: { scale } })]).serve();
    await api.post(kind.path(), kind.gear('a', {}));
    const path = `${kind.path('a')}/scale`;
    expectStatus(await api.get(path), 500, 'InternalError', /the spec replicas field "\.spec\.wanted" does not exist/);
    const unset = /^the spec replicas field "\.spec\.wanted" cannot be empty$/;
    for (const body of [{}, { spec: {} }, { status: { replicas: 2 } }]) {
      expectStatus(await api.patch(path, 'merge', body), 400, 'BadRequest', unset);
    }
    const intent = { apiVersion: 'autoscaling/v1', kind: 'Scale', metadata: { name: 'a' } };
    const headers = { 'content-type': 'application/apply-patch+yaml' };
    const apply = (body: object, query = '') => api.send('PATCH', `${path}?fieldManager=m${query}`, { headers, body });
    for (const body of [intent, { ...intent, spec: {} }]) {
      expectStatus(await apply(body), 400, 'BadRequest', unset);
    }
    expectCode(await apply({ ...intent, spec: { replicas: 0 } }, '&dryRun=All'), 200);
    expect((await api.get(kind.path('a'))).json).not.toHaveProperty('spec.wanted');
    for (const value of [0, null]) {
      expectCode(await api.patch(`${path}?dryRun=All`, 'merge', { spec: { replicas: value } }), 200);
    }
    expectCode(await api.patch(`${path}?dryRun=All`, 'json', [{ op: 'remove', path: '/spec/replicas' }]), 200);
    expectCode(await api.patch(path, 'merge', { spec: { replicas: 2 } }), 200);
    expect((await api.get(path)).json).toMatchObject({ spec: { replicas: 2 }, status: { replicas: 0 } });
    expectCode(await api.patch(path, 'merge', {}), 200);
  });

  test('a definition that is being deleted accepts no new objects', async () => {
    const kind = await new Kind([version('v1', {})]).serve();
    await api.post(kind.path(), kind.gear('a', {}, { metadata: { name: 'a', finalizers: ['x.example/y'] } }));
    expectCode(await api.delete(kind.definition), 200);
    const answer = await api.post(kind.path(), kind.gear('b', {}));
    expectStatus(
      answer,
      403,
      'Forbidden',
      /^gears\.f.*"b" is forbidden: create not allowed while custom resource definition is terminating$/,
    );
    const before = (await api.get(kind.definition)).json['metadata'];
    const again = (await api.delete(kind.definition)).json['metadata'];
    expect([again.generation, again.finalizers]).toEqual([before.generation, before.finalizers]);
    await api.patch(kind.path('a'), 'merge', { metadata: { finalizers: null } });
    await waitFor('the definition to be gone', async () => (await api.get(kind.definition)).status === 404);
  });

  test('a definition with dependencies of nothing is refused', async () => {
    const broken = new Kind([version('v1', { a: { type: 'object', dependencies: { b: null } } })]);
    const names = { plural: 'gears', kind: 'Gear' };
    const spec = { group: broken.group, scope: 'Namespaced', names, versions: broken.versions };
    const metadata = { name: `gears.${broken.group}` };
    const body = { apiVersion: 'apiextensions.k8s.io/v1', kind: 'CustomResourceDefinition', metadata, spec };
    expectStatus(
      await api.post(DEFINITIONS, body),
      422,
      'Invalid',
      /dependencies: Forbidden: dependencies is not supported/,
    );
  });
});

describe('unlike kube-apiserver', () => {
  test('keywords with an empty list or map are absent, also where they are not allowed', async () => {
    const empty = {
      allOf: [],
      anyOf: [],
      oneOf: [],
      enum: [],
      definitions: {},
      dependencies: {},
      patternProperties: {},
    };
    const leaf = { ...empty, type: 'integer', properties: {}, 'x-kubernetes-list-map-keys': [] };
    const metadata = { type: 'object', required: [] };
    const schema = { ...empty, type: 'object', properties: { metadata, size: leaf }, required: [] };
    const more = { schema: { openAPIV3Schema: schema }, subresources: { status: {} } };
    const plain = new Kind([version('v1', {}, more)]);
    const names = { plural: 'gears', kind: 'Gear' };
    const spec = { group: plain.group, scope: 'Namespaced', names, versions: plain.versions };
    const definition = {
      apiVersion: 'apiextensions.k8s.io/v1',
      kind: 'CustomResourceDefinition',
      metadata: { name: `gears.${plain.group}` },
      spec,
    };
    const { status, json } = await api.post(`${DEFINITIONS}?dryRun=All`, definition);
    expect(status).toBe(201);
    expect(json['spec'].versions[0].schema.openAPIV3Schema).toEqual({
      type: 'object',
      properties: { metadata: { type: 'object' }, size: { type: 'integer' } },
    });
  });
});
