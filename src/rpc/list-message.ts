import type { DescField, DescMessage, Message } from '@bufbuild/protobuf';
import { BinaryWriter, WireType } from '@bufbuild/protobuf/wire';
import type { ProtobufCodec } from '../codec/protobuf.js';
import { printJson } from '../json/print.js';
import type { JsonObject } from '../json/types.js';
import type { KubeObject } from '../meta/object.js';
import type { Steps } from '../meta/steps.js';
import type { ServedObject } from '../registry/registry.js';
import type { Slices } from '../registry/slices.js';
import type { MessageForms } from './messages.js';

/** Bytes of objects that are turned into messages at once; more wait for a turn. */
const LONG = 32 * 1024;
/** Most bytes of a list that are put together for a record. */
const MOST_RECORDED = 4 * 1024 * 1024;
/** An object of more bytes is parsed and encoded in two steps, as each takes milliseconds. */
const LARGE_ITEM = 256 * 1024;

/** What lists are made with. */
export interface ListMessageParts {
  readonly codec: ProtobufCodec;
  readonly forms: MessageForms;
  /** A long list is made in turns, so that it does not keep the event loop. */
  readonly slices: Slices;
}

/** A list on its way to a client. */
export interface ListAnswer {
  readonly metadata: JsonObject;
  readonly items: readonly ServedObject[];
  /** Whether nobody waits for it any more. */
  readonly gone: () => boolean;
}

/**
 * The message of a list for a client that takes bytes. Its items are encoded here and stand in the message as they are,
 * since who writes the message does it in one step.
 */
export async function listMessage(parts: ListMessageParts, output: DescMessage, list: ListAnswer): Promise<Message> {
  const message = parts.forms.toMessage(output, { metadata: list.metadata });
  const { message: desc, number } = itemsOf(output);
  const encoded = (item: ServedObject, parsed: KubeObject | undefined): Buffer =>
    item.encoded('protobuf-item', () => parts.codec.encodeMessage(parsed ?? item.parsed, desc.typeName));
  const add: Add = (item, parsed) => {
    (message.$unknown ??= []).push(ready(number, encoded(item, parsed)));
  };
  await madeInTurns(parts.slices, list, add);
  return message;
}

/** The field of the items of a list. */
export function itemsOf(output: DescMessage): DescField & { fieldKind: 'list'; listKind: 'message' } {
  const field = output.fields.find(({ name }) => name === 'items');
  if (field?.fieldKind !== 'list' || field.listKind !== 'message') throw new Error(`${output.typeName} has no items`);
  return field;
}

/** Adds all items, as many at once as take a while. */
export async function madeInTurns(slices: Slices, list: ListAnswer, add: Add): Promise<void> {
  if (lengthOf(list.items) > LONG) await slices.turn();
  await slices.inTurns(steps(list, add));
}

/** Adds an item to what is made of a list; `parsed` when it was parsed in a step of its own. */
type Add = (item: ServedObject, parsed: KubeObject | undefined) => void;

function* steps({ items, gone }: ListAnswer, add: Add): Steps<void> {
  for (const item of items) {
    if (gone()) return;
    const parsed = item.bytes.length > LARGE_ITEM ? item.parsed : undefined;
    if (parsed !== undefined) yield;
    add(item, parsed);
    yield;
  }
}

/** A field whose value is written as it is: its length, then the bytes. */
function ready(no: number, bytes: Buffer): NonNullable<Message['$unknown']>[number] {
  return { no, wireType: WireType.LengthDelimited, data: new BinaryWriter().bytes(bytes).finish() };
}

/** What the audit record says of a list; undefined when it is too long for that. */
export function recordedList(metadata: JsonObject, items: readonly ServedObject[]): Buffer | undefined {
  if (lengthOf(items) > MOST_RECORDED) return undefined;
  const head = Buffer.from(`{"metadata":${printJson(metadata)},"items":[`);
  const parts = items.flatMap(({ bytes }, index) => (index === 0 ? [bytes] : [COMMA, bytes]));
  return Buffer.concat([head, ...parts, TAIL]);
}

function lengthOf(items: readonly ServedObject[]): number {
  return items.reduce((sum, { bytes }) => sum + bytes.length, 0);
}

const COMMA = Buffer.from(',');
const TAIL = Buffer.from(']}');
