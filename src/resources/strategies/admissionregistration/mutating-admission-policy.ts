import type { Strategy } from '../../strategy.js';
import { policyCells } from './policy-cells.js';
import { mutatingPolicyFaults } from './policy-validation.js';

/** MutatingAdmissionPolicy. */
export const strategy: Strategy = {
  cells: (object) => policyCells(object, 'mutations'),
  validate: mutatingPolicyFaults,
};
