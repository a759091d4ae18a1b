import type { JsonObject } from '../json/types.js';
import type { KubeObject } from '../meta/object.js';

/**
 * How stored objects of a kind become what one of its versions serves, for kinds whose stored bytes may lag behind
 * their definition: custom kinds, whose defaults and members come and go, and whose versions a webhook may convert.
 * Kinds without it are served as they are stored, or by the `convert` of their strategy.
 */
export interface ObjectForms {
  /** Names this form among all that are made of stored objects; another one as soon as the definition is another. */
  readonly id: string;
  /** The schema as the definition says it, for documents. */
  schema(): JsonObject;
  /**
   * The objects as this version serves them, in order. One that is in that form comes back as the very same object.
   * A promise when somebody else has to be asked. @throws StatusError 500 when the conversion fails
   */
  toServed(objects: readonly KubeObject[]): readonly KubeObject[] | Promise<readonly KubeObject[]>;
  /** An object of this version in the version that is stored. @throws StatusError as `toServed` */
  toStored(object: KubeObject): KubeObject | Promise<KubeObject>;
  /**
   * Any object of the kind in another one of its versions, with nothing filled in or taken out, for comparing what two
   * clients asked for. @throws StatusError as `toServed`
   */
  inVersion(object: KubeObject, apiVersion: string): KubeObject | Promise<KubeObject>;
}
