import { describe, expect, test } from '@jest/globals';
import {
  byteaArray,
  int2Array,
  int8Array,
  textArray,
  uuidArray,
} from '../../../src/storage/postgres/array-encoding.js';
import type { Precondition } from '../../../src/meta/precondition.js';
import { failureOf, messageOf } from '../../../src/storage/postgres/errors.js';
import { guardsOf } from '../../../src/storage/postgres/guards.js';
import { urlsOfHosts } from '../../../src/storage/postgres/host-list.js';
import type { PendingWrite } from '../../../src/storage/postgres/write-queue.js';

const sqlError = (code: string, message = 'x', more: object = {}): Error =>
  Object.assign(new Error(message), { code, ...more });

describe('a failed statement', () => {
  test.each([
    ['connection failure', sqlError('08006'), 'lost'],
    ['ended by an administrator', sqlError('57P01'), 'lost'],
    ['crash of another backend', sqlError('57P02'), 'lost'],
    ['no code at all', new Error('Connection terminated unexpectedly'), 'lost'],
    ['a code of node that looks like SQL', sqlError('EPIPE', 'write EPIPE', { syscall: 'write' }), 'lost'],
    ['deadlock', sqlError('40P01'), 'transient'],
    ['disk full', sqlError('53100'), 'transient'],
    ['cancelled by timeout', sqlError('57014'), 'transient'],
    ['a standby, or read-only after a failover', sqlError('25006'), 'not-primary'],
    [
      'no partition, whatever the language of the server',
      sqlError('23514', 'keine Partition von Relation »history« für die Zeile gefunden', { table: 'history' }),
      'no-partition',
    ],
    ['a check of that table', sqlError('23514', 'violates', { table: 'history', constraint: 'c' }), 'refused'],
    ['a missing partition of another table', sqlError('23514', 'no partition', { table: 'other' }), 'refused'],
    ['bad bytes', sqlError('22021'), 'refused'],
    ['key too long', sqlError('54000'), 'refused'],
  ])('%s counts as its kind', (_what, error, expected) => {
    expect(failureOf(error)).toBe(expected);
  });

  test('it is logged in one line', () => {
    expect(messageOf(new Error('a\n  b'))).toBe('a b');
    expect(messageOf(new AggregateError([new Error('connect ECONNREFUSED ::1:1')], ''))).toBe(
      'Error: connect ECONNREFUSED ::1:1',
    );
    expect(messageOf(undefined)).toBe('the database does not answer');
  });
});

describe('arrays in the binary format', () => {
  test.each([
    ['smallint', int2Array([1, -2]), '0000000100000000000000150000000200000001' + '000000020001' + '00000002fffe'],
    ['bigint', int8Array([2 ** 40]), '0000000100000000000000140000000100000001' + '000000080000010000000000'],
    [
      'bigint at its ends',
      int8Array([Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER, -1]),
      '0000000100000000000000140000000300000001' +
        '00000008001fffffffffffff' +
        '00000008ffe0000000000001' +
        '00000008ffffffffffffffff',
    ],
    ['text', textArray(['é', '']), '0000000100000000000000190000000200000001' + '00000002c3a9' + '00000000'],
    ['bytea', byteaArray([Buffer.from([0, 255])]), '0000000100000000000000110000000100000001' + '0000000200ff'],
    [
      'uuid with a null',
      uuidArray(['00112233-4455-6677-8899-aabbccddeeff', undefined]),
      '000000010000000100000b860000000200000001' + '0000001000112233445566778899aabbccddeeff' + 'ffffffff',
    ],
  ])('an array of %s is encoded', (_type, bytes, expected) => {
    expect(bytes.toString('hex')).toBe(expected);
  });
});

describe('a URL with several hosts', () => {
  test.each([
    ['postgres://u:p@a:1/db', ['postgres://u:p@a:1/db']],
    ['postgres://u:p@a:1,b/db', ['postgres://u:p@a:1/db', 'postgres://u:p@b/db']],
    [
      'postgresql://a,[::1]:2/db?target_session_attrs=read-write&sslmode=require',
      ['postgresql://a/db?sslmode=require', 'postgresql://[::1]:2/db?sslmode=require'],
    ],
    [
      'postgres:///db?host=/run/a,/run/b&port=1,2',
      ['postgres:///db?host=%2Frun%2Fa&port=1', 'postgres:///db?host=%2Frun%2Fb&port=2'],
    ],
    ['no url', ['no url']],
  ])('%s is one of each', (url, expected) => {
    expect(urlsOfHosts(url)).toEqual(expected);
  });
});

describe('the preconditions of a batch', () => {
  test('each is checked once, for all writes that need it', () => {
    const namespace: Precondition = { kind: 'object', resource: '/namespaces', namespace: '', name: 'a', revision: 7 };
    const lease: Precondition = { kind: 'lease', name: 'work', token: 3 };
    const writes = [[namespace], [], [lease, namespace]].map(
      (preconditions) => ({ preconditions }) as unknown as PendingWrite,
    );
    const guards = guardsOf(writes);
    expect(guards.list).toEqual([
      { resource: '/namespaces', namespace: '', name: 'a', expected: 7 },
      { resource: '', namespace: '', name: 'work', expected: 3 },
    ]);
    expect(guards.needs).toEqual([
      [1, 1],
      [3, 2],
      [3, 1],
    ]);
    expect([guards.placeOf(writes[2]!, 0), guards.placeOf(writes[2]!, 1)]).toEqual([1, 0]);
  });
});
