import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { gatesWithoutEffect } from '../config/feature-gates.js';
import { auditWarning } from '../config/flags/audit.js';
import { authorizationWarning } from '../config/flags/authorization.js';
import type { ServeOptions } from '../config/options.js';
import { startEmbeddedPostgres } from '../storage/postgres/embedded.js';
import { createLog, type Log } from '../telemetry/log.js';
import type { Server } from './assemble.js';
import type { PreparedAudit } from './audit.js';
import { loadCredentials } from './credentials.js';
import { inDataDir, makeDataDir } from './data-dir.js';
import { IdleCollection } from './idle-collection.js';
import { lockDataDir } from './instance-lock.js';
import { probePort } from './listen.js';
import type { PostgresStore } from '../storage/postgres/postgres-store.js';
import type { Connection } from './open-store.js';
import { Phases } from './phases.js';
import { logProcessEvents } from './process-events.js';
import { readyText } from './ready-text.js';
import { listenForStop } from './stop-signal.js';
import { tlsMaterial } from './tls-files.js';

/** Clean-up steps, run in reverse order. */
type Undo = () => void | Promise<void>;

/** How long a shutdown waits for a database that is just starting, in ms. */
const STOP_STARTING = 3000;

/**
 * Runs one server until SIGTERM or SIGINT and returns the exit code. A failure before it is ready is cleaned up and
 * thrown.
 *
 * @throws ConfigError for what an operator can fix in flags, files or the data dir; Error with one line for the rest
 */
export async function serve(options: ServeOptions): Promise<number> {
  const log = logOf(options);
  logProcessEvents(log);
  const phases = new Phases(log);
  const undo: Undo[] = [];
  const now = (): number => performance.now();
  const stop = listenForStop(process, now, () => process.exit(1));
  try {
    const starting = start(options, log, phases, undo);
    // A shutdown during the start does not wait for it: what is open by then is closed, the rest ends with the process.
    starting.catch(() => undefined);
    const server = await Promise.race([starting, stop.asked.then(() => undefined)]);
    if (server !== undefined) {
      phases.report('ready');
      const collection = new IdleCollection();
      collection.start();
      undo.push(() => collection.stop());
      process.stdout.write(readyText(server));
    }
    const signal = await stop.asked;
    log.info({ signal, delayMs: options.shutdownDelay }, server === undefined ? 'stopping before ready' : 'stopping');
    await server?.drain(options.shutdownDelay);
  } finally {
    await undoAll(undo, log);
    stop.restore();
  }
  log.info({}, 'stopped');
  return 0;
}

/** Migrates the database and returns the exit code. */
export async function migrate(options: ServeOptions): Promise<number> {
  const log = logOf(options);
  const undo: Undo[] = [];
  try {
    const dataDir = await claimDataDir(options, log, undo);
    const connection = await openDatabase(options, dataDir, log, undo);
    const { openStore } = await import('./open-store.js');
    const store = await openStore(options, connection, log);
    await store.close();
    log.info({}, 'the schema of the database is up to date');
  } finally {
    await undoAll(undo, log);
  }
  return 0;
}

/** Continues after a failing step: the rest must be cleaned up too, and the first error is reported. */
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
  const dataDir = await claimDataDir(options, log, undo);
  // Everything in flags and files is checked before the database is started.
  const credentials = await phases.run('credentials', () =>
    inDataDir(dataDir, () => loadCredentials(dataDir, options.bindAddress, Date.now())),
  );
  const tls = tlsMaterial(options, credentials, Date.now());
  for (const fault of tls.faults) log.warn({}, fault);
  await probePort(options);
  if (options.runtimeConfig.size > 0) {
    const { checkRuntimeConfig } = await import('./runtime-config.js');
    for (const key of checkRuntimeConfig(options))
      log.warn({ key }, '--runtime-config names something that is not here');
  }
  for (const gate of gatesWithoutEffect(options.featureGates)) {
    log.warn({ gate }, '--feature-gates: this gate changes nothing here');
  }
  if (choosesParts(options)) {
    const { checkChoices } = await import('./runtime-config.js');
    checkChoices(options);
  }
  if (options.corsAllowedOrigins.length > 0) {
    const { allowedOrigins } = await import('./allowed-origins.js');
    allowedOrigins(options.corsAllowedOrigins);
  }
  if (namesAccessFiles(options)) {
    const { checkAccessFiles } = await import('./access-files.js');
    await checkAccessFiles(options, credentials, log);
  }
  for (const warning of [authorizationWarning(options), auditWarning(options)]) {
    if (warning !== undefined) log.warn({}, warning);
  }
  let audit: PreparedAudit | undefined;
  if (options.audit.policyFile !== undefined) {
    const { prepareAudit } = await import('./audit.js');
    audit = prepareAudit(options);
  }
  let database: Promise<Connection>;
  await new Promise<void>((launched) => {
    database = phases.run('database', () => openDatabase(options, dataDir, log, undo, launched));
    database.then(() => launched(), launched);
  });
  // Loads the server's code while the database starts and the store opens. Not sooner: few threads read files.
  const opening = openWhenReady(options, database!, log, phases, undo);
  opening.catch(() => undefined);
  const { assemble } = await import('./assemble.js');
  const store = await opening;
  return assemble({
    options,
    dataDir,
    credentials,
    tls,
    backing: store,
    continueTokenKey: store.continueTokenKey,
    leadership: store.leases,
    audit,
    log,
    phases,
    undo,
  });
}

