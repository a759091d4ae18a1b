import type { JsonObject, JsonValue } from '../../../json/types.js';
import { type FieldError, invalidValue, MAX_FIELD_ERRORS, notSupported } from '../../../meta/field-errors.js';
import { qualifiedNameFaults } from '../../../meta/names.js';
import { parseQuantity, scaledInteger } from '../../../meta/quantity.js';
import { mapAt } from '../members.js';

const RESIZE_STATES = [
  'ControllerResizeInProgress',
  'ControllerResizeInfeasible',
  'NodeResizeInProgress',
  'NodeResizeInfeasible',
  'NodeResizePending',
] as const;

/** Resources without a domain, or with the system's, must be storage. */
function keyFaults(name: string, domain: string, path: string): readonly FieldError[] {
  const faults = qualifiedNameFaults(name).map((fault) => invalidValue(path, name, fault));
  if (faults.length > 0) return faults;
  const ours = !name.includes('/') || name.includes(`${domain}/`);
  return ours && name !== 'storage' ? [notSupported(path, name, ['storage'])] : [];
}

/** Whether a fault of the schema is ignored: phases and modes are accepted as drivers set them. */
export function isUnjudgedStatus({ field }: FieldError): boolean {
  return /^status\.(?:phase$|accessModes\[|modifyVolumeStatus\.)/.test(field);
}

/** Negative whole amounts count as none. */
export function amountFaults(text: JsonValue | undefined, path: string): readonly FieldError[] {
  const amount = typeof text === 'string' ? parseQuantity(text) : undefined;
  const whole = typeof amount === 'object' ? scaledInteger(amount) : 0n;
  return whole < 0n ? [invalidValue(path, whole, 'must be a valid resource quantity')] : [];
}

/**
 * Faults of a claim's capacity, and of the state of its resizing.
 *
 * @param domain that of the system's labels and resources
 */
export function claimStatusFaults(status: JsonObject, domain: string, faults: FieldError[]): void {
  for (const [name, amount] of Object.entries(mapAt(status, 'capacity'))) {
    faults.push(...amountFaults(amount, `status.capacity[${name}]`));
  }
  for (const [name, state] of Object.entries(mapAt(status, 'allocatedResourceStatuses'))) {
    if (faults.length > MAX_FIELD_ERRORS) return;
    const path = 'status.allocatedResourceStatuses';
    faults.push(...keyFaults(name, domain, path));
    if (!RESIZE_STATES.some((known) => known === state)) faults.push(notSupported(path, name, RESIZE_STATES));
  }
  for (const [name, amount] of Object.entries(mapAt(status, 'allocatedResources'))) {
    if (faults.length > MAX_FIELD_ERRORS) return;
    const ofKey = keyFaults(name, domain, 'status.allocatedResources');
    faults.push(...ofKey);
    if (ofKey.length === 0) faults.push(...amountFaults(amount, `status.allocatedResources[${name}]`));
  }
}
