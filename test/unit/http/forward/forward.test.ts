import type { IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import type { Duplex } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { isForeignAddress } from '../../../../src/http/forward/forwarder.js';
import { cpuTimeOf } from '../../../support/cpu-time.js';
import { type Edge, startEdge } from '../../../support/edge.js';
import { NS, type SeenRequest, startForwarding } from './behind.js';

let edge: Edge;
const closing: (() => void)[] = [];
const seen: SeenRequest[] = [];

/** More bytes than two connections can buffer. */
const LONG = 12 * 1024 * 1024;

beforeAll(async () => {
  edge = await startForwarding({ seen, closing });
});

afterAll(async () => {
  for (const close of closing) close();
  await edge.close();
  expect(edge.faults).toEqual([]);
});

describe('forwarded requests', () => {
  test.each([
    [
      'the log of a container',
      'GET',
      `${NS}/pods/two/log?container=b&tailLines=5&other=x`,
      'GET',
      '/containerLogs/default/two/b?tailLines=5',
    ],
    ['a path of a pod', 'GET', `${NS}/pods/two/proxy/a/b?q=1`, 'GET', '/a/b?q=1'],
    ['a path of a service', 'GET', `${NS}/services/web:http/proxy/x`, 'GET', '/x'],
    ['a service by the number of its port', 'GET', `${NS}/services/web:80/proxy/`, 'GET', '/'],
    ['a path with empty parts', 'GET', `${NS}/services/web:http/proxy//x///y/?q=//`, 'GET', '//x///y/?q=//'],
    ['an encoded slash', 'GET', `${NS}/services/web/proxy/a%2Fb%25`, 'GET', '/a%2Fb%25'],
    ['any method', 'OPTIONS', `${NS}/services/web/proxy/x`, 'OPTIONS', '/x'],
    ['a service by an encoded name', 'GET', `${NS}/services/web%3Ahttp/proxy/x/proxy/y`, 'GET', '/x/proxy/y'],
    ['a body', 'POST', `${NS}/services/web/proxy/items`, 'POST', '/items'],
    ['a path of a node agent', 'GET', '/api/v1/nodes/node/proxy/metrics', 'GET', '/metrics'],
  ])('%s', async (_what, method, path, sentMethod, sentUrl) => {
    seen.length = 0;
    const given = method === 'POST' ? { body: 'hello', headers: { 'content-type': 'text/plain' } } : {};
    const answer = await edge.call(method, path, {
      ...given,
      headers: { ...given.headers, authorization: 'Bearer secret' },
      as: edge.admin,
    });
    expect([answer.status, answer.text, answer.headers['x-from']]).toEqual([200, 'first\nsecond\n', 'behind']);
    expect(seen).toEqual([
      expect.objectContaining({ method: sentMethod, url: sentUrl, body: method === 'POST' ? 'hello' : '' }),
    ]);
    // The caller's credentials are for this server only.
    expect(seen[0]!.headers.authorization).toBeUndefined();
  });

  test('a page gets its public address, but not the impersonated user', async () => {
    seen.length = 0;
    const headers = { 'impersonate-user': 'root', 'x-forwarded-for': '1.2.3.4', host: 'localhost:77' };
    await edge.call('GET', `${NS}/services/web/proxy/a/?q=1`, { headers });
    expect(seen[0]!.headers).toMatchObject({
      host: 'localhost:77',
      'x-forwarded-uri': `${NS}/services/web/proxy/a/`,
      'x-forwarded-for': expect.stringMatching(/^1\.2\.3\.4, .*127\.0\.0\.1$/),
    });
    expect(seen[0]!.headers).not.toHaveProperty('impersonate-user');
  });

  test('a token in a WebSocket subprotocol is not forwarded', async () => {
    seen.length = 0;
    const token = 'base64url.bearer.authorization.k8s.io.c2VjcmV0';
    for (const offered of [`v4.k8s.io, ${token}, v5.k8s.io`, token])
      await edge.call('GET', `${NS}/pods/two/proxy/page`, { headers: { 'sec-websocket-protocol': offered } });
    expect(seen.map(({ headers }) => headers['sec-websocket-protocol'])).toEqual(['v4.k8s.io, v5.k8s.io', undefined]);
  });

  test('a proxy without a path redirects to the path with a slash', async () => {
    seen.length = 0;
    for (const [method, query] of [
      ['GET', ''],
      ['HEAD', '?q=1'],
    ] as const) {
      const answer = await edge.call(method, `${NS}/services/web/proxy${query}`);
      expect([answer.status, answer.headers['location']]).toEqual([301, `${NS}/services/web/proxy/${query}`]);
    }
    expect(seen).toEqual([]);
  });

  test('locations of the backend are rewritten to this server', async () => {
    const answer = await edge.call('GET', `${NS}/services/web:http/proxy/x?to=/y`);
    expect(answer.headers['location']).toBe(`${NS}/services/web:http/proxy/y`);
  });

  test('a log is text/plain, and other answers of a node agent are unchanged', async () => {
    const log = await edge.call('GET', `${NS}/pods/two/log?container=a`);
    expect([log.status, log.headers['content-type']]).toEqual([200, 'text/plain']);
    const page = await edge.call('GET', '/api/v1/nodes/node/proxy/metrics');
    expect(page.headers['content-type']).toBe('text/x-own');
  });

  test('hop-by-hop headers are not forwarded, however they are written', async () => {
    seen.length = 0;
    const headers = { connection: `x-own,${' '.repeat(100_000)}y`, 'x-own': '1', 'x-other': '2' };
    const spent = await cpuTimeOf(() => edge.call('GET', `${NS}/services/web/proxy/`, { headers }));
    expect(seen[0]!.headers).toMatchObject({ 'x-other': '2' });
    expect(seen[0]!.headers).not.toHaveProperty('x-own');
    expect(spent).toBeLessThan(2_000);
  });

  test("the backend's answer is forwarded, errors included", async () => {
    expect((await edge.call('GET', `${NS}/services/web/proxy/missing`)).status).toBe(404);
  });

  test('the log of a pod without a node is empty', async () => {
    expect((await edge.call('GET', `${NS}/pods/unscheduled/log`)).status).toBe(204);
  });
});

describe('requests that cannot be forwarded are answered with a Status', () => {
  test.each([
    [
      'no container named of several',
      `${NS}/pods/two/log`,
      400,
      'a container name must be specified for pod two, choose one of: [a b]',
    ],
    ['no such container', `${NS}/pods/two/log?container=z`, 400, 'container z is not valid for pod two'],
    [
      'an invalid number',
      `${NS}/pods/two/log?container=a&tailLines=x`,
      400,
      'strconv.ParseInt: parsing "x": invalid syntax',
    ],
    [
      'a negative number of log lines',
      `${NS}/pods/none/log?tailLines=-1`,
      422,
      'PodLogOptions "none" is invalid: tailLines: Invalid value: -1: must be greater than or equal to 0',
    ],
    [
      'zero log bytes',
      `${NS}/pods/unscheduled/log?limitBytes=0`,
      422,
      'PodLogOptions "unscheduled" is invalid: limitBytes: Invalid value: 0: must be greater than 0',
    ],
    [
      'a log since now',
      `${NS}/pods/unscheduled/log?sinceSeconds=0`,
      422,
      'PodLogOptions "unscheduled" is invalid: sinceSeconds: Invalid value: 0: must be greater than 0',
    ],
    [
      'a log since two times',
      `${NS}/pods/unscheduled/log?sinceSeconds=1&sinceTime=2020-01-01T00:00:00Z`,
      422,
      'PodLogOptions "unscheduled" is invalid: []: Forbidden: at most one of `sinceTime` or `sinceSeconds` may be specified',
    ],
    ['a log since an invalid time', `${NS}/pods/unscheduled/log?sinceTime=x`, 400, /^parsing time "x" as /],
    [
      'a command in a pod without a node',
      `${NS}/pods/unscheduled/exec?command=ls`,
      400,
      'pod unscheduled does not have a host assigned',
    ],
    ['a command without an upgrade', `${NS}/pods/two/exec?command=ls&container=a`, 400, 'Upgrade request required'],
    [
      'a log that the node agent does not have',
      `${NS}/pods/missing/log`,
      404,
      'the server could not find the requested resource ( pods missing)',
    ],
    ['a missing node', '/api/v1/nodes/x:node:1/proxy/', 400, 'invalid node request "x:node:1"'],
    ['a port that a service lacks', `${NS}/services/web:81/proxy/`, 503, 'no service port 81 found for service "web"'],
    ['a pod that does not exist', `${NS}/pods/none/log`, 404, 'pods "none" not found'],
    [
      'a node agent that does not answer',
      `${NS}/pods/lost/log`,
      503,
      /^error trying to reach the node agent at https:\/\/127\.0\.0\.1:1: .*ECONNREFUSED/,
    ],
    [
      'a page that does not speak TLS',
      `${NS}/services/https:web:http/proxy/`,
      503,
      /^error trying to reach service at https:\/\/127\.0\.0\.1:\d+: (wrong version number|packet length too long)$/,
    ],
    ['a service without endpoints', `${NS}/services/empty/proxy/`, 503, 'no endpoints available for service "empty"'],
    ['a service that does not exist', `${NS}/services/none/proxy/`, 404, 'services "none" not found'],
    ['an invalid port', `${NS}/pods/two:x/proxy/`, 400, 'invalid port "x"'],
  ])('%s', async (_what, path, status, message) => {
    const answer = await edge.call('GET', path);
    expect([answer.status, answer.json.message]).toEqual([
      status,
      typeof message === 'string' ? message : expect.stringMatching(message),
    ]);
  });

  test('a page that upgrades without being asked is an error', async () => {
    const head = 'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: other\r\n\r\n';
    const rude = createTcpServer(
      (socket) => void socket.on('error', () => undefined).once('data', () => socket.write(head)),
    );
    await new Promise<void>((resolve) => rude.listen(0, '127.0.0.1', resolve));
    closing.push(() => rude.close());
    const { port } = rude.address() as AddressInfo;
    const answer = await edge.call('GET', `${NS}/pods/two:${port}/proxy/`);
    const why = `error trying to reach service at http://127.0.0.1:${port}: the connection ended without an answer`;
    expect([answer.status, answer.json.message]).toEqual([503, why]);
  });

  test('an unauthorized request never reaches the backend', async () => {
    seen.length = 0;
    const answer = await edge.call('GET', `${NS}/pods/two/log?container=a`, { as: edge.nobody });
    expect([answer.status, seen]).toEqual([403, []]);
    expect(answer.json.message).toContain('cannot get resource "pods/log"');
  });
});

/** The path of a proxied page whose backend answers every request with this text. */
async function saying(text: string): Promise<string> {
  const server = createTcpServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.once('data', () => socket.write(text));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close());
  return `${NS}/pods/two:${(server.address() as AddressInfo).port}/proxy/`;
}

