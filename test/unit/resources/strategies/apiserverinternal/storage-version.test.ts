import { describe, expect, test } from '@jest/globals';
import type { JsonObject } from '../../../../../src/json/types.js';
import { strategy } from '../../../../../src/resources/strategies/apiserverinternal/storage-version.js';
import { faultsOnCreate, faultsOnUpdate, object } from '../support.js';

const SERVER = {
  apiServerID: 'id',
  encodingVersion: 'apps/v1',
  decodableVersions: ['apps/v1', 'v1'],
  servedVersions: ['v1'],
};
const faultsOf = (status: JsonObject): string[] => {
  const version = object('StorageVersion', { status });
  return faultsOnUpdate(strategy, version, version, 'status');
};

test.each([
  ['a.b', []],
  ['a', ['name must be in the form of <group>.<resource>']],
  ['a.1b', ['the resource segment a DNS-1035 label must consist of']],
  ['A.b', ['the group segment a lowercase RFC 1123 subdomain must consist of']],
])('the name %s', (name, faults) => {
  const reported = faultsOnCreate(strategy, object('StorageVersion', {}, { name }));
  expect(reported).toEqual(
    faults.map((fault) => expect.stringContaining(`metadata.name: Invalid value: "${name}": ${fault}`)),
  );
});

describe('the status', () => {
  test.each<[JsonObject, string[]]>([
    [{}, []],
    [{ storageVersions: [SERVER], commonEncodingVersion: 'apps/v1' }, []],
    [
      { storageVersions: [SERVER] },
      ['status.commonEncodingVersion: Invalid value: null: the common encoding version is apps/v1'],
    ],
    [
      { storageVersions: [SERVER], commonEncodingVersion: 'v1' },
      ['status.commonEncodingVersion: Invalid value: "v1": the actual common encoding version is apps/v1'],
    ],
    [
      { storageVersions: [SERVER, { ...SERVER, encodingVersion: 'v1' }] },
      ['status.storageVersions[1].apiServerID: Duplicate value: "id"'],
    ],
    [
      { storageVersions: [{ ...SERVER, encodingVersion: '/v1' }], commonEncodingVersion: '/v1' },
      [
        'status.storageVersions[0].encodingVersion: Invalid value: "/v1": group part: must be non-empty',
        'status.storageVersions[0].decodableVersions: Invalid value: ["apps/v1","v1"]: decodableVersions must include encodingVersion /v1',
      ],
    ],
    [
      { storageVersions: [{ ...SERVER, servedVersions: ['v2'] }], commonEncodingVersion: 'apps/v1' },
      [
        'status.storageVersions[0].servedVersions[0]: Invalid value: "v2": individual served version : v2 must be included in decodableVersions : [apps/v1 v1]',
      ],
    ],
    [{ conditions: [{ type: 'A', status: 'True', reason: 'r', message: '' }] }, ['status[0].message: Required value']],
  ])('%j', (status, faults) => {
    expect(faultsOf(status)).toEqual(faults);
  });

  test('each type of condition is unique', () => {
    const condition = { type: 'A', status: 'True', reason: 'r', message: 'm' };
    expect(faultsOf({ conditions: [condition, condition] })).toEqual([
      'status[1].type: Invalid value: "A": the type of the condition is not unique, it also appears in conditions[0]',
    ]);
  });
});
