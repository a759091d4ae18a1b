import { once } from 'node:events';
import { connect as connectHttp2, type ClientHttp2Session, type ClientHttp2Stream } from 'node:http2';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect as connectTcp, type Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { connect as connectTls, type TLSSocket } from 'node:tls';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, describe, expect, test } from '@jest/globals';
import { Connections } from '../../../../src/http/connection/connections.js';
import { type Edge, type EdgeOptions, startEdgeWithDefault } from '../../../support/edge.js';
import { waitFor } from '../../../support/wait-for.js';
import { http2Frame } from '../../../support/http2-frame.js';

const MAPS = '/api/v1/namespaces/default/configmaps';
let edge: Edge | undefined;
const open: (ClientHttp2Session | TLSSocket)[] = [];

afterEach(async () => {
  for (const one of open.splice(0)) one.destroy();
  expect(edge?.faults ?? []).toEqual([]);
  await edge?.close();
  edge = undefined;
});

async function start(
  limits: NonNullable<EdgeOptions['limits']> = {},
  checks: NonNullable<EdgeOptions['checks']> = [],
): Promise<Edge> {
  edge = await startEdgeWithDefault({ limits, checks });
  return edge;
}

/** An HTTP/2 connection without credentials and without flow-control window for answers. */
function unreading(on: Edge): ClientHttp2Session {
  const session = connectHttp2(on.url, { ca: on.ca, settings: { initialWindowSize: 0 } });
  session.on('error', () => {});
  open.push(session);
  return session;
}

function ask(session: ClientHttp2Session, path = '/version'): ClientHttp2Stream {
  const stream = session.request({ ':path': path });
  stream.on('error', () => {});
  return stream;
}

function plain(on: Edge, identity = {}): Promise<TLSSocket> {
  const { hostname, port } = new URL(on.url);
  return new Promise((resolve) => {
    const socket = connectTls({
      host: hostname,
      port: Number(port),
      ca: on.ca,
      ...identity,
      ALPNProtocols: ['http/1.1'],
    });
    socket.on('error', () => {});
    open.push(socket);
    socket.once('secureConnect', () => resolve(socket));
    socket.once('close', () => resolve(socket));
  });
}

/** A raw connection after the HTTP/2 preface. */
async function rawHttp2(on: Edge): Promise<TLSSocket> {
  const { hostname, port } = new URL(on.url);
  const socket = connectTls({ host: hostname, port: Number(port), ca: on.ca, ALPNProtocols: ['h2'] });
  socket.on('error', () => {});
  open.push(socket);
  await new Promise((resolve) => socket.once('secureConnect', resolve));
  socket.write('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n');
  socket.write(http2Frame(4, 0, 0, Buffer.alloc(0)));
  socket.resume();
  return socket;
}

/** A config map of about this size, created without a request, so that no connection has to wait. */
async function createBig(on: Edge, name: string, bytes: number): Promise<void> {
  const address = { type: { group: '', version: 'v1', resource: 'configmaps' }, namespace: 'default' };
  const object = { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name }, data: { a: 'x'.repeat(bytes) } };
  await on.world.client.create(address, object);
}

const GET = 'GET /version HTTP/1.1\r\nHost: h\r\n\r\n';

