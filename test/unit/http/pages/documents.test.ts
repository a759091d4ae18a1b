import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { createProtobufCodec } from '../../../../src/codec/protobuf.js';
import type { JsonObject } from '../../../../src/json/types.js';
import { type Edge, startEdge } from '../../../support/edge.js';

let edge: Edge;
beforeAll(async () => {
  edge = await startEdge();
});
afterAll(() => edge.close());

const AS_GROUPS = ';g=apidiscovery.k8s.io;v=v2;as=APIGroupDiscoveryList';
const AGGREGATED = `application/json${AS_GROUPS}`;
const BINARY = 'application/vnd.kubernetes.protobuf';
const ALL = 'application/json, application/yaml, application/vnd.kubernetes.protobuf';

// prettier-ignore
test.each([
  ['/version', 'application/json', 200, 'application/json'], ['/version', '*/*', 200, 'application/json'],
  ['/version', 'application/yaml', 406, 'application/json'], ['/version', 'foo/bar', 406, 'application/json'],
  ['/api', 'application/yaml', 200, 'application/yaml'], ['/apis', 'text/html, */*;q=0.8', 200, 'application/json'],
  ['/apis/apps', 'foo/bar, application/yaml', 200, 'application/yaml'],
  ['/apis/apps/v1', 'application/*', 200, 'application/json'],
  ['/api/v1', 'application/vnd.kubernetes.protobuf', 200, BINARY],
  ['/apis', `application/yaml, ${BINARY}`, 200, 'application/yaml'],
  // The aggregated form takes precedence over preferred ones.
  ['/apis', `*/*, ${BINARY}${AS_GROUPS};q=0.1`, 200, BINARY + AS_GROUPS],
  ['/api', `application/yaml${AS_GROUPS}`, 200, `application/yaml${AS_GROUPS}`],
  ['/apis', `application/json;as=Table;g=meta.k8s.io;v=v1, ${AGGREGATED}`, 200, AGGREGATED],
  // It has one version, and only lists of all groups have it.
  ['/apis', AGGREGATED.replace('v2', 'v2beta1'), 406, ALL], ['/apis/apps', AGGREGATED, 406, ALL],
  ['/apis', 'application/json;g=meta.k8s.io;v=v1;as=Table', 406, ALL], ['/apis', 'application/yaml;stream=watch', 406, ALL],
  ['/apis', `${AGGREGATED.replace('v2', 'v2beta1')}, application/json`, 200, 'application/json'],
  ['/api', 'foo/bar', 406, ALL], ['/apis', 'text/*', 406, ALL], ['/apis/apps', 'text/*', 406, ALL],
  ['/apis/apps/v1', 'foo/bar', 406, ALL],
  ['/apis/apps', 'application/json;as=Table;g=meta.k8s.io;v=v1', 406, ALL], ['/api', 'application/json;v=v1', 406, ALL],
  ['/api/v1', 'application/json;as=Table;g=meta.k8s.io;v=v1,application/yaml', 200, 'application/yaml'],
  ['/version', 'application/json;as=Table;g=meta.k8s.io;v=v1', 200, 'application/json'],
] as const)('%s is negotiated: %s', async (path, accept, status, form) => {
  const answer = await edge.call('GET', path, { headers: { accept } });
  expect(answer.status).toBe(status);
  if (status === 200) expect(answer.headers['content-type']).toBe(form);
  else {
    // In kube-apiserver, another layer rejects unsupported media types, except for lists of groups.
    const byForms = path === '/apis' || path === '/apis/apps' || accept.startsWith('application/json;');
    const head = byForms ? 'only the following media types are accepted: ' : '406: Not Acceptable';
    expect(answer.text).toContain(head);
    expect(answer.text).toContain(byForms ? head + form : `Available representations: ${form}`);
  }
});

// prettier-ignore
test.each([
  ['/api/', 200], ['/api//', 200], ['/api/v1//', 200], ['/apis/', 200], ['/apis//', 404], ['/apis/apps//', 200],
  ['/version//', 200], ['//', 404], ['/livez/', 404], ['/openapi/v2/', 404], ['/openapi/v3/', 404],
  ['/openapi/v3/api/v1/', 404], ['/openapi/v3/api/v1/..', 404], ['/openapi/v3/none/v1', 404],
] as const)('%s is answered %d', async (path, status) => {
  expect((await edge.call('GET', path)).status).toBe(status);
});

test('aggregated discovery may be cached by anybody with revalidation', async () => {
  const { headers } = await edge.call('GET', '/apis', { headers: { accept: AGGREGATED } });
  expect(headers).toMatchObject({ 'cache-control': 'public', vary: 'Accept', 'content-type': AGGREGATED });
  const again = await edge.call('GET', '/apis', { headers: { accept: AGGREGATED, 'if-none-match': headers.etag! } });
  expect(again.status).toBe(304);
});

