import type { Precondition } from '../meta/precondition.js';
import type { AuditTrail } from './audit-trail.js';
import type { RequestInfo } from './info.js';
import type { User } from './user.js';

/** The context of one request. Made by a handler (`http`, `rpc`, loopback client), read by all layers. */
export interface RequestContext {
  readonly user: User;
  readonly info: RequestInfo;
  readonly userAgent: string;
  /** Aborted when the client goes away or the deadline passes. */
  readonly signal: AbortSignal;
  /** The same as `signal.aborted`, without creating the signal. */
  readonly aborted?: boolean;
  /** The ID of this request in responses, logs and audit records. */
  readonly auditId: string;
  /** The deadline in milliseconds since the epoch; undefined for watches and in-process calls. */
  readonly deadline: number | undefined;
  /** Preconditions of the commit of this request's write: a controller still holds its lease. */
  readonly fence?: Precondition | undefined;
  /** The audit record of this request; undefined when it is not recorded. */
  readonly audit?: AuditTrail | undefined;
  /** Adds an audit annotation; the first value of a key stays. */
  annotate(key: string, value: string): void;
  /** Adds a `Warning` header (299); repeats are dropped. */
  warn(text: string): void;
}
