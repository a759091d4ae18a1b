import { createHmac, generateKeyPairSync } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { signToken } from '../../../../src/credentials/jwt.js';
import { keySet, readSigningKey, readTokenKeys } from '../../../../src/credentials/token-keys.js';
import type { KubeObject } from '../../../../src/meta/object.js';
import { namingProfile } from '../../../../src/naming/profile.js';
import { serviceAccountAuthenticator } from '../../../../src/pipeline/authentication/service-account.js';
import type { ObjectLookup } from '../../../../src/request/lookup.js';
import type { TokenIdentity } from '../../../../src/request/ports.js';

const NOTES = { warn: () => undefined, annotate: () => undefined };
const NOW = 1_700_000_000;
const pem = (key: ReturnType<typeof generateKeyPairSync>['privateKey']): string =>
  (key as unknown as { export(options: object): string }).export({ type: 'pkcs8', format: 'pem' });
const rsa = readSigningKey(pem(generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey));
const ec = readSigningKey(pem(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey));
const stranger = readSigningKey(pem(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey));

function object(kind: string, name: string, uid: string, more: object = {}): KubeObject {
  return { apiVersion: 'v1', kind, metadata: { name, uid }, ...more };
}

/** Secrets whose token was used, and the counted uses. */
const shown: string[] = [];
const counted: string[] = [];

function method(objects: Record<string, KubeObject>) {
  const find = async (type: { resource: string }, namespace: string, name: string): Promise<KubeObject | undefined> =>
    objects[`${type.resource}/${namespace}/${name}`];
  const lookup: ObjectLookup = { cached: find, newest: find };
  return serviceAccountAuthenticator({
    keys: [rsa, ec],
    issuers: ['https://issuer'],
    lookupSecrets: true,
    audiences: ['api'],
    lookup,
    naming: namingProfile('kubernetes'),
    secretUsed: ({ metadata }) => void shown.push(metadata.name!),
    metrics: { tokenUsed: (kind) => void counted.push(kind) },
    clock: () => NOW * 1000,
  });
}

const CLAIMS = {
  iss: 'https://issuer',
  sub: 'system:serviceaccount:ns:robot',
  aud: ['api'],
  iat: NOW,
  nbf: NOW,
  exp: NOW + 600,
  jti: 'id',
  'kubernetes.io': { namespace: 'ns', serviceaccount: { name: 'robot', uid: 'u1' } },
};
const ACCOUNT = { 'serviceaccounts/ns/robot': object('ServiceAccount', 'robot', 'u1') };

/** The user of the token: a name, `nobody`, or the message of the refusal. */
async function outcome(found: Promise<TokenIdentity | undefined>): Promise<string> {
  try {
    return (await found)?.user.name ?? 'nobody';
  } catch (error) {
    return (error as Error).message;
  }
}

