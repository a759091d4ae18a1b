import { equalJson } from '../../../json/equal.js';
import type { JsonObject } from '../../../json/types.js';
import { type FieldError, forbiddenValue, invalidValue, MAX_FIELD_ERRORS } from '../../../meta/field-errors.js';
import { dnsLabelFaults } from '../../../meta/names.js';
import type { KubeObject } from '../../../meta/object.js';
import { conditionFaultsIn } from '../condition-validation.js';
import { driverNameFaults } from '../core/driver-name.js';
import { mapAt, objectAt, objectsAt, textAt } from '../members.js';
import { poolNameFaults } from './slice-validation.js';

const RESERVED = 'status.reservedFor';

/** What tells one device of a claim from another. */
function identityOf(device: JsonObject): string {
  return JSON.stringify(['driver', 'pool', 'device', 'shareID'].map((name) => textAt(device, name)));
}

function deviceFaults(device: JsonObject, path: string, allocated: ReadonlySet<string>, faults: FieldError[]): void {
  driverNameFaults(textAt(device, 'driver'), `${path}.driver`, faults);
  poolNameFaults(textAt(device, 'pool'), `${path}.pool`, faults);
  const name = textAt(device, 'device');
  for (const fault of dnsLabelFaults(name)) faults.push(invalidValue(`${path}.device`, name, fault));
  if (!allocated.has(identityOf(device))) {
    faults.push(invalidValue(path, device, 'must be an allocated device in the claim'));
  }
  faults.push(...conditionFaultsIn(device, path));
}

/** Only an allocated claim is reserved, its devices are among the allocated ones, and its allocation never changes. */
export function claimStatusFaults(object: KubeObject, stored: KubeObject | undefined): readonly FieldError[] {
  const faults: FieldError[] = [];
  const [status, before] = [mapAt(object, 'status'), mapAt(stored, 'status')];
  const allocation = objectAt(status, 'allocation');
  const results = objectsAt(objectAt(allocation, 'devices'), 'results');
  const allocated = new Set(results.map(identityOf));
  for (const [index, device] of objectsAt(status, 'devices').entries()) {
    if (faults.length > MAX_FIELD_ERRORS) return faults;
    deviceFaults(device, `status.devices[${index}]`, allocated, faults);
  }
  const reserved = objectsAt(status, 'reservedFor');
  if (reserved.length > 0 && allocation === undefined) {
    faults.push(forbiddenValue(RESERVED, 'may not be specified when `allocated` is not set'));
  } else if (object.metadata.deletionTimestamp !== undefined) {
    const known = objectsAt(before, 'reservedFor');
    if (reserved.some((one) => !known.some((other) => equalJson(one, other)))) {
      const why = 'new entries may not be added while `deallocationRequested` or `deletionTimestamp` are set';
      faults.push(forbiddenValue(RESERVED, why));
    }
  }
  const allocatedBefore = objectAt(before, 'allocation');
  if (allocation !== undefined && allocatedBefore !== undefined && !equalJson(allocation, allocatedBefore)) {
    faults.push(invalidValue('status.allocation', allocation, 'field is immutable'));
  }
  return faults;
}
