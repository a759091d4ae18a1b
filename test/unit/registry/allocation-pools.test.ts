import { describe, expect, test } from '@jest/globals';
import { createAddressPool } from '../../../src/registry/allocation/address-pool.js';
import { addressNumber, addressText, parseAddressRange } from '../../../src/registry/allocation/address-range.js';
import { createPicker } from '../../../src/registry/allocation/pick.js';
import type { Pool } from '../../../src/registry/allocation/pool.js';
import { createPortPool } from '../../../src/registry/allocation/port-pool.js';

const addresses = (network: string): Pool =>
  createAddressPool('ips', 'internal/ips', parseAddressRange(network), { namespace: 'default', name: 'api' });
const ports = (first: number, last: number): Pool => createPortPool('ports', 'internal/ports', { first, last });

describe('addresses as text', () => {
  test.each([
    ['10.0.0.1', '10.0.0.1'],
    ['255.255.255.255', '255.255.255.255'],
    ['::', '::'],
    ['::1', '::1'],
    ['1::', '1::'],
    ['FD00:0:0:0:0:0:0:0001', 'fd00::1'],
    ['2001:db8:0:1:1:1:1:1', '2001:db8:0:1:1:1:1:1'],
    ['2001:0:0:1:0:0:0:1', '2001:0:0:1::1'],
    ['1:0:0:2:3:0:0:4', '1::2:3:0:0:4'],
    ['::ffff:10.0.0.1', '::ffff:a00:1'],
  ])('%s has the canonical form %s', (given, form) => {
    const { family, number } = addressNumber(given)!;
    expect(addressText(family, number)).toBe(form);
    expect(addressNumber(form)).toEqual({ family, number });
  });

  test.each(['', 'x', '10.0.0', '10.0.0.256', '010.0.0.1', '1::2::3', 'fe80::1%eth0', '10.0.0.1/8'])(
    '"%s" is not an address',
    (text) => expect(addressNumber(text)).toBeUndefined(),
  );

  test.each(['', '10.0.0.0', '10.0.0.0/33', 'fd00::/129', '10.0.0.0/-1', '/8', '10.0.0.0/24/8', 'fe80::%1/64'])(
    '"%s" is not a network',
    (text) => expect(() => parseAddressRange(text)).toThrow(RangeError),
  );

  test('bits after the prefix are ignored', () => {
    expect(parseAddressRange('10.0.0.77/24')).toEqual(parseAddressRange('10.0.0.0/24'));
  });
});

describe('the contents of a pool', () => {
  test.each<[string, Pool, { size: number; band: number; first: string; last: string }]>([
    ['a /24', addresses('10.0.0.0/24'), { size: 254, band: 16, first: '10.0.0.1', last: '10.0.0.254' }],
    ['a /28 without band', addresses('10.0.0.16/28'), { size: 14, band: 0, first: '10.0.0.17', last: '10.0.0.30' }],
    [
      'a /12 with the largest band',
      addresses('10.96.0.0/12'),
      {
        size: 1_048_574,
        band: 256,
        first: '10.96.0.1',
        last: '10.111.255.254',
      },
    ],
    ['a small IPv6 network', addresses('fd00::/120'), { size: 255, band: 16, first: 'fd00::1', last: 'fd00::ff' }],
    [
      'a large one, as far as is picked',
      addresses('fd00::/64'),
      {
        size: 2 ** 47,
        band: 256,
        first: 'fd00::1',
        last: 'fd00::8000:0:0',
      },
    ],
    ['the usual ports', ports(30_000, 32_767), { size: 2768, band: 86, first: '30000', last: '32767' }],
    ['one port', ports(80, 80), { size: 1, band: 0, first: '80', last: '80' }],
  ])('%s', (_what, pool, { size, band, first, last }) => {
    expect({ size: pool.size, band: pool.band, first: pool.at(0), last: pool.at(pool.size - 1) }).toEqual({
      size,
      band,
      first,
      last,
    });
    expect([pool.canonical(first), pool.canonical(last)]).toEqual([first, last]);
  });

  test.each([
    ['the network itself', addresses('10.0.0.0/24'), '10.0.0.0'],
    ['the address of broadcasts', addresses('10.0.0.0/24'), '10.0.0.255'],
    ['a neighbour', addresses('10.0.0.0/24'), '10.0.1.1'],
    ['another family', addresses('10.0.0.0/24'), '::a00:1'],
    ['an invalid address', addresses('10.0.0.0/24'), 'None'],
    ['a smaller port', ports(30_000, 32_767), '29999'],
    ['a larger port', ports(30_000, 32_767), '32768'],
    ['an invalid port', ports(30_000, 32_767), '3e4'],
  ])('%s is not in it', (_what, pool, value) => expect(pool.canonical(value)).toBeUndefined());

  test('the last address of an IPv6 network is in it, since there is no broadcast', () => {
    expect(addresses('fd00::/64').canonical('fd00::FFFF:ffff:ffff:ffff')).toBe('fd00::ffff:ffff:ffff:ffff');
  });

  test('the first address is reserved for the server', () => {
    const pool = addresses('10.0.0.0/24');
    expect([pool.isReserved('10.0.0.1'), pool.isReserved('10.0.0.2')]).toEqual([true, false]);
  });
});

describe('picking', () => {
  /** Allocates until nothing is left, by one write or by one for each value. */
  async function pickAll(pool: Pool, seed = 1, perWrite = false): Promise<string[]> {
    let state = seed;
    const held = new Set<string>();
    const view = {
      isTaken: async (value: string) => held.has(value),
      taken: async () => held,
      hold: (value: string) => !held.has(value) && held.add(value) !== undefined,
    };
    const begin = () => createPicker(pool, view, (bound) => (state = (state * 48271) % 2147483647) % bound);
    for (let pick = begin(); (await pick()) !== undefined;) if (!perWrite) pick = begin();
    return [...held];
  }

  test('every address is allocated once, those in the lower band last, and never the first', async () => {
    const pool = addresses('10.0.0.0/24');
    const picked = await pickAll(pool);
    expect(picked).toHaveLength(253);
    const index = (value: string): number => Number(value.split('.')[3]) - 1;
    expect(picked.slice(0, 238).every((value) => index(value) >= 16)).toBe(true);
    expect(picked.slice(238).every((value) => index(value) >= 1 && index(value) < 16)).toBe(true);
  });

  test('every port is allocated once', async () => {
    expect(new Set(await pickAll(ports(30_000, 30_099), 7)).size).toBe(100);
  });

  test('one write gets every value, and goes through the pool once', async () => {
    const pool = addresses('10.0.0.0/24');
    let asked = 0;
    const counted = { ...pool, at: (index: number) => ((asked += 1), pool.at(index)) };
    const picked = await pickAll(counted, 1, true);
    expect(new Set(picked).size).toBe(253);
    const bands = picked.map((value) => Number(value.split('.')[3]) <= 16);
    expect(bands.slice(0, 238)).not.toContain(true);
    expect(asked).toBeLessThan(4 * 254);
  });

  test('allocation is not in order', async () => {
    const picked = (await pickAll(ports(30_000, 32_767))).slice(0, 50).map(Number);
    expect(picked).not.toEqual([...picked].sort((a, b) => a - b));
  });

  test('values reserved by concurrent writes are skipped', async () => {
    const pool = ports(1, 2);
    const view = {
      isTaken: async () => false,
      taken: async () => new Set<string>(),
      hold: (value: string) => value === '2',
    };
    expect(await createPicker(pool, view, () => 0)()).toBe('2');
  });
});
