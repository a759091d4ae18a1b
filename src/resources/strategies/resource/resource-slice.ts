import type { Strategy } from '../../strategy.js';
import { withChanged, withItems } from '../members.js';
import { versionOf, withDevice } from './request-forms.js';

/** ResourceSlice. */
export const strategy: Strategy = {
  convert: (object, to) => ({
    ...withChanged(object, 'spec', (spec) => withItems(spec, 'devices', (device) => withDevice(device, versionOf(to)))),
    apiVersion: to,
  }),
};
