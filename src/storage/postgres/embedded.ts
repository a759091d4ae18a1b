import type { ChildProcess } from 'node:child_process';
import { chown, mkdir, readFile, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type pg from 'pg';
import type { Log } from '../../telemetry/log.js';
import { findBinaries } from './embedded-binaries.js';
import type { PostgresBinaries } from './embedded-binaries.js';
import { makeLauncher } from './embedded-launch.js';
import type { Launcher } from './embedded-launch.js';
import { PostgresLog } from './embedded-log.js';
import { clearLeftovers, readPidFile, signal } from './embedded-recovery.js';
import { PORT, makeSocketDirectory } from './embedded-socket.js';
import { chooseUser } from './embedded-user.js';
import type { DatabaseUser } from './embedded-user.js';
import { messageOf } from './errors.js';
import { timerDelay } from '../../meta/timer.js';

/** The name of the superuser; only we can reach the socket. */
const SUPERUSER = 'postgres';
/** How long a start is retried while an earlier server is still shutting down, in ms. */
const RETRY_START = 10_000;
/** Deadline for a start, in ms: crash recovery may take long on a big database. */
const MOST_START = 300_000;
/** Fast shutdown, then immediate shutdown, then SIGKILL, in ms. */
const UNTIL_QUIT = 20_000;
const UNTIL_KILL = 5000;
const RESTART_BACKOFF = [0, 100, 500, 1000, 2000, 5000];

/** Messages of PostgreSQL that disappear once the leftovers of an earlier server are gone. */
const PASSING = /lock file "[^"]*" already exists|pre-existing shared memory block|Address already in use/;

/** A running embedded database. */
export interface EmbeddedPostgres {
  readonly connection: pg.ClientConfig;
  /** Shuts the database down gracefully. Idempotent. */
  stop(): Promise<void>;
  /** Calls `listener` each time the database ended unexpectedly; it is then being restarted. */
  onExit(listener: (reason: string) => void): void;
  /** The process id of the postmaster; undefined while it is being restarted. */
  pid(): number | undefined;
}

/**
 * Runs PostgreSQL from the npm package in `dataDir`, which is made on the first start.
 *
 * It listens only on a unix socket in a fresh 0700 directory, runs as another user when we are root, keeps fsync on,
 * ends when this process ends in whatever way, recovers when either process is killed, and is restarted when it dies
 * alone. The caller makes sure that only one server uses a data directory.
 *
 * @throws Error with one line that names the cure
 */
export async function startEmbeddedPostgres(options: {
  readonly dataDir: string;
  readonly log: Log;
  /** Called once its process, or initdb on a first start, is running: other work no longer delays it. */
  readonly onLaunch?: () => void;
}): Promise<EmbeddedPostgres> {
  const dataDir = resolve(options.dataDir);
  const { log } = options;
  const user = await chooseUser(dataDir);
  const spare = `${dataDir}.lib`;
  const binaries = await findBinaries(spare);
  await mkdir(dirname(dataDir), { recursive: true, mode: 0o755 });
  const launcher = await makeLauncher({
    user,
    paths: [dirname(dataDir), binaries.directory, tmpdir()],
    environment: binaries.environment,
  });
  const onLaunch = options.onLaunch ?? ((): void => undefined);
  await initialise(dataDir, binaries, launcher, user, log, onLaunch);
  const server = new Supervisor({ dataDir, binaries, launcher, user, log, onLaunch });
  await server.start();
  return {
    connection: { host: server.socketDirectory, port: PORT, user: SUPERUSER, database: 'postgres', ssl: false },
    stop: () => server.stop(),
    onExit: (listener) => server.exitListeners.push(listener),
    pid: () => server.pid,
  };
}

/**
 * Makes the database files beside their final place and renames them when complete, so that an interrupted first start
 * leaves nothing half done.
 */
