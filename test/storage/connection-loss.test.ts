import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { PrimaryHosts } from '../../src/storage/postgres/primary.js';
import { openPostgresStore, type PostgresStore } from '../../src/storage/postgres/postgres-store.js';
import type { BackingStore } from '../../src/storage/backing-store.js';
import type { StorageError } from '../../src/storage/errors.js';
import type { Store } from '../../src/storage/store.js';
import { createWatchCache } from '../../src/storage/watch-cache/cache.js';
import { SILENT_LOG } from '../../src/telemetry/log.js';
import { PATIENT, startTestDatabase } from '../support/database.js';
import type { TestDatabase } from '../support/database.js';
import { startSocketProxy } from '../support/socket-proxy.js';
import type { SocketProxy } from '../support/socket-proxy.js';
import { waitFor } from '../support/wait-for.js';
import { Recorder, committed, value } from '../suites/store-parts.js';

const HASTY = { writeTimeoutMs: 5000, readTimeoutMs: 4000 };

let database: TestDatabase;
let proxy: SocketProxy;
let store: Store;
let backing: BackingStore;
let resource: string;
let logged: { fields: object; message: string }[];

beforeAll(async () => {
  database = await startTestDatabase();
});

afterAll(async () => database.stop());

beforeEach(async () => {
  proxy = await startSocketProxy(database.connection.host!);
  logged = [];
  resource = `loss/r${randomUUID().slice(0, 8)}`;
});

/** Opens the store behind the proxy. Operations that should succeed get the time that a busy machine may need. */
async function open(
  limits: {
    readonly writeTimeoutMs: number;
    readonly readTimeoutMs: number;
    readonly readConnections?: number;
  } = PATIENT,
): Promise<void> {
  const note = (fields: object, message: string): void => void logged.push({ fields, message });
  backing = await openPostgresStore({
    connection: { ...database.connection, host: proxy.host },
    namingProfile: 'cluster',
    log: { debug: note, info: note, warn: note, error: note },
    ...limits,
  });
  store = await createWatchCache(backing, { log: SILENT_LOG });
}

afterEach(async () => {
  await store.close();
  await proxy.close();
});

const create = (name: string) =>
  store.write({ kind: 'create', key: { resource, namespace: 'ns', name }, uid: randomUUID(), value: value(name) });

/** Creates an object with little time for each attempt. */
async function surely(name: string): Promise<void> {
  await waitFor(`${name} to be written`, () =>
    create(name).then(
      ({ kind }) => kind === 'committed' || kind === 'exists',
      () => false,
    ),
  );
}

async function admin<T extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<T[]> {
  const client = new pg.Client(database.connection);
  await client.connect();
  const { rows } = await client.query<T>(sql, values);
  await client.end();
  return rows;
}

/** Writers that continue until stopped; every answer is kept. */
function startWriters(count: number) {
  let stopped = false;
  const answers: { name: string; kind: string; revision: number }[] = [];
  const errors: Error[] = [];
  const done = Promise.all(
    Array.from({ length: count }, async (_, writer) => {
      for (let index = 0; !stopped; index += 1) {
        const name = `w${writer}-${index}`;
        try {
          const result = await create(name);
          answers.push({ name, kind: result.kind, revision: result.kind === 'committed' ? result.object.revision : 0 });
        } catch (error) {
          errors.push(error as Error);
        }
      }
    }),
  );
  return {
    answers,
    errors,
    stop: async () => {
      stopped = true;
      await done;
    },
  };
}

/** Answers, stored objects and events must agree. */
async function expectAgreement(
  answers: readonly { name: string; revision: number }[],
  recorder: Recorder,
): Promise<void> {
  const rows = await admin<{ name: string; revision: string }>(
    'select name, revision from objects where resource = $1',
    [resource],
  );
  const stored = new Map(rows.map((row) => [row.name, Number(row.revision)]));
  expect(answers.filter(({ name, revision }) => stored.get(name) !== revision)).toEqual([]);
  await recorder.until(stored.size);
  const delivered = recorder.items.flatMap((item) => (item.kind === 'event' ? [item.event.revision] : []));
  expect(delivered).toEqual([...delivered].sort((a, b) => a - b));
  expect(new Set(delivered)).toEqual(new Set(stored.values()));
  expect(delivered).toHaveLength(stored.size);
}

