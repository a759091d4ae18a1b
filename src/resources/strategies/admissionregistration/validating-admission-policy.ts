import type { Strategy } from '../../strategy.js';
import { conditionFaults } from '../condition-validation.js';
import { passingOver } from '../ratcheting.js';
import { policyCells } from './policy-cells.js';
import { unchangedMatchConditions, validatingPolicyFaults } from './policy-validation.js';

/** ValidatingAdmissionPolicy. */
export const strategy: Strategy = {
  cells: (object) => policyCells(object, 'validations'),
  validate: (object, { subresource, expressions }) =>
    subresource === '' ? validatingPolicyFaults(object, expressions) : conditionFaults(object),
  ratchet: passingOver(unchangedMatchConditions),
};
