import { request } from 'node:https';
import { connect as connectTls } from 'node:tls';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { originForm } from '../../../../src/http/connection/request-head.js';
import { type Edge, startEdgeWithDefault } from '../../../support/edge.js';

const SPACES = '/api/v1/namespaces';
const MAPS = `${SPACES}/default/configmaps`;
let edge: Edge;

beforeAll(async () => {
  edge = await startEdgeWithDefault();
});

afterAll(async () => {
  expect(edge.faults).toEqual([]);
  await edge.close();
});

/** The answer to the bytes until the server closes the connection. */
function exchange(bytes: string): Promise<string> {
  const { hostname, port } = new URL(edge.url);
  return new Promise((resolve) => {
    const socket = connectTls({
      host: hostname,
      port: Number(port),
      ca: edge.ca,
      ...edge.admin,
      ALPNProtocols: ['http/1.1'],
    });
    let text = '';
    socket.on('secureConnect', () => socket.write(bytes, 'latin1'));
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
    socket.on('error', () => {});
    socket.on('close', () => resolve(text));
  });
}

/** The status lines in an answer. */
function statuses(answer: string): number[] {
  return [...answer.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, code]) => Number(code));
}

/** A head after which the server closes the connection. */
function head(line: string, ...fields: string[]): string {
  return [line, 'Connection: close', ...fields, '', ''].join('\r\n');
}

const HOST = 'Host: localhost';

describe('the request line', () => {
  test.each([
    ['a path', 'GET /version HTTP/1.1', 200],
    ['an absolute target', 'GET https://localhost/version HTTP/1.1', 200],
    ['an absolute target of another host', 'GET http://other:1/version HTTP/1.1', 200],
    ['an absolute target with a query', `GET https://localhost${SPACES}?limit=x HTTP/1.1`, 400],
    ['an absolute target without a path', 'GET https://localhost HTTP/1.1', 200],
    ['an absolute target without a path, with a query', 'GET https://localhost?a=b HTTP/1.1', 200],
    ['an absolute target that does not exist', 'GET https://localhost/nope HTTP/1.1', 404],
    ['a relative target', 'GET version HTTP/1.1', 400],
    ['the server as a whole', 'OPTIONS * HTTP/1.1', 200],
    ['the server as a whole, to be read', 'GET * HTTP/1.1', 404],
    ['CONNECT', 'CONNECT localhost:443 HTTP/1.1', 405],
    ['HTTP/1.0', 'GET /version HTTP/1.0', 200],
    ['HTTP/1.7', 'GET /version HTTP/1.7', 400],
    ['HTTP/2.0 in the request line', 'GET /version HTTP/2.0', 505],
    ['no version', 'GET /version', 400],
    ['an unregistered method', 'FETCH /version HTTP/1.1', 400],
    ['nonsense', 'NONSENSE', 400],
    ['NUL in the path', 'GET /api/\u0000 HTTP/1.1', 400],
    ['NUL in the query', `GET ${SPACES}?a=\u0000 HTTP/1.1`, 400],
    ['a byte beyond ASCII', `GET ${SPACES}/\u00e4 HTTP/1.1`, 400],
  ])('%s', async (_what, line, status) => {
    expect(statuses(await exchange(head(line, HOST)))).toEqual([status]);
  });

  test.each([
    ['/a?b', '/a?b'],
    ['https://h:1/a?b', '/a?b'],
    ['https://h?b', '/?b'],
    ['h2+x://u@h', '/'],
    ['//a', '//a'],
    ['*', '*'],
    ['h:443', 'h:443'],
    ['1://h/a', '1://h/a'],
  ])('target %s is served as %s', (target, served) => expect(originForm(target)).toBe(served));
});

