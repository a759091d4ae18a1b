import type pg from 'pg';
import type { MigrationInterface } from 'typeorm';
import { ObjectsAndHistory1732700000000 } from '../../../migrations/1732700000000-objects-and-history.js';
import { WriteBatch1732700000001 } from '../../../migrations/1732700000001-write-batch.js';
import { WriteGroups1732700000002 } from '../../../migrations/1732700000002-write-groups.js';
import { QuieterBatches1732700000003 } from '../../../migrations/1732700000003-quieter-batches.js';
import type { Log } from '../../telemetry/log.js';
import { clientConfig, endClient, within } from './deadline.js';
import { LOCKS, LOCK_CLASS } from './locks.js';
import { DatabaseRefusal } from './opening-errors.js';
import { PrimaryHosts } from './primary.js';
import { SESSION_SETTINGS } from './statements.js';
import { checkPooler, checkServer } from './server-checks.js';

/** All migrations in order. A new one is added here and in `migrations/`. */
const MIGRATIONS: readonly (new () => MigrationInterface & { readonly name: string })[] = [
  ObjectsAndHistory1732700000000,
  WriteBatch1732700000001,
  WriteGroups1732700000002,
  QuieterBatches1732700000003,
];

/** How long to wait for another server's migration, in seconds. */
const LOCK_TIMEOUT = 60;
/** Deadline for a question about the schema, in ms. */
const QUESTION_TIMEOUT = 10_000;
/** Deadline for all migrations, in ms. */
const MIGRATION_TIMEOUT = 600_000;

/**
 * Brings the schema up to date. TypeORM does the migrating; it is loaded only when there is something to do, because
 * loading it costs more than the rest of a warm start.
 *
 * @throws DatabaseRefusal when the database is newer than this program, or the server can't be used
 */
export async function migrate(config: pg.ClientConfig, log: Log): Promise<void> {
  const hosts = new PrimaryHosts(config);
  const client = await hosts.connect();
  try {
    await migrateOver(client, hosts, log);
  } finally {
    await endClient(client);
  }
}

/** As `migrate`, over an existing connection. It may hold the lock of migrations afterwards: end it soon. */
export async function migrateOver(client: pg.Client, hosts: PrimaryHosts, log: Log): Promise<void> {
  await within(QUESTION_TIMEOUT, 'the first questions', checkServer(client));
  // Not a pool: it would keep the session's lock.
  await within(QUESTION_TIMEOUT, 'the first questions', checkPooler(client, hosts));
  if ((await within(QUESTION_TIMEOUT, 'migrations', missingMigrations(client))) === 0) return;
  const lock = `set lock_timeout = '${LOCK_TIMEOUT} s'; select pg_advisory_lock(${LOCK_CLASS}, ${LOCKS.migration})`;
  await within(LOCK_TIMEOUT * 1000 + QUESTION_TIMEOUT, 'the lock of migrations', client.query(lock));
  // Another server may have migrated in the meantime.
  const missing = await within(QUESTION_TIMEOUT, 'migrations', missingMigrations(client));
  if (missing === 0) return;
  const started = performance.now();
  await within(MIGRATION_TIMEOUT, 'migrations', runMigrations(hosts.config));
  log.info({ migrations: missing, ms: Math.round(performance.now() - started) }, 'database schema brought up to date');
}

/**
 * Preloads what `migrate` needs for a new database, so that it is ready when the database files are. For first starts
 * only; never throws.
 */
export async function preloadMigrations(): Promise<void> {
  await import('typeorm').catch(() => undefined);
}

async function runMigrations(config: pg.ClientConfig): Promise<void> {
  const { DataSource } = await import('typeorm');
  const source = new DataSource({
    type: 'postgres',
    // TypeORM hands `extra` to the pool unchanged; the other fields would only repeat parts of it.
    extra: { ...clientConfig(config), max: 1, onConnect: withSettings },
    migrations: MIGRATIONS as (new () => MigrationInterface)[],
    migrationsTableName: 'migrations',
    migrationsTransactionMode: 'all',
  });
  await source.initialize();
  try {
    await source.runMigrations();
  } finally {
    await source.destroy();
  }
}

/** Overrides the defaults of the database and the role, which may be read-only or have too short a timeout. */
async function withSettings(client: pg.ClientBase): Promise<void> {
  await client.query(SESSION_SETTINGS);
}

async function missingMigrations(client: pg.Client): Promise<number> {
  const table = await client.query<{ found: string | null }>(`select to_regclass('migrations') as found`);
  if (table.rows[0]?.found === null) return MIGRATIONS.length;
  const { rows } = await client.query<{ name: string }>('select name from migrations');
  const done = new Set(rows.map((row) => row.name));
  const ours = MIGRATIONS.map((migration) => new migration().name);
  const missing = ours.filter((name) => !done.has(name)).length;
  const foreign = [...done].find((name) => !ours.includes(name));
  if (foreign === undefined) return missing;
  throw new DatabaseRefusal(
    missing === ours.length
      ? `the database holds tables of another program (migration ${foreign}); use another database, or a schema of its own in search_path`
      : `the database was made by a newer version (migration ${foreign}); use that version or another database`,
  );
}
