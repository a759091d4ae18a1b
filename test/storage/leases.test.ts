import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { Leases } from '../../src/storage/postgres/leases.js';
import { openPostgresStore } from '../../src/storage/postgres/postgres-store.js';
import { PrimaryHosts } from '../../src/storage/postgres/primary.js';
import type { GroupResult } from '../../src/storage/store.js';
import { SILENT_LOG } from '../../src/telemetry/log.js';
import { startTestDatabase } from '../support/database.js';
import type { TestDatabase } from '../support/database.js';
import { startSocketProxy } from '../support/socket-proxy.js';
import { waitFor } from '../support/wait-for.js';
import { value } from '../suites/store.suite.js';

let database: TestDatabase;

beforeAll(async () => {
  database = await startTestDatabase();
});

afterAll(async () => database.stop());

/** The leases of one server, over a connection of its own. */
function leasesAt(host = database.connection.host!): Leases {
  return new Leases(new PrimaryHosts({ ...database.connection, host }), SILENT_LOG);
}

function contender(leases: Leases, name: string) {
  const story: string[] = [];
  let token = 0;
  const lease = leases.contend(name, {
    acquired: (given) => {
      token = given;
      story.push('acquired');
    },
    lost: () => story.push('lost'),
  });
  return { story, lease, token: () => token, held: () => story.at(-1) === 'acquired' };
}

describe('a lease', () => {
  test('is held by one server; another gets it when it is released', async () => {
    const [one, two] = [leasesAt(), leasesAt()];
    const first = contender(one, 'work');
    await waitFor('the first to hold', first.held);
    const second = contender(two, 'work');
    const other = contender(two, 'other-work');
    await waitFor('another lease', other.held);
    expect(second.held()).toBe(false);
    await first.lease.release();
    await first.lease.release();
    await waitFor('the second to hold', second.held);
    expect([first.story, second.story]).toEqual([['acquired', 'lost'], ['acquired']]);
    await one.close();
    await two.close();
    expect(second.story).toEqual(['acquired', 'lost']);
  });

  test('passes on in seconds when its holder falls silent, with a higher token, and the holder is told', async () => {
    const proxy = await startSocketProxy(database.connection.host!);
    const [one, two] = [leasesAt(proxy.host), leasesAt()];
    const first = contender(one, 'silent');
    await waitFor('the first to hold', first.held);
    const second = contender(two, 'silent');
    proxy.freeze();
    const frozenAt = performance.now();
    await waitFor('the second to hold', second.held);
    expect(performance.now() - frozenAt).toBeLessThan(10_000);
    await waitFor('the first to be told', () => !first.held());
    expect(second.token()).toBe(first.token() + 1);
    proxy.thaw();
    await two.close();
    await waitFor('the first to hold again', first.held);
    expect(first.token()).toBe(second.token() + 1);
    await one.close();
    await proxy.close();
  });

  test('stays with its holder while that can renew it, also over a new connection', async () => {
    const [one, two] = [leasesAt(), leasesAt()];
    const first = contender(one, 'kept');
    await waitFor('the first to hold', first.held);
    const second = contender(two, 'kept');
    const admin = new pg.Client(database.connection);
    await admin.connect();
    await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where query like '%lease%' and pid <> pg_backend_pid()`,
    );
    await admin.end();
    await new Promise((resolve) => setTimeout(resolve, 7000));
    expect([first.story, second.story]).toEqual([['acquired'], []]);
    await one.close();
    await two.close();
  });

  test('of a holder that is gone passes on in seconds also when the clock of the database was set back since', async () => {
    const [one, two] = [leasesAt(), leasesAt()];
    const first = contender(one, 'set-back');
    await waitFor('the first to hold', first.held);
    await one.close();
    const admin = new pg.Client(database.connection);
    await admin.connect();
    // What an hour more on the clock leaves behind.
    await admin.query(`update leases set until = clock_timestamp() + interval '1 hour' where name = 'set-back'`);
    await admin.end();
    const second = contender(two, 'set-back');
    await waitFor('the second to hold', second.held);
    expect(second.token()).toBe(first.token() + 1);
    await two.close();
  });

  test('fences: a write under its token is done while it is held, and refused once it was passed on', async () => {
    const store = await openPostgresStore({
      connection: database.connection,
      namingProfile: 'cluster',
      log: SILENT_LOG,
    });
    const write = (name: string, token: number): Promise<GroupResult> =>
      store.writeGroup(
        [{ kind: 'create', key: { resource: 'r', namespace: '', name }, uid: randomUUID(), value: value(name) }],
        [{ kind: 'lease', name: 'fence', token }],
      );
    const [one, two] = [leasesAt(), leasesAt()];
    const first = contender(one, 'fence');
    await waitFor('the first to hold', first.held);
    expect((await write('a', first.token())).kind).toBe('committed');
    await one.close();
    const second = contender(two, 'fence');
    await waitFor('the second to hold', second.held);
    const failed = { kind: 'lease', name: 'fence', token: first.token() };
    expect(await write('b', first.token())).toEqual({ kind: 'refused', reasons: [undefined], failed });
    expect((await write('b', second.token())).kind).toBe('committed');
    await two.close();
    await store.close();
  });
});
