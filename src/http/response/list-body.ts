import type { Codecs } from '../../codec/codecs.js';
import { BINARY_LIST_TAIL, binaryItemHead } from '../../codec/protobuf.js';
import { NotEncodable } from '../../codec/codec.js';
import { JsonLayout } from '../../codec/json.js';
import { partialMetadataJson } from '../../codec/partial-metadata.js';
import { TABLE_TAIL, tableHead } from '../../codec/table.js';
import { yamlPieces, yamlText } from '../../codec/yaml.js';
import { parseStored } from '../../json/parse.js';
import { printJson } from '../../json/print.js';
import type { JsonObject } from '../../json/types.js';
import { apiVersionOf } from '../../meta/gvk.js';
import type { ListOutcome, ServedObject } from '../../registry/registry.js';
import type { ServedResource } from '../../resources/catalogue.js';
import type { Holding } from './held-bytes.js';
import { canLeaveOut, type Filler, type JoinedLists, ListFiller, namelessFrom, PieceFiller } from './joined-lists.js';
import type { Presentation, TableRenderers } from './views.js';

/** A list in pieces, in order, and `PAUSE` between them; the writer joins small ones. */
export type Pieces = Iterable<Buffer>;

/** What encoding lists needs. */
export interface ListParts {
  readonly codecs: Codecs;
  readonly tables: TableRenderers;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
}

const COMMA = Buffer.from(',');
const JSON_TAIL = Buffer.from(']}');

/** A list whose items are ready bytes. */
export interface ReadyList {
  readonly head: Buffer;
  /** Its identity in caches. */
  readonly items: readonly ServedObject[];
  readonly keptIn: JoinedLists | undefined;
  /** Bytes of what follows the head: items, separators and tail. */
  readonly restLength: number;
  /** Copies it. */
  filler(): Filler;
}

/** The list as ready bytes: JSON of whole objects in the stored version; undefined when it is not. */
export function readyList(
  joined: JoinedLists,
  resource: ServedResource,
  list: ListOutcome,
  how: Presentation,
): ReadyList | undefined {
  if (how.codec.name !== 'json' || how.view !== 'object' || how.pretty === true) return undefined;
  const { items } = list;
  const nameless = namelessOf(resource);
  const itemsLength = joined.lengthOf(items, nameless);
  return itemsLength === undefined
    ? undefined
    : {
        ...{ head: jsonHead(resource, list, how), items, keptIn: joined, restLength: itemsLength + JSON_TAIL.length },
        filler: () => new ListFiller(items, { nameless, tail: JSON_TAIL }),
      };
}

/** How a list in binary form is made. */
export interface BinaryListMaking {
  /** Awaited between items, so that a long list does not block the event loop. */
  readonly turn: () => Promise<void>;
  readonly gone: () => boolean;
  /** What the list may hold until it is sent. */
  readonly holding: Holding;
}

/**
 * The list in binary form. Items are encoded first unless cached: their total length precedes them. Without room to
 * hold them until they are sent, each is encoded again when its turn comes.
 *
 * @returns undefined when nobody waits for it any more
 * @throws NotEncodable when the kind has no binary form
 */
