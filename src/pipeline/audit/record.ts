import { parseJson, parseStored } from '../../json/parse.js';
import { isJsonArray, isJsonObject } from '../../json/own-property.js';
import { printJson } from '../../json/print.js';
import type { JsonObject, JsonValue } from '../../json/types.js';
import type { StatusError } from '../../meta/errors.js';
import { statusOf } from '../../meta/status.js';
import { formatMicroTime } from '../../meta/time.js';
import type { AuditTrail } from '../../request/audit-trail.js';
import type { RequestInfo } from '../../request/info.js';
import type { User } from '../../request/user.js';
import type { Call, CallObserver } from '../call.js';
import { type AuditEvent, type ObjectReference, truncatedMark } from './event.js';
import type { AuditDecision, AuditStage } from './policy.js';
import type { AuditCounts, AuditSink } from './sink.js';
import { sourceIps } from './source-ips.js';

/** What all records of a server share. */
export interface RecordParts {
  readonly sink: AuditSink;
  readonly counts: AuditCounts;
  /** Domain of event versions and annotations. */
  readonly domain: string;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
}

/** Most characters kept of a request or response body; beyond, an annotation says that it was omitted. */
const MOST_OBJECT = 4 * 1024 * 1024;
const MOST_USER_AGENT = 1024;

const LASTING_SUBRESOURCES = new Set(['attach', 'exec', 'log', 'portforward', 'proxy']);

/** Whether the response takes long, so that its start is a separate event. */
function isLasting(info: RequestInfo): boolean {
  if (info.kind !== 'resource') return false;
  return info.verb === 'watch' || LASTING_SUBRESOURCES.has(info.subresource);
}

/**
 * The record of one request. It observes the call and makes an event at each stage: received, and complete when the
 * response has been sent, or before it is sent when a sink is blocking.
 */
export class AuditRecord implements AuditTrail, CallObserver {
  readonly wantsResponse: boolean;
  readonly #call: Call;
  readonly #user: User | undefined;
  readonly #decision: AuditDecision;
  readonly #parts: RecordParts;
  readonly #received: number;
  readonly #lasting: boolean;
  /** Read now: a closed connection has no address any more. */
  readonly #sourceIps: readonly string[];
  #reference: ObjectReference | undefined;
  #status: JsonObject | undefined;
  #code: number | undefined;
  #fault = false;
  #isPatch = false;
  #requestObject: string | undefined;
  #responseObject: string | undefined;
  #truncated = false;
  #started = false;
  #complete = false;

  /** @param user the caller; undefined when unknown */
  constructor(call: Call, user: User | undefined, decision: AuditDecision, parts: RecordParts) {
    this.#call = call;
    this.#user = user;
    this.#decision = decision;
    this.#parts = parts;
    this.#received = parts.clock();
    this.#lasting = isLasting(call.info);
    this.#sourceIps = sourceIps(call.credentials);
    this.#reference = referenceOf(call.info);
    this.wantsResponse = decision.level === 'RequestResponse' && call.info.kind === 'resource';
  }

  /** The first event. False: the request is to be rejected. */
  received(): boolean | Promise<boolean> {
    return this.#emit('RequestReceived', this.#received);
  }

