import type { Strategy } from '../../strategy.js';
import { withChanged } from '../members.js';
import { stateCell } from './claim-cells.js';
import { versionOf, withRequests } from './request-forms.js';

/** ResourceClaim. */
export const strategy: Strategy = {
  convert: (object, to) => ({
    ...withChanged(object, 'spec', (spec) =>
      withChanged(spec, 'devices', (devices) => withRequests(devices, versionOf(to))),
    ),
    apiVersion: to,
  }),
  cells: (object) => [stateCell(object)],
};
