import type { Precondition } from '../meta/precondition.js';
import type { AuditTrail } from './audit-trail.js';
import type { RequestInfo } from './info.js';
import type { User } from './user.js';

/** Everything that travels with one request. Made by a handler (`http`, `rpc`, loopback client), read by everybody. */
export interface RequestContext {
  readonly user: User;
  readonly info: RequestInfo;
  readonly userAgent: string;
  /** Aborted when the client goes away or the deadline passes. */
  readonly signal: AbortSignal;
  /** The same as `signal.aborted`, without making a signal that nobody has asked for yet. */
  readonly aborted?: boolean;
  /** Names this request in answers, logs and audit records. */
  readonly auditId: string;
  /** Milliseconds since the epoch after which nobody waits for the answer; undefined for watches and calls in process. */
  readonly deadline: number | undefined;
  /** What must still hold when a write of this request is committed: that a controller's lease has not passed on. */
  readonly fence?: Precondition | undefined;
  /** The audit record of this request; undefined when it is not recorded. */
  readonly audit?: AuditTrail | undefined;
  /** Notes something for the audit record; the first value of a key stays. */
  annotate(key: string, value: string): void;
  /** Adds a `Warning` header (299); repeats are dropped. */
  warn(text: string): void;
}
