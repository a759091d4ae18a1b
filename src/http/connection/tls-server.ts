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
import { endInOwnTurn } from './session-end.js';
import { endFailedHandshakes } from './plain-request.js';
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

/** Frames and streams of one HTTP/2 connection that break the rules before it is closed; a client in order sends none. */
const MOST_BROKEN_FRAMES = 100;

/**
 * What one HTTP/2 connection may hold before it is told to calm down, in MB. A client in order has first states of many
 * watches unread at once; who does not read at all is seen to by `Connections`.
 */
const SESSION_MEMORY = 128;

/** AES with 128 bits first, as Go's servers do: it is nearly twice as quick as with 256, and long lists feel it. */
const CIPHERS = `TLS_AES_128_GCM_SHA256:ECDHE-ECDSA-AES128-GCM-SHA256:ECDHE-RSA-AES128-GCM-SHA256:${DEFAULT_CIPHERS}`;

/** Bounds of connections; times in milliseconds, sizes in bytes. */
export interface ConnectionLimits {
  readonly maxHeaderBytes: number;
  readonly maxStreamsPerConnection: number;
  readonly handshakeTimeout: number;
  /** From the first byte of a request to the last one of its head (HTTP/1.1). */
  readonly headersTimeout: number;
  /** To the last byte of its body (HTTP/1.1). */
  readonly requestTimeout: number;
  /** A connection without requests is closed after this. */
  readonly idleTimeout: number;
}

/** What becomes of requests. */
export interface RequestHandlers {
  /** Notes every request of HTTP/1.1 in `order` before it does anything about it. */
  readonly listener: RequestListener;
  readonly onUpgrade: UpgradeListener;
  readonly order: AnswerOrder;
}

/** A listening socket that speaks HTTP/2 and HTTP/1.1, and the connections it has. */
export interface TlsServer {
  readonly server: http2.Http2SecureServer;
  /** Tells clients to take their next request elsewhere; what runs goes on. */
  goAway(): void;
  /** From now on, connections with client certificates of these authorities (PEM) are let in. */
  trustClients(authorities: readonly string[]): void;
  /** From now on, new connections are shown this certificate. */
  show(certified: Pick<TlsOptions, 'key' | 'cert'>): void;
  /** Ends what is left. */
  destroyConnections(): void;
}

/**
 * HTTPS with the protocol agreed on by ALPN. Client certificates are asked for, not demanded: who has none may still be
 * somebody else's business (health checks, the documentation page). TLS 1.2 is the oldest version.
 */
export function createTlsServer(
  tls: TlsOptions,
  limits: ConnectionLimits,
  connections: Connections,
  { listener, onUpgrade, order }: RequestHandlers,
): TlsServer {
  const sockets = new Set<TLSSocket>();
  const sessions = new Set<http2.ServerHttp2Session>();
  const server = http2.createSecureServer(
    {
      allowHTTP1: true,
      // Without it a head that goes out before its body waits for the acknowledgement of what was sent before.
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
    },
    listener as unknown as (request: http2.Http2ServerRequest, response: http2.Http2ServerResponse) => void,
  );
  trustEachAuthority(server);
  // These are the HTTP/1.1 server's knobs; Node reads them from the HTTP/2 server for connections that fell back.
  Object.assign(server, {
    maxHeaderSize: limits.maxHeaderBytes,
    maxHeadersCount: MOST_FIELDS_READ,
    headersTimeout: limits.headersTimeout,
    requestTimeout: limits.requestTimeout,
    keepAliveTimeout: limits.idleTimeout,
    // `headFault` answers in words.
    requireHostHeader: false,
    // Node from 22.21 on asks before it hands a connection over; older ones hand over every one.
    shouldUpgradeCallback: (request: IncomingMessage) => onUpgrade.wants(request),
  });
  // Whoever reads the body says when it may come (`exchange.ts`), so that one nobody wants is not sent.
  server.on('checkContinue', listener as never);
  // Node would answer by itself, and nobody would know of the answer that is on its way (`headFault` refuses it).
  server.on('checkExpectation', listener as never);
  server.on('connect', (request: IncomingMessage, answer: Duplex) => {
    if (isHttp2(request)) refuseConnect(request, answer);
    else order.after(answer, () => refuseConnect(request, answer));
  });
  server.on('upgrade', (request, socket, head) => {
    order.after(socket, () => {
      // Node counts the idle time from the answer before.
      socket.setTimeout(0);
      onUpgrade.take(request, socket, head);
    });
  });
  server.prependListener('connection', (socket: Socket) => connections.arrived(socket));
  server.prependListener('secureConnection', (socket: TLSSocket) => {
    connections.secured(socket);
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    // HTTP/2 clients do not close one side alone: who closed has left, and its watches shall not wait for an event to
    // learn it.
    if (socket.alpnProtocol === 'h2') socket.once('end', () => socket.destroy());
  });
  // After Node's own listener, which has the parser of HTTP/1.1 read from the connection itself. When that pauses, because
  // the next request is there before the last answer has left, what was decrypted with it is still handed over and refused
  // (`HPE_PAUSED`): the client's request would be answered 400. Who listens to the data makes it come in order.
  server.on('secureConnection', (socket: TLSSocket) => {
    if (socket.alpnProtocol !== 'h2') socket.on('data', ignore);
  });
  server.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
    connections.began(session);
    endInOwnTurn(session);
    session.setTimeout(timerDelay(limits.idleTimeout), () => {
      // A quiet watch is no reason to go; everything else has deadlines of its own.
      if (!connections.isIdle(session)) return;
      session.close();
      setTimeout(() => session.destroy(), LINGER).unref();
    });
  });
  endFailedHandshakes(server);
  // A connection that cannot be taken, for want of memory or descriptors, is no reason to end those that are there. Who
  // opens the port hears why it cannot be had.
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

