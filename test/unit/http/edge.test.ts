import { request } from 'node:https';
import { connect as connectTls } from 'node:tls';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { cpuTimeOf } from '../../support/cpu-time.js';
import { type Edge, startEdgeWithDefault } from '../../support/edge.js';

const MAPS = '/api/v1/namespaces/default/configmaps';
let edge: Edge;

beforeAll(async () => {
  edge = await startEdgeWithDefault();
  await edge.call('POST', MAPS, { body: map('a') });
});

afterAll(async () => {
  expect(edge.faults).toEqual([]);
  await edge.close();
});

function map(name: string, data: Record<string, string> = { x: '1' }): object {
  return { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name }, data };
}

/** A request whose path is sent as written: URL parsers would normalise it. */
function raw(path: string): Promise<number> {
  const { hostname, port } = new URL(edge.url);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, ca: edge.ca, ...edge.admin, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sent.on('error', reject);
    sent.end();
  });
}

describe('access', () => {
  test.each([
    ['anybody', '/version', 200],
    ['anybody', '/healthz', 200],
    ['anybody', '/livez/ping', 403],
    ['anybody', '/readyz?verbose', 200],
    ['anybody', '/metrics', 403],
    ['anybody', '/apis', 403],
    ['anybody', '/openapi/v2', 403],
    ['anybody', MAPS, 403],
    ['anybody', '/no/such/path', 403],
    ['nobody', MAPS, 403],
    ['stranger', MAPS, 401],
    ['stranger', '/version', 401],
    ['expired', MAPS, 401],
    ['admin', MAPS, 200],
    ['admin', '/metrics', 200],
    ['admin', '/no/such/path', 404],
  ] as const)('%s at %s: %i', async (who, path, status) => {
    const reply = await edge.call('GET', path, { as: who === 'anybody' ? 'anonymous' : edge[who] });
    expect(reply.status).toBe(status);
    if (status >= 400) expect(reply.json).toMatchObject({ kind: 'Status', status: 'Failure', code: status });
  });

  test('a refusal names user, verb and resource', async () => {
    const { json } = await edge.call('GET', `${MAPS}/a`, { as: edge.nobody });
    expect(json.message).toBe(
      'configmaps "a" is forbidden: User "nobody" cannot get resource "configmaps" in API group "" in the namespace "default"',
    );
    expect((await edge.call('GET', '/apis', { as: 'anonymous' })).json.message).toBe(
      'forbidden: User "system:anonymous" cannot get path "/apis"',
    );
  });
});