describe('header fields', () => {
  const GET = 'GET /version HTTP/1.1';
  const POST = `POST ${SPACES} HTTP/1.1`;
  test.each([
    ['no Host', [GET], 400, 'missing required Host header'],
    ['no Host in HTTP/1.0', ['GET /version HTTP/1.0'], 200, ''],
    ['an empty Host', [GET, 'Host:'], 200, ''],
    ['an address as Host', [GET, 'Host: [::1]:6443'], 200, ''],
    ['two Hosts', [GET, HOST, HOST], 400, 'too many Host headers'],
    ['two Hosts in different case', [GET, HOST, 'hOST: b'], 400, 'too many Host headers'],
    ['two Hosts with an absolute target', ['GET https://localhost/version HTTP/1.1', HOST, HOST], 400, 'too many Host'],
    ['a Host with a space', [GET, 'Host: a b'], 400, 'malformed Host header'],
    ['a Host with a path', [GET, 'Host: a/b'], 400, 'malformed Host header'],
    ['a space before the colon', [GET, HOST, 'X : y'], 400, ''],
    ['a field over two lines', [GET, HOST, 'X: y', ' z'], 400, ''],
    ['NUL in a field', [GET, HOST, 'X: y\u0000z'], 400, ''],
    ['a head of 200 KiB', [GET, HOST, `X: ${'y'.repeat(200 * 1024)}`], 431, ''],
    ['1024 fields', [GET, HOST, ...Array.from({ length: 1022 }, (_, i) => `X-${i}: y`)], 200, ''],
    ['1025 fields', [GET, HOST, ...Array.from({ length: 1023 }, (_, i) => `X-${i}: y`)], 431, 'Too Large'],
    ['9000 fields', [GET, HOST, ...Array.from({ length: 8998 }, (_, i) => `X-${i}: y`)], 431, 'Too Large'],
    ['an unknown expectation', [GET, HOST, 'Expect: tea'], 417, 'connection: close'],
    ['an expectation among others', [GET, HOST, 'Expect: tea, 100-continue'], 200, ''],
    ['an empty expectation', [GET, HOST, 'Expect:'], 200, ''],
    ['another protocol and an unknown expectation', [GET, HOST, 'Upgrade: x', 'Expect: tea'], 417, ''],
    ['a length that is not a number', [POST, HOST, 'Content-Length: x'], 400, ''],
    ['a negative length', [POST, HOST, 'Content-Length: -1'], 400, ''],
    ['a length with a sign', [POST, HOST, 'Content-Length: +2'], 400, ''],
    ['two lengths', [POST, HOST, 'Content-Length: 1', 'Content-Length: 2'], 400, ''],
    ['length and chunks', [POST, HOST, 'Content-Length: 5', 'Transfer-Encoding: chunked'], 400, ''],
    ['a compressed body', [POST, HOST, 'Transfer-Encoding: gzip, chunked'], 501, 'Unsupported transfer encoding'],
    ['a compressed body without chunks', [POST, HOST, 'Transfer-Encoding: gzip'], 501, 'Unsupported transfer encoding'],
  ])('%s', async (_what, [line, ...fields], status, text) => {
    const answer = await exchange(head(line!, ...fields));
    expect(statuses(answer)).toEqual([status]);
    expect(answer).toContain(text);
    expect((await edge.call('GET', '/version')).status).toBe(200);
  });
});

describe('bytes after the last request of a connection', () => {
  test.each([
    ['an unsupported version', ['GET /version HTTP/2.0', HOST], 505],
    ['no Host', ['GET /version HTTP/1.1'], 400],
    ['an unknown expectation', ['GET /version HTTP/1.1', HOST, 'Expect: tea'], 417],
    ['Connection: close', ['GET /version HTTP/1.1', HOST, 'Connection: close'], 200],
  ])('get no answer when they are not HTTP: %s', async (_what, lines, status) => {
    const answer = await exchange([...lines, '', '\u0000\u0001no HTTP', '', ''].join('\r\n'));
    expect(statuses(answer)).toEqual([status]);
    expect(answer.toLowerCase()).toContain('connection: close');
  });
});

describe('a head with too many fields', () => {
  const body = JSON.stringify({ kind: 'DeleteOptions', apiVersion: 'v1', dryRun: ['All'] });
  const kept = `${MAPS}/kept`;
  const fillers = Array.from({ length: 1_100 }, (_, i) => `X-${i}: y`);
  const last = ['Content-Type: application/json', `Content-Length: ${body.length}`];
  beforeAll(async () => {
    await edge.call('POST', MAPS, { body: { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'kept' } } });
  });

  test.each([
    ['', []],
    [' and a wish for another protocol', ['Upgrade: websocket', 'Connection: Upgrade']],
  ])('a delete with too many fields has no effect%s', async (_what, wish) => {
    const head = [`DELETE ${kept} HTTP/1.1`, HOST, ...wish, ...fillers, ...last, '', ''].join('\r\n');
    expect(statuses(await exchange(head + body))).toEqual([431]);
    expect((await edge.call('GET', kept)).status).toBe(200);
  });

  test('a delete with too many fields has no effect over HTTP/2', async () => {
    const session = edge.http2();
    const status = await new Promise((resolve) => {
      const more = Object.fromEntries(Array.from({ length: 1_100 }, (_, i) => [`x-${i}`, 'y']));
      const stream = session.request({ ':method': 'DELETE', ':path': kept, ...more });
      stream.on('response', (headers) => resolve(headers[':status']));
      stream.on('error', () => resolve('refused'));
      stream.end(body);
    });
    expect([431, 'refused']).toContain(status);
    expect((await edge.call('GET', kept)).status).toBe(200);
  });

  test('1024 fields are read over HTTP/2', async () => {
    const groups = Array.from({ length: 1_024 }, (_, i) => `group-${i}`);
    const stream = edge.http2().request({ ':path': '/version', 'impersonate-group': groups });
    const status = await new Promise((resolve) => {
      stream.on('response', (headers) => resolve(headers[':status']));
      stream.on('error', () => resolve('refused'));
    });
    stream.close();
    expect(status).toBe(200);
  });

  test('a dry run that asks for another protocol is a dry run', async () => {
    const wish = ['Upgrade: websocket', 'Connection: Upgrade, close', ...fillers.slice(0, 100)];
    const head = [`DELETE ${kept} HTTP/1.1`, HOST, ...wish, ...last, '', ''].join('\r\n');
    expect(statuses(await exchange(head + body))).toEqual([200]);
    expect((await edge.call('GET', kept)).status).toBe(200);
  });
});

