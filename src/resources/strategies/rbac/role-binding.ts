import type { RoleBinding } from '../../../../generated/types/apis__rbac.authorization.cluster.io__v1.js';
import type { Strategy } from '../../strategy.js';
import { bindingCells } from './binding-cells.js';
import { bindingFaults, roleRefFaults } from './binding-validation.js';

/** RoleBinding. */
export const strategy: Strategy<RoleBinding> = {
  cells: bindingCells,
  validate: (binding) => bindingFaults(binding, ['Role', 'ClusterRole']),
  validateUpdate: roleRefFaults,
};
