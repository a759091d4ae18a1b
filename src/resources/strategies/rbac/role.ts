import type { Strategy } from '../../strategy.js';
import { ruleFaults } from './rule-validation.js';

/** Role. */
export const strategy: Strategy = { validate: (role) => ruleFaults(role, true) };
