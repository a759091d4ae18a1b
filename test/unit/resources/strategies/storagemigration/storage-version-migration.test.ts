import { describe, expect, test } from '@jest/globals';
import type { JsonObject } from '../../../../../src/json/types.js';
import { strategy } from '../../../../../src/resources/strategies/storagemigration/storage-version-migration.js';
import { faultsOnCreate, faultsOnUpdate, object } from '../support.js';

const RESOURCE = 'spec.resource.resource: ';

test.each([
  [{ resource: 'pods', group: 'x.io' }, []],
  [{ group: 'x.io' }, [`${RESOURCE}Required value: resource is required to be set`]],
  [{ resource: 'Pods' }, [`${RESOURCE}Invalid value: "Pods": a DNS-1035 label must consist of`]],
  [
    { resource: 'pods', group: 'Bad_' },
    ['spec.resource.group: Invalid value: "Bad_": a lowercase RFC 1123 subdomain must consist of'],
  ],
])('a migration of %j is validated', (resource, faults) => {
  const reported = faultsOnCreate(strategy, object('StorageVersionMigration', { spec: { resource } }));
  expect(reported).toEqual(faults.map((fault) => expect.stringContaining(fault)));
});

describe('the status', () => {
  const reported = (status: JsonObject, before: JsonObject): string[] => {
    const made = (each: JsonObject) => object('StorageVersionMigration', { status: each });
    return faultsOnUpdate(strategy, made(status), made(before), 'status').map((fault) =>
      fault.replace(/Invalid value: (?:\[.*\]|null|"[^"]*"): /, ''),
    );
  };
  const conditions = (...of: string[]): JsonObject => ({
    conditions: of.map((type) => ({ type, status: 'True', reason: 'Because' })),
  });

  test.each<[JsonObject, JsonObject, string[]]>([
    [{ resourceVersion: '5' }, {}, []],
    [{ resourceVersion: '9'.repeat(40) }, {}, []],
    [{ resourceVersion: '05' }, {}, ['status.resourceVersion: resource version is not well formed: 05']],
    [{ resourceVersion: '0' }, {}, ['status.resourceVersion: resource version is not well formed: 0']],
    [{ resourceVersion: '6' }, { resourceVersion: '5' }, ['status.resourceVersion: field is immutable']],
    [conditions('A', 'A'), {}, ['status.conditions[1].type: Duplicate value: "A"']],
    [
      conditions('Succeeded', 'Failed'),
      {},
      ['status.conditions: Both success and failed conditions cannot be true at the same time'],
    ],
    [{}, conditions('Succeeded'), ['status.conditions: Success condition cannot be set to false once it is true']],
    [conditions('Failed'), conditions('Failed'), []],
  ])('%j after %j', (status, before, faults) => {
    expect(reported(status, before)).toEqual(faults);
  });
});
