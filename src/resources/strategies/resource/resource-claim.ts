import type { ResourceClaim } from '../../../../generated/types/apis__resource.cluster.io__v1.js';
import type { FieldError } from '../../../meta/field-errors.js';
import type { Strategy } from '../../strategy.js';
import { reportsNodeTest } from '../core/node-selector-validation.js';
import { mapAt, withChanged } from '../members.js';
import { stateCell } from './claim-cells.js';
import { claimStatusFaults, isUnjudged, withoutFreedDevices } from './claim-status.js';
import { claimFaults, reportsClaimFault } from './claim-validation.js';
import { versionOf, withDefaultedRequests, withRequests } from './request-forms.js';
import { SelectorExpressions } from './selector-expressions.js';

/** ResourceClaim. */
export const strategy: Strategy<ResourceClaim> = {
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
  prepareForUpdate: (object, stored, { subresource }) =>
    subresource === 'status' ? withoutFreedDevices(object, stored) : object,
  validate(object, { subresource, expressions, gatesOff }, stored) {
    const faults: FieldError[] = [];
    const devices = withRequests(mapAt(mapAt(object, 'spec'), 'devices'), 'v1');
    if (subresource !== '') return claimStatusFaults(object, stored, devices);
    // The spec is immutable, so it is validated once.
    if (stored !== undefined) return faults;
    const selectors = new SelectorExpressions(expressions, gatesOff);
    claimFaults(devices, 'spec.devices', selectors, faults);
    return faults;
  },
  reportsItself: (fault, stored) => reportsClaimFault(fault) || reportsNodeTest(fault) || isUnjudged(fault, stored),
  ratchet: (faults) => faults.filter(({ field }) => !field.startsWith('spec.')),
  cells: (object) => [stateCell(object)],
};