describe('bad input is answered with the matching Status and changes nothing', () => {
  const json = { 'content-type': 'application/json' };
  test.each([
    ['malformed JSON', { body: '{"a":', headers: json }, 400, 'BadRequest'],
    ['an array', { body: '[]', headers: json }, 400, 'BadRequest'],
    ['no body', { headers: json }, 400, 'BadRequest'],
    ['not UTF-8', { body: Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]), headers: json }, 400, 'BadRequest'],
    ['nesting over the limit', { body: '['.repeat(100_000), headers: json }, 400, 'BadRequest'],
    ['another kind', { body: { apiVersion: 'v1', kind: 'Secret', metadata: { name: 'b' } } }, 400, 'BadRequest'],
    [
      'another apiVersion',
      { body: { apiVersion: 'v2', kind: 'ConfigMap', metadata: { name: 'b' } } },
      400,
      'BadRequest',
    ],
    [
      'another namespace',
      { body: { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'b', namespace: 'c' } } },
      400,
      'BadRequest',
    ],
    [
      'a wrong type',
      { body: { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'b' }, data: 'x' } },
      400,
      'BadRequest',
    ],
    ['a bad name', { body: map('Not_A_Name') }, 422, 'Invalid'],
    ['an unknown media type', { body: '{}', headers: { 'content-type': 'text/plain' } }, 415, 'UnsupportedMediaType'],
    ['a malformed media type', { body: '{}', headers: { 'content-type': '///;;' } }, 415, 'UnsupportedMediaType'],
    ['invalid YAML', { body: 'a: [', headers: { 'content-type': 'application/yaml' } }, 400, 'BadRequest'],
    [
      'invalid protobuf',
      { body: 'k8s', headers: { 'content-type': 'application/vnd.kubernetes.protobuf' } },
      400,
      'BadRequest',
    ],
    ['an unknown format', { body: map('b'), headers: { ...json, accept: 'image/png' } }, 406, 'NotAcceptable'],
    ['4 MiB', { body: Buffer.alloc(4 * 1024 * 1024, 0x20), headers: json }, 413, 'RequestEntityTooLarge'],
  ])('%s', async (_what, options, status, reason) => {
    const before = (await edge.call('GET', MAPS)).json.items.length;
    const reply = await edge.call('POST', MAPS, options);
    expect(reply.json).toMatchObject({
      kind: 'Status',
      apiVersion: 'v1',
      metadata: {},
      status: 'Failure',
      reason,
      code: status,
    });
    expect(reply.status).toBe(status);
    expect((await edge.call('GET', MAPS)).json.items.length).toBe(before);
  });

  test.each([
    ['POST', MAPS, 415],
    ['PATCH', `${MAPS}/a`, 415],
    ['PUT', `${MAPS}/a`, 422],
  ])('an unknown media type takes precedence over a wrong option: %s', async (method, path, status) => {
    const reply = await edge.call(method, `${path}?dryRun=Some`, { body: '{}', headers: { 'content-type': 'x/y' } });
    expect(reply.status).toBe(status);
  });

  test.each([
    ['an unknown path', 'PATCH', '/api/v1/namespaces/default/nothings/a', 404],
    ['an unknown method', 'PATCH', MAPS, 405],
    ['a patch of an unknown format', 'PATCH', `${MAPS}/a`, 415],
    ['a body of an unknown format', 'PUT', `${MAPS}/a`, 406],
  ])('%s takes precedence over an unknown format: %s %s is %i', async (_what, method, path, status) => {
    const headers = { 'content-type': 'text/plain', accept: 'image/png' };
    const reply = await edge.call(method, path, { body: '{}', headers });
    expect([reply.status, reply.json.code]).toEqual([status, status]);
  });

  test('4 MiB in chunks, without a length, are rejected', async () => {
    const { hostname, port } = new URL(edge.url);
    const status = await new Promise<number>((resolve, reject) => {
      const sent = request(
        { hostname, port, path: MAPS, method: 'POST', ca: edge.ca, ...edge.admin, agent: false, headers: json },
        (response) => {
          response.resume();
          resolve(response.statusCode ?? 0);
        },
      );
      sent.on('error', reject);
      for (let part = 0; part < 64; part += 1) sent.write(Buffer.alloc(64 * 1024, 0x20));
      sent.end();
    });
    expect(status).toBe(413);
  });

  test('a member named __proto__ is an unknown field like any other', async () => {
    const reply = await edge.call('POST', `${MAPS}?dryRun=All`, {
      body: '{"apiVersion":"v1","kind":"ConfigMap","metadata":{"name":"p"},"__proto__":{"x":1}}',
      headers: json,
    });
    expect(reply.status).toBe(201);
    expect(reply.headers['warning']).toContain('__proto__');
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  });
});

