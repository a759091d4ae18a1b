import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Http2ServerRequest, ServerHttp2Stream } from 'node:http2';
import { auditIdFrom, type Call } from '../../pipeline/call.js';
import type { RequestInfo } from '../../request/info.js';
import { isGone } from '../connection/connections.js';
import { cutOff } from '../connection/cut-off.js';
import { headerText } from '../connection/header-text.js';
import { announcesBody, isHttp2 } from '../connection/request-head.js';
import { dropRest } from '../request/unread-body.js';
import { askForBody } from './ask-for-body.js';
import type { Presentation } from './views.js';
import { warningHeaders } from '../../meta/warning-header.js';
import { timerDelay } from '../../meta/timer.js';

/** What all exchanges of a handler share. */
export interface ExchangeTerms {
  /** How long a client may take to make room for more, in milliseconds. */
  readonly patience: number;
  /** Whether connections take no further request (the server is stopping). */
  readonly last: () => boolean;
  /** Called with the number of bytes handed over for sending. */
  readonly wrote: (bytes: number) => void;
}

/**
 * One request of an external client and its response, over HTTP/1.1 or HTTP/2: both have the same shape in Node, so
 * nothing else in `http/` depends on the protocol.
 */
export class Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Milliseconds, monotonic. */
  readonly started: number;
  /** The request info, once the path was parsed. */
  info: RequestInfo | undefined;
  /** Known once the client's headers were read. */
  presentation: Presentation | undefined;
  /** The request context of the chain, whose warnings the response sends. */
  call: Call | undefined;
  readonly isHttp2: boolean;
  readonly #terms: ExchangeTerms;
  /** The client waits for 100 before it sends its body (`Expect: 100-continue`). */
  #holdsBodyBack: boolean;
  #upgraded = false;

  constructor(request: IncomingMessage, response: ServerResponse, started: number, terms: ExchangeTerms) {
    this.request = request;
    this.response = response;
    this.started = started;
    this.isHttp2 = isHttp2(request);
    this.#holdsBodyBack = request.headers.expect !== undefined && announcesBody(request);
    this.#terms = terms;
  }

  /** How long the client may take to make room for more, in milliseconds. */
  get patience(): number {
    return this.#terms.patience;
  }

  /** HTTP/2 only; Node's typings separate its requests from those of HTTP/1.1. */
  get #stream(): ServerHttp2Stream {
    return (this.request as unknown as Http2ServerRequest).stream;
  }

  /**
   * Discards the body of a GET. Over HTTP/2 a stream with unread bytes would never be closed; over HTTP/1.1 received
   * bytes would be kept as long as a watch lasts, and the client's leaving would go unnoticed.
   */
  dropUnwantedBody(): void {
    const { method } = this.request;
    if (method !== 'GET' && method !== 'HEAD') return;
    const comes = this.isHttp2 ? !this.#stream.endAfterHeaders : announcesBody(this.request);
    if (comes) this.request.resume();
  }

  /** Sends 100 to a client that waits with its body. To be called before the body is read. */
  askForBody(): void {
    if (this.#holdsBodyBack) askForBody(this.response, () => (this.#holdsBodyBack = false));
  }

  /** A header of the request as one text; undefined when absent. */
  header(name: string): string | undefined {
    const value = this.request.headers[name];
    return Array.isArray(value) ? value.join(', ') : value;
  }

  /** The user agent, empty when absent. */
  get userAgent(): string {
    return headerText(this.header('user-agent') ?? '');
  }

  /** The audit ID of the request, also when it is rejected before an audit record exists. */
  get #auditId(): string {
    return this.call?.auditId ?? auditIdFrom(this.header('audit-id'));
  }

  /** True when nobody waits for the answer any more. */
  get gone(): boolean {
    return this.response.writableEnded || isGone(this.request, this.response);
  }

  /** Starts the response. */
  head(status: number, contentType: string, more?: Readonly<Record<string, string | number>>): void {
    const headers: Headers = { 'content-type': contentType, 'cache-control': 'no-cache, private' };
    if (more !== undefined) Object.assign(headers, more);
    this.#writeHead(status, headers);
  }

  /**
   * Sends the head before there is a body. Node's flushHeaders writes an HTTP/1.1 head as UTF-8, unlike everywhere else
   * (Latin-1); writing an empty chunk sends it correctly.
   */
  flushHead(): void {
    if (this.isHttp2) this.response.flushHeaders();
    else this.response.write(NOTHING);
  }

  #writeHead(status: number, headers: Headers): void {
    // After a response instead of 100 the client may or may not send its body: what follows is ambiguous.
    if (!this.isHttp2) {
      const awaitsBody = this.#holdsBodyBack && !this.request.complete;
      if (awaitsBody || this.#terms.last()) headers['connection'] = 'close';
      // Node would close the connection after every request with `Expect`, even one without a body.
      else if (this.request.headers.expect !== undefined && this.response.shouldKeepAlive) {
        headers['connection'] = 'keep-alive';
      }
    }
    const { call } = this;
    headers['audit-id'] = this.#auditId;
    if (call !== undefined && call.warnings.length > 0) headers['warning'] = warningHeaders(call.warnings);
    this.response.writeHead(status, headers);
  }

  /** Notes that the connection was upgraded to another protocol; nothing more is written here. */
  upgrade(): void {
    this.#upgraded = true;
    this.response.detachSocket(this.request.socket);
    this.request.socket.once('close', () => this.response.emit('close'));
  }

  /** Whether the connection went over to another protocol. */
  get upgraded(): boolean {
    return this.#upgraded;
  }

  /** The status sent to the client; undefined before the response began. */
  get status(): number | undefined {
    if (this.#upgraded) return SWITCHED;
    return this.response.headersSent ? this.response.statusCode : undefined;
  }

  /** Counts bytes written past this exchange, on an upgraded connection. */
  wrote(bytes: number): void {
    this.#terms.wrote(bytes);
  }

  /** The whole answer at once. */
  send(status: number, contentType: string, body: Buffer, more?: Readonly<Record<string, string | number>>): void {
    if (this.gone || this.response.headersSent) return;
    const headers: Headers = { 'cache-control': 'no-cache, private' };
    // A 304 has no content to describe, and caches copy its headers to their stored response (RFC 9110 §15.4.5).
    if (status !== NOT_MODIFIED) {
      headers['content-type'] = contentType;
      headers['content-length'] = body.length;
    }
    if (more !== undefined) Object.assign(headers, more);
    this.#writeHead(status, headers);
    if (body.length > LONG && !this.isHttp2) this.pushApart(NOTHING);
    this.response.end(body);
    this.#terms.wrote(body.length);
  }

  /**
   * Writes the head and the first bytes of a long body apart from what follows: Node encrypts a buffer where it is when
   * it is written alone, but copies buffers that are written together into fresh memory first.
   */
  pushApart(first: Buffer): void {
    const { response } = this;
    response.write(first);
    if (!this.isHttp2) response.socket?.uncork();
  }

  /** A response without content. */
  sendNothing(): void {
    this.#writeHead(NO_CONTENT, { 'cache-control': 'no-cache, private' });
    this.response.end();
  }

  /** A redirect, without content. */
  sendElsewhere(location: string): void {
    this.#writeHead(MOVED, { 'cache-control': 'no-cache, private', location });
    this.response.end();
  }

  /** The whole response to a request whose body may be unread. */
  sendRefusal(
    status: number,
    contentType: string,
    body: Buffer,
    more: Readonly<Record<string, string | number>>,
  ): void {
    this.send(status, contentType, body, more);
    const { request } = this;
    if (request.method !== 'GET' && request.method !== 'HEAD') dropRest(request);
  }

  /** Writes bytes shared by several responses, without waiting. False: the client is slow (`Writable.write`). */
  push(chunk: Buffer): boolean {
    const room = this.response.write(chunk);
    this.#terms.wrote(chunk.length);
    return room;
  }

  /**
   * Writes one chunk and waits until it has been sent, so that its memory may be reused. False: the client is gone, or
   * exceeded its patience and was cut off.
   *
   * @param portions how many times the patience a longer chunk may take
   */
  write(chunk: Buffer, portions = 1): Promise<boolean> {
    if (this.gone) return Promise.resolve(false);
    const { response } = this;
    return new Promise((resolve) => {
      const finish = (open: boolean): void => {
        clearTimeout(timer);
        response.off('close', onClose);
        resolve(open);
      };
      const onClose = (): void => finish(false);
      const timer = setTimeout(
        () => {
          this.cut();
          finish(false);
        },
        timerDelay(this.patience * portions),
      );
      response.on('close', onClose);
      response.write(chunk, (error) => finish(error === undefined || error === null));
      this.#terms.wrote(chunk.length);
    });
  }

  /** Ends the answer without a proper end. */
  cut(): void {
    cutOff(this.response);
  }
}

type Headers = Record<string, string | number | string[]>;

const NOTHING = Buffer.alloc(0);
/** Copying a longer body costs more than writing its head apart. */
const LONG = 64 * 1024;

/** 101 Switching Protocols. */
const SWITCHED = 101;
const NO_CONTENT = 204;
const MOVED = 301;
const NOT_MODIFIED = 304;