describe('an unread answer', () => {
  test('over HTTP/2 an unread answer is reset at its deadline', async () => {
    const on = await start({ patience: 500 });
    const session = unreading(on);
    await new Promise((resolve) => session.once('connect', resolve));
    const stream = ask(session);
    await waitFor('the stream to be reset', () => stream.rstCode === 2);
    expect((await on.call('GET', '/version')).status).toBe(200);
  });

  test('over HTTP/1.1 an unread answer closes its connection, with all pipelined requests', async () => {
    const on = await start({ patience: 500 });
    await createBig(on, 'big', 200_000);
    const socket = await plain(on, on.admin);
    socket.pause();
    socket.write(`GET ${MAPS}/big HTTP/1.1\r\nHost: h\r\n\r\n`.repeat(100));
    await waitFor('the connection to be closed', () => {
      // Without reading, only a write notices a closed connection. Empty lines are not a request.
      socket.write('\r\n');
      return socket.closed;
    });
    expect((await on.call('GET', '/version')).status).toBe(200);
  });

  test('a connection too full to send a reset is closed', async () => {
    const on = await start({ patience: 500 });
    for (let count = 0; count < 16; count += 1) await createBig(on, `big${count}`, 900_000);
    const { hostname, port } = new URL(on.url);
    const socket = connectTls({ host: hostname, port: Number(port), ca: on.ca, ...on.admin, ALPNProtocols: ['h2'] });
    open.push(socket);
    socket.on('error', () => {});
    await new Promise((resolve) => socket.once('secureConnect', resolve));
    socket.pause();
    // GET, https and a path as a literal (RFC 7541, appendix A).
    const head = Buffer.from([0x82, 0x87, 0x01, 1, 0x68, 0x04, MAPS.length, ...Buffer.from(MAPS)]);
    socket.write(
      Buffer.concat([
        Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
        // Windows large enough for everything, of each stream and of the connection.
        http2Frame(4, 0, 0, Buffer.from([0, 4, 0x7f, 0xff, 0xff, 0xff])),
        http2Frame(8, 0, 0, Buffer.from([0x7f, 0, 0, 0])),
        http2Frame(1, 5, 1, head),
      ]),
    );
    await waitFor('the connection to be closed', () => {
      // Without reading, only a write notices a closed connection.
      socket.write(http2Frame(6, 0, 0, Buffer.alloc(8)));
      return socket.closed;
    });
    expect((await on.call('GET', '/version')).status).toBe(200);
  });

  test('a connection with unread answers is closed when unauthenticated ones exceed their share', async () => {
    const on = await start();
    const sessions = Array.from({ length: 25 }, () => unreading(on));
    await Promise.all(sessions.map((session) => new Promise((resolve) => session.once('connect', resolve))));
    for (const session of sessions) for (let i = 0; i < 100; i++) ask(session);
    await waitFor('a connection to be closed', () => sessions.some((session) => session.destroyed));
    expect((await on.call('GET', '/version')).status).toBe(200);
    expect((await on.call('GET', '/livez', { as: 'anonymous' })).status).toBe(200);
  });
});

describe('a connection', () => {
  test('an idle connection with half a frame is closed', async () => {
    const on = await start({ idleTimeout: 300 });
    const socket = await rawHttp2(on);
    // The head of a HEADERS frame of 100 bytes without the bytes.
    socket.write(Buffer.from([0, 0, 100, 1, 0, 0, 0, 0, 1]));
    await waitFor('the connection to be closed', () => socket.closed);
  });

  test('a connection with a quiet watch is kept', async () => {
    const on = await start({ idleTimeout: 1_000 });
    const session = on.http2();
    const stream = session.request({ ':path': `${MAPS}?watch=1` });
    stream.resume();
    await new Promise((resolve) => stream.once('response', resolve));
    await delay(2_500);
    expect([session.closed, session.destroyed, stream.closed]).toEqual([false, false, false]);
  });

  test('a connection of a client that endlessly sends and cancels requests is closed', async () => {
    // The answer takes longer than the client waits, so each request counts as cancelled.
    const slow = { name: 'slow', endpoints: ['readyz'], check: () => delay(1_000, { ok: true }) } as const;
    const on = await start({}, [slow]);
    const socket = await rawHttp2(on);
    const path = '/readyz/slow';
    // GET, https, the authority "h" and the path (RFC 7541, appendix A; literals without indexing).
    const head = Buffer.from([0x82, 0x87, 0x01, 1, 0x68, 0x04, path.length, ...Buffer.from(path)]);
    let last = -1;
    const round = (): void => {
      const ids = Array.from({ length: 150 }, () => (last += 2));
      socket.write(Buffer.concat(ids.map((id) => http2Frame(1, 5, id, head))));
      setTimeout(
        () => socket.write(Buffer.concat(ids.map((id) => http2Frame(3, 0, id, Buffer.from([0, 0, 0, 8]))))),
        10,
      );
    };
    const timer = setInterval(round, 50);
    await waitFor('the connection to be closed', () => socket.closed).finally(() => clearInterval(timer));
    expect((await on.call('GET', '/version')).status).toBe(200);
  });

  test('unauthenticated connections make room for new ones, and authenticated ones stay', async () => {
    const on = await start({ maxConnections: 40 });
    const signedIn = await plain(on, on.admin);
    const strangers: TLSSocket[] = [];
    for (let i = 0; i < 30; i++) strangers.push(await plain(on));
    expect((await on.call('GET', '/livez', { as: 'anonymous' })).status).toBe(200);
    expect((await on.call('GET', MAPS)).status).toBe(200);
    await waitFor('old strangers to be gone', () => strangers.filter((socket) => socket.closed).length >= 20);
    const answer = new Promise<string>((resolve) =>
      signedIn.once('data', (chunk: Buffer) => resolve(chunk.toString())),
    );
    signedIn.write(GET);
    expect(await answer).toMatch(/^HTTP\/1.1 200/);
  });
});

