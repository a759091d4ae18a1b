import { forbidden } from '../../meta/errors.js';
import type { Stage } from '../chain.js';

/** Every header that asks to act as somebody else begins so, also those that this server has never heard of. */
const PREFIX = 'impersonate-';

/**
 * Refuses who asks to act as somebody else. To pass such a wish over would do with the caller's full rights what was
 * meant to be done with fewer. @throws StatusError 403
 */
export function impersonationRefusal(): Stage {
  return {
    name: 'impersonation',
    async run(call, next) {
      const { headerNames, header } = call.credentials;
      if (headerNames?.call(call.credentials).some((name) => name.startsWith(PREFIX)) === true) {
        const [name = ''] = header?.call(call.credentials, `${PREFIX}user`) ?? [];
        const why = `User "${call.user.name}" cannot impersonate resource "users" in API group "" at the cluster scope`;
        throw forbidden({ group: '', resource: 'users' }, name, why);
      }
      return next(call);
    },
  };
}
