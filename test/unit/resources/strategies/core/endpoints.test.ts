import { expect, test } from '@jest/globals';
import type { JsonObject } from '../../../../../src/json/types.js';
import { strategy } from '../../../../../src/resources/strategies/core/endpoints.js';
import { KUBERNETES, NOW, object } from '../support.js';

const cell = (subsets: readonly JsonObject[]) => strategy.cells!(object('Endpoints', { subsets }), NOW, KUBERNETES)[0];
const addresses = (count: number) =>
  Array.from({ length: count }, (_none, at) => ({ ip: `10.0.${at >> 8}.${at & 255}` }));
const ports = (count: number) => Array.from({ length: count }, (_none, at) => ({ port: at + 1 }));

test.each<[string, readonly JsonObject[], string]>([
  ['nothing', [], '<none>'],
  ['ports without addresses', [{ ports: ports(2) }], ''],
  ['addresses that are not ready', [{ notReadyAddresses: addresses(1), ports: ports(1) }], ''],
  ['addresses without ports', [{ addresses: addresses(2) }], '10.0.0.0,10.0.0.1'],
  ['an address of version 6', [{ addresses: [{ ip: 'fd00::1' }], ports: ports(1) }], '[fd00::1]:1'],
  [
    'two ports of two addresses',
    [{ addresses: addresses(2), ports: ports(2) }],
    '10.0.0.0:1,10.0.0.1:1,10.0.0.0:2 + 1 more...',
  ],
  [
    'several subsets',
    [{ addresses: addresses(1), ports: ports(2) }, { ports: ports(1) }, { addresses: addresses(3), ports: ports(3) }],
    '10.0.0.0:1,10.0.0.0:2,10.0.0.0:1 + 8 more...',
  ],
  [
    'millions of pairs',
    [{ addresses: addresses(12_000), ports: ports(12_000) }],
    '10.0.0.0:1,10.0.0.1:1,10.0.0.2:1 + 143999997 more...',
  ],
])('the cell of addresses with %s', (_what, subsets, shown) => {
  expect(cell(subsets)).toBe(shown);
});
