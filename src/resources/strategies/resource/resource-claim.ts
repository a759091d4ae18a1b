import type { Strategy } from '../../strategy.js';
import { withChanged } from '../members.js';
import { belowUnchanged, passingOver } from '../ratcheting.js';
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
  // The spec does not change, so a stored one is not judged again.
  ratchet: passingOver(belowUnchanged('spec')),
  cells: (object) => [stateCell(object)],
};
