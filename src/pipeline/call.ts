import { randomUUID } from 'node:crypto';
import type { Precondition } from '../meta/precondition.js';
import type { StatusError } from '../meta/errors.js';
import type { AuditTrail } from '../request/audit-trail.js';
import type { RequestContext } from '../request/context.js';
import type { RequestInfo } from '../request/info.js';
import type { Credentials } from '../request/ports.js';
import { ANONYMOUS, type User } from '../request/user.js';
import { sharedAbort } from '../meta/shared-abort.js';

/** Limit of warnings of one request; each costs header space and memory. */
const MOST_WARNINGS = 256;
/** Limit of audit annotations of one request. */
const MOST_ANNOTATIONS = 256;
/** An id that a client or another server gave to the request: whatever fits a header, within reason. */
const AUDIT_ID = /^[\x21-\x7e]{1,1024}$/;

/** The audit ID of a request: the client's, unless it is too long or unprintable. */
export function auditIdFrom(given: string | undefined): string {
  return given !== undefined && AUDIT_ID.test(given) ? given : randomUUID();
}

/** Called as the response proceeds, for stages that outlast the chain (audit, flow control). */
export interface CallObserver {
  /** The response is an error; `fault`: an internal one. */
  readonly failed?: (error: StatusError, fault: boolean) => void;
  /** The response is ready and waits for the returned promise. */
  readonly answering?: (status: number) => Promise<void> | undefined;
  /** The head of a long response (a watch) has been sent. */
  readonly streaming?: (status: number) => void;
  /** The response has ended, in whatever way: status 0 when the client left before. Called once. */
  readonly over?: (status: number) => void;
}

/**
 * One request on its way through the chain: the context for all lower layers, filled in by stages. A handler makes one
 * per request and calls `abort` when the client leaves or the deadline passes.
 */
export class Call implements RequestContext {
  readonly info: RequestInfo;
  readonly userAgent: string;
  readonly credentials: Credentials;
  readonly deadline: number | undefined;
  readonly fence: Precondition | undefined;
  /** Path and query as the client sent them. */
  readonly uri: string;
  /** Set by the audit stage when a rule of the policy records this request. */
  audit: AuditTrail | undefined;
  /** Set by the authentication stage; preset by the in-process handler. */
  user: User = ANONYMOUS;
  /** The authenticated user when `user` is impersonated; set by the impersonation stage. */
  impersonator: User | undefined;
  /** True when `user` is preset and needs no authentication. */
  authenticated: boolean;
  readonly #givenAuditId: string | undefined;
  #auditId: string | undefined;
  #observers: CallObserver[] | undefined;
  #annotations: Map<string, string> | undefined;
  #warnings: string[] | undefined;
  // The controller is made on first use: most requests never need a signal, and one costs about a microsecond.
  #controller: AbortController | undefined;
  #reason: unknown;
  #aborted = false;
  #over = false;

  constructor(parts: {
    readonly info: RequestInfo;
    readonly userAgent: string;
    readonly credentials: Credentials;
    /** Absent: the path of `info`. */
    readonly uri?: string | undefined;
    readonly user?: User;
    readonly fence?: Precondition | undefined;
    /** Milliseconds since the epoch. */
    readonly deadline?: number | undefined;
    /** As the client sent it; one that is too long or unprintable is replaced. */
    readonly auditId?: string | undefined;
  }) {
    this.info = parts.info;
    this.userAgent = parts.userAgent;
    this.credentials = parts.credentials;
    this.deadline = parts.deadline;
    this.fence = parts.fence;
    this.uri = parts.uri ?? parts.info.path;
    this.authenticated = parts.user !== undefined;
    if (parts.user !== undefined) this.user = parts.user;
    this.#givenAuditId = parts.auditId;
  }

  get auditId(): string {
    return (this.#auditId ??= auditIdFrom(this.#givenAuditId));
  }

  get signal(): AbortSignal {
    if (this.#controller === undefined) {
      this.#controller = sharedAbort();
      if (this.#aborted) this.#controller.abort(this.#reason);
    }
    return this.#controller.signal;
  }

  get aborted(): boolean {
    return this.#aborted;
  }

  /** Aborts all work on this request. Only the first call counts. */
  abort(reason?: unknown): void {
    if (this.#aborted) return;
    this.#aborted = true;
    this.#reason = reason;
    this.#controller?.abort(reason);
  }

  /** Adds an observer of the response. */
  observe(observer: CallObserver): void {
    (this.#observers ??= []).push(observer);
  }

  /** Called by the handler when the response is an error. */
  failed(error: StatusError, fault: boolean): void {
    for (const observer of this.#observers ?? []) observer.failed?.(error, fault);
  }

  /** Called by the handler before it responds; the response waits for the returned promise. */
  answering(status: number): Promise<void> | undefined {
    let waits: Promise<void> | undefined;
    for (const observer of this.#observers ?? []) {
      const wait = observer.answering?.(status);
      if (wait !== undefined) waits = waits === undefined ? wait : Promise.all([waits, wait]).then(() => undefined);
    }
    return waits;
  }

  /** Called by the handler when the head of a long response has been sent. */
  streaming(status: number): void {
    for (const observer of this.#observers ?? []) observer.streaming?.(status);
  }

  /** Called by the handler at the end of every response. Only the first call counts. */
  over(status: number): void {
    if (this.#over) return;
    this.#over = true;
    for (const observer of this.#observers ?? []) observer.over?.(status);
  }

  annotate(key: string, value: string): void {
    const annotations = (this.#annotations ??= new Map<string, string>());
    if (annotations.size < MOST_ANNOTATIONS && !annotations.has(key)) annotations.set(key, value);
  }

  /** Audit annotations so far. */
  get annotations(): ReadonlyMap<string, string> {
    return this.#annotations ?? NO_ANNOTATIONS;
  }

  warn(text: string): void {
    const warnings = (this.#warnings ??= []);
    if (warnings.length < MOST_WARNINGS && !warnings.includes(text)) warnings.push(text);
  }

  /** In the order they were added, without repeats. */
  get warnings(): readonly string[] {
    return this.#warnings ?? NO_WARNINGS;
  }
}

const NO_WARNINGS: readonly string[] = [];
const NO_ANNOTATIONS: ReadonlyMap<string, string> = new Map();
