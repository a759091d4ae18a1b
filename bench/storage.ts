import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import type { Store } from '../src/storage/store.js';
import { startEmbeddedPostgres } from '../src/storage/postgres/embedded.js';
import { openPostgresStore } from '../src/storage/postgres/postgres-store.js';
import { createWatchCache } from '../src/storage/watch-cache/cache.js';
import { SILENT_LOG } from '../src/telemetry/log.js';
import { type BenchRow, row } from './report.js';
import { inTurns } from './rounds.js';

/** In one round. */
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 3) / 2;
const OBJECTS = 10_000;
const RESOURCE = 'bench.example.com/things';
const FILLING = 'x'.repeat(1400);

/** Storage scenarios of design §7, on a separate embedded PostgreSQL. */
export async function run(folder: string): Promise<BenchRow[]> {
  const database = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), log: SILENT_LOG });
  const connection = database.connection;
  const open = async (): Promise<Store> =>
    createWatchCache(await openPostgresStore({ connection, namingProfile: 'cluster', log: SILENT_LOG }), {
      log: SILENT_LOG,
    });
  try {
    const store = await open();
    const revisions = await fill(store);
    const insertsOf = await plainInserts(connection);
    const written = await inTurns({
      inserts: async () => (await insertsOf(32)).rate,
      writes: async () => (await casWrites([store], revisions, 64)).rate,
      oneInsert: async () => (await insertsOf(1)).p50,
      oneWrite: async () => (await casWrites([store], revisions, 1)).p50,
    });
    await store.close();
    const through = async (servers: number): Promise<number> => {
      const stores = await Promise.all(Array.from({ length: servers }, open));
      const { rate } = await casWrites(stores, revisions, 192);
      await Promise.all(stores.map((one) => one.close()));
      return rate;
    };
    const servers = await inTurns({ one: () => through(1), three: () => through(3) }, 3);
    await fillTo(connection, 100_000);
    const starts = await inTurns({ reading: () => readBytes(connection), start: () => timeToOpen(open) }, 3);
    return [
      row('storage compare-and-swap writes, 64 writers', 'per second', {
        ours: written.writes,
        reference: written.inserts,
        budget: { atLeast: 0.8 },
      }),
      row('storage write, 1 writer, p50', 'ms', {
        ours: written.oneWrite,
        reference: written.oneInsert,
        budget: { atMost: 3 },
      }),
      row('three servers on one database, writes', 'per second', {
        ours: servers.three,
        reference: servers.one,
        budget: { atLeast: 0.9 },
      }),
      row('start on 100k stored objects', 'ms', {
        ours: starts.start,
        reference: starts.reading,
        budget: { atMost: 3 },
      }),
    ];
  } finally {
    await database.stop();
  }
}

async function timeToOpen(open: () => Promise<Store>): Promise<number> {
  const started = performance.now();
  const store = await open();
  const took = performance.now() - started;
  await store.close();
  return took;
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

/** Uniform keys; writers share the stores and have their own keys, so that every write succeeds. */
async function casWrites(stores: readonly Store[], revisions: number[], writers: number): Promise<Speed> {
  return measure(writers, async (writer) => {
    const index = Math.floor(Math.random() * Math.floor(OBJECTS / writers)) * writers + writer;
    const result = await stores[writer % stores.length]!.write({
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

/** The reference of a start: reading all bytes without processing, in ms. */
async function readBytes(connection: pg.ClientConfig): Promise<number> {
  const client = new pg.Client(connection);
  await client.connect();
  const started = performance.now();
  await client.query({ text: `select convert_from(value, 'UTF8') from objects`, rowMode: 'array' });
  const time = performance.now() - started;
  await client.end();
  return time;
}
