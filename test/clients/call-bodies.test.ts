import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { type ClientHttp2Session, type ClientHttp2Stream, connect } from 'node:http2';
import { Agent, request as httpsRequest } from 'node:https';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { identityOf } from '../soak/identity.js';
import { freshNamespace, sharedApi, sharedKubeconfig } from '../support/api.js';
import { waitFor } from '../support/wait-for.js';

const admin = sharedApi('cluster');
const identity = identityOf(sharedKubeconfig('cluster'));
const CREATE = '/cluster.api.core.v1.ConfigMapService/Create';
const MIB = 1024 * 1024;
let session: ClientHttp2Session;

beforeAll(() => {
  // What waits to be sent counts against the memory of a client, which then resets the streams of answers (default 10 MB).
  const maxSessionMemory = 256;
  session = connect(identity.url, { ca: identity.ca, cert: identity.cert, key: identity.key, maxSessionMemory });
  session.on('error', () => undefined);
});

afterAll(() => session.destroy());

interface Begun {
  readonly stream: ClientHttp2Stream;
  /** The gRPC status of the answer; `none` when the stream ends without one. */
  status: string | undefined;
}

/** A call whose announced message length exceeds the bytes sent. */
function begin(bytes: number, headers: Readonly<Record<string, string>> = {}): Begun {
  const stream = session.request({
    ':method': 'POST',
    ':path': CREATE,
    'content-type': 'application/grpc',
    te: 'trailers',
    ...headers,
  });
  const begun: Begun = { stream, status: undefined };
  const listen = (found: Readonly<Record<string, unknown>>): void => {
    if (found['grpc-status'] !== undefined) begun.status = String(found['grpc-status']);
  };
  stream.on('response', listen);
  stream.on('trailers', listen);
  stream.on('error', () => undefined);
  stream.once('close', () => (begun.status ??= 'none'));
  stream.resume();
  const prefix = Buffer.alloc(5);
  prefix.writeUInt32BE(2.9 * MIB, 1);
  stream.write(prefix);
  stream.write(Buffer.alloc(bytes));
  return begun;
}

test('messages of calls count against the bound of all bodies, and a silent client is evicted', async () => {
  const silent = Array.from({ length: 24 }, () => begin(2.5 * MIB));
  const deadline = performance.now() + 60_000;
  const later: Begun[] = [];
  // 60 MiB are in use; later bodies take the share of those that have been silent for a second.
  while (silent.every(({ status }) => status === undefined) && performance.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 1100));
    if (later.length < 24) later.push(begin(2.5 * MIB), begin(2.5 * MIB));
  }
  const resourceExhausted = '8';
  expect(silent.map(({ status }) => status)).toContain(resourceExhausted);
  for (const { stream } of [...silent, ...later]) stream.close();
  await waitFor('readiness', async () => (await admin.get('/readyz')).status === 200);
});

test('a message over the limit is refused before it is read completely', async () => {
  const begun = begin(4 * MIB);
  expect(await waitFor('the status', () => begun.status)).toBe('8');
  begun.stream.close();
});

test('a message that does not come within the deadline of its call is not waited for', async () => {
  const begun = begin(MIB, { 'grpc-timeout': '100m' });
  const deadlineExceeded = '4';
  expect(await waitFor('the status', () => begun.status)).toBe(deadlineExceeded);
  begun.stream.close();
});

test('an HTTP/1.1 connection serves the next call after a message over the limit', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const { ca, cert, key } = identity;
  const headers = { 'content-type': 'application/json' };
  const post = async (path: string, body: Buffer) => {
    const request = httpsRequest(identity.url + path, { method: 'POST', agent, ca, cert, key, headers });
    // Without a length it is sent in chunks, as by Connect's client.
    request.write(body);
    request.end();
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    response.resume();
    await once(response, 'end');
    return { status: response.statusCode, reused: request.reusedSocket };
  };
  try {
    expect(await post(CREATE, Buffer.alloc(4 * MIB, ' '))).toEqual({ status: 429, reused: false });
    const missing = Buffer.from(JSON.stringify({ namespace: 'default', name: 'missing' }));
    expect(await post(CREATE.replace(/Create$/, 'Get'), missing)).toEqual({ status: 404, reused: true });
  } finally {
    agent.destroy();
  }
});

test('a client that sends Expect: 100-continue gets it', async () => {
  const namespace = await freshNamespace(admin);
  const request = httpsRequest(identity.url + CREATE, {
    method: 'POST',
    ca: identity.ca,
    cert: identity.cert,
    key: identity.key,
    headers: { 'content-type': 'application/json', expect: '100-continue' },
  });
  request.flushHeaders();
  await once(request, 'continue');
  request.end(JSON.stringify({ namespace, object: { metadata: { name: 'asked' } } }));
  const [response] = (await once(request, 'response')) as [{ statusCode: number; resume(): void }];
  response.resume();
  expect(response.statusCode).toBe(200);
});
