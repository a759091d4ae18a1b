import type { Strategy } from '../../strategy.js';
import { policyCells } from './policy-cells.js';
import { validatingPolicyFaults } from './policy-validation.js';

/** ValidatingAdmissionPolicy. */
export const strategy: Strategy = {
  cells: (object) => policyCells(object, 'validations'),
  validate: (object, { subresource }) => (subresource === '' ? validatingPolicyFaults(object) : []),
};
