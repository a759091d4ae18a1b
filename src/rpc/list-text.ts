import { Readable } from 'node:stream';
import { constants, createGzip } from 'node:zlib';
import { type DescMessage, type Message, toJson, toJsonString } from '@bufbuild/protobuf';
import { createContextKey } from '@connectrpc/connect';
import type { UniversalServerResponse } from '@connectrpc/connect/protocol';
import { takesGzip } from '../codec/accept-encoding.js';
import type { KubeObject } from '../meta/object.js';
import { itemsOf, type ListAnswer, type ListMessageParts, madeInTurns } from './list-message.js';

/** Where the text of a list stands until its answer is written. */
export const LIST_TEXT = createContextKey<readonly Buffer[] | undefined>(undefined);

/** Texts that are joined for one write. */
const CHUNK = 256 * 1024;

/**
 * A list as JSON in pieces, and the message without items that stands for it: whoever writes messages makes the text of
 * one in one step, which for a long list takes seconds.
 */
export async function listText(
  parts: ListMessageParts,
  output: DescMessage,
  list: ListAnswer,
): Promise<{ readonly message: Message; readonly text: readonly Buffer[] }> {
  const { message: desc } = itemsOf(output);
  const message = parts.forms.toMessage(output, { metadata: list.metadata });
  const head = toJsonString(output, message);
  const text: Buffer[] = [];
  const add = (item: { readonly parsed: KubeObject }, parsed: KubeObject | undefined): void => {
    const made = JSON.stringify(toJson(desc, parts.forms.toMessage(desc, parsed ?? item.parsed)));
    text.push(Buffer.from(`${text.length === 0 ? '' : ','}${made}`));
  };
  await madeInTurns(parts.slices, list, add);
  if (text.length === 0) return { message, text: [Buffer.from(head)] };
  const between = head === '{}' ? '' : ',';
  return { message, text: [Buffer.from(`${head.slice(0, -1)}${between}"items":[`), ...text, Buffer.from(']}')] };
}

/**
 * The answer with the text of a list instead of the message that stands for it. Over Connect it is compressed when the
 * client takes gzip; in an envelope of gRPC, whose length comes first, it is not.
 */
export function withListText(
  answer: UniversalServerResponse,
  text: readonly Buffer[] | undefined,
  accepted: string | undefined,
): UniversalServerResponse {
  if (text === undefined || answer.status !== 200) return answer;
  const header = new Headers(answer.header);
  if (header.get('content-type')?.startsWith('application/grpc') === true) {
    return answer.body === undefined ? answer : { ...answer, body: inEnvelope(answer.body, text) };
  }
  header.delete('content-length');
  header.delete('content-encoding');
  const whole = Readable.from(joined(text), { objectMode: false });
  if (!takesGzip(accepted)) return { ...answer, header, body: whole as AsyncIterable<Uint8Array> };
  header.set('content-encoding', 'gzip');
  const packed = whole.pipe(createGzip({ level: constants.Z_BEST_SPEED }));
  return { ...answer, header, body: packed as AsyncIterable<Uint8Array> };
}

/** A byte of flags and four of the length, before each message. */
const ENVELOPE_HEAD = 5;
/** Says that the envelope of gRPC-web holds trailers, not a message. */
const TRAILERS = 0x80;

/** The envelopes of an answer with the text in the place of its message; trailers, which may stand alone, as they are. */
async function* inEnvelope(body: AsyncIterable<Uint8Array>, text: readonly Buffer[]): AsyncGenerator<Uint8Array> {
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
      head.writeUInt32BE(
        text.reduce((sum, { length }) => sum + length, 0),
        1,
      );
      yield head;
      yield* joined(text);
    }
    const rest = isMessage ? begun.subarray(end) : begun;
    if (rest.length > 0) yield rest;
  }
}

function* joined(pieces: readonly Buffer[]): Generator<Buffer> {
  let waiting: Buffer[] = [];
  let length = 0;
  for (const piece of pieces) {
    waiting.push(piece);
    length += piece.length;
    if (length < CHUNK) continue;
    yield Buffer.concat(waiting, length);
    waiting = [];
    length = 0;
  }
  if (length > 0) yield Buffer.concat(waiting, length);
}
