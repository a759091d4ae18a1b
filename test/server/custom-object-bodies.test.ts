import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Api, type ApiResponse, freshNamespace } from '../support/api.js';
import { expectCode, expectStatus } from '../support/expect-status.js';
import type { Members } from '../support/objects.js';
import { type ServerProcess, startServer } from '../support/server-process.js';
import { waitFor } from '../support/wait-for.js';

const GROUP = 'bodies.example.com';
const DEFINITION = `/apis/apiextensions.k8s.io/v1/customresourcedefinitions/gears.${GROUP}`;
const EMBEDDED = {
  type: 'object',
  'x-kubernetes-embedded-resource': true,
  'x-kubernetes-preserve-unknown-fields': true,
};
const ITEM = { type: 'object', required: ['k'], properties: { k: { type: 'string' }, v: { type: 'string' } } };
const LIST = { type: 'array', 'x-kubernetes-list-type': 'map', 'x-kubernetes-list-map-keys': ['k'], items: ITEM };
const SCHEMA = {
  type: 'object',
  properties: {
    spec: {
      type: 'object',
      properties: {
        size: { type: 'integer' },
        filled: { type: 'string', default: 'd' },
        nullable: { type: 'string', nullable: true },
        either: { 'x-kubernetes-int-or-string': true },
        at: { type: 'string', format: 'date-time' },
        bytes: { type: 'string', format: 'byte' },
        inner: { type: 'object', properties: { a: { type: 'string' } } },
        texts: { type: 'object', additionalProperties: { type: 'string' } },
        list: LIST,
        rows: { type: 'array', items: { type: 'object', properties: { a: { type: 'string', default: 'd' } } } },
        free: { type: 'object', 'x-kubernetes-preserve-unknown-fields': true },
        pair: { type: 'object', required: ['a'], properties: { a: { type: 'string' }, b: { type: 'string' } } },
        open: {
          type: 'object',
          'x-kubernetes-preserve-unknown-fields': true,
          properties: { known: { type: 'object', properties: { a: { type: 'string' } } }, list: LIST },
        },
      },
    },
    status: { type: 'object', properties: { size: { type: 'integer' } } },
    object: EMBEDDED,
  },
};

let server: ServerProcess;
let api: Api;
let collection: string;

// A separate server: the definition changes discovery, which other tests must not see.
beforeAll(async () => {
  server = await startServer({ flags: ['--naming=kubernetes'] });
  api = new Api(server.kubeconfig);
  const version = {
    name: 'v1',
    served: true,
    storage: true,
    subresources: { status: {} },
    schema: { openAPIV3Schema: SCHEMA },
  };
  const names = { plural: 'gears', kind: 'Gear' };
  const body = {
    apiVersion: 'apiextensions.k8s.io/v1',
    kind: 'CustomResourceDefinition',
    metadata: { name: `gears.${GROUP}` },
    spec: { group: GROUP, scope: 'Namespaced', names, versions: [version, { ...version, name: 'v2', storage: false }] },
  };
  expectCode(await api.post('/apis/apiextensions.k8s.io/v1/customresourcedefinitions', body), 201);
  collection = `/apis/${GROUP}/v1/namespaces/${await freshNamespace(api)}/gears`;
  await waitFor('the kind to be served', async () => (await api.get(collection)).status === 200);
});

afterAll(async () => {
  await server?.stop();
});

function gear(name: string, more: Members = {}): Members {
  return { apiVersion: `${GROUP}/v1`, kind: 'Gear', metadata: { name }, ...more };
}

function apply(path: string, body: Members): Promise<ApiResponse> {
  const headers = { 'content-type': 'application/apply-patch+yaml' };
  return api.send('PATCH', `${path}${path.includes('?') ? '&' : '?'}fieldManager=m`, { body, headers });
}

