import type { ResourceSlice } from '../../../../generated/types/apis__resource.cluster.io__v1.js';
import type { JsonObject } from '../../../json/types.js';
import type { FieldError } from '../../../meta/field-errors.js';
import type { KubeObject } from '../../../meta/object.js';
import { quote } from '../../../meta/quote.js';
import type { Strategy, Typed } from '../../strategy.js';
import { mapAt, textAt, withChanged, withItems } from '../members.js';
import { versionOf, withDevice } from './request-forms.js';
import { sliceFaults, reportsSliceFault } from './slice-validation.js';
import { withTimeAdded } from './taint-times.js';

/** The spec in the form of v1. */
function specOf(object: Typed<ResourceSlice> | undefined): JsonObject {
  return withItems(mapAt(object, 'spec'), 'devices', (device) => withDevice(device, 'v1'));
}

/** The slice with the times at which taints of its devices were added. */
function withTaintTimes(object: Typed<ResourceSlice>, now: number): KubeObject {
  const dated = (device: JsonObject): JsonObject => withItems(device, 'taints', (taint) => withTimeAdded(taint, now));
  return withChanged(object, 'spec', (spec) =>
    withItems(spec, 'devices', (device) => dated(withChanged(device, 'basic', dated))),
  );
}

/** ResourceSlice. */
export const strategy: Strategy<ResourceSlice> = {
  unknownField: (field, apiVersion) => `field label not supported for ${apiVersion}, Kind=ResourceSlice: ${field}`,
  // A device of v1beta1 has its properties in `basic`, even if it has none.
  applyDefaults: (object) =>
    withChanged(object, 'spec', (spec) =>
      withItems(spec, 'devices', (device) => withDevice(device, versionOf(object.apiVersion))),
    ),
  convert: (object, to) => ({
    ...withChanged(object, 'spec', (spec) => withItems(spec, 'devices', (device) => withDevice(device, versionOf(to)))),
    apiVersion: to,
  }),
  prepareForCreate: (object, { now }) => withTaintTimes(object, now),
  prepareForUpdate: (object, _stored, { now }) => withTaintTimes(object, now),
  validate(object, { naming }, stored) {
    const faults: FieldError[] = [];
    sliceFaults(specOf(object), specOf(stored), naming.labelDomain, faults);
    return faults;
  },
  reportsItself: reportsSliceFault,
  warnings(object) {
    const driver = textAt(mapAt(object, 'spec'), 'driver');
    if (driver === driver.toLowerCase()) return [];
    return [`spec.driver: driver names should be lowercase; ${quote(driver)} contains uppercase characters`];
  },
};
