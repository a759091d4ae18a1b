import type { ClusterRoleBinding } from '../../../../generated/types/apis__rbac.authorization.cluster.io__v1.js';
import type { Strategy } from '../../strategy.js';
import { bindingCells } from './binding-cells.js';
import { bindingFaults, roleRefFaults } from './binding-validation.js';

/** ClusterRoleBinding. */
export const strategy: Strategy<ClusterRoleBinding> = {
  cells: bindingCells,
  validate: (binding) => bindingFaults(binding, ['ClusterRole']),
  validateUpdate: roleRefFaults,
};