describe('the share of unauthenticated clients', () => {
  let port = 0;
  function arrive(connections: Connections): Socket {
    const socket = new PassThrough() as unknown as Socket;
    Object.assign(socket, { remoteAddress: '127.0.0.1', remotePort: (port += 1), authorized: false });
    connections.arrived(socket);
    connections.secured(socket as TLSSocket);
    return socket;
  }
  const countOpen = (sockets: readonly Socket[]): number => sockets.filter(({ destroyed }) => !destroyed).length;

  test('clients that leave before they are authenticated do not raise the limit of unauthenticated connections', () => {
    const connections = new Connections({ most: 40, patience: 1_000 });
    for (let i = 0; i < 20; i++) {
      const left = arrive(connections);
      left.emit('close');
      connections.signIn(left);
    }
    const strangers = Array.from({ length: 20 }, () => arrive(connections));
    // Half of a quarter of the connections are for one address.
    expect(countOpen(strangers)).toBe(5);
    connections.close();
  });

  test('a client that exceeds it with many requests at once is closed, and nobody else', () => {
    const connections = new Connections({ most: 400, patience: 1_000 });
    const others = Array.from({ length: 20 }, () => arrive(connections));
    const greedy = arrive(connections);
    const taken = Array.from({ length: 4_000 }, () => {
      const response = new PassThrough() as unknown as ServerResponse;
      return connections.opened(greedy, {} as IncomingMessage, response);
    });
    // 16 MiB at 8 KiB each.
    expect(taken.filter(Boolean)).toHaveLength(2048);
    expect([greedy.destroyed, countOpen(others)]).toEqual([true, 20]);
    connections.close();
  });
});

describe('a stop', () => {
  test('a stop waits only briefly for clients that neither read nor send, and for handshakes', async () => {
    const on = await start();
    await createBig(on, 'big', 900_000);
    const { hostname, port } = new URL(on.url);
    const bare = connectTcp({ host: hostname, port: Number(port) });
    bare.on('error', () => {});
    const unread = await plain(on, on.admin);
    unread.pause();
    unread.write(`GET ${MAPS}/big HTTP/1.1\r\nHost: h\r\n\r\n`.repeat(20));
    const half = await plain(on, on.admin);
    half.write(`POST ${MAPS} HTTP/1.1\r\nHost: h\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{`);
    const session = connectHttp2(on.url, { ca: on.ca, ...on.admin, settings: { initialWindowSize: 0 } });
    session.on('error', () => {});
    open.push(session);
    await new Promise((resolve) => session.once('connect', resolve));
    ask(session, `${MAPS}/big`);
    const watch = ask(session, `${MAPS}?watch=1`);
    await new Promise((resolve) => watch.once('response', resolve));
    const began = performance.now();
    await on.app.close();
    // Running requests have 60 s.
    expect(performance.now() - began).toBeLessThan(50_000);
    bare.destroy();
  });

  test('a stop lets a running request finish', async () => {
    let begun = false;
    let finish: () => void = () => undefined;
    const working = new Promise<void>((resolve) => (finish = resolve));
    edge = await startEdgeWithDefault({
      registry: (registry) => ({
        ...registry,
        async get(...asked) {
          begun = true;
          await working;
          return registry.get(...asked);
        },
      }),
    });
    const path = '/api/v1/namespaces/default';
    const [first, second] = [edge.call('GET', path), http2Answer(edge.http2(), path)];
    await waitFor('the request', () => begun);
    const closing = edge.app.close();
    await delay(7_000);
    finish();
    expect([(await first).status, await second]).toEqual([200, 200]);
    await closing;
  });
});

async function http2Answer(session: ClientHttp2Session, path: string): Promise<unknown> {
  const stream = session.request({ ':path': path });
  stream.resume();
  const [headers] = (await once(stream, 'response')) as [Record<string, unknown>];
  return headers[':status'];
}