describe('when connections are lost', () => {
  test('when connections are lost under load every write is answered once, nothing is lost, watchers see each change once', async () => {
    await open();
    const recorder = new Recorder();
    await store.watch(
      { resource, start: { kind: 'after', revision: await store.currentRevision() } },
      recorder.receive,
    );
    const writers = startWriters(32);
    const moreAnswers = async (): Promise<void> => {
      const wanted = writers.answers.length + 25;
      await waitFor('more answers', () => writers.answers.length >= wanted, { lastSeen: () => writers.errors[0] });
    };
    for (let round = 0; round < 8; round += 1) {
      await moreAnswers();
      await admin(
        'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = $1',
        ['client backend'],
      );
    }
    await moreAnswers();
    await writers.stop();
    expect(writers.errors).toEqual([]);
    expect(new Set(writers.answers.map(({ kind }) => kind))).toEqual(new Set(['committed']));
    await expectAgreement(writers.answers, recorder);
  });

  test('a write whose answer got lost is answered with what it did', async () => {
    await open();
    /** Outcomes of lost batches: how many of their writes had been committed. */
    const found = (): number[] =>
      logged
        .filter(({ message }) => message.startsWith('found the outcome of a batch'))
        .map(({ fields }) => (fields as { committed: number }).committed);
    const recorder = new Recorder();
    await store.watch(
      { resource, start: { kind: 'after', revision: await store.currentRevision() } },
      recorder.receive,
    );
    // The next bytes may be a poll of the tail, and a slow database may still be busy when the connection breaks.
    let round = 0;
    for (; round < 5 || !found().includes(1); round += 1) {
      const first = committed(await create(`first-${round}`));
      proxy.loseNextAnswer();
      const update = await store.write({
        kind: 'update',
        key: { resource, namespace: 'ns', name: first.name },
        expectedRevision: first.revision,
        value: value(first.name, { round }),
      });
      const object = committed(update);
      const read = await store.get({ resource, namespace: 'ns', name: first.name }, { kind: 'latest' });
      expect([read?.revision, read?.uid]).toEqual([object.revision, first.uid]);
    }
    await recorder.until(2 * round);
    expect(recorder.events).toHaveLength(2 * round);
  });

  test('without a database reads and writes fail as unavailable in time, then everything resumes', async () => {
    await open(HASTY);
    const recorder = new Recorder();
    await store.watch(
      { resource, start: { kind: 'after', revision: await store.currentRevision() } },
      recorder.receive,
    );
    await surely('before');
    await proxy.cut();
    const [write, read] = await Promise.allSettled([
      create('during'),
      store.get({ resource, namespace: 'ns', name: 'before' }, { kind: 'latest' }),
    ]);
    // Whether the write was being executed when the connection was cut is a matter of microseconds.
    expect(write).toMatchObject({
      status: 'rejected',
      reason: { name: 'StorageError', kind: expect.stringMatching(/^(unavailable|unknown-outcome)$/) },
    });
    expect(read).toMatchObject({ status: 'rejected', reason: { name: 'StorageError', kind: 'unavailable' } });
    expect((await store.get({ resource, namespace: 'ns', name: 'before' }, { kind: 'any' }))?.name).toBe('before');
    expect(await store.health()).toMatchObject({ ok: false });
    await proxy.mend();
    await waitFor('health', async () => (await store.health()).ok);
    await surely('after');
    expect((await store.list({ resource, at: { kind: 'latest' } })).items.map(({ name }) => name)).toEqual([
      'after',
      'before',
    ]);
    await recorder.until(2);
    expect(recorder.end).toBeUndefined();
  });

  test('on a silent network writes fail in time and nothing is written twice or late', async () => {
    await open(HASTY);
    await surely('before');
    proxy.freeze();
    await expect(create('silent')).rejects.toMatchObject({ kind: 'unknown-outcome' });
    let known = false;
    const outcomes = store.outcomesKnown().then(() => (known = true));
    await expect(store.currentRevision()).rejects.toMatchObject({ kind: 'unavailable' });
    expect(known).toBe(false);
    proxy.thaw();
    await outcomes;
    await waitFor('health', async () => (await store.health()).ok);
    // The frozen write may have reached the database in the end; its caller got an unknown outcome.
    const silent = await store.get({ resource, namespace: 'ns', name: 'silent' }, { kind: 'latest' });
    expect((await create('silent')).kind).toBe(silent === undefined ? 'committed' : 'exists');
    const rows = await admin('select 1 from history where resource = $1 and name = $2', [resource, 'silent']);
    expect(rows).toHaveLength(1);
  });
});