async function initialise(
  dataDir: string,
  binaries: PostgresBinaries,
  launcher: Launcher,
  user: DatabaseUser | undefined,
  log: Log,
  onLaunch: () => void,
): Promise<void> {
  const version = await readFile(join(dataDir, 'PG_VERSION'), 'utf8').catch(() => undefined);
  if (version !== undefined) return;
  const present = await contentOf(dataDir);
  if (present.length > 0) {
    throw new Error(`${dataDir} is neither empty nor a database; choose another --data-dir or move it away`);
  }
  const started = performance.now();
  const fresh = `${dataDir}.new`;
  await rm(fresh, { recursive: true, force: true });
  await mkdir(fresh, { mode: 0o700 });
  if (user !== undefined) await chown(fresh, user.uid, user.gid);
  const args = ['-D', fresh, '-U', SUPERUSER, '--auth=trust', '--encoding=UTF8', '--no-locale', '--no-instructions'];
  const child = launcher.run(binaries.initdb, args, { tied: true, stdio: ['ignore', 'pipe', 'pipe'] });
  onLaunch();
  await runToEnd(child, 'initdb');
  await rm(dataDir, { recursive: true, force: true });
  await rename(fresh, dataDir);
  log.info({ ms: Math.round(performance.now() - started), dataDir }, 'made the database files');
}

/** The names in a folder, empty when it does not exist; a file in its place is itself returned. */
async function contentOf(path: string): Promise<readonly string[]> {
  try {
    return await readdir(path);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOTDIR' ? [path] : [];
  }
}

