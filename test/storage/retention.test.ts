import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { openPostgresStore } from '../../src/storage/postgres/postgres-store.js';
import { PrimaryHosts } from '../../src/storage/postgres/primary.js';
import { Retention } from '../../src/storage/postgres/retention.js';
import type { Store } from '../../src/storage/store.js';
import { createWatchCache } from '../../src/storage/watch-cache/cache.js';
import { SILENT_LOG } from '../../src/telemetry/log.js';
import { PATIENT, startTestDatabase } from '../support/database.js';
import type { TestDatabase } from '../support/database.js';
import { startSocketProxy } from '../support/socket-proxy.js';
import { waitFor } from '../support/wait-for.js';
import { Recorder, committed, value } from '../suites/store-parts.js';

let database: TestDatabase;
let admin: pg.Client;
const stores: Store[] = [];

beforeAll(async () => {
  database = await startTestDatabase();
  admin = new pg.Client(database.connection);
  await admin.connect();
});

afterEach(async () => {
  for (const store of stores.splice(0)) await store.close();
});

afterAll(async () => {
  await admin.end();
  await database.stop();
});

async function open(historyRetentionMs: number, log = SILENT_LOG) {
  const backing = await openPostgresStore({
    connection: database.connection,
    namingProfile: 'cluster',
    log,
    historyRetentionMs,
    ...PATIENT,
  });
  const store = await createWatchCache(backing, { log: SILENT_LOG, historyRetentionMs });
  stores.push(store);
  return { store, backing };
}

/** Revisions in one partition. */
const PARTITION_SIZE = 16_384;

async function partitions(): Promise<number[]> {
  const { rows } = await admin.query<{ name: string }>(
    `select inhrelid::regclass::text as name from pg_inherits where inhparent = 'history'::regclass`,
  );
  return rows.map(({ name }) => Number(name.split('_')[1])).sort((a, b) => a - b);
}

async function standing(): Promise<{ rev: number; floor: number; rows: number; oldest: number | null }> {
  const { rows } = await admin.query<Record<'rev' | 'floor' | 'rows' | 'oldest', string>>(
    `select rev, floor, (select count(*) from history) as rows, (select min(revision) from history) as oldest
      from revision, history_floor`,
  );
  const { rev, floor, rows: count, oldest } = rows[0]!;
  return {
    rev: Number(rev),
    floor: Number(floor),
    rows: Number(count),
    oldest: oldest === null ? null : Number(oldest),
  };
}

const key = (name: string) => ({ resource: 'keep/things', namespace: 'ns', name });
const create = async (store: Store, name: string) =>
  committed(await store.write({ kind: 'create', key: key(name), uid: randomUUID(), value: value(name) }));

/** Advances the newest revision, as if that many changes had been made and removed long ago. */
async function jumpTo(revision: number): Promise<void> {
  await admin.query('update revision set rev = $1', [revision]);
}

