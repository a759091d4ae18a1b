import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { oidcAuthenticator, type OidcParts } from '../../../../src/pipeline/authentication/oidc/authenticator.js';
import { type ClaimMapping, userOfClaims } from '../../../../src/pipeline/authentication/oidc/claims.js';
import { followProvider, type ProviderKeys } from '../../../../src/pipeline/authentication/oidc/provider-keys.js';
import type { TokenAuthenticator } from '../../../../src/request/ports.js';
import { SILENT_LOG } from '../../../../src/telemetry/log.js';
import { createWebhookCaller } from '../../../../src/webhook/call.js';
import {
  confusedToken,
  idToken,
  type OidcProvider,
  providerKey,
  startOidcProvider,
  unsignedToken,
} from '../../../support/oidc-provider.js';
import { waitFor } from '../../../support/wait-for.js';

const NOTES = { warn: () => undefined, annotate: () => undefined };
const PLAIN: ClaimMapping = {
  usernameClaim: 'sub',
  usernamePrefix: 'oidc:',
  groupsClaim: 'groups',
  groupsPrefix: 'oidc-',
  requiredClaims: new Map(),
};
const rsa = providerKey('rsa', 'RS256');
const ec = providerKey('ec', 'ES256');
const caller = createWebhookCaller();
const closing: (() => unknown)[] = [() => caller.close()];
let provider: OidcProvider;
let keys: ProviderKeys;
let clock = Date.now();

function follow(from: Pick<OidcProvider, 'url' | 'ca'>): ProviderKeys {
  const followed = followProvider({ issuer: from.url, ca: from.ca, caller, log: SILENT_LOG, monotonic: () => clock });
  closing.unshift(() => followed.stop());
  followed.start();
  return followed;
}

function authenticator({
  mapping = PLAIN,
  ...parts
}: Partial<OidcParts> & { readonly mapping?: ClaimMapping } = {}): TokenAuthenticator {
  return oidcAuthenticator({
    issuer: provider.url,
    clientIds: ['client'],
    algorithms: ['RS256', 'ES256'],
    userOf: (claims) => userOfClaims(claims, mapping, 'authentication.kubernetes.io/credential-id'),
    keys,
    audiences: ['api'],
    clock: () => clock,
    ...parts,
  });
}

const ask = async (token: string, by = authenticator()): Promise<unknown> =>
  by.authenticate(token, ['api'], NOTES).then(
    (found) => found?.user ?? 'no opinion',
    (error: Error) => error.message,
  );
const known = (followed: ProviderKeys): Promise<unknown> =>
  waitFor('the keys of the provider', () => followed.current());

beforeAll(async () => {
  provider = await startOidcProvider([rsa, ec]);
  closing.push(() => provider.stop());
  keys = follow(provider);
  await known(keys);
});
afterAll(async () => {
  for (const close of closing) await close();
});

describe('ID tokens that pass', () => {
  test.each([rsa, ec])('signed with $algorithm', async (key) => {
    const token = await idToken(provider.claims({ groups: ['a', 'b'], jti: '7' }), key);
    expect(await ask(token)).toEqual({
      name: 'oidc:jane',
      uid: '',
      groups: ['oidc-a', 'oidc-b'],
      extra: { 'authentication.kubernetes.io/credential-id': ['JTI=7'] },
    });
  });

  test('one of several audiences, one group as a string, no groups at all', async () => {
    expect(await ask(await idToken(provider.claims({ aud: ['x', 'client'], groups: 'solo' }), rsa))).toMatchObject({
      groups: ['oidc-solo'],
    });
    expect(await ask(await idToken(provider.claims(), rsa))).toMatchObject({ groups: [], extra: {} });
  });

  test('without a key id, any key of the right type is tried', async () => {
    expect(await ask(await idToken(provider.claims(), ec, { kid: undefined }))).toMatchObject({ name: 'oidc:jane' });
    const second = providerKey('second', 'RS256');
    provider.keys = [rsa, ec, second];
    clock += 3000;
    await keys.refresh();
    expect(await ask(await idToken(provider.claims(), second, { kid: undefined }))).toMatchObject({
      name: 'oidc:jane',
    });
    provider.keys = [rsa, ec];
  });

  test('e-mail addresses that are verified or not marked', async () => {
    const by = authenticator({ mapping: { ...PLAIN, usernameClaim: 'email', usernamePrefix: '' } });
    for (const more of [{}, { email_verified: true }]) {
      const token = await idToken(provider.claims({ email: 'jane@example.com', ...more }), rsa);
      expect(await ask(token, by)).toMatchObject({ name: 'jane@example.com' });
    }
  });

  test('a required claim with its value', async () => {
    const by = authenticator({ mapping: { ...PLAIN, requiredClaims: new Map([['hd', 'example.com']]) } });
    expect(await ask(await idToken(provider.claims({ hd: 'example.com' }), rsa), by)).toMatchObject({
      name: 'oidc:jane',
    });
  });

  test('they are valid for the audiences of this server only', async () => {
    const token = await idToken(provider.claims(), rsa);
    expect(await authenticator().authenticate(token, ['other', 'api'], NOTES)).toMatchObject({ audiences: ['api'] });
    const wide = authenticator({ audiences: ['a', 'b'] });
    expect(await wide.authenticate(token, ['b', 'x', 'a'], NOTES)).toMatchObject({ audiences: ['b', 'a'] });
    expect(await authenticator().authenticate(token, ['other'], NOTES)).toBeUndefined();
  });
});

