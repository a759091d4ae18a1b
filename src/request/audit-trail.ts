import type { JsonObject } from '../json/types.js';

/**
 * What those who work on a request tell the audit record about it. A request that no rule of the policy records has none,
 * so whatever is costly to tell is only worked out when there is one.
 */
export interface AuditTrail {
  /** Whether what is answered is recorded; `responseObject` is of use only then. */
  readonly wantsResponse: boolean;
  /** The answer of authorization, for the annotations. */
  decided(decision: 'allow' | 'forbid', reason: string): void;
  /** The object of the request; a later call knows it better (with its defaults), unless the request is a patch. */
  requestObject(object: JsonObject): void;
  /** The patch as it came, in JSON. */
  requestPatch(bytes: Buffer): void;
  /** The Status that is answered, of a success. */
  responseStatus(status: JsonObject): void;
  /** What is answered, in JSON; undefined when it is longer than a record may be. */
  responseObject(json: Buffer | undefined): void;
}
