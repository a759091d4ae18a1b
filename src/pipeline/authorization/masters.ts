import type { Authorizer, Decision } from '../../request/ports.js';

const MASTERS = 'system:masters';

const ALLOWED: Decision = { decision: 'allow', reason: '' };
const NO_OPINION: Decision = { decision: 'no-opinion', reason: '' };

/** Members of `system:masters` may do everything, regardless of rules. */
export function mastersAuthorizer(): Authorizer {
  return {
    authorize({ user }) {
      return user.groups.includes(MASTERS) ? ALLOWED : NO_OPINION;
    },
  };
}
