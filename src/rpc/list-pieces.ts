import { type DescField, type DescMessage, type Message, toBinary, toJson, toJsonString } from '@bufbuild/protobuf';
import { BinaryWriter, WireType } from '@bufbuild/protobuf/wire';
import type { ProtobufCodec } from '../codec/protobuf.js';
import { printJson } from '../json/print.js';
import type { JsonObject } from '../json/types.js';
import type { KubeObject } from '../meta/object.js';
import type { Steps } from '../meta/steps.js';
import type { ServedObject } from '../registry/registry.js';
import type { Slices } from '../registry/slices.js';
import type { MessageForms } from './messages.js';

/** Bytes of objects converted to messages at once; more wait for a turn. */
const LONG = 32 * 1024;
/** Largest list joined for an audit record, in bytes. */
const MOST_RECORDED = 4 * 1024 * 1024;
/** A larger object is parsed and encoded in two steps, as each takes milliseconds. */
const LARGE_ITEM = 256 * 1024;
/** Items are joined to pieces of so many bytes, one write each. */
const PIECE = 256 * 1024;

/** What encoding lists needs. */
export interface ListMakingParts {
  readonly codec: ProtobufCodec;
  readonly forms: MessageForms;
  /** A long list is encoded in turns, so that it does not block the event loop. */
  readonly slices: Slices;
}

/** A list in transit to a client. */
export interface ListAnswer {
  readonly metadata: JsonObject;
  readonly items: readonly ServedObject[];
  /** Whether nobody waits for it any more. */
  readonly gone: () => boolean;
}

/** How a list is written. */
export interface ListForm {
  /** JSON, or the bytes of the message. */
  readonly text: boolean;
  /** Whether its length precedes it. */
  readonly lengthFirst: boolean;
}

/**
 * A list in pieces that are encoded as it is read, and the message without items that is its placeholder until then.
 */
export interface ListPieces {
  readonly message: Message;
  /** Bytes of all pieces, if requested. */
  readonly length: number | undefined;
  /** To be read once. */
  readonly pieces: AsyncIterable<Buffer>;
}

/**
 * A list in pieces. Encoding a whole message takes seconds for a long list, and keeps all of it until its client has
 * read the last byte; pieces are encoded as they are read, so that a slow client holds one of them. The first one is
 * encoded here, so that its errors become the answer.
 */
export async function listPieces(
  parts: ListMakingParts,
  output: DescMessage,
  list: ListAnswer,
  { text, lengthFirst }: ListForm,
): Promise<ListPieces> {
  const message = parts.forms.toMessage(output, { metadata: list.metadata });
  const form = text ? textForm(parts, output, message) : binaryForm(parts, output, message);
  if (lengthOf(list.items) > LONG) await parts.slices.turn();
  const length = lengthFirst ? await parts.slices.inTurns(lengthInForm(form, list)) : undefined;
  const making = joined(form, list);
  const first = await parts.slices.inTurns(making());
  const next = async (): Promise<Buffer | undefined> => {
    // Others get their turn even when this client reads as fast as pieces are made.
    await parts.slices.turn();
    return parts.slices.inTurns(making());
  };
  return { message, length, pieces: piecesFrom(first, next) };
}

async function* piecesFrom(
  first: Buffer | undefined,
  next: () => Promise<Buffer | undefined>,
): AsyncGenerator<Buffer, undefined> {
  for (let piece = first; piece !== undefined; piece = await next()) yield piece;
}

/** What surrounds the items of a list, and how each is written. */
interface ItemsForm {
  readonly head: Buffer;
  readonly between: Buffer;
  readonly tail: Buffer;
  /** @param parsed when parsed in a separate step */
  item(item: ServedObject, parsed: KubeObject | undefined): readonly Buffer[];
}

const NOTHING = Buffer.alloc(0);
const COMMA = Buffer.from(',');
const TAIL = Buffer.from(']}');

function binaryForm({ codec }: ListMakingParts, output: DescMessage, message: Message): ItemsForm {
  const { message: desc, number } = itemsOf(output);
  return {
    head: Buffer.from(toBinary(output, message)),
    between: NOTHING,
    tail: NOTHING,
    item(item, parsed) {
      const encoded = item.encoded('protobuf-item', () => codec.encodeMessage(parsed ?? item.parsed, desc.typeName));
      const before = new BinaryWriter().tag(number, WireType.LengthDelimited).uint32(encoded.length).finish();
      return [Buffer.from(before), encoded];
    },
  };
}

function textForm({ forms }: ListMakingParts, output: DescMessage, message: Message): ItemsForm {
  const { message: desc } = itemsOf(output);
  const head = toJsonString(output, message);
  return {
    head: Buffer.from(`${head.slice(0, -1)}${head === '{}' ? '' : ','}"items":[`),
    between: COMMA,
    tail: TAIL,
    item: (item, parsed) => [Buffer.from(JSON.stringify(toJson(desc, forms.toMessage(desc, parsed ?? item.parsed))))],
  };
}

/** The field of the items of a list. */
function itemsOf(output: DescMessage): DescField & { fieldKind: 'list'; listKind: 'message' } {
  const field = output.fields.find(({ name }) => name === 'items');
  if (field?.fieldKind !== 'list' || field.listKind !== 'message') throw new Error(`${output.typeName} has no items`);
  return field;
}

/** The parts of a list in order; undefined where others may have a turn before the next one. */
function* partsOf(form: ItemsForm, { items, gone }: ListAnswer): Generator<readonly Buffer[] | undefined, undefined> {
  yield [form.head];
  let first = true;
  for (const item of items) {
    if (gone()) return;
    const parsed = item.size > LARGE_ITEM ? item.parsed : undefined;
    if (parsed !== undefined) yield undefined;
    const written = form.item(item, parsed);
    yield first ? written : [form.between, ...written];
    first = false;
  }
  yield [form.tail];
}

function* lengthInForm(form: ItemsForm, list: ListAnswer): Steps<number> {
  let length = 0;
  for (const part of partsOf(form, list)) {
    for (const bytes of part ?? []) length += bytes.length;
    yield;
  }
  return length;
}

/** Encodes one piece after the other; undefined at the end. */
function joined(form: ItemsForm, list: ListAnswer): () => Steps<Buffer | undefined> {
  const all = partsOf(form, list);
  return function* () {
    const made: Buffer[] = [];
    let length = 0;
    for (;;) {
      const part = all.next();
      if (part.done === true) break;
      for (const bytes of part.value ?? []) {
        made.push(bytes);
        length += bytes.length;
      }
      if (length >= PIECE) break;
      yield;
    }
    return length === 0 ? undefined : Buffer.concat(made, length);
  };
}

/** The list for the audit record; undefined when it is too long. */
export function recordedList(metadata: JsonObject, items: readonly ServedObject[]): Buffer | undefined {
  if (lengthOf(items) > MOST_RECORDED) return undefined;
  const head = Buffer.from(`{"metadata":${printJson(metadata)},"items":[`);
  const pieces = items.flatMap(({ bytes }, index) => (index === 0 ? [bytes] : [COMMA, bytes]));
  return Buffer.concat([head, ...pieces, TAIL]);
}

function lengthOf(items: readonly ServedObject[]): number {
  return items.reduce((sum, { bytes }) => sum + bytes.length, 0);
}
