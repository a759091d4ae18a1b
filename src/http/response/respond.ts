import { pipeline, Readable } from 'node:stream';
import { constants, createGzip, gzip } from 'node:zlib';
import { takesGzip } from '../../codec/accept-encoding.js';
import { yamlPieces } from '../../codec/yaml.js';
import { parseStored } from '../../json/parse.js';
import type { JsonValue } from '../../json/types.js';
import { successStatus } from '../../meta/status.js';
import type { ServedObject } from '../../registry/registry.js';
import type { Slices } from '../../registry/slices.js';
import type { Exchange } from './exchange.js';
import type { HeldBytes } from './held-bytes.js';
import type { JoinedLists } from './joined-lists.js';
import {
  type ListParts,
  type Pieces,
  type ReadyList,
  listPieces,
  PAUSE,
  readyBinaryList,
  readyList,
  readyPieces,
} from './list-body.js';
import { documentBody, jsonBody, objectBody } from '../request/object-body.js';
import type { Outcome } from '../outcome.js';
import type { SpareBuffers } from './spare-buffers.js';
import type { Presentation } from './views.js';

/** Smaller bodies are not compressed (spec 1, "Response compression"; the limit is kube-apiserver's). */
const SMALLEST_COMPRESSED = 128 * 1024;
/** Pieces are joined up to this size: large enough for one write to pay, small enough to interleave with other work. */
export const CHUNK = 256 * 1024;
/**
 * Joined lists up to this size, as pages usually are, are written at once: each further write of a page costs a tenth of
 * the page.
 */
const AT_ONCE = 1024 * 1024;
/** Chunk size of compression output. */
const PACKED_CHUNK = 64 * 1024;
/** Filling a larger fresh buffer costs more than the copy: the system allocates its pages one by one. */
const LARGE_BUFFER = 64 * 1024;
/** Bytes of objects converted at once; more wait for a turn. */
const LONG = 32 * 1024;

/** What encoding answers needs. */
export interface AnswerParts extends ListParts {
  readonly joined: JoinedLists;
  /** The same of lists in binary form. */
  readonly joinedBinary: JoinedLists;
  readonly spare: SpareBuffers;
  /** What encoded lists, and those written at once, hold until they are sent. */
  readonly held: HeldBytes;
  /** A turn for each step that takes milliseconds, so that one such answer is encoded at a time. */
  readonly slices: Slices;
}

/** Writes the answer of every verb but watch. Resolves when it is written, or nobody wants it any more. */
export function respond(
  parts: AnswerParts,
  exchange: Exchange,
  outcome: Exclude<Outcome, { kind: 'watch' }>,
  how: Presentation,
): void | Promise<void> {
  const { mediaType } = how.codec;
  switch (outcome.kind) {
    case 'object': {
      const { request } = exchange;
      if (how.codec.name === 'yaml') return sendYaml(parts, exchange, outcome, how);
      const body = objectBody(parts, outcome, outcome.object, how);
      return sendBody(exchange, outcome.status, mediaType, body, request.method === 'GET');
    }
    case 'status':
      exchange.send(200, mediaType, documentBody(successStatus(outcome.details, outcome.continueToken), how));
      return;
    case 'list': {
      if (how.codec.name === 'protobuf') return sendBinary(parts, exchange, outcome, how);
      const ready = readyList(parts.joined, outcome.resource, outcome.list, how);
      if (ready !== undefined && exchange.request.method === 'GET') {
        const sent = sendReady(parts, exchange, mediaType, ready);
        if (sent !== undefined) return sent;
      }
      const { resource, list } = outcome;
      return sendPieces(parts, exchange, mediaType, () => listPieces(parts, resource, list, how), {
        long: areLong(list.items),
      });
    }
  }
}

/** An object in YAML, which takes longer to encode than to send. */
function sendYaml(
  parts: AnswerParts,
  exchange: Exchange,
  outcome: Extract<Outcome, { kind: 'object' }>,
  how: Presentation,
): Promise<void> {
  const { object, status } = outcome;
  // From the bytes, which have the order of members.
  const value = (): JsonValue => parseStored(jsonBody(parts, outcome, object, how));
  return sendPieces(parts, exchange, how.codec.mediaType, () => yamlPieces(value()), {
    long: areLong([object]),
    status,
    compressible: exchange.request.method === 'GET',
  });
}

