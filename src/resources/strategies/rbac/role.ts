import type { Role } from '../../../../generated/types/apis__rbac.authorization.cluster.io__v1.js';
import type { Strategy } from '../../strategy.js';
import { ruleFaults } from './rule-validation.js';

/** Role. */
export const strategy: Strategy<Role> = { validate: (role) => ruleFaults(role, true) };
