import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Slices } from '../../registry/slices.js';
import { connectionOf } from '../connection/tls-server.js';
import { FairQueue, type Leave } from '../fair-queue.js';
import { readBounded } from './body.js';
import { mostUploads, Uploads } from './uploads.js';

/** Larger bodies wait for their turn. */
const LARGE_BODY = 32 * 1024;
/** Limits of large bodies in work and waiting, in bytes: one costs up to ten times its size in memory. */
const LARGE_BODIES = { running: 1024 * 1024, waiting: 1_000, waitingWeight: 128 * 1024 * 1024 };
const NOTHING_HELD: Leave = () => undefined;

/** A complete body whose turn it is. */
export interface ReceivedBody {
  readonly bytes: Buffer;
  /** To be called when the work on it has ended, successfully or not; idempotent. */
  readonly leave: Leave;
}

/**
 * Reads the bodies of all requests of a port, of every protocol: received bytes are bounded over all connections, and
 * large bodies are processed by weight, round-robin by client.
 */
export class BodyReceiver {
  readonly #slices: Slices;
  readonly #uploads: Uploads;
  readonly #large = new FairQueue(LARGE_BODIES);

  /**
   * @param slices steps of heavy work, shared with other parts of the server
   * @param largest bytes of the largest body that any request may have
   */
  constructor(slices: Slices, largest: number) {
    this.#slices = slices;
    this.#uploads = new Uploads(mostUploads(largest));
  }

  /**
   * The whole body, when it may be processed.
   *
   * @param limit most bytes
   * @param gone called when the body has to wait: its signal fires when nobody waits for the answer any more
   * @throws StatusError 413 too long, 429 too many bytes in transit or too many waiting bodies; the reason of `gone`
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
