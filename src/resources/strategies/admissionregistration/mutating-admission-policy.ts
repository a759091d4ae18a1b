import type { Strategy } from '../../strategy.js';
import { policyCells } from './policy-cells.js';

/** MutatingAdmissionPolicy. */
export const strategy: Strategy = { cells: (object) => policyCells(object, 'mutations') };