describe('paths and methods', () => {
  test.each([
    ['GET', '/', 200],
    ['GET', '/api/v2', 404],
    ['GET', '/apis/nope', 404],
    ['GET', '/apis/apps/v9/deployments', 404],
    ['GET', '/api/v1/nothings', 404],
    ['POST', `${MAPS}/a`, 405],
    ['PUT', MAPS, 405],
    ['PATCH', MAPS, 405],
    ['POST', '/api/v1/configmaps', 405],
    ['OPTIONS', MAPS, 405],
    ['TRACE', MAPS, 405],
    ['POST', '/version', 405],
    ['DELETE', '/healthz', 200],
    ['GET', '/api/v1/configmaps/a', 404],
    ['GET', '/api/v1/namespaces//configmaps', 404],
    ['DELETE', '/api/v1/watch/namespaces/default/configmaps', 405],
    ['GET', '/api/v1/namespaces/default/nodes', 404],
    ['GET', '/api/v1/namespaces/default/nodes/n', 404],
    ['GET', '/api/v1/namespaces/default/namespaces/default', 404],
    ['GET', `${MAPS}/a/status`, 404],
    ['GET', `${MAPS}/a/b/c`, 404],
    ['GET', '/api/v1/namespaces/default/', 200],
    ['HEAD', `${MAPS}/a`, 405],
  ])('%s %s: %i', async (method, path, status) => {
    const reply = await edge.call(method, path);
    expect(reply.status).toBe(status);
    if (status >= 400 && method !== 'HEAD') expect(reply.json).toMatchObject({ kind: 'Status', code: status });
  });

  test.each([
    [`${MAPS}/..`, 400],
    [`${MAPS}/%2e%2e`, 400],
    [`${MAPS}/%2E%2E/secrets`, 400],
    [`${MAPS}/a%2f..%2fb`, 400],
    [`${MAPS}/a%00`, 400],
    [`${MAPS}/a%zz`, 400],
    [`${MAPS}/${'x'.repeat(5000)}`, 404],
  ])('%s: %i', async (path, status) => {
    expect(await raw(path)).toBe(status);
  });

  test('a path of the wrong scope is 404 whatever the authorizer decides', async () => {
    expect((await edge.call('GET', '/api/v1/configmaps/a', { as: edge.nobody })).status).toBe(404);
    expect((await edge.call('GET', '/api/v1/namespaces/default/nodes/n', { as: edge.nobody })).status).toBe(404);
    expect((await edge.call('GET', '/api/v1/configmaps/a', { as: 'anonymous' })).status).toBe(403);
  });
});

describe('audit id', () => {
  test('every answer has an audit id, which the client may choose', async () => {
    const given = await edge.call('GET', `${MAPS}/a`, { headers: { 'audit-id': 'from-client' } });
    expect(given.headers['audit-id']).toBe('from-client');
    const refused = await edge.call('GET', '/api/v1/nodes', { as: edge.nobody });
    expect([refused.status, refused.headers['audit-id']]).toEqual([403, expect.stringMatching(/^[0-9a-f-]{36}$/)]);
    // Rejected before authentication.
    for (const path of [`${MAPS}/a%2fb`, `${MAPS}?timeout=x`]) {
      const early = await edge.call('GET', path, { headers: { 'audit-id': 'mine' } });
      expect([early.status, early.headers['audit-id']]).toEqual([400, 'mine']);
    }
  });
});

