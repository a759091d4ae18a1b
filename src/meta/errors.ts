import { type FieldError, fittingErrors, printFieldErrors } from './field-errors.js';
import { qualifiedResource } from './gvk.js';
import { NOT_THERE } from './refusal-words.js';
import { quote } from './quote.js';

/** Kubernetes' machine-readable reasons. */
export type StatusReason =
  | 'Unauthorized'
  | 'Forbidden'
  | 'NotFound'
  | 'AlreadyExists'
  | 'Conflict'
  | 'Gone'
  | 'Invalid'
  | 'ServerTimeout'
  | 'Timeout'
  | 'TooManyRequests'
  | 'BadRequest'
  | 'MethodNotAllowed'
  | 'NotAcceptable'
  | 'RequestEntityTooLarge'
  | 'UnsupportedMediaType'
  | 'InternalError'
  | 'Expired'
  | 'ServiceUnavailable';

/** One cause inside `details`. */
export interface StatusCause {
  readonly reason: string;
  readonly message: string;
  readonly field?: string;
}

/** `details` of a Status. */
export interface StatusDetails {
  readonly name?: string;
  readonly group?: string;
  readonly kind?: string;
  readonly uid?: string;
  readonly causes?: readonly StatusCause[];
  readonly retryAfterSeconds?: number;
}

/**
 * An error answer, as data. Thrown anywhere above layer 0 and written only by `http/errors.ts` and `rpc/errors.ts`
 * (design §2.4). `message` is for the client and contains nothing secret.
 */
export class StatusError extends Error {
  readonly code: number;
  readonly reason: StatusReason;
  readonly details: StatusDetails | undefined;
  /** For expired list tokens: a token that continues inconsistently. Sent as `metadata.continue`. */
  readonly continueToken: string | undefined;

  constructor(
    code: number,
    reason: StatusReason,
    message: string,
    options: { readonly details?: StatusDetails; readonly continueToken?: string; readonly cause?: unknown } = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'StatusError';
    this.code = code;
    this.reason = reason;
    this.details = options.details;
    this.continueToken = options.continueToken;
  }
}

/** The subject of an error. `resource` is the plural (or, for Invalid, the kind goes into `kind`). */
export interface ErrorSubject {
  readonly group: string;
  readonly resource: string;
}

/** 404 `pods "x" not found`. */
export function notFound(subject: ErrorSubject, name: string): StatusError {
  return new StatusError(
    404,
    'NotFound',
    `${qualifiedResource(subject.group, subject.resource)} ${quote(name)} not found`,
    {
      details: { name, group: subject.group, kind: subject.resource },
    },
  );
}

/** 404 for an unknown path. */
export function pathNotFound(): StatusError {
  return new StatusError(404, 'NotFound', NOT_THERE, { details: {} });
}

/** 409 `pods "x" already exists`. */
export function alreadyExists(subject: ErrorSubject, name: string): StatusError {
  return new StatusError(
    409,
    'AlreadyExists',
    `${qualifiedResource(subject.group, subject.resource)} ${quote(name)} already exists`,
    { details: { name, group: subject.group, kind: subject.resource } },
  );
}

/** 409 `Operation cannot be fulfilled on pods "x": <why>`. */
export function conflict(
  subject: ErrorSubject,
  name: string,
  why: string,
  causes?: readonly StatusCause[],
): StatusError {
  return new StatusError(
    409,
    'Conflict',
    `Operation cannot be fulfilled on ${qualifiedResource(subject.group, subject.resource)} ${quote(name)}: ${why}`,
    { details: { name, group: subject.group, kind: subject.resource, ...(causes ? { causes } : {}) } },
  );
}

/** The `why` of a 409 for a stale resourceVersion. */
export const STALE_OBJECT =
  'the object has been modified; please apply your changes to the latest version and try again';

/**
 * 422 `Deployment.apps "x" is invalid: spec.selector: Required value`; several causes are in brackets, without repeats
 * and limited to what fits into one answer.
 */
export function invalid(group: string, kind: string, name: string, faults: readonly FieldError[]): StatusError {
  const errors = fittingErrors(faults);
  const list = printFieldErrors(errors);
  return new StatusError(422, 'Invalid', `${qualifiedResource(group, kind)} ${quote(name)} is invalid: ${list}`, {
    details: {
      ...(name === '' ? {} : { name }),
      group,
      ...(kind === '' ? {} : { kind }),
      causes: errors.map((error) => ({ reason: error.reason, message: error.message, field: error.field })),
    },
  });
}