describe('bytes after an answer', () => {
  test.each([
    ['GET', '204 No Content', 204, undefined],
    ['GET', '304 Not Modified', 304, undefined],
    ['HEAD', '200 OK', 200, '5'],
    ['HEAD', '204 No Content', 204, undefined],
  ])('trailing bytes do not spoil an answer without content: %s, %s', async (method, line, status, length) => {
    for (const text of ['hello', '']) {
      const path = await saying(`HTTP/1.1 ${line}\r\nContent-Length: 5\r\nX-From: behind\r\n\r\n${text}`);
      const { status: code, headers, bytes } = await edge.call(method, path);
      expect([code, headers['x-from'], headers['content-length'], bytes.length]).toEqual([status, 'behind', length, 0]);
    }
  });

  const inChunks = (head: string): string =>
    `HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n${head}\r\n5\r\nhello\r\n0\r\nX-Sum: 42\r\nTE: x\r\n\r\n`;

  test.each([
    ['announced', 'Trailer: X-Sum\r\n', 'X-Sum'],
    ['also an unannounced one', '', undefined],
  ])('a trailer is forwarded, %s', async (_what, head, announced) => {
    const path = await saying(inChunks(head));
    const { hostname, port } = new URL(edge.url);
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const sent = httpsRequest({ hostname, port, path, ca: edge.ca, ...edge.admin, agent: false }, (response) => {
        response.resume().once('end', () => resolve(response));
      });
      sent.once('error', reject);
      sent.end();
    });
    expect([answer.headers.trailer, answer.trailers]).toEqual([announced, { 'x-sum': '42' }]);
  });

  test('a trailer is forwarded over HTTP/2, too', async () => {
    const stream = edge.http2().request({ ':path': await saying(inChunks('')) });
    const fields = await new Promise<Record<string, unknown>>((resolve, reject) => {
      stream.on('trailers', (trailers) => resolve(Object.fromEntries(Object.entries(trailers))));
      stream.on('error', reject);
      stream.resume();
    });
    expect(fields).toEqual({ 'x-sum': '42' });
  });
});

