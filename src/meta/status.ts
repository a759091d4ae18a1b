import type { JsonObject } from '../json/types.js';
import type { StatusDetails, StatusError } from './errors.js';

/** Members in the order of the public API, absent ones left out. */
function detailsOf(details: StatusDetails): JsonObject {
  return {
    ...(details.name ? { name: details.name } : {}),
    ...(details.group ? { group: details.group } : {}),
    ...(details.kind ? { kind: details.kind } : {}),
    ...(details.uid ? { uid: details.uid } : {}),
    ...(details.causes && details.causes.length > 0
      ? {
          causes: details.causes.map((cause) => ({
            ...(cause.reason ? { reason: cause.reason } : {}),
            ...(cause.message ? { message: cause.message } : {}),
            ...(cause.field ? { field: cause.field } : {}),
          })),
        }
      : {}),
    ...(details.retryAfterSeconds ? { retryAfterSeconds: details.retryAfterSeconds } : {}),
  };
}

/** The body of a failure (design §2.4), ready to be encoded in any media type. */
export function statusOf(error: StatusError): JsonObject {
  return {
    kind: 'Status',
    apiVersion: 'v1',
    metadata: error.continueToken === undefined ? {} : { continue: error.continueToken },
    status: 'Failure',
    message: error.message,
    reason: error.reason,
    ...(error.details === undefined ? {} : { details: detailsOf(error.details) }),
    code: error.code,
  };
}

/** The body of a success without an object, such as a delete that removed it at once. */
export function successStatus(details: StatusDetails, continueToken = ''): JsonObject {
  const metadata = continueToken === '' ? {} : { continue: continueToken };
  return { kind: 'Status', apiVersion: 'v1', metadata, status: 'Success', details: detailsOf(details) };
}
