import type { MutatingAdmissionPolicyBinding } from '../../../../generated/types/apis__admissionregistration.cluster.io__v1.js';
import type { Strategy } from '../../strategy.js';
import { bindingCells } from './policy-cells.js';
import { mutatingBindingFaults } from './policy-validation.js';

/** MutatingAdmissionPolicyBinding. */
export const strategy: Strategy<MutatingAdmissionPolicyBinding> = {
  cells: bindingCells,
  validate: mutatingBindingFaults,
};
