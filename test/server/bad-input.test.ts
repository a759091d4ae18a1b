import http from 'node:http';
import net from 'node:net';
import { describe, expect, test } from '@jest/globals';
import { freshNamespace, sharedApi, type ApiRequest } from '../support/api.js';

const api = sharedApi('cluster');
const map = (metadata: object, more: object = {}): object => ({
  apiVersion: 'v1',
  kind: 'ConfigMap',
  metadata,
  ...more,
});
const deep = (levels: number): string =>
  `{"apiVersion":"v1","kind":"ConfigMap","metadata":{"name":"x"},"data":${'['.repeat(levels)}${']'.repeat(levels)}}`;

interface Row {
  readonly what: string;
  readonly method?: string;
  readonly path?: string;
  readonly request?: ApiRequest;
  readonly status: number;
  readonly reason: string;
  readonly message: RegExp;
}

const JSON_BODY = { 'content-type': 'application/json' };
const rows: Row[] = [
  {
    what: 'malformed JSON',
    request: { body: '{"apiVersion":', headers: JSON_BODY },
    status: 400,
    reason: 'BadRequest',
    message: /unexpected end of JSON input/,
  },
  {
    what: 'a body that is no object',
    request: { body: '[1]', headers: JSON_BODY },
    status: 400,
    reason: 'BadRequest',
    message: /./,
  },
  { what: 'no body', request: {}, status: 400, reason: 'BadRequest', message: /./ },
  {
    what: 'a wrong type',
    request: { body: map({ name: 'x' }, { data: { a: 1 } }) },
    status: 400,
    reason: 'BadRequest',
    message: /cannot unmarshal number into Go struct field ConfigMap\.data of type string/,
  },
  {
    what: 'metadata of a wrong type',
    request: { body: map('x' as unknown as object) },
    status: 400,
    reason: 'BadRequest',
    message: /cannot unmarshal string/,
  },
  {
    what: 'another kind',
    request: { body: { ...map({ name: 'x' }), kind: 'Secret' } },
    status: 400,
    reason: 'BadRequest',
    message: /Secret/,
  },
  {
    what: 'another apiVersion',
    request: { body: { ...map({ name: 'x' }), apiVersion: 'apps/v1' } },
    status: 400,
    reason: 'BadRequest',
    message: /apps\/v1/,
  },
  {
    what: 'another namespace than the URL',
    request: { body: map({ name: 'x', namespace: 'other' }) },
    status: 400,
    reason: 'BadRequest',
    message: /the namespace of the provided object does not match the namespace sent on the request/,
  },
  {
    what: 'another name than the URL',
    method: 'PUT',
    path: '/y',
    request: { body: map({ name: 'x' }) },
    status: 400,
    reason: 'BadRequest',
    message: /the name of the object \(x\) does not match the name on the URL \(y\)/,
  },
  {
    what: 'no name',
    request: { body: map({}) },
    status: 422,
    reason: 'Invalid',
    message: /name or generateName is required/,
  },
  {
    what: 'a name that breaks DNS rules',
    request: { body: map({ name: 'Not_A_Name' }) },
    status: 422,
    reason: 'Invalid',
    message: /metadata\.name: Invalid value: "Not_A_Name": a lowercase RFC 1123 subdomain must consist of/,
  },
  {
    what: 'a name of 254 characters',
    request: { body: map({ name: 'a'.repeat(254) }) },
    status: 422,
    reason: 'Invalid',
    message: /must be no more than 253/,
  },
  {
    what: 'a bad label',
    request: { body: map({ name: 'x', labels: { 'a b': 'c' } }) },
    status: 422,
    reason: 'Invalid',
    message: /metadata\.labels/,
  },
  {
    what: 'a body over 3 MiB',
    request: { body: map({ name: 'x' }, { data: { a: 'x'.repeat(3 << 20) } }) },
    status: 413,
    reason: 'RequestEntityTooLarge',
    message: /limit is 3145728/,
  },
  {
    what: 'nesting 100,000 deep',
    request: { body: deep(100_000), headers: JSON_BODY },
    status: 400,
    reason: 'BadRequest',
    message: /depth|nest/,
  },
  {
    what: 'YAML that is one deep nest',
    request: { body: '['.repeat(1 << 20), headers: { 'content-type': 'application/yaml' } },
    status: 400,
    reason: 'BadRequest',
    message: /./,
  },
  {
    what: 'YAML with an alias bomb',
    request: {
      body: `a: &a [x,x,x,x,x,x,x,x,x]\n${'bcdefghij'
        .split('')
        .map((k, i) => `${k}: &${k} [${Array(9).fill(`*${'abcdefghi'[i]}`).join(',')}]`)
        .join('\n')}`,
      headers: { 'content-type': 'application/yaml' },
    },
    status: 400,
    reason: 'BadRequest',
    message: /./,
  },
  {
    what: 'bytes that are not UTF-8',
    request: {
      body: Buffer.concat([
        Buffer.from('{"apiVersion":"v1","kind":"ConfigMap","metadata":{"name":"x"},"data":{"a":"'),
        Buffer.from([0xff, 0xfe]),
        Buffer.from('"}}'),
      ]),
      headers: JSON_BODY,
    },
    status: 400,
    reason: 'BadRequest',
    message: /UTF-8/i,
  },
  {
    what: 'an unknown Content-Type',
    request: { body: 'x', headers: { 'content-type': 'text/plain' } },
    status: 415,
    reason: 'UnsupportedMediaType',
    message: /application\/json/,
  },
  {
    what: 'an unknown Accept',
    method: 'GET',
    request: { headers: { accept: 'image/png' } },
    status: 406,
    reason: 'NotAcceptable',
    message: /application\/json/,
  },
  {
    what: 'an unknown patch type',
    method: 'PATCH',
    path: '/x',
    request: { body: '{}', headers: { 'content-type': 'application/what+json' } },
    status: 415,
    reason: 'UnsupportedMediaType',
    message: /application\/merge-patch\+json/,
  },
  { what: 'an unknown method', method: 'PROPFIND', request: {}, status: 405, reason: 'MethodNotAllowed', message: /./ },
  {
    what: 'a method that the path does not have',
    method: 'PUT',
    request: { body: map({ name: 'x' }) },
    status: 405,
    reason: 'MethodNotAllowed',
    message: /./,
  },
  {
    what: 'a missing object',
    method: 'GET',
    path: '/none',
    request: {},
    status: 404,
    reason: 'NotFound',
    message: /^configmaps "none" not found$/,
  },
  {
    what: 'a bad label selector',
    method: 'GET',
    path: '?labelSelector=a%3D_bad',
    request: {},
    status: 400,
    reason: 'BadRequest',
    message: /_bad/,
  },
  {
    what: 'an unsupported field selector',
    method: 'GET',
    path: '?fieldSelector=foo%3Dbar',
    request: {},
    status: 400,
    reason: 'BadRequest',
    message: /foo/,
  },
  {
    what: 'a bad limit',
    method: 'GET',
    path: '?limit=x',
    request: {},
    status: 400,
    reason: 'BadRequest',
    message: /limit|x/,
  },
  {
    what: 'a bad resourceVersion',
    method: 'GET',
    path: '?resourceVersion=x',
    request: {},
    status: 400,
    reason: 'BadRequest',
    message: /x/,
  },
  {
    what: 'a name with a dot segment',
    method: 'GET',
    path: '/%2e%2e',
    request: {},
    status: 400,
    reason: 'BadRequest',
    message: /./,
  },
  {
    what: 'a name with NUL',
    method: 'GET',
    path: '/a%00b',
    request: {},
    status: 400,
    reason: 'BadRequest',
    message: /./,
  },
  {
    what: 'an unknown field under Strict',
    path: '?fieldValidation=Strict',
    request: { body: map({ name: 'x' }, { nope: 1 }) },
    status: 400,
    reason: 'BadRequest',
    message: /strict decoding error: unknown field "nope"/,
  },
  {
    what: 'a duplicate field under Strict',
    path: '?fieldValidation=Strict',
    request: {
      body: '{"apiVersion":"v1","kind":"ConfigMap","metadata":{"name":"x"},"data":{},"data":{}}',
      headers: JSON_BODY,
    },
    status: 400,
    reason: 'BadRequest',
    message: /duplicate field "data"/,
  },
];