/** Whether flags configure controllers or plugins; their names are in code that a plain start loads later. */
function choosesParts(options: ServeOptions): boolean {
  const { controllers, enabledAdmissionPlugins, disabledAdmissionPlugins } = options;
  return controllers.join() !== '*' || enabledAdmissionPlugins.length + disabledAdmissionPlugins.length > 0;
}

/** Whether flags name access-control files; only then their readers are loaded before the database. */
function namesAccessFiles(options: ServeOptions): boolean {
  const { clusterSigning, nodeAgents } = options;
  const files = [
    options.clientCaFile,
    options.requestHeader.clientCaFile,
    options.tokenAuthFile,
    options.tokenWebhook.configFile,
    options.authenticationConfigFile,
    options.authorizationConfigFile,
    options.authorizationPolicyFile,
    options.authorizationWebhook.configFile,
    options.serviceAccountSigningKeyFile,
    ...options.serviceAccountKeyFiles,
    options.oidc.caFile,
    clusterSigning.certFile,
    ...[...clusterSigning.signers.values()].map(({ certFile }) => certFile),
    nodeAgents.certificateFile,
    nodeAgents.keyFile,
    nodeAgents.authorityFile,
  ];
  return files.some((file) => file !== undefined);
}

async function openWhenReady(
  options: ServeOptions,
  database: Promise<Connection>,
  log: Log,
  phases: Phases,
  undo: Undo[],
): Promise<PostgresStore> {
  const [connection, { openStore }] = await Promise.all([database, import('./open-store.js')]);
  const store = await phases.run('store', () => openStore(options, connection, log));
  undo.push(() => store.close());
  return store;
}

/** Makes the data dir and takes its lock; returns its absolute path. @throws ConfigError */
async function claimDataDir(options: ServeOptions, log: Log, undo: Undo[]): Promise<string> {
  const dataDir = makeDataDir(options.dataDir);
  const onLost = (): void => {
    log.error({ dataDir }, 'another server has taken the data dir over while this one stood still; ending');
    process.exit(1);
  };
  const lock = await inDataDir(dataDir, () => lockDataDir(dataDir, { log, onLost }));
  undo.push(() => lock.release());
  return dataDir;
}

async function openDatabase(
  options: ServeOptions,
  dataDir: string,
  log: Log,
  undo: Undo[],
  onLaunch?: () => void,
): Promise<Connection> {
  if (options.databaseUrl !== undefined) return { connectionString: options.databaseUrl };
  const postgresDir = join(dataDir, 'postgres');
  // the first start migrates: its code loads while initdb runs
  if (!existsSync(postgresDir)) {
    void import('../storage/postgres/migrate.js').then(({ preloadMigrations }) => preloadMigrations());
  }
  const starting = startEmbeddedPostgres({ dataDir: postgresDir, log, ...(onLaunch !== undefined && { onLaunch }) });
  // Also for a shutdown before it is ready; if that takes long, it ends with this process.
  undo.push(async () => (await soon(starting))?.stop());
  const embedded = await starting;
  return embedded.connection;
}

/** The result in time; undefined when it fails or takes longer. */
async function soon<T>(work: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => (timer = setTimeout(() => resolve(undefined), STOP_STARTING)));
  const result = await Promise.race([work.catch(() => undefined), late]);
  clearTimeout(timer);
  return result;
}

function logOf(options: ServeOptions): Log {
  const level = options.verbosity >= 4 ? 'debug' : options.verbosity >= 1 ? 'info' : 'warn';
  const text = options.logFormat === 'text' || (options.logFormat === 'auto' && process.stderr.isTTY);
  return createLog({ level, terminal: text });
}
