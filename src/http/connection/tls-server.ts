import { constants, type X509Certificate } from 'node:crypto';
import http2 from 'node:http2';
import type { IncomingMessage, RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { DEFAULT_CIPHERS, type SecureContextOptions, type TLSSocket } from 'node:tls';
import type { Credentials } from '../../request/ports.js';
import { LINGER } from '../limits.js';
import type { AnswerOrder } from './answer-order.js';
import type { Connections } from './connections.js';
import { headerText } from './header-text.js';
import { Http2Response } from './http2-response.js';
import type { RequestClasses } from './counted-requests.js';
import { endInOwnTurn } from './session-end.js';
import { endFailedHandshakes } from './failed-handshakes.js';
import type { UpgradeListener } from './upgrade.js';
import { isHttp2, MOST_FIELDS_READ, refuseConnect } from './request-head.js';
import { timerDelay } from '../../meta/timer.js';

/** Keys and authorities of the secure port, in PEM. */
export interface TlsOptions {
  readonly key: string | Buffer;
  readonly cert: string | Buffer;
  /** Authorities of client certificates. */
  readonly clientCa: string | Buffer | readonly (string | Buffer)[];
}

/** Invalid frames and streams of one HTTP/2 connection before it is closed; a correct client sends none. */
const MOST_BROKEN_FRAMES = 100;

/**
 * Memory limit of one HTTP/2 connection before it gets ENHANCE_YOUR_CALM, in MB. A correct client may have the initial
 * states of many watches unread at once; `Connections` handles clients that do not read at all.
 */
const SESSION_MEMORY = 128;

/**
 * AES with 128 bits first, as in Go's servers: it is nearly twice as fast as with 256, which long lists profit from.
 */
const CIPHERS = `TLS_AES_128_GCM_SHA256:ECDHE-ECDSA-AES128-GCM-SHA256:ECDHE-RSA-AES128-GCM-SHA256:${DEFAULT_CIPHERS}`;

/** Limits of connections; times in milliseconds, sizes in bytes. */
export interface ConnectionLimits {
  readonly maxHeaderBytes: number;
  readonly maxStreamsPerConnection: number;
  readonly handshakeTimeout: number;
  /** From the first byte of a request to the last one of its head (HTTP/1.1). */
  readonly headersTimeout: number;
  /** To the last byte of its body (HTTP/1.1). */
  readonly requestTimeout: number;
  /** An idle connection is closed after this. */
  readonly idleTimeout: number;
}

/** The handlers of requests. */
export interface RequestHandlers {
  /** Registers every HTTP/1.1 request in `order` before anything else. */
  readonly listener: RequestListener;
  readonly onUpgrade: UpgradeListener;
  readonly order: AnswerOrder;
  /** Absent: those of Node. */
  readonly classes?: RequestClasses;
}

/** A listening socket that speaks HTTP/2 and HTTP/1.1, and the connections it has. */
export interface TlsServer {
  readonly server: http2.Http2SecureServer;
  /** Sends GOAWAY and the like: clients take their next request elsewhere, running ones continue. */
  goAway(): void;
  /** From now on, client certificates of these authorities (PEM) are accepted. */
  trustClients(authorities: readonly string[]): void;
  /** From now on, new connections get this certificate. */
  show(certified: Pick<TlsOptions, 'key' | 'cert'>): void;
  /** Closes the remaining connections. */
  destroyConnections(): void;
}

/**
 * HTTPS with the protocol negotiated by ALPN. Client certificates are requested, not required: health checks and the
 * documentation page work without one. TLS 1.2 is the oldest version.
 */
export function createTlsServer(
  tls: TlsOptions,
  limits: ConnectionLimits,
  connections: Connections,
  { listener, onUpgrade, order, classes }: RequestHandlers,
): TlsServer {
  const sockets = new Set<TLSSocket>();
  const sessions = new Set<http2.ServerHttp2Session>();
  const server = http2.createSecureServer(
    {
      allowHTTP1: true,
      // Without it, a head sent before its body waits for the acknowledgement of earlier data.
      noDelay: true,
      ...secureContext(tls),
      requestCert: true,
      rejectUnauthorized: false,
      handshakeTimeout: limits.handshakeTimeout,
      settings: {
        maxConcurrentStreams: limits.maxStreamsPerConnection,
        maxHeaderListSize: limits.maxHeaderBytes,
      },
      maxSessionMemory: SESSION_MEMORY,
      maxSessionInvalidFrames: MOST_BROKEN_FRAMES,
      maxSessionRejectedStreams: MOST_BROKEN_FRAMES,
      maxHeaderListPairs: MOST_FIELDS_READ,
      Http2ServerResponse: Http2Response,
      ...(classes === undefined ? {} : { Http1IncomingMessage: classes.http1, Http2ServerRequest: classes.http2 }),
    },
    listener as unknown as (request: http2.Http2ServerRequest, response: http2.Http2ServerResponse) => void,
  );
  trustEachAuthority(server);
  // Options of the HTTP/1.1 server; Node reads them from the HTTP/2 server for connections without HTTP/2.
  Object.assign(server, {
    maxHeaderSize: limits.maxHeaderBytes,
    maxHeadersCount: MOST_FIELDS_READ,
    headersTimeout: limits.headersTimeout,
    requestTimeout: limits.requestTimeout,
    keepAliveTimeout: limits.idleTimeout,
    // `headFault` answers with an explanation.
    requireHostHeader: false,
    // Node from 22.21 on asks before it detaches an upgrade; older versions detach every one.
    shouldUpgradeCallback: (request: IncomingMessage) => onUpgrade.wants(request),
  });
  // The reader of the body sends 100 (`exchange.ts`), so that unwanted bodies are not sent.
  server.on('checkContinue', listener as never);
  // Node would answer by itself, without regard to the response in progress (`headFault` rejects it).
  server.on('checkExpectation', listener as never);
  server.on('connect', (request: IncomingMessage, answer: Duplex) => {
    if (isHttp2(request)) refuseConnect(request, answer);
    else order.after(answer, () => refuseConnect(request, answer));
  });
  server.on('upgrade', (request, socket, head) => {
    order.after(socket, () => {
      // Node counts the idle time from the previous response.
      socket.setTimeout(0);
      onUpgrade.take(request, socket, head);
    });
  });
  server.prependListener('connection', (socket: Socket) => connections.arrived(socket));
  server.prependListener('secureConnection', (socket: TLSSocket) => {
    connections.secured(socket);
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    // HTTP/2 clients do not half-close: a client that closed has left, and its watches must not wait for an event to
    // notice.
    if (socket.alpnProtocol === 'h2') socket.once('end', () => socket.destroy());
  });
  server.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
    connections.began(session);
    endInOwnTurn(session);
    session.setTimeout(timerDelay(limits.idleTimeout), () => {
      // A quiet watch must not time out; everything else has its own deadlines.
      if (!connections.isIdle(session)) return;
      session.close();
      setTimeout(() => session.destroy(), LINGER).unref();
    });
  });
  endFailedHandshakes(server);
  // A connection that cannot be accepted, for want of memory or descriptors, must not end the others. Errors of opening
  // the port are reported to its opener.
  server.on('error', ignore);
  server.on('sessionError', (_error, session) => session.destroy());
  let current = tls;
  const take = (next: TlsOptions): void => {
    server.setSecureContext(secureContext(next));
    trustEachAuthority(server);
    current = next;
  };
  return {
    server,
    goAway() {
      for (const session of sessions) session.close();
    },
    trustClients: (clientCa) => take({ ...current, clientCa }),
    show: ({ key, cert }) => take({ ...current, key, cert }),
    destroyConnections() {
      for (const session of sessions) session.destroy();
      for (const socket of sockets) socket.destroy();
    },
  };
}

