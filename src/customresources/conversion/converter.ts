import type { KubeObject } from '../../meta/object.js';

/** Converts objects of one definition between versions. */
export interface Converter {
  /**
   * The objects, all in other versions, converted to the requested one in the same order. A promise when a webhook is
   * called.
   *
   * @throws StatusError 500 when the conversion fails
   */
  convert(objects: readonly KubeObject[], apiVersion: string): readonly KubeObject[] | Promise<readonly KubeObject[]>;
}
