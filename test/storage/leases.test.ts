import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { Leases } from '../../src/storage/postgres/leases.js';
import { SILENT_LOG } from '../../src/telemetry/log.js';
import { startTestDatabase } from '../support/database.js';
import type { TestDatabase } from '../support/database.js';
import { waitFor } from '../support/wait-for.js';

let database: TestDatabase;

beforeAll(async () => {
  database = await startTestDatabase();
});

afterAll(async () => database.stop());

function contender(leases: Leases, name: string) {
  const story: string[] = [];
  const lease = leases.contend(name, {
    acquired: () => story.push('acquired'),
    lost: () => story.push('lost'),
  });
  return { story, lease, held: () => story.at(-1) === 'acquired' };
}

describe('a lease', () => {
  test('is held by one server; another gets it when it is released', async () => {
    const [one, two] = [new Leases(database.connection, SILENT_LOG), new Leases(database.connection, SILENT_LOG)];
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

  test('passes on when the connection of its holder dies, and the holder is told', async () => {
    const [one, two] = [new Leases(database.connection, SILENT_LOG), new Leases(database.connection, SILENT_LOG)];
    const first = contender(one, 'work');
    await waitFor('the first to hold', first.held);
    const second = contender(two, 'work');
    const admin = new pg.Client(database.connection);
    await admin.connect();
    await admin.query(
      `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and granted and pid <> pg_backend_pid()`,
    );
    await admin.end();
    await waitFor('one of them to hold again', () => first.story.length >= 2 && (first.held() || second.held()));
    expect(first.story.slice(0, 2)).toEqual(['acquired', 'lost']);
    expect(first.held() && second.held()).toBe(false);
    await one.close();
    await two.close();
  });
});
