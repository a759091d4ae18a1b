import type { CSIStorageCapacity } from '../../../../generated/types/apis__storage.cluster.io__v1.js';
import { type FieldError, invalidValue } from '../../../meta/field-errors.js';
import { formatQuantity } from '../../../meta/quantity.js';
import type { Strategy, Typed } from '../../strategy.js';
import { selectorWarnings } from '../core/pod-rules/node-labels.js';
import { quantityAt } from '../core/pod-rules/pod-resources.js';
import { passingOver, selectorValues } from '../ratcheting.js';

/** The capacity cannot be negative; the maximum volume size may be any amount, as in kube-apiserver. */
function validate(object: Typed<CSIStorageCapacity>): readonly FieldError[] {
  const capacity = quantityAt(object, 'capacity');
  if (capacity === undefined || capacity.digits >= 0n) return [];
  return [invalidValue('capacity', formatQuantity(capacity), 'must be greater than or equal to 0')];
}

/** CSIStorageCapacity. */
export const strategy: Strategy<CSIStorageCapacity> = {
  validate,
  ratchet: passingOver(selectorValues),
  warnings: (object, _stored, naming) => selectorWarnings(object['nodeTopology'], 'nodeTopology', naming),
};
