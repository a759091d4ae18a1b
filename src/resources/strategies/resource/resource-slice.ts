import type { Strategy } from '../../strategy.js';
import { mapAt, textAt, withChanged, withItems } from '../members.js';
import { versionOf, withDevice } from './request-forms.js';
import { quote } from '../../../meta/quote.js';

/** ResourceSlice. */
export const strategy: Strategy = {
  convert: (object, to) => ({
    ...withChanged(object, 'spec', (spec) => withItems(spec, 'devices', (device) => withDevice(device, versionOf(to)))),
    apiVersion: to,
  }),
  warnings(object) {
    const driver = textAt(mapAt(object, 'spec'), 'driver');
    if (driver === driver.toLowerCase()) return [];
    return [`spec.driver: driver names should be lowercase; ${quote(driver)} contains uppercase characters`];
  },
};
