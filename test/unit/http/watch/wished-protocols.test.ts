import { connect as connectTls } from 'node:tls';
import { afterEach, describe, expect, test } from '@jest/globals';
import { type Edge, type EdgeOptions, startEdgeWithDefault } from '../../../support/edge.js';

const MAPS = '/api/v1/namespaces/default/configmaps';
let edge: Edge | undefined;

afterEach(async () => {
  expect(edge?.faults ?? []).toEqual([]);
  await edge?.close();
  edge = undefined;
});

async function start(options: EdgeOptions = {}): Promise<Edge> {
  edge = await startEdgeWithDefault(options);
  return edge;
}

function map(name: string): object {
  return { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name }, data: { x: 'y' } };
}

/** Status and body of a raw request, read until the server closes the connection. */
function raw(on: Edge, bytes: string, identity: object = on.admin): Promise<string> {
  const { hostname, port } = new URL(on.url);
  return new Promise((resolve) => {
    const socket = connectTls({
      host: hostname,
      port: Number(port),
      ca: on.ca,
      ...identity,
      ALPNProtocols: ['http/1.1'],
    });
    let text = '';
    socket.on('secureConnect', () => socket.write(bytes));
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
    socket.on('error', () => {});
    socket.on('close', () => resolve(text));
  });
}

describe('requests that ask for another protocol', () => {
  const WISH = 'Host: h\r\nConnection: close, Upgrade\r\nUpgrade: websocket\r\n';
  const KEY = 'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n';
  const body = JSON.stringify(map('posted'));
  const typed = `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n`;

  test.each([
    ['a page', `GET /version HTTP/1.1\r\n${WISH}${KEY}\r\n`, 200, '"gitVersion"'],
    ['a list', `GET ${MAPS} HTTP/1.1\r\n${WISH}${KEY}\r\n`, 200, '"ConfigMapList"'],
    ['a list with watch=false', `GET ${MAPS}?watch=0 HTTP/1.1\r\n${WISH}${KEY}\r\n`, 200, '"ConfigMapList"'],
    ['a write with a body', `POST ${MAPS} HTTP/1.1\r\n${WISH}${typed}\r\n${body}`, 201, '"posted"'],
    ['an unknown path', `POST ${MAPS}/a/exec HTTP/1.1\r\n${WISH}Content-Length: 0\r\n\r\n`, 404, 'NotFound'],
    ['another protocol', `GET ${MAPS} HTTP/1.1\r\n${WISH.replace('websocket', 'h2c')}\r\n`, 200, '"ConfigMapList"'],
    [
      'no host',
      `GET ${MAPS}?watch=1 HTTP/1.1\r\n${WISH.replace('Host: h\r\n', '')}${KEY}\r\n`,
      400,
      'missing required Host',
    ],
    ['a watch without a key', `GET ${MAPS}?watch=1 HTTP/1.1\r\n${WISH}\r\n`, 400, 'Sec-WebSocket-Key'],
    [
      'a watch in another version',
      `GET ${MAPS}?watch=1 HTTP/1.1\r\n${WISH}${KEY.replace('13', '12')}\r\n`,
      400,
      'Sec-WebSocket-Version',
    ],
    ['a watch of no page', `GET ${MAPS}?watch=1 HTTP/1.1\r\n${WISH}${KEY}Origin: null\r\n\r\n`, 403, '"Forbidden"'],
    ['a watch of nothing known', `GET /api/v1/nothings?watch=1 HTTP/1.1\r\n${WISH}${KEY}\r\n`, 404, '"NotFound"'],
    [
      'a watch in a format without streams',
      `GET ${MAPS}?watch=1 HTTP/1.1\r\n${WISH}${KEY}Accept: application/yaml\r\n\r\n`,
      406,
      'NotAcceptable',
    ],
  ])('%s', async (_what, bytes, status, text) => {
    const on = await start();
    const answer = await raw(on, bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toContain(text);
  });

  test('an unauthenticated request is refused before anything else', async () => {
    const on = await start();
    expect(await raw(on, `GET ${MAPS}?watch=1 HTTP/1.1\r\n${WISH}${KEY}\r\n`, on.nobody)).toMatch(/^HTTP\/1.1 403 /);
  });
});
