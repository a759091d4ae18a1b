import type { Strategy } from '../../strategy.js';
import { bindingCells } from './binding-cells.js';

/** ClusterRoleBinding. */
export const strategy: Strategy = { cells: bindingCells };
