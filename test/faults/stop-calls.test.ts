import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { type ClientHttp2Session, connect } from 'node:http2';
import { Agent, request } from 'node:https';
import { connect as connectTls } from 'node:tls';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { identityOf } from '../soak/identity.js';
import { type ServerProcess, startServer } from '../support/server-process.js';
import { waitFor } from '../support/wait-for.js';

const SERVICE = '/cluster.api.core.v1.ConfigMapService';
let server: ServerProcess;
let session: ClientHttp2Session;

beforeAll(async () => {
  server = await startServer();
  const { url, ca, cert, key } = identityOf(server.kubeconfig);
  session = connect(url, { ca, cert, key });
  session.on('error', () => undefined);
});

afterAll(async () => {
  session.destroy();
  await server.stop();
});

/** Begins a call without sending its message. */
function begin(method: string, contentType: string) {
  const stream = session.request({
    ':method': 'POST',
    ':path': `${SERVICE}/${method}`,
    'content-type': contentType,
    te: 'trailers',
  });
  const received = { status: 0, grpcStatus: '', text: '' };
  const read = (headers: Readonly<Record<string, unknown>>): void => {
    received.status = Number(headers[':status'] ?? received.status);
    received.grpcStatus = String(headers['grpc-status'] ?? received.grpcStatus);
  };
  stream.on('response', read);
  stream.on('trailers', read);
  stream.on('error', () => undefined);
  stream.setEncoding('utf8').on('data', (text: string) => (received.text += text));
  return { stream, received, closed: once(stream, 'close') };
}

function framed(message: object): Buffer {
  const text = Buffer.from(JSON.stringify(message));
  const prefix = Buffer.alloc(5);
  prefix.writeUInt32BE(text.length, 1);
  return Buffer.concat([prefix, text]);
}

test('a stop ends watches of services cleanly and answers calls in flight', async () => {
  const watch = begin('Watch', 'application/grpc+json');
  watch.stream.end(framed({ namespace: 'default', sendInitialEvents: true, resourceVersionMatch: 'NotOlderThan' }));
  const late = begin('Create', 'application/json');
  const text = JSON.stringify({ namespace: 'default', object: { metadata: { name: 'late' } } });
  late.stream.write(text.slice(0, 10));
  // Calls of one connection begin in order, so the other two have begun once the watch sees this one.
  const early = begin('Create', 'application/json');
  early.stream.end(text.replace('late', 'early'));
  await early.closed;
  expect(early.received.status).toBe(200);
  while (!watch.received.text.includes('early')) await once(watch.stream, 'data');

  const exit = server.stop();
  await watch.closed;
  expect(watch.received).toMatchObject({ status: 200, grpcStatus: '0' });
  late.stream.end(text.slice(10));
  await late.closed;
  expect(late.received.status).toBe(200);
  expect(JSON.parse(late.received.text)).toMatchObject({ metadata: { name: 'late' } });
  expect(await exit).toBe(0);
});

/** An HTTP/1.1 client with one keep-alive connection. */
function keptConnection({ kubeconfig }: ServerProcess) {
  const { url, ca, cert, key } = identityOf(kubeconfig);
  const agent = new Agent({ keepAlive: true, maxSockets: 1, ca, cert, key });
  return async (method: string, path: string, message?: object) => {
    const headers = message === undefined ? {} : { 'content-type': 'application/json' };
    const asked = request(`${url}${path}`, { agent, method, headers });
    asked.end(message === undefined ? undefined : JSON.stringify(message));
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    answer.resume();
    await once(answer, 'end');
    return { status: answer.statusCode, connection: answer.headers.connection, kept: asked.reusedSocket };
  };
}

test('while a stop is delayed, requests and calls on open connections are answered as usual', async () => {
  const delayed = await startServer({ flags: ['--shutdown-delay-duration=10s'] });
  const [asks, calls] = [keptConnection(delayed), keptConnection(delayed)];
  const list = () => calls('POST', `${SERVICE}/List`, { namespace: 'default' });
  expect(await asks('GET', '/readyz')).toMatchObject({ status: 200, kept: false });
  expect(await list()).toMatchObject({ status: 200, kept: false });
  const exit = delayed.stop();
  await waitFor('the stop to begin', async () => (await asks('GET', '/readyz')).status === 500);
  const served = { status: 200, connection: 'keep-alive', kept: true };
  expect(await asks('GET', '/api/v1/namespaces/default')).toEqual(served);
  expect(await list()).toEqual(served);
  expect(await exit).toBe(0);
});

test('a request that begins while a stop only waits for calls is answered too', async () => {
  const stopped = await startServer();
  const { url, ca, cert, key } = identityOf(stopped.kubeconfig);
  const own = connect(url, { ca, cert, key });
  own.on('error', () => undefined);
  const message = JSON.stringify({ namespace: 'default', object: { metadata: { name: 'called' } } });
  const call = own.request({ ':method': 'POST', ':path': `${SERVICE}/Create`, 'content-type': 'application/json' });
  call.on('error', () => undefined);
  const called = once(call, 'response');
  call.write(message.slice(0, 10));
  const socket = connectTls({ host: '127.0.0.1', port: Number(new URL(url).port), ca, cert, key });
  socket.on('error', () => undefined);
  let received = '';
  socket.setEncoding('utf8').on('data', (text: string) => (received += text));
  const ended = once(socket, 'close');
  const body = JSON.stringify({ metadata: { name: 'requested' } });
  socket.write('POST /api/v1/namespaces/default/configmaps HTTP/1.1\r\nHost: server\r\nExpect: 100-continue\r\n');

  const asks = keptConnection(stopped);
  expect(await asks('GET', '/readyz')).toMatchObject({ status: 200 });
  const exit = stopped.stop();
  await waitFor(
    'the stop to begin',
    async () =>
      await asks('GET', '/readyz')
        .then(() => false)
        .catch(() => true),
  );
  socket.write(`Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`);
  await waitFor('the request to begin', () => Promise.resolve(received.includes('100 Continue')));
  call.end(message.slice(10));
  expect((await called)[0]).toMatchObject({ ':status': 200 });
  socket.write(body);
  await ended;
  expect(received).toContain('HTTP/1.1 201 Created');
  expect(await exit).toBe(0);
  own.destroy();
});
