import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { openPostgresStore } from '../../src/storage/postgres/postgres-store.js';
import type { Store } from '../../src/storage/store.js';
import { createWatchCache } from '../../src/storage/watch-cache/cache.js';
import { SILENT_LOG } from '../../src/telemetry/log.js';
import { startTestDatabase } from '../support/database.js';
import type { TestDatabase } from '../support/database.js';
import { startSocketProxy } from '../support/socket-proxy.js';
import type { SocketProxy } from '../support/socket-proxy.js';
import { waitFor } from '../support/wait-for.js';
import { Recorder, committed, value } from '../suites/store.suite.js';

let database: TestDatabase;
let proxy: SocketProxy;
let store: Store;
let resource: string;
let logged: { fields: object; message: string }[];

beforeAll(async () => {
  database = await startTestDatabase();
});

afterAll(async () => database.stop());

beforeEach(async () => {
  proxy = await startSocketProxy(database.connection.host!);
  logged = [];
  const note = (fields: object, message: string): void => void logged.push({ fields, message });
  resource = `loss/r${randomUUID().slice(0, 8)}`;
  const backing = await openPostgresStore({
    connection: { ...database.connection, host: proxy.host },
    namingProfile: 'cluster',
    log: { debug: note, info: note, warn: note, error: note },
    writeTimeoutMs: 2000,
    readTimeoutMs: 1500,
  });
  store = await createWatchCache(backing, { log: SILENT_LOG });
});

afterEach(async () => {
  await store.close();
  await proxy.close();
});

const create = (name: string) =>
  store.write({ kind: 'create', key: { resource, namespace: 'ns', name }, uid: randomUUID(), value: value(name) });

async function admin<T extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<T[]> {
  const client = new pg.Client(database.connection);
  await client.connect();
  const { rows } = await client.query<T>(sql, values);
  await client.end();
  return rows;
}

/** Writers that go on until told to stop; every answer is kept. */
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

/** What was answered, what is stored and what was told must be the same. */
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
  const told = recorder.items.flatMap((item) => (item.kind === 'event' ? [item.event.revision] : []));
  expect(told).toEqual([...told].sort((a, b) => a - b));
  expect(new Set(told)).toEqual(new Set(stored.values()));
  expect(told).toHaveLength(stored.size);
}

describe('when connections are lost', () => {
  test('under load again and again, every write is answered once, nothing is lost, watchers see each change once', async () => {
    const recorder = new Recorder();
    await store.watch(
      { resource, start: { kind: 'after', revision: await store.currentRevision() } },
      recorder.receive,
    );
    const writers = startWriters(32);
    for (let round = 0; round < 8; round += 1) {
      await new Promise((resolve) => setTimeout(resolve, 150));
      await admin(
        'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = $1',
        ['client backend'],
      );
    }
    await new Promise((resolve) => setTimeout(resolve, 300));
    await writers.stop();
    expect(writers.errors).toEqual([]);
    expect(new Set(writers.answers.map(({ kind }) => kind))).toEqual(new Set(['committed']));
    expect(writers.answers.length).toBeGreaterThan(100);
    await expectAgreement(writers.answers, recorder);
  });

  test('a write whose answer got lost is answered with what it did', async () => {
    const recorder = new Recorder();
    await store.watch(
      { resource, start: { kind: 'after', revision: await store.currentRevision() } },
      recorder.receive,
    );
    for (let round = 0; round < 5; round += 1) {
      const first = committed(await create(`first-${round}`));
      proxy.loseNextAnswer();
      // The next bytes may be a poll of the tail; then nothing is lost, which is fine: five rounds.
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
    await recorder.until(10);
    expect(recorder.events).toHaveLength(10);
    const found = logged.filter(({ message }) => message.startsWith('found the outcome of a batch'));
    expect(found.length).toBeGreaterThan(0);
    expect(found.some(({ fields }) => (fields as { committed: number }).committed === 1)).toBe(true);
  });

  test('and the database stays away, reads and writes fail as unavailable within seconds, then all resumes', async () => {
    const recorder = new Recorder();
    await store.watch(
      { resource, start: { kind: 'after', revision: await store.currentRevision() } },
      recorder.receive,
    );
    committed(await create('before'));
    await proxy.cut();
    const from = performance.now();
    const [write, read] = await Promise.allSettled([
      create('during'),
      store.get({ resource, namespace: 'ns', name: 'before' }, { kind: 'latest' }),
    ]);
    expect(performance.now() - from).toBeLessThan(12_000);
    // Whether the write was under way when the connection was cut is a matter of microseconds.
    expect(write).toMatchObject({
      status: 'rejected',
      reason: { name: 'StorageError', kind: expect.stringMatching(/^(unavailable|unknown-outcome)$/) },
    });
    expect(read).toMatchObject({ status: 'rejected', reason: { name: 'StorageError', kind: 'unavailable' } });
    expect((await store.get({ resource, namespace: 'ns', name: 'before' }, { kind: 'any' }))?.name).toBe('before');
    expect(await store.health()).toMatchObject({ ok: false });
    await proxy.mend();
    await waitFor('health', async () => (await store.health()).ok);
    committed(await create('after'));
    expect((await store.list({ resource, at: { kind: 'latest' } })).items.map(({ name }) => name)).toEqual([
      'after',
      'before',
    ]);
    await recorder.until(2);
    expect(recorder.end).toBeUndefined();
  });

  test('and the network only goes silent, writes fail in time and nothing is written twice or late', async () => {
    committed(await create('before'));
    proxy.freeze();
    await expect(create('silent')).rejects.toMatchObject({ kind: 'unknown-outcome' });
    await expect(store.currentRevision()).rejects.toMatchObject({ kind: 'unavailable' });
    proxy.thaw();
    await waitFor('health', async () => (await store.health()).ok, { timeoutMs: 20_000 });
    // The frozen write reached the database in the end; its caller was told that the outcome is not known.
    const again = await create('silent');
    expect(['committed', 'exists']).toContain(again.kind);
    const rows = await admin('select 1 from history where resource = $1 and name = $2', [resource, 'silent']);
    expect(rows).toHaveLength(1);
  });
});

describe('when the embedded database is killed', () => {
  test('under load, it is started again and nothing acknowledged is lost', async () => {
    const direct = await createWatchCache(
      await openPostgresStore({
        connection: database.connection,
        namingProfile: 'cluster',
        log: SILENT_LOG,
        writeTimeoutMs: 20_000,
      }),
      { log: SILENT_LOG },
    );
    const through = store;
    store = direct;
    const recorder = new Recorder();
    await direct.watch(
      { resource, start: { kind: 'after', revision: await direct.currentRevision() } },
      recorder.receive,
    );
    const writers = startWriters(16);
    await waitFor('some writes', () => writers.answers.length > 100);
    process.kill(database.postgres().pid()!, 'SIGKILL');
    const before = writers.answers.length;
    await waitFor('writes again', () => writers.answers.length > before + 100, { timeoutMs: 30_000 });
    await writers.stop();
    expect(writers.errors).toEqual([]);
    await expectAgreement(writers.answers, recorder);
    await direct.close();
    store = through;
  });
});
