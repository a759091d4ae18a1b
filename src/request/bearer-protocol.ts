/** Start of the WebSocket subprotocols in which a browser, which cannot set headers, sends a token; a domain follows. */
const BEARER = 'base64url.bearer.authorization.';

/** The subprotocols that a client offers, without its token, which nobody else may see. */
export function withoutBearerProtocols(offered: Iterable<string>): readonly string[] {
  return [...offered].filter((protocol) => !protocol.startsWith(BEARER));
}

/** The prefix of subprotocols with tokens under an API group domain; the token follows in base64url without padding. */
export function bearerProtocol(groupDomain: string): string {
  return `${BEARER}${groupDomain}.`;
}