test.each(['/apis', '/openapi/v2', '/openapi/v3/api/v1'])(
  '%s is not sent again to a client that has it',
  async (path) => {
    const accept = path === '/apis' ? AGGREGATED : 'application/json';
    const { etag = '' } = (await edge.call('GET', path, { headers: { accept } })).headers;
    const statusOf = async (held: string): Promise<number> =>
      (await edge.call('GET', path, { headers: { accept, 'if-none-match': held } })).status;
    for (const held of [etag, `W/${etag}`, `"other", ${etag}`, `"other",W/${etag}`, '*']) {
      expect([held, await statusOf(held)]).toEqual([held, 304]);
    }
    for (const held of ['"other"', etag.replaceAll('"', ''), '"*"'])
      expect([held, await statusOf(held)]).toEqual([held, 200]);
  },
);

test.each([
  ['/api', AS_GROUPS],
  ['/apis', AS_GROUPS],
  ['/api', ''],
  ['/apis', ''],
  ['/apis/apps', ''],
  ['/apis/apps/v1', ''],
  ['/api/v1', ''],
])('%s has the same content in all formats, %s', async (path, as) => {
  const [json, yaml, binary] = await Promise.all(
    ['application/json', 'application/yaml', BINARY].map((type) =>
      edge.call('GET', path, { headers: { accept: type + as } }),
    ),
  );
  const said = JSON.parse(json!.text) as JsonObject;
  expect(parse(yaml!.text)).toEqual(said);
  const { apiVersion, kind, object } = createProtobufCodec().decodeProtobuf(binary!.bytes);
  expect([apiVersion, kind]).toEqual([said['apiVersion'] ?? '', said['kind']]);
  expect({ ...object, apiVersion: said['apiVersion'] }).toEqual(said);
  expect([yaml, binary].map((answer) => answer!.headers.etag)).toEqual([json!.headers.etag, json!.headers.etag]);
});

test('a compressed document still varies by format', async () => {
  const headers = { 'accept-encoding': 'gzip', accept: 'application/json' };
  const packed = await edge.call('GET', '/openapi/v3/api/v1', { headers });
  expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding, Accept' });
});

test.each(['/api', '/api/v1', '/apis', '/apis/apps', '/apis/apps/v1'])('%s is indented for browsers', async (path) => {
  const laidOut = async (query: string, agent = 'client'): Promise<boolean> =>
    (await edge.call('GET', path + query, { headers: { 'user-agent': agent } })).text.startsWith('{\n');
  expect([await laidOut('?pretty=true'), await laidOut('', 'curl/8')]).toEqual([true, true]);
  expect([await laidOut(''), await laidOut('?pretty=0', 'curl/8')]).toEqual([false, false]);
});

test.each(['/api', '/api/v1', '/apis/apps'])('%s is indented on request in Accept', async (path) => {
  const laidOut = async (wish: string): Promise<boolean> => {
    const headers = { accept: `application/json;pretty=${wish}`, 'user-agent': 'client' };
    return (await edge.call('GET', path, { headers })).text.startsWith('{\n');
  };
  expect([await laidOut('1'), await laidOut('true'), await laidOut('0')]).toEqual([true, false, false]);
});

test.each(['/', '/version'])('%s is always indented', async (path) => {
  expect((await edge.call('GET', `${path}?pretty=0`)).text).toMatch(/^\{\n/);
});

test.each(['/', '/apis', '/apis/apps', '/healthz', '/livez/ping', '/openapi/v2', '/openapi/v3', '/openapi/v3/api/v1'])(
  '%s is the same for every method, as in kube-apiserver',
  async (path) => {
    const { status, text } = await edge.call('GET', path);
    expect(status).toBe(200);
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      const answer = await edge.call(method, path, method === 'OPTIONS' ? {} : { body: '{}' });
      expect([method, answer.status, answer.text === text]).toEqual([method, 200, true]);
    }
  },
);

test.each(['/version', '/api', '/api/v1', '/apis/apps/v1'])('%s is read-only', async (path) => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    expect((await edge.call(method, path, { body: '{}' })).status).toBe(405);
  }
});

test('the aggregated form of /api is read-only as well, that of /apis is not', async () => {
  const statusOf = async (path: string): Promise<number> =>
    (await edge.call('PUT', path, { body: '{}', headers: { accept: AGGREGATED } })).status;
  expect([await statusOf('/api'), await statusOf('/apis')]).toEqual([405, 200]);
});
