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
  /** Adds a `Warning` header (299); repeats are dropped. */
  warn(text: string): void;
}
