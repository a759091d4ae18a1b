import { invalidValue } from '../../../meta/field-errors.js';
import { qualifiedNameFaults } from '../../../meta/names.js';
import type { Strategy } from '../../strategy.js';
import { textAt } from '../members.js';
import { parameterFaults } from './class-parameters.js';

/** VolumeAttributesClass. */
export const strategy: Strategy = {
  validate(object) {
    const driver = textAt(object, 'driverName').toLowerCase();
    const named = driver === '' ? [] : qualifiedNameFaults(driver);
    return [...named.map((fault) => invalidValue('driverName', driver, fault)), ...parameterFaults(object)];
  },
};
