import { IncomingMessage } from 'node:http';
import { Http2ServerRequest } from 'node:http2';
import type { Readable } from 'node:stream';

/** The classes of a server's requests. */
export interface RequestClasses {
  readonly http1: typeof IncomingMessage;
  readonly http2: typeof Http2ServerRequest;
}

/** Longer pieces are not joined, in bytes. */
const SHORT = 512;
/** So many bytes are joined. */
const JOINED = 4096;

/**
 * Joins short pieces of a body before its reader, or the buffer of the request, gets them. Each takes some three hundred
 * bytes of memory, also while nobody reads the body yet: a request that waits for its turn held three megabytes for
 * eleven kilobytes. What is joined is passed on when it is long enough, before a longer piece or the end, or in the next
 * turn of the event loop.
 */
class JoinedPieces {
  readonly #request: Readable;
  readonly #pass: (piece: Buffer | null) => boolean;
  #bytes: Buffer | undefined;
  #length = 0;

  /** @param pass gives the request a piece, or the end (null); returns whether it wants more */
  constructor(request: Readable, pass: (piece: Buffer | null) => boolean) {
    this.#request = request;
    this.#pass = pass;
  }

  /**
   * Takes a piece or the end (null).
   *
   * @param many whether the connection brings many pieces; else they are passed on at once
   * @returns whether the request wants more
   */
  take(piece: Buffer | null, many: boolean): boolean {
    if (piece !== null && many && piece.length < SHORT) return this.#add(piece);
    this.#flush();
    return this.#pass(piece);
  }

  #add(piece: Buffer): boolean {
    if (this.#bytes !== undefined && this.#length + piece.length > JOINED) this.#flush();
    if (this.#bytes === undefined) {
      this.#bytes = Buffer.allocUnsafeSlow(JOINED);
      setImmediate(this.#flush);
    }
    piece.copy(this.#bytes, this.#length);
    this.#length += piece.length;
    return this.#request.readableLength + this.#length < this.#request.readableHighWaterMark;
  }

  readonly #flush = (): void => {
    if (this.#bytes === undefined) return;
    const joined = this.#bytes.subarray(0, this.#length);
    this.#bytes = undefined;
    this.#length = 0;
    if (!this.#request.destroyed) this.#pass(joined);
  };
}

/**
 * Requests that count each piece of their body, whoever reads it, and join the pieces of a connection that brings many.
 * Classes, because a method of each request that has a body would make all requests slower: V8 then finds objects of
 * different shapes.
 *
 * @param count called with the request before a piece is added; returns whether its connection brings many
 */
export function requestsThatCount(count: (request: IncomingMessage) => boolean): RequestClasses {
  return {
    http1: class extends IncomingMessage {
      #joined: JoinedPieces | undefined = undefined;

      override push(piece: Buffer | null, encoding?: BufferEncoding): boolean {
        const many = piece !== null && count(this);
        if (!many && this.#joined === undefined) return super.push(piece, encoding);
        this.#joined ??= new JoinedPieces(this, (joined) => super.push(joined));
        return this.#joined.take(piece, many);
      }
    },
    http2: class extends Http2ServerRequest {
      #joined: JoinedPieces | undefined = undefined;

      override push(piece: Buffer | null, encoding?: BufferEncoding): boolean {
        const many = piece !== null && count(this as unknown as IncomingMessage);
        if (!many && this.#joined === undefined) return super.push(piece, encoding);
        this.#joined ??= new JoinedPieces(this, (joined) => super.push(joined));
        return this.#joined.take(piece, many);
      }
    },
  };
}
