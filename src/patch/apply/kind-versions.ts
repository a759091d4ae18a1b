import type { JsonObject } from '../../json/types.js';
import type { StructuralSchema } from '../../schema/structural.js';
import type { FieldSet } from './field-set.js';

/** The versions of one kind, as ownership sees them. */
export interface KindVersions {
  /** Undefined for a version that is no longer served: its ownership is dropped. */
  schemaOf(apiVersion: string): StructuralSchema | undefined;
  /** Fields that this endpoint does not change, by version; its writers never own them. */
  resetsOf(apiVersion: string): FieldSet;
  /** The object in another served version. */
  convert(object: JsonObject, apiVersion: string): Promise<JsonObject>;
  /** Whether the schemas may have changed since the entries were written. */
  readonly changeable: boolean;
}
