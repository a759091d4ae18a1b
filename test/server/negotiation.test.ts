import { gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { createProtobufCodec } from '../../src/codec/protobuf.js';
import { freshNamespace, sharedApi } from '../support/api.js';
import { expectCode, expectStatus } from '../support/expect-status.js';
import { configMap, namesOf, type Members } from '../support/objects.js';

const api = sharedApi('cluster');
const codec = createProtobufCodec();
const BINARY = 'application/vnd.cluster.protobuf';
const TABLE = 'application/json;as=Table;g=meta.cluster.io;v=v1';
const PARTIAL = 'application/json;as=PartialObjectMetadata;g=meta.cluster.io;v=v1';
const PARTIAL_LIST = 'application/json;as=PartialObjectMetadataList;g=meta.cluster.io;v=v1';

const hasLine = (bytes: Buffer): boolean => bytes.includes('\n');
let namespace = '';
let maps = '';

beforeAll(async () => {
  namespace = await freshNamespace(api);
  maps = `/api/v1/namespaces/${namespace}/configmaps`;
  await api.post(maps, configMap('a', { data: { text: 'yes', 'multi.line': 'one\ntwo\n' } }, { labels: { a: 'b' } }));
});

describe('the format of an answer', () => {
  test.each([
    ['/.well-known/openid-configuration', 'application/json'],
    ['/openid/v1/jwks', 'application/jwk-set+json'],
  ])('%s has one form', async (path, type) => {
    const statusOf = async (accept: string): Promise<number> => (await api.get(path, { accept })).status;
    for (const accept of [type, '*/*', 'application/*', `text/html, ${type};q=0.1`]) {
      expect([accept, await statusOf(accept)]).toEqual([accept, 200]);
    }
    for (const accept of ['application/yaml', 'text/*', 'x', BINARY]) {
      expect([accept, await statusOf(accept)]).toEqual([accept, 406]);
    }
  });

  test.each([
    ['nothing', '', 'application/json'],
    ['anything', '*/*', 'application/json'],
    ['any application type', 'application/*', 'application/json'],
    ['JSON', 'application/json', 'application/json'],
    ['YAML', 'application/yaml', 'application/yaml'],
    ['the binary form', BINARY, BINARY],
    ['the binary form, else JSON', `${BINARY},application/json`, BINARY],
    ['something unknown, else JSON', 'image/png, application/json', 'application/json'],
    ['YAML rather than JSON', 'application/json;q=0.1, application/yaml', 'application/yaml'],
    ['what a browser accepts', 'text/html,application/xhtml+xml,*/*;q=0.8', 'application/json'],
    ['a table, else JSON', `${TABLE},application/json`, 'application/json'],
    [
      'an unknown view, else JSON',
      'application/json;as=Poem;g=meta.cluster.io;v=v1,application/json',
      'application/json',
    ],
  ])('a client that accepts %s gets it or the default', async (_what, accept, type) => {
    const answer = await api.get(`${maps}/a`, accept === '' ? {} : { accept });
    expectCode(answer, 200);
    expect(answer.headers['content-type']).toBe(type);
  });

  test.each([
    ['a picture', 'image/png'],
    ['an unknown view', 'application/json;as=Poem;g=meta.cluster.io;v=v1'],
    ['a view of an unknown version', 'application/json;as=Table;g=meta.cluster.io;v=v7'],
    ['a view of an unknown group', 'application/json;as=Table;g=meta.example.io;v=v1'],
    ['JSON with q=0', 'application/json;q=0'],
    ['a view in quotes', 'application/json;as="Table";g=meta.cluster.io;v=v1'],
    ['a list of metadata', PARTIAL_LIST],
  ])('a client that accepts only %s gets 406', async (_what, accept) => {
    const answer = await api.get(`${maps}/a`, { accept });
    expectStatus(answer, 406, 'NotAcceptable', /^only the following media types are accepted: application\/json/);
    expect(answer.json.message).toContain(BINARY);
  });

  test('answers that are not stored objects have no table', async () => {
    const accept = 'application/json;as=Table;g=meta.cluster.io;v=v1';
    const review = '/apis/authorization.cluster.io/v1/selfsubjectaccessreviews';
    const body = { spec: { nonResourceAttributes: { path: '/', verb: 'get' } } };
    expectStatus(await api.send('POST', review, { body, headers: { accept } }), 406, 'NotAcceptable');
    const either = await api.send('POST', review, { body, headers: { accept: `${accept},application/json` } });
    expect(either.json).toMatchObject({ kind: 'SelfSubjectAccessReview', status: { allowed: true } });
    const token = `${maps.replace(/configmaps$/, 'serviceaccounts')}/default/token`;
    expectStatus(await api.send('POST', token, { body: {}, headers: { accept } }), 406, 'NotAcceptable');
  });

  test('what a read cannot find is reported first, and then that its result does not have the view', async () => {
    expectStatus(await api.get(`${maps}/none`, { accept: PARTIAL_LIST }), 404, 'NotFound');
    expectStatus(await api.get(`${maps}?labelSelector=a=_b`, { accept: PARTIAL }), 400, 'BadRequest');
    expectStatus(await api.get(maps, { accept: PARTIAL }), 406, 'NotAcceptable');
    // The same view with the same header: only reads look for the object first.
    const headers = { accept: PARTIAL_LIST };
    expectStatus(await api.send('DELETE', `${maps}/a`, { headers }), 406, 'NotAcceptable');
    expectCode(await api.get(`${maps}/a`), 200);
  });

  test('a write whose answer is not acceptable has no effect', async () => {
    const headers = { accept: 'image/png' };
    expectStatus(await api.send('POST', maps, { body: configMap('unread'), headers }), 406, 'NotAcceptable');
    expectStatus(await api.send('DELETE', `${maps}/a`, { headers }), 406, 'NotAcceptable');
    expect(namesOf((await api.get(maps)).json as never)).toEqual(['a']);
  });

  test('YAML has the same content as JSON', async () => {
    const { parse } = await import('yaml');
    const [json, yaml] = [await api.get(`${maps}/a`), await api.get(`${maps}/a`, { accept: 'application/yaml' })];
    expect(parse(yaml.text)).toEqual(json.json);
    // A string that YAML would parse as a boolean stays a string.
    expect(yaml.text).toMatch(/text: ["']yes["']/);
    const list = await api.get(maps, { accept: 'application/yaml' });
    expect(parse(list.text).items).toEqual((await api.get(maps)).json.items);
  });

  test('pretty indents JSON, and without it there is no unnecessary byte', async () => {
    const [plain, pretty] = [await api.get(`${maps}/a`), await api.get(`${maps}/a?pretty=true`)];
    expect(pretty.json).toEqual(plain.json);
    expect(pretty.text).toContain('\n  "kind": "ConfigMap"');
    expect(plain.text).not.toContain('\n');
    expect((await api.get(`${maps}?pretty=1`)).text).toContain('\n  "kind": "ConfigMapList"');
  });

  test('HEAD works on pages only; resources are read by GET', async () => {
    const head = await api.send('HEAD', '/version');
    const get = await api.get('/version');
    expect([head.status, head.text]).toEqual([200, '']);
    expect(head.headers['content-type']).toBe('application/json');
    expect(head.headers['content-length']).toBe(String(get.bytes.length));
    for (const path of [maps, `${maps}/a`, `${maps}/none`, `${maps}?watch=1`]) {
      expect([path, (await api.send('HEAD', path)).status]).toEqual([path, 405]);
    }
    expect((await api.send('HEAD', '/api/v1/nonsense')).status).toBe(404);
  });

  test('errors use the accepted format too', async () => {
    const yaml = await api.get(`${maps}/none`, { accept: 'application/yaml' });
    expect([yaml.status, yaml.headers['content-type']]).toEqual([404, 'application/yaml']);
    expect(yaml.text).toContain('reason: NotFound');
    const binary = await api.get(`${maps}/none`, { accept: BINARY });
    expect([binary.status, binary.headers['content-type']]).toEqual([404, BINARY]);
    expect(codec.decodeProtobuf(binary.bytes).object).toMatchObject({ kind: 'Status', code: 404, reason: 'NotFound' });
  });
});

describe('the format of a request', () => {
  test.each([
    ['JSON', 'application/json', JSON.stringify(configMap('body'))],
    ['JSON with a charset', 'application/json; charset=utf-8', JSON.stringify(configMap('body'))],
    ['YAML', 'application/yaml', 'kind: ConfigMap\napiVersion: v1\nmetadata:\n  name: body\n'],
  ])('%s is accepted', async (_what, contentType, body) => {
    const answer = await api.send('POST', `${maps}?dryRun=All`, { body, headers: { 'content-type': contentType } });
    expectCode(answer, 201);
  });

  test.each(['POST', 'PUT'])('%s of an unknown type is 415 and changes nothing', async (method) => {
    const path = method === 'POST' ? maps : `${maps}/a`;
    const headers = { 'content-type': 'text/plain' };
    const answer = await api.send(method, path, { body: JSON.stringify(configMap('a', { data: {} })), headers });
    expectStatus(answer, 415, 'UnsupportedMediaType', /accepted media types include: application\/json/);
    expect((await api.get(`${maps}/a`)).json.data.text).toBe('yes');
  });

  test('PATCH with an unknown type is 415 and lists the known ones', async () => {
    const headers = { 'content-type': 'application/json' };
    const answer = await api.send('PATCH', `${maps}/a`, { body: '{"data":null}', headers });
    expectStatus(answer, 415, 'UnsupportedMediaType');
    for (const known of ['json-patch+json', 'merge-patch+json', 'strategic-merge-patch+json']) {
      expect(answer.json.message).toContain(`application/${known}`);
    }
    expect((await api.get(`${maps}/a`)).json.data.text).toBe('yes');
  });
});

describe('metadata only', () => {
  test('an object, a list and a watch can be metadata only', async () => {
    const object = (await api.get(`${maps}/a`)).json;
    const partial = (await api.get(`${maps}/a`, { accept: PARTIAL })).json;
    expect(partial).toEqual({
      kind: 'PartialObjectMetadata',
      apiVersion: 'meta.cluster.io/v1',
      metadata: object.metadata,
    });
    const list = (await api.get(maps, { accept: PARTIAL_LIST })).json;
    expect(list).toMatchObject({ kind: 'PartialObjectMetadataList', apiVersion: 'meta.cluster.io/v1' });
    expect(list.items).toEqual([partial]);
    const watch = await api.begin(`${maps}?watch=1`, hasLine, { accept: PARTIAL });
    expect(JSON.parse(watch.text.split('\n')[0]!)).toEqual({ type: 'ADDED', object: partial });
  });

  test('metadata only in binary, as metadata informers request it', async () => {
    const view = (as: string): string =>
      ['application/vnd.cluster.protobuf', 'application/json']
        .map((type) => `${type};as=${as};g=meta.cluster.io;v=v1`)
        .join();
    const object = await api.get(`${maps}/a`, { accept: view('PartialObjectMetadata') });
    expect([object.status, object.headers['content-type']]).toEqual([200, BINARY]);
    const { metadata } = (await api.get(`${maps}/a`)).json;
    expect(codec.decodeProtobuf(object.bytes).object).toMatchObject({ kind: 'PartialObjectMetadata', metadata });
    const list = await api.get(maps, { accept: view('PartialObjectMetadataList') });
    expect([list.status, list.headers['content-type']]).toEqual([200, BINARY]);
    expect(codec.decodeProtobuf(list.bytes).object).toMatchObject({
      kind: 'PartialObjectMetadataList',
      items: [{ metadata }],
    });
  });
});

describe('compression', () => {
  const gzip = { 'accept-encoding': 'gzip' };
  let path = '';
  beforeAll(async () => {
    path = `/api/v1/namespaces/${await freshNamespace(api)}/configmaps`;
    for (const name of ['x', 'y']) await api.post(path, configMap(name, { data: { text: 'words '.repeat(40_000) } }));
  });

  test.each([
    ['a long object', () => `${path}/x`],
    ['a long list', () => path],
  ])('%s is compressed for a client that accepts gzip', async (_what, where) => {
    const [packed, plain] = [await api.get(where(), gzip), await api.get(where())];
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(packed.headers['vary']).toMatch(/Accept-Encoding/i);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 10);
    // Others write concurrently, so two lists may differ in version.
    const unpacked = JSON.parse(gunzipSync(packed.bytes).toString());
    expect(unpacked.items ?? unpacked).toEqual(plain.json.items ?? plain.json);
  });

  test('a long list in binary form is the same each time, cached or not, compressed or not', async () => {
    const { json } = await api.get(path);
    const expected = json.items.map(({ metadata, data }: Members) => ({ metadata, data }));
    for (const headers of [{}, {}, {}, gzip, {}]) {
      const answer = await api.get(path, { accept: BINARY, ...headers });
      expect(answer.headers['content-type']).toBe(BINARY);
      const bytes = answer.headers['content-encoding'] === 'gzip' ? gunzipSync(answer.bytes) : answer.bytes;
      expect(bytes.length).toBeGreaterThan(400 * 1024);
      const { kind, object } = codec.decodeProtobuf(bytes);
      expect(kind).toBe('ConfigMapList');
      expect(object['items']).toEqual(expected);
    }
  });

  test('short answers, refused gzip, writes and watches are not compressed', async () => {
    const answers = await Promise.all([
      api.get(`${maps}/a`, gzip),
      api.get(`${path}/x`, { 'accept-encoding': 'gzip;q=0' }),
      api.send('PUT', `${path}/y`, {
        body: configMap('y', { data: { text: 'words '.repeat(40_000) } }),
        headers: gzip,
      }),
      api.get(`${path}?watch=1&timeoutSeconds=1`, gzip),
    ]);
    expect(answers.map(({ status, headers }) => [status, headers['content-encoding']])).toEqual(
      answers.map(() => [200, undefined]),
    );
  });
});

test('items of built-in kinds omit their kind in lists of every format; tables, watches and metadata include it', async () => {
  const bare = { metadata: { name: 'a' }, data: { text: 'yes' } };
  for (const query of ['', '?limit=1', '?pretty=true', '?labelSelector=a', '?resourceVersion=0']) {
    const { json } = await api.get(maps + query);
    expect(json.kind).toBe('ConfigMapList');
    const item = json.items.find((one: { metadata: { name: string } }) => one.metadata.name === 'a');
    expect(item).toMatchObject(bare);
    expect(Object.keys(item)).toEqual(['metadata', 'data']);
  }
  const packed = await api.get(maps, { 'accept-encoding': 'gzip' });
  const plain = packed.headers['content-encoding'] === 'gzip' ? gunzipSync(packed.bytes) : packed.bytes;
  expect(plain.toString()).not.toContain('"kind":"ConfigMap"');
  const yaml = await api.get(maps, { accept: 'application/yaml' });
  expect(yaml.text).toMatch(/^items:\n- metadata:/m);
  const named = { kind: 'ConfigMap', apiVersion: 'v1' };
  const table = await api.get(`${maps}?includeObject=Object`, { accept: TABLE });
  expect(table.json.rows[0].object).toMatchObject(named);
  const partial = await api.get(maps, { accept: PARTIAL_LIST });
  expect(partial.json.items[0]).toMatchObject({ kind: 'PartialObjectMetadata', apiVersion: 'meta.cluster.io/v1' });
  const watched = await api.begin(`${maps}?watch=true`, hasLine);
  expect(JSON.parse(watched.text.split('\n')[0]!).object).toMatchObject(named);
});