function ignore(): void {}

/** The complete context: a new one keeps nothing of the old one. */
function secureContext({ key, cert, clientCa }: TlsOptions): SecureContextOptions {
  return {
    ciphers: CIPHERS,
    honorCipherOrder: true,
    key,
    cert,
    ca: Array.isArray(clientCa) ? [...(clientCa as readonly (string | Buffer)[])] : (clientCa as string),
    minVersion: 'TLSv1.2',
    // A ticket contains the client's certificate, 10 KB per connection; clients of the API do not resume sessions.
    secureOptions: constants.SSL_OP_NO_TICKET,
  };
}

/**
 * Trusts each configured certificate as an authority of clients, also an intermediate one without its issuer. Node
 * offers `allowPartialTrustChain` for client contexts only, so this sets it on Node's stored server context, and does
 * nothing where that is not found.
 */
function trustEachAuthority(server: http2.Http2SecureServer): void {
  interface Context {
    readonly context?: { readonly setAllowPartialTrustChain?: () => void };
  }
  (server as { readonly _sharedCreds?: Context })._sharedCreds?.context?.setAllowPartialTrustChain?.();
}

/** The peer of a connection, read once per connection. */
export interface ConnectionCredentials {
  of(request: IncomingMessage): Credentials;
}

/** Reads the client certificate of a connection on its first request and caches it. */
export function createConnectionCredentials(): ConnectionCredentials {
  const known = new WeakMap<object, Credentials>();
  return {
    of(request) {
      const connection = connectionOf(request);
      let credentials = known.get(connection);
      if (credentials === undefined) known.set(connection, (credentials = readCertificate(connection)));
      return new RequestCredentials(credentials, request);
    },
  };
}

