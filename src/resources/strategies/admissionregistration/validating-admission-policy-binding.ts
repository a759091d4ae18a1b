import type { Strategy } from '../../strategy.js';
import { bindingCells } from './policy-cells.js';

/** ValidatingAdmissionPolicyBinding. */
export const strategy: Strategy = { cells: bindingCells };
