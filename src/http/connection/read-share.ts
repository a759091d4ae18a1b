import type { IncomingMessage } from 'node:http';
import type { Http2ServerRequest } from 'node:http2';
import type { TLSSocket } from 'node:tls';
import { timerDelay } from '../../meta/timer.js';
import { announcesBody, isHttp2 } from './request-head.js';

/**
 * Requests and pieces of bodies that one connection may deliver per turn of the event loop. Clients send far fewer: a
 * hundred streams, or bodies in pieces of some kilobytes.
 */
const MOST = 1000;
/** A turn that took no longer needs no pause, in ms. */
const SHORT = 2;
/** Ratio of the pause to the turn before it. */
const REST = 2;
/** Longest pause, in ms. */
const LONGEST_REST = 200;

/** How reading from a connection is stopped and continued. */
export interface Reading {
  stop(): void;
  start(): void;
}

/**
 * Shares the event loop between connections that deliver a great many small parts: one read brings 11,000 chunks of one
 * byte, or 2,600 pipelined requests, and the loop reads a busy connection up to 32 times in one turn, which would take
 * seconds. A connection over the limit is not read any further in this turn. Such connections are continued one after
 * the other, each after a pause of twice the time that the one before it took.
 */
export class ReadShare {
  /** The parts of each connection in this turn. */
  readonly #parts = new Map<object, number>();
  readonly #stopped: Reading[] = [];
  readonly #now: () => number;
  #since = 0;
  #took = 0;
  #continuing = false;

  /** @param now milliseconds of a clock that only goes forward */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Counts a request or a piece of a body of this connection. */
  count(connection: object, readingOf: () => Reading | undefined): void {
    const parts = (this.#parts.get(connection) ?? 0) + 1;
    if (this.#parts.size === 0) {
      this.#since = this.#now();
      setImmediate(this.#turnOver);
    }
    this.#parts.set(connection, parts);
    if (parts !== MOST) return;
    const reading = readingOf();
    if (reading === undefined) return;
    reading.stop();
    this.#stopped.push(reading);
    if (this.#continuing) return;
    this.#continuing = true;
    setImmediate(this.#rest);
  }

  readonly #turnOver = (): void => {
    this.#took = this.#now() - this.#since;
    this.#parts.clear();
  };

  readonly #rest = (): void => {
    const took = this.#took;
    this.#took = 0;
    if (took < SHORT) setImmediate(this.#continueNext);
    else setTimeout(this.#continueNext, timerDelay(Math.min(LONGEST_REST, REST * took)));
  };

  readonly #continueNext = (): void => {
    const reading = this.#stopped.shift();
    this.#continuing = reading !== undefined;
    if (reading === undefined) return;
    reading.start();
    // What it brings is read before the first immediate, and timed by the second.
    setImmediate(() => setImmediate(this.#rest));
  };
}

/** Counts each piece of a request's body from now on, whoever reads it. */
export function countPieces(request: IncomingMessage, count: () => void): void {
  if (isHttp2(request) ? (request as unknown as Http2ServerRequest).stream.endAfterHeaders : !announcesBody(request)) {
    return;
  }
  const push = request.push.bind(request);
  request.push = (piece: unknown, encoding?: BufferEncoding) => {
    count();
    return push(piece, encoding);
  };
}

/**
 * Stops below TLS, so that nothing of the connection is read, whatever protocol it speaks. Node offers no such method for
 * HTTP/2; where the stored handle is not found, nothing is stopped.
 */
export function readingOf(socket: TLSSocket | undefined): Reading | undefined {
  if (socket === undefined) return undefined;
  interface Handle {
    readonly reading?: boolean;
    readonly readStop?: () => void;
    readonly readStart?: () => void;
  }
  const handle = (): Handle | null | undefined =>
    socket.destroyed ? undefined : (socket as unknown as { readonly _handle?: Handle | null })._handle;
  if (handle()?.readStop === undefined) return undefined;
  return {
    stop: () => handle()?.readStop?.(),
    start() {
      // Node may have stopped it as well, until its own buffers are read.
      if (handle()?.reading !== false) handle()?.readStart?.();
    },
  };
}
