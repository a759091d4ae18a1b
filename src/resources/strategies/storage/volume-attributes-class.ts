import type { VolumeAttributesClass } from '../../../../generated/types/apis__storage.cluster.io__v1.js';
import { invalidValue } from '../../../meta/field-errors.js';
import { qualifiedNameFaults } from '../../../meta/names.js';
import type { Strategy } from '../../strategy.js';
import { textAt } from '../members.js';
import { parameterFaults } from './class-parameters.js';

/** VolumeAttributesClass. */
export const strategy: Strategy<VolumeAttributesClass> = {
  validate(object) {
    const driver = textAt(object, 'driverName').toLowerCase();
    const named = driver === '' ? [] : qualifiedNameFaults(driver);
    return [...named.map((fault) => invalidValue('driverName', driver, fault)), ...parameterFaults(object)];
  },
};
