import type { MutatingAdmissionPolicy } from '../../../../generated/types/apis__admissionregistration.cluster.io__v1.js';
import type { Strategy } from '../../strategy.js';
import { passingOver } from '../ratcheting.js';
import { policyCells } from './policy-cells.js';
import { mutatingPolicyFaults, unchangedMatchConditions } from './policy-validation.js';

/** MutatingAdmissionPolicy. */
export const strategy: Strategy<MutatingAdmissionPolicy> = {
  cells: (object) => policyCells(object, 'mutations'),
  validate: (object, { expressions }) => mutatingPolicyFaults(object, expressions),
  ratchet: passingOver(unchangedMatchConditions),
};
