import { KINDS, MESSAGES } from '../../generated/codecs/index.js';
import { isJsonObject } from '../json/own-property.js';
import type { JsonObject, JsonValue } from '../json/types.js';
import { apiVersionOf, type GroupVersionKind, parseApiVersion } from '../meta/gvk.js';
import { badRequest, StatusError } from '../meta/errors.js';
import { clusterGroup } from '../naming/renamer.js';
import type { BinaryForm } from './codec.js';
import { createMessageCodec } from './protobuf-messages.js';
import { BYTES_FIELD, jsonOf, readFields, TEXT_FIELD, textField } from './protobuf-values.js';
import { BackwardWriter, DELIMITED, Reader } from './protobuf-wire.js';

/** The four bytes in front of every binary body: `k8s` and 0 (spec 1, "Binary envelope"). */
const PREFIX = Buffer.from([0x6b, 0x38, 0x73, 0x00]);

/** A decoded binary body. `object` starts with apiVersion and kind, as its JSON form would. */
export interface DecodedProtobuf {
  readonly apiVersion: string;
  readonly kind: string;
  readonly object: JsonObject;
}

/** Binary bodies: one message in an envelope, list bodies made from encoded items, and frames of a watch. */
export interface ProtobufCodec {
  /** Full name of the message of a kind, in either naming; undefined without one (custom kinds, Table). */
  messageFor(apiVersion: string, kind: string): string | undefined;
  /** A whole body: prefix and envelope. @throws StatusError 500 when the object does not fit the message */
  encodeProtobuf(object: JsonObject, messageName: string): Buffer;
  /** The message alone, as an item of a list. Cache it per object. */
  encodeMessage(object: JsonObject, messageName: string): Buffer;
  /** The JSON object of a message without envelope. @throws StatusError 400 */
  decodeMessage(bytes: Buffer, messageName: string): JsonObject;
  /** What precedes the items of a list, which take `itemsLength` bytes each after its `binaryItemHead`. */
  encodeListHead(head: ListHead, itemsLength: number): Buffer;
  /** One frame of a watch: 4 bytes of length, big endian, and a WatchEvent around a whole body. */
  encodeWatchFrame(type: string, object: Buffer): Buffer;
  /**
   * @param expected the kind when the body does not name it
   * @throws EnvelopeError for bytes that are not such a body
   * @throws StatusError 400 when the message is malformed, the kind is unknown, or a limit is exceeded
   */
  decodeProtobuf(bytes: Buffer, expected?: GroupVersionKind): DecodedProtobuf;
}

/** 400: the bytes around the message are not those of a binary body. */
export class EnvelopeError extends StatusError {
  constructor(message: string) {
    super(400, 'BadRequest', message);
  }
}

/** A list without its items. */
export interface ListHead {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: JsonObject;
}

/** Numbers of the two fields of a list. */
interface ListFields {
  readonly metadata: number;
  readonly items: number;
}

/** The old version of one list has them swapped. */
function listFields({ apiVersion, kind }: Omit<ListHead, 'metadata'>): ListFields {
  const swapped = kind === 'PartialObjectMetadataList' && apiVersion.endsWith('/v1beta1');
  return swapped ? { metadata: 2, items: 1 } : { metadata: 1, items: 2 };
}

/** A codec over the generated tables. It caches prepared messages, so make one for the whole server. */
export function createProtobufCodec(): ProtobufCodec {
  const messages = createMessageCodec(MESSAGES);

  const messageFor = (apiVersion: string, kind: string): string | undefined => {
    const parsed = parseApiVersion(apiVersion);
    const own = parsed && apiVersionOf(clusterGroup(parsed.group), parsed.version);
    return lookUp(`${own ?? apiVersion} ${kind}`) ?? lookUp(`* ${kind}`);
  };

  return {
    messageFor,
    encodeProtobuf: (object, messageName) =>
      envelope(textOf(object['apiVersion']), textOf(object['kind']), messages.encode(messageName, object)),
    encodeMessage: (object, messageName) => messages.encode(messageName, object),
    decodeMessage: (bytes, messageName) => messages.decode(messageName, bytes),
    encodeListHead: (head, itemsLength) => listHead(head, messages.encode(LIST_META, head.metadata), itemsLength),
    encodeWatchFrame: watchFrame,
    decodeProtobuf: (bytes, expected) => {
      const { raw, json, ...said } = openEnvelope(bytes);
      const { apiVersion, kind } = expected === undefined ? said : completed(said, expected);
      const messageName = messageFor(apiVersion, kind);
      if (messageName === undefined) throw badRequest(`no kind "${kind}" is registered for version "${apiVersion}"`);
      const members = json ? withoutType(jsonOf(raw)) : messages.decode(messageName, raw);
      return { apiVersion, kind, object: { apiVersion, kind, ...members } };
    },
  };
}

/** The codec for the table of forms: kinds without a message have no binary form. */
export function binaryForm(codec: ProtobufCodec): BinaryForm {
  return {
    encode: (object) => {
      const messageName = codec.messageFor(textOf(object['apiVersion']), textOf(object['kind']));
      return messageName === undefined ? undefined : codec.encodeProtobuf(object, messageName);
    },
    decode: (bytes) => codec.decodeProtobuf(bytes).object,
  };
}

