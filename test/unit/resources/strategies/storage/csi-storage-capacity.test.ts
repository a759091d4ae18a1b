import { expect, test } from '@jest/globals';
import type { JsonObject } from '../../../../../src/json/types.js';
import { strategy } from '../../../../../src/resources/strategies/storage/csi-storage-capacity.js';
import { faultsOnCreate, object } from '../support.js';

test.each<[string, JsonObject, string[]]>([
  ['some', { capacity: '1Gi' }, []],
  ['none', { capacity: '0' }, []],
  ['a negative one', { capacity: '-1' }, ['capacity: Invalid value: "-1": must be greater than or equal to 0']],
  ['an unknown one, with a largest volume that no rule bounds', { maximumVolumeSize: '-1' }, []],
])('the room that is left is %s', (_what, members, faults) => {
  const made = object('CSIStorageCapacity', { storageClassName: 'c', ...members }, {}, 'storage.k8s.io/v1');
  expect(faultsOnCreate(strategy, made)).toEqual(faults);
});
