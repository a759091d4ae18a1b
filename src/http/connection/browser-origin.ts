import type { IncomingMessage, ServerResponse } from 'node:http';
import { StatusError, unsupportedMediaType } from '../../meta/errors.js';
import type { ErrorWriter } from '../errors.js';
import { Exchange, type ExchangeTerms } from '../response/exchange.js';
import { announcesBody } from './request-head.js';

/** Whether a page of this origin may use the API (`--cors-allowed-origins`). */
export type AllowedOrigin = (origin: string) => boolean;

const BROWSER = /^(?:Mozilla|Opera)\//;
const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Checks a request before everything else. True: it has been answered. */
export type BrowserGuard = (request: IncomingMessage, response: ServerResponse, upgrade: boolean) => boolean;

/** Makes the guard of one server. */
export function createBrowserGuard(allowed: AllowedOrigin, errors: ErrorWriter, terms: ExchangeTerms): BrowserGuard {
  return (request, response, upgrade) => {
    const { headers } = request;
    if (headers.origin === undefined && headers['sec-fetch-site'] === undefined) return false;
    try {
      checkBrowser(request, allowed, upgrade);
    } catch (error) {
      const { code, contentType, body } = errors.answer(errors.classify(error, { url: request.url }));
      response.on('error', () => {});
      new Exchange(request, response, performance.now(), terms).sendRefusal(code, contentType, body, {});
      return true;
    }
    return allowOrigin(request, response, allowed);
  };
}

/**
 * Keeps pages of other origins from acting with the client certificate that a browser holds for this server. Browsers
 * state the origin of a request (`Origin`, `Sec-Fetch-Site`); clients that do not are unaffected. What a page of
 * another origin may do without a preflight is rejected: writes, and WebSockets, whose messages it could read. Reads
 * are allowed, since a browser does not show it the response. Non-browser clients send an origin with WebSockets, too,
 * as their libraries demand one (`http://localhost`), and are allowed.
 *
 * @param upgrade the request asks for WebSocket
 * @throws StatusError 403 for another origin; 415 for a body from a browser without a media type
 */
function checkBrowser(request: IncomingMessage, allowed: AllowedOrigin, upgrade: boolean): void {
  const { headers, method = 'GET' } = request;
  const { origin } = headers;
  const site = headers['sec-fetch-site'];
  if (upgrade ? !mayBeOfPage(request) : READS.has(method)) return;
  const foreign =
    origin === undefined
      ? site === 'cross-site' || site === 'same-site'
      : !isOwnOrigin(origin, request) && !allowed(origin);
  if (foreign) throw new StatusError(403, 'Forbidden', `requests of pages from ${place(origin)} are not allowed`);
  if (!upgrade && headers['content-type'] === undefined && announcesBody(request)) {
    throw unsupportedMediaType(['application/json']);
  }
}

/** Whether it may come from a browser: a page can hide neither its browser's user agent nor its own origin. */
function mayBeOfPage({ headers }: IncomingMessage): boolean {
  if (headers.origin === 'null' || headers['sec-fetch-site'] !== undefined) return true;
  return BROWSER.test(headers['user-agent'] ?? '');
}

/**
 * Lets pages of allowed origins read responses (CORS), as kube-apiserver does. True: the request was a preflight, and
 * is answered.
 */
function allowOrigin(request: IncomingMessage, response: ServerResponse, allowed: AllowedOrigin): boolean {
  const { origin } = request.headers;
  if (origin === undefined || !allowed(origin)) return false;
  response.setHeader('access-control-allow-origin', origin);
  response.setHeader('access-control-allow-methods', 'POST, GET, OPTIONS, PUT, DELETE, PATCH');
  response.setHeader(
    'access-control-allow-headers',
    'Content-Type, Content-Length, Accept-Encoding, X-CSRF-Token, Authorization, X-Requested-With, If-Modified-Since',
  );
  response.setHeader('access-control-expose-headers', 'Date');
  response.setHeader('access-control-allow-credentials', 'true');
  response.setHeader('vary', 'Origin');
  if (request.method !== 'OPTIONS') return false;
  response.writeHead(204);
  response.end();
  return true;
}

/** Whether a page was served by this very server, under the host name of the request. */
function isOwnOrigin(origin: string, request: IncomingMessage): boolean {
  const authority = (request.headers[':authority'] as string | undefined) ?? request.headers.host;
  if (authority === undefined || !URL.canParse(origin) || !URL.canParse(`https://${authority}`)) return false;
  const page = new URL(origin);
  return page.protocol === 'https:' && page.host === new URL(`https://${authority}`).host;
}

/** An origin for error messages; its text is untrusted. */
function place(origin: string | undefined): string {
  return origin === undefined ? 'another site' : JSON.stringify(origin.slice(0, 200));
}
