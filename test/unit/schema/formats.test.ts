import { describe, expect, test } from '@jest/globals';
import { isIPv6 } from 'node:net';

import { FORMATS } from '../../../src/schema/formats.js';
import { compileUserPattern } from '../../../src/schema/regex.js';
import { cpuTimeOf } from '../../support/cpu-time.js';

describe('formats', () => {
  test.each([
    ['bsonobjectid', ['507f1f77bcf86cd799439011'], ['507f1f77bcf86cd79943901', 'x']],
    ['uri', ['http://a/b?c#d', 'urn:x:y', '/a/b'], ['a/b', 'http://a b', '']],
    ['email', ['a@b.c', 'x.y+z@example.com'], ['a', '@b', 'a@', 'a..b@c', 'a@-b']],
    ['hostname', ['a', 'a.b-c.d', 'A1'], ['', '-a', 'a..b', `${'a'.repeat(64)}`]],
    ['ipv4', ['1.2.3.4', '255.255.255.255'], ['1.2.3', '256.1.1.1', '01.2.3.4', '::1']],
    ['ipv6', ['::1', '::', '1:2:3:4:5:6:7:8', 'fe80::1.2.3.4'], ['1.2.3.4', ':::', '1:2', 'g::']],
    ['cidr', ['10.0.0.0/8', '::/0'], ['10.0.0.0', '10.0.0.0/33', '::/129', '/8']],
    ['mac', ['01:23:45:67:89:ab', '0123.4567.89ab', '01-23-45-67-89-AB'], ['01:23', '0123456789ab']],
    ['uuid', ['6ba7b810-9dad-11d1-80b4-00c04fd430c8', '6BA7B8109DAD11D180B400C04FD430C8'], ['x', '6ba7b810']],
    ['uuid3', ['6ba7b810-9dad-31d1-80b4-00c04fd430c8'], ['6ba7b810-9dad-11d1-80b4-00c04fd430c8']],
    ['uuid4', ['6ba7b810-9dad-41d1-80b4-00c04fd430c8'], ['6ba7b810-9dad-41d1-70b4-00c04fd430c8']],
    ['uuid5', ['6ba7b810-9dad-51d1-80b4-00c04fd430c8'], ['6ba7b810-9dad-41d1-80b4-00c04fd430c8']],
    ['isbn', ['0-306-40615-2', '978-0-306-40615-7'], ['0-306-40615-3']],
    ['isbn10', ['080442957X'], ['978-0-306-40615-7']],
    ['isbn13', ['9780306406157'], ['9780306406158']],
    ['creditcard', ['4111 1111 1111 1111', '378282246310005'], ['4111111111111112', '1']],
    ['ssn', ['123-45-6789', '123456789'], ['12-345-6789']],
    ['hexcolor', ['#fff', 'A0b1C2'], ['#ffff', 'ggg']],
    ['rgbcolor', ['rgb(0, 10,255)'], ['rgb(256,0,0)', 'rgb(1,2)']],
    ['byte', ['', 'YWI=', 'YWJj'], ['YWI', 'a$==']],
    ['password', ['', 'x'], []],
    ['date', ['2024-02-29'], ['2023-02-29', '2024-2-9', '2024-02-29T00:00:00Z']],
    ['duration', ['1h30m', '-1.5s', '0', '2 days', '3w'], ['1', 'h', '1x']],
    ['datetime', ['2024-02-29T00:00:00Z'], ['2024-02-29']],
    ['date-time', ['2024-02-29T00:00:00+01:00'], ['2024-02-29 00:00:00Z']],
  ])('%s', (format, good, bad) => {
    const check = FORMATS.get(format);
    if (check === undefined) throw new Error(`no format ${format}`);
    expect(good.filter((text) => !check(text))).toEqual([]);
    expect(bad.filter((text) => check(text))).toEqual([]);
  });

  test('IPv6 agrees with Node on many forms', () => {
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

  test('texts of a megabyte are answered in bounded time', async () => {
    const spent = await cpuTimeOf(() => {
      for (const check of FORMATS.values()) {
        for (const unit of ['a', '1', '1 ', 'a.', 'a@', '1h', ':', '-']) check(unit.repeat(500_000));
      }
    });
    expect(spent).toBeLessThan(10_000);
  });
});

describe('patterns of users', () => {
  test('match anywhere in a text unless anchored', () => {
    const pattern = compileUserPattern('b+');
    if (typeof pattern === 'string') throw new Error(pattern);
    expect([pattern.matches('abbc'), pattern.matches('ac')]).toEqual([true, false]);
  });

  test('that would backtrack for ever do not', async () => {
    const pattern = compileUserPattern('^(a+)+$');
    if (typeof pattern === 'string') throw new Error(pattern);
    const spent = await cpuTimeOf(() => expect(pattern.matches(`${'a'.repeat(20_000)}!`)).toBe(false));
    expect(spent).toBeLessThan(10_000);
  });

  test.each(['(', 'a(?=b)', '\\1', 'x'.repeat(20_000)])('%.20s is refused with a reason', (text) => {
    expect(typeof compileUserPattern(text)).toBe('string');
  });
});
