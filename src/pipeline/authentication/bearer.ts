import { unauthorized } from '../../meta/errors.js';
import type { Authenticator, TokenAuthenticator } from '../../request/ports.js';

/**
 * `Authorization: Bearer <token>`: the kinds of tokens are asked in turn. A token that none knows is refused; a header of
 * another scheme, or without a token, says nothing. Two such headers are refused, because servers in front may have
 * looked at the other one.
 *
 * @param audiences those of this server
 */
export function bearerAuthenticator(tokens: TokenAuthenticator, audiences: readonly string[]): Authenticator {
  return {
    async authenticate(credentials, notes) {
      const { authorization } = credentials;
      if (authorization === undefined) return undefined;
      if ((credentials.header?.('authorization') ?? []).length > 1) throw unauthorized();
      const [scheme = '', token = '', rest] = authorization.trim().split(' ');
      if (scheme.toLowerCase() !== 'bearer') return undefined;
      if (token === '') {
        if (rest !== undefined) {
          notes.warn('the provided Authorization header contains extra space before the bearer token, and is ignored');
        }
        return undefined;
      }
      const found = await tokens.authenticate(token, audiences, notes).catch(() => undefined);
      if (found === undefined) throw unauthorized();
      return found.user;
    },
  };
}

/**
 * Several kinds of tokens: the first that knows a token wins; one that fails does not stop the others.
 *
 * @throws Error of the first that failed, when none knows the token
 */
export function unionTokens(kinds: readonly TokenAuthenticator[]): TokenAuthenticator {
  return {
    async authenticate(token, audiences, notes) {
      let failure: unknown;
      for (const kind of kinds) {
        try {
          const found = await kind.authenticate(token, audiences, notes);
          if (found !== undefined) return found;
        } catch (error) {
          failure ??= error;
        }
      }
      if (failure !== undefined) throw failure;
      return undefined;
    },
  };
}