describe('when the embedded database is killed', () => {
  test('the database restarts under load and no acknowledged write is lost', async () => {
    backing = await openPostgresStore({
      connection: database.connection,
      namingProfile: 'cluster',
      log: SILENT_LOG,
      ...PATIENT,
    });
    store = await createWatchCache(backing, { log: SILENT_LOG });
    const recorder = new Recorder();
    await store.watch(
      { resource, start: { kind: 'after', revision: await store.currentRevision() } },
      recorder.receive,
    );
    const writers = startWriters(16);
    await waitFor('some writes', () => writers.answers.length > 100);
    process.kill(database.postgres().pid()!, 'SIGKILL');
    const before = writers.answers.length;
    await waitFor('writes again', () => writers.answers.length > before + 100);
    await writers.stop();
    expect(writers.errors).toEqual([]);
    await expectAgreement(writers.answers, recorder);
  });
});

describe('a connection that falls silent without a break', () => {
  test.each([
    ['while the outcome of a batch is queried', 'batch_outcome', true],
    ['while the session is taken over', 'try_session', true],
    ['at its very first statement', 'default_transaction_isolation', true],
    ['while a batch is written', 'write_batch', false],
    ['when nothing is written', 'ping', false],
  ])('%s, a silent connection is closed: health reports it, and writes resume', async (_when, text, loses) => {
    await open(HASTY);
    await surely('before');
    proxy.swallow(text);
    if (loses) proxy.loseNextAnswer();
    const during = create('during').then(
      ({ kind }) => kind,
      (error: StorageError) => error.kind,
    );
    // Awaited from before the silence: on a busy machine its end may come before the next look.
    const reported = text === 'ping' ? undefined : waitFor('bad health', async () => !(await store.health()).ok);
    const [silentAt] = await Promise.all([
      waitFor('the silence', () => !proxy.swallowing).then(() => performance.now()),
      reported,
    ]);
    await surely('after');
    expect(performance.now() - silentAt).toBeLessThan(60_000);
    expect(['committed', 'unavailable', 'unknown-outcome']).toContain(await during);
    await waitFor('good health', async () => (await store.health()).ok);
  });

  test('consistent reads close a silent connection: health reports it, and reads resume', async () => {
    await open(HASTY);
    await store.currentRevision();
    proxy.swallow('current_revision');
    const answer = store.currentRevision().then(
      () => 'answered',
      () => 'failed',
    );
    await waitFor('bad health', async () => !(await store.health()).ok);
    await answer;
    await waitFor('a consistent read', () => store.currentRevision().catch(() => undefined));
    await waitFor('good health', async () => (await store.health()).ok);
  });
});

/** Repeats a call that fails. */
async function failing(times: number, call: () => Promise<unknown>): Promise<void> {
  for (let left = times; left > 0; left -= 1) await expect(call()).rejects.toMatchObject({ kind: 'unavailable' });
}

describe('a table that somebody else has locked', () => {
  /** How many backends wait with a statement like that after `tried` failed several times while a table was locked. */
  async function waitingAfter(table: string, statement: string, tried: () => Promise<void>): Promise<number> {
    const blocker = new pg.Client(database.connection);
    await blocker.connect();
    let waiting: number;
    try {
      await blocker.query(`begin; lock table ${table} in access exclusive mode`);
      await tried();
      const [found] = await admin<{ waiting: string }>(
        `select count(*) as waiting from pg_stat_activity where wait_event_type = 'Lock' and query like $1`,
        [statement],
      );
      waiting = Number(found!.waiting);
    } finally {
      await blocker.end();
    }
    await surely(`after ${table}`);
    return waiting;
  }

  test('does not collect the backends of connections that were given up', async () => {
    await open(HASTY);
    const { leases } = backing as PostgresStore;
    const lease = leases.contend(resource, { acquired: () => undefined, lost: () => undefined });
    const lost = (): number =>
      logged.filter(({ fields }) => (fields as { readonly connection?: string }).connection === 'leases').length;
    const ofLeases = await waitingAfter('leases', '%leases%', async () => {
      await waitFor('the leases to be asked for again and again', () => lost() > 3);
    });
    await lease.release();
    const ofReads = await waitingAfter('history_floor', 'select r.rev, f.floor%', () =>
      failing(3, () => backing.changes(resource, 0, 1)),
    );
    const ofQuestions = await waitingAfter('revision', 'select rev from revision%', () =>
      failing(3, () => backing.currentRevision()),
    );
    const ofLoads = await waitingAfter('objects', '%from objects', () =>
      failing(3, () => backing.load(() => undefined, new Map())),
    );
    // At most one that is given up, beside its successor; the tail asks for the floor as well.
    const more = (count: number, most: number): number => Math.max(0, count - most);
    expect([more(ofLeases, 2), more(ofReads, 4), more(ofQuestions, 2), ofLoads]).toEqual([0, 0, 0, 0]);
  });
});

