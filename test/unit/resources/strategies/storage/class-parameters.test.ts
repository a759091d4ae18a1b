import { expect, test } from '@jest/globals';
import type { JsonObject } from '../../../../../src/json/types.js';
import { strategy as storageClass } from '../../../../../src/resources/strategies/storage/storage-class.js';
import { strategy as attributesClass } from '../../../../../src/resources/strategies/storage/volume-attributes-class.js';
import { faultsOnCreate, object } from '../support.js';

const many = (count: number): JsonObject =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`p${at}`, '']));

test.each<[string, JsonObject, string[]]>([
  ['some', { a: 'b' }, []],
  ['one without a name', { '': 'x' }, ['parameters: Invalid value: "": field can not be empty.']],
  ['as many as allowed', many(512), []],
  ['too many', many(513), ['parameters: Too long: may not be more than 512 bytes']],
  ['as long as allowed', { a: 'x'.repeat(262_143) }, []],
  ['too long ones', { a: 'x'.repeat(262_144) }, ['parameters: Too long: may not be more than 262144 bytes']],
])('the parameters of a class are %s', (_what, parameters, faults) => {
  const members = { provisioner: 'ex.io/p', driverName: 'ex.io', parameters };
  for (const strategy of [storageClass, attributesClass]) {
    expect(faultsOnCreate(strategy, object('X', members, {}, 'storage.k8s.io/v1'))).toEqual(faults);
  }
});