describe('a status that cannot be forwarded is a 503, and the server keeps running', () => {
  const overHttp2 = (path: string): Promise<number> =>
    new Promise((resolve, reject) => {
      const stream = edge.http2().request({ ':path': path });
      stream.on('response', (head) => resolve(head[':status']!));
      stream.on('error', reject);
      stream.resume();
    });

  test.each([
    ['000', 503, 503],
    ['099', 503, 503],
    ['101', 503, 503],
    ['599', 599, 599],
    ['600', 600, 503],
    ['999', 999, 503],
  ])('%s', async (status, first, second) => {
    const path = await saying(`HTTP/1.1 ${status} Odd\r\ncontent-length: 2\r\n\r\nhi`);
    expect((await edge.call('GET', path)).status).toBe(first);
    expect(await overHttp2(path)).toBe(second);
  });
});

test('a node is not reached at a loopback address', async () => {
  const other = await startEdge({
    parts: { forwarding: { agents: {}, preferredAddressTypes: ['InternalIP', 'Hostname'] } },
  });
  try {
    for (const [name, type, address] of [
      ['a', 'InternalIP', '127.0.0.1'],
      ['b', 'Hostname', 'localhost'],
    ]) {
      await other.call('POST', '/api/v1/nodes', { body: { metadata: { name } } });
      await other.call('PATCH', `/api/v1/nodes/${name}/status`, {
        body: JSON.stringify({ status: { addresses: [{ type, address }] } }),
        headers: { 'content-type': 'application/merge-patch+json' },
      });
      for (const port of ['', ':6443']) {
        const answer = await other.call('GET', `/api/v1/nodes/${name}${port}/proxy/`);
        expect([answer.status, answer.json.message]).toEqual([400, 'address not allowed']);
      }
    }
  } finally {
    await other.close();
  }
});

