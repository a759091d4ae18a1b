import { randomUUID } from 'node:crypto';
import type { Precondition } from '../meta/precondition.js';
import type { StatusError } from '../meta/errors.js';
import type { AuditTrail } from '../request/audit-trail.js';
import type { RequestContext } from '../request/context.js';
import type { RequestInfo } from '../request/info.js';
import type { Credentials } from '../request/ports.js';
import { ANONYMOUS, type User } from '../request/user.js';
import { sharedAbort } from '../meta/shared-abort.js';

/** Most warnings kept of one request; each costs header space and memory. */
const MOST_WARNINGS = 256;
/** Most audit annotations kept of one request. */
const MOST_ANNOTATIONS = 256;
/** An id that a client or another server in front gave to the request: what a header can hold, within reason. */
const AUDIT_ID = /^[\x21-\x7e]{1,1024}$/;

/** The name of a request in audit records: the one that the client gave, unless it is too long or unprintable. */
export function auditIdFrom(given: string | undefined): string {
  return given !== undefined && AUDIT_ID.test(given) ? given : randomUUID();
}

/** Told how the answer to a call goes on; what a stage that outlasts the chain (audit, flow control) listens to. */
export interface CallObserver {
  /** The answer is a failure; `fault`: one of ours. */
  readonly failed?: (error: StatusError, fault: boolean) => void;
  /** The answer is known and about to go out; it waits for what is given back. */
  readonly answering?: (status: number) => Promise<void> | undefined;
  /** The head of an answer that goes on for long (a watch) is out. */
  readonly streaming?: (status: number) => void;
  /** The answer is over, in whatever way: status 0 when the client went away before any. Comes once. */
  readonly over?: (status: number) => void;
}

/**
 * One request on its way through the chain: the context that everybody below reads, and what stages fill in. A handler
 * makes one per request and calls `abort` when the client goes away or the deadline passes.
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
  /** Set by the authentication stage; given beforehand by the in-process handler. */
  user: User = ANONYMOUS;
  /** Who really calls, when `user` is somebody that they act as; set by the impersonation stage. */
  impersonator: User | undefined;
  /** True when `user` is already known and no stage has to find it out. */
  authenticated: boolean;
  readonly #givenAuditId: string | undefined;
  #auditId: string | undefined;
  #observers: CallObserver[] | undefined;
  #annotations: Map<string, string> | undefined;
  #warnings: string[] | undefined;
  // The controller is made on first use only: most requests never need a signal, and one costs about a microsecond.
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
    readonly deadline?: number;
    /** As the client gave it; one that is too long or unprintable is replaced. */
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

  /** Tells everybody who works on this request to stop. Only the first call counts. */
  abort(reason?: unknown): void {
    if (this.#aborted) return;
    this.#aborted = true;
    this.#reason = reason;
    this.#controller?.abort(reason);
  }

  /** Adds somebody who is told how the answer goes on. */
  observe(observer: CallObserver): void {
    (this.#observers ??= []).push(observer);
  }

  /** Said by the handler when the answer is a failure. */
  failed(error: StatusError, fault: boolean): void {
    for (const observer of this.#observers ?? []) observer.failed?.(error, fault);
  }

  /** Said by the handler before it answers; the answer has to wait for what this gives. */
  answering(status: number): Promise<void> | undefined {
    let waits: Promise<void> | undefined;
    for (const observer of this.#observers ?? []) {
      const wait = observer.answering?.(status);
      if (wait !== undefined) waits = waits === undefined ? wait : Promise.all([waits, wait]).then(() => undefined);
    }
    return waits;
  }

  /** Said by the handler when the head of a long answer is out. */
  streaming(status: number): void {
    for (const observer of this.#observers ?? []) observer.streaming?.(status);
  }

  /** Said by the handler at the end of every answer. Only the first call counts. */
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

  /** In the order they were given, without repeats. */
  get warnings(): readonly string[] {
    return this.#warnings ?? NO_WARNINGS;
  }
}

const NO_WARNINGS: readonly string[] = [];
const NO_ANNOTATIONS: ReadonlyMap<string, string> = new Map();
