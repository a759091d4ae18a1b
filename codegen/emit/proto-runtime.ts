import type { Output } from '../writer.js';
import { protoHeader } from './proto.js';

/** Package of the envelope and of the requests shared by all kinds. */
export const RUNTIME_PACKAGE = 'cluster.api.runtime.v1';

const RUNTIME = `
// Names the schema of an object inside an envelope.
message TypeMeta {
  // Group and version, as in the JSON form.
  optional string apiVersion = 1;

  // Kind, as in the JSON form.
  optional string kind = 2;
}

// The envelope that follows the four bytes 6b 38 73 00 in a binary body.
message Unknown {
  // Schema of the object.
  optional TypeMeta typeMeta = 1;

  // The complete object in the encoding that contentType names.
  optional bytes raw = 2;

  // Encoding of raw; unset means none.
  optional string contentEncoding = 3;

  // Media type of raw; unset means the binary media type.
  optional string contentType = 4;
}

// An object in an encoding of its own: an envelope or JSON text.
message RawExtension {
  // The bytes of the object.
  optional bytes raw = 1;
}

// One event of a watch.
message WatchEvent {
  // ADDED, MODIFIED, DELETED, BOOKMARK or ERROR.
  optional string type = 1;

  // The object, or a Status when the type is ERROR.
  optional RawExtension object = 2;
}
`;

const REQUESTS = `
// Names one object to read.
message GetRequest {
  // Namespace; empty for cluster-scoped kinds.
  optional string namespace = 1;

  // Name of the object.
  optional string name = 2;

  // Minimum version of the answer; empty for the newest.
  optional string resource_version = 3;
}

// Selects objects to list.
message ListRequest {
  // Namespace; empty for all namespaces and for cluster-scoped kinds.
  optional string namespace = 1;

  // Label selector.
  optional string label_selector = 2;

  // Field selector.
  optional string field_selector = 3;

  // Minimum version of the answer; empty for the newest.
  optional string resource_version = 4;

  // How resource_version is matched: Exact or NotOlderThan.
  optional string resource_version_match = 5;

  // Maximum number of objects in one answer.
  optional int64 limit = 6;

  // Token of the previous answer, to continue from there.
  optional string continue = 7;
}

// Selects changes to watch.
message WatchRequest {
  // Namespace; empty for all namespaces and for cluster-scoped kinds.
  optional string namespace = 1;

  // Label selector.
  optional string label_selector = 2;

  // Field selector.
  optional string field_selector = 3;

  // Changes after this version; empty starts with the existing objects.
  optional string resource_version = 4;

  // How resource_version is matched for initial events.
  optional string resource_version_match = 5;

  // Whether to send BOOKMARK events.
  optional bool allow_watch_bookmarks = 6;

  // Whether the existing objects come first, followed by a bookmark.
  optional bool send_initial_events = 7;

  // The stream ends after this time.
  optional int64 timeout_seconds = 8;
}

// Changes one object by a patch document.
message PatchRequest {
  // Namespace; empty for cluster-scoped kinds.
  optional string namespace = 1;

  // Name of the object.
  optional string name = 2;

  // Media type of the patch: JSON patch, merge patch or strategic merge patch.
  optional string patch_type = 3;

  // The patch document.
  optional bytes patch = 4;

  // Options of the write.
  optional WriteOptions options = 5;
}

// Removes one object.
message DeleteRequest {
  // Namespace; empty for cluster-scoped kinds.
  optional string namespace = 1;

  // Name of the object.
  optional string name = 2;

  // Options of the removal.
  optional RemoveOptions options = 3;
}

// Removes all selected objects.
message DeleteCollectionRequest {
  // Namespace; empty for cluster-scoped kinds only.
  optional string namespace = 1;

  // Label selector.
  optional string label_selector = 2;

  // Field selector.
  optional string field_selector = 3;

  // Options of the removal.
  optional RemoveOptions options = 4;
}

// The result of removing several objects.
message DeleteCollectionResponse {}

// Options of create, update, patch and apply.
message WriteOptions {
  // Run every step except storing.
  optional bool dry_run = 1;

  // Field manager of the written fields.
  optional string field_manager = 2;

  // What to do about unknown and duplicate fields of a patch: Ignore, Warn or Strict. Unknown fields of messages are
  // always ignored.
  optional string field_validation = 3;

  // Only for apply: take fields from other managers.
  optional bool force = 4;
}

// Options of delete.
message RemoveOptions {
  // Run every step except storing.
  optional bool dry_run = 1;

  // Seconds until the object is removed, if the kind supports graceful deletion.
  optional int64 grace_period_seconds = 2;

  // What happens to dependents: Orphan, Background or Foreground.
  optional string propagation_policy = 3;

  // Remove only the object with this uid.
  optional string uid = 4;

  // Remove only this version of the object.
  optional string resource_version = 5;
}
`;

/** Prints the two files without a schema: the binary envelope, and the requests shared by all kinds. */
export function emitRuntimeProto(output: Output): void {
  const base = 'schemas/proto/cluster/api/runtime/v1';
  output.set(`${base}/runtime.proto`, protoHeader('codegen/emit/proto-runtime.ts', RUNTIME_PACKAGE, []) + RUNTIME);
  output.set(`${base}/request.proto`, protoHeader('codegen/emit/proto-runtime.ts', RUNTIME_PACKAGE, []) + REQUESTS);
}