export async function readyBinaryList(
  { codecs }: ListParts,
  joined: JoinedLists,
  { resource, list }: { readonly resource: ServedResource; readonly list: ListOutcome },
  how: Presentation,
  { turn, gone, holding }: BinaryListMaking,
): Promise<ReadyList | undefined> {
  const { items } = list;
  const encode = binaryItemOf(codecs, resource, how);
  const about = headOf(resource, how);
  // Parts of objects are quick to encode again.
  const keptIn = how.view === 'object' ? joined : undefined;
  const kept = keptIn?.get(items);
  // Cached bytes may be evicted before they are sent, so this answer keeps a reference.
  let pieces: Buffer[] | undefined = kept === undefined ? [] : [kept];
  let itemsLength = kept === undefined ? 0 : kept.length - BINARY_LIST_TAIL.length;
  for (const item of kept === undefined ? withPauses(items) : []) {
    if (item === undefined) {
      await turn();
      if (gone()) return undefined;
      continue;
    }
    // Held while it is encoded: parsing is half the work for a large object, and gets its own turn.
    const parsed = item.size > BYTES_OF_A_TURN ? item.parsed : undefined;
    if (parsed !== undefined) await turn();
    const message = encode(item);
    const before = binaryItemHead(about, message.length);
    itemsLength += before.length + message.length;
    if (!holding.add(before.length + message.length + PIECES_OVERHEAD)) pieces = undefined;
    pieces?.push(before, message);
  }
  if (kept === undefined) pieces?.push(BINARY_LIST_TAIL);
  const head = { ...about, metadata: listMetadata(list) };
  return {
    ...{ head: codecs.protobuf!.encodeListHead(head, itemsLength), items, keptIn },
    restLength: itemsLength + BINARY_LIST_TAIL.length,
    filler: () => new PieceFiller(pieces ?? encodedAgain()),
  };

  function* encodedAgain(): Generator<Buffer> {
    for (const item of items) {
      const message = encode(item);
      yield binaryItemHead(about, message.length);
      yield message;
    }
    yield BINARY_LIST_TAIL;
  }
}

/** What two pieces take besides their bytes. */
const PIECES_OVERHEAD = 256;

/** Bytes of objects converted at once, which takes some milliseconds. */
const BYTES_OF_A_TURN = 256 * 1024;

/** A marker among pieces: others should get a turn before the next one is made. */
export const PAUSE = Buffer.alloc(0);

/** Items of built-in kinds omit kind and apiVersion, as in kube-apiserver; those of custom kinds do not. */
function namelessOf({ definition }: ServedResource): number {
  const { custom, kind, group, version } = definition;
  return custom ? 0 : namelessFrom(kind, apiVersionOf(group, version));
}

function itemJson(item: ServedObject, nameless: number): Buffer {
  const { bytes } = item;
  if (nameless === 0 || !canLeaveOut(bytes, nameless)) return bytes;
  const short = Buffer.from(bytes.subarray(nameless));
  short[0] = 0x7b;
  return short;
}

/** The body of a list in JSON or YAML and the requested view. Items are encoded as it is read, one at a time. */
export function listPieces(parts: ListParts, resource: ServedResource, list: ListOutcome, how: Presentation): Pieces {
  const metadata = listMetadata(list);
  if (how.codec.name === 'yaml') return yamlListPieces(parts, resource, list, metadata, how);
  const json = jsonPieces(parts, resource, list, how);
  return how.pretty === true ? indented(json) : json;
}

function listMetadata(list: ListOutcome): JsonObject {
  return {
    resourceVersion: String(list.revision),
    ...(list.continueToken === '' ? {} : { continue: list.continueToken }),
    ...(list.remainingItemCount === undefined ? {} : { remainingItemCount: list.remainingItemCount }),
  };
}

function headOf(resource: ServedResource, how: Presentation): { readonly kind: string; readonly apiVersion: string } {
  const { definition } = resource;
  if (how.view === 'PartialObjectMetadataList') return { kind: how.view, apiVersion: how.viewVersion };
  return { kind: definition.listKind, apiVersion: apiVersionOf(definition.group, definition.version) };
}

function jsonHead(resource: ServedResource, list: ListOutcome, how: Presentation): Buffer {
  const { kind, apiVersion } = headOf(resource, how);
  const metadata = printJson(listMetadata(list));
  return Buffer.from(
    `{"kind":${JSON.stringify(kind)},"apiVersion":${JSON.stringify(apiVersion)},"metadata":${metadata},"items":[`,
  );
}

function* jsonPieces(
  parts: ListParts,
  resource: ServedResource,
  list: ListOutcome,
  how: Presentation,
): Generator<Buffer> {
  if (how.view === 'Table') {
    yield* tablePieces(parts, resource, list, listMetadata(list), how);
    return;
  }
  yield jsonHead(resource, list, how);
  const partial = how.view === 'PartialObjectMetadataList';
  const nameless = namelessOf(resource);
  yield* separated(list.items, (item) =>
    partial ? partialMetadataJson(item, how.viewVersion) : itemJson(item, nameless),
  );
  yield JSON_TAIL;
}