describe('accepted ID tokens of unusual form', () => {
  const now = Math.floor(Date.now() / 1000);
  test.each<[string, Record<string, unknown>]>([
    ['whose expiration is a string', { exp: `${now + 600}` }],
    ['with a fraction of a second', { exp: now + 600.5 }],
    ['that become valid soon, by the clock of the provider', { nbf: now + 30 }],
    ['without a start', { nbf: null }],
    ['without a nonce, a hash or sources', { nonce: null, at_hash: null, _claim_sources: null }],
    ['with an empty source', { _claim_sources: { a: null } }],
  ])('%s', async (_what, more) => {
    clock = Date.now();
    expect(await ask(await idToken(provider.claims(more), rsa))).toMatchObject({ name: 'oidc:jane' });
  });

  test('with an empty key id', async () => {
    expect(await ask(await idToken(provider.claims(), rsa, { kid: '' }))).toMatchObject({ name: 'oidc:jane' });
  });

  test('any enabled algorithm is accepted, whatever the keys are published for', async () => {
    const by = authenticator({ algorithms: ['PS256'] });
    expect(await ask(await idToken(provider.claims(), { ...rsa, algorithm: 'PS256' }), by)).toMatchObject({
      name: 'oidc:jane',
    });
  });

  test('padded parts are rejected', async () => {
    expect(await ask(`${await idToken(provider.claims(), rsa)}==`)).toBe('no opinion');
  });
});

