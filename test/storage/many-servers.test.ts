import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { openPostgresStore } from '../../src/storage/postgres/postgres-store.js';
import type { Store } from '../../src/storage/store.js';
import { createWatchCache } from '../../src/storage/watch-cache/cache.js';
import { SILENT_LOG } from '../../src/telemetry/log.js';
import { PATIENT, startTestDatabase } from '../support/database.js';
import type { TestDatabase } from '../support/database.js';
import { waitFor } from '../support/wait-for.js';
import { Recorder, committed, value } from '../suites/store-parts.js';
import { runScript } from './scripts/run-script.js';

let database: TestDatabase;

beforeAll(async () => {
  database = await startTestDatabase();
});

afterAll(async () => database.stop());

async function open(): Promise<Store> {
  const backing = await openPostgresStore({
    connection: database.connection,
    namingProfile: 'cluster',
    log: SILENT_LOG,
    ...PATIENT,
  });
  return createWatchCache(backing, { log: SILENT_LOG });
}

describe('several servers on one database', () => {
  test('a write through one server is sent to watches on the others and is at once in their lists', async () => {
    const stores = await Promise.all([open(), open(), open()]);
    const recorders = stores.map(() => new Recorder());
    for (const [index, store] of stores.entries()) {
      await store.watch(
        { resource: 'some/things', start: { kind: 'after', revision: await store.currentRevision() } },
        recorders[index]!.receive,
      );
    }
    for (let round = 0; round < 30; round += 1) {
      const name = `a${round}`;
      const writer = stores[round % 3]!;
      const key = { resource: 'some/things', namespace: 'ns', name };
      const object = committed(await writer.write({ kind: 'create', key, uid: randomUUID(), value: value(name) }));
      for (const store of stores) {
        expect((await store.get(key, { kind: 'latest' }))?.revision).toBe(object.revision);
        const list = await store.list({
          resource: 'some/things',
          at: { kind: 'not-older-than', revision: object.revision },
        });
        expect(list.items.some((item) => item.revision === object.revision)).toBe(true);
      }
    }
    for (const recorder of recorders) {
      await recorder.until(30);
      expect(recorder.events).toEqual(recorders[0]!.events);
    }
    await Promise.all(stores.map((store) => store.close()));
  });

  test('with 16 writers in separate processes every watcher sees each change once, in order, without gaps', async () => {
    const scripts = ['p', 'q', 'r', 's'].map((prefix) =>
      runScript('follower', [database.connection.host!, prefix, '4', '40']),
    );
    const done = await Promise.all(scripts.map((script) => script.line('done')));
    const store = await open();
    const key = { resource: 'many/things', namespace: 'ns', name: 'end' };
    const end = committed(await store.write({ kind: 'create', key, uid: randomUUID(), value: value('end') }));
    expect(await Promise.all(scripts.map((script) => script.ended))).toEqual([0, 0, 0, 0]);

    const histories = scripts.map((script) => script.lines().filter((line) => line.startsWith('event ')));
    for (const history of histories) expect(history).toEqual(histories[0]);
    const revisions = histories[0]!.map((line) => Number(line.split(' ')[1]));
    // All writes after the first tests went to this resource, so the revisions have no gaps.
    expect(revisions).toEqual(Array.from({ length: revisions.length }, (_, index) => revisions[0]! + index));
    expect(revisions.at(-1)).toBe(end.revision);

    const acknowledged = scripts.flatMap((script) => script.lines().filter((line) => line.startsWith('ack ')));
    const delivered = new Set(revisions);
    expect(acknowledged.filter((line) => !delivered.has(Number(line.split(' ')[1])))).toEqual([]);

    // Each change names the one before it: no compare-and-swap succeeded against a stale state.
    const last = new Map<string, string>();
    const broken: string[] = [];
    for (const line of histories[0]!) {
      const [, revision, previous, name, kind] = line.split(' ') as [string, string, string, string, string];
      if ((last.get(name) ?? '-') !== previous) broken.push(line);
      last.set(name, kind === 'deleted' ? '-' : revision);
    }
    expect(broken).toEqual([]);
    expect(done.reduce((sum, line) => sum + Number(line.split(' ')[1]), 0)).toBeGreaterThan(0);
    await store.close();
  });

  test('servers are notified of changes while there are others, and a server alone notifies nobody', async () => {
    const listener = new pg.Client(database.connection);
    await listener.connect();
    const delivered: number[] = [];
    listener.on('notification', ({ payload }) => delivered.push(Number(payload)));
    await listener.query('listen cluster_revision');
    const write = async (store: Store, name: string): Promise<number> => {
      const key = { resource: 'notified/things', namespace: 'ns', name };
      return committed(await store.write({ kind: 'create', key, uid: randomUUID(), value: value(name) })).revision;
    };
    // A closed server counts until the database has noticed.
    const untilAlone = (): Promise<boolean> =>
      waitFor('the other servers to be gone', async () => {
        const { rows } = await listener.query<{ count: string }>(
          `select count(*) from pg_locks where locktype = 'advisory' and objsubid = 2 and objid = 4`,
        );
        return rows[0]?.count === '1';
      });
    const first = await open();
    await untilAlone();
    const alone = await write(first, 'alone');
    const second = await open();
    const together = await write(first, 'together');
    await waitFor('the second change', () => delivered.includes(together), { lastSeen: () => delivered.join() });
    expect(delivered).not.toContain(alone);
    await second.close();
    await untilAlone();
    const againAlone = await write(first, 'again-alone');
    const third = await open();
    const last = await write(third, 'last');
    await waitFor('the last change', () => delivered.includes(last), { lastSeen: () => delivered.join() });
    expect(delivered).not.toContain(againAlone);
    await Promise.all([first, third].map((store) => store.close()));
    await listener.end();
  });

  test('a watch continues where it was after a restart of its server and the database', async () => {
    const first = await open();
    const recorder = new Recorder();
    const start = await first.currentRevision();
    await first.watch({ resource: 'restart/things', start: { kind: 'after', revision: start } }, recorder.receive);
    const write = (store: Store, name: string) =>
      store.write({
        kind: 'create',
        key: { resource: 'restart/things', namespace: 'ns', name },
        uid: randomUUID(),
        value: value(name),
      });
    await write(first, 'a');
    await write(first, 'b');
    await recorder.until(2);
    const seen = Number(recorder.events[0]!.split(' ')[2]);
    await first.close();
    await database.pause();
    await database.unpause();
    database = { ...database, connection: database.postgres().connection };
    const second = await open();
    await write(second, 'c');
    const resumed = new Recorder();
    await second.watch({ resource: 'restart/things', start: { kind: 'after', revision: seen } }, resumed.receive);
    await write(second, 'd');
    await waitFor('b, c and d', () => resumed.events.length === 3, { lastSeen: () => resumed.events.join() });
    expect(resumed.events.map((event) => event.split(' ')[1])).toEqual(['b', 'c', 'd']);
    await second.close();
  });
});
