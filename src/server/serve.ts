import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ConfigError } from '../config/flag.js';
import type { ServeOptions } from '../config/options.js';
import { preloadMigrations } from '../storage/postgres/data-source.js';
import { startEmbeddedPostgres } from '../storage/postgres/embedded.js';
import { openPostgresStore } from '../storage/postgres/postgres-store.js';
import { NamingProfileMismatch } from '../storage/postgres/profile-lock.js';
import { createLog, type Log } from '../telemetry/log.js';
import type { Server } from './assemble.js';
import { loadCredentials } from './credentials.js';
import { lockDataDir } from './instance-lock.js';
import { Phases } from './phases.js';
import { tlsMaterial } from './tls-files.js';

/** Things to undo at the end, last first. */
type Undo = () => void | Promise<void>;

/**
 * Runs one server until SIGTERM or SIGINT and gives the exit code. A failure before it is ready undoes what was begun
 * and is thrown.
 *
 * @throws ConfigError for what an operator can mend in flags, files or the data dir; Error with one line for the rest
 */
export async function serve(options: ServeOptions): Promise<number> {
  const log = logOf(options);
  const phases = new Phases(log);
  const undo: Undo[] = [];
  const stopAsked = stopSignal();
  try {
    const server = await start(options, log, phases, undo);
    phases.report('ready');
    process.stdout.write(`${server.url}\nexport KUBECONFIG=${server.kubeconfig}\n${server.url}/docs\n`);
    const signal = await stopAsked.signal;
    log.info({ signal, delayMs: options.shutdownDelay }, 'stopping');
    await server.drain(options.shutdownDelay);
  } finally {
    await undoAll(undo, log);
    stopAsked.restore();
  }
  log.info({}, 'stopped');
  return 0;
}

/** Brings the schema of the database up to date and gives the exit code. */
export async function migrate(options: ServeOptions): Promise<number> {
  const log = logOf(options);
  const undo: Undo[] = [];
  try {
    const connection = await openDatabase(options, claimDataDir(options, undo), log, undo);
    const store = await openPostgresStore({ connection, namingProfile: options.naming, log });
    await store.close();
    log.info({}, 'the schema of the database is up to date');
  } finally {
    await undoAll(undo, log);
  }
  return 0;
}

/** Goes on after a step that fails: what is left must be given back too, and the first fault is the one to report. */
async function undoAll(undo: Undo[], log: Log): Promise<void> {
  for (const step of undo.reverse()) {
    try {
      await step();
    } catch (error) {
      log.error({ error }, 'a step of stopping failed');
    }
  }
}

async function start(options: ServeOptions, log: Log, phases: Phases, undo: Undo[]): Promise<Server> {
  const dataDir = claimDataDir(options, undo);
  // everything that flags and files can get wrong is looked at before the database is started
  const credentials = await phases.run('credentials', () => loadCredentials(dataDir, options.bindAddress, Date.now()));
  const tls = tlsMaterial(options, credentials);
  const database = phases.run('database', () => openDatabase(options, dataDir, log, undo));
  database.catch(() => undefined);
  // the code of the rooms loads while the database starts
  const { assemble } = await import('./assemble.js');
  const connection = await database;
  const store = await phases.run('store', () =>
    openPostgresStore({
      connection,
      namingProfile: options.naming,
      log,
      historyRetentionMs: options.historyRetention,
      readConnections: options.databaseConnections,
    }).catch((error: unknown) => {
      throw error instanceof NamingProfileMismatch ? new ConfigError(`--naming: ${error.message}`) : error;
    }),
  );
  undo.push(() => store.close());
  return assemble({ options, dataDir, credentials, tls, backing: store, log, phases, undo });
}

/** Makes the data dir and takes its lock; gives its absolute path. @throws ConfigError */
function claimDataDir(options: ServeOptions, undo: Undo[]): string {
  const dataDir = resolve(options.dataDir);
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o755 });
  } catch (error) {
    throw new ConfigError(`--data-dir: ${dataDir} cannot be made (${(error as NodeJS.ErrnoException).code})`);
  }
  const lock = lockDataDir(dataDir);
  undo.push(() => lock.release());
  return dataDir;
}

async function openDatabase(
  options: ServeOptions,
  dataDir: string,
  log: Log,
  undo: Undo[],
): Promise<Parameters<typeof openPostgresStore>[0]['connection']> {
  if (options.databaseUrl !== undefined) return { connectionString: options.databaseUrl };
  const postgresDir = join(dataDir, 'postgres');
  // the first start migrates: its code loads while initdb runs
  if (!existsSync(postgresDir)) void preloadMigrations();
  const embedded = await startEmbeddedPostgres({ dataDir: postgresDir, log });
  undo.push(() => embedded.stop());
  embedded.onExit((reason) => log.error({ reason }, 'the embedded database ended by itself and is started again'));
  return embedded.connection;
}

function logOf(options: ServeOptions): Log {
  const level = options.verbosity >= 4 ? 'debug' : options.verbosity >= 1 ? 'info' : 'warn';
  const text = options.logFormat === 'text' || (options.logFormat === 'auto' && process.stderr.isTTY);
  return createLog({ level, terminal: text });
}

/** The first SIGTERM or SIGINT stops in order; a second one ends at once. */
function stopSignal(): { readonly signal: Promise<string>; restore(): void } {
  let asked: (name: string) => void = () => {};
  const signal = new Promise<string>((settle) => (asked = settle));
  let count = 0;
  const onSignal = (name: NodeJS.Signals): void => {
    if (++count > 1) process.exit(1);
    asked(name);
  };
  process.on('SIGTERM', onSignal).on('SIGINT', onSignal);
  return { signal, restore: () => void process.off('SIGTERM', onSignal).off('SIGINT', onSignal) };
}
