import type { Strategy } from '../../strategy.js';
import { bindingCells } from './policy-cells.js';
import { policyBindingFaults } from './policy-validation.js';

/** ValidatingAdmissionPolicyBinding. */
export const strategy: Strategy = { cells: bindingCells, validate: policyBindingFaults };