describe('tokens of service accounts', () => {
  test('they contain account, namespace and bound objects', async () => {
    const pod = { name: 'p', uid: 'pu' };
    const claims = { ...CLAIMS, 'kubernetes.io': { ...CLAIMS['kubernetes.io'], pod, node: { name: 'n', uid: 'nu' } } };
    const objects = { ...ACCOUNT, 'pods/ns/p': object('Pod', 'p', 'pu') };
    const found = await method(objects).authenticate(await signToken(claims, rsa), ['api'], NOTES);
    expect(found!.user).toEqual({
      name: 'system:serviceaccount:ns:robot',
      uid: 'u1',
      groups: ['system:serviceaccounts', 'system:serviceaccounts:ns'],
      extra: {
        'authentication.kubernetes.io/credential-id': ['JTI=id'],
        'authentication.kubernetes.io/pod-name': ['p'],
        'authentication.kubernetes.io/pod-uid': ['pu'],
        'authentication.kubernetes.io/node-name': ['n'],
        'authentication.kubernetes.io/node-uid': ['nu'],
      },
    });
    expect(found!.audiences).toEqual(['api']);
    expect(await outcome(method(ACCOUNT).authenticate(await signToken(claims, ec), ['api'], NOTES))).toMatch(
      /has been invalidated/,
    );
  });

  test('their audiences are returned in the order of the request, as often as it names them', async () => {
    const token = await signToken({ ...CLAIMS, aud: ['a', 'b', 'c'] }, rsa);
    const found = await method(ACCOUNT).authenticate(token, ['b', 'x', 'a', 'b'], NOTES);
    expect(found!.audiences).toEqual(['b', 'a', 'b']);
  });

  test.each<[string, object, RegExp]>([
    ['as it should be', {}, /^system:serviceaccount:ns:robot$/],
    ['of another issuer', { iss: 'https://other' }, /^nobody$/],
    ['for another audience', { aud: ['other'] }, /audiences/],
    [
      'for other audiences',
      { aud: ['a', 'b'] },
      /token audiences \["a" "b"\] is invalid for the target audiences \["api"\]/,
    ],
    ['that ended', { exp: NOW - 61 }, /has expired/],
    ['without an end', { exp: undefined }, /^system:serviceaccount:ns:robot$/],
    ['without times', { exp: null, nbf: null, iat: null }, /^system:serviceaccount:ns:robot$/],
    ['whose end is a text', { exp: `${NOW + 600}` }, /malformed claim exp/],
    ['whose end is later than all times', { exp: 1e20 }, /malformed claim exp/],
    ['whose subject is a number', { sub: 7 }, /malformed claim sub or jti/],
    ['whose id is a list', { jti: [] }, /malformed claim sub or jti/],
    ['whose audiences are null', { aud: null }, /malformed claim aud/],
    ['one of whose audiences is null', { aud: ['api', null] }, /malformed claim aud/],
    [
      'that is bound to nothing',
      { 'kubernetes.io': { ...CLAIMS['kubernetes.io'], pod: null, secret: null, node: null, warnafter: null } },
      /^system:serviceaccount:ns:robot$/,
    ],
    [
      'with a warning at no time',
      { 'kubernetes.io': { ...CLAIMS['kubernetes.io'], warnafter: 'soon' } },
      /malformed claim warnafter/,
    ],
    ['from the future', { nbf: NOW + 61 }, /not valid yet/],
    [
      'of a recreated account',
      { 'kubernetes.io': { namespace: 'ns', serviceaccount: { name: 'robot', uid: 'u2' } } },
      /UID/,
    ],
    ['of no account', { 'kubernetes.io': { namespace: 'ns' } }, /names no account/],
    [
      'of an account that is gone',
      { 'kubernetes.io': { namespace: 'ns', serviceaccount: { name: 'x', uid: 'u1' } } },
      /invalidated/,
    ],
  ])('a token %s', async (_what, change, expected) => {
    const token = await signToken(JSON.parse(JSON.stringify({ ...CLAIMS, ...change })) as object as never, ec);
    expect(await outcome(method(ACCOUNT).authenticate(token, ['api'], NOTES))).toMatch(expected);
  });

  test('an unknown key id is refused, an empty one means any key', async () => {
    const named = (kid: string): Promise<string> => signToken(CLAIMS, { ...ec, id: kid });
    expect(await outcome(method(ACCOUNT).authenticate(await named('other'), ['api'], NOTES))).toBe('nobody');
    expect(await outcome(method(ACCOUNT).authenticate(await named(rsa.id), ['api'], NOTES))).toBe('nobody');
    expect(await outcome(method(ACCOUNT).authenticate(await named(''), ['api'], NOTES))).toMatch(/robot$/);
  });

  test('an empty id is not returned', async () => {
    const found = await method(ACCOUNT).authenticate(await signToken({ ...CLAIMS, jti: '' }, ec), ['api'], NOTES);
    expect(found!.user.extra).toEqual({});
  });

  test('another key, no signature, and the public key as a secret are refused', async () => {
    const good = await signToken(CLAIMS, ec);
    const [, payload] = good.split('.') as [string, string, string];
    const head = (header: object): string => Buffer.from(JSON.stringify(header)).toString('base64url');
    const unsigned = `${head({ alg: 'none' })}.${payload}.`;
    const hs = `${head({ alg: 'HS256', kid: ec.id })}.${payload}`;
    const secret = ec.publicKey.export({ type: 'spki', format: 'pem' });
    const forged = `${hs}.${createHmac('sha256', secret).update(hs).digest('base64url')}`;
    for (const token of [await signToken(CLAIMS, stranger), unsigned, forged, 'x.y.z', '']) {
      expect(await outcome(method(ACCOUNT).authenticate(token, ['api'], NOTES))).toBe('nobody');
    }
    expect(await outcome(method(ACCOUNT).authenticate(good, ['api'], NOTES))).toBe('system:serviceaccount:ns:robot');
  });

  test('deleting an account invalidates a token that was accepted before', async () => {
    const objects: Record<string, KubeObject> = { ...ACCOUNT };
    const tokens = method(objects);
    const token = await signToken(CLAIMS, ec);
    expect(await outcome(tokens.authenticate(token, ['api'], NOTES))).toBe('system:serviceaccount:ns:robot');
    delete objects['serviceaccounts/ns/robot'];
    expect(await outcome(tokens.authenticate(token, ['api'], NOTES))).toMatch(/invalidated/);
  });

  test("a Secret's token is valid as long as the Secret contains it", async () => {
    const claims = {
      iss: 'kubernetes/serviceaccount',
      sub: 'system:serviceaccount:ns:robot',
      'kubernetes.io/serviceaccount/namespace': 'ns',
      'kubernetes.io/serviceaccount/secret.name': 's',
      'kubernetes.io/serviceaccount/service-account.name': 'robot',
      'kubernetes.io/serviceaccount/service-account.uid': 'u1',
    };
    const token = await signToken(claims, rsa);
    const holds = (text: string): KubeObject =>
      object('Secret', 's', 'su', { data: { token: Buffer.from(text).toString('base64') } });
    const tokens = (secret?: KubeObject) =>
      method({ ...ACCOUNT, ...(secret !== undefined && { 'secrets/ns/s': secret }) });
    expect(await outcome(tokens(holds(token)).authenticate(token, ['api'], NOTES))).toBe(
      'system:serviceaccount:ns:robot',
    );
    expect(await outcome(tokens(holds('other')).authenticate(token, ['api'], NOTES))).toMatch(/does not match/);
    expect(await outcome(tokens().authenticate(token, ['api'], NOTES))).toMatch(/invalidated/);
    const wrong = await signToken({ ...claims, sub: 'system:serviceaccount:ns:other' }, rsa);
    expect(await outcome(tokens(holds(wrong)).authenticate(wrong, ['api'], NOTES))).toBe('sub claim is invalid');
  });

  test('an auto-generated Secret token gives a warning, and one marked as unused is refused', async () => {
    const claims = {
      iss: 'kubernetes/serviceaccount',
      sub: 'system:serviceaccount:ns:robot',
      'kubernetes.io/serviceaccount/namespace': 'ns',
      'kubernetes.io/serviceaccount/secret.name': 's',
      'kubernetes.io/serviceaccount/service-account.name': 'robot',
      'kubernetes.io/serviceaccount/service-account.uid': 'u1',
    };
    const token = await signToken(claims, rsa);
    const data = { token: Buffer.from(token).toString('base64') };
    const use = async (listed: boolean, labels: Record<string, string> = {}): Promise<unknown[]> => {
      const reported: string[] = [];
      const notes = {
        warn: (text: string) => void reported.push(`warning: ${text}`),
        annotate: (key: string, value: string) => void reported.push(`${key}: ${value}`),
      };
      const secret = { kind: 'Secret', apiVersion: 'v1', metadata: { name: 's', namespace: 'ns', labels }, data };
      const account = object('ServiceAccount', 'robot', 'u1', listed ? { secrets: [{ name: 's' }] } : {});
      const tokens = method({ 'serviceaccounts/ns/robot': account, 'secrets/ns/s': secret });
      shown.length = counted.length = 0;
      const who = await outcome(tokens.authenticate(token, ['api'], notes));
      return [who, reported, [...shown], [...counted]];
    };
    const robot = 'system:serviceaccount:ns:robot';
    const note = 'authentication.k8s.io/legacy-token';
    expect(await use(false)).toEqual([robot, [`${note}-manual-secret: s`], ['s'], ['legacyManual', 'legacy']]);
    expect(await use(true)).toEqual([
      robot,
      [
        'warning: Use tokens from the TokenRequest API or manually created secret-based tokens instead of auto-generated secret-based tokens.',
        `${note}-autogenerated-secret: s`,
      ],
      ['s'],
      ['legacyAuto', 'legacy'],
    ]);
    expect(await use(true, { 'kubernetes.io/legacy-token-invalid-since': '2024-01-01' })).toEqual([
      expect.stringMatching(/^the token in secret ns\/s for service account ns\/robot has been marked invalid\. /),
      [`${note}-invalidated: s/ns`],
      ['s'],
      ['legacyInvalid'],
    ]);
  });
});

describe('keys of tokens', () => {
  test('private keys, public keys and several blocks are read, and published without private parts', () => {
    const text = [rsa, ec].map(({ publicKey }) => publicKey.export({ type: 'spki', format: 'pem' })).join('text\n');
    const keys = readTokenKeys(text);
    expect(keys.map(({ id }) => id)).toEqual([rsa.id, ec.id]);
    expect(readTokenKeys(pem(ec.privateKey as never))[0]!.id).toBe(ec.id);
    const published = keySet([...keys, rsa]).keys as Record<string, string>[];
    expect(published.map(({ kty, alg, kid, use, d }) => [kty, alg, kid, use, d])).toEqual([
      ['RSA', 'RS256', rsa.id, 'sig', undefined],
      ['EC', 'ES256', ec.id, 'sig', undefined],
    ]);
    expect(() => readTokenKeys('nothing')).toThrow('no PEM key found');
  });
});
