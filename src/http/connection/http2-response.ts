import { type Http2ServerRequest, Http2ServerResponse } from 'node:http2';

/**
 * The response to a request over HTTP/2. Node's own one throws when an answer begins between the reset of its stream by
 * the client and the destruction of that stream, which follows in the same turn; here such an answer is dropped.
 */
export class Http2Response<
  Request extends Http2ServerRequest = Http2ServerRequest,
> extends Http2ServerResponse<Request> {
  override writeHead(...head: unknown[]): this {
    if (this.#isLost) return this;
    return super.writeHead(...(head as Parameters<Http2ServerResponse['writeHead']>)) as this;
  }

  override write(...chunk: unknown[]): boolean {
    if (this.#isLost) return false;
    return super.write(...(chunk as Parameters<Http2ServerResponse['write']>));
  }

  override end(...chunk: unknown[]): this {
    if (this.#isLost) return this;
    return super.end(...(chunk as [])) as this;
  }

  override writeContinue(): boolean {
    return this.#isLost ? false : (super.writeContinue() as unknown as boolean);
  }

  /** Whether the client has reset the stream before the answer began. */
  get #isLost(): boolean {
    const { stream } = this;
    return (stream.closed || stream.destroyed) && !stream.headersSent;
  }
}
