import { indentJson } from '../../codec/json.js';
import { partialMetadata, partialMetadataJson } from '../../codec/partial-metadata.js';
import { TABLE_TAIL, tableHead } from '../../codec/table.js';
import type { JsonObject } from '../../json/types.js';
import type { ServedObject } from '../../registry/registry.js';
import type { ListParts } from '../response/list-body.js';
import type { Presentation, TableSubject } from '../response/views.js';

/**
 * One object in the requested form and view; not in YAML, which is written in pieces (`yamlPieces`).
 *
 * @throws NotEncodable when it has no such form
 */
export function objectBody(parts: ListParts, subject: TableSubject, object: ServedObject, how: Presentation): Buffer {
  if (how.codec.name === 'protobuf') {
    if (how.view === 'object') return object.encoded('protobuf', () => how.codec.encode(object.parsed));
    return object.encoded(`protobuf:${how.viewVersion}`, () =>
      how.codec.encode(partialMetadata(object.parsed, how.viewVersion)),
    );
  }
  const json = jsonBody(parts, subject, object, how);
  return how.pretty === true ? indentJson(json) : json;
}

/** A document of the server itself (Status, discovery) in the requested form. */
export function documentBody(document: JsonObject, how: Presentation): Buffer {
  const bytes = how.codec.encode(document);
  return how.codec.name === 'json' && how.pretty === true ? indentJson(bytes) : bytes;
}

/** The object, its metadata or its table as compact JSON. `columns` false leaves the column definitions out. */
export function jsonBody(
  parts: ListParts,
  subject: TableSubject,
  object: ServedObject,
  how: Presentation,
  columns = true,
): Buffer {
  if (how.view === 'object') return object.bytes;
  if (how.view !== 'Table') return partialMetadataJson(object, how.viewVersion);
  const renderer = parts.tables.of(subject);
  const version = object.parsed.metadata.resourceVersion ?? (object.revision > 0 ? String(object.revision) : undefined);
  const metadata: JsonObject = version === undefined ? {} : { resourceVersion: version };
  return Buffer.concat([
    Buffer.from(tableHead(how.viewVersion, metadata, columns ? renderer.columnDefinitions : 'null')),
    renderer.row(object, how.includeObject, how.viewVersion, parts.clock()),
    Buffer.from(TABLE_TAIL),
  ]);
}
