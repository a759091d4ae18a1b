import type { TLSSocket } from 'node:tls';
import { timerDelay } from '../../meta/timer.js';

/**
 * Requests and pieces of bodies that one connection may deliver per turn of the event loop. Clients send far fewer: a
 * hundred streams, or bodies in pieces of some kilobytes.
 */
const MOST = 1000;
/**
 * The end of a turn is noticed only from this many parts on: an immediate per request would cost a quarter of a small
 * GET.
 */
const NOTICED = 64;
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

/** What is known of one connection. */
interface Parts {
  /** Parts since the end of the last turn in which there were `NOTICED` or more. */
  count: number;
  /** Defined while it waits to be continued. */
  stopped: Reading | undefined;
}

/**
 * Shares the event loop between connections that deliver a great many small parts: one read brings 11,000 chunks of one
 * byte, or 2,600 pipelined requests, and the loop reads a busy connection up to 32 times in one turn, which would take
 * seconds. A connection over the limit is not read any further in this turn. Such connections are continued one after
 * the other, each after a pause of twice the time of the turn before it, at most 200 ms. With n of them, each waits n
 * times as long.
 */
export class ReadShare {
  readonly #parts = new WeakMap<object, Parts>();
  /** Those with `NOTICED` parts or more in this turn. */
  #noticed: Parts[] = [];
  /** In the order in which they were stopped, each once. */
  readonly #stopped: Parts[] = [];
  readonly #readingOf: (connection: object) => Reading | undefined;
  readonly #now: () => number;
  #since = 0;
  #took = 0;
  #continuing = false;

  /**
   * @param readingOf undefined when the connection is closed
   * @param now milliseconds of a clock that only goes forward
   */
  constructor(readingOf: (connection: object) => Reading | undefined, now: () => number = () => performance.now()) {
    this.#readingOf = readingOf;
    this.#now = now;
  }

  /** Counts a request or a piece of a body of this connection. Returns whether it brings many in this turn. */
  count(connection: object): boolean {
    let parts = this.#parts.get(connection);
    if (parts === undefined) this.#parts.set(connection, (parts = { count: 0, stopped: undefined }));
    parts.count += 1;
    if (parts.count < NOTICED) return false;
    if (parts.count === NOTICED) this.#notice(parts);
    else if (parts.count === MOST) this.#stop(connection, parts);
    return true;
  }

  #notice(parts: Parts): void {
    if (this.#noticed.length === 0) {
      this.#since = this.#now();
      setImmediate(this.#turnOver);
    }
    this.#noticed.push(parts);
  }

  #stop(connection: object, parts: Parts): void {
    // Node may have continued it by itself, after the client took an answer.
    if (parts.stopped !== undefined) return parts.stopped.stop();
    parts.stopped = this.#readingOf(connection);
    if (parts.stopped === undefined) return;
    parts.stopped.stop();
    this.#stopped.push(parts);
    if (this.#continuing) return;
    this.#continuing = true;
    setImmediate(this.#rest);
  }

  readonly #turnOver = (): void => {
    this.#took = this.#now() - this.#since;
    for (const parts of this.#noticed) parts.count = 0;
    this.#noticed = [];
  };

  readonly #rest = (): void => {
    const took = this.#took;
    this.#took = 0;
    if (took < SHORT) setImmediate(this.#continueNext);
    else setTimeout(this.#continueNext, timerDelay(Math.min(LONGEST_REST, REST * took)));
  };

  readonly #continueNext = (): void => {
    const parts = this.#stopped.shift();
    this.#continuing = parts !== undefined;
    if (parts === undefined) return;
    const { stopped } = parts;
    parts.stopped = undefined;
    stopped?.start();
    // What it brings is read before the first immediate, and timed by the second.
    setImmediate(() => setImmediate(this.#rest));
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
      // Node may have stopped it as well, until its own buffers are read. What Node's HTTP/2 stops below is not visible:
      // it is then read while it does not take its answers, which the bounds of unread answers and of a session hold.
      if (handle()?.reading !== false) handle()?.readStart?.();
    },
  };
}
