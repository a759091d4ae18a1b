import type { KubeObject } from '../../meta/object.js';

/** How objects of one definition go from one version to another. */
export interface Converter {
  /**
   * The objects, all of them in other versions, in the wanted one and in the same order. A promise when somebody else
   * has to be asked. @throws StatusError 500 when the conversion fails
   */
  convert(objects: readonly KubeObject[], apiVersion: string): readonly KubeObject[] | Promise<readonly KubeObject[]>;
}