  /** The only event of an unauthenticated request; stored, if a sink is blocking. */
  async unknownCaller(error: StatusError): Promise<void> {
    this.failed(error, false);
    const stored = this.#emit('ResponseStarted');
    if (this.#parts.sink.blocking) await stored;
  }

  decided(decision: 'allow' | 'forbid', reason: string): void {
    this.#call.annotate(`authorization.${this.#parts.domain}/decision`, decision);
    this.#call.annotate(`authorization.${this.#parts.domain}/reason`, reason);
  }

  requestObject(object: JsonObject): void {
    if (this.#isPatch) return;
    const { metadata } = object;
    if (isJsonObject(metadata)) this.#refer(metadata);
    if (!this.#records('Request')) return;
    this.#requestObject = this.#fitting(printJson(this.#decision.omitManagedFields ? withoutManagers(object) : object));
  }

  requestPatch(bytes: Buffer): void {
    this.#isPatch = true;
    if (!this.#records('Request')) return;
    this.#requestObject = this.#fitting(jsonText(bytes));
  }

  responseObject(json: Buffer | undefined): void {
    if (!this.wantsResponse) return;
    if (json === undefined || !this.#decision.omitManagedFields) {
      this.#responseObject = this.#fitting(json?.toString('utf8'));
    } else {
      this.#responseObject = this.#fitting(printJson(withoutManagers(parseStored(json) as JsonObject)));
    }
  }

  failed(error: StatusError, fault: boolean): void {
    this.#code = error.code;
    this.#fault = fault;
    // kube-apiserver answers unserved paths without a Status.
    if (error.code === 404 && error.details?.kind === undefined) return;
    const status = statusOf(error);
    const { kind: _kind, apiVersion: _version, ...rest } = status;
    this.#status = rest;
    if (this.#decision.level === 'RequestResponse') this.#responseObject = this.#fitting(printJson(status));
  }

  responseStatus(status: JsonObject): void {
    const { kind: _kind, apiVersion: _version, ...rest } = status;
    this.#status = rest;
  }

  streaming(status: number): void {
    this.#code = status;
    this.#begin();
  }

  answering(status: number): Promise<void> | undefined {
    // Kept in case the client leaves before it gets its answer.
    this.#code ??= status;
    if (this.#lasting || !this.#parts.sink.blocking) return undefined;
    const stored = this.#end(status);
    return typeof stored === 'boolean' ? undefined : stored.then(() => undefined);
  }

  over(status: number): void {
    void this.#end(status);
  }

  #end(status: number): boolean | Promise<boolean> {
    if (this.#complete) return true;
    this.#complete = true;
    if (this.#code === undefined || status !== 0) {
      this.#code = status === 0 ? 200 : status;
      if (status === 0) this.#status = { metadata: {}, status: 'Success', message: 'Connection closed early' };
    }
    if (this.#fault) return this.#emit('Panic');
    if (this.#lasting) this.#begin();
    return this.#emit('ResponseComplete');
  }

  #begin(): void {
    if (this.#started) return;
    this.#started = true;
    void this.#emit('ResponseStarted');
  }

  #emit(stage: AuditStage, at = this.#parts.clock()): boolean | Promise<boolean> {
    if (this.#decision.omitStages.includes(stage)) return true;
    this.#parts.counts.event();
    return this.#parts.sink.take(this.#event(stage, at));
  }

  #event(stage: AuditStage, at: number): AuditEvent {
    const call = this.#call;
    const { impersonator } = call;
    const apiVersion = `audit.${this.#parts.domain}/v1`;
    const agent = call.userAgent;
    return {
      apiVersion,
      level: this.#decision.level,
      auditId: call.auditId,
      stage,
      uri: call.uri,
      verb: call.info.verb,
      user: this.#user,
      impersonated: impersonator === undefined ? undefined : call.user,
      sourceIps: this.#sourceIps,
      userAgent: agent.length > MOST_USER_AGENT ? `${agent.slice(0, MOST_USER_AGENT)}...TRUNCATED` : agent,
      objectRef: this.#reference,
      responseStatus: this.#code === undefined ? undefined : { metadata: {}, ...this.#status, code: this.#code },
      requestObject: this.#requestObject,
      responseObject: this.#responseObject,
      received: microTime(this.#received),
      staged: microTime(at),
      annotations: { ...Object.fromEntries(call.annotations), ...(this.#truncated && truncatedMark(apiVersion)) },
    };
  }

  #records(level: 'Request'): boolean {
    return this.#decision.level === level || this.#decision.level === 'RequestResponse';
  }

  /** What the path omits comes from the object. */
  #refer(metadata: JsonObject): void {
    const known = this.#reference;
    if (known === undefined) return;
    const given = (member: 'namespace' | 'name' | 'uid' | 'resourceVersion'): JsonObject => {
      const value = known[member] ?? metadata[member];
      return typeof value === 'string' && value !== '' ? { [member]: value } : {};
    };
    this.#reference = {
      resource: known.resource,
      ...given('namespace'),
      ...given('name'),
      ...given('uid'),
      ...(known.apiGroup !== undefined && { apiGroup: known.apiGroup }),
      apiVersion: known.apiVersion,
      ...given('resourceVersion'),
      ...(known.subresource !== undefined && { subresource: known.subresource }),
    };
  }

  #fitting(text: string | undefined): string | undefined {
    if (text !== undefined && text.length <= MOST_OBJECT) return text;
    this.#truncated = true;
    return undefined;
  }
}

function referenceOf(info: RequestInfo): ObjectReference | undefined {
  if (info.kind !== 'resource') return undefined;
  return {
    resource: info.resource,
    ...(info.namespace !== '' && { namespace: info.namespace }),
    ...(info.name !== '' && { name: info.name }),
    ...(info.group !== '' && { apiGroup: info.group }),
    apiVersion: info.version,
    ...(info.subresource !== '' && { subresource: info.subresource }),
  };
}

function microTime(milliseconds: number): string {
  const whole = Math.floor(milliseconds);
  return formatMicroTime({ milliseconds: whole, microseconds: Math.floor((milliseconds - whole) * 1000) });
}

/**
 * The patch as one line of JSON; anything else becomes a string, so that the event stays readable. So does what exceeds
 * the limits of clients, as it is recorded before it is rejected.
 */
function jsonText(bytes: Buffer): string {
  try {
    return printJson(parseJson(bytes).value);
  } catch {
    return JSON.stringify(bytes.toString('utf8'));
  }
}

/** The object, list or table without any `metadata.managedFields`. */
function withoutManagers(object: JsonObject): JsonObject {
  const { metadata, items, rows } = object;
  return {
    ...object,
    ...(isJsonObject(metadata) && { metadata: stripped(metadata) }),
    ...(isJsonArray(items) && { items: items.map(bare) }),
    ...(isJsonArray(rows) && {
      rows: rows.map((row) => (isJsonObject(row) ? { ...row, object: bare(row['object'] ?? null) } : row)),
    }),
  };
}

function bare(value: JsonValue): JsonValue {
  return isJsonObject(value) && isJsonObject(value['metadata'])
    ? { ...value, metadata: stripped(value['metadata']) }
    : value;
}

function stripped(metadata: JsonObject): JsonObject {
  const { managedFields: _managers, ...rest } = metadata;
  return rest;
}
