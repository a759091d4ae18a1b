import type { ValidatingAdmissionPolicy } from '../../../../generated/types/apis__admissionregistration.cluster.io__v1.js';
import { type FieldError, required } from '../../../meta/field-errors.js';
import type { Strategy, Typed } from '../../strategy.js';
import { conditionFaults } from '../condition-validation.js';
import { objectAt, objectsAt, textAt } from '../members.js';
import { passingOver } from '../ratcheting.js';
import { policyCells } from './policy-cells.js';
import { unchangedMatchConditions, validatingPolicyFaults } from './policy-validation.js';

/** Type-check warnings about an expression. */
function warningFaults(object: Typed<ValidatingAdmissionPolicy>): readonly FieldError[] {
  const checked = objectAt(objectAt(object, 'status'), 'typeChecking');
  return objectsAt(checked, 'expressionWarnings').flatMap((warning, index) =>
    (['warning', 'fieldRef'] as const)
      .filter((member) => textAt(warning, member).trim() === '')
      .map((member) => required(`status.typeChecking.expressionWarnings[${index}].${member}`)),
  );
}

/** ValidatingAdmissionPolicy. */
export const strategy: Strategy<ValidatingAdmissionPolicy> = {
  cells: (object) => policyCells(object, 'validations'),
  validate: (object, { subresource, expressions }) =>
    subresource === ''
      ? validatingPolicyFaults(object, expressions)
      : [...warningFaults(object), ...conditionFaults(object)],
  ratchet: passingOver(unchangedMatchConditions),
};
