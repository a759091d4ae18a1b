import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import type { Store } from '../src/storage/store.js';
import { startEmbeddedPostgres } from '../src/storage/postgres/embedded.js';
import { openPostgresStore } from '../src/storage/postgres/postgres-store.js';
import { createWatchCache } from '../src/storage/watch-cache/cache.js';
import { SILENT_LOG } from '../src/telemetry/log.js';
import { type BenchRow, median, milliseconds, perSecond } from './report.js';

const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 3);
const OBJECTS = 10_000;
const RESOURCE = 'bench.example.com/things';
const FILLING = 'x'.repeat(1400);

/** Storage scenarios of design §7, on an embedded PostgreSQL of its own. */
export async function run(folder: string): Promise<BenchRow[]> {
  const database = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), log: SILENT_LOG });
  const connection = database.connection;
  const open = async (): Promise<Store> =>
    createWatchCache(await openPostgresStore({ connection, namingProfile: 'cluster', log: SILENT_LOG }), {
      log: SILENT_LOG,
    });
  const rows: BenchRow[] = [];
  const faster = (scenario: string, ours: number, reference: number, atLeast: number): void => {
    const [left, right] = [perSecond(ours), perSecond(reference)];
    rows.push({ scenario, ours: left, reference: right, ratio: ours / reference, budget: { atLeast } });
  };
  const shorter = (scenario: string, ours: number, reference: number, atMost: number): void => {
    const [left, right] = [milliseconds(ours), milliseconds(reference)];
    rows.push({ scenario, ours: left, reference: right, ratio: ours / reference, budget: { atMost } });
  };
  try {
    const store = await open();
    const revisions = await fill(store);
    const insertsOf = await plainInserts(connection);
    const inserts = median([await insertsOf(32), await insertsOf(32), await insertsOf(32)].map(({ rate }) => rate));
    const writes = median(
      [
        await casWrites(store, revisions, 64),
        await casWrites(store, revisions, 64),
        await casWrites(store, revisions, 64),
      ].map(({ rate }) => rate),
    );
    faster('storage compare-and-swap writes, 64 writers', writes, inserts, 0.8);
    const oneInsert = (await insertsOf(1)).p50;
    shorter('storage write, 1 writer, p50', (await casWrites(store, revisions, 1)).p50, oneInsert, 3);
    await store.close();
    faster('three servers on one database, writes', await threeServers(open), writes, 0.9);
    await fillTo(connection, 100_000);
    const reading = median([await readBytes(connection), await readBytes(connection), await readBytes(connection)]);
    const started = performance.now();
    const warm = await open();
    shorter('start on 100k stored objects', performance.now() - started, reading, 3);
    await warm.close();
  } finally {
    await database.stop();
  }
  return rows;
}

function valueOf(name: string): Buffer {
  const metadata = { name, namespace: 'default', labels: { app: name } };
  return Buffer.from(
    JSON.stringify({ kind: 'Thing', apiVersion: 'bench.example.com/v1', metadata, data: { a: FILLING } }),
  );
}

const keyOf = (index: number) => ({ resource: RESOURCE, namespace: 'default', name: `thing-${index}` });

async function fill(store: Store): Promise<number[]> {
  const revisions: number[] = [];
  for (let from = 0; from < OBJECTS; from += 500) {
    const results = await Promise.all(
      Array.from({ length: 500 }, (_, offset) =>
        store.write({
          kind: 'create',
          key: keyOf(from + offset),
          uid: randomUUID(),
          value: valueOf(`thing-${from + offset}`),
        }),
      ),
    );
    for (const result of results) {
      if (result.kind !== 'committed') throw new Error(`filling failed: ${result.kind}`);
      revisions.push(result.object.revision);
    }
  }
  return revisions;
}

interface Speed {
  readonly rate: number;
  readonly p50: number;
  readonly p99: number;
}