/** The path supplies a missing type (spec 1, "Binary envelope"). */
function completed(said: TypeMeta, expected: GroupVersionKind): TypeMeta {
  return {
    apiVersion: said.apiVersion === '' ? apiVersionOf(expected.group, expected.version) : said.apiVersion,
    kind: said.kind === '' ? expected.kind : said.kind,
  };
}

const LIST_META = 'cluster.api.meta.v1.ListMeta';

function lookUp(key: string): string | undefined {
  return Object.hasOwn(KINDS, key) ? KINDS[key] : undefined;
}

function textOf(value: JsonValue | undefined): string {
  return typeof value === 'string' ? value : '';
}

function withoutType(value: JsonValue): JsonObject {
  if (!isJsonObject(value)) throw badRequest('the body is not a valid object');
  const { apiVersion: _apiVersion, kind: _kind, ...rest } = value;
  return rest;
}

/** Prefix and `Unknown {typeMeta: 1, raw: 2}` around a message. */
function envelope(apiVersion: string, kind: string, raw: Buffer): Buffer {
  const writer = new BackwardWriter(raw.length + apiVersion.length + kind.length + 64);
  // contentEncoding and contentType are written empty, as the public API's servers do.
  writer.bytes([0x1a, 0x00, 0x22, 0x00]);
  writer.bytes(raw);
  writer.varint32(raw.length);
  writer.tag(2, DELIMITED);
  typeMeta(writer, apiVersion, kind);
  writer.bytes(PREFIX);
  return writer.finish();
}

function typeMeta(writer: BackwardWriter, apiVersion: string, kind: string): void {
  const before = writer.size;
  textField(writer, 2, kind);
  textField(writer, 1, apiVersion);
  writer.varint32(writer.size - before);
  writer.tag(1, DELIMITED);
}

/** The envelope's `raw` has the metadata and the repeated items; its length is the sum of the parts. */
function listHead(head: ListHead, metadata: Buffer, itemsLength: number): Buffer {
  const writer = new BackwardWriter(metadata.length + 256);
  writer.bytes(metadata);
  writer.varint32(metadata.length);
  writer.tag(listFields(head).metadata, DELIMITED);
  writer.varint32(itemsLength + writer.size);
  writer.tag(2, DELIMITED);
  typeMeta(writer, head.apiVersion, head.kind);
  writer.bytes(PREFIX);
  return writer.finish();
}

/** What precedes an item of a list of this kind, a message from `encodeMessage` of so many bytes. */
export function binaryItemHead(list: Omit<ListHead, 'metadata'>, length: number): Buffer {
  return fieldHead(listFields(list).items, length);
}

/** What follows the items of a list: contentEncoding and contentType, empty. */
export const BINARY_LIST_TAIL = Buffer.from([0x1a, 0x00, 0x22, 0x00]);

function fieldHead(number: number, length: number): Buffer {
  const writer = new BackwardWriter(12);
  writer.varint32(length);
  writer.tag(number, DELIMITED);
  return writer.finish();
}

/** `WatchEvent {type: 1, object: 2 {raw: 1}}` behind its length. */
function watchFrame(type: string, object: Buffer): Buffer {
  const writer = new BackwardWriter(object.length + type.length + 64);
  writer.bytes(object);
  writer.varint32(object.length);
  writer.tag(1, DELIMITED);
  writer.varint32(writer.size);
  writer.tag(2, DELIMITED);
  textField(writer, 1, type);
  const { size } = writer;
  writer.bytes([size >>> 24, (size >>> 16) & 0xff, (size >>> 8) & 0xff, size & 0xff]);
  return writer.finish();
}

interface TypeMeta {
  readonly apiVersion: string;
  readonly kind: string;
}

interface Unknown extends TypeMeta {
  readonly raw: Buffer;
  readonly json: boolean;
}

function openEnvelope(bytes: Buffer): Unknown {
  if (bytes.length === 0) throw new EnvelopeError('empty data');
  if (!bytes.subarray(0, PREFIX.length).equals(PREFIX)) {
    throw new EnvelopeError(
      `provided data does not appear to be a protobuf message, expected prefix [${[...PREFIX].join(' ')}]`,
    );
  }
  if (bytes.length === PREFIX.length) throw new EnvelopeError('empty body');
  try {
    return readEnvelope(bytes);
  } catch (error) {
    throw error instanceof StatusError ? new EnvelopeError(error.message) : error;
  }
}

function readEnvelope(bytes: Buffer): Unknown {
  const type: Record<number, unknown> = {};
  const found: Record<number, unknown> = {};
  readFields(
    new Reader(bytes.subarray(PREFIX.length)),
    {
      1: {
        wireType: DELIMITED,
        read: (reader) => {
          const outer = reader.enter();
          readFields(reader, { 1: TEXT_FIELD, 2: TEXT_FIELD }, type);
          reader.leave(outer);
        },
      },
      2: BYTES_FIELD,
      3: TEXT_FIELD,
      4: TEXT_FIELD,
    },
    found,
  );
  const encoding = String(found[3] ?? '');
  const contentType = String(found[4] ?? '');
  if (encoding !== '') throw badRequest(`the envelope has the unknown content encoding "${encoding}"`);
  const json = contentType === 'application/json';
  if (!json && contentType !== '' && !contentType.endsWith('.protobuf')) {
    throw badRequest(`the envelope has the unknown content type "${contentType}"`);
  }
  return {
    apiVersion: String(type[1] ?? ''),
    kind: String(type[2] ?? ''),
    raw: (found[2] as Buffer | undefined) ?? Buffer.alloc(0),
    json,
  };
}
