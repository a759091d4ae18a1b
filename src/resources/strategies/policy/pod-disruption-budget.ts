import type { PodDisruptionBudget } from '../../../../generated/types/apis__policy__v1.js';
import { type FieldError, invalidValue } from '../../../meta/field-errors.js';
import { isIntOrString, scaledValue } from '../../../meta/int-or-string.js';
import type { Strategy, Typed } from '../../strategy.js';
import { conditionFaults } from '../condition-validation.js';
import { has, mapAt } from '../members.js';
import { passingOver, selectorValues } from '../ratcheting.js';

/** Minimum available or maximum unavailable: one of the two, at most 100%. */
function amountFaults(object: Typed<PodDisruptionBudget>): readonly FieldError[] {
  const faults: FieldError[] = [];
  const spec = mapAt(object, 'spec');
  if (has(spec, 'minAvailable') && has(spec, 'maxUnavailable')) {
    faults.push(invalidValue('spec', spec, 'minAvailable and maxUnavailable cannot be both set'));
  }
  for (const member of ['minAvailable', 'maxUnavailable']) {
    const given = spec[member];
    const share = typeof given === 'string' && isIntOrString(given) ? scaledValue(given, 100, true) : undefined;
    if (share !== undefined && share > 100) {
      faults.push(invalidValue(`spec.${member}`, given, 'must not be greater than 100%'));
    }
  }
  return faults;
}

/** PodDisruptionBudget. */
export const strategy: Strategy<PodDisruptionBudget> = {
  validate: (object, { subresource }) => (subresource === '' ? amountFaults(object) : conditionFaults(object)),
  ratchet: passingOver(selectorValues),
};
