import type { Authorizer } from '../../request/ports.js';

const MASTERS = 'system:masters';

/** Members of `system:masters` may do everything, whatever any rule says. */
export function mastersAuthorizer(): Authorizer {
  return {
    authorize(user) {
      return Promise.resolve(
        user.groups.includes(MASTERS) ? { decision: 'allow', reason: '' } : { decision: 'no-opinion', reason: '' },
      );
    },
  };
}
