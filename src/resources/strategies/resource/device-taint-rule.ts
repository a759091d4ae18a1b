import type { DeviceTaintRule } from '../../../../generated/types/apis__resource.cluster.io__v1beta2.js';
import { type FieldError, invalidValue } from '../../../meta/field-errors.js';
import { dnsLabelFaults } from '../../../meta/names.js';
import type { KubeObject } from '../../../meta/object.js';
import type { Strategy, Typed } from '../../strategy.js';
import { conditionFaults } from '../condition-validation.js';
import { driverNameFaults } from '../core/driver-name.js';
import { has, mapAt, textAt, withChanged } from '../members.js';
import { taintFaults } from './device-validation.js';
import { poolNameFaults } from './slice-validation.js';
import { withTimeAdded } from './taint-times.js';

/** The rule with the time at which its taint was added. */
function withTaintTime(object: Typed<DeviceTaintRule>, now: number): KubeObject {
  return withChanged(object, 'spec', (spec) => withChanged(spec, 'taint', (taint) => withTimeAdded(taint, now)));
}

/** DeviceTaintRule. */
export const strategy: Strategy<DeviceTaintRule> = {
  prepareForCreate: (object, { now }) => withTaintTime(object, now),
  prepareForUpdate: (object, _stored, { now }) => withTaintTime(object, now),
  validate(object, { subresource }) {
    const faults: FieldError[] = [];
    if (subresource !== '') return conditionFaults(object);
    const spec = mapAt(object, 'spec');
    const [selector, path] = [mapAt(spec, 'deviceSelector'), 'spec.deviceSelector'];
    if (has(selector, 'driver')) driverNameFaults(textAt(selector, 'driver'), `${path}.driver`, faults);
    if (has(selector, 'pool')) poolNameFaults(textAt(selector, 'pool'), `${path}.pool`, faults);
    const device = textAt(selector, 'device');
    for (const fault of has(selector, 'device') ? dnsLabelFaults(device) : []) {
      faults.push(invalidValue(`${path}.device`, device, fault));
    }
    taintFaults(mapAt(spec, 'taint'), 'spec.taint', faults);
    return faults;
  },
  reportsItself: ({ field, reason }) => reason === 'FieldValueRequired' && field === 'spec.taint.key',
};