describe('formats and views', () => {
  test.each([
    ['application/json', /^\{"kind":"ConfigMap"/],
    ['application/yaml', /^kind: ConfigMap\n/],
    ['application/vnd.kubernetes.protobuf', /^k8s\0/],
    [
      'application/json;as=PartialObjectMetadata;g=meta.k8s.io;v=v1',
      /^\{"kind":"PartialObjectMetadata","apiVersion":"meta.k8s.io\/v1"/,
    ],
    ['application/json;as=Table;g=meta.k8s.io;v=v1', /^\{"kind":"Table","apiVersion":"meta.k8s.io\/v1"/],
  ])('get with Accept: %s', async (accept, start) => {
    const reply = await edge.call('GET', `${MAPS}/a`, { headers: { accept } });
    expect(reply.headers['content-type']).toBe(accept.split(';')[0]);
    expect(reply.text).toMatch(start);
  });

  test.each([
    ['application/json', /^\{"kind":"ConfigMapList","apiVersion":"v1","metadata":\{"resourceVersion":"\d+"/],
    [
      'application/yaml',
      /^kind: ConfigMapList\napiVersion: v1\nmetadata:\n {2}resourceVersion: "\d+"\nitems:\n- metadata:/,
    ],
    ['application/vnd.kubernetes.protobuf', /^k8s\0/],
    ['application/json;as=PartialObjectMetadataList;g=meta.k8s.io;v=v1', /^\{"kind":"PartialObjectMetadataList"/],
    ['application/json;as=PartialObjectMetadata;g=meta.k8s.io;v=v1', /NotAcceptable/],
    ['application/json;as=Table;g=meta.k8s.io;v=v1,application/json', /^\{"kind":"Table"/],
    ['application/yaml;as=Table;g=meta.k8s.io;v=v1', /^kind: Table\n[\s\S]*rows:\n- cells:/],
  ])('list with Accept: %s', async (accept, start) => {
    expect((await edge.call('GET', MAPS, { headers: { accept } })).text).toMatch(start);
  });

  test('a Scale has its own columns', async () => {
    const path = '/apis/apps/v1/namespaces/default/deployments';
    const template = { metadata: { labels: { a: 'b' } }, spec: { containers: [{ name: 'c', image: 'i' }] } };
    const spec = { replicas: 0, selector: { matchLabels: { a: 'b' } }, template };
    await edge.call('POST', path, {
      body: { apiVersion: 'apps/v1', kind: 'Deployment', metadata: { name: 'd' }, spec },
    });
    const accept = 'application/json;as=Table;g=meta.k8s.io;v=v1';
    const { json } = await edge.call('GET', `${path}/d/scale`, { headers: { accept } });
    expect(json.columnDefinitions.map((column: { name: string }) => column.name)).toEqual([
      'Name',
      'Desired',
      'Available',
      'Age',
    ]);
    expect(json.columnDefinitions[0].format).toBe('');
    expect(json.rows[0].cells).toEqual(['d', 0, 0, expect.stringMatching(/^\d+s$/)]);
    expect((await edge.call('GET', `${path}/d/status`, { headers: { accept } })).json.columnDefinitions[1].name).toBe(
      'Ready',
    );
  });

  test('objects are accepted in every format', async () => {
    const binary = await edge.call('GET', `${MAPS}/a`, { headers: { accept: 'application/vnd.kubernetes.protobuf' } });
    const put = await edge.call('PUT', `${MAPS}/a`, {
      body: binary.bytes,
      headers: { 'content-type': 'application/vnd.kubernetes.protobuf' },
    });
    expect(put.status).toBe(200);
    const yaml = await edge.call('POST', MAPS, {
      body: 'apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: from-yaml\ndata: {k: "v"}\n',
      headers: { 'content-type': 'application/yaml' },
    });
    expect(yaml.json).toMatchObject({ metadata: { name: 'from-yaml' }, data: { k: 'v' } });
  });

  test('JSON is indented for browsers, compact for programs', async () => {
    const indented = /^\{\n {2}"kind"/;
    expect((await edge.call('GET', `${MAPS}/a?pretty=true`)).text).toMatch(indented);
    expect((await edge.call('GET', `${MAPS}/a`, { headers: { 'user-agent': 'curl/8' } })).text).toMatch(indented);
    for (const path of [`${MAPS}/none?pretty=true`, '/nothing']) {
      const headers = path.includes('pretty') ? {} : { 'user-agent': 'curl/8' };
      expect((await edge.call('GET', path, { headers })).text).toMatch(/^\{\n {2}"kind": "Status",\n/);
    }
    expect((await edge.call('GET', MAPS, { headers: { 'user-agent': 'Mozilla/5.0 x' } })).text).toMatch(indented);
    expect(
      (await edge.call('GET', `${MAPS}/a?pretty=false`, { headers: { 'user-agent': 'curl/8' } })).text,
    ).not.toMatch(indented);
    expect((await edge.call('GET', `${MAPS}/a`, { headers: { 'user-agent': 'kubectl' } })).text).not.toMatch(indented);
  });

  test('a long list is compressed for clients that accept gzip only', async () => {
    for (let at = 0; at < 12; at += 1) {
      await edge.call('POST', MAPS, { body: map(`long-${at}`, { x: 'y'.repeat(40_000) }) });
    }
    const plain = await edge.call('GET', MAPS);
    const packed = await edge.call('GET', MAPS, { headers: { 'accept-encoding': 'gzip' } });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 10);
    expect(gunzipSync(packed.bytes).toString()).toBe(plain.text);
    expect(plain.json.items.length).toBeGreaterThan(12);
    const small = await edge.call('GET', `${MAPS}/a`, { headers: { 'accept-encoding': 'gzip' } });
    expect(small.headers['content-encoding']).toBeUndefined();
    for (const [wish, coding] of [
      ['br , gzip ; q=0.5', 'gzip'],
      ['gzip;q=0', undefined],
      ['x-gzip', undefined],
    ]) {
      const { headers } = await edge.call('GET', MAPS, { headers: { 'accept-encoding': wish! } });
      expect(headers['content-encoding']).toBe(coding);
    }
    const spaces = { 'accept-encoding': `gzip${' '.repeat(100_000)}x` };
    expect(await cpuTimeOf(() => edge.call('GET', MAPS, { headers: spaces }))).toBeLessThan(2_000);
  });
});

describe('HTTP/2', () => {
  test('requests share a connection, and a rejected upload does not close it', async () => {
    const session = edge.http2();
    const ask = (headers: Record<string, string>, body?: Buffer): Promise<number> =>
      new Promise((resolve, reject) => {
        const stream = session.request(headers);
        let status = 0;
        stream.on('response', (head) => (status = Number(head[':status'])));
        stream.resume();
        // Node's client never closes a stream whose upload was rejected, so the end of the answer is used.
        stream.on('end', () => resolve(status));
        stream.on('error', (error) => (status === 0 ? reject(error) : undefined));
        stream.end(body);
      });
    expect(await ask({ ':path': '/version' })).toBe(200);
    expect(await ask({ ':path': MAPS, ':method': 'POST' }, Buffer.alloc(4 * 1024 * 1024))).toBe(413);
    expect(await Promise.all(Array.from({ length: 20 }, () => ask({ ':path': `${MAPS}/a` })))).toEqual(
      Array(20).fill(200),
    );
    expect(session.destroyed).toBe(false);
  });

  test('ALPN offers both protocols', async () => {
    const { hostname, port } = new URL(edge.url);
    for (const wished of ['h2', 'http/1.1']) {
      const agreed = await new Promise((resolve, reject) => {
        const socket = connectTls({ host: hostname, port: Number(port), ca: edge.ca, ALPNProtocols: [wished] }, () => {
          resolve(socket.alpnProtocol);
          socket.destroy();
        });
        socket.on('error', reject);
      });
      expect(agreed).toBe(wished);
    }
  });
});

describe('metrics', () => {
  test('a thousand made-up paths create no series', async () => {
    const count = async (): Promise<number> =>
      (await edge.call('GET', '/metrics')).text.split('\n').filter((line) => line.startsWith('apiserver_request_total'))
        .length;
    for (const verb of ['GET', 'POST']) await edge.call(verb, '/apis/made.up/v0/things');
    const before = await count();
    await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        edge.call('GET', `/apis/g${index}.x/v${index}/r${index}/n${index}?q${index}=1`, {
          headers: { 'user-agent': `ua-${index}` },
        }),
      ),
    );
    expect(await count()).toBeLessThanOrEqual(before + 1);
    expect((await edge.call('GET', '/metrics')).text).not.toMatch(/g1\.x|ua-1/);
  });
});