/** Another schema of the spec, effective at once. */
async function changeSpec(properties: Members): Promise<void> {
  const at = '/spec/versions/0/schema/openAPIV3Schema/properties/spec/properties';
  const operations = Object.entries(properties).map(([name, value]) => ({
    op: 'replace',
    path: `${at}/${name}`,
    value,
  }));
  expectCode(await api.patch(DEFINITION, 'json', operations), 200);
}

describe('the kind of a custom object', () => {
  test('a wrong kind is a fault of the object', async () => {
    const causes = [{ reason: 'FieldValueInvalid', message: 'Invalid value: "Other": must be Gear', field: 'kind' }];
    const refused = await api.post(collection, { ...gear('a'), kind: 'Other' });
    expectStatus(
      refused,
      422,
      'Invalid',
      /^Other\.bodies\.example\.com "a" is invalid: kind: Invalid value: "Other": /,
    );
    expect(refused.json['details']).toEqual({ name: 'a', group: GROUP, kind: 'Other', causes });
    const made = (await api.post(collection, gear('kind'))).json;
    const other = { ...made, kind: 'Other' };
    expect((await api.put(`${collection}/kind`, other)).json['details'].causes).toEqual(causes);
    expect((await api.patch(`${collection}/kind`, 'merge', { kind: 'Other' })).json['details'].causes).toEqual(causes);
    // The status has no kind.
    const written = await api.put(`${collection}/kind/status`, { ...other, status: { size: 3 } });
    expectCode(written, 200);
    expect(written.json).toMatchObject({ kind: 'Gear', status: { size: 3 } });
    expectStatus(
      await api.post(collection, { ...gear('a'), apiVersion: `${GROUP}/v2` }),
      400,
      'BadRequest',
      /does not match the expected API version/,
    );
  });

  test.each([
    ['POST', ''],
    ['DELETE', ''],
    ['PUT', '/a'],
    ['GET', '/a'],
  ])('a namespaced kind has no path for %s without a namespace%s', async (method, name) => {
    const body = method === 'POST' || method === 'PUT' ? { body: gear('a') } : {};
    expectStatus(await api.send(method, `/apis/${GROUP}/v1/gears${name}`, body), 404, 'NotFound');
  });
});

describe('metadata', () => {
  const FIELD = 'json: cannot unmarshal number into Go struct field ObjectMeta';
  test.each<[string, unknown, string]>([
    ['x', 'x', 'json: cannot unmarshal string into Go value of type v1.ObjectMeta'],
    ['numbers instead of strings', { name: 1 }, `${FIELD}.name of type string`],
    ['the first by name', { uid: 1, labels: { b: 1 } }, `${FIELD}.labels of type string`],
  ])('metadata is decoded apart from the schema: %s', async (_what, metadata, why) => {
    const start = 'Gear in version "v1" cannot be handled as a Gear: ';
    const own = await api.post(collection, { ...gear('m'), metadata });
    expectStatus(own, 400, 'BadRequest');
    expect(own.json['message']).toBe(`${start}${why}`);
    const inside = { apiVersion: 'v1', kind: 'P', metadata };
    const { json } = await api.post(collection, gear('m', { object: inside }));
    expect(json['code']).toBe(400);
    expect(json['message']).toMatch(`${start}object.metadata: Invalid value: `);
    expect(json['message'].endsWith(`: ${why}`)).toBe(true);
  });

  test("an embedded object's metadata requires a kind that is a string", async () => {
    const answer = await api.post(collection, gear('m', { object: { apiVersion: 'v1', kind: 1 } }));
    expectStatus(answer, 400, 'BadRequest', /object\.kind: Invalid value: 1: must be a string$/);
  });

  test('stored metadata that does not fit a later schema is shown without its invalid parts', async () => {
    const odd = { apiVersion: 1, kind: 'P', metadata: { name: 7, unknown: true, labels: { a: 'b' } } };
    expectCode(await api.post(collection, gear('odd', { spec: { free: odd } })), 201);
    await changeSpec({ free: EMBEDDED });
    const shown = { kind: 'P', metadata: { labels: { a: 'b' } } };
    await waitFor('the new schema', async () => {
      const { json } = await api.get(`${collection}/odd`);
      return JSON.stringify(json['spec'].free) === JSON.stringify(shown);
    });
    expectCode(await api.get(collection), 200);
    await changeSpec({ free: { type: 'object', 'x-kubernetes-preserve-unknown-fields': true } });
  });
});

