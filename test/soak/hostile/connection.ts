import { connect as connectHttp2, type ClientHttp2Session } from 'node:http2';
import { connect as connectTls, type TLSSocket } from 'node:tls';
import { http2Frame } from '../../support/http2-frame.js';

/** Target and user of a hostile client. */
export interface Target {
  readonly url: string;
  readonly host: string;
  readonly port: number;
  readonly ca: string;
  /** A bearer token with all permissions in `namespace`. */
  readonly token: string;
  readonly namespace: string;
}

/** A TLS connection for hand-written bytes; undefined when the server rejected it. */
export function rawConnection({ host, port, ca }: Target, protocol: 'h2' | 'http/1.1'): Promise<TLSSocket | undefined> {
  return new Promise((resolve) => {
    const socket = connectTls({ host, port, ca, ALPNProtocols: [protocol] });
    const timer = setTimeout(() => socket.destroy(), LONGEST_HANDSHAKE);
    socket.on('error', () => undefined);
    socket.once('secureConnect', () => {
      clearTimeout(timer);
      resolve(socket);
    });
    socket.once('close', () => {
      clearTimeout(timer);
      resolve(undefined);
    });
  });
}

/** A raw connection after the HTTP/2 preface. */
export async function rawHttp2(target: Target): Promise<TLSSocket | undefined> {
  const socket = await rawConnection(target, 'h2');
  socket?.write(Buffer.concat([Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'), http2Frame(4, 0, 0, Buffer.alloc(0))]));
  socket?.resume();
  return socket;
}

/** The head of a GET, as the payload of a HEADERS frame (RFC 7541, appendix A; literals without indexing). */
export function getHead(path: string): Buffer {
  return Buffer.from([0x82, 0x87, 0x01, 1, 0x68, 0x04, path.length, ...Buffer.from(path)]);
}

/** An HTTP/2 connection; undefined when the server rejected it. */
export function http2Session(target: Target, initialWindowSize?: number): Promise<ClientHttp2Session | undefined> {
  return new Promise((resolve) => {
    const session = connectHttp2(target.url, {
      ca: target.ca,
      ...(initialWindowSize === undefined ? {} : { settings: { initialWindowSize } }),
    });
    const timer = setTimeout(() => session.destroy(), LONGEST_HANDSHAKE);
    session.on('error', () => undefined);
    session.once('connect', () => {
      clearTimeout(timer);
      resolve(session);
    });
    session.once('close', () => {
      clearTimeout(timer);
      resolve(undefined);
    });
  });
}

/** Resolves when the connection is closed or the time is over, and then closes it. */
export function closed(connection: TLSSocket | ClientHttp2Session, stop: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => void connection.destroy();
    connection.once('close', () => {
      stop.removeEventListener('abort', end);
      resolve();
    });
    if (connection.destroyed) resolve();
    else if (stop.aborted) end();
    else stop.addEventListener('abort', end);
  });
}

/** Waits; shorter when the time is over. */
export function pause(milliseconds: number, stop: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (stop.aborted) return resolve();
    const over = (): void => {
      clearTimeout(timer);
      stop.removeEventListener('abort', over);
      resolve();
    };
    const timer = setTimeout(over, milliseconds);
    stop.addEventListener('abort', over);
  });
}

const LONGEST_HANDSHAKE = 60_000;
