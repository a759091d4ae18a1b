import type { JsonObject } from '../json/types.js';
import type { KubeObject } from '../meta/object.js';

/**
 * Converts stored objects of a kind to one of its served versions, for kinds whose stored bytes may be older than their
 * definition: custom kinds, whose defaults and members change, and whose versions a webhook may convert. Kinds without
 * it are served as stored, or by the `convert` of their strategy.
 */
export interface ObjectForms {
  /** Identifies this form among all forms of stored objects; changes with the definition. */
  readonly id: string;
  /** The schema as in the definition, for documents. */
  schema(): JsonObject;
  /**
   * The objects in this version, in order. One that already has that form is returned as the very same object. A
   * promise when a webhook is called.
   *
   * @throws StatusError 500 when the conversion fails
   */
  toServed(objects: readonly KubeObject[]): readonly KubeObject[] | Promise<readonly KubeObject[]>;
  /** An object of this version in the stored version. @throws StatusError as `toServed` */
  toStored(object: KubeObject): KubeObject | Promise<KubeObject>;
  /**
   * Any object of the kind in another of its versions, without defaulting or pruning, for comparing what two clients
   * asked for.
   *
   * @throws StatusError as `toServed`
   */
  inVersion(object: KubeObject, apiVersion: string): KubeObject | Promise<KubeObject>;
}
