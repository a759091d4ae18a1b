import type { RequestContext } from '../request/context.js';
import type { RequestInfo } from '../request/info.js';
import type { Credentials } from '../request/ports.js';
import { ANONYMOUS, type User } from '../request/user.js';

/** Most warnings kept of one request; each costs header space and memory. */
const MOST_WARNINGS = 256;

/**
 * One request on its way through the chain: the context that everybody below reads, and what stages fill in. A handler
 * makes one per request and calls `abort` when the client goes away or the deadline passes.
 */
export class Call implements RequestContext {
  readonly info: RequestInfo;
  readonly userAgent: string;
  readonly credentials: Credentials;
  /** Set by the authentication stage; given beforehand by the in-process handler. */
  user: User = ANONYMOUS;
  /** True when `user` is already known and no stage has to find it out. */
  authenticated: boolean;
  #warnings: string[] | undefined;
  // The controller is made on first use only: most requests never need a signal, and one costs about a microsecond.
  #controller: AbortController | undefined;
  #reason: unknown;
  #aborted = false;

  constructor(parts: {
    readonly info: RequestInfo;
    readonly userAgent: string;
    readonly credentials: Credentials;
    readonly user?: User;
  }) {
    this.info = parts.info;
    this.userAgent = parts.userAgent;
    this.credentials = parts.credentials;
    this.authenticated = parts.user !== undefined;
    if (parts.user !== undefined) this.user = parts.user;
  }

  get signal(): AbortSignal {
    if (this.#controller === undefined) {
      this.#controller = new AbortController();
      if (this.#aborted) this.#controller.abort(this.#reason);
    }
    return this.#controller.signal;
  }

  get aborted(): boolean {
    return this.#aborted;
  }

  /** Tells everybody who works on this request to stop. Only the first call counts. */
  abort(reason?: unknown): void {
    if (this.#aborted) return;
    this.#aborted = true;
    this.#reason = reason;
    this.#controller?.abort(reason);
  }

  warn(text: string): void {
    const warnings = (this.#warnings ??= []);
    if (warnings.length < MOST_WARNINGS && !warnings.includes(text)) warnings.push(text);
  }

  /** In the order they were given, without repeats. */
  get warnings(): readonly string[] {
    return this.#warnings ?? NO_WARNINGS;
  }
}

const NO_WARNINGS: readonly string[] = [];
