import { describe, expect, test } from '@jest/globals';
import { isIPv6 } from 'node:net';

import { FORMATS } from '../../../src/schema/formats.js';
import { States } from '../../../src/schema/automaton.js';
import { compileUserPattern } from '../../../src/schema/regex.js';
import { cpuTimeOf } from '../../support/cpu-time.js';

describe('formats', () => {
  test.each([
    ['bsonobjectid', ['507f1f77bcf86cd799439011'], ['507f1f77bcf86cd79943901', 'x']],
    [
      'uri',
      ['http://a/b?c#d', 'urn:x:y', '/a/b', '*'],
      ['a/b', 'http://a b', '', 'http://a:port', 'http://a/%zz', 'http://a#f'],
    ],
    [
      'email',
      [
        'a@b.c',
        'x.y+z@example.com',
        'a@-b',
        '"Bob, x" <a@b>',
        ' a@[1.2.3.4] ',
        '"a b"@c',
        'é@ü',
        'a@b (c(d))',
        'x: a@b;',
      ],
      ['a', '@b', 'a@', 'a..b@c', 'a@b.', 'a @b', 'a@b, c@d', '""@b', 'a@[x]', 'a@b (x', '<a@b', 'a@b\n', '(c)a@b'],
    ],
    [
      'hostname',
      ['a', 'a.b-c.de', 'A1', 'a-', 'é', '☃.dé'],
      ['', '-a', 'a..b', `${'a'.repeat(64)}`, 'a.b', '1.2.3.4', 'a_b', 'a--b'],
    ],
    ['ipv4', ['1.2.3.4', '255.255.255.255', '01.2.3.4', '::ffff:1.2.3.4'], ['1.2.3', '256.1.1.1', '::1']],
    ['ipv6', ['::1', '::', '1:2:3:4:5:6:7:8', 'fe80::1.2.3.4'], ['1.2.3.4', ':::', '1:2', 'g::']],
    ['cidr', ['10.0.0.0/8', '::/0', '10.0.0.0/008'], ['10.0.0.0', '10.0.0.0/33', '::/129', '/8', '10.0.0.0/+8']],
    [
      'mac',
      ['01:23:45:67:89:ab', '0123.4567.89ab', '01-23-45-67-89-AB', '0123456789ab'],
      ['01:23', '01:23-45:67:89:ab', '0123456789'],
    ],
    ['uuid', ['6ba7b810-9dad-11d1-80b4-00c04fd430c8', '6BA7B8109DAD11D180B400C04FD430C8'], ['x', '6ba7b810']],
    ['uuid3', ['6ba7b810-9dad-31d1-80b4-00c04fd430c8'], ['6ba7b810-9dad-11d1-80b4-00c04fd430c8']],
    ['uuid4', ['6ba7b810-9dad-41d1-80b4-00c04fd430c8'], ['6ba7b810-9dad-41d1-70b4-00c04fd430c8']],
    ['uuid5', ['6ba7b810-9dad-51d1-80b4-00c04fd430c8'], ['6ba7b810-9dad-41d1-80b4-00c04fd430c8']],
    ['isbn', ['0-306-40615-2', '978-0-306-40615-7'], ['0-306-40615-3']],
    ['isbn10', ['080442957X'], ['978-0-306-40615-7']],
    ['isbn13', ['9780306406157'], ['9780306406158']],
    [
      'creditcard',
      ['4111 1111 1111 1111', '378282246310005', '4111.1111.1111.1111'],
      ['4111111111111112', '1', '2221000000000009'],
    ],
    ['ssn', ['123-45-6789', '123 45-6789'], ['12-345-6789', '123456789']],
    ['hexcolor', ['#fff', 'A0b1C2'], ['#ffff', 'ggg']],
    ['rgbcolor', ['rgb(0, 10,255)'], ['rgb(256,0,0)', 'rgb(1,2)']],
    ['byte', ['YWI=', 'YWJj', '+/+/'], ['', 'YWI', 'a$==', 'YQ==\n']],
    ['password', ['', 'x'], []],
    ['date', ['2024-02-29'], ['2023-02-29', '2024-2-9', '2024-02-29T00:00:00Z']],
    [
      'duration',
      ['1h30m', '-1.5s', '0', '2 days', '3w', 'P1D', '1S', '1 hour and 2 minutes', '1m1'],
      ['1', 'h', '1x', '9223372036854775808ns'],
    ],
    [
      'datetime',
      ['2024-02-29T00:00:00Z', '2024-02-29t00:00:00.5z', '2024-02-29T00:00:00+25:00'],
      ['2024-02-29', '2024-02-29T1:00:00Z', '2023-02-29T00:00:00Z'],
    ],
    ['date-time', ['2024-02-29T00:00:00+01:00'], ['2024-02-29 00:00:00Z']],
    ['k8s-short-name', ['a', 'a-1'], ['', 'A', 'a.b', 'a-']],
    ['k8s-long-name', ['a.b', 'a-1'], ['', 'A', 'a..b', 'a_b']],
  ])('%s', (format, good, bad) => {
    const check = FORMATS.get(format);
    if (check === undefined) throw new Error(`no format ${format}`);
    expect(good.filter((text) => !check(text))).toEqual([]);
    expect(bad.filter((text) => check(text))).toEqual([]);
  });

  test('IPv6 agrees with Node in many notations', () => {
    const groups = ['', '0', '1', 'ffff', 'g', '1.2.3.4', '12345'];
    for (let seed = 0; seed < 5_000; seed++) {
      const parts = Array.from(
        { length: 1 + (seed % 9) },
        (_, i) => groups[(seed * 7 + i * i * 13 + (seed >> i)) % 7] ?? '',
      );
      const text = parts.join(':');
      expect([text, FORMATS.get('ipv6')?.(text)]).toEqual([text, isIPv6(text)]);
    }
  });

  test('strings of a megabyte are checked in bounded time', async () => {
    const spent = await cpuTimeOf(() => {
      for (const check of FORMATS.values()) {
        for (const unit of ['a', '1', '1 ', 'a.', 'a@', '1h', ':', '-']) check(unit.repeat(500_000));
      }
    });
    expect(spent).toBeLessThan(10_000);
  });
});

describe('user patterns', () => {
  test('they match anywhere in a string unless anchored', () => {
    const pattern = compileUserPattern('b+', new States());
    if (typeof pattern === 'string') throw new Error(pattern);
    expect([pattern.matches('abbc', { left: 100 }), pattern.matches('ac', { left: 100 })]).toEqual([true, false]);
  });

  test('they do not backtrack', async () => {
    const pattern = compileUserPattern('^(a+)+$', new States());
    if (typeof pattern === 'string') throw new Error(pattern);
    const spent = await cpuTimeOf(() => expect(pattern.matches(`${'a'.repeat(20_000)}!`, { left: 1e6 })).toBe(false));
    expect(spent).toBeLessThan(10_000);
  });

  test.each(['(', 'a(?=b)', '\\1', 'x'.repeat(20_000)])('%.20s is rejected with a reason', (text) => {
    expect(typeof compileUserPattern(text, new States())).toBe('string');
  });
});