/** Whether converting the objects to another form takes milliseconds. */
function areLong(objects: readonly ServedObject[]): boolean {
  let bytes = 0;
  for (const object of objects) {
    bytes += object.size;
    if (bytes > LONG) return true;
  }
  return false;
}

/** One buffer, compressed when it is long and the client takes gzip. */
export function sendBody(
  exchange: Exchange,
  status: number,
  contentType: string,
  body: Buffer,
  compressible = true,
  headers?: Readonly<Record<string, string | number>>,
): void | Promise<void> {
  if (!compressible || body.length < SMALLEST_COMPRESSED || !takesGzip(exchange.header('accept-encoding'))) {
    return exchange.send(status, contentType, body, headers);
  }
  return sendPacked(exchange, status, contentType, body, headers);
}

async function sendPacked(
  exchange: Exchange,
  status: number,
  contentType: string,
  body: Buffer,
  headers: Readonly<Record<string, string | number>> | undefined,
): Promise<void> {
  const packed = await new Promise<Buffer>((resolve, reject) => {
    gzip(body, { level: constants.Z_BEST_SPEED }, (error, result) =>
      error === null ? resolve(result) : reject(error),
    );
  });
  const vary = headers?.['vary'] === undefined ? GZIPPED.vary : `${GZIPPED.vary}, ${headers['vary']}`;
  exchange.send(status, contentType, packed, { ...headers, ...GZIPPED, vary });
}

const GZIPPED = { 'content-encoding': 'gzip', vary: 'Accept-Encoding' };

/** A list of ready bytes, unless it is to be compressed; undefined then. */
function sendReady(
  parts: AnswerParts,
  exchange: Exchange,
  contentType: string,
  list: ReadyList,
): void | Promise<void> | undefined {
  const { head, restLength } = list;
  const length = head.length + restLength;
  if (length <= CHUNK) {
    const spare = length > LARGE_BUFFER ? parts.spare.take() : undefined;
    const body = spare?.subarray(0, length) ?? Buffer.allocUnsafe(length);
    head.copy(body);
    list.filler().fill(body.subarray(head.length));
    // A broken-off answer may still be sending from the buffer.
    if (spare !== undefined) exchange.response.once('finish', () => parts.spare.giveBack(spare));
    return sendBody(exchange, 200, contentType, body) ?? SENT;
  }
  if (takesGzip(exchange.header('accept-encoding'))) return undefined;
  if (exchange.gone) return SENT;
  exchange.head(200, contentType, { 'content-length': length });
  return sendLong(parts, exchange, list);
}

const SENT = Promise.resolve();

/** A list in binary form. */
async function sendBinary(
  parts: AnswerParts,
  exchange: Exchange,
  outcome: Extract<Outcome, { kind: 'list' }>,
  how: Presentation,
): Promise<void> {
  const { slices } = parts;
  const { mediaType } = how.codec;
  if (areLong(outcome.list.items)) await slices.turn();
  const holding = parts.held.begin();
  try {
    const list = await readyBinaryList(parts, parts.joinedBinary, outcome, how, {
      turn: () => slices.turn(),
      gone: () => exchange.gone,
      holding,
    });
    if (list === undefined) return;
    const sent = exchange.request.method === 'GET' ? sendReady(parts, exchange, mediaType, list) : undefined;
    await (sent ?? sendPieces(parts, exchange, mediaType, () => readyPieces(list, CHUNK), { long: false }));
  } finally {
    holding.end();
  }
}

