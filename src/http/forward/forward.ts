import { request as httpRequest, type ClientRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import type { Duplex } from 'node:stream';
import { serviceUnavailable } from '../../meta/errors.js';
import { headerList } from '../../meta/header-list.js';
import { hostPort } from '../../meta/host-port.js';
import { timerDelay } from '../../meta/timer.js';
import { withoutBearerProtocols } from '../../request/bearer-protocol.js';
import { LINGER } from '../limits.js';
import type { Exchange } from '../response/exchange.js';
import type { UpgradableSocket } from '../watch/watch-socket.js';
import type { Destination } from './destination.js';
import { type Headers, headersBack, isLog, logRefusal } from './way-back.js';

/** How node agents are contacted. */
export interface AgentCredentials {
  readonly certificate?: string;
  readonly key?: string;
  /** Authority of the agents' certificates; absent: they are not verified, as in kube-apiserver. */
  readonly authority?: string;
}

/** Deadline for connecting and the start of the answer, in milliseconds. */
const PATIENCE = 30_000;
/** Hop-by-hop headers (RFC 9110 §7.6.1), and those for this server alone. */
const NOT_FORWARDED = new Set([
  'authorization',
  'connection',
  'host',
  'http2-settings',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Statuses of answers without a body. */
const WITHOUT_CONTENT: ReadonlySet<number> = new Set([204, 304]);
/** Lower statuses are interim. */
const FIRST_FINAL = 200;

/**
 * Forwards a request and streams back its answer. Resolves when the answer has begun; an answer that breaks off is
 * broken off for the client too.
 *
 * @throws StatusError 503 when the destination cannot be reached
 */
export function forward(exchange: Exchange, to: Destination, credentials: AgentCredentials): Promise<void> {
  return new Promise((resolve, reject) => {
    const { request, response } = exchange;
    const sent = open(exchange, to, credentials, headersThere(request, to));
    ordinaryAnswer(exchange, sent, to).then(resolve, reject);
    response.once('close', () => sent.destroy());
    // The body of a GET is dropped, as everywhere.
    if (request.method === 'GET' || request.method === 'HEAD') sent.end();
    else {
      exchange.askForBody();
      request.pipe(sent);
    }
  });
}

/** Resolves when the answer has begun to stream back. @throws StatusError 503 when none comes */
function ordinaryAnswer(exchange: Exchange, sent: ClientRequest, to: Destination): Promise<void> {
  return new Promise((resolve, reject) => {
    const { response } = exchange;
    sent.on('error', (error) => (response.headersSent ? exchange.cut() : reject(unreachable(to, error))));
    // For an unrequested protocol switch, Node reports nothing but the end.
    const unanswered = (): void => reject(unreachable(to, new Error('the connection ended without an answer')));
    sent.once('close', unanswered);
    sent.once('response', (answer) => {
      sent.off('close', unanswered);
      if (to.asked === 'log' && !isLog(answer.statusCode ?? 0)) {
        logRefusal(answer, exchange.info?.kind === 'resource' ? exchange.info.name : '').then(reject, reject);
        return;
      }
      try {
        resolve(handBack(exchange, sent, answer, to));
      } catch (error) {
        reject(error as Error);
      }
    });
  });
}

/** Begins to stream back the answer. @throws StatusError 503 for what cannot be forwarded */
function handBack(exchange: Exchange, sent: ClientRequest, answer: IncomingMessage, to: Destination): void {
  const { request, response } = exchange;
  const { statusCode = 0 } = answer;
  sent.setTimeout(0);
  const endsWithHead = request.method === 'HEAD' || WITHOUT_CONTENT.has(statusCode);
  try {
    // Parsers accept any three digits. Lower statuses are not final; HTTP/2 allows none above 599.
    if (statusCode < FIRST_FINAL) throw new Error(`it answers with the status ${statusCode}`);
    const headers = headersBack(forwardedHeaders(answer), to, hostOf(request));
    if (WITHOUT_CONTENT.has(statusCode)) delete headers['content-length'];
    response.writeHead(statusCode, endsWithHead ? headers : { ...headers, ...trailerHeader(request, answer) });
  } catch (error) {
    letGo(sent, answer);
    throw unreachable(to, error as Error);
  }
  if (endsWithHead) {
    // Some servers send content all the same, which would be an error of the connection to them.
    letGo(sent, answer);
    response.end();
    return;
  }
  answer.on('error', () => exchange.cut());
  answer.pipe(response, { end: false });
  answer.once('end', () => {
    response.addTrailers(trailersBack(answer));
    response.end();
  });
  // The head of a followed log is sent before its first line.
  exchange.flushHead();
}

/** Closes the connection to the destination. The client has its answer, so later errors are ignored. */
function letGo(sent: ClientRequest, answer: IncomingMessage): void {
  sent.removeAllListeners('error');
  for (const ended of [sent, answer]) ended.on('error', () => undefined);
  sent.destroy();
}

/** The header that announces trailers. They require chunked content, which HTTP/1.0 does not know. */
function trailerHeader({ httpVersion }: IncomingMessage, answer: IncomingMessage): Headers {
  const { trailer, 'transfer-encoding': coding } = answer.headers;
  return trailer === undefined || coding === undefined || httpVersion === '1.0' ? {} : { trailer };
}

/** The trailers of an answer, without hop-by-hop and length fields. */
function trailersBack({ trailers }: IncomingMessage): Headers {
  const fields: Headers = {};
  for (const [name, value] of Object.entries(trailers)) {
    if (value !== undefined && name !== 'content-length' && !NOT_FORWARDED.has(name)) fields[name] = value;
  }
  return fields;
}

/**
 * Forwards an upgrade (SPDY or WebSocket, for `exec`, `attach` and `portforward`): once the destination has agreed,
 * both connections are joined.
 *
 * @throws StatusError 503 when the destination cannot be reached
 */
export function forwardUpgrade(
  exchange: Exchange,
  upgradable: UpgradableSocket,
  to: Destination,
  credentials: AgentCredentials,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const { request } = exchange;
    const wish = { connection: 'Upgrade', upgrade: request.headers.upgrade ?? '' };
    const sent = open(exchange, to, credentials, { ...headersThere(request, to), ...wish });
    const client = upgradable.socket;
    // It may refuse.
    ordinaryAnswer(exchange, sent, to).then(resolve, reject);
    sent.once('upgrade', (answer, socket, head) => {
      sent.setTimeout(0);
      socket.setTimeout(0);
      exchange.upgrade();
      client.write(switchingHead(answer));
      if (head.length > 0) client.write(head);
      if (upgradable.head.length > 0) socket.write(upgradable.head);
      join(client, socket, exchange.patience);
      resolve();
    });
    client.once('close', () => sent.destroy());
    sent.end();
  });
}

function open(exchange: Exchange, to: Destination, credentials: AgentCredentials, headers: Headers): ClientRequest {
  const options: RequestOptions = {
    method: exchange.request.method ?? 'GET',
    host: to.host,
    port: to.port,
    path: to.path,
    headers,
    agent: false,
  };
  const own = to.nodeAgent ? credentials : {};
  const sent =
    to.scheme === 'http'
      ? httpRequest(options)
      : httpsRequest({
          ...options,
          // The host in the header may be that of this server.
          servername: isIP(to.host) === 0 ? to.host : '',
          ...(own.certificate !== undefined && { cert: own.certificate }),
          ...(own.key !== undefined && { key: own.key }),
          ...(own.authority === undefined
            ? { rejectUnauthorized: false }
            : { ca: own.authority, allowPartialTrustChain: true }),
        });
  sent.setTimeout(PATIENCE, () => sent.destroy(new Error('no answer in time')));
  return sent;
}

/**
 * The headers of a forwarded request. Pages behind a proxy get the client's name for this server, and the path at which
 * they are seen. Impersonation headers and tokens in subprotocols are for this server only.
 */
function headersThere(request: IncomingMessage, to: Destination): Headers {
  const headers = forwardedHeaders(request);
  for (const name of Object.keys(headers)) if (name.startsWith('impersonate-')) delete headers[name];
  const protocols = headers['sec-websocket-protocol'];
  if (protocols !== undefined) {
    const left = withoutBearerProtocols(headerList([String(protocols)])).join(', ');
    if (left === '') delete headers['sec-websocket-protocol'];
    else headers['sec-websocket-protocol'] = left;
  }
  headers['host'] = hostPort(to.host, to.port);
  if (to.asked === 'log' || to.asked === 'stream') return headers;
  const path = to.path.split('?', 1)[0]!;
  const before = headers['x-forwarded-for'];
  const client = request.socket.remoteAddress ?? '';
  return {
    ...headers,
    host: hostOf(request),
    'x-forwarded-uri': `${to.asked.path}${path}`,
    'x-forwarded-for': before === undefined ? client : `${String(before)}, ${client}`,
  };
}

/** The client's name for this server. */
function hostOf({ headers }: IncomingMessage): string {
  return String(headers.host ?? headers[':authority'] ?? '');
}

function forwardedHeaders(message: IncomingMessage): Headers {
  const named = headerList([String(message.headers.connection ?? '').toLowerCase()]);
  const headers: Headers = {};
  for (const [name, value] of Object.entries(message.headers)) {
    if (value === undefined || name.startsWith(':') || NOT_FORWARDED.has(name) || named.includes(name)) continue;
    headers[name] = value;
  }
  return headers;
}

function switchingHead(answer: IncomingMessage): string {
  const lines = [`HTTP/1.1 101 ${answer.statusMessage || 'Switching Protocols'}`];
  for (let at = 0; at < answer.rawHeaders.length; at += 2) {
    lines.push(`${answer.rawHeaders[at]}: ${answer.rawHeaders[at + 1]}`);
  }
  return `${lines.join('\r\n')}\r\n\r\n`;
}

/** Joins two connections: each closes when the other does, after all of its data has been passed on. */
function join(a: Duplex, b: Duplex, patience: number): void {
  for (const [from, to] of [
    [a, b],
    [b, a],
  ] as const) {
    from.pipe(to);
    from.on('error', () => to.destroy());
    from.once('close', () => endWhenWritten(to, patience));
  }
}

/** Closes a connection when its last data has been sent, or at a deadline. */
function endWhenWritten(connection: Duplex, patience: number): void {
  // The peer broke off, or nothing is left.
  if (!connection.writableEnded || connection.writableFinished) return void connection.destroy();
  const closeIn = (milliseconds: number): NodeJS.Timeout =>
    setTimeout(() => connection.destroy(), timerDelay(milliseconds));
  let timer = closeIn(patience);
  connection.once('close', () => clearTimeout(timer));
  connection.once('finish', () => {
    clearTimeout(timer);
    timer = closeIn(LINGER);
  });
  // Closing with unread bytes would send a reset, which can overtake the last data.
  connection.resume();
}

function unreachable(to: Destination, error: Error) {
  const where = `${to.scheme}://${to.host}:${to.port}`;
  const who = to.nodeAgent ? 'the node agent' : 'service';
  // Messages of OpenSSL surround the reason with places in its source.
  const why = /:SSL routines:[^:]*:([^:]+):/.exec(error.message)?.[1] ?? error.message;
  return serviceUnavailable(`error trying to reach ${who} at ${where}: ${why}`);
}
