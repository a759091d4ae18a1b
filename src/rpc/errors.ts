import { create, fromBinary } from '@bufbuild/protobuf';
import { Code, ConnectError } from '@connectrpc/connect';
import { type Status, StatusSchema } from '../../generated/proto/cluster/api/meta/v1/meta_pb.js';
import type { ProtobufCodec } from '../codec/protobuf.js';
import { internalError, StatusError, type StatusReason, timeout } from '../meta/errors.js';
import { statusOf } from '../meta/status.js';
import type { Log } from '../telemetry/log.js';

/** The code closest to each reason; the details contain the full Status. */
const CODES: Readonly<Record<StatusReason, Code>> = {
  Unauthorized: Code.Unauthenticated,
  Forbidden: Code.PermissionDenied,
  NotFound: Code.NotFound,
  AlreadyExists: Code.AlreadyExists,
  Conflict: Code.Aborted,
  Gone: Code.OutOfRange,
  Expired: Code.OutOfRange,
  Invalid: Code.InvalidArgument,
  BadRequest: Code.InvalidArgument,
  NotAcceptable: Code.InvalidArgument,
  UnsupportedMediaType: Code.InvalidArgument,
  RequestEntityTooLarge: Code.ResourceExhausted,
  TooManyRequests: Code.ResourceExhausted,
  MethodNotAllowed: Code.Unimplemented,
  ServerTimeout: Code.Unavailable,
  ServiceUnavailable: Code.Unavailable,
  Timeout: Code.DeadlineExceeded,
  InternalError: Code.Internal,
};

/**
 * An error as a call's error: the code by the reason of the Status, its message, and the whole Status
 * (`cluster.api.meta.v1.Status`) as a detail. Anything but a StatusError is a fault of the server: it is logged with
 * its stack and reported without details.
 */
export function connectErrorOf(thrown: unknown, codec: ProtobufCodec, log: Log, about: object): ConnectError {
  if (thrown instanceof ConnectError) return thrown;
  let error: StatusError;
  if (thrown instanceof StatusError) error = thrown;
  else {
    log.error({ ...about, error: thrown }, 'a call met a fault of the server');
    error = internalError('the server met an unexpected fault; its log says more', thrown);
  }
  const headers: Record<string, string> = {};
  const retryAfter = error.details?.retryAfterSeconds ?? 0;
  if (retryAfter > 0) headers['retry-after'] = String(retryAfter);
  return new ConnectError(error.message, CODES[error.reason] ?? Code.Unknown, headers, [
    { desc: StatusSchema, value: statusMessage(error, codec) },
  ]);
}

/** The time is up that the client gave the call. */
export function pastDeadline(): StatusError {
  return timeout('Timeout: request did not complete within requested timeout - context deadline exceeded');
}

/** The time is up that the server gives every call. */
export function tookTooLong(): StatusError {
  return timeout('Timeout: request did not complete within the allotted timeout');
}

/** The HTTP status of an error in metrics. */
export function httpStatusOf(error: unknown): number {
  return error instanceof StatusError ? error.code : 500;
}

function statusMessage(error: StatusError, codec: ProtobufCodec): Status {
  const name = codec.messageFor('v1', 'Status');
  if (name === undefined) return create(StatusSchema, { code: error.code, message: error.message });
  return fromBinary(StatusSchema, codec.encodeMessage(statusOf(error), name));
}
