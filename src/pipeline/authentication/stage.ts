import { unauthorized } from '../../meta/errors.js';
import type { Authenticator } from '../../request/ports.js';
import type { Stage } from '../chain.js';

/** Finds out who is calling, before anything else happens. @throws StatusError 401 when nobody vouches for the caller */
export function authenticationStage(authenticator: Authenticator): Stage {
  return {
    name: 'authentication',
    async run(call, next) {
      if (!call.authenticated) {
        const user = await authenticator.authenticate(call.credentials, call);
        if (user === undefined) throw unauthorized();
        call.user = user;
        call.authenticated = true;
      }
      return next(call);
    },
  };
}
