import type { Strategy } from '../../strategy.js';
import { bindingCells } from './policy-cells.js';
import { mutatingBindingFaults } from './policy-validation.js';

/** MutatingAdmissionPolicyBinding. */
export const strategy: Strategy = { cells: bindingCells, validate: mutatingBindingFaults };