describe('rejected ID tokens', () => {
  const now = Math.floor(Date.now() / 1000);
  test.each<[string, Record<string, unknown>, RegExp]>([
    ['for another client', { aud: 'other' }, /expected audience in \["client"\]/],
    ['for nobody', { aud: undefined }, /expected audience/],
    ['that have expired', { exp: now - 5 }, /token is expired/],
    ['without an expiration', { exp: undefined }, /no expiry/],
    ['whose expiration is not a time', { exp: 'tomorrow' }, /exp is no time/],
    ['whose expiration is beyond all times', { exp: 1e20 }, /exp is no time/],
    ['that are not yet valid', { nbf: now + 3600 }, /not valid yet/],
    ['whose issue time is not a time', { iat: null }, /iat is no time/],
    ['whose issue time is a word', { iat: 'noon' }, /iat is no time/],
    ['whose nonce is a number', { nonce: 7 }, /nonce is no text/],
    ['whose hash of another token is a list', { at_hash: [] }, /at_hash is no text/],
    ['whose sources of claims are a list', { _claim_sources: [] }, /_claim_sources are no objects/],
    ['whose sources of claims are strings', { _claim_sources: { a: 'b' } }, /_claim_sources are no objects/],
    ['whose name is a number', { sub: 7 }, /parse username claims "sub": it is number, not a string/],
    ['whose name is empty', { sub: '' }, /it is empty/],
    ['without a name', { sub: undefined }, /claim not present/],
    ['whose groups are an object', { groups: { a: 'b' } }, /parse groups claim "groups": it is object/],
    [
      'whose groups are numbers',
      { groups: ['a', 1] },
      /parse groups claim "groups": it is a list, not a list of strings/,
    ],
  ])('%s', async (_what, more, message) => {
    clock = Date.now();
    expect(await ask(await idToken(provider.claims(more), rsa))).toMatch(message);
  });

  test('unsigned tokens, and those whose secret is the public key, are rejected', async () => {
    expect(await ask(unsignedToken(provider.claims()))).toMatch(/^oidc: verify token: /);
    expect(await ask(await confusedToken(provider.claims(), rsa))).toMatch(/^oidc: verify token: .*not allowed/);
  });

  test('disabled algorithms are rejected', async () => {
    const by = authenticator({ algorithms: ['RS256'] });
    expect(await ask(await idToken(provider.claims(), ec), by)).toMatch(/not allowed/);
    expect(await ask(await idToken(provider.claims(), rsa), by)).toMatchObject({ name: 'oidc:jane' });
  });

  test('a foreign signature with a known key id is rejected', async () => {
    expect(await ask(await idToken(provider.claims(), providerKey('rsa', 'RS256')))).toMatch(
      /failed to verify signature/,
    );
  });

  test('tokens changed after signing are rejected', async () => {
    const [head, , signature] = (await idToken(provider.claims(), rsa)).split('.');
    const forged = Buffer.from(JSON.stringify(provider.claims({ sub: 'root' }))).toString('base64url');
    expect(await ask(`${head}.${forged}.${signature}`)).toMatch(/failed to verify signature/);
  });

  test('an unverified e-mail address, or one marked by a non-boolean, is rejected', async () => {
    const by = authenticator({ mapping: { ...PLAIN, usernameClaim: 'email' } });
    const token = (verified: unknown): Promise<string> =>
      idToken(provider.claims({ email: 'jane@example.com', email_verified: verified }), rsa);
    expect(await ask(await token(false), by)).toBe('oidc: email not verified');
    expect(await ask(await token('true'), by)).toMatch(/parse 'email_verified' claim/);
  });

  test('a missing or different required claim is rejected', async () => {
    const by = authenticator({ mapping: { ...PLAIN, requiredClaims: new Map([['hd', 'example.com']]) } });
    for (const [more, message] of [
      [{}, /hd not present/],
      [{ hd: 'other.com' }, /hd value does not match/],
      [{ hd: ['example.com'] }, /parse claim hd/],
    ] as const) {
      expect(await ask(await idToken(provider.claims(more), rsa), by)).toMatch(message);
    }
  });

  test('other tokens are left to other authenticators', async () => {
    for (const token of ['x', 'a.b.c', await idToken(provider.claims({ iss: `${provider.url}/` }), rsa)]) {
      expect(await ask(token)).toBe('no opinion');
    }
  });

  test('an accepted token is refused after it expires', async () => {
    clock = Date.now();
    const by = authenticator();
    const token = await idToken(provider.claims({ exp: Math.floor(clock / 1000) + 3 }), rsa);
    expect(await ask(token, by)).toMatchObject({ name: 'oidc:jane' });
    clock += 4500;
    expect(await ask(token, by)).toMatch(/expired/);
    clock = Date.now();
  });
});

describe('the provider', () => {
  test('keys may rotate; unknown ones trigger a reload, but not without a pause', async () => {
    const other = await startOidcProvider([rsa]);
    closing.unshift(() => other.stop());
    const followed = follow(other);
    await known(followed);
    const by = authenticator({ issuer: other.url, keys: followed });
    const fresh = providerKey('fresh', 'RS256');
    other.keys = [fresh];
    clock += 3000;
    const before = other.reads();
    expect(await ask(await idToken(other.claims(), fresh), by)).toMatchObject({ name: 'oidc:jane' });
    expect(await ask(await idToken(other.claims({ sub: 'x' }), rsa), by)).toMatch(/failed to verify signature/);
    for (const kid of ['a', 'b', 'c']) await ask(await idToken(other.claims(), fresh, { kid }), by);
    expect(other.reads()).toBe(before + 1);
    clock += 3000;
    await ask(await idToken(other.claims(), fresh, { kid: 'd' }), by);
    expect(other.reads()).toBe(before + 2);
  });

  test('known keys stay valid while the provider is unreachable', async () => {
    const other = await startOidcProvider([rsa]);
    closing.unshift(() => other.stop());
    const followed = follow(other);
    await known(followed);
    other.leave();
    clock += 3000;
    await followed.refresh();
    const by = authenticator({ issuer: other.url, keys: followed });
    expect(await ask(await idToken(other.claims(), rsa), by)).toMatchObject({ name: 'oidc:jane' });
  });

  test('the provider may start later', async () => {
    const other = await startOidcProvider([rsa]);
    closing.unshift(() => other.stop());
    other.leave();
    const followed = follow(other);
    const by = authenticator({ issuer: other.url, keys: followed });
    expect(await ask(await idToken(other.claims(), rsa), by)).toBe('oidc: authenticator not initialized');
    other.comeBack();
    expect(await ask(await idToken(other.claims(), rsa), by)).toBe('oidc: authenticator not initialized');
    // The next token fetches the keys again.
    clock += 300;
    expect(await ask(await idToken(other.claims(), rsa), by)).toMatchObject({ name: 'oidc:jane' });
  });

  test('the provider must return its own issuer, show a certificate of its authority, and answer briefly', async () => {
    const liar = await startOidcProvider([rsa], 'https://else.example.com');
    closing.unshift(() => liar.stop());
    const warnings: string[] = [];
    const log = { ...SILENT_LOG, warn: (fields: object) => warnings.push((fields as { error: Error }).error.message) };
    for (const [issuer, ca] of [
      [liar.url, liar.ca],
      [provider.url, liar.ca],
    ] as const) {
      const followed = followProvider({ issuer, ca, caller, log, monotonic: () => clock });
      clock += 3000;
      await followed.refresh();
      expect(followed.current()).toBeUndefined();
    }
    expect(warnings).toEqual([
      expect.stringMatching(/issuer did not match/),
      expect.stringMatching(/certificate|signature/),
    ]);
  });

  test('a silent provider does not delay a stop', async () => {
    const silent = createServer(() => undefined);
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as { port: number };
    const followed = follow({ url: `https://127.0.0.1:${port}`, ca: provider.ca });
    const reading = followed.refresh();
    followed.stop();
    await reading;
    expect(followed.current()).toBeUndefined();
    silent.close();
  });
});

