import { describe, expect, test } from '@jest/globals';
import type pg from 'pg';
import { checkConnection } from '../../../src/storage/postgres/connection-checks.js';
import { DatabaseRefusal, openingError } from '../../../src/storage/postgres/opening-errors.js';
import type { PrimaryHosts } from '../../../src/storage/postgres/primary.js';
import { checkPooler } from '../../../src/storage/postgres/server-checks.js';

const URL = 'postgres://app:geheim@db.example:5433/shop';

const failed = (code: string | undefined, message: string, more: object = {}): Error =>
  Object.assign(new Error(message), code === undefined ? {} : { code }, more);

describe('a database that cannot be opened', () => {
  test.each([
    [
      'wrong password',
      failed('28P01', 'password authentication failed for user "app"'),
      true,
      'correct user and password',
    ],
    [
      'no password',
      failed(undefined, 'SASL: client password must be a string'),
      true,
      'there is no password; the server',
    ],
    [
      'not in pg_hba.conf',
      failed('28000', 'no pg_hba.conf entry for host'),
      true,
      'look at the role and at pg_hba.conf',
    ],
    ['no such database', failed('3D000', 'database "shop" does not exist'), true, 'create database "shop" encoding'],
    ['no right to make tables', failed('42501', 'permission denied for schema public'), true, 'owner to "app"'],
    [
      'a read-only server',
      failed('25006', 'cannot execute INSERT in a read-only transaction'),
      true,
      'give the primary',
    ],
    ['no TLS', failed(undefined, 'The server does not support SSL connections'), true, 'take sslmode out'],
    ['a certificate of another host', failed('SELF_SIGNED_CERT_IN_CHAIN', 'self-signed'), true, 'sslrootcert='],
    ['an unknown host', failed('ENOTFOUND', 'getaddrinfo ENOTFOUND db', { syscall: 'x' }), false, 'correct the host'],
    [
      'nothing there',
      failed('ECONNREFUSED', 'connect ECONNREFUSED', { syscall: 'x' }),
      false,
      'start PostgreSQL there',
    ],
    ['silence', failed(undefined, 'Connection terminated unexpectedly'), false, 'no answer; look at host, port'],
    ['too many connections', failed('53300', 'sorry, too many clients already'), false, 'raise max_connections'],
    ['starting up', failed('57P03', 'the database system is starting up'), false, 'is starting up'],
    [
      'two addresses',
      new AggregateError([failed('ECONNREFUSED', 'connect ECONNREFUSED ::1:1')], ''),
      false,
      'start PostgreSQL',
    ],
  ])('%s: one line with cause and cure, without the password', (_what, error, hopeless, cure) => {
    const shown = openingError([{ connectionString: URL }], error);
    expect(shown instanceof DatabaseRefusal).toBe(hopeless);
    expect(shown.message).toContain('cannot use the database at db.example:5433: ');
    expect(shown.message).toContain(cure);
    expect(shown.message).not.toMatch(/geheim|\n/);
  });

  test('a socket is named by its folder', () => {
    const shown = openingError([{ host: '/run/postgresql', port: 5432 }], failed('ENOENT', 'connect ENOENT'));
    expect(shown.message).toContain('at /run/postgresql (port 5432): ');
  });

  test('one that may require TLS is reported with that parameter, but not with TLS or a socket', () => {
    const shown = (connectionString: string): string =>
      openingError([{ connectionString }], failed('28000', 'no pg_hba.conf entry for host')).message;
    expect(shown(URL)).toContain('add sslmode=verify-full');
    expect(shown(`${URL}?sslmode=verify-full`)).not.toContain('sslmode');
    expect(shown('postgres:///shop?host=/run/postgresql')).not.toContain('sslmode');
  });
});

describe('files and parameters of a URL', () => {
  test.each([
    [
      'a missing file',
      'sslmode=verify-full&sslrootcert=/nowhere/ca.crt',
      "ENOENT: no such file or directory, open '/nowhere/ca.crt'",
    ],
    ['an authority without a certificate', 'sslrootcert=/dev/null', 'PEM'],
    ['an unreadable certificate', 'sslcert=package.json&sslkey=package.json', 'PEM'],
    ['an unknown parameter', 'sslnegotiation=odd', 'sslnegotiation'],
  ])('%s is rejected before connecting', (_what, query, shown) => {
    const check = (): void => checkConnection({ connectionString: `${URL}?${query}` });
    expect(check).toThrow(DatabaseRefusal);
    expect(check).toThrow(shown);
    expect(check).not.toThrow(/geheim|\n/);
  });
});

describe('a pooler', () => {
  /** A first connection and the hosts of further ones; `next` returns the process that answers a client. */
  const pool = (next: (client: number) => number): readonly [pg.Client, PrimaryHosts] => {
    let clients = 0;
    const connect = (): pg.Client => {
      const client = clients++;
      const query = (): Promise<unknown> => Promise.resolve({ rows: [{ pid: next(client) }] });
      return { processID: 7_000 + client, query, end: () => Promise.resolve() } as unknown as pg.Client;
    };
    return [connect(), { connect: () => Promise.resolve(connect()) } as unknown as PrimaryHosts];
  };

  test.each([1, 2, 3, 10])('one that alternates between %i backends is rejected', async (backends) => {
    let asked = 0;
    await expect(checkPooler(...pool(() => asked++ % backends))).rejects.toThrow(/session mode[^\n]*$/);
  });

  test('one that reuses the last backend is rejected', async () => {
    await expect(checkPooler(...pool(() => 1))).rejects.toThrow(DatabaseRefusal);
  });

  test('one with a backend per connection is accepted, and a database without a pooler is probed once', async () => {
    await checkPooler(...pool((client) => client));
    const asked: number[] = [];
    await checkPooler(
      ...pool((client) => {
        asked.push(client);
        return 7_000 + client;
      }),
    );
    expect(asked).toEqual([0]);
  });
});
