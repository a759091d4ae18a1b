import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

/**
 * Header field limit of one request. Clients of the API send about ten, proxies add a few, and those that impersonate
 * users send one for each group.
 */
const MOST_FIELDS = 1_024;
/**
 * Fields that Node reads of one head. Node silently drops the rest, so this is more than a request may have: a request
 * with dropped fields has too many, and is rejected. HTTP/2 adds up to five fields of its own.
 */
export const MOST_FIELDS_READ = MOST_FIELDS + 16;

/** Why the head of a request is rejected. */
export interface HeadFault {
  readonly status: number;
  /** One line in plain text: nothing has been negotiated yet. */
  readonly text: string;
}

/**
 * Checks for heads that Node's parser accepts and Go's net/http (and so kube-apiserver) does not: a version other than
 * 1.0 and 1.1, no `Host` or more than one (RFC 9112 §3.2), an expectation other than `100-continue` (RFC 9110 §10.1.1),
 * transfer codings other than chunked, which would be taken for the body itself, and, in Node before 20.20, targets
 * beyond ASCII and white space before the colon of a field. HTTP/2 has none of these. On both, a head with too many
 * fields is rejected as a whole: a dropped field might be one that restricts the request.
 */
export function headFault(request: IncomingMessage): HeadFault | undefined {
  if (countFields(request) > MOST_FIELDS) return TOO_MANY_FIELDS;
  if (isHttp2(request)) return undefined;
  const { httpVersionMajor, httpVersionMinor, headers } = request;
  // A request without a version (HTTP/0.9) has no complete request line.
  if (httpVersionMajor < 1) return MALFORMED;
  if (httpVersionMajor > 1) return UNSUPPORTED_VERSION;
  if (BEYOND_ASCII.test(request.url ?? '') || hasOpenName(request.rawHeaders)) return MALFORMED;
  const coding = headers['transfer-encoding'];
  if (coding !== undefined && coding.trim().toLowerCase() !== 'chunked') return UNSUPPORTED_CODING;
  // Requests without an expectation are served, and so is every expectation over HTTP/2, as in net/http.
  if (headers.expect && !CONTINUE.test(headers.expect)) return UNMET_EXPECTATION;
  const { host } = headers;
  if (host === undefined) return httpVersionMinor === 0 ? undefined : NO_HOST;
  if (countHosts(request.rawHeaders) > 1) return TWO_HOSTS;
  return HOST.test(host) ? undefined : BAD_HOST;
}

/** Whether the headers of a request announce a body; some clients send `Content-Length: 0` without one. */
export function announcesBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';
}

/**
 * Whether a request came over HTTP/2; the version alone is not enough, as HTTP/1.1 parsers accept `HTTP/2.0` as well.
 */
export function isHttp2(request: IncomingMessage): boolean {
  return 'stream' in request;
}

/**
 * The target of a request without scheme and authority: `https://host/api?x` and `/api?x` are equivalent (RFC 9112
 * §3.2.2), whatever the host.
 */
export function originForm(target: string): string {
  if (target.startsWith('/')) return target;
  const match = ABSOLUTE.exec(target);
  if (match === null) return target;
  const rest = target.slice(match[0].length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/**
 * Percent-encodes bytes beyond ASCII, which some clients send unencoded over HTTP/2, and which Node reads as Latin-1: as
 * in net/http, they are UTF-8.
 */
function inAscii(target: string): string {
  return target.replace(/[^\0-\x7f]/g, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** Passes only valid heads on to `listener`, their targets in origin form and in ASCII. */
export function checkHeads(listener: RequestListener): RequestListener {
  return (request, response) => {
    const fault = headFault(request);
    if (fault !== undefined) return refuse(response, fault);
    request.url = inAscii(originForm(request.url ?? '/'));
    // `OPTIONS *`; net/http answers it itself, too.
    if (request.url === '*' && request.method === 'OPTIONS') {
      response.writeHead(200, { 'content-length': 0 });
      response.end();
      return;
    }
    listener(request, response);
  };
}

/** Answers CONNECT, which Node emits separately: this server is not a proxy. */
export function refuseConnect(_request: unknown, answer: ServerResponse | NodeJS.WritableStream): void {
  if ('writeHead' in answer) {
    refuse(answer, NO_PROXY);
    return;
  }
  answer.end(
    `HTTP/1.1 ${NO_PROXY.text}\r\nContent-Type: ${PLAIN}\r\nContent-Length: ${NO_PROXY.text.length}\r\n` +
      `Connection: close\r\n\r\n${NO_PROXY.text}`,
  );
}

function refuse(response: ServerResponse, { status, text }: HeadFault): void {
  const headers = { 'content-type': PLAIN, 'content-length': text.length };
  // What follows gets no answer (`malformed.ts`).
  if (!('stream' in response)) response.shouldKeepAlive = false;
  response.writeHead(status, 'stream' in response ? headers : { ...headers, connection: 'close' });
  response.end(text);
}

/** Without the HTTP/2 pseudo-headers. */
function countFields(request: IncomingMessage): number {
  const { rawHeaders } = request;
  let count = rawHeaders.length / 2;
  // They come first.
  for (let at = 0; at < rawHeaders.length && rawHeaders[at]!.startsWith(':'); at += 2) count -= 1;
  return count;
}

/** Whether white space stands before the colon of a field: to others on the way it may be another field (RFC 9112 §5.1). */
function hasOpenName(rawHeaders: readonly string[]): boolean {
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]!.endsWith(' ')) return true;
  return false;
}

function countHosts(rawHeaders: readonly string[]): number {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!;
    if (name.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count;
}

const PLAIN = 'text/plain; charset=utf-8';
/** Characters of RFC 3986 §3.2.2; an empty host is one as well. */
const HOST = /^[A-Za-z0-9!$%&'()*+,\-.:;=[\]_~]*$/;
const BEYOND_ASCII = /[^\0-\x7f]/;
const CONTINUE = /(?:^|\W)100-continue(?:$|\W)/i;
const ABSOLUTE = /^[A-Za-z][A-Za-z0-9+.-]*:\/\/[^/?]*/;

const TOO_MANY_FIELDS: HeadFault = { status: 431, text: '431 Request Header Fields Too Large' };
const MALFORMED: HeadFault = { status: 400, text: '400 Bad Request' };
const NO_HOST: HeadFault = { status: 400, text: '400 Bad Request: missing required Host header' };
const TWO_HOSTS: HeadFault = { status: 400, text: '400 Bad Request: too many Host headers' };
const BAD_HOST: HeadFault = { status: 400, text: '400 Bad Request: malformed Host header' };
const NO_PROXY: HeadFault = { status: 405, text: '405 Method Not Allowed' };
const UNMET_EXPECTATION: HeadFault = { status: 417, text: '417 Expectation Failed' };
const UNSUPPORTED_CODING: HeadFault = { status: 501, text: '501 Not Implemented: Unsupported transfer encoding' };
const UNSUPPORTED_VERSION: HeadFault = {
  status: 505,
  text: '505 HTTP Version Not Supported: unsupported protocol version',
};
