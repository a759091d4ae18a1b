import type { ClientHttp2Session } from 'node:http2';
import type { TLSSocket } from 'node:tls';
import { closed, getHead, http2Session, pause, rawConnection, rawHttp2, type Target } from './connection.js';
import { http2Frame } from '../../support/http2-frame.js';
import type { Hostile } from './kinds.js';

/** Connections that one of these clients holds. */
const CONNECTIONS = 10;
/** Delay before a closed connection is reopened, in ms. */
const PAUSE = 200;

/** Opens connections, misuses each, and replaces closed ones. */
function holding(
  open: (target: Target) => Promise<TLSSocket | ClientHttp2Session | undefined>,
  begin: (connection: never, target: Target, stop: AbortSignal) => void,
): Hostile {
  const one: Hostile = async (target, stop, note) => {
    while (!stop.aborted) {
      const connection = await open(target);
      if (connection === undefined) note('not let in');
      else {
        begin(connection as never, target, stop);
        await closed(connection, stop);
        note('closed');
      }
      await pause(PAUSE, stop);
    }
  };
  return async (target, stop, note) => {
    await Promise.all(Array.from({ length: CONNECTIONS }, () => one(target, stop, note)));
  };
}

/** Streams with a window of zero bytes: each answer is prepared and can never be sent. */
export function unreadStreams(path: string, signedIn: boolean): Hostile {
  return holding(
    (target) => http2Session(target, 0),
    (session: ClientHttp2Session, { token }) => {
      const headers = signedIn ? { authorization: `Bearer ${token}` } : {};
      for (let count = 0; count < 1_000; count += 1) {
        if (session.destroyed) return;
        session.request({ ':path': path, ...headers }).on('error', () => undefined);
      }
    },
  );
}

/** A HEADERS frame without END_HEADERS, and nothing after it. */
export const unendedHeads: Hostile = holding(rawHttp2, (socket: TLSSocket) => {
  socket.write(http2Frame(1, 0, 1, getHead('/version')));
});

/** The head of a frame without its bytes. */
export const halfFrames: Hostile = holding(rawHttp2, (socket: TLSSocket) => {
  socket.write(http2Frame(1, 4, 1, getHead('/version').subarray(0, 12)).subarray(0, 12));
});

/** Many concurrent HTTP/1.1 requests whose answers are never read. */
export function unreadPipeline(path: string, signedIn: boolean): Hostile {
  return holding(
    (target) => rawConnection(target, 'http/1.1'),
    (socket: TLSSocket, { token }, stop) => {
      socket.pause();
      const authorization = signedIn ? `Authorization: Bearer ${token}\r\n` : '';
      socket.write(`GET ${path} HTTP/1.1\r\nHost: h\r\n${authorization}\r\n`.repeat(20));
      // A client that does not read notices a closed connection only when it writes; empty lines are not a request.
      const timer = setInterval(() => socket.write('\r\n'), 5_000);
      socket.once('close', () => clearInterval(timer));
      stop.addEventListener('abort', () => clearInterval(timer), { once: true });
    },
  );
}

/** Watches that are never read. */
export const unreadWatches: Hostile = holding(
  (target) => rawConnection(target, 'http/1.1'),
  (socket: TLSSocket, { token }) => {
    socket.pause();
    const path =
      '/api/v1/configmaps?watch=1&sendInitialEvents=true&resourceVersionMatch=NotOlderThan&allowWatchBookmarks=true';
    socket.write(`GET ${path} HTTP/1.1\r\nHost: h\r\nAuthorization: Bearer ${token}\r\n\r\n`);
    setTimeout(() => socket.destroy(), 20_000).unref();
  },
);

/** Bodies that send most of their bytes at once and the rest never. */
export function slowBodies(atOnce: number): Hostile {
  return holding(
    (target) => rawConnection(target, 'http/1.1'),
    (socket: TLSSocket, { token, namespace }, stop) => {
      const path = `/api/v1/namespaces/${namespace}/configmaps`;
      socket.resume();
      socket.write(
        `POST ${path} HTTP/1.1\r\nHost: h\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\n` +
          `Content-Length: 3000000\r\n\r\n${' '.repeat(atOnce)}`,
      );
      const timer = setInterval(() => socket.write(' '), 500);
      socket.once('close', () => clearInterval(timer));
      stop.addEventListener('abort', () => clearInterval(timer), { once: true });
    },
  );
}

/** Writes the same bytes as fast as the server reads them, and reads everything. */
function endless(socket: TLSSocket, bytes: Buffer): void {
  const more = (): void => {
    while (!socket.destroyed && socket.write(bytes));
  };
  socket.resume();
  socket.on('drain', more);
  more();
}

/** Bodies in chunks of one byte, without end. */
export const tinyChunks: Hostile = holding(
  (target) => rawConnection(target, 'http/1.1'),
  (socket: TLSSocket, { token, namespace }) => {
    socket.write(
      `POST /api/v1/namespaces/${namespace}/configmaps HTTP/1.1\r\nHost: h\r\nAuthorization: Bearer ${token}\r\n` +
        'Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n',
    );
    endless(socket, Buffer.from('1\r\n \r\n'.repeat(5_000)));
  },
);

/** Short HTTP/1.1 requests, each sent without waiting for the answers before it. */
export const endlessRequests: Hostile = holding(
  (target) => rawConnection(target, 'http/1.1'),
  (socket: TLSSocket) => endless(socket, Buffer.from('GET / HTTP/1.1\r\nHost:h\r\n\r\n'.repeat(1_000))),
);

/** Requests that are cancelled at once. */
export const rapidResets: Hostile = async (target, stop, note) => {
  const head = getHead('/version');
  while (!stop.aborted) {
    const socket = await rawHttp2(target);
    if (socket === undefined) {
      note('not let in');
      await pause(PAUSE, stop);
      continue;
    }
    let last = -1;
    const timer = setInterval(() => {
      const frames = Array.from({ length: 100 }, () => {
        last += 2;
        return Buffer.concat([http2Frame(1, 5, last, head), http2Frame(3, 0, last, Buffer.from([0, 0, 0, 8]))]);
      });
      socket.write(Buffer.concat(frames));
      note('reset');
    }, 10);
    await closed(socket, stop);
    clearInterval(timer);
    note('closed');
    await pause(PAUSE, stop);
  }
};

/** Handshakes only. */
export const comeAndGo: Hostile = holding(
  (target) => rawConnection(target, 'http/1.1'),
  (socket: TLSSocket) => socket.end(),
);
