import type { Strategy } from '../../strategy.js';
import { bindingCells } from './policy-cells.js';

/** MutatingAdmissionPolicyBinding. */
export const strategy: Strategy = { cells: bindingCells };
