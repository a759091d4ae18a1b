import type { ValidatingAdmissionPolicyBinding } from '../../../../generated/types/apis__admissionregistration.cluster.io__v1.js';
import type { Strategy } from '../../strategy.js';
import { bindingCells } from './policy-cells.js';
import { policyBindingFaults } from './policy-validation.js';

/** ValidatingAdmissionPolicyBinding. */
export const strategy: Strategy<ValidatingAdmissionPolicyBinding> = {
  cells: bindingCells,
  validate: policyBindingFaults,
};
