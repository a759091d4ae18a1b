import { randomUUID } from 'node:crypto';
import { SILENT_LOG } from '../../../src/telemetry/log.js';
import { startEmbeddedPostgres } from '../../../src/storage/postgres/embedded.js';
import { openPostgresStore } from '../../../src/storage/postgres/postgres-store.js';
import { createWatchCache } from '../../../src/storage/watch-cache/cache.js';
import { PATIENT } from '../../support/database.js';
import { print } from './print.js';

/**
 * A server without its upper layers, to be killed: an embedded database in the directory given first, and as many
 * writers as given second. Each acknowledged write is printed on stdout at once. Without writers it only starts and
 * stops.
 */
const [dataDir, writers] = [process.argv[2]!, Number(process.argv[3])];
const database = await startEmbeddedPostgres({ dataDir, log: SILENT_LOG });
const backing = await openPostgresStore({
  connection: database.connection,
  namingProfile: 'cluster',
  log: SILENT_LOG,
  ...PATIENT,
});
const store = await createWatchCache(backing, { log: SILENT_LOG });
print(`ready ${database.pid()}`);

await Promise.all(
  Array.from({ length: writers }, async (_, writer) => {
    for (let index = 0; ; index += 1) {
      const name = `p${process.pid}-w${writer}-${index}`;
      const value = Buffer.from(JSON.stringify({ kind: 'Thing', metadata: { name } }));
      const key = { resource: 'kill/things', namespace: 'ns', name };
      const created = await store.write({ kind: 'create', key, uid: randomUUID(), value });
      if (created.kind !== 'committed') throw new Error(`a create was answered ${created.kind}`);
      print(`ack ${name} ${created.object.revision}`);
      if (index % 4 !== 0) continue;
      const updated = await store.write({ kind: 'update', key, expectedRevision: created.object.revision, value });
      if (updated.kind !== 'committed') throw new Error(`an update was answered ${updated.kind}`);
      print(`ack ${name} ${updated.object.revision}`);
    }
  }),
);
await store.close();
await database.stop();
