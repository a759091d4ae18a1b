import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { Leases } from '../../src/storage/postgres/leases.js';
import { openPostgresStore } from '../../src/storage/postgres/postgres-store.js';
import { PrimaryHosts } from '../../src/storage/postgres/primary.js';
import type { GroupResult } from '../../src/storage/store.js';
import { SILENT_LOG } from '../../src/telemetry/log.js';
import { PATIENT, startTestDatabase } from '../support/database.js';
import type { TestDatabase } from '../support/database.js';
import { startSocketProxy } from '../support/socket-proxy.js';
import { undisturbed } from '../support/undisturbed.js';
import { waitFor } from '../support/wait-for.js';
import { value } from '../suites/store-parts.js';

let database: TestDatabase;

beforeAll(async () => {
  database = await startTestDatabase();
});

afterAll(async () => database.stop());

const opened: Leases[] = [];

afterEach(async () => {
  for (const leases of opened.splice(0)) await leases.close();
});

/** The leases of one server, over a separate connection; closed after the test at the latest. */
function leasesAt(host = database.connection.host!): Leases {
  const leases = new Leases(new PrimaryHosts({ ...database.connection, host }), SILENT_LOG);
  opened.push(leases);
  return leases;
}

/** A test with a lease name of its own. It is repeated if this process stood still long enough to lose the lease. */
function leaseTest(title: string, run: (name: string) => Promise<void>): void {
  test(title, () => undisturbed(1.5, () => run(`lease-${randomUUID()}`)));
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
  leaseTest('a lease is held by one server; another gets it when it is released', async (name) => {
    const [one, two] = [leasesAt(), leasesAt()];
    const first = contender(one, name);
    await waitFor('the first to hold', first.held);
    const second = contender(two, name);
    const other = contender(two, `${name}-other`);
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

  leaseTest('a lease of a silent holder passes on with a higher token, and the holder is notified', async (name) => {
    const proxy = await startSocketProxy(database.connection.host!);
    const [one, two] = [leasesAt(proxy.host), leasesAt()];
    const first = contender(one, name);
    await waitFor('the first to hold', first.held);
    const second = contender(two, name);
    proxy.freeze();
    await waitFor('the second to hold', second.held);
    await waitFor('the first to be notified', () => !first.held());
    expect(second.token()).toBe(first.token() + 1);
    proxy.thaw();
    await two.close();
    await waitFor('the first to hold again', first.held);
    expect(first.token()).toBe(second.token() + 1);
    await one.close();
    await proxy.close();
  });

  leaseTest('a holder keeps its lease while it can renew it, also over a new connection', async (name) => {
    const [one, two] = [leasesAt(), leasesAt()];
    const first = contender(one, name);
    await waitFor('the first to hold', first.held);
    const second = contender(two, name);
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

  leaseTest(
    'a lease of a dead holder passes on in seconds even if the clock of the database was set back',
    async (name) => {
      const [one, two] = [leasesAt(), leasesAt()];
      const first = contender(one, name);
      await waitFor('the first to hold', first.held);
      await one.close();
      const admin = new pg.Client(database.connection);
      await admin.connect();
      // The effect of setting the clock one hour ahead.
      await admin.query(`update leases set until = clock_timestamp() + interval '1 hour' where name = $1`, [name]);
      await admin.end();
      const second = contender(two, name);
      await waitFor('the second to hold', second.held);
      expect(second.token()).toBe(first.token() + 1);
      await two.close();
    },
  );

  leaseTest(
    "a write under a lease's token is done while the lease is held, and rejected once it was passed on",
    async (name) => {
      const store = await openPostgresStore({
        connection: database.connection,
        namingProfile: 'cluster',
        log: SILENT_LOG,
        ...PATIENT,
      });
      const write = (object: string, token: number): Promise<GroupResult> =>
        store.writeGroup(
          [
            {
              kind: 'create',
              key: { resource: 'r', namespace: '', name: object },
              uid: randomUUID(),
              value: value(object),
            },
          ],
          [{ kind: 'lease', name, token }],
        );
      const [one, two] = [leasesAt(), leasesAt()];
      const first = contender(one, name);
      await waitFor('the first to hold', first.held);
      expect((await write('a', first.token())).kind).toBe('committed');
      await one.close();
      const second = contender(two, name);
      await waitFor('the second to hold', second.held);
      const failed = { kind: 'lease', name, token: first.token() };
      expect(await write('b', first.token())).toEqual({ kind: 'refused', reasons: [undefined], failed });
      expect((await write('b', second.token())).kind).toBe('committed');
      await two.close();
      await store.close();
    },
  );
});
