import { execFile } from 'node:child_process';
import { rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type pg from 'pg';
import { migrate } from '../../src/storage/postgres/migrate.js';
import { startEmbeddedPostgres } from '../../src/storage/postgres/embedded.js';
import type { EmbeddedPostgres } from '../../src/storage/postgres/embedded.js';
import { SILENT_LOG } from '../../src/telemetry/log.js';
import { makeScratch, removeScratch, scratchOfRun } from './scratch.js';

const run = promisify(execFile);

/** Limits of a store whose operations should all succeed, on a machine of any load. */
export const PATIENT = { writeTimeoutMs: 120_000, readTimeoutMs: 120_000, connectTimeoutMs: 120_000 };

/** A migrated database on a separate PostgreSQL. */
export interface TestDatabase {
  readonly connection: pg.ClientConfig;
  readonly dataDir: string;
  /** Stops PostgreSQL and removes the files. */
  stop(): Promise<void>;
  /** Stops PostgreSQL gracefully; the files stay. */
  pause(): Promise<void>;
  /** Starts it again on the same files. The connection is then another one. */
  unpause(): Promise<pg.ClientConfig>;
  /** The running server. */
  postgres(): EmbeddedPostgres;
}

/**
 * Starts a fresh database. The files are created once per run and then copied, so that each test file can have its own
 * server and manipulate it.
 */
export async function startTestDatabase(): Promise<TestDatabase> {
  const template = await makeTemplate();
  const folder = makeScratch('cluster-apiserver-db');
  await run('chmod', ['755', folder]);
  const dataDir = join(folder, 'postgres');
  await run('cp', ['-a', template, dataDir]);
  let postgres = await startEmbeddedPostgres({ dataDir, log: SILENT_LOG });
  return {
    connection: postgres.connection,
    dataDir,
    stop: async () => {
      await postgres.stop();
      await removeScratch(folder);
    },
    pause: () => postgres.stop(),
    unpause: async () => {
      postgres = await startEmbeddedPostgres({ dataDir, log: SILENT_LOG });
      return postgres.connection;
    },
    postgres: () => postgres,
  };
}

async function makeTemplate(): Promise<string> {
  const template = join(scratchOfRun(), 'database-template');
  if (await exists(template)) return template;
  const made = makeScratch('making-template');
  await run('chmod', ['755', made]);
  const postgres = await startEmbeddedPostgres({ dataDir: join(made, 'postgres'), log: SILENT_LOG });
  await migrate(postgres.connection, SILENT_LOG);
  await postgres.stop();
  // Another test file may have created it meanwhile; either copy is good.
  await rename(join(made, 'postgres'), template).catch(async (error: unknown) => {
    if (!(await exists(template))) throw error;
  });
  return template;
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
