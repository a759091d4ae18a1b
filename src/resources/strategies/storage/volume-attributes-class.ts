import { invalidValue } from '../../../meta/field-errors.js';
import { qualifiedNameFaults } from '../../../meta/names.js';
import type { Strategy } from '../../strategy.js';
import { textAt } from '../members.js';

/** VolumeAttributesClass. */
export const strategy: Strategy = {
  validate(object) {
    const driver = textAt(object, 'driverName').toLowerCase();
    if (driver === '') return [];
    return qualifiedNameFaults(driver).map((fault) => invalidValue('driverName', driver, fault));
  },
};
