import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Slices } from '../../registry/slices.js';
import { connectionOf } from '../connection/tls-server.js';
import { FairQueue, type Leave } from '../fair-queue.js';
import { readBounded } from './body.js';
import { Uploads } from './uploads.js';

/** Bodies of more bytes than this wait for their turn. */
const LARGE_BODY = 32 * 1024;
/** Bytes of large bodies that are worked on at once, and that wait: one costs up to ten times its size in memory. */
const LARGE_BODIES = { running: 1024 * 1024, waiting: 1_000, waitingWeight: 128 * 1024 * 1024 };
const NOTHING_HELD: Leave = () => undefined;

/** A body that came to its end, and whose turn it is. */
export interface ReceivedBody {
  readonly bytes: Buffer;
  /** To be called when the work on it is done, in whatever way; idempotent. */
  readonly leave: Leave;
}

/**
 * Reads the bodies of all requests of a port, of every protocol: what has come of them is bounded over all connections,
 * and large ones are worked on by weight, each client in turn.
 */
export class BodyReceiver {
  readonly #slices: Slices;
  readonly #uploads = new Uploads();
  readonly #large = new FairQueue(LARGE_BODIES);

  /** @param slices steps of heavy work, shared with other parts of the server */
  constructor(slices: Slices) {
    this.#slices = slices;
  }

  /**
   * The whole body, when it may be worked on.
   *
   * @param limit most bytes
   * @param gone asked for when the body has to wait: fires when nobody waits for the answer any more
   * @throws StatusError 413 too long, 429 too many bytes on their way or too many bodies that wait; the reason of `gone`
   */
  async receive(
    request: IncomingMessage,
    response: ServerResponse,
    limit: number,
    gone: () => AbortSignal,
  ): Promise<ReceivedBody> {
    const bytes = await readBounded(request, response, request.headers['content-length'], limit, this.#uploads);
    if (bytes.length <= LARGE_BODY) return { bytes, leave: NOTHING_HELD };
    const leave = await this.#large.enter(connectionOf(request), bytes.length, gone);
    await this.#slices.turn();
    return { bytes, leave };
  }
}
