import { randomUUID } from 'node:crypto';
import { SILENT_LOG } from '../../../src/telemetry/log.js';
import { openPostgresStore } from '../../../src/storage/postgres/postgres-store.js';
import { createWatchCache } from '../../../src/storage/watch-cache/cache.js';
import { PATIENT } from '../../support/database.js';
import { print } from './print.js';

/**
 * One of several servers on a database: watches a resource, writes to it with some writers, and prints its events on
 * stdout: `event <revision> <previous revision or -> <name> <kind>`. Ends when the object `end` appears.
 */
const [host, prefix, writers, writesEach] = [
  process.argv[2]!,
  process.argv[3]!,
  Number(process.argv[4]),
  Number(process.argv[5]),
];
const backing = await openPostgresStore({
  connection: { host, port: 5432, user: 'postgres', database: 'postgres' },
  namingProfile: 'cluster',
  log: SILENT_LOG,
  ...PATIENT,
});
const store = await createWatchCache(backing, { log: SILENT_LOG });
const resource = 'many/things';

let over: () => void;
const end = new Promise<void>((resolve) => (over = resolve));
await store.watch({ resource, start: { kind: 'after', revision: 1 } }, (items) => {
  let text = '';
  for (const item of items) {
    if (item.kind === 'end') text += `end ${item.reason}\n`;
    if (item.kind !== 'event') continue;
    const { revision, previous, object, kind } = item.event;
    text += `event ${revision} ${previous?.revision ?? '-'} ${object.name} ${kind}\n`;
    if (object.name === 'end') over();
  }
  if (text !== '') print(text.trimEnd());
  return true;
});

const valueOf = (name: string): Buffer => Buffer.from(JSON.stringify({ kind: 'Thing', metadata: { name } }));
const keyOf = (name: string) => ({ resource, namespace: 'ns', name });
let conflicts = 0;
await Promise.all(
  Array.from({ length: writers }, async (_, writer) => {
    for (let index = 0; index < writesEach; index += 1) {
      const own = `${prefix}-${writer}-${index}`;
      await store.write({ kind: 'create', key: keyOf(own), uid: randomUUID(), value: valueOf(own) });
      // A contended key.
      const shared = `shared-${index % 3}`;
      const now = await store.get(keyOf(shared), { kind: 'any' });
      const result =
        now === undefined
          ? await store.write({ kind: 'create', key: keyOf(shared), uid: randomUUID(), value: valueOf(shared) })
          : await store.write({
              kind: index % 7 === 0 ? 'delete' : 'update',
              key: keyOf(shared),
              expectedRevision: now.revision,
              value: valueOf(shared),
            });
      if (result.kind !== 'committed') conflicts += 1;
      else print(`ack ${result.object.revision}`);
    }
  }),
);
print(`done ${conflicts}`);
await end;
await store.close();
