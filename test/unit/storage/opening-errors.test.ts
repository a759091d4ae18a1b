import { describe, expect, test } from '@jest/globals';
import { DatabaseRefusal, openingError } from '../../../src/storage/postgres/opening-errors.js';

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
    ['no TLS there', failed(undefined, 'The server does not support SSL connections'), true, 'take sslmode out'],
    ['a certificate of somebody else', failed('SELF_SIGNED_CERT_IN_CHAIN', 'self-signed'), true, 'sslrootcert='],
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
    const told = openingError([{ connectionString: URL }], error);
    expect(told instanceof DatabaseRefusal).toBe(hopeless);
    expect(told.message).toContain('cannot use the database at db.example:5433: ');
    expect(told.message).toContain(cure);
    expect(told.message).not.toMatch(/geheim|\n/);
  });

  test('a socket is named by its folder', () => {
    const told = openingError([{ host: '/run/postgresql', port: 5432 }], failed('ENOENT', 'connect ENOENT'));
    expect(told.message).toContain('at /run/postgresql (port 5432): ');
  });
});
