import { pipeline, Readable } from 'node:stream';
import { constants, createGzip } from 'node:zlib';
import { createContextKey } from '@connectrpc/connect';
import type { UniversalServerResponse } from '@connectrpc/connect/protocol';
import { takesGzip } from '../codec/accept-encoding.js';
import type { ListPieces } from './list-pieces.js';

/** The position of a list until its answer is written. */
export const LIST_PIECES = createContextKey<ListPieces | undefined>(undefined);

/** A written list; its length precedes it in an envelope only. */
type Written = Pick<ListPieces, 'length' | 'pieces'>;

/**
 * Replaces the placeholder message by the list. Over Connect it is compressed when the client accepts gzip; in a gRPC
 * envelope, whose length comes first, it is not.
 */
export function withList(
  answer: UniversalServerResponse,
  list: Written | undefined,
  accepted: string | undefined,
): UniversalServerResponse {
  if (list === undefined || answer.status !== 200) return answer;
  const header = new Headers(answer.header);
  if (list.length !== undefined) {
    return answer.body === undefined ? answer : { ...answer, body: inEnvelope(answer.body, list, list.length) };
  }
  header.delete('content-length');
  header.delete('content-encoding');
  if (!takesGzip(accepted)) return { ...answer, header, body: list.pieces };
  header.set('content-encoding', 'gzip');
  const whole = Readable.from(list.pieces, { objectMode: false });
  // An error of the list ends the reader's loop; leaving that loop ends the list.
  const packed = pipeline(whole, createGzip({ level: constants.Z_BEST_SPEED }), () => undefined);
  return { ...answer, header, body: packed as AsyncIterable<Uint8Array> };
}

/** A byte of flags and four of the length, before each message. */
const ENVELOPE_HEAD = 5;
/** Flags an envelope of gRPC-web that contains trailers instead of a message. */
const TRAILERS = 0x80;

/** The envelopes of an answer with the list in place of its message; trailers, which may come alone, unchanged. */
async function* inEnvelope(
  body: AsyncIterable<Uint8Array>,
  { pieces }: Written,
  length: number,
): AsyncGenerator<Uint8Array> {
  let begun = Buffer.alloc(0);
  let replaced = false;
  for await (const chunk of body) {
    if (replaced) {
      yield chunk;
      continue;
    }
    begun = Buffer.concat([begun, chunk]);
    if (begun.length < ENVELOPE_HEAD) continue;
    const end = ENVELOPE_HEAD + begun.readUInt32BE(1);
    const isMessage = (begun[0]! & TRAILERS) === 0;
    if (isMessage && begun.length < end) continue;
    replaced = true;
    if (isMessage) {
      const head = Buffer.alloc(ENVELOPE_HEAD);
      head.writeUInt32BE(length, 1);
      yield head;
      yield* pieces;
    }
    const rest = isMessage ? begun.subarray(end) : begun;
    if (rest.length > 0) yield rest;
  }
}
