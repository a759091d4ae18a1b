import type { JsonObject } from '../../../json/types.js';
import { type FieldError, invalidValue, MAX_FIELD_ERRORS } from '../../../meta/field-errors.js';
import { formatQuantity, isWholeNumber } from '../../../meta/quantity.js';
import type { KubeObject } from '../../../meta/object.js';
import { mapAt } from '../members.js';
import { quantityAt } from './pod-rules/pod-resources.js';
import { isExtendedResource } from './pod-rules/resource-requirements-validation.js';

/** Countable resources of the system. */
const COUNTED: ReadonlySet<string> = new Set([
  'configmaps',
  'persistentvolumeclaims',
  'pods',
  'replicationcontrollers',
  'resourcequotas',
  'secrets',
  'services',
  'services.loadbalancers',
  'services.nodeports',
]);

/** Whether only whole numbers make sense: countable resources, and custom ones. */
export function isCounted(name: string, labelDomain: string): boolean {
  return COUNTED.has(name) || isExtendedResource(name, labelDomain);
}

function listFaults(list: JsonObject, path: string, labelDomain: string, faults: FieldError[]): void {
  for (const name of Object.keys(list)) {
    if (faults.length > MAX_FIELD_ERRORS) break;
    const amount = quantityAt(list, name);
    if (amount === undefined) continue;
    const text = formatQuantity(amount);
    if (amount.digits < 0n) faults.push(invalidValue(`${path}.${name}`, text, 'must be greater than or equal to 0'));
    if (isCounted(name, labelDomain) && !isWholeNumber(amount)) {
      faults.push(invalidValue(`${path}.${name}`, text, 'must be an integer'));
    }
  }
}

/** A node's capacity and allocatable amounts are not negative, and countable ones are whole numbers. */
export function nodeAmountFaults(node: KubeObject, labelDomain: string, faults: FieldError[]): void {
  const status = mapAt(node, 'status');
  listFaults(mapAt(status, 'capacity'), 'status.capacity', labelDomain, faults);
  listFaults(mapAt(status, 'allocatable'), 'status.allocatable', labelDomain, faults);
}
