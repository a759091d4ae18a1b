import type { Authenticator } from '../../request/ports.js';
import { ANONYMOUS } from '../../request/user.js';

/**
 * The last method of the union: a caller who showed nothing at all is `system:anonymous` (spec 3). Bad credentials
 * never fall through to it, since the method that read them has thrown.
 */
export function anonymousAuthenticator(): Authenticator {
  return {
    authenticate(credentials) {
      const silent =
        credentials.certificate === undefined &&
        credentials.certificateError === undefined &&
        credentials.authorization === undefined;
      return Promise.resolve(silent ? ANONYMOUS : undefined);
    },
  };
}
