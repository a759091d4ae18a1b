/** What can go wrong in a store, apart from the per-operation results of a write. */
export type StorageErrorKind =
  /** The requested revision, or a continue token's, is older than what is kept (410). */
  | 'expired'
  /** The requested revision is newer than the store's and was not reached in time (504). */
  | 'too-new'
  /** The database cannot be reached, or its answer did not come in time; nothing was written (503). */
  | 'unavailable'
  /** The connection was lost during the commit; whether the write happened is not known (504). */
  | 'unknown-outcome'
  /** The caller's deadline passed, or the caller went away. */
  | 'aborted';

/** The one error class of the storage layer; `registry/errors.ts` turns it into a StatusError. */
export class StorageError extends Error {
  readonly kind: StorageErrorKind;
  /** For `too-new`: the requested revision and the store's. For `expired`: the oldest revision still readable. */
  readonly asked: number | undefined;
  readonly current: number | undefined;

  constructor(
    kind: StorageErrorKind,
    message: string,
    options: { asked?: number; current?: number; cause?: unknown } = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'StorageError';
    this.kind = kind;
    this.asked = options.asked;
    this.current = options.current;
  }
}