describe('distributed groups', () => {
  const asked: string[] = [];
  let answer: string | Error = '';
  const by = (): TokenAuthenticator =>
    authenticator({
      distributed: {
        claim: 'groups',
        read: (endpoint, accessToken) => {
          asked.push(`${endpoint} ${accessToken}`);
          return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
        },
      },
    });
  const names = { _claim_names: { groups: 'src' } };
  const source = { endpoint: 'https://groups.example.com/jane', access_token: 'secret' };
  const named = { ...names, _claim_sources: { src: source } };
  const token = (claims: object): Promise<string> =>
    idToken(provider.claims({ jti: String(Math.random()), ...claims }), ec);

  test('they are fetched from the endpoint, and must be signed by the provider', async () => {
    answer = await token({ groups: ['far'] });
    expect(await ask(await token(named), by())).toMatchObject({ groups: ['oidc-far'] });
    expect(asked).toEqual(['https://groups.example.com/jane secret']);
  });

  test('they count for the size of the cache', async () => {
    let mapped = 0;
    const groups = Array<string>(1024).fill('g'.repeat(1024));
    const by = authenticator({
      userOf: ({ sub }) => {
        mapped += 1;
        return { name: String(sub), uid: '', groups, extra: {} };
      },
    });
    const tokens = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((sub) => idToken(provider.claims({ sub }), rsa)));
    for (const token of [...tokens, tokens[4]!]) await ask(token, by);
    expect(mapped).toBe(5);
    // Four of a mebibyte each do not fit beside each other.
    await ask(tokens[0]!, by);
    expect(mapped).toBe(6);
  });

  test('they are not fetched when the token has groups or no source for them', async () => {
    asked.length = 0;
    expect(await ask(await token({ ...named, groups: ['near'] }), by())).toMatchObject({ groups: ['oidc-near'] });
    expect(await ask(await token({ ...named, _claim_names: { other: 'src' } }), by())).toMatchObject({ groups: [] });
    expect(await ask(await token({ ...names, _claim_sources: { src: { JWT: 'x.y.z' } } }), by())).toMatchObject({
      groups: [],
    });
    expect(asked).toEqual([]);
  });

  test.each<[string, object, () => Promise<string | Error>, RegExp]>([
    ['no sources', names, async () => '', /no claim sources/],
    [
      'claim names that are not a map',
      { ...named, _claim_names: 'x' },
      async () => '',
      /error parsing distributed claim names/,
    ],
    ['sources that are not a map', { ...names, _claim_sources: [] }, async () => '', /_claim_sources are no objects/],
    ['a missing source', { ...named, _claim_sources: {} }, async () => '', /missing in _claim_sources/],
    [
      'an endpoint that fails',
      named,
      async () => new Error('gone'),
      /could not expand distributed claim "groups": gone/,
    ],
    ['an answer that is not a token', named, async () => 'hello', /no token of the issuer/],
    [
      'a token of another issuer',
      named,
      () => token({ iss: 'https://other', groups: ['a'] }),
      /no token of the issuer/,
    ],
    ['a token for another client', named, () => token({ aud: 'other', groups: ['a'] }), /expected audience/],
    ['an expired token', named, () => token({ exp: 1, groups: ['a'] }), /token is expired/],
    ['an unsigned token', named, async () => unsignedToken(provider.claims({ groups: ['a'] })), /verify token/],
    ['a token without the claim', named, () => token({}), /does not contain the claim/],
  ])('%s: refused', async (_what, claims, make, why) => {
    answer = await make();
    expect(String(await ask(await token(claims), by()))).toMatch(why);
  });
});
