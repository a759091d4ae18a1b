import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openPostgresStore } from '../../src/storage/postgres/postgres-store.js';
import type { PostgresStore } from '../../src/storage/postgres/postgres-store.js';
import type { WriteOperation } from '../../src/storage/store.js';
import { createWatchCache } from '../../src/storage/watch-cache/cache.js';
import type { WatchCache } from '../../src/storage/watch-cache/cache.js';
import { SILENT_LOG } from '../../src/telemetry/log.js';
import { PATIENT, startTestDatabase } from '../support/database.js';
import type { TestDatabase } from '../support/database.js';
import { committed, value } from '../suites/store-parts.js';

let database: TestDatabase;
let store: WatchCache;
const opened: PostgresStore[] = [];

/** Opens a store, which is closed after the tests at the latest. */
async function open(): Promise<PostgresStore> {
  const backing = await openPostgresStore({
    connection: database.connection,
    namingProfile: 'cluster',
    log: SILENT_LOG,
    ...PATIENT,
  });
  opened.push(backing);
  return backing;
}

beforeAll(async () => {
  database = await startTestDatabase();
  store = await createWatchCache(await open(), { log: SILENT_LOG });
});

afterAll(async () => {
  await store.close();
  for (const backing of opened) await backing.close();
  await database.stop();
});

const create = (name: string, more: Partial<WriteOperation & { kind: 'create' }> = {}): WriteOperation => ({
  kind: 'create',
  key: { resource: 'r', namespace: 'n', name },
  uid: randomUUID(),
  value: value('x'),
  ...more,
});

describe('a write that the database cannot store', () => {
  test.each<[string, Partial<WriteOperation & { kind: 'create' }>]>([
    ['NUL in a name', { key: { resource: 'r', namespace: 'n', name: 'a\0b' } }],
    ['half a surrogate pair in a name', { key: { resource: 'r', namespace: 'n', name: 'a\ud800' } }],
    ['a key longer than an index row', { key: { resource: 'r', namespace: 'n', name: 'x'.repeat(3000) } }],
    ['an invalid uid', { uid: `' or 1=1 --` }],
    ['bytes that are not UTF-8', { value: Buffer.from([0x7b, 0xff, 0x7d]) }],
    ['NUL in the value', { value: Buffer.from('{"metadata":{}}\0') }],
    ['a value without metadata', { value: Buffer.from('{}') }],
  ])('%s is rejected, and concurrent writes succeed', async (_what, wrong) => {
    const names = Array.from({ length: 5 }, () => `good-${randomUUID()}`);
    const good = names.map((name) => store.write(create(name)));
    await expect(store.write(create('bad', wrong))).rejects.toThrow(RangeError);
    for (const result of await Promise.all(good)) committed(result);
  });

  test('a bad write is answered alone when the database refuses the whole batch', async () => {
    const client = new (await import('pg')).default.Client(database.connection);
    await client.connect();
    await client.query(`alter table objects add constraint no_bad_name check (name not like 'refused%')`);
    const results = await Promise.allSettled(
      ['a1', 'refused1', 'a2', 'a3', 'refused2', 'a4'].map((name) => store.write(create(name))),
    );
    await client.query('alter table objects drop constraint no_bad_name');
    await client.end();
    expect(results.map((result) => (result.status === 'fulfilled' ? result.value.kind : 'refused'))).toEqual([
      'committed',
      'refused',
      'committed',
      'committed',
      'refused',
      'committed',
    ]);
  });
});

test('past states that would fill the memory are not read', async () => {
  const [backing] = opened;
  const make =
    (size: number) =>
    (_: unknown, at: number): WriteOperation =>
      create(`big-${at}`, {
        key: { resource: 'big', namespace: 'n', name: `big-${at}` },
        value: Buffer.from(`{"metadata":{},"data":"${'x'.repeat(size)}"}`),
      });
  const written = await Promise.all(Array.from({ length: 70 }, make(1024 * 1024)).map((write) => store.write(write)));
  const revision = await backing!.currentRevision();
  for (const result of written) {
    const { namespace, name, revision: expectedRevision } = committed(result);
    const key = { resource: 'big', namespace, name };
    committed(await store.write({ kind: 'update', key, expectedRevision, value: value('small') }));
  }
  const upTo = await backing!.currentRevision();
  await expect(backing!.statesAt('big', revision, upTo)).rejects.toMatchObject({ kind: 'expired' });
  expect(await backing!.statesAt('big', revision, revision + 10)).toHaveLength(10);
});

describe('unusual but valid writes', () => {
  test.each([
    ['quotes, braces and backslashes', `'"\\{},NULL`],
    ['SQL', `'); drop table objects; --`],
    ['__proto__', '__proto__'],
    ['a smile', '\u{1f600}'],
  ])('a name with %s is stored and found', async (_what, name) => {
    const object = committed(await store.write(create(name)));
    const fresh = await createWatchCache(await open(), { log: SILENT_LOG });
    const read = await fresh.get({ resource: 'r', namespace: 'n', name }, { kind: 'any' });
    expect([read?.name, read?.revision, read?.bytes.equals(object.bytes)]).toEqual([name, object.revision, true]);
    await fresh.close();
  });

  test('many concurrent writes of 3 MiB succeed', async () => {
    const big = Buffer.from(JSON.stringify({ kind: 'Thing', metadata: { name: 'big' }, data: 'é'.repeat(1_500_000) }));
    const results = await Promise.all(
      Array.from({ length: 8 }, (_, index) => store.write(create(`big-${index}`, { value: big }))),
    );
    for (const result of results) committed(result);
    const fresh = await createWatchCache(await open(), { log: SILENT_LOG });
    const list = await fresh.list({
      resource: 'r',
      at: { kind: 'latest' },
      filter: ({ name }) => name.startsWith('big-'),
    });
    expect(list.items.map(({ bytes }) => bytes.length > 3_000_000)).toEqual(Array(8).fill(true));
    await fresh.close();
  });

  test('writes beyond the queue fail at once as unavailable, and the rest succeed', async () => {
    const backing = await open();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10_050 }, (_, index) => backing.writeGroup([create(`many-${index}`)], [])),
    );
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused).toHaveLength(50);
    expect(refused[0]).toMatchObject({
      reason: { kind: 'unavailable', message: 'too many writes are waiting; try again later' },
    });
    await backing.close();
  });
});