async function runToEnd(child: ChildProcess, what: string): Promise<void> {
  let said = '';
  const keep = (chunk: Buffer): void => {
    said = (said + chunk.toString('utf8')).slice(-4000);
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  await new Promise<void>((done, fail) => {
    child.on('error', fail);
    child.on('close', (code, signalName) => {
      if (code === 0) return done();
      const lines = said.split('\n').filter((line) => line !== '');
      const why = lines.find((line) => /error|fatal|cannot|could not/i.test(line)) ?? lines.at(-1) ?? '';
      fail(new Error(`${what} failed (${code ?? signalName}): ${why}`));
    });
  });
}

/** Keeps one postmaster running. */
class Supervisor {
  readonly exitListeners: ((reason: string) => void)[] = [];
  readonly #dataDir: string;
  readonly #binaries: PostgresBinaries;
  readonly #launcher: Launcher;
  readonly #user: DatabaseUser | undefined;
  readonly #log: Log;
  readonly #onLaunch: () => void;
  #socketDirectory = '';
  #child: ChildProcess | undefined;
  /** The process that is not ready yet. */
  #starting: ChildProcess | undefined;
  #stopping = false;
  #restarting: Promise<void> | undefined;

  constructor(options: {
    readonly dataDir: string;
    readonly binaries: PostgresBinaries;
    readonly launcher: Launcher;
    readonly user: DatabaseUser | undefined;
    readonly log: Log;
    readonly onLaunch: () => void;
  }) {
    this.#dataDir = options.dataDir;
    this.#binaries = options.binaries;
    this.#launcher = options.launcher;
    this.#user = options.user;
    this.#log = options.log;
    this.#onLaunch = options.onLaunch;
  }

  get socketDirectory(): string {
    return this.#socketDirectory;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  async start(): Promise<void> {
    const started = performance.now();
    await clearLeftovers(this.#dataDir, this.#log);
    this.#socketDirectory = await makeSocketDirectory(this.#user);
    try {
      await this.#launch();
    } catch (error) {
      await rm(this.#socketDirectory, { recursive: true, force: true });
      throw error;
    }
    this.#log.info({ ms: Math.round(performance.now() - started), pid: this.pid }, 'embedded PostgreSQL is ready');
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    await this.#restarting;
    const child = this.#child ?? this.#starting;
    if (child?.pid !== undefined && child.exitCode === null && child.signalCode === null) {
      const gone = new Promise<void>((done) => child.once('exit', () => done()));
      child.kill('SIGINT');
      const quit = setTimeout(() => child.kill('SIGQUIT'), UNTIL_QUIT);
      const kill = setTimeout(() => child.kill('SIGKILL'), UNTIL_QUIT + UNTIL_KILL);
      await gone;
      clearTimeout(quit);
      clearTimeout(kill);
    }
    await rm(this.#socketDirectory, { recursive: true, force: true });
  }

  /** Retries until it is ready; leftovers of an earlier server are waited for. */
  async #launch(): Promise<void> {
    const until = performance.now() + RETRY_START;
    for (;;) {
      const failure = await this.#launchOnce();
      if (failure === undefined) return;
      if (!PASSING.test(failure) || performance.now() > until || this.#stopping) {
        throw new Error(
          `the embedded PostgreSQL in ${this.#dataDir} does not start: ${failure}${await cureOf(failure, this.#dataDir)}`,
        );
      }
      await new Promise((done) => setTimeout(done, 100));
    }
  }

  /** One attempt; returns the reason when it failed. */
  async #launchOnce(): Promise<string | undefined> {
    const args = ['-D', this.#dataDir, '-k', this.#socketDirectory, '-p', String(PORT), ...SETTINGS];
    const child = this.#launcher.run(this.#binaries.postgres, args, {
      tied: true,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.#onLaunch();
    this.#starting = child;
    const said = new PostgresLog(child, this.#log);
    let ended: string | undefined;
    child.on('error', (error) => (ended = messageOf(error)));
    child.on('exit', (code, signalName) => (ended ??= signalName ?? `exit code ${code}`));
    const until = performance.now() + MOST_START;
    while (ended === undefined) {
      const file = readPidFile(this.#dataDir);
      if (file?.pid === child.pid && file?.ready === true && ended === undefined) {
        this.#child = child;
        this.#starting = undefined;
        child.on('exit', () => this.#onExit(child, said));
        return undefined;
      }
      // Recovering what was written last may take minutes; `stop` ends it.
      if (this.#stopping) return 'the server is stopping';
      if (performance.now() > until) {
        if (child.pid !== undefined) signal(child.pid, 'SIGQUIT');
        return 'not ready in time';
      }
      await new Promise((done) => setTimeout(done, 5));
    }
    // The last log lines may come after the exit.
    await new Promise((done) => setTimeout(done, 20));
    return said.fatal ?? ended;
  }

  #onExit(child: ChildProcess, said: PostgresLog): void {
    if (this.#child !== child) return;
    this.#child = undefined;
    if (this.#stopping) return;
    const reason = said.fatal ?? child.signalCode ?? `exit code ${child.exitCode}`;
    this.#log.error({ reason }, 'the embedded PostgreSQL ended; starting it again');
    for (const listener of this.exitListeners) listener(reason);
    this.#restarting ??= this.#restart().finally(() => (this.#restarting = undefined));
  }

  async #restart(): Promise<void> {
    for (let attempt = 0; !this.#stopping && this.#child === undefined; attempt += 1) {
      const wait = RESTART_BACKOFF[Math.min(attempt, RESTART_BACKOFF.length - 1)]!;
      await new Promise((done) => setTimeout(done, timerDelay(wait)));
      try {
        // The socket directory stays: clients know it.
        await clearLeftovers(this.#dataDir, this.#log, this.#socketDirectory);
        await this.#launch();
        this.#log.info({ pid: this.pid }, 'embedded PostgreSQL is ready again');
      } catch (error) {
        if (this.#stopping) return;
        this.#log.error({ reason: messageOf(error) }, 'the embedded PostgreSQL does not start again; trying on');
      }
    }
  }
}

/** The cure for a failed start, where known. */
async function cureOf(failure: string, dataDir: string): Promise<string> {
  if (!/incompatible with server/.test(failure)) return '';
  const version = (await readFile(join(dataDir, 'PG_VERSION'), 'utf8').catch(() => '?')).trim();
  return ` (they are of PostgreSQL ${version}); move them away, or run a PostgreSQL ${version} on them and give --database-url`;
}

/**
 * Settings on the command line, so that a data directory needs no edited files. fsync and the rest keep their safe
 * defaults.
 */
const SETTINGS = Object.entries({
  listen_addresses: '',
  unix_socket_permissions: '0700',
  fsync: 'on',
  full_page_writes: 'on',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '',
  // Background activity of an idle database that only costs wake-ups.
  max_wal_senders: '0',
  wal_level: 'minimal',
  max_wal_size: '2GB',
}).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
