import { printJson } from '../json/print.js';
import type { JsonObject } from '../json/types.js';
import type { KubeObject } from '../meta/object.js';

/** An object that can share the bytes of its encoded forms (a StoredObject is one). */
export interface EncodableObject {
  readonly parsed: KubeObject;
  /** The object as JSON. */
  readonly bytes: Buffer;
  encoded(form: string, make: () => Buffer): Buffer;
}

/** Only the metadata of an object, as kind PartialObjectMetadata of `viewVersion` (`meta.cluster.io/v1`). */
export function partialMetadata(object: KubeObject, viewVersion: string): JsonObject {
  return { kind: 'PartialObjectMetadata', apiVersion: viewVersion, metadata: object.metadata };
}

/** The same as JSON bytes, made once per object and version. */
export function partialMetadataJson(object: EncodableObject, viewVersion: string): Buffer {
  return object.encoded(`partial:${viewVersion}`, () =>
    Buffer.from(printJson(partialMetadata(object.parsed, viewVersion)), 'utf8'),
  );
}
