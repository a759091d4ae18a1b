import type { KubeObject } from '../../meta/object.js';
import type { RequestContext } from '../../request/context.js';
import type { AdmissionAttributes } from '../../request/ports.js';

/** One admission plugin. It looks at every write that `handles` names; both hooks are optional. */
export interface AdmissionPlugin {
  /** As `--enable-admission-plugins` names it. */
  readonly name: string;
  readonly handles: readonly AdmissionAttributes['operation'][];
  /**
   * Runs first, in the order of the plugins. May answer a changed object; undefined leaves it as it is.
   * @throws StatusError to refuse
   */
  readonly mutate?: (context: RequestContext, attributes: AdmissionAttributes) => Promise<KubeObject | undefined>;
  /** Runs when the object is final. @throws StatusError to refuse */
  readonly validate?: (context: RequestContext, attributes: AdmissionAttributes) => Promise<void>;
}