/** A list in chunks, or a joined page at once: from the joined bytes if cached, else copied into a reused buffer. */
async function sendLong({ spare, held }: AnswerParts, exchange: Exchange, list: ReadyList): Promise<void> {
  const { response } = exchange;
  const question = exchange.request.url ?? '';
  const { head, items, keptIn, restLength } = list;
  const kept = keptIn?.get(items);
  const room = kept === undefined ? keptIn?.begin(items, restLength, question) : undefined;
  const whole = kept ?? room;
  const scratch = whole ?? spare.take();
  const holding = held.begin();
  const atOnce = whole !== undefined && restLength <= AT_ONCE && holding.add(restLength);
  const step = atOnce ? restLength : CHUNK;
  const filler = list.filler();
  let complete = false;
  try {
    exchange.pushApart(head);
    for (let at = 0; !complete; at += step) {
      const from = whole === undefined ? 0 : at;
      const chunk = scratch.subarray(from, from + Math.min(step, restLength - at));
      if (kept === undefined) filler.fill(chunk);
      const last = at + step >= restLength;
      const written = exchange.write(chunk, Math.ceil(chunk.length / CHUNK));
      if (last) response.end();
      if (!(await written)) return;
      // Others get their turn even when this client reads as fast as we write.
      if (last) complete = true;
      else await new Promise((resolve) => setImmediate(resolve));
    }
  } finally {
    holding.end();
    if (room !== undefined) keptIn?.done(items, complete ? room : undefined, question);
    // Data that a departed client did not take may still be in the buffer.
    else if (kept === undefined && complete) spare.giveBack(scratch);
  }
}

/** Pieces in chunks, waiting whenever the client is slow. */
async function sendPieces(
  { slices }: AnswerParts,
  exchange: Exchange,
  contentType: string,
  pieces: () => Pieces,
  options: { readonly long: boolean; readonly status?: number; readonly compressible?: boolean },
): Promise<void> {
  const { long, status = 200, compressible = true } = options;
  if (long) await slices.turn();
  const { whole, rest } = await gather(pieces(), slices);
  if (rest === undefined) return sendBody(exchange, status, contentType, whole, compressible);
  if (exchange.gone) return;
  if (compressible && takesGzip(exchange.header('accept-encoding'))) {
    exchange.head(status, contentType, GZIPPED);
    return sendPackedPieces(exchange, prefixed(whole, rest, slices));
  }
  exchange.head(status, contentType);
  for await (const chunk of prefixed(whole, rest, slices)) if (!(await exchange.write(chunk))) return;
  exchange.response.end();
}

/** Chunks, compressed on their way. @throws what making them threw */
async function sendPackedPieces(exchange: Exchange, chunks: AsyncIterable<Buffer>): Promise<void> {
  const source = Readable.from(chunks, { objectMode: false, highWaterMark: CHUNK });
  const packing = createGzip({ level: constants.Z_BEST_SPEED, chunkSize: PACKED_CHUNK });
  // An error of the source ends the loop; leaving the loop ends the source.
  const packed: AsyncIterable<Buffer> = pipeline(source, packing, () => undefined);
  for await (const chunk of packed) if (!(await exchange.write(chunk))) return;
  exchange.response.end();
}

/** The first chunk, and the rest unless that was all. */
async function gather(
  pieces: Pieces,
  slices: Slices,
): Promise<{ readonly whole: Buffer; readonly rest: Iterator<Batch> | undefined }> {
  const batches = batched(pieces);
  const begun: Buffer[] = [];
  let length = 0;
  for (let next = batches.next(); next.done !== true; next = batches.next()) {
    const { bytes, last } = next.value;
    begun.push(bytes);
    length += bytes.length;
    if (last) break;
    if (length >= CHUNK) return { whole: Buffer.concat(begun, length), rest: batches };
    await slices.turn();
  }
  return { whole: begun.length === 1 ? begun[0]! : Buffer.concat(begun, length), rest: undefined };
}

/** All chunks. Others get turns in between even when the client reads as fast as we write. */
async function* prefixed(first: Buffer, rest: Iterator<Batch>, slices: Slices): AsyncGenerator<Buffer> {
  yield first;
  await slices.turn();
  for (let next = rest.next(); next.done !== true; next = rest.next()) {
    const { bytes, last } = next.value;
    if (bytes.length > 0) yield bytes;
    if (!last) await slices.turn();
  }
}

/** Pieces that were made in one turn. */
interface Batch {
  readonly bytes: Buffer;
  readonly last: boolean;
}

/** Joins pieces to chunks of at least CHUNK bytes; smaller before a pause and at the end. */
function* batched(pieces: Pieces): Generator<Batch> {
  let waiting: Buffer[] = [];
  let length = 0;
  for (const piece of pieces) {
    waiting.push(piece);
    length += piece.length;
    if (length >= CHUNK || piece === PAUSE) {
      yield { bytes: Buffer.concat(waiting, length), last: false };
      waiting = [];
      length = 0;
    }
  }
  yield { bytes: Buffer.concat(waiting, length), last: true };
}
