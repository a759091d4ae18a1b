import type { KubeObject } from '../meta/object.js';
import type { Precondition } from '../meta/precondition.js';

/**
 * Decides on new objects of one resource what a controller of this server would otherwise decide right after their
 * creation, so that one commit does both.
 */
export interface CreationDecider {
  /** The field manager of the status. */
  readonly manager: string;
  /**
   * @param object valid, in the requested version
   * @param dryRun whether it is not stored: then the decision reserves nothing
   * @returns undefined when it is left to the controller
   */
  decide(object: KubeObject, dryRun: boolean): CreationDecision | undefined;
}

/** A decision that is valid if it is committed under its fence. */
export interface CreationDecision {
  /** The object with its status. */
  readonly object: KubeObject;
  /** The lease under which it was decided. */
  readonly fence: Precondition;
  /** Must be called when the creation has ended, in whatever way. */
  end(): void;
}