describe('another protocol', () => {
  function upgrade(path: string): Promise<{ status: number; socket?: Duplex; text?: string }> {
    return new Promise((resolve, reject) => {
      const sent = httpsRequest(`${edge.url}${path}`, {
        method: 'POST',
        ca: edge.ca,
        ...edge.admin,
        agent: false,
        headers: { connection: 'Upgrade', upgrade: 'SPDY/3.1', 'content-length': '0' },
      });
      sent.on('upgrade', (answer, socket) => resolve({ status: answer.statusCode!, socket }));
      sent.on('response', (answer) => {
        let text = '';
        answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
        answer.on('end', () => resolve({ status: answer.statusCode!, text }));
      });
      sent.on('error', reject);
      sent.end();
    });
  }

  test('both connections are joined', async () => {
    const { status, socket } = await upgrade(`${NS}/pods/two/exec?container=a&command=sh&stdout=1`);
    expect(status).toBe(101);
    socket!.write('hello');
    const back = await new Promise<string>((resolve) =>
      socket!.once('data', (chunk: Buffer) => resolve(chunk.toString())),
    );
    expect(back).toBe('HELLO');
    socket!.destroy();
  });

  test('a slow client gets everything that the backend wrote before it closed', async () => {
    const { socket } = await upgrade(`${NS}/pods/two/exec?container=a&command=cat&stdout=1`);
    let length = 0;
    socket!.on('data', (chunk: Buffer) => {
      length += chunk.length;
      socket!.pause();
      setTimeout(() => socket!.resume(), 1);
    });
    const over = new Promise((resolve) => socket!.once('close', resolve));
    socket!.on('error', () => {});
    socket!.write(`!${LONG}`);
    await over;
    expect(length).toBe(LONG);
  });

  test('a refusal comes before any upgrade', async () => {
    const { status, text } = await upgrade(`${NS}/pods/two/exec?command=sh&stdout=1`);
    expect(status).toBe(400);
    expect(text).toContain('a container name must be specified');
  });
});

test.each([
  ['10.1.2.3', true],
  ['2001:db8::1', true],
  ['127.0.0.1', false],
  ['0.0.0.0', false],
  ['169.254.169.254', false],
  ['::1', false],
  ['fe80::1', false],
  ['::ffff:127.0.0.1', false],
  ['0:0:0:0:0:0:0:1', false],
  ['0::0001', false],
  ['0:0:0:0:0:ffff:7f00:1', false],
  ['::1%lo', false],
  ['fe80:0::1', false],
  ['255.255.255.255', false],
  ['fd00::1', true],
  ['', false],
  ['localhost', false],
])('pods and services are reached at %s: %s', (address, reachable) => {
  expect(isForeignAddress(address)).toBe(reachable);
});