describe('a null in an apply', () => {
  test.each<[string, Members, string, string]>([
    ['a number', { size: null }, 'spec.size', 'integer'],
    ['either', { either: null }, 'spec.either', 'integer,string'],
    ['an object', { inner: null }, 'spec.inner', 'object'],
    ['a member', { inner: { a: null } }, 'spec.inner.a', 'string'],
    ['a value of a map', { texts: { b: null } }, 'spec.texts.b', 'string'],
    ['a member of an item', { list: [{ k: 'a', v: null }] }, 'spec.list[0].v', 'string'],
  ])('a null is refused for %s', async (_what, spec, field, type) => {
    const message = `Invalid value: "null": ${field} in body must be of type ${type}: "null"`;
    const refused = await apply(`${collection}/nulls`, gear('nulls', { spec }));
    expectStatus(refused, 422, 'Invalid');
    expect(refused.json['details'].causes).toEqual([{ reason: 'FieldValueTypeInvalid', message, field }]);
    // Every other write treats it as an absent member.
    expectCode(await api.post(`${collection}?dryRun=All`, gear('nulls', { spec })), 201);
  });

  test('a null is reported beside all other faults', async () => {
    const object = { apiVersion: null, kind: 'Pod' };
    const refused = await apply(`${collection}/nulls`, gear('nulls', { spec: { pair: { b: null } }, object }));
    expectStatus(refused, 422, 'Invalid');
    const faults = refused.json['details'].causes.map((cause: Members) => `${cause['field']}: ${cause['message']}`);
    expect(faults.sort()).toEqual([
      'object.apiVersion: Invalid value: null: must be a string',
      'spec.pair.a: Required value',
      'spec.pair.b: Invalid value: "null": spec.pair.b in body must be of type string: "null"',
    ]);
  });

  test('a null adds nothing to an existing object or list, and removes nothing from it', async () => {
    const spec = { inner: { a: 'x' }, texts: { b: 'y' }, list: [{ k: 'a', v: 'z' }], free: { c: 1 } };
    expectCode(await api.post(collection, gear('kept', { spec })), 201);
    for (const member of Object.keys(spec)) {
      const answer = await apply(`${collection}/kept`, gear('kept', { spec: { [member]: null } }));
      expectCode(answer, 200);
      expect(answer.json['spec']).toEqual({ ...spec, filled: 'd' });
    }
    expectCode(await apply(`${collection}/kept`, gear('kept', { spec: null })), 200);
    const within = gear('kept', { spec: { list: [{ k: 'a', v: null }] } });
    expectCode(await apply(`${collection}/kept`, within), 409);
    expectCode(await apply(`${collection}/kept?force=true`, within), 422);
  });

  test('a null is accepted where the schema is nullable or has a default', async () => {
    const made = await apply(`${collection}/taken`, gear('taken', { spec: { nullable: null, filled: null } }));
    expectCode(made, 201);
    expect(made.json['spec']).toEqual({ nullable: null, filled: 'd' });
    const refused = await apply(`${collection}/taken/status`, gear('taken', { status: { size: null } }));
    const message = 'Invalid value: "null": size in body must be of type integer: "null"';
    expect(refused.json['details'].causes).toEqual([
      { reason: 'FieldValueTypeInvalid', message, field: 'status.size' },
    ]);
  });
});

