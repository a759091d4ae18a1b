import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Http2ServerRequest, ServerHttp2Stream } from 'node:http2';
import { auditIdFrom, type Call } from '../../pipeline/call.js';
import type { RequestInfo } from '../../request/info.js';
import { isGone } from '../connection/connections.js';
import { cutOff } from '../connection/cut-off.js';
import { headerText } from '../connection/header-text.js';
import { announcesBody, isHttp2 } from '../connection/request-head.js';
import { dropRest } from '../request/unread-body.js';
import type { Presentation } from './views.js';
import { warningHeaders } from '../../meta/warning-header.js';
import { timerDelay } from '../../meta/timer.js';

/** What holds for every exchange of a handler. */
export interface ExchangeTerms {
  /** Most milliseconds that a client may take to make room for more. */
  readonly patience: number;
  /** Whether connections take no further request (the server is stopping). */
  readonly last: () => boolean;
  /** Told of bytes that are handed over to be sent. */
  readonly wrote: (bytes: number) => void;
}

/**
 * One request of a client outside and the answer to it, over HTTP/1.1 or HTTP/2: both have the same shape in Node, so
 * nothing else in `http/` looks at the protocol.
 */
export class Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Milliseconds, monotonic. */
  readonly started: number;
  /** What it is about, once the path was read. */
  info: RequestInfo | undefined;
  /** Known once the wishes of the client were read. */
  presentation: Presentation | undefined;
  /** The request on its way through the chain, whose warnings the answer tells. */
  call: Call | undefined;
  readonly isHttp2: boolean;
  readonly #terms: ExchangeTerms;
  /** The client waits for a word before it sends its body (`Expect: 100-continue`). */
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

  /** Most milliseconds that the client may take to make room for more. */
  get patience(): number {
    return this.#terms.patience;
  }

  /** Only over HTTP/2, whose requests Node's typings keep apart from those of HTTP/1.1. */
  get #stream(): ServerHttp2Stream {
    return (this.request as unknown as Http2ServerRequest).stream;
  }

  /**
   * Lets the body of a GET flow into nothing. Over HTTP/2 a stream with unread bytes would never be closed; over HTTP/1.1
   * what has come of it would be kept as long as a watch lasts, and nobody would see its client leave.
   */
  dropUnwantedBody(): void {
    const { method } = this.request;
    if (method !== 'GET' && method !== 'HEAD') return;
    const comes = this.isHttp2 ? !this.#stream.endAfterHeaders : announcesBody(this.request);
    if (comes) this.request.resume();
  }

  /** Tells a client that holds its body back to send it. To be called before the body is read. */
  askForBody(): void {
    if (!this.#holdsBodyBack) return;
    this.#holdsBodyBack = false;
    this.response.writeContinue();
  }

  /** A header of the request as one text; undefined when absent. */
  header(name: string): string | undefined {
    const value = this.request.headers[name];
    return Array.isArray(value) ? value.join(', ') : value;
  }

  /** What the client calls itself, empty when it does not say. */
  get userAgent(): string {
    return headerText(this.header('user-agent') ?? '');
  }

  /** What the audit records call the request, also one that is refused before there is any record of it. */
  get #auditId(): string {
    return this.call?.auditId ?? auditIdFrom(this.header('audit-id'));
  }

  /** True when nobody waits for the answer any more. */
  get gone(): boolean {
    return this.response.writableEnded || isGone(this.request, this.response);
  }

  /** Starts the answer. */
  head(status: number, contentType: string, more?: Readonly<Record<string, string | number>>): void {
    const headers: Headers = { 'content-type': contentType, 'cache-control': 'no-cache, private' };
    if (more !== undefined) Object.assign(headers, more);
    this.#writeHead(status, headers);
  }

  /**
   * Sends the head before there is a body. Node's own way to do so writes the head of HTTP/1.1 as UTF-8, which it takes
   * for Latin-1 everywhere else; an empty piece of the body sends it as it stands.
   */
  flushHead(): void {
    if (this.isHttp2) this.response.flushHeaders();
    else this.response.write(NOTHING);
  }

  #writeHead(status: number, headers: Headers): void {
    // After an answer instead of "continue" the client may send its body or not: what follows could be taken for either.
    if (!this.isHttp2) {
      if (this.#holdsBodyBack || this.#terms.last()) headers['connection'] = 'close';
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

  /** Says that the connection goes on in another protocol; nothing more is written here. */
  upgrade(): void {
    this.#upgraded = true;
    this.response.detachSocket(this.request.socket);
    this.request.socket.once('close', () => this.response.emit('close'));
  }

  /** Whether the connection went over to another protocol. */
  get upgraded(): boolean {
    return this.#upgraded;
  }

  /** The status that the client has got; undefined before the answer began. */
  get status(): number | undefined {
    if (this.#upgraded) return SWITCHED;
    return this.response.headersSent ? this.response.statusCode : undefined;
  }

  /** Says that so many bytes were written past this exchange, on a connection that went over to another protocol. */
  wrote(bytes: number): void {
    this.#terms.wrote(bytes);
  }

  /** The whole answer at once. */
  send(status: number, contentType: string, body: Buffer, more?: Readonly<Record<string, string | number>>): void {
    if (this.gone || this.response.headersSent) return;
    const headers: Headers = {
      'content-type': contentType,
      'cache-control': 'no-cache, private',
      // Caches take the headers of a 304 over into what they keep, whose length is another.
      ...(status !== NOT_MODIFIED && { 'content-length': body.length }),
    };
    if (more !== undefined) Object.assign(headers, more);
    this.#writeHead(status, headers);
    this.response.end(body);
    this.#terms.wrote(body.length);
  }

  /** An answer without content. */
  sendNothing(): void {
    this.#writeHead(NO_CONTENT, { 'cache-control': 'no-cache, private' });
    this.response.end();
  }

  /** An answer without content: what was asked for is at another place. */
  sendElsewhere(location: string): void {
    this.#writeHead(MOVED, { 'cache-control': 'no-cache, private', location });
    this.response.end();
  }

  /** The whole answer to a request whose body may be unread. */
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

  /** Writes bytes that several answers share, without waiting. False: the client is slow (`Writable.write`). */
  push(chunk: Buffer): boolean {
    const room = this.response.write(chunk);
    this.#terms.wrote(chunk.length);
    return room;
  }

  /**
   * Writes one chunk and waits until it is on its way; its memory may be used again then. False: the client is gone, or
   * took longer than its patience allows and was cut off.
   */
  write(chunk: Buffer): Promise<boolean> {
    if (this.gone) return Promise.resolve(false);
    const { response } = this;
    return new Promise((resolve) => {
      const finish = (open: boolean): void => {
        clearTimeout(timer);
        response.off('close', onClose);
        resolve(open);
      };
      const onClose = (): void => finish(false);
      const timer = setTimeout(() => {
        this.cut();
        finish(false);
      }, timerDelay(this.patience));
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

/** 101 Switching Protocols. */
const SWITCHED = 101;
const NO_CONTENT = 204;
const MOVED = 301;
const NOT_MODIFIED = 304;
