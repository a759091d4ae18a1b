import type { Strategy } from '../../strategy.js';
import { policyCells } from './policy-cells.js';

/** ValidatingAdmissionPolicy. */
export const strategy: Strategy = { cells: (object) => policyCells(object, 'validations') };