/** `workers` loops of `step` for the usual time, after a short warm-up. */
async function measure(workers: number, step: (worker: number) => Promise<void>): Promise<Speed> {
  const begin = performance.now() + 300;
  const end = begin + SECONDS * 1000;
  const times: number[] = [];
  await Promise.all(
    Array.from({ length: workers }, async (_, worker) => {
      for (;;) {
        const from = performance.now();
        if (from > end) return;
        await step(worker);
        if (from >= begin) times.push(performance.now() - from);
      }
    }),
  );
  times.sort((a, b) => a - b);
  return { rate: times.length / SECONDS, p50: times[times.length >> 1]!, p99: times[Math.floor(times.length * 0.99)]! };
}

/** Uniform keys; each worker has keys of its own, so that every write wins. */
async function casWrites(store: Store, revisions: number[], writers: number): Promise<Speed> {
  return measure(writers, async (writer) => {
    const index = Math.floor((Math.random() * OBJECTS) / writers) * writers + writer;
    if (index >= OBJECTS) return;
    const result = await store.write({
      kind: 'update',
      key: keyOf(index),
      expectedRevision: revisions[index]!,
      value: valueOf(`thing-${index}`),
    });
    if (result.kind !== 'committed') throw new Error(`a write was answered ${result.kind}`);
    revisions[index] = result.object.revision;
  });
}

/** The reference: single-row inserts of 1.5 KB, each its own transaction, over `connections` connections. */
async function plainInserts(connection: pg.ClientConfig): Promise<(connections: number) => Promise<Speed>> {
  const admin = new pg.Client(connection);
  await admin.connect();
  await admin.query('create table bench_plain (id uuid primary key, value bytea not null)');
  await admin.query('alter table bench_plain alter column value set storage external');
  await admin.end();
  return async (connections) => {
    const clients = await Promise.all(
      Array.from({ length: connections }, async () => {
        const client = new pg.Client(connection);
        await client.connect();
        return client;
      }),
    );
    const value = valueOf('plain');
    const speed = await measure(connections, async (worker) => {
      const text = 'insert into bench_plain (id, value) values ($1, $2)';
      await clients[worker]!.query({ name: 'plain', text, values: [randomUUID(), value] });
    });
    await Promise.all(clients.map((client) => client.end()));
    return speed;
  };
}

/** Three stores with connections of their own; each writes a third of the keys. */
async function threeServers(open: () => Promise<Store>): Promise<number> {
  const stores = await Promise.all([open(), open(), open()]);
  const revisions: number[] = [];
  const list = await stores[0]!.list({ resource: RESOURCE, at: { kind: 'latest' } });
  for (const object of list.items) revisions[Number(object.name.slice(6))] = object.revision;
  const { rate } = await measure(192, async (writer) => {
    const index = Math.floor((Math.random() * OBJECTS) / 192) * 192 + writer;
    if (index >= OBJECTS) return;
    const result = await stores[writer % 3]!.write({
      kind: 'update',
      key: keyOf(index),
      expectedRevision: revisions[index]!,
      value: valueOf(`thing-${index}`),
    });
    if (result.kind !== 'committed') throw new Error(`a write was answered ${result.kind}`);
    revisions[index] = result.object.revision;
  });
  await Promise.all(stores.map((store) => store.close()));
  return rate;
}

async function fillTo(connection: pg.ClientConfig, count: number): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  await client.query(
    `insert into objects (resource, namespace, name, revision, uid, value)
      select $1, 'default', 'more-' || i, 1, gen_random_uuid(),
        convert_to('{"kind":"Thing","apiVersion":"bench.example.com/v1","metadata":{"name":"more-' || i || '"},"data":{"a":"' || $2 || '"}}', 'UTF8')
      from generate_series(1, $3::int) i`,
    [RESOURCE, FILLING, count - OBJECTS],
  );
  await client.query('vacuum analyze objects');
  await client.end();
}

/** The reference of a start: reading all bytes and doing nothing with them, in ms. */
async function readBytes(connection: pg.ClientConfig): Promise<number> {
  const client = new pg.Client(connection);
  await client.connect();
  const started = performance.now();
  await client.query({ text: `select convert_from(value, 'UTF8') from objects`, rowMode: 'array' });
  const time = performance.now() - started;
  await client.end();
  return time;
}
