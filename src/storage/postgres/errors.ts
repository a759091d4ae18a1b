import { StorageError } from '../errors.js';

/**
 * What a failed statement means. This is the only file that knows SQL codes (house rule 5).
 * - `lost`: the connection is gone or the server is going down; whether a commit happened is not known.
 * - `transient`: certainly nothing happened; trying again may help.
 * - `no-partition`: certainly nothing happened; the next history partition is missing.
 * - `refused`: certainly nothing happened, and it will be so again.
 */
export type Failure = 'lost' | 'transient' | 'no-partition' | 'refused';

const SQLSTATE = /^[0-9A-Z]{5}$/;
/** Connection exceptions; admin shutdown, crash shutdown, cannot connect now, database dropped, idle session timeout. */
const LOST = /^(08...|57P0.)$/;
/**
 * Read-only (failover), serialization failure, deadlock, out of resources, lock not available, statement cancelled,
 * idle transaction timeout, and a cached plan that a schema change has outdated.
 */
const TRANSIENT = /^(25006|25P0.|40001|40P01|53...|55P03|57014|0A000)$/;

/** Sorts the error of a `pg` call. Errors without a SQL code come from the connection. */
export function failureOf(error: unknown): Failure {
  const code = sqlState(error);
  if (code === undefined || LOST.test(code)) return 'lost';
  if (code === '23514' && /no partition of relation "history"/.test(String((error as Error).message))) {
    return 'no-partition';
  }
  return TRANSIENT.test(code) ? 'transient' : 'refused';
}

/** Whether a lock was not granted in time (`lock_timeout`). */
export function isLockTimeout(error: unknown): boolean {
  return sqlState(error) === '55P03';
}

/** Wrong password, no such database or role: waiting does not help. */
export function isHopeless(error: unknown): boolean {
  return /^(28...|3D000)$/.test(sqlState(error) ?? '');
}

/** The same failure as the error that a Store throws; the cause is kept for the log. */
export function unavailable(what: string, cause?: unknown): StorageError {
  return new StorageError('unavailable', `${what}: ${messageOf(cause)}`, cause === undefined ? {} : { cause });
}

/** One line of an unknown error. */
export function messageOf(error: unknown): string {
  if (error === undefined) return 'the database does not answer';
  if (!(error instanceof Error)) return String(error);
  // An AggregateError of a failed connect has an empty message of its own.
  const text = error.message === '' && error instanceof AggregateError ? String(error.errors[0]) : error.message;
  return text.replace(/\s+/g, ' ');
}

function sqlState(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = (error as { code?: unknown }).code;
  // Node's own codes (EPIPE, ECONNREFUSED) have five letters at times, but then a syscall too.
  if (typeof code !== 'string' || !SQLSTATE.test(code) || 'syscall' in error) return undefined;
  return code;
}
