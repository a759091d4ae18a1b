import { type IncomingMessage, type RequestListener, STATUS_CODES, ServerResponse, createServer } from 'node:http';
import type { Duplex } from 'node:stream';
import { isTrue, parseRequestInfo } from '../../request/parse-info.js';
import type { HttpLimits } from '../limits.js';
import type { MalformedAnswers } from './malformed.js';
import { parseQuery } from '../request/query.js';
import type { RequestClasses } from './counted-requests.js';
import { announcesBody, headFault, originForm } from './request-head.js';
import type { UpgradableSocket } from '../watch/watch-socket.js';

/** The handlers of upgrade requests. */
export interface UpgradeListeners {
  /** Serves it like every other request. */
  readonly plain: RequestListener;
  /** Serves a watch that may be upgraded to WebSocket. */
  readonly watch: (request: IncomingMessage, response: ServerResponse, upgradable: UpgradableSocket) => void;
}

/** Handles HTTP/1.1 requests with `Connection: Upgrade`. */
export interface UpgradeListener {
  /** Whether the request may be upgraded; otherwise it is served like every other. */
  wants(request: IncomingMessage): boolean;
  /** Serves such a request on its detached connection; on older Node also unwanted upgrades. */
  take(request: IncomingMessage, socket: Duplex, head: Buffer): void;
}

/**
 * Takes over HTTP/1.1 connections with `Connection: Upgrade`. Only watches and forwarded requests (`forward/`) support
 * another protocol; for all others the wish is ignored, which RFC 9110 §7.8 allows and Go's server does.
 *
 * Node detaches such a connection; before 22.21 without asking. Watches and forwarded requests keep it; for the others
 * the head is written again without the wish and read by a server without `upgrade` listener, so that bodies are read
 * normally. A head that cannot be reproduced exactly is rejected before.
 */
export function createUpgradeListener(
  { plain, watch }: UpgradeListeners,
  malformed: MalformedAnswers,
  limits: Pick<HttpLimits, 'maxHeaderBytes'>,
  { http1 }: Pick<RequestClasses, 'http1'>,
): UpgradeListener {
  // What the first parser accepted is accepted again; `plain` decides.
  const options = { requireHostHeader: false, maxHeaderSize: limits.maxHeaderBytes, IncomingMessage: http1 };
  const ordinary = createServer(options, plain);
  ordinary.on('checkContinue', plain);
  ordinary.on('checkExpectation', plain);
  ordinary.on('clientError', (error, socket) => malformed.refuse(error, socket));
  const wants = (request: IncomingMessage): boolean => isWatchOverWebSocket(request) || mayBeForwarded(request);
  const take = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    const fault = headFault(request);
    if (fault !== undefined) {
      malformed.answer(socket, `${fault.status} ${STATUS_CODES[fault.status]}`, fault.text);
      return;
    }
    if (!wants(request)) {
      socket.unshift(Buffer.concat([Buffer.from(plainHead(request), 'latin1'), head]));
      ordinary.emit('connection', socket);
      return;
    }
    request.url = originForm(request.url ?? '/');
    const response = new ServerResponse(request);
    response.shouldKeepAlive = false;
    response.assignSocket(socket as never);
    // As for Node's own responses: the connection ends with the answer.
    response.once('finish', () => {
      response.detachSocket(socket as never);
      response.emit('close');
      socket.end();
    });
    watch(request, response, { socket, head });
  };
  return { wants, take };
}

function isWatchOverWebSocket(request: IncomingMessage): boolean {
  const { method, headers } = request;
  if (method !== 'GET' || headers.upgrade?.toLowerCase() !== 'websocket') return false;
  if (announcesBody(request)) return false;
  const [path = '', search = ''] = originForm(request.url ?? '/').split(/\?(.*)/s);
  const parsed = parseRequestInfo('GET', path, {
    watch: watchOf(search),
    fieldSelector: undefined,
    labelSelector: undefined,
  });
  return parsed.kind === 'info' && parsed.info.kind === 'resource' && parsed.info.verb === 'watch';
}

/** Subresources that may be upgraded; the handler decides later. */
const FORWARDED = new Set(['attach', 'exec', 'portforward', 'proxy']);

function mayBeForwarded(request: IncomingMessage): boolean {
  const { method = 'GET', url = '/' } = request;
  if (announcesBody(request)) return false;
  const [path = ''] = originForm(url).split('?');
  const parsed = parseRequestInfo(method, path, {
    watch: undefined,
    fieldSelector: undefined,
    labelSelector: undefined,
  });
  return parsed.kind === 'info' && parsed.info.kind === 'resource' && FORWARDED.has(parsed.info.subresource);
}

/** The `watch` parameter of a query; invalid ones are rejected later. */
function watchOf(search: string): string | undefined {
  try {
    const watch = parseQuery(search).get('watch');
    return isTrue(watch) ? watch : undefined;
  } catch {
    return undefined;
  }
}

/** The original head without the upgrade; the connection ends with the answer. */
function plainHead({ method, url, httpVersion, rawHeaders }: IncomingMessage): string {
  let text = `${method} ${url} HTTP/${httpVersion}\r\n`;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!;
    if (!/^(?:connection|upgrade)$/i.test(name)) text += `${name}: ${rawHeaders[at + 1]}\r\n`;
  }
  return `${text}Connection: close\r\n\r\n`;
}