/** The items; undefined after many bytes, where others should get a turn. */
function* withPauses(items: readonly ServedObject[]): Generator<ServedObject | undefined> {
  let worked = 0;
  for (const item of items) {
    const { length } = item.bytes;
    if (worked > 0 && worked + length > BYTES_OF_A_TURN) {
      yield undefined;
      worked = 0;
    }
    worked += length;
    yield item;
  }
}

/** The pieces of the items with commas in between. */
function* separated(items: readonly ServedObject[], piece: (item: ServedObject) => Buffer): Generator<Buffer> {
  let first = true;
  for (const item of withPauses(items)) {
    if (item === undefined) yield PAUSE;
    else {
      if (!first) yield COMMA;
      first = false;
      yield piece(item);
    }
  }
}

function* tablePieces(
  parts: ListParts,
  resource: ServedResource,
  list: ListOutcome,
  metadata: JsonObject,
  how: Presentation,
): Generator<Buffer> {
  const renderer = parts.tables.of({ resource });
  const now = parts.clock();
  yield Buffer.from(tableHead(how.viewVersion, metadata, renderer.columnDefinitions));
  yield* separated(list.items, (item) => renderer.row(item, how.includeObject, how.viewVersion, now));
  yield Buffer.from(TABLE_TAIL);
}

/** YAML is encoded item by item, and a long item in pieces, so that a list does not block the event loop. */
function* yamlListPieces(
  parts: ListParts,
  resource: ServedResource,
  list: ListOutcome,
  metadata: JsonObject,
  how: Presentation,
): Generator<Buffer> {
  const renderer = how.view === 'Table' ? parts.tables.of({ resource }) : undefined;
  const now = parts.clock();
  const head =
    renderer === undefined
      ? { ...headOf(resource, how), metadata }
      : (JSON.parse(tableHead(how.viewVersion, metadata, renderer.columnDefinitions) + TABLE_TAIL) as JsonObject);
  const { rows: _rows, ...rest } = head as JsonObject & { rows?: unknown };
  const members = renderer === undefined ? 'items' : 'rows';
  yield Buffer.from(`${yamlText(rest)}${members}:${list.items.length === 0 ? ' []' : ''}\n`);
  const nameless = namelessOf(resource);
  for (const item of withPauses(list.items)) {
    if (item === undefined) {
      yield PAUSE;
      continue;
    }
    const bytes =
      renderer !== undefined
        ? renderer.row(item, how.includeObject, how.viewVersion, now)
        : how.view === 'PartialObjectMetadataList'
          ? partialMetadataJson(item, how.viewVersion)
          : itemJson(item, nameless);
    yield* yamlPieces([parseStored(bytes)]);
  }
}

/** A list of ready bytes in pieces. */
export function* readyPieces({ head, restLength, filler }: ReadyList, size: number): Generator<Buffer> {
  yield head;
  const rest = filler();
  for (let left = restLength; left > 0; left -= size) {
    const piece = Buffer.allocUnsafe(Math.min(size, left));
    rest.fill(piece);
    yield piece;
  }
}

/** Encodes an item as its message; encoded messages are cached on their objects. */
function binaryItemOf(codecs: Codecs, resource: ServedResource, how: Presentation): (item: ServedObject) => Buffer {
  const { protobuf } = codecs;
  const partial = how.view === 'PartialObjectMetadataList';
  const { kind, group, version } = resource.definition;
  const message = partial
    ? protobuf?.messageFor(how.viewVersion, 'PartialObjectMetadata')
    : protobuf?.messageFor(apiVersionOf(group, version), kind);
  if (protobuf === undefined || message === undefined) {
    throw new NotEncodable(`no binary form of ${headOf(resource, how).kind}`);
  }
  const form = partial ? `protobuf-item:${how.viewVersion}` : 'protobuf-item';
  return (item) =>
    item.encoded(form, () =>
      protobuf.encodeMessage(partial ? { metadata: item.parsed.metadata } : item.parsed, message),
    );
}

function* indented(pieces: Pieces): Generator<Buffer> {
  const layout = new JsonLayout();
  for (const piece of pieces) yield piece === PAUSE ? PAUSE : layout.add(piece);
  yield layout.end();
}
