import type pg from 'pg';
import { LOCKS, LOCK_CLASS } from './locks.js';

/**
 * Returns every column as text; parsing is done where the column is known. The typings require a function with an
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

/** The one row of a statement that always returns one. @throws Error when it returned none */
export function rowOf(result: pg.QueryArrayResult): Row {
  const row = rowsOf(result)[0];
  if (row === undefined) throw new Error('the database answered without the row that it always has');
  return row;
}

/** Limits of one read of the tail: rows, and roughly the bytes of values. */
const TAIL_ROWS = 1000;
/** Byte limit of one answer of the tail, so that a burst of large objects does not fill the memory. */
const TAIL_BYTES = 16 * 1024 * 1024;

/** The statement of every batch, prepared when a write session begins and run under its name. */
export const PREPARED_WRITE_BATCH: Statement = {
  name: 'write_batch',
  text: `prepare write_batch (bigint, text[], text[], text[], smallint[], bigint[], uuid[], bytea[], bigint[], text[],
      text[], text[], bigint[], bigint[], bigint[]) as
    select results, uids, guards
      from write_batch($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
};

/** All other SQL of the store apart from migrations and partitions, by name. */
export const STATEMENTS = {
  /** What a batch did, if it committed. $1: the revision known before it was sent. */
  batchOutcome: {
    name: 'batch_outcome',
    text: `select revision, resource, namespace, name, op, uid from history
      where revision > $1::bigint and batch = $2::bigint order by revision`,
  },
  /**
   * A commit after all earlier ones, which therefore waits until all of them are on the synchronous standby as well.
   */
  confirmCommits: { name: 'confirm_commits', text: `update revision set rev = rev where id = 1` },
  /** A probe of a connection. */
  ping: { name: 'ping', text: `select 1` },
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
  changeAt: {
    name: 'change_at',
    text: `select revision, resource, namespace, name, op, uid, convert_from(value, 'UTF8') from history
      where revision = $1::bigint`,
  },
  allObjects: {
    name: 'all_objects',
    text: `select resource, namespace, name, revision, uid, convert_from(value, 'UTF8') from objects`,
  },
  /** How many changes of a resource are in ($2, $3], and how many bytes reading them would take. */
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
  /** How many bytes the states at $2 of all keys that changed in ($2, $3] have. */
  statesSize: {
    name: 'states_size',
    text: `select coalesce(sum(octet_length(prev_value)), 0) from (select distinct on (namespace, name) prev_value
      from history where resource = $1 and revision > $2::bigint and revision <= $3::bigint
      order by namespace, name, revision) h`,
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
  /**
   * Takes a free lease; looks first, as taking one waits for the batch that is being committed. An expiry further away
   * than any holder sets it stems from a clock that was set back since: such a lease is free at the next look. Taking
   * waits for a synchronous standby, however long; while an earlier attempt of this process ($4) does, none is added.
   */
  tryLease: {
    name: 'try_lease',
    text: `with beyond as (update leases set until = '-infinity'
        where name = $1 and until > clock_timestamp() + 2 * $3::bigint * interval '1 millisecond')
      select case when exists (select from leases where name = $1 and until >= clock_timestamp()) then null
      when pg_try_advisory_xact_lock($4::bigint) then take_lease($1, $2, $3::bigint) end`,
  },
  /**
   * Does not wait for a synchronous standby: should it take over without this, the lease ends sooner, and the next
   * holder has another token.
   */
  renewLease: {
    name: 'renew_lease',
    text: `update leases set until = clock_timestamp() + $3::bigint * interval '1 millisecond'
      where name = $1 and token = $2::bigint returning token, set_config('synchronous_commit', 'local', true)`,
  },
  releaseLease: {
    name: 'release_lease',
    text: `update leases set until = '-infinity' where name = $1 and token = $2::bigint
      returning set_config('synchronous_commit', 'local', true)`,
  },
  trySession: {
    name: 'try_session',
    text: `select pg_try_advisory_lock($1::bigint), pg_backend_pid(), (select rev from revision where id = 1)`,
  },
  /** Registers this session as a writer: with other writers active, each sends notifications of its changes. */
  joinWriters: { name: 'join_writers', text: `select pg_advisory_lock_shared(${LOCK_CLASS}, ${LOCKS.writers})` },
  /**
   * Ends any backend that still holds a write session's lock; the lock's 64 bits are in two columns. A backend that
   * waits for a synchronous standby is left alone: if ended, its commit would become visible before it is safe.
   */
  endSession: {
    name: 'end_session',
    text: `select pg_terminate_backend(l.pid) from pg_locks l join pg_stat_activity a using (pid)
      where l.locktype = 'advisory' and l.objsubid = 1 and l.granted
      and l.database = (select oid from pg_database where datname = current_database())
      and l.classid::bigint << 32 | l.objid::bigint = $1::bigint and l.pid <> pg_backend_pid()
      and a.wait_event is distinct from 'SyncRep'`,
  },
} as const satisfies Record<string, Statement>;

/** Settings of every connection, whatever the defaults of the database or the role. */
export const SESSION_SETTINGS =
  `set default_transaction_isolation = 'read committed'; set default_transaction_read_only = off; ` +
  `set jit = off; set bytea_output = 'hex'; set client_encoding = 'UTF8'; set timezone = 'UTC'; ` +
  `set statement_timeout = 0; set lock_timeout = 0; set idle_session_timeout = 0; ` +
  // From PostgreSQL 17 on.
  `select set_config('transaction_timeout', '0', false) where current_setting('transaction_timeout', true) is not null; ` +
  `set idle_in_transaction_session_timeout = '60s'; set tcp_keepalives_idle = 5; set tcp_keepalives_interval = 2; ` +
  `set tcp_keepalives_count = 3; set tcp_user_timeout = 10000`;

/**
 * For the connections of the hot path. Generic plans, because planning a batch anew costs as much as running it; and
 * index scans only, because a plan made while the tables are empty is kept while they grow.
 */
export const HOT_PATH_SETTINGS =
  `set plan_cache_mode = force_generic_plan; set enable_seqscan = off; set enable_hashjoin = off; ` +
  `set enable_mergejoin = off; set enable_bitmapscan = off; set synchronous_commit = on; ` +
  `set statement_timeout = '6s'; set lock_timeout = 0`;
