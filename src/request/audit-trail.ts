import type { JsonObject } from '../json/types.js';

/**
 * Collects the audit record of a request. Requests that no policy rule records have none, so expensive values are
 * computed only when it exists.
 */
export interface AuditTrail {
  /** Whether the response body is recorded; `responseObject` is useful only then. */
  readonly wantsResponse: boolean;
  /** The authorization decision, for the annotations. */
  decided(decision: 'allow' | 'forbid', reason: string): void;
  /** The object of the request; a later call has a better one (with defaults), unless the request is a patch. */
  requestObject(object: JsonObject): void;
  /** The original patch, in JSON. */
  requestPatch(bytes: Buffer): void;
  /** The Status of a success response. */
  responseStatus(status: JsonObject): void;
  /** The response body, in JSON; undefined when it is too long for a record. */
  responseObject(json: Buffer | undefined): void;
}
