import type { KubeObject } from '../../meta/object.js';
import type { RequestContext } from '../../request/context.js';
import type { AdmissionAttributes } from '../../request/ports.js';

/** One admission plugin. It handles the writes listed in `handles`; both hooks are optional. */
export interface AdmissionPlugin {
  /** The name in `--enable-admission-plugins`. */
  readonly name: string;
  readonly handles: readonly AdmissionAttributes['operation'][];
  /**
   * Runs first, in the order of the plugins. May return a changed object; undefined keeps it.
   * @throws StatusError to reject
   */
  readonly mutate?: (context: RequestContext, attributes: AdmissionAttributes) => Promise<KubeObject | undefined>;
  /** Runs when the object is final. @throws StatusError to reject */
  readonly validate?: (context: RequestContext, attributes: AdmissionAttributes) => Promise<void>;
}
