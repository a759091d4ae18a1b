import type { Strategy } from '../../strategy.js';
import type { FieldError } from '../../../meta/field-errors.js';
import { mapAt, withChanged } from '../members.js';
import { claimFaults, tellsClaimFault } from './claim-validation.js';
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
  validate(object, { subresource }) {
    const faults: FieldError[] = [];
    const devices = mapAt(mapAt(object, 'spec'), 'devices');
    if (subresource === '') claimFaults(withRequests(devices, 'v1'), 'spec.devices', faults);
    return faults;
  },
  tellsItself: tellsClaimFault,
  // The spec does not change, so no update is judged but for that.
  ratchet: (faults) => faults.filter(({ field }) => !field.startsWith('spec.')),
  cells: (object) => [stateCell(object)],
};