/** All that a context says: one that takes the place of another keeps nothing of it. */
function secureContext({ key, cert, clientCa }: TlsOptions): SecureContextOptions {
  return {
    ciphers: CIPHERS,
    honorCipherOrder: true,
    key,
    cert,
    ca: Array.isArray(clientCa) ? [...(clientCa as readonly (string | Buffer)[])] : (clientCa as string),
    minVersion: 'TLSv1.2',
    // A ticket carries the client's certificate, 10 KB a connection; clients of the API do not resume sessions.
    secureOptions: constants.SSL_OP_NO_TICKET,
  };
}

/**
 * Has each certificate that is named count as an authority of clients, also one that another has signed and that comes
 * without it. Node takes `allowPartialTrustChain` for contexts of clients alone, so that this sets it where Node keeps the
 * context of a server, and changes nothing where it is not found.
 */
function trustEachAuthority(server: http2.Http2SecureServer): void {
  interface Context {
    readonly context?: { readonly setAllowPartialTrustChain?: () => void };
  }
  (server as { readonly _sharedCreds?: Context })._sharedCreds?.context?.setAllowPartialTrustChain?.();
}

/** Who is at the other end of a connection, read once per connection. */
export interface ConnectionCredentials {
  of(request: IncomingMessage): Credentials;
}

/** Reads the client certificate of a connection on its first request and keeps it for the others. */
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

/** The credentials of one request: those of its connection, and what its headers say. */
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

  /** Node joins repeated headers, or drops all but the first; here each is itself. */
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

/** What all requests of one connection have in common. */
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
 * What OpenSSL says of a certificate that names any use at all, or a key that may not sign (`key encipherment` alone, which
 * certificate requests may ask for). Kubernetes looks at the extended usages only. Signatures and times are still looked
 * at: whatever is wrong with them is told instead, and who signed whom is seen again when the user is read.
 */
const WRONG_PURPOSE = 'INVALID_PURPOSE';
const CLIENT_AUTH = '1.3.6.1.5.5.7.3.2';
const ANY_USAGE = '2.5.29.37.0';

function isForClients({ keyUsage }: X509Certificate): boolean {
  // In spite of its name, this member lists the extended usages; without the extension there is none.
  const usages = keyUsage as readonly string[] | undefined;
  return usages === undefined || usages.includes(CLIENT_AUTH) || usages.includes(ANY_USAGE);
}

/** Most certificates above a client's own that are looked at. */
const LONGEST_CHAIN = 8;

function issuersOf(leaf: X509Certificate): X509Certificate[] {
  const chain: X509Certificate[] = [];
  for (let next = leaf.issuerCertificate; next !== undefined && chain.length < LONGEST_CHAIN;) {
    chain.push(next);
    next = next.issuerCertificate;
  }
  return chain;
}
