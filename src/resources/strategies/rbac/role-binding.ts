import type { Strategy } from '../../strategy.js';
import { bindingCells } from './binding-cells.js';

/** RoleBinding. */
export const strategy: Strategy = { cells: bindingCells };
