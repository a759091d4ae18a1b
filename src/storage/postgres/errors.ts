import { StorageError } from '../errors.js';

/**
 * What a failed statement means. This is the only file that knows SQL codes (house rule 5).
 * - `lost`: the connection is gone or the server is shutting down; whether a commit happened is not known.
 * - `not-primary`: certainly nothing happened; the server is a standby now, or read-only.
 * - `transient`: certainly nothing happened; trying again may help.
 * - `no-partition`: certainly nothing happened; the next history partition is missing.
 * - `refused`: certainly nothing happened, and trying again will not help.
 */
export type Failure = 'lost' | 'not-primary' | 'transient' | 'no-partition' | 'refused';

/** A write to a standby, or in a read-only transaction. */
const READ_ONLY = '25006';
const SQLSTATE = /^[0-9A-Z]{5}$/;
/** Connection exceptions; admin shutdown, crash shutdown, cannot connect now, database dropped, idle session timeout. */
const LOST = /^(08...|57P0.)$/;
/**
 * Idle transaction, serialization failure, deadlock, out of resources, lock not available, statement cancelled,
 * idle transaction timeout, and a cached plan that a schema change has outdated.
 */
const TRANSIENT = /^(25P0.|40001|40P01|53...|55P03|57014|0A000)$/;

/** Classifies the error of a `pg` call. Errors without a SQL code come from the connection. */
export function failureOf(error: unknown): Failure {
  const code = sqlState(error);
  if (code === undefined || LOST.test(code)) return 'lost';
  // Compares fields only: the text is in the language of the server.
  const { table, constraint } = error as { readonly table?: unknown; readonly constraint?: unknown };
  if (code === '23514' && table === 'history' && constraint === undefined) return 'no-partition';
  if (code === READ_ONLY) return 'not-primary';
  return TRANSIENT.test(code) ? 'transient' : 'refused';
}

/** Whether a lock was not granted in time (`lock_timeout`). */
export function isLockTimeout(error: unknown): boolean {
  return sqlState(error) === '55P03';
}

/** Why a database cannot be opened, whether it answers or not. */
export type OpeningFault =
  | 'wrong-password'
  | 'no-password'
  | 'not-admitted'
  | 'no-database'
  | 'no-right'
  | 'no-schema'
  | 'read-only'
  | 'no-tls'
  | 'untrusted'
  | 'no-host'
  | 'nothing-listens'
  | 'no-answer'
  | 'too-many-connections';

const OPENING_FAULTS: readonly (readonly [OpeningFault, RegExp])[] = [
  ['wrong-password', /^28P01$/],
  ['not-admitted', /^28...$/],
  ['no-database', /^3D000$/],
  ['no-right', /^42501$/],
  ['no-schema', /^3F000$/],
  ['read-only', /^25006$/],
  ['too-many-connections', /^53300$/],
  ['untrusted', /CERT|SIGNATURE|ERR_TLS/],
  ['no-host', /^(ENOTFOUND|EAI_AGAIN|EAI_NODATA)$/],
  // a unix socket that does not exist is ENOENT
  ['nothing-listens', /^(ECONNREFUSED|ENOENT)$/],
  ['no-answer', /^(ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/],
];

/** Message texts of `pg`, which has no codes for these. */
const OPENING_TEXTS: readonly (readonly [OpeningFault, RegExp])[] = [
  ['no-password', /password must be a (non-empty )?string/],
  ['no-tls', /does not support SSL/],
  ['no-answer', /Connection terminated|timeout expired/],
];

/** Classifies an error of connecting or of the first statements; undefined for unknown kinds. */
export function openingFault(error: unknown): OpeningFault | undefined {
  // several addresses of one host fail together, mostly for the same reason
  const several = (error as { readonly errors?: readonly unknown[] } | undefined)?.errors;
  const { code, message } = (several?.[0] ?? error ?? {}) as { readonly code?: unknown; readonly message?: unknown };
  const known = OPENING_FAULTS.find(([, pattern]) => pattern.test(String(code ?? '')));
  if (known !== undefined) return known[0];
  return OPENING_TEXTS.find(([, pattern]) => pattern.test(String(message)))?.[0];
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
  // Node's own codes (EPIPE, ECONNREFUSED) may have five letters too, but then there is a syscall.
  if (typeof code !== 'string' || !SQLSTATE.test(code) || 'syscall' in error) return undefined;
  return code;
}