describe('bad input', () => {
  test.each(rows.map((row): [string, Row] => [row.what, row]))('%s', async (_what, row) => {
    const namespace = await freshNamespace(api, 'bad');
    const base = `/api/v1/namespaces/${namespace}/configmaps`;
    const answer = await api.send(row.method ?? 'POST', `${base}${row.path ?? ''}`, row.request ?? {});
    expect(answer.text).not.toBe('');
    expect(answer.json).toMatchObject({
      kind: 'Status',
      apiVersion: 'v1',
      status: 'Failure',
      code: row.status,
      reason: row.reason,
    });
    expect(answer.status).toBe(row.status);
    expect(answer.json.message).toMatch(row.message);
    const list = (await api.get(base)).json;
    expect(
      list.items.filter((item: { metadata: { name: string } }) => item.metadata.name !== 'kube-root-ca.crt'),
    ).toEqual([]);
  });

  test.each([
    '/nope',
    '/api/v2',
    '/api/v1/nothings',
    '/apis/none/v1/x',
    '/apis/apps/v1/namespaces/default/nodes',
    '/api/v1/namespaces/default/nodes/x',
    '/api/v1/pods/x',
  ])('the unknown path %s is a 404 Status', async (path) => {
    const answer = await api.get(path);
    expect(answer.status).toBe(404);
    expect(answer.json).toMatchObject({ kind: 'Status', code: 404, reason: 'NotFound' });
  });

  test('`__proto__` and `constructor` keys are ordinary keys and harm nobody', async () => {
    const namespace = await freshNamespace(api, 'bad');
    const base = `/api/v1/namespaces/${namespace}/configmaps`;
    const body =
      '{"apiVersion":"v1","kind":"ConfigMap","metadata":{"name":"p","labels":{"constructor":"a"}},"__proto__":{"polluted":"yes"},"data":{"__proto__":"a","constructor":"b"}}';
    const made = await api.send('POST', base, { body, headers: JSON_BODY });
    expect(made.status).toBe(201);
    const other = await api.post(base, map({ name: 'q' }));
    expect(other.text).not.toContain('polluted');
    const patch = await api.send('PATCH', `${base}/q`, {
      body: '{"__proto__":{"polluted":"yes"},"metadata":{"labels":{"__proto__":"x"}}}',
      headers: { 'content-type': 'application/merge-patch+json' },
    });
    expect([200, 422]).toContain(patch.status);
    const pointer = await api.send('PATCH', `${base}/q`, {
      body: '[{"op":"add","path":"/__proto__/polluted","value":"yes"}]',
      headers: { 'content-type': 'application/json-patch+json' },
    });
    expect(pointer.status).toBe(422);
    expect((await api.get(`${base}/q`)).text).not.toContain('polluted');
  });
});

describe('a connection without TLS', () => {
  const { hostname, port } = new URL(api.url);

  test('a plain HTTP request gets a plain HTTP answer, and the connection is closed', async () => {
    const answer = await new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
      const request = http.get({ host: hostname, port, path: '/version', agent: false }, (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => (text += chunk));
        response.on('end', () => resolve({ status: response.statusCode, text }));
      });
      request.on('error', reject);
    });
    expect(answer).toEqual({ status: 400, text: 'Client sent an HTTP request to an HTTPS server.\n' });
  });

  test('any other bytes close the connection, and the server keeps running', async () => {
    await new Promise<void>((resolve) => {
      const socket = net.connect({ host: hostname, port: Number(port) }, () => socket.write('SSH-2.0-x\r\n'));
      socket.on('error', () => undefined);
      socket.on('close', () => resolve());
      socket.resume();
    });
    expect((await api.get('/version')).status).toBe(200);
  });
});