describe('history', () => {
  test('history within the retention time is kept, in the database and for exact reads', async () => {
    const { store, backing } = await open(60_000);
    const a = await create(store, 'young-a');
    await create(store, 'young-b');
    await backing.removeOldHistory();
    expect((await standing()).floor).toBeLessThanOrEqual(a.revision);
    const fresh = await open(60_000);
    const list = await fresh.store.list({ resource: 'keep/things', at: { kind: 'exact', revision: a.revision } });
    const names = list.items.map(({ name }) => name);
    expect(names.filter((name) => name.startsWith('young'))).toEqual(['young-a']);
  });

  test('old history of a quiet database is dropped, and the current revision stays readable', async () => {
    const { store } = await open(300);
    const a = await create(store, 'quiet-a');
    const b = await create(store, 'quiet-b');
    await waitFor('an empty history', async () => (await standing()).rows === 0);
    await waitFor('the floor', async () => (await standing()).floor === b.revision);
    const { store: other } = await open(300);
    const now = await other.list({ resource: 'keep/things', at: { kind: 'exact', revision: b.revision } });
    expect(now.items.map(({ name }) => name)).toContain('quiet-b');
    await waitFor('the floor at the other store', async () => {
      const read = other.list({ resource: 'keep/things', at: { kind: 'exact', revision: a.revision } });
      return read.then(
        () => false,
        (error: { kind?: string }) => error.kind === 'expired',
      );
    });
    await expect(
      other.watch({ resource: 'keep/things', start: { kind: 'after', revision: a.revision - 1 } }, () => true),
    ).rejects.toMatchObject({ kind: 'expired' });
  });

  test('history from before the database clock was set back is dropped, and later history is kept', async () => {
    const { backing, store } = await open(60_000);
    const a = await create(store, 'ahead-a');
    const b = await create(store, 'ahead-b');
    const c = await create(store, 'now-c');
    await admin.query(`update history set at = at + interval '1 day' where revision <= $1`, [b.revision]);
    expect((await standing()).floor).toBeLessThan(a.revision);
    await backing.removeOldHistory();
    expect(await standing()).toMatchObject({ floor: b.revision, oldest: c.revision });
  });

  test('history is dropped by whole partitions, which are created ahead of the writes', async () => {
    const before = await partitions();
    const base = before.at(-1)! + PARTITION_SIZE;
    // The last revision of the existing partitions, then beyond them.
    await jumpTo(base - 3);
    await admin.query('update history_floor set floor = $1', [base - 3]);
    const { store } = await open(500);
    const names = Array.from({ length: 10 }, (_, index) => `border-${index}-${base}`);
    const objects = [];
    for (const name of names) objects.push(await create(store, name));
    expect(objects.map(({ revision }) => revision)).toEqual(names.map((_, index) => base - 2 + index));
    await waitFor(
      'partitions for later writes',
      async () => (await partitions()).filter((from) => from > base).length >= 3,
    );
    await waitFor('old partitions to go', async () => (await partitions())[0] === base);
  });

  test('a missing partition is created before the write fails', async () => {
    const { store } = await open(60_000);
    await create(store, 'far-a');
    const last = (await partitions()).at(-1)! + PARTITION_SIZE;
    await jumpTo(last + 5 * PARTITION_SIZE);
    const object = await create(store, 'far-b');
    expect(object.revision).toBe(last + 5 * PARTITION_SIZE + 1);
  });

  test('history lost in between ends the watches as expired, and the cache reloads', async () => {
    const { store } = await open(60_000);
    await create(store, 'gap-a');
    const recorder = new Recorder();
    await store.watch(
      { resource: 'keep/things', start: { kind: 'after', revision: await store.currentRevision() } },
      recorder.receive,
    );
    // Changes of another server that are dropped before this one reads them.
    await admin.query('begin');
    await admin.query(`update revision set rev = rev + 5`);
    await admin.query(`update history_floor set floor = (select rev from revision)`);
    await admin.query(
      `insert into objects (resource, namespace, name, revision, uid, value)
        select 'keep/things', 'ns', 'gap-b', rev, gen_random_uuid(), $1 from revision`,
      [value('gap-b')],
    );
    await admin.query('commit');
    await waitFor('the end', () => recorder.end === 'expired');
    await waitFor('the new object', async () => (await store.get(key('gap-b'), { kind: 'any' })) !== undefined);
    await waitFor('health', async () => (await store.health()).ok);
    const next = new Recorder();
    await store.watch(
      { resource: 'keep/things', start: { kind: 'after', revision: await store.currentRevision() } },
      next.receive,
    );
    await create(store, 'gap-c');
    await next.until(1);
  });

  test('a reader that holds the history open delays neither writers nor, forever, the drop', async () => {
    const givenUp: string[] = [];
    const { store } = await open(400, { ...SILENT_LOG, warn: (_fields, message) => void givenUp.push(message) });
    const last = (await partitions()).at(-1)! + PARTITION_SIZE;
    await create(store, 'slow-reader');
    await jumpTo(last - 1);
    const reader = new pg.Client(database.connection);
    reader.on('error', () => undefined);
    await reader.connect();
    await reader.query('begin');
    await reader.query('select count(*) from history');
    // a writer that waited for the drop would wait for the reader, which commits only after these writes
    let written = 0;
    const writeOne = () => create(store, `slow-${last}-${(written += 1)}`);
    await waitFor('a drop to be tried and given up', async () => {
      await writeOne();
      return givenUp.includes('history retention failed; it will be tried again');
    });
    expect((await partitions())[0]).toBeLessThan(last);
    await reader.query('commit');
    await reader.end();
    await waitFor('the drop', async () => (await partitions())[0]! >= last);
  });
});

describe('a silent database', () => {
  test('does not delay the end of a server that is removing history', async () => {
    const proxy = await startSocketProxy(database.connection.host!);
    const retention = new Retention({
      hosts: new PrimaryHosts({ ...database.connection, host: proxy.host }),
      log: SILENT_LOG,
      retentionMs: 1_000,
    });
    await retention.start();
    proxy.swallow("idle_session_timeout = '30s'");
    await waitFor('work on history', () => !proxy.swallowing);
    const waited = new Promise((resolve) => setTimeout(() => resolve('still waits'), 60_000).unref());
    expect(await Promise.race([retention.close().then(() => 'closed'), waited])).toBe('closed');
    await proxy.close();
  });
});

describe('a frozen server', () => {
  test('a server frozen at any point of its work does not keep others from adding partitions', async () => {
    const added = new Retention({
      hosts: new PrimaryHosts(database.connection),
      log: SILENT_LOG,
      retentionMs: 300_000,
    });
    for (let round = 0; round < 12; round += 1) {
      const proxy = await startSocketProxy(database.connection.host!);
      const still = new Retention({
        hosts: new PrimaryHosts({ ...database.connection, host: proxy.host }),
        log: SILENT_LOG,
        retentionMs: 100,
      });
      await admin.query(`update revision set rev = rev + ${3 * PARTITION_SIZE}`);
      const working = still.start();
      working.catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, round * 6));
      proxy.freeze();
      const { rev } = await standing();
      const startedAt = performance.now();
      await added.addPartitions();
      // A blocked writer would wait forever.
      expect(performance.now() - startedAt).toBeLessThan(60_000);
      expect((await partitions()).at(-1)! + PARTITION_SIZE).toBeGreaterThan(rev + 4 * PARTITION_SIZE);
      await proxy.close();
      await working.catch(() => undefined);
      await still.close();
    }
  });
});
