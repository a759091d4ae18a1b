import type { Strategy } from '../../strategy.js';
import { bindingCells } from './binding-cells.js';
import { bindingFaults, roleRefFaults } from './binding-validation.js';

/** ClusterRoleBinding. */
export const strategy: Strategy = {
  cells: bindingCells,
  validate: (binding) => bindingFaults(binding, ['ClusterRole']),
  validateUpdate: roleRefFaults,
};
