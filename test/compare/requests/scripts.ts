import { accounts } from './accounts.js';
import { certificates } from './certificates.js';
import { accessReviews } from './reviews.js';
import { roles } from './roles.js';
import type { Script } from './script.js';
import { tokens } from './tokens.js';

/** All requests about access. */
export const SCRIPTS: readonly Script[] = [...accessReviews, ...tokens, ...certificates, ...roles, ...accounts];
