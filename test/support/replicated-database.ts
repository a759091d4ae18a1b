import { execFile, type ChildProcess } from 'node:child_process';
import { rm, writeFile, chown } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { findBinaries } from '../../src/storage/postgres/embedded-binaries.js';
import { makeLauncher, type Launcher } from '../../src/storage/postgres/embedded-launch.js';
import { PORT, makeSocketDirectory } from '../../src/storage/postgres/embedded-socket.js';
import { chooseUser } from '../../src/storage/postgres/embedded-user.js';
import { startTestDatabase } from './database.js';
import { waitFor } from './wait-for.js';

const run = promisify(execFile);

/** One of the two servers. */
export interface DatabaseNode {
  /** As a single host. */
  readonly config: pg.ClientConfig;
  readonly process: ChildProcess;
  /** One statement over a separate connection. */
  ask<T extends pg.QueryResultRow>(sql: string): Promise<T[]>;
}

/** A primary that acknowledges a commit when its standby has it too, and that standby. */
export interface ReplicatedDatabase {
  readonly primary: DatabaseNode;
  readonly standby: DatabaseNode;
  /** A URL that names both, the primary first. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts both on copies of a migrated database. */
export async function startReplicatedDatabase(): Promise<ReplicatedDatabase> {
  const made = await startTestDatabase();
  await made.pause();
  const user = await chooseUser(made.dataDir);
  const binaries = await findBinaries(`${made.dataDir}.lib`);
  const launcher = await makeLauncher({
    user,
    paths: [made.dataDir, binaries.directory, tmpdir()],
    environment: binaries.environment,
  });
  const sockets = [await makeSocketDirectory(user), await makeSocketDirectory(user)] as const;
  const start = (dataDir: string, socket: string, settings: Record<string, string>): Promise<DatabaseNode> =>
    startNode(launcher, binaries.postgres, dataDir, socket, { ...SETTINGS, ...settings });

  // Once with the settings of a primary, so that the copy can follow from this state.
  await end(await start(made.dataDir, sockets[0], {}));
  const copy = `${made.dataDir}-standby`;
  await run('cp', ['-a', made.dataDir, copy]);
  await writeFile(join(copy, 'standby.signal'), '');
  if (user !== undefined) await chown(join(copy, 'standby.signal'), user.uid, user.gid);

  const primary = await start(made.dataDir, sockets[0], { synchronous_standby_names: '*' });
  const standby = await start(copy, sockets[1], {
    primary_conninfo: `host=${sockets[0]} port=${PORT} user=postgres application_name=standby`,
    wal_retrieve_retry_interval: '100ms',
  });
  await waitFor('the standby to follow', async () => {
    const rows = await primary.ask<{ state: string }>('select sync_state as state from pg_stat_replication');
    return rows[0]?.state === 'sync';
  });
  return {
    primary,
    standby,
    url: `postgres:///postgres?user=postgres&port=${PORT},${PORT}&host=${sockets.join(',')}&target_session_attrs=read-write`,
    async stop() {
      await Promise.all([end(primary), end(standby)]);
      for (const socket of sockets) await rm(socket, { recursive: true, force: true });
      await made.stop();
    },
  };
}

const SETTINGS = {
  listen_addresses: '',
  wal_level: 'replica',
  max_wal_senders: '4',
  hot_standby: 'on',
  timezone: 'UTC',
};

async function startNode(
  launcher: Launcher,
  program: string,
  dataDir: string,
  socket: string,
  settings: Record<string, string>,
): Promise<DatabaseNode> {
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const process = launcher.run(program, ['-D', dataDir, '-k', socket, '-p', String(PORT), ...flags], {
    tied: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  process.stderr?.on('data', (bytes: Buffer) => (said = (said + bytes.toString('utf8')).slice(-4000)));
  const config: pg.ClientConfig = { host: socket, port: PORT, user: 'postgres', database: 'postgres', ssl: false };
  const ask = async <T extends pg.QueryResultRow>(sql: string): Promise<T[]> => {
    const client = new pg.Client(config);
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<T>(sql)).rows;
    } finally {
      await client.end();
    }
  };
  const answers = (): Promise<boolean> =>
    ask('select 1').then(
      () => true,
      () => false,
    );
  await waitFor('a database', answers, { lastSeen: () => said });
  return { config, process, ask };
}

async function end({ process }: DatabaseNode): Promise<void> {
  if (process.exitCode !== null || process.signalCode !== null) return;
  const gone = new Promise<void>((done) => process.once('exit', () => done()));
  process.kill('SIGCONT');
  process.kill('SIGINT');
  // A commit that waits for a missing standby delays a fast shutdown.
  const force = setTimeout(() => process.kill('SIGQUIT'), 2000);
  await gone;
  clearTimeout(force);
}
