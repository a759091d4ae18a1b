import { afterAll, beforeAll } from '@jest/globals';
import pg from 'pg';
import type { Store } from '../../src/storage/store.js';
import { openPostgresStore } from '../../src/storage/postgres/postgres-store.js';
import { createWatchCache } from '../../src/storage/watch-cache/cache.js';
import { SILENT_LOG } from '../../src/telemetry/log.js';
import { PATIENT, startTestDatabase } from '../support/database.js';
import type { TestDatabase } from '../support/database.js';
import { storeSuite } from '../suites/store.suite.js';

let database: TestDatabase;
let admin: pg.Client;

beforeAll(async () => {
  database = await startTestDatabase();
  admin = new pg.Client(database.connection);
  await admin.connect();
});

afterAll(async () => {
  await admin.end();
  await database.stop();
});

/** Limits so small that their code paths run: windows of 3 events, no kept snapshots. */
const tight = { window: { events: 3 }, snapshots: { count: 1, ttlMs: 1 } };

for (const [name, bounds] of [
  ['watch cache over PostgreSQL', {}],
  ['watch cache with tight bounds over PostgreSQL', tight],
] as const) {
  storeSuite(name, async () => {
    const open = async (): Promise<Store> => {
      const backing = await openPostgresStore({
        connection: database.connection,
        namingProfile: 'cluster',
        log: SILENT_LOG,
        ...PATIENT,
      });
      return createWatchCache(backing, { log: SILENT_LOG, ...bounds });
    };
    const under = {
      store: await open(),
      compact: async (revision: number): Promise<void> => {
        await under.store.close();
        await admin.query('update history_floor set floor = $1', [revision]);
        await admin.query('delete from history where revision <= $1', [revision]);
        under.store = await open();
      },
      dispose: () => under.store.close(),
    };
    return under;
  });
}
