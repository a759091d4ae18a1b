import { Agent, request } from 'node:https';
import { connect as connectTls, type TLSSocket } from 'node:tls';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Edge, startEdge } from '../../support/edge.js';
import { http2Frame } from '../../support/http2-frame.js';

let edge: Edge;

beforeAll(async () => {
  edge = await startEdge();
});

afterAll(async () => {
  expect(edge.faults).toEqual([]);
  await edge.close();
});

function dial(protocol: 'h2' | 'http/1.1'): Promise<TLSSocket> {
  const { hostname, port } = new URL(edge.url);
  return new Promise((resolve, reject) => {
    const socket = connectTls(
      { host: hostname, port: Number(port), ca: edge.ca, ...edge.admin, ALPNProtocols: [protocol] },
      () => resolve(socket),
    );
    socket.once('error', reject);
  });
}

const DATA = 0;
const HEADERS = 1;
const RST_STREAM = 3;
const SETTINGS = 4;
const END_STREAM = 1;
const END_HEADERS = 4;

/** A header block of literal fields without indexing (RFC 7541 §6.2.2). */
function headerBlock(fields: Readonly<Record<string, string>>): Buffer {
  const text = (value: string): Buffer => Buffer.concat([Buffer.from([value.length]), Buffer.from(value)]);
  return Buffer.concat(
    Object.entries(fields).map(([name, value]) => Buffer.concat([Buffer.from([0]), text(name), text(value)])),
  );
}

/** Which comes first on stream 1: the end of the answer, or a reset. */
function firstEnd(socket: TLSSocket): Promise<string> {
  return new Promise((resolve) => {
    let rest = Buffer.alloc(0);
    socket.once('close', () => resolve('the end of the connection'));
    socket.on('data', (chunk: Buffer) => {
      rest = Buffer.concat([rest, chunk]);
      while (rest.length >= 9 && rest.length >= 9 + rest.readUIntBE(0, 3)) {
        const type = rest[3]!;
        if (rest.readUInt32BE(5) === 1 && [DATA, HEADERS, RST_STREAM].includes(type)) {
          if (type === RST_STREAM) resolve('reset');
          else if ((rest[4]! & END_STREAM) !== 0) resolve('end of answer');
        }
        rest = rest.subarray(9 + rest.readUIntBE(0, 3));
      }
    });
  });
}

describe('a rejected request with an unread body', () => {
  test.each([
    ['that is complete', true],
    ['that never ends', false],
  ])('over HTTP/2, %s: the answer ends before any reset', async (_what, complete) => {
    const socket = await dial('h2');
    const { host } = new URL(edge.url);
    const head = { ':method': 'POST', ':scheme': 'https', ':authority': host, ':path': '/apis/no.such/v1/things' };
    socket.write(
      Buffer.concat([
        Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
        http2Frame(SETTINGS, 0, 0, Buffer.alloc(0)),
        http2Frame(HEADERS, END_HEADERS, 1, headerBlock(head)),
        http2Frame(DATA, complete ? END_STREAM : 0, 1, Buffer.from('{"kind":"Thing"}')),
      ]),
    );
    expect(await firstEnd(socket)).toBe('end of answer');
    socket.destroy();
  });

  test('over HTTP/1.1, a client that reads only after its last byte gets the answer', async () => {
    const socket = await dial('http/1.1');
    const size = 8 * 1024 * 1024;
    socket.write(`POST /apis/no.such/v1/things HTTP/1.1\r\nHost: x\r\nContent-Length: ${size}\r\n\r\n`);
    socket.pause();
    await new Promise<void>((resolve, reject) => {
      socket.once('error', reject);
      socket.write(Buffer.alloc(size, 0x20), (error) => (error ? reject(error) : resolve()));
    });
    const answer = await new Promise<string>((resolve) => {
      socket.once('data', (chunk) => resolve(String(chunk)));
      socket.resume();
    });
    expect(answer).toMatch(/^HTTP\/1.1 404 /);
    socket.destroy();
  });

  test('over HTTP/1.1, the connection serves the next request', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const { hostname, port } = new URL(edge.url);
    const ask = (method: string, path: string): Promise<[number, boolean]> =>
      new Promise((resolve, reject) => {
        const sent = request({ hostname, port, path, method, ca: edge.ca, ...edge.admin, agent }, (response) => {
          response.resume().once('end', () => resolve([response.statusCode ?? 0, sent.reusedSocket]));
        });
        sent.once('error', reject);
        sent.end(method === 'POST' ? 'x'.repeat(50_000) : undefined);
      });
    expect(await ask('POST', '/apis/no.such/v1/things')).toEqual([404, false]);
    expect(await ask('GET', '/version')).toEqual([200, true]);
    agent.destroy();
  });
});
