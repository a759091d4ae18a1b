import { unauthorized } from '../../meta/errors.js';
import { headerList } from '../../meta/header-list.js';
import { utf8Text } from '../../meta/utf8-text.js';
import type { Authenticator, Credentials, TokenAuthenticator } from '../../request/ports.js';
import { userOfToken } from './bearer.js';

const BASE64URL = /^[A-Za-z0-9_-]+$/;

/**
 * A token as a subprotocol of a WebSocket handshake, for browsers, which cannot set headers. Another subprotocol must be
 * offered beside it, which the server can accept.
 *
 * Example: `Sec-WebSocket-Protocol: base64url.bearer.authorization.k8s.io.dG9rZW4, binary.k8s.io`
 *
 * @param audiences those of this server
 * @param prefixes what comes before the token, see `bearerProtocol`
 */
export function webSocketBearerAuthenticator(
  tokens: TokenAuthenticator,
  audiences: readonly string[],
  prefixes: readonly string[],
): Authenticator {
  return {
    async authenticate(credentials, notes) {
      if (!isWebSocketHandshake(credentials)) return undefined;
      const offered = headerList(credentials.header?.('sec-websocket-protocol') ?? []);
      const encoded = offered.flatMap((protocol) => {
        const prefix = prefixes.find((each) => protocol.startsWith(each));
        return prefix === undefined ? [] : [protocol.slice(prefix.length)];
      });
      if (encoded.length === 0 || (encoded.length === 1 && encoded[0] === '')) return undefined;
      if (encoded.length > 1) throw unauthorized('more than one subprotocol with a bearer token');
      if (offered.length === 1) throw unauthorized('no subprotocol beside the one with the bearer token');
      return userOfToken(decoded(encoded[0]!), { tokens, audiences, notes });
    },
  };
}

function isWebSocketHandshake(credentials: Credentials): boolean {
  const upgrade = credentials.header?.('upgrade') ?? [];
  const connection = headerList(credentials.header?.('connection') ?? []);
  return (
    upgrade.some((value) => value.toLowerCase() === 'websocket') &&
    connection.some((value) => value.toLowerCase() === 'upgrade')
  );
}

/** @throws StatusError 401 */
function decoded(encoded: string): string {
  const bytes = Buffer.from(encoded, 'base64url');
  if (!BASE64URL.test(encoded) || encoded.length % 4 === 1) {
    throw unauthorized('the bearer token in the subprotocol is not base64url without padding');
  }
  const token = utf8Text(bytes);
  if (token === undefined) throw unauthorized('the bearer token in the subprotocol is not UTF-8');
  return token;
}
