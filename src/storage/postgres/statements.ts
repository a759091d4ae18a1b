import type pg from 'pg';

/**
 * Hands every column over as text; parsing is done where the column is known. The typings want a function with an
 * overload for each format.
 */
const TEXT_RESULTS: pg.CustomTypesConfig = {
  getTypeParser: () => (text: string) => text,
} as unknown as pg.CustomTypesConfig;

/** A statement ready for `client.query`: prepared under its name, rows as arrays of text. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

/** The query configuration of a statement with its parameters. Rows are arrays of strings. */
export function bound(
  statement: Statement,
  values: readonly unknown[] = [],
): pg.QueryArrayConfig<unknown[]> & { name: string } {
  return { ...statement, values: [...values], rowMode: 'array', types: TEXT_RESULTS };
}

/** Result cells of a statement made by `bound`. */
export type Row = readonly (string | null)[];

/** The rows of a statement made by `bound`. */
export function rowsOf(result: pg.QueryArrayResult): readonly Row[] {
  return result.rows;
}

/** The one row of a statement that always gives one. @throws Error when it gave none */
export function rowOf(result: pg.QueryArrayResult): Row {
  const row = rowsOf(result)[0];
  if (row === undefined) throw new Error('the database answered without the row that it always has');
  return row;
}

/** Most rows, and about the most bytes of values, that one read of the tail brings. */
const TAIL_ROWS = 1000;
/** Most bytes of one answer of the tail, so that a burst of large objects does not fill the memory. */
const TAIL_BYTES = 16 * 1024 * 1024;

/** All SQL of the store apart from migrations and partitions, by name. */
export const STATEMENTS = {
  writeBatch: {
    name: 'write_batch',
    text: `select results, uids from write_batch($1::bigint, $2::text[], $3::text[], $4::text[], $5::smallint[],
      $6::bigint[], $7::uuid[], $8::bytea[])`,
  },
  /** What a batch did, if it committed. $1: the revision known before it was sent. */
  batchOutcome: {
    name: 'batch_outcome',
    text: `select revision, resource, namespace, name, op, uid from history
      where revision > $1::bigint and batch = $2::bigint order by revision`,
  },
  currentRevision: { name: 'current_revision', text: `select rev from revision where id = 1` },
  standing: {
    name: 'standing',
    text: `select r.rev, f.floor from revision r, history_floor f where r.id = 1 and f.id = 1`,
  },
  /** The next changes after $1, bounded by rows and bytes (at least one row). */
  changesAfter: {
    name: 'changes_after',
    text: `select revision, resource, namespace, name, op, uid, convert_from(value, 'UTF8') from (
        select h.*, sum(octet_length(h.value)) over (order by h.revision) - octet_length(h.value) as before from (
          select * from history where revision > $1::bigint order by revision limit ${TAIL_ROWS}) h) t
      where before < ${TAIL_BYTES} order by revision`,
  },
  allObjects: {
    name: 'all_objects',
    text: `select resource, namespace, name, revision, uid, convert_from(value, 'UTF8') from objects`,
  },
  /** How many changes of a resource lie in ($2, $3], and how many bytes reading them back would take. */
  changesSize: {
    name: 'changes_size',
    text: `select count(*), coalesce(sum(octet_length(value) + coalesce(octet_length(prev_value), 0)), 0) from history
      where resource = $1 and revision > $2::bigint and revision <= $3::bigint`,
  },
  changesOf: {
    name: 'changes_of',
    text: `select revision, namespace, name, op, uid, convert_from(value, 'UTF8'), prev_revision,
        convert_from(prev_value, 'UTF8') from history
      where resource = $1 and revision > $2::bigint and revision <= $3::bigint order by revision`,
  },
  /** The first change of each key in ($2, $3] holds the state at $2. */
  statesAt: {
    name: 'states_at',
    text: `select distinct on (namespace, name) namespace, name, uid, prev_revision, convert_from(prev_value, 'UTF8')
      from history where resource = $1 and revision > $2::bigint and revision <= $3::bigint
      order by namespace, name, revision`,
  },
  rememberSetting: {
    name: 'remember_setting',
    text: `insert into settings (key, value) values ($1, $2) on conflict (key) do nothing`,
  },
  setting: { name: 'setting', text: `select value from settings where key = $1` },
  tryLease: { name: 'try_lease', text: `select pg_try_advisory_lock($1::integer, $2::integer)` },
  releaseLease: { name: 'release_lease', text: `select pg_advisory_unlock($1::integer, $2::integer)` },
  trySession: { name: 'try_session', text: `select pg_try_advisory_lock($1::bigint), pg_backend_pid()` },
  /** Ends whoever still holds a write session's lock; the lock's 64 bits are in two columns. */
  endSession: {
    name: 'end_session',
    text: `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and objsubid = 1 and granted
      and database = (select oid from pg_database where datname = current_database())
      and classid::bigint << 32 | objid::bigint = $1::bigint and pid <> pg_backend_pid()`,
  },
} as const satisfies Record<string, Statement>;

/** Settings of every connection, whatever the database's or the role's defaults are. */
export const SESSION_SETTINGS =
  `set default_transaction_isolation = 'read committed'; set default_transaction_read_only = off; ` +
  `set jit = off; set bytea_output = 'hex'; set client_encoding = 'UTF8'; set timezone = 'UTC'; ` +
  `set idle_in_transaction_session_timeout = '60s'`;

/**
 * For the connections of the hot path. Generic plans, because planning a batch anew costs as much as running it; and no
 * scans but by index, because a plan made while the tables are empty is kept while they grow.
 */
export const HOT_PATH_SETTINGS =
  `set plan_cache_mode = force_generic_plan; set enable_seqscan = off; set enable_hashjoin = off; ` +
  `set enable_mergejoin = off; set enable_bitmapscan = off; set synchronous_commit = on; ` +
  `set statement_timeout = '10s'; set lock_timeout = 0`;
