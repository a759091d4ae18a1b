import { type Awaitable, onceKnown } from '../../meta/awaitable.js';
import { StatusError, unauthorized } from '../../meta/errors.js';
import type { Authenticator, Credentials } from '../../request/ports.js';
import { ANONYMOUS, type User } from '../../request/user.js';
import type { Call } from '../call.js';
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
    run(call, next) {
      if (call.authenticated) return next(call);
      let found: Awaitable<User | undefined>;
      try {
        found = authenticator.authenticate(call.credentials, call);
      } catch (error) {
        throw noted(error, call);
      }
      if (found instanceof Promise) {
        found = found.catch((error: unknown) => {
          throw noted(error, call);
        });
      }
      return onceKnown(found, (user) => {
        if (user === undefined || (user === ANONYMOUS && anonymousAt?.(call.info.path) === false)) throw unauthorized();
        call.user = user;
        call.authenticated = true;
        return next(call);
      });
    },
  };

  function noted(error: unknown, { credentials }: Call): unknown {
    if (error instanceof StatusError && typeof error.cause === 'string') refused?.(error.cause, credentials);
    return error;
  }
}