describe('the question of consistent reads', () => {
  test('is answered while reads of history use all other connections', async () => {
    await open({ ...PATIENT, readConnections: 1 });
    await surely('before');
    const past = await store.currentRevision();
    await surely('after');
    // A list of changes that the cache no longer has would be slow in the same way.
    const blocker = new pg.Client(database.connection);
    await blocker.connect();
    await blocker.query('begin; lock table history in access exclusive mode');
    const slow = backing.changes(resource, past - 1, past);
    const asked = backing.currentRevision();
    const first = await Promise.race([slow.then(() => 'history'), asked.then(() => 'revision')]);
    await blocker.query('commit');
    await blocker.end();
    expect(first).toBe('revision');
    expect(await asked).toBeGreaterThan(past);
    expect((await slow).map(({ revision }) => revision)).toEqual([past]);
  });

  test('is asked on a new connection when the database has ended the old one', async () => {
    await open();
    const before = await store.currentRevision();
    const ended = await admin<{ pid: number }>(
      `select pg_terminate_backend(pid), pid from pg_stat_activity where pid <> pg_backend_pid() and query like $1`,
      ['select rev from revision%'],
    );
    expect(ended).toHaveLength(1);
    expect(await store.currentRevision()).toBe(before);
    await surely('after');
    expect(await store.currentRevision()).toBe(before + 1);
  });

  test('several at a time get answers of their own', async () => {
    await open();
    await surely('before');
    const before = await store.currentRevision();
    const early = Array.from({ length: 3 }, () => backing.currentRevision());
    await surely('after');
    const late = Array.from({ length: 3 }, () => backing.currentRevision());
    for (const answer of await Promise.all(early)) expect([before, before + 1]).toContain(answer);
    expect(await Promise.all(late)).toEqual([before + 1, before + 1, before + 1]);
  });
});

describe('closing while the database is silent', () => {
  test('closing answers every write', async () => {
    await open({ writeTimeoutMs: 2000, readTimeoutMs: 2000 });
    await surely('before');
    proxy.freeze();
    const answers = Array.from({ length: 40 }, (_none, at) =>
      create(`w${at}`).then(
        ({ kind }) => kind,
        (error: StorageError) => error.kind,
      ),
    );
    await new Promise((resolve) => setTimeout(resolve, 50));
    const late = create('late').catch((error: StorageError) => error.kind);
    const outcomes = store.outcomesKnown().catch((error: StorageError) => error.kind);
    await store.close();
    expect(await outcomes).toBe('unavailable');
    const kinds = await Promise.all([...answers, late]);
    expect(kinds.filter((kind) => kind !== 'unavailable' && kind !== 'unknown-outcome')).toEqual([]);
    expect(kinds).toContain('unknown-outcome');
  });
});

test('default timeouts of a database do not apply to this server', async () => {
  await open();
  const settings = ['statement_timeout', 'lock_timeout', 'idle_session_timeout', 'transaction_timeout'];
  for (const name of settings) await admin(`alter database postgres set ${name} = '1h'`);
  const client = await new PrimaryHosts(database.connection).connect();
  const { rows } = await client.query('select name, setting from pg_settings where name = any($1)', [settings]);
  await client.end();
  await admin('alter database postgres reset all');
  expect(rows.map(({ setting }: { setting: string }) => setting)).toEqual(['0', '0', '0', '0']);
});

test('a database that has another history at the last revision is loaded again', async () => {
  await open();
  for (const name of ['kept', 'lost']) await create(name);
  const recorder = new Recorder();
  await store.watch({ resource, start: { kind: 'after', revision: await store.currentRevision() } }, recorder.receive);
  await proxy.cut();
  // As after a failover to a standby that lacked the last change, where another server has written since.
  await admin('update history set name = $2 where resource = $1 and name = $3', [resource, 'other', 'lost']);
  await admin('update objects set name = $2 where resource = $1 and name = $3', [resource, 'other', 'lost']);
  await proxy.mend();
  await surely('next');
  await waitFor('the other history', async () => {
    const { items } = await store.list({ resource, at: { kind: 'any' } });
    return items.map(({ name }) => name).join() === 'kept,next,other';
  });
  expect(recorder.end).toBe('expired');
  expect(logged.map(({ message }) => message)).toContain('loading the objects again');
});
