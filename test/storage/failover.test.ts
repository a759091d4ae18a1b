import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { openPostgresStore, type PostgresStore } from '../../src/storage/postgres/postgres-store.js';
import type { Store } from '../../src/storage/store.js';
import { createWatchCache } from '../../src/storage/watch-cache/cache.js';
import { SILENT_LOG } from '../../src/telemetry/log.js';
import { startReplicatedDatabase, type ReplicatedDatabase } from '../support/replicated-database.js';
import { waitFor } from '../support/wait-for.js';
import { Recorder, value } from '../suites/store-parts.js';

const WRITERS = 16;

let database: ReplicatedDatabase;
let backing: PostgresStore;
let store: Store;

beforeEach(async () => {
  database = await startReplicatedDatabase();
  backing = await openPostgresStore({
    connection: { connectionString: database.url },
    namingProfile: 'cluster',
    log: SILENT_LOG,
  });
  store = await createWatchCache(backing, { log: SILENT_LOG });
});

afterEach(async () => {
  await store.close();
  await database.stop();
});

interface Answer {
  readonly name: string;
  readonly revision: number;
  readonly at: number;
}

/** Writers that continue whatever happens; acknowledged writes are kept. */
function load() {
  let stopped = false;
  const acknowledged: Answer[] = [];
  const done = Promise.all(
    Array.from({ length: WRITERS }, async (_none, writer) => {
      for (let at = 0; !stopped; at += 1) {
        const name = `w${writer}-${at}`;
        const key = { resource: 'r', namespace: 'ns', name };
        try {
          const result = await store.write({ kind: 'create', key, uid: randomUUID(), value: value(name) });
          if (result.kind !== 'committed') throw new Error(`a create of a new name was answered ${result.kind}`);
          acknowledged.push({ name, revision: result.object.revision, at: performance.now() });
        } catch (error) {
          const { kind } = error as { kind?: string };
          if (kind !== 'unavailable' && kind !== 'unknown-outcome') throw error;
          await new Promise((resolve) => setTimeout(resolve, 20));
        }
      }
    }),
  );
  return {
    acknowledged,
    async stop() {
      stopped = true;
      await done;
    },
  };
}

describe('a failover under load', () => {
  test.each<[string, (old: ReplicatedDatabase['primary']) => void]>([
    ['of a primary that dies', ({ process }) => void process.kill('SIGQUIT')],
    ['of a primary that freezes', ({ process }) => void process.kill('SIGSTOP')],
    ['of a primary that stays alive unaware of it', () => undefined],
  ])('%s: writes resume, no acknowledged write is lost, and watchers get each change once', async (_what, fail) => {
    const recorder = new Recorder();
    await store.watch(
      { resource: 'r', start: { kind: 'after', revision: await store.currentRevision() } },
      recorder.receive,
    );
    const writers = load();
    await waitFor('a hundred writes', () => writers.acknowledged.length > 100);

    fail(database.primary);
    await database.standby.ask('select pg_promote(true, 60)');
    const promotedAt = performance.now();
    // Writes a moment later went to the new primary.
    await waitFor('writes after the failover', () => writers.acknowledged.some(({ at }) => at > promotedAt + 200));
    const more = writers.acknowledged.length + 100;
    await waitFor('a hundred more', () => writers.acknowledged.length > more);
    await writers.stop();

    const rows = await database.standby.ask<{ name: string; revision: string }>(
      `select name, revision from objects where resource = 'r'`,
    );
    const stored = new Map(rows.map(({ name, revision }) => [name, Number(revision)]));
    expect(writers.acknowledged.filter(({ name, revision }) => stored.get(name) !== revision)).toEqual([]);

    await recorder.until(stored.size);
    expect(recorder.end).toBeUndefined();
    const delivered = recorder.items.flatMap((item) => (item.kind === 'event' ? [item.event.revision] : []));
    expect(delivered).toEqual([...stored.values()].sort((a, b) => a - b));
    expect((await store.list({ resource: 'r', at: { kind: 'latest' } })).items).toHaveLength(stored.size);
    await waitFor('health', async () => (await store.health()).ok);
  });
});

describe('without its synchronous standby', () => {
  test('a lease is kept, one that is wanted costs one backend, and comes with the standby', async () => {
    const story: string[] = [];
    const holder = (name: string) => ({
      acquired: () => void story.push(`${name} acquired`),
      lost: () => void story.push(`${name} lost`),
    });
    backing.leases.contend('early', holder('early'));
    await waitFor('the first lease', () => story.includes('early acquired'));
    const [receiver] = await database.standby.ask<{ pid: number }>('select pid from pg_stat_wal_receiver');
    process.kill(receiver!.pid, 'SIGSTOP');
    try {
      // Longer than a lease lasts without renewal.
      await new Promise((resolve) => setTimeout(resolve, 8000));
      expect(story).toEqual(['early acquired']);

      backing.leases.contend('late', holder('late'));
      const waiting = async (): Promise<number> => {
        const [found] = await database.primary.ask<{ waiting: string }>(
          `select count(*) as waiting from pg_stat_activity where wait_event = 'SyncRep'`,
        );
        return Number(found!.waiting);
      };
      await waitFor('the first attempt', async () => (await waiting()) > 0);
      // Each attempt takes two seconds.
      await new Promise((resolve) => setTimeout(resolve, 8000));
      expect(await waiting()).toBe(1);
    } finally {
      process.kill(receiver!.pid, 'SIGCONT');
    }
    await waitFor('the second lease', () => story.includes('late acquired'));
  });
});
