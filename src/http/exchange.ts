import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Http2ServerRequest } from 'node:http2';
import type { RequestInfo } from '../request/info.js';
import type { Presentation } from './views.js';

/**
 * One request of a client outside and the answer to it, over HTTP/1.1 or HTTP/2: both have the same shape in Node, so
 * nothing else in this room looks at the protocol.
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
  /** Values of `Warning` headers, asked for when the head is written. */
  warnings: () => readonly string[] = () => NONE;
  /** Whether the connection takes no further request (the server is stopping). */
  last: () => boolean = () => false;
  /** Most milliseconds that the client may take to make room for more. */
  readonly patience: number;

  constructor(request: IncomingMessage, response: ServerResponse, started: number, patience: number) {
    this.request = request;
    this.response = response;
    this.started = started;
    this.patience = patience;
  }

  get isHttp2(): boolean {
    return this.request.httpVersionMajor === 2;
  }

  /** Lets the body of a GET flow into nothing: over HTTP/2 a stream with unread bytes would never be closed. */
  dropUnwantedBody(): void {
    const { method } = this.request;
    if (!this.isHttp2 || (method !== 'GET' && method !== 'HEAD')) return;
    if (!(this.request as unknown as Http2ServerRequest).stream.endAfterHeaders) this.request.resume();
  }

  /** A header of the request as one text; undefined when absent. */
  header(name: string): string | undefined {
    const value = this.request.headers[name];
    return Array.isArray(value) ? value.join(', ') : value;
  }

  /** True when nobody waits for the answer any more. */
  get gone(): boolean {
    return this.response.destroyed || this.response.writableEnded;
  }

  /** Starts the answer. */
  head(status: number, contentType: string, more?: Readonly<Record<string, string | number>>): void {
    const headers: Record<string, string | number | string[]> = {
      'content-type': contentType,
      'cache-control': 'no-cache, private',
      ...more,
    };
    if (!this.isHttp2 && this.last()) headers['connection'] = 'close';
    const warnings = this.warnings();
    if (warnings.length > 0) headers['warning'] = [...warnings];
    this.response.writeHead(status, headers);
  }

  /** The whole answer at once. */
  send(status: number, contentType: string, body: Buffer, more?: Readonly<Record<string, string | number>>): void {
    if (this.gone || this.response.headersSent) return;
    this.head(status, contentType, { 'content-length': body.length, ...more });
    this.response.end(body);
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
    if (!request.readableEnded && request.method !== 'GET' && request.method !== 'HEAD') this.#dropRest();
  }

  /**
   * Reads what the client still sends and forgets it, for a while. Closing over unread bytes would be a reset, which can
   * overtake the answer: many clients read it only after their last byte, and Go's HTTP/2 client fails on any reset that
   * comes before the end of the answer.
   */
  #dropRest(): void {
    const { request } = this;
    const timer = setTimeout(() => {
      if (this.isHttp2) (request as unknown as Http2ServerRequest).stream.close(NO_ERROR);
      else request.socket.destroy();
    }, LINGER);
    timer.unref();
    request.once('end', () => clearTimeout(timer));
    request.once('close', () => clearTimeout(timer));
    request.resume();
  }

  /**
   * Writes one chunk and waits while the client is slow. False: the client is gone, or took longer than its patience
   * allows and was cut off.
   */
  async write(chunk: Buffer): Promise<boolean> {
    if (this.gone) return false;
    if (this.response.write(chunk)) return true;
    return this.#drained();
  }

  #drained(): Promise<boolean> {
    const { response } = this;
    return new Promise((resolve) => {
      const finish = (open: boolean): void => {
        clearTimeout(timer);
        response.off('drain', onDrain);
        response.off('close', onClose);
        resolve(open);
      };
      const onDrain = (): void => finish(true);
      const onClose = (): void => finish(false);
      const timer = setTimeout(() => {
        this.cut();
        finish(false);
      }, this.patience);
      response.on('drain', onDrain);
      response.on('close', onClose);
    });
  }

  /** Ends connection (HTTP/1.1) or stream (HTTP/2) without a proper end, so that nobody takes a part for the whole. */
  cut(): void {
    if (this.isHttp2) (this.request as unknown as Http2ServerRequest).stream.close(CANCEL);
    else this.response.destroy();
  }
}

const NONE: readonly string[] = [];
/** Milliseconds that a refused client has for the rest of its body. */
const LINGER = 5_000;
/** HTTP/2 error codes (RFC 9113 §7). */
const NO_ERROR = 0;
const CANCEL = 8;
