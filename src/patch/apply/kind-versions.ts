import type { JsonObject } from '../../json/types.js';
import type { StructuralSchema } from '../../schema/structural.js';
import type { FieldSet } from './field-set.js';

/** The versions of one kind, as ownership sees them. */
export interface KindVersions {
  /** Undefined for a version that is not served any more: what is owned in it is forgotten. */
  schemaOf(apiVersion: string): StructuralSchema | undefined;
  /** What writes through this endpoint do not change, by version; nobody comes to own it here. */
  resetsOf(apiVersion: string): FieldSet;
  /** The object in another served version. */
  convert(object: JsonObject, apiVersion: string): Promise<JsonObject>;
  /** Whether the schemas may have changed since the entries were written. */
  readonly changeable: boolean;
}