/** 400 with the message unchanged. */
export function badRequest(message: string): StatusError {
  return new StatusError(400, 'BadRequest', message);
}

/** 403 `pods "x" is forbidden: <why>`. */
export function forbidden(subject: ErrorSubject, name: string, why: string): StatusError {
  const named = name === '' ? '' : ` ${quote(name)}`;
  return new StatusError(
    403,
    'Forbidden',
    `${qualifiedResource(subject.group, subject.resource)}${named} is forbidden: ${why}`,
    { details: { ...(name === '' ? {} : { name }), group: subject.group, kind: subject.resource } },
  );
}

/** 403 for a new object of a kind whose definition is being deleted. */
export function definitionTerminating(kind: ErrorSubject, name: string): StatusError {
  return forbidden(kind, name, 'create not allowed while custom resource definition is terminating');
}

/** 401. @param why for operators; not sent to the client, and free of secrets */
export function unauthorized(why?: string): StatusError {
  return new StatusError(401, 'Unauthorized', 'Unauthorized', { cause: why });
}

/** 405 for a verb that the resource does not have. */
export function methodNotSupported(subject: ErrorSubject, action: string): StatusError {
  return new StatusError(
    405,
    'MethodNotAllowed',
    `${action} is not supported on resources of kind "${qualifiedResource(subject.group, subject.resource)}"`,
    { details: { group: subject.group, kind: subject.resource } },
  );
}

/** 406 with the supported media types. */
export function notAcceptable(accepted: readonly string[]): StatusError {
  return new StatusError(406, 'NotAcceptable', `only the following media types are accepted: ${accepted.join(', ')}`);
}

/** The same in kube-apiserver's words for discovery documents. */
export function noRepresentation(available: readonly string[]): StatusError {
  const message = `406: Not Acceptable\n\nAvailable representations: ${available.join(', ')}`;
  return new StatusError(406, 'NotAcceptable', message);
}

/** 415 with the supported media types. */
export function unsupportedMediaType(accepted: readonly string[]): StatusError {
  return new StatusError(
    415,
    'UnsupportedMediaType',
    `the body of the request was in an unknown format - accepted media types include: ${accepted.join(', ')}`,
  );
}

/** 413 for a request that is too large. @param why the exceeded limit, after the common prefix */
export function requestEntityTooLarge(why: string): StatusError {
  return new StatusError(413, 'RequestEntityTooLarge', `Request entity too large: ${why}`);
}

/**
 * 413 for an object that is too large to be stored after defaulting. The message is the public API's, where it comes
 * from the database.
 */
export function objectTooLarge(): StatusError {
  return new StatusError(413, 'RequestEntityTooLarge', 'etcdserver: request is too large');
}

/** 429: the server is busy; clients retry automatically. */
export function tooManyRequests(retryAfterSeconds = 1): StatusError {
  return new StatusError(429, 'TooManyRequests', 'Too many requests, please try again later.', {
    details: { retryAfterSeconds },
  });
}

/** 410 with reason Expired: the version or token is no longer available. */
export function expired(message: string, continueToken?: string): StatusError {
  return new StatusError(410, 'Expired', message, continueToken === undefined ? {} : { continueToken });
}

/** 504 for a resourceVersion that the server has not reached (`Retry-After: 1`), in the words of the public API. */
export function tooLargeResourceVersion(asked: bigint, current: number): StatusError {
  return new StatusError(504, 'Timeout', `Timeout: Too large resource version: ${asked}, current: ${current}`, {
    details: {
      causes: [{ reason: 'ResourceVersionTooLarge', message: 'Too large resource version' }],
      retryAfterSeconds: 1,
    },
  });
}

/** 504: the answer did not come in time. */
export function timeout(message: string, retryAfterSeconds = 0): StatusError {
  return new StatusError(504, 'Timeout', message, { details: { retryAfterSeconds } });
}

/** 503: try again later. */
export function serviceUnavailable(message: string, retryAfterSeconds = 1): StatusError {
  return new StatusError(503, 'ServiceUnavailable', message, { details: { retryAfterSeconds } });
}

/** 500 for the client, without internal details. */
export function internalError(message: string, cause?: unknown): StatusError {
  return new StatusError(500, 'InternalError', `Internal error occurred: ${message}`, {
    details: { causes: [{ reason: '', message }] },
    cause,
  });
}
