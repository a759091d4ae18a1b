import { StatusError, unauthorized } from '../../meta/errors.js';
import type { Authenticator, Credentials } from '../../request/ports.js';
import { ANONYMOUS, type User } from '../../request/user.js';
import type { Stage } from '../chain.js';

/**
 * Finds out who is calling, before anything else happens.
 *
 * @param anonymousAt whether callers without credentials may go on at a path; absent: everywhere
 * @param refused told of credentials that are not good, and why
 * @throws StatusError 401 when nobody vouches for the caller
 */
export function authenticationStage(
  authenticator: Authenticator,
  anonymousAt?: (path: string) => boolean,
  refused?: (why: string, credentials: Credentials) => void,
): Stage {
  return {
    name: 'authentication',
    async run(call, next) {
      if (!call.authenticated) {
        let user: User | undefined;
        try {
          user = await authenticator.authenticate(call.credentials, call);
        } catch (error) {
          if (error instanceof StatusError && typeof error.cause === 'string') refused?.(error.cause, call.credentials);
          throw error;
        }
        if (user === undefined || (user === ANONYMOUS && anonymousAt?.(call.info.path) === false)) throw unauthorized();
        call.user = user;
        call.authenticated = true;
      }
      return next(call);
    },
  };
}