describe('a target beyond ASCII over HTTP/2', () => {
  const bytes = (text: string): string => Buffer.from(text).toString('latin1');
  const message = async (path: string): Promise<unknown> => {
    const stream = edge.http2().request({ ':path': path });
    const parts: Buffer[] = [];
    for await (const part of stream) parts.push(part as Buffer);
    return (JSON.parse(Buffer.concat(parts).toString()) as { message: unknown }).message;
  };

  test.each([
    ['is read as UTF-8', bytes(`${MAPS}/größe`), 'configmaps "größe" not found'],
    ['is read as UTF-8 in a query', bytes(`${MAPS}?resourceVersion=größe`), expect.stringContaining('"größe"')],
    ['is read as UTF-8 beside encoded bytes', `${bytes(`${MAPS}/名`)}%C3%A4`, 'configmaps "名ä" not found'],
    ['is malformed when it is not UTF-8', `${MAPS}/\u00e4`, expect.stringContaining('malformed percent-encoding')],
  ])('%s', async (_what, path, expected) => {
    expect(await message(path)).toEqual(expected);
  });
});

test('malformed requests are answered after the requests before them', async () => {
  const answer = await exchange(`GET ${MAPS} HTTP/1.1\r\n${HOST}\r\n\r\nno request\r\n\r\n`);
  expect(statuses(answer)).toEqual([200, 400]);
});

describe('chunks', () => {
  const map = JSON.stringify({ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'chunked' } });
  const fields = [HOST, 'Content-Type: application/json', 'Transfer-Encoding: chunked'];
  test.each([
    ['in order', `${map.length.toString(16)};note=1\r\n${map}\r\n0\r\nTrailer: x\r\n\r\n`, [201]],
    ['with a size that is not a number', `zz\r\n${map}\r\n0\r\n\r\n`, [400]],
    ['with a negative size', `-1\r\n${map}\r\n0\r\n\r\n`, [400]],
    ['with a size beyond all bounds', `fffffffffffffffff\r\n${map}\r\n0\r\n\r\n`, [400]],
    ['longer than they say', `2\r\n${map}\r\n0\r\n\r\n`, [400]],
  ])('%s', async (_what, body, codes) => {
    expect(statuses(await exchange(head(`POST ${MAPS} HTTP/1.1`, ...fields) + body))).toEqual(codes);
  });

  test.each([
    ['GET', 200],
    ['POST', 201],
  ])(
    'chunks in a %s of HTTP/1.0 are decoded, and the connection is closed after the answer',
    async (method, status) => {
      const old = map.replace('chunked', 'chunked-old');
      const answer = await exchange(
        `${method} ${MAPS} HTTP/1.0\r\n${fields.join('\r\n')}\r\n\r\n${old.length.toString(16)}\r\n${old}\r\n0\r\n\r\n`,
      );
      expect(statuses(answer)).toEqual([status]);
    },
  );

  test.each([
    ['with a size that is not a number', 'zz\r\n', /^the request body is malformed: Invalid character in chunk size$/],
    // The words are those of the parser; older versions of Node read on to the next size.
    [
      'longer than they say',
      `2\r\n${map}\r\n0\r\n\r\n`,
      /^the request body is malformed: (?:Expected LF after chunk data|Invalid character in chunk size)$/,
    ],
  ])('chunks %s are rejected with a Status and an audit id', async (_what, body, why) => {
    const answer = await exchange(head(`POST ${MAPS} HTTP/1.1`, ...fields) + body);
    expect(answer).toMatch(/^Audit-Id: [-0-9a-f]{36}\r$/im);
    expect(JSON.parse(answer.slice(answer.indexOf('{')))).toMatchObject({
      kind: 'Status',
      reason: 'BadRequest',
      message: expect.stringMatching(why),
    });
  });

  test('broken chunks of a request without a body are ignored', async () => {
    expect(statuses(await exchange(head(`GET ${MAPS} HTTP/1.1`, ...fields) + 'zz\r\n'))).toEqual([200]);
  });

  test('chunks that break after the answer get no second answer', async () => {
    const answer = await exchange(`POST /nope HTTP/1.1\r\n${fields.join('\r\n')}\r\n\r\nzz\r\n`);
    expect(statuses(answer)).toHaveLength(1);
  });
});

