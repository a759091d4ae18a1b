import { BINARY_LIST_TAIL, binaryItemHead, type ProtobufCodec } from '../codec/protobuf.js';
import { isJsonObject } from '../json/own-property.js';
import type { JsonObject, JsonValue } from '../json/types.js';
import type { Steps } from '../meta/steps.js';

/** The message of an item of aggregated discovery, one for each API group. */
const GROUP_MESSAGE = 'cluster.api.apidiscovery.v2.APIGroupDiscovery';

/**
 * The binary form of a discovery document. That of all groups is encoded group by group, since it may contain thousands
 * of custom kinds.
 *
 * @param json the document as JSON text
 */
export function* encodeDiscovery(codec: ProtobufCodec, json: string): Steps<Buffer> {
  const document = JSON.parse(json) as JsonObject;
  const kind = textOf(document['kind']);
  const apiVersion = textOf(document['apiVersion']);
  const { items, metadata } = document;
  if (!Array.isArray(items)) {
    const message = codec.messageFor(apiVersion, kind);
    if (message === undefined) throw new Error(`${kind} has no binary form`);
    return codec.encodeProtobuf(document, message);
  }
  const pieces: Buffer[] = [];
  for (const item of items) {
    const encoded = codec.encodeMessage(item as JsonObject, GROUP_MESSAGE);
    pieces.push(binaryItemHead({ apiVersion, kind }, encoded.length), encoded);
    yield;
  }
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  const head = codec.encodeListHead({ apiVersion, kind, metadata: isJsonObject(metadata) ? metadata : {} }, length);
  return Buffer.concat([head, ...pieces, BINARY_LIST_TAIL]);
}

function textOf(value: JsonValue | undefined): string {
  return typeof value === 'string' ? value : '';
}
