import { unauthorized } from '../../meta/errors.js';
import type { AuthenticationNotes, Authenticator, TokenAuthenticator } from '../../request/ports.js';
import type { User } from '../../request/user.js';

/**
 * `Authorization: Bearer <token>`: the token authenticators are asked in turn. An unknown token is rejected; a header
 * of another scheme, or without a token, is ignored. Two such headers are rejected, because proxies in front may have
 * read the other one.
 *
 * @param audiences those of this server
 */
export function bearerAuthenticator(tokens: TokenAuthenticator, audiences: readonly string[]): Authenticator {
  return {
    authenticate(credentials, notes) {
      const { authorization } = credentials;
      if (authorization === undefined) return undefined;
      if ((credentials.header?.('authorization') ?? []).length > 1) throw unauthorized(TWO_HEADERS);
      const [scheme = '', token = '', rest] = authorization.trim().split(' ');
      if (scheme.toLowerCase() !== 'bearer') return undefined;
      if (token === '') {
        if (rest !== undefined) {
          notes.warn('the provided Authorization header contains extra space before the bearer token, and is ignored');
        }
        return undefined;
      }
      return userOfToken(token, { tokens, audiences, notes });
    },
  };
}

/** The user of a bearer token. @throws StatusError 401 for a token that no authenticator accepts */
export async function userOfToken(
  token: string,
  {
    tokens,
    audiences,
    notes,
  }: {
    readonly tokens: TokenAuthenticator;
    readonly audiences: readonly string[];
    readonly notes: AuthenticationNotes;
  },
): Promise<User> {
  let why = NOBODYS;
  try {
    const found = await tokens.authenticate(token, audiences, notes);
    if (found !== undefined) return found.user;
  } catch (error) {
    why = `bearer token: ${withoutToken(error instanceof Error ? error.message : String(error), token)}`;
  }
  throw unauthorized(why);
}

const TWO_HEADERS = 'the request has more than one Authorization header';
const NOBODYS = 'bearer token: it is known to no method of this server (its issuer, its key or its text)';
/** Shorter parts of a token are words that may occur in reasons by chance. */
const SHORTEST_SECRET = 8;

/** An authenticator's error might contain the token. */
function withoutToken(why: string, token: string): string {
  return [token, ...token.split('.')]
    .filter(({ length }) => length >= SHORTEST_SECRET)
    .reduce((text, part) => text.replaceAll(part, '...'), why);
}

/**
 * Several token authenticators: the first that knows a token wins; a failing one does not stop the others.
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
