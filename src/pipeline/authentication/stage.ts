import { StatusError, unauthorized } from '../../meta/errors.js';
import type { Authenticator, Credentials } from '../../request/ports.js';
import { ANONYMOUS, type User } from '../../request/user.js';
import type { Stage } from '../chain.js';

/**
 * Authenticates the caller, before everything else.
 *
 * @param anonymousAt whether anonymous access is allowed at a path; absent: everywhere
 * @param refused called with invalid credentials, and the reason
 * @throws StatusError 401 when no method authenticates the caller
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
