import type { Awaitable } from '../meta/awaitable.js';
import {
  expired,
  type ErrorSubject,
  internalError,
  serviceUnavailable,
  StatusError,
  timeout,
  tooLargeResourceVersion,
} from '../meta/errors.js';
import { StorageError } from '../storage/errors.js';

/** The operation that failed; picks the words of a 410. */
export type StorageUse = 'get' | 'list' | 'continue' | 'watch' | 'write';

const EXPIRED_LIST = 'The resourceVersion for the provided list is too old.';
const EXPIRED_CONTINUE =
  'The provided continue parameter is too old to display a consistent list result. You can start a new list without ' +
  'the continue parameter, or use the continue token in this response to retrieve the remainder of the results. ' +
  'Continuing with the provided token results in an inconsistent list - objects that were created, modified, or ' +
  'deleted between the time the first chunk was returned and now may show up in the list.';

/** Parts of the client's request that the error names. */
interface Asked {
  /** For `continue`: a token that continues inconsistently, sent with the 410. */
  readonly continueToken?: string;
  /** The requested version in the client's digits, which may exceed a number. */
  readonly resourceVersion?: string;
}

/**
 * The one translation of store errors to client errors. A StatusError passes unchanged; anything unknown becomes a 500
 * whose cause is kept for the log.
 */
export function storageFailure(error: unknown, use: StorageUse, asked: Asked = {}): StatusError {
  if (error instanceof StatusError) return error;
  if (!(error instanceof StorageError)) return internalError('the store answered in an unexpected way', error);
  switch (error.kind) {
    case 'expired':
      if (use === 'continue') return expired(EXPIRED_CONTINUE, asked.continueToken);
      if (use === 'watch') return expired(`too old resource version: ${error.asked ?? 0} (${error.current ?? 0})`);
      return expired(EXPIRED_LIST);
    case 'too-new':
      return tooLargeResourceVersion(askedVersion(error.asked ?? 0, asked), error.current ?? 0);
    case 'unavailable':
      return serviceUnavailable('the storage is not available at the moment, please try again');
    case 'unknown-outcome':
      // No Retry-After: clients would repeat the request automatically, and it may have succeeded.
      return timeout(
        'the storage was lost while it worked on the request, which may have been done; read before trying again',
      );
    case 'aborted':
      return timeout('the request did not complete within the allotted time', 1);
  }
}

/** The client's version: the store gets the largest exact number instead of any larger one. */
function askedVersion(revision: number, { resourceVersion = '' }: Asked): bigint {
  return BigInt(revision === Number.MAX_SAFE_INTEGER && resourceVersion !== '' ? resourceVersion : revision);
}

/** Runs one call of the store and translates its error. */
export async function fromStore<T>(use: StorageUse, call: () => Awaitable<T>, asked?: Asked): Promise<T> {
  return readStore(use, call, asked);
}

/** The same for reads, without a promise when the answer is in memory; then errors are thrown at once. */
export function readStore<T>(use: StorageUse, call: () => Awaitable<T>, asked?: Asked): Awaitable<T> {
  const fail = (error: unknown): never => {
    throw storageFailure(error, use, asked);
  };
  try {
    const answer = call();
    return answer instanceof Promise ? answer.catch(fail) : answer;
  } catch (error) {
    return fail(error);
  }
}

/** 409 for a create whose generated names were all taken (8 tries). */
export function generateNameConflict(subject: ErrorSubject, taken: StatusError, name: string): StatusError {
  return new StatusError(
    409,
    'AlreadyExists',
    `${taken.message}, the server was not able to generate a unique name for the object`,
    { details: { name, group: subject.group, kind: subject.resource, retryAfterSeconds: 1 } },
  );
}