describe('an apply of a wrong type', () => {
  const typed = (text: string): string =>
    `failed to create typed patch object (/wrong; ${GROUP}/v1, Kind=Gear): ${text}`;
  const ofType = (name: string, type: string, value: string): string =>
    `Gear.${GROUP} "wrong" is invalid: spec.${name}: Invalid value: "${value}": spec.${name} in body must be of type ${type}: "${value}"`;

  test.each<[string, Members, number, string]>([
    ['a text', { filled: 5 }, 400, typed('.spec.filled: expected string, got 5')],
    ['an encoded text', { bytes: 5 }, 400, typed('.spec.bytes: expected string, got 5')],
    ['a text with a format', { at: 5 }, 422, ofType('at', 'date-time', 'int64')],
    ['a text with a format', { at: {} }, 400, typed('.spec.at: expected any scalar, got ')],
    ['a number or text', { either: [1] }, 422, ofType('either', 'integer,string', 'array')],
    ['a number or text', { either: { a: 1 } }, 422, ofType('either', 'integer,string', 'object')],
  ])('in place of %s: %j is a %d', async (_what, spec, code, message) => {
    const answer = await apply(`${collection}/wrong`, gear('wrong', { spec }));
    expect([answer.status, answer.json['message']]).toEqual([code, message]);
  });
});

describe('an apply below an object that keeps unknown members', () => {
  test('unknown members of the deeper schema are pruned and owned', async () => {
    const spec = { open: { free: 1, known: { a: 'x', more: 'y' }, list: [{ k: 'a', more: 'z' }] } };
    const made = await apply(`${collection}/open?fieldValidation=Strict`, gear('open', { spec }));
    expectCode(made, 201);
    expect(made.headers['warning']).toBeUndefined();
    expect(made.json['spec']).toEqual({ filled: 'd', open: { free: 1, known: { a: 'x' }, list: [{ k: 'a' }] } });
    const [entry] = made.json['metadata'].managedFields;
    expect(entry.fieldsV1['f:spec']['f:open']).toEqual({
      'f:free': {},
      'f:known': { 'f:a': {}, 'f:more': {} },
      'f:list': { 'k:{"k":"a"}': { '.': {}, 'f:k': {}, 'f:more': {} } },
    });
    const closed = gear('open', { spec: { inner: { more: 'x' } } });
    expectStatus(
      await apply(`${collection}/open`, closed),
      400,
      'BadRequest',
      /\.spec\.inner\.more: field not declared/,
    );
  });
});

describe('an apply in another version', () => {
  test('an apply in another version meets the same conflicts, also where defaults would hide what it leaves out', async () => {
    const spec = { rows: [{}] };
    const write = (version: string, manager: string): Promise<ApiResponse> => {
      const path = `${collection.replace('/v1/', `/${version}/`)}/versions?fieldManager=${manager}`;
      const body = { ...gear('versions', { spec }), apiVersion: `${GROUP}/${version}` };
      return api.send('PATCH', path, { body, headers: { 'content-type': 'application/apply-patch+yaml' } });
    };
    expect((await write('v1', 'one')).json['spec']).toMatchObject({ rows: [{ a: 'd' }] });
    for (const version of ['v1', 'v2']) {
      expectStatus(await write(version, 'two'), 409, 'Conflict', /conflict with "one".*: \.spec\.rows$/);
    }
    expectCode(await write('v2', 'one'), 200);
  });
});

describe('ratcheting', () => {
  test('reordering keyed items does not revalidate unchanged ones', async () => {
    const list = [{ k: 'a' }, { k: 'b' }, { k: 'c' }];
    expectCode(await api.post(collection, gear('order', { spec: { list } })), 201);
    await changeSpec({ list: { ...LIST, maxItems: 2 } });
    const write = (items: readonly Members[]): Promise<ApiResponse> =>
      api.patch(`${collection}/order`, 'merge', { spec: { list: items } });
    await waitFor(
      'the new schema',
      async () => (await api.post(collection, gear('o', { spec: { list } }))).status === 422,
    );
    expectCode(await write([...list].reverse()), 200);
    expectStatus(
      await write([...list, { k: 'd' }]),
      422,
      'Invalid',
      /spec\.list: Too many: 4: must have at most 2 items/,
    );
    await changeSpec({ list: LIST });
  });
});
