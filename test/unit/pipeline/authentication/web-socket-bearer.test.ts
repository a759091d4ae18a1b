import { expect, test } from '@jest/globals';
import { webSocketBearerAuthenticator } from '../../../../src/pipeline/authentication/web-socket-bearer.js';
import { bearerProtocol } from '../../../../src/request/bearer-protocol.js';
import type { TokenAuthenticator } from '../../../../src/request/ports.js';
import type { User } from '../../../../src/request/user.js';

const USER: User = { name: 'ada', uid: '', groups: [], extra: {} };
const tokens: TokenAuthenticator = {
  authenticate: (token, audiences) => Promise.resolve(token === 'a-token' ? { user: USER, audiences } : undefined),
};
const prefixes = [bearerProtocol('cluster.io'), bearerProtocol('k8s.io')];
const authenticator = webSocketBearerAuthenticator(tokens, ['here'], prefixes);
const encoded = (text: string | Buffer): string => Buffer.from(text).toString('base64url');
const GOOD = `base64url.bearer.authorization.k8s.io.${encoded('a-token')}`;

/** The user of a handshake that offers these subprotocols. */
async function userOf(protocols: readonly string[], headers: Record<string, string> = {}): Promise<User | undefined> {
  const sent: Record<string, readonly string[]> = {
    upgrade: [headers['upgrade'] ?? 'WebSocket'],
    connection: [headers['connection'] ?? 'keep-alive, Upgrade'],
    'sec-websocket-protocol': protocols,
  };
  return authenticator.authenticate({ header: (name) => sent[name] ?? [] }, { warn: () => undefined } as never);
}

test.each([
  ['beside another one', [`${GOOD}, binary.k8s.io`]],
  ['behind another one', [`binary.k8s.io, ${GOOD}`]],
  ['in a header of its own', ['binary.k8s.io', GOOD]],
  ['under the domain of this product', [GOOD.replace('k8s.io', 'cluster.io'), 'x']],
])('a token in a subprotocol %s authenticates', async (_, protocols) => {
  expect(await userOf(protocols)).toEqual(USER);
});

test.each([
  ['no subprotocol', [] as string[], {}],
  ['no token', ['binary.k8s.io'], {}],
  ['an empty token', ['base64url.bearer.authorization.k8s.io., x'], {}],
  ['a token of another domain', [`base64url.bearer.authorization.example.com.${encoded('a-token')}, x`], {}],
  ['another protocol than WebSocket', [`${GOOD}, x`], { upgrade: 'SPDY/3.1' }],
  ['no wish to upgrade', [`${GOOD}, x`], { connection: 'keep-alive' }],
])('a request with %s is left to other methods', async (_, protocols, headers) => {
  expect(await userOf(protocols, headers)).toBeUndefined();
});

const rest = 'base64url.bearer.authorization.k8s.io.';
test.each([
  ['an unknown token', [`${rest}${encoded('another')}, x`]],
  ['a token without another subprotocol', [GOOD]],
  ['two tokens', [`${GOOD}, ${GOOD}, x`]],
  ['padding', [`${rest}${encoded('a-token')}=, x`]],
  ['characters that are not base64url', [`${rest}a+b/, x`]],
  ['a length that no bytes have', [`${rest}a, x`]],
  ['bytes that are not UTF-8', [`${rest}${encoded(Buffer.from([0xff, 0xfe]))}, x`]],
])('%s in the subprotocols is a 401', async (_, protocols) => {
  await expect(userOf(protocols)).rejects.toMatchObject({ code: 401, message: 'Unauthorized' });
});