/** The credentials of one request: those of its connection and of its headers. */
class RequestCredentials implements Credentials {
  readonly #connection: Credentials;
  readonly #request: IncomingMessage;

  constructor(connection: Credentials, request: IncomingMessage) {
    this.#connection = connection;
    this.#request = request;
  }

  get certificate(): Buffer | undefined {
    return this.#connection.certificate;
  }

  get intermediates(): readonly Buffer[] | undefined {
    return this.#connection.intermediates;
  }

  get certificateError(): string | undefined {
    return this.#connection.certificateError;
  }

  get authorization(): string | undefined {
    const { authorization } = this.#request.headers;
    return authorization === undefined ? undefined : headerText(authorization);
  }

  get peer(): string | undefined {
    return this.#request.socket.remoteAddress;
  }

  /** Node joins repeated headers, or drops all but the first; this keeps each. */
  header(name: string): readonly string[] {
    const { rawHeaders } = this.#request;
    const values: string[] = [];
    for (let at = 0; at < rawHeaders.length; at += 2) {
      if (rawHeaders[at]!.toLowerCase() === name) values.push(headerText(rawHeaders[at + 1]!));
    }
    return values;
  }

  headerNames(): readonly string[] {
    return Object.keys(this.#request.headers);
  }
}

type Connection = TLSSocket | http2.ServerHttp2Session;

/** What all requests of one connection share. */
export function connectionOf(request: IncomingMessage): Connection {
  if (!isHttp2(request)) return request.socket as TLSSocket;
  const { session } = (request as unknown as http2.Http2ServerRequest).stream;
  return (session as http2.ServerHttp2Session | undefined) ?? (request.socket as TLSSocket);
}

function readCertificate(connection: Connection): Credentials {
  const socket = ('socket' in connection ? connection.socket : connection) as TLSSocket;
  const certificate = socket.getPeerX509Certificate?.();
  if (certificate === undefined) return {};
  const issuers = issuersOf(certificate);
  if (!socket.authorized) {
    const why = String(socket.authorizationError);
    if (why !== WRONG_PURPOSE || ![certificate, ...issuers].every(isForClients)) return { certificateError: why };
  }
  return { certificate: certificate.raw, intermediates: issuers.map(({ raw }) => raw) };
}

/**
 * OpenSSL's error for a certificate with any usage restriction, or a key that may not sign (`key encipherment` alone,
 * which certificate requests may ask for). Kubernetes checks the extended usages only. Signatures and times are still
 * checked: their faults are reported instead, and the issuer is verified again when the user is read.
 */
const WRONG_PURPOSE = 'INVALID_PURPOSE';
const CLIENT_AUTH = '1.3.6.1.5.5.7.3.2';
const ANY_USAGE = '2.5.29.37.0';

function isForClients({ keyUsage }: X509Certificate): boolean {
  // Despite its name, this member lists the extended usages; undefined without the extension.
  const usages = keyUsage as readonly string[] | undefined;
  return usages === undefined || usages.includes(CLIENT_AUTH) || usages.includes(ANY_USAGE);
}

/** Limit of certificates in a client's chain. */
const LONGEST_CHAIN = 8;

function issuersOf(leaf: X509Certificate): X509Certificate[] {
  const chain: X509Certificate[] = [];
  for (let next = leaf.issuerCertificate; next !== undefined && chain.length < LONGEST_CHAIN;) {
    chain.push(next);
    next = next.issuerCertificate;
  }
  return chain;
}