describe('Expect: 100-continue', () => {
  const map = JSON.stringify({ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'expected' } });

  /** The status codes, and whether 100 Continue was sent. */
  function hesitate(path: string, length: number): Promise<{ asked: boolean; status: number; connection: string }> {
    const { hostname, port } = new URL(edge.url);
    return new Promise((resolve, reject) => {
      let asked = false;
      const sent = request({
        hostname,
        port,
        path,
        method: 'POST',
        ca: edge.ca,
        ...edge.admin,
        agent: false,
        headers: {
          expect: '100-continue',
          connection: 'keep-alive',
          'content-type': 'application/json',
          'content-length': length,
        },
      });
      sent.on('continue', () => {
        asked = true;
        sent.end(map);
      });
      sent.on('response', (response) => {
        response.resume();
        resolve({ asked, status: response.statusCode ?? 0, connection: response.headers.connection ?? '' });
        if (!asked) sent.destroy();
      });
      sent.on('error', (error) => reject(error));
      sent.flushHeaders();
    });
  }

  test('an expected body gets 100 Continue', async () => {
    expect(await hesitate(MAPS, map.length)).toEqual({ asked: true, status: 201, connection: 'keep-alive' });
  });

  test.each([
    ['an unknown path', '/nope', 60, 404],
    ['a body that is too long', MAPS, 4 * 1024 * 1024, 413],
  ])('%s is rejected without the body, and the connection is not reused', async (_what, path, length, status) => {
    expect(await hesitate(path, length)).toEqual({ asked: false, status, connection: 'close' });
  });

  test('an expectation without a body keeps the connection usable', async () => {
    const read = (more = ''): string => `GET /version HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\n${more}\r\n`;
    const last = 'GET /version HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
    expect(statuses(await exchange(`${read()}${read('Content-Length: 0\r\n')}${last}`))).toEqual([200, 200, 200]);
  });
});

describe('paths', () => {
  test.each([
    ['/version', 200],
    ['/version/', 200],
    ['//version', 404],
    [SPACES, 200],
    [`${SPACES}/`, 200],
    [`/${SPACES}`, 404],
    ['/api//v1/namespaces', 404],
    ['/api/v1//namespaces', 404],
    ['/api/v1/./namespaces', 400],
    ['/api/../version', 400],
    ['/api/v1/../version', 400],
    [`${SPACES}/..%2f`, 400],
    [`${SPACES}/..%2Fdefault`, 400],
    ['/api/v1%2fnamespaces', 400],
    ['/healthz%2fping', 400],
    ['/%76ersion', 200],
    ['/%61pi/v1/%6eamespaces', 200],
    ['/api/%zz', 400],
    ['/%', 400],
    ['/api/v1/namespaces/%c3', 400],
    ['/version%00', 400],
    ['/version%25', 404],
    [`${SPACES}#x`, 404],
    ['/api/v1\\namespaces', 404],
    [`${SPACES}?`, 200],
    [`${SPACES}?&&=&=x&%%%&%zz=1;2`, 200],
    [`${SPACES}?limit=1?x`, 400],
    [`${SPACES}?limit=%zz`, 400],
    [`${SPACES}?labelSelector=%zz`, 400],
    [`${SPACES}?labelSelector=%00`, 400],
    [`${SPACES}?limit=1&limit=x`, 200],
    [`${SPACES}?limit=x&limit=1`, 400],
  ])('%s: %i', async (path, status) => {
    expect(statuses(await exchange(head(`GET ${path} HTTP/1.1`, HOST)))).toEqual([status]);
  });
});

describe('methods', () => {
  test.each([
    ['HEAD', '/', 200],
    ['HEAD', '/healthz', 200],
    ['HEAD', '/apis', 200],
    ['HEAD', '/version', 200],
    ['HEAD', '/openapi/v2', 200],
    ['HEAD', '/metrics', 200],
    ['HEAD', SPACES, 405],
    ['HEAD', `${SPACES}/default`, 405],
    ['HEAD', `${SPACES}?watch=1`, 405],
    ['HEAD', '/nope', 404],
    ['OPTIONS', '/', 200],
    ['OPTIONS', '/version', 405],
    ['OPTIONS', SPACES, 405],
    ['TRACE', `${SPACES}/default`, 405],
    ['PURGE', SPACES, 405],
    ['TRACE', '/nope', 404],
  ])('%s %s: %i', async (method, path, status) => {
    const answer = await exchange(head(`${method} ${path} HTTP/1.1`, HOST));
    expect(statuses(answer)).toEqual([status]);
    if (method === 'HEAD') expect(answer.split('\r\n\r\n')[1]).toBe('');
  });
});
