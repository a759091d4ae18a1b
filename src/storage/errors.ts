/** What can go wrong in a store, apart from the per-operation results of a write. */
export type StorageErrorKind =
  /** The asked revision, or a continue token's, is older than what is kept (410). */
  | 'expired'
  /** The asked revision is newer than the store's and did not come in time (504). */
  | 'too-new'
  /** The database cannot be reached, or its answer did not come in time; nothing was written (503). */
  | 'unavailable'
  /** The database was lost while it committed a write; whether the write happened is not known (504). */
  | 'unknown-outcome'
  /** The caller's deadline passed or it went away. */
  | 'aborted';

/** The one error class of the storage room; `registry/errors.ts` turns it into a StatusError. */
export class StorageError extends Error {
  readonly kind: StorageErrorKind;
  /** For `too-new`: what was asked and what the store has. For `expired`: the oldest revision still readable. */
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
