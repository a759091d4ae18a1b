import type { Strategy } from '../../strategy.js';
import { bindingCells } from './policy-cells.js';
import { policyBindingFaults } from './policy-validation.js';

/** MutatingAdmissionPolicyBinding. */
export const strategy: Strategy = { cells: bindingCells, validate: policyBindingFaults };
