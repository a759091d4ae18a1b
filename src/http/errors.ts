import type { Codec } from '../codec/codec.js';
import { NotEncodable } from '../codec/codec.js';
import type { Codecs } from '../codec/codecs.js';
import { indentJson } from '../codec/json.js';
import { mediaTypesOf } from '../codec/negotiate.js';
import { internalError, notAcceptable, serviceUnavailable, StatusError } from '../meta/errors.js';
import { statusOf } from '../meta/status.js';
import type { Log } from '../telemetry/log.js';

/** A failure ready to be written. */
export interface ErrorAnswer {
  readonly code: number;
  readonly contentType: string;
  readonly body: Buffer;
  /** Seconds for `Retry-After`; undefined without one. */
  readonly retryAfter: number | undefined;
}

/** Turns errors into Status responses; nothing else in `http/` does (design §2.4). */
export interface ErrorWriter {
  /** Anything as a StatusError. Other errors are our fault: they are logged with their stack and answered with 500. */
  classify(error: unknown, about: object): StatusError;
  /** The body in the negotiated form, JSON by default; `pretty` indents JSON. */
  answer(error: StatusError, codec?: Codec, pretty?: boolean): ErrorAnswer;
}

function isOutOfDescriptors(error: unknown): boolean {
  const { code } = (error ?? {}) as { readonly code?: unknown };
  return code === 'EMFILE' || code === 'ENFILE';
}

/** The one error writer of the server. */
export function createErrorWriter(codecs: Codecs, log: Log): ErrorWriter {
  return {
    classify(error, about) {
      if (error instanceof StatusError) return error;
      // A file that this request loads could not be opened now; the next request may succeed.
      if (isOutOfDescriptors(error)) return serviceUnavailable('the server has too many connections open');
      if (error instanceof NotEncodable) return notAcceptable(mediaTypesOf(codecs));
      log.error({ ...about, error }, 'a request met a fault of the server');
      return internalError('the server met an unexpected fault; its log says more', error);
    },
    answer(error, codec = codecs.json, pretty = false) {
      const status = statusOf(error);
      const retryAfter = error.details?.retryAfterSeconds;
      const form =
        codec.name === 'protobuf' && codecs.protobuf?.messageFor('v1', 'Status') === undefined ? codecs.json : codec;
      const body = form.encode(status);
      return {
        code: error.code,
        contentType: form.mediaType,
        body: pretty && form.name === 'json' ? indentJson(body) : body,
        retryAfter: retryAfter === undefined || retryAfter <= 0 ? undefined : retryAfter,
      };
    },
  };
}
