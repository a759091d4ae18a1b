import type { Strategy } from '../../strategy.js';
import type { FieldError } from '../../../meta/field-errors.js';
import { mapAt, withChanged } from '../members.js';
import { claimFaults, tellsClaimFault } from './claim-validation.js';
import { stateCell } from './claim-cells.js';
import { claimStatusFaults } from './claim-status.js';
import { versionOf, withDefaultedRequests, withRequests } from './request-forms.js';
import { SelectorExpressions } from './selector-expressions.js';

/** ResourceClaim. */
export const strategy: Strategy = {
  applyDefaults: (object) =>
    withChanged(object, 'spec', (spec) =>
      withChanged(spec, 'devices', (devices) => withDefaultedRequests(devices, versionOf(object.apiVersion))),
    ),
  convert: (object, to) => ({
    ...withChanged(object, 'spec', (spec) =>
      withChanged(spec, 'devices', (devices) => withRequests(devices, versionOf(to))),
    ),
    apiVersion: to,
  }),
  validate(object, { subresource, expressions, gatesOff }, stored) {
    const faults: FieldError[] = [];
    const devices = mapAt(mapAt(object, 'spec'), 'devices');
    if (subresource !== '') return claimStatusFaults(object, stored);
    // The spec does not change, so it is judged once.
    if (stored !== undefined) return faults;
    const selectors = new SelectorExpressions(expressions, gatesOff);
    claimFaults(withRequests(devices, 'v1'), 'spec.devices', selectors, faults);
    return faults;
  },
  tellsItself: tellsClaimFault,
  ratchet: (faults) => faults.filter(({ field }) => !field.startsWith('spec.')),
  cells: (object) => [stateCell(object)],
};
