import { randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import { connect as connectTls, type TLSSocket } from 'node:tls';
import { afterEach, describe, expect, test } from '@jest/globals';
import { fromBinary } from '@bufbuild/protobuf';
import { WatchEventSchema } from '../../../../generated/proto/cluster/api/runtime/v1/runtime_pb.js';
import { createProtobufCodec } from '../../../../src/codec/protobuf.js';
import { expired } from '../../../../src/meta/errors.js';
import { createChain } from '../../../../src/pipeline/chain.js';
import type { WatchReceiver } from '../../../../src/registry/registry.js';
import { type Edge, type EdgeOptions, startEdgeWithDefault } from '../../../support/edge.js';
import { waitFor } from '../../../support/wait-for.js';

/** The used parts of the package `ws`, which has no types. */
interface Client {
  on(event: string, listener: (...values: any[]) => void): void; // eslint-disable-line @typescript-eslint/no-explicit-any -- events differ
  send(data: Buffer): void;
  ping(data: Buffer): void;
  close(): void;
  terminate(): void;
  readonly protocol: string;
}
const { WebSocket } = createRequire(import.meta.url)('ws') as {
  WebSocket: new (url: string, protocols: string[], options: object) => Client;
};

const MAPS = '/api/v1/namespaces/default/configmaps';
let edge: Edge | undefined;
const sockets: TLSSocket[] = [];

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
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

interface Seen {
  readonly client: Client;
  readonly messages: { readonly data: Buffer; readonly binary: boolean }[];
  readonly pongs: string[];
  /** Close code, or `HTTP <status>` when it never became a WebSocket. */
  readonly over: Promise<string>;
  until(count: number): Promise<void>;
}

function open(on: Edge, path: string, headers: Record<string, string> = {}, protocols: string[] = []): Seen {
  const client = new WebSocket(`${on.url.replace('https', 'wss')}${path}`, protocols, {
    ca: on.ca,
    ...on.admin,
    headers,
  });
  const seen: Seen = {
    client,
    messages: [],
    pongs: [],
    over: new Promise((resolve) => {
      client.on('close', (code: number) => resolve(String(code)));
      client.on('unexpected-response', (_request, response: { statusCode: number }) => {
        resolve(`HTTP ${response.statusCode}`);
      });
    }),
    until: async (count) => void (await waitFor(`${count} messages`, () => seen.messages.length >= count)),
  };
  client.on('message', (data: Buffer, binary: boolean) => void seen.messages.push({ data, binary }));
  client.on('pong', (data: Buffer) => void seen.pongs.push(data.toString()));
  client.on('error', () => {});
  return seen;
}

function events(seen: Seen): [string, string][] {
  return seen.messages.map(({ data }) => {
    const { type, object } = JSON.parse(data.toString());
    return [type, object.metadata?.name ?? object.reason];
  });
}

describe('a watch over WebSocket', () => {
  test('a watch that starts after its client disconnected does not delay a stop', async () => {
    let [begun, closed] = [false, false];
    const on = await start({
      parts: {
        chain: createChain([
          {
            name: 'slow',
            async run(call, next) {
              begun = call.info.kind === 'resource' && call.info.verb === 'watch';
              if (begun) await waitFor('the client to be gone', () => call.aborted);
              return next(call);
            },
          },
        ]),
      },
      registry: (registry) => ({
        ...registry,
        watch: () => Promise.resolve({ resume() {}, sendProgress() {}, close: () => void (closed = true) }),
      }),
    });
    const seen = open(on, `${MAPS}?watch=1`);
    await waitFor('the request', () => begun);
    seen.client.terminate();
    await waitFor('the end of the watch', () => closed);
    await on.close();
  });

  test.each([
    ['another site', { origin: 'https://evil.example', 'user-agent': 'Mozilla/5.0 (X11)' }],
    ['a file', { origin: 'file://', 'user-agent': 'Mozilla/5.0 (X11)' }],
    ['another site, in a browser that says so', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['a page with a hidden origin', { origin: 'null' }],
    ['another site, without an origin', { 'sec-fetch-site': 'cross-site' }],
  ])('a handshake from %s is rejected', async (_what, headers: Record<string, string>) => {
    const on = await start();
    expect(await open(on, `${MAPS}?watch=1`, headers).over).toBe('HTTP 403');
  });

  test('a program whose library sends an origin is accepted', async () => {
    const on = await start();
    await on.call('POST', MAPS, { body: map('a') });
    const headers = { origin: 'http://localhost', 'user-agent': 'e2e.test/v1.36.3' };
    const seen = open(on, `${MAPS}?watch=1`, headers);
    await seen.until(1);
    seen.client.close();
    await seen.over;
  });

  test('an offered protocol is selected, and a token is never repeated', async () => {
    const on = await start();
    await on.call('POST', MAPS, { body: map('a') });
    const secret = 'base64url.bearer.authorization.k8s.io.c2VjcmV0';
    const seen = open(on, `${MAPS}?watch=1`, {}, [secret, 'v1']);
    await seen.until(1);
    expect(seen.client.protocol).toBe('v1');
    seen.client.close();
    await seen.over;
  });

  test('a request with content-length 0 is accepted', async () => {
    const on = await start();
    await on.call('POST', MAPS, { body: map('a') });
    const seen = open(on, `${MAPS}?watch=1`, { 'content-length': '0' });
    await seen.until(1);
    expect(events(seen)).toEqual([['ADDED', 'a']]);
    seen.client.close();
    expect(await seen.over).toBe('1005');
  });

  test('each event is one text message', async () => {
    const on = await start();
    await on.call('POST', MAPS, { body: map('a') });
    const seen = open(on, `${MAPS}?watch=1`, { origin: on.url });
    await seen.until(1);
    await on.call('POST', MAPS, { body: map('b') });
    await on.call('DELETE', `${MAPS}/a`);
    await seen.until(3);
    expect(events(seen)).toEqual([
      ['ADDED', 'a'],
      ['ADDED', 'b'],
      ['DELETED', 'a'],
    ]);
    expect(seen.messages.every(({ data, binary }) => !binary && data.toString().endsWith('}\n'))).toBe(true);
    seen.client.close();
    expect(await seen.over).toBe('1005');
  });

  test('clients may request binary messages without lengths', async () => {
    const on = await start();
    await on.call('POST', MAPS, { body: map('a') });
    const seen = open(on, `${MAPS}?watch=1`, { accept: 'application/vnd.kubernetes.protobuf' });
    await seen.until(1);
    const [{ data, binary } = { data: Buffer.alloc(0), binary: false }] = seen.messages;
    expect(binary).toBe(true);
    const event = fromBinary(WatchEventSchema, data);
    expect(event.type).toBe('ADDED');
    const { object } = createProtobufCodec().decodeProtobuf(Buffer.from(event.object!.raw!));
    expect(object['metadata']).toMatchObject({ name: 'a' });
  });

  test.each([
    ['the whole deprecated path', '/api/v1/watch/namespaces/default/configmaps', {}],
    ['metadata alone', `${MAPS}?watch=1`, { accept: 'application/json;as=PartialObjectMetadata;g=meta.k8s.io;v=v1' }],
    ['rows', `${MAPS}?watch=true`, { accept: 'application/json;as=Table;g=meta.k8s.io;v=v1' }],
  ])('a watch may use %s', async (_what, path, headers) => {
    const on = await start();
    await on.call('POST', MAPS, { body: map('a') });
    const seen = open(on, path, headers);
    await seen.until(1);
    expect(JSON.parse(seen.messages[0]!.data.toString()).type).toBe('ADDED');
  });

  test('a long initial state is sent completely', async () => {
    const on = await start();
    const names = Array.from({ length: 200 }, (_none, index) => `m${String(index).padStart(3, '0')}`);
    for (const name of names) await on.call('POST', MAPS, { body: map(name) });
    const seen = open(on, `${MAPS}?watch=1`);
    await seen.until(names.length);
    expect(events(seen).map(([, name]) => name)).toEqual(names);
  });

  test('pings are answered, a subprotocol is selected, and received messages are discarded', async () => {
    const on = await start();
    const seen = open(on, `${MAPS}?watch=1`, {}, ['binary.k8s.io']);
    await new Promise((resolve) => seen.client.on('open', resolve as () => void));
    expect(seen.client.protocol).toBe('binary.k8s.io');
    for (let count = 0; count < 10; count += 1) seen.client.send(randomBytes(1000));
    seen.client.ping(Buffer.from('here?'));
    await waitFor('a pong', () => seen.pongs.includes('here?'));
    await on.call('POST', MAPS, { body: map('a') });
    await seen.until(1);
    seen.client.send(randomBytes(100_000));
    expect(await seen.over).toBe('1009');
  });

  test('timeoutSeconds ends it with code 1000', async () => {
    const on = await start();
    expect(await open(on, `${MAPS}?watch=1&timeoutSeconds=1`).over).toBe('1000');
  });

  test('a stopping server ends it with code 1000', async () => {
    const on = await start();
    const seen = open(on, `${MAPS}?watch=1`);
    await on.call('POST', MAPS, { body: map('a') });
    await seen.until(1);
    await on.app.close();
    expect(await seen.over).toBe('1000');
  });
});

describe('protocol errors of a watch client', () => {
  /** A connection after the WebSocket handshake; everything the server then sends is collected. */
  async function upgraded(on: Edge): Promise<{ socket: TLSSocket; said: () => Buffer }> {
    const { hostname, port } = new URL(on.url);
    const socket = connectTls({
      host: hostname,
      port: Number(port),
      ca: on.ca,
      ...on.admin,
      ALPNProtocols: ['http/1.1'],
    });
    sockets.push(socket);
    socket.on('error', () => {});
    let all = Buffer.alloc(0);
    socket.on('data', (chunk: Buffer) => (all = Buffer.concat([all, chunk])));
    socket.write(
      `GET ${MAPS}?watch=1 HTTP/1.1\r\nHost: h\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
        'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    );
    const begin = (): number => all.indexOf('\r\n\r\n');
    await waitFor('the agreement', () => begin() > 0);
    expect(all.toString()).toMatch(/^HTTP\/1\.1 101 /);
    expect(all.toString()).not.toMatch(/Sec-WebSocket-Extensions/i);
    return { socket, said: () => all.subarray(begin() + 4) };
  }

  /** A frame (RFC 6455 §5.2) of at most 125 bytes, masked with zeros unless set otherwise. */
  function frame(first: number, payload: Buffer, masked = true): Buffer {
    const head = Buffer.from([first, payload.length | (masked ? 0x80 : 0)]);
    return Buffer.concat(masked ? [head, Buffer.alloc(4), payload] : [head, payload]);
  }

  const letter = Buffer.from('x');
  const half = Buffer.from([0xc3]);

  test.each([
    ['a frame without a mask', [frame(0x81, letter, false)], 1002],
    ['a frame with a reserved bit', [frame(0xc1, letter)], 1002],
    ['a frame of an unknown kind', [frame(0x83, letter)], 1002],
    ['a ping in two parts', [frame(0x09, letter)], 1002],
    ['a continuation of nothing', [frame(0x80, letter)], 1002],
    ['a message within a message', [frame(0x01, letter), frame(0x81, letter)], 1002],
    ['invalid UTF-8', [frame(0x81, half)], 1007],
    ['an invalid close code', [frame(0x88, Buffer.from([0x03, 0xed]))], 1002],
    ['a reason with invalid UTF-8', [frame(0x88, Buffer.from([0x03, 0xe8, 0xc3]))], 1007],
    ['a message in very many parts', [frame(0x02, letter), ...Array<Buffer>(100).fill(frame(0x00, letter))], 1008],
    [
      'a message of 2^63 bytes',
      [Buffer.from([0x82, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0])],
      1009,
    ],
  ])('a client that sends %s gets an error and is disconnected', async (_what, frames, code) => {
    const on = await start();
    const { socket, said } = await upgraded(on);
    socket.write(Buffer.concat(frames));
    await waitFor('the end of the connection', () => socket.closed);
    expect([said()[0], said().readUInt16BE(2)]).toEqual([0x88, code]);
  });

  test('endless pings are answered one by one while the client reads, and hold nothing when it does not', async () => {
    const on = await start();
    const { socket, said } = await upgraded(on);
    const flood = Buffer.concat(Array<Buffer>(500).fill(frame(0x89, letter)));
    socket.write(flood);
    await waitFor('the pongs', () => said().length === 500 * 3);
    socket.pause();
    await waitFor('the end of the connection', () => {
      if (socket.writableLength < 1_000_000) for (let round = 0; round < 100; round += 1) socket.write(flood);
      return socket.closed;
    });
  });

  test('a client that neither reads nor closes delays a stop only briefly', async () => {
    const on = await start();
    const { socket } = await upgraded(on);
    socket.pause();
    const began = performance.now();
    await on.app.close();
    // Running requests have 60 s of grace.
    expect(performance.now() - began).toBeLessThan(50_000);
  });
});

describe('scripted watches', () => {
  async function scripted(
    limits: EdgeOptions['limits'] = {},
  ): Promise<{ on: Edge; receivers: WatchReceiver[]; calls: string[] }> {
    const receivers: WatchReceiver[] = [];
    const calls: string[] = [];
    const on = await start({
      limits,
      registry: (registry) => ({
        ...registry,
        watch: (_context, _target, options, receiver) => {
          if (options.resourceVersion === '1') return Promise.reject(expired('too old resource version: 1 (5)'));
          receivers.push(receiver);
          if (options.resourceVersion === '2') {
            receiver.events([{ type: 'ERROR', error: expired('too old resource version: 2 (5)') }]);
            receiver.ended();
          }
          return Promise.resolve({
            resume: () => void calls.push('resume'),
            sendProgress() {},
            close: () => void calls.push('close'),
          });
        },
      }),
    });
    return { on, receivers, calls };
  }

  test('a watch that cannot start is an HTTP answer (BL-051)', async () => {
    const { on } = await scripted();
    expect(await open(on, `${MAPS}?watch=1&resourceVersion=1`).over).toBe('HTTP 410');
  });

  test('the reason of an end is the last message (BL-051)', async () => {
    const { on, receivers } = await scripted();
    const early = open(on, `${MAPS}?watch=1&resourceVersion=2`);
    expect(await early.over).toBe('1000');
    expect(events(early)).toEqual([['ERROR', 'Expired']]);
    const late = open(on, `${MAPS}?watch=1`);
    await new Promise((resolve) => late.client.on('open', resolve as () => void));
    receivers[1]!.events([{ type: 'ERROR', error: expired('too old resource version: 1 (5)') }]);
    receivers[1]!.ended();
    expect(await late.over).toBe('1000');
    expect(events(late)).toEqual([['ERROR', 'Expired']]);
  });

  test('a client that disconnects closes the watch', async () => {
    const { on, calls } = await scripted();
    const seen = open(on, `${MAPS}?watch=1`);
    await new Promise((resolve) => seen.client.on('open', resolve as () => void));
    seen.client.terminate();
    await waitFor('the close', () => calls.includes('close'));
  });
});
