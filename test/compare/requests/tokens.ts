import type { Script, Talk } from './script.js';

const AUTHENTICATION = '/apis/authentication.k8s.io';
const REVIEWS = `${AUTHENTICATION}/v1/tokenreviews`;

/** Specs of token requests; `uid` stands for that of the pod. */
function tokenSpecs(podUid: string, secretUid: string): readonly (Record<string, unknown> | null)[] {
  const bound = (ref: object): Record<string, unknown> => ({ boundObjectRef: ref });
  return [
    {},
    null,
    { audiences: [] },
    { audiences: [''] },
    { audiences: ['a', 'b'] },
    { audiences: ['a', 'a'] },
    { audiences: 'a' },
    { expirationSeconds: 0 },
    { expirationSeconds: 599 },
    { expirationSeconds: 600 },
    { expirationSeconds: 3600 },
    { expirationSeconds: -1 },
    { expirationSeconds: 2 ** 32 + 1 },
    { expirationSeconds: 1.5 },
    { expirationSeconds: '600' },
    { expirationSeconds: null },
    { expirationSeconds: 599, audiences: [''] },
    bound({}),
    bound({ kind: 'Pod', apiVersion: 'v1', name: 'p' }),
    bound({ kind: 'Pod', apiVersion: 'v1', name: 'p', uid: podUid }),
    bound({ kind: 'Pod', apiVersion: 'v1', name: 'p', uid: 'other' }),
    bound({ kind: 'Pod', apiVersion: 'v1', name: 'missing' }),
    bound({ kind: 'Pod', apiVersion: 'v1', name: 'missing', uid: 'u' }),
    bound({ kind: 'Pod', apiVersion: 'v1' }),
    bound({ kind: 'Pod', apiVersion: 'v1', name: '' }),
    bound({ kind: 'Pod', apiVersion: 'v1', uid: podUid }),
    bound({ kind: 'Pod', name: 'p' }),
    bound({ kind: 'Pod', apiVersion: 'v2', name: 'p' }),
    bound({ kind: 'pod', apiVersion: 'v1', name: 'p' }),
    bound({ apiVersion: 'v1', name: 'p' }),
    bound({ kind: 'Pod', apiVersion: 'v1', name: 'foreign' }),
    bound({ kind: 'Secret', apiVersion: 'v1', name: 's' }),
    bound({ kind: 'Secret', apiVersion: 'v1', name: 's', uid: secretUid }),
    bound({ kind: 'Secret', apiVersion: 'v1', name: 's', uid: 'other' }),
    bound({ kind: 'Secret', apiVersion: 'v1', name: 'missing' }),
    bound({ kind: 'Node', apiVersion: 'v1', name: 'missing' }),
    bound({ kind: 'ConfigMap', apiVersion: 'v1', name: 'c' }),
    bound({ kind: 'Deployment', apiVersion: 'apps/v1', name: 'c' }),
    bound({ kind: 'Pod', apiVersion: 'a/b/c', name: 'p' }),
    { ...bound({ kind: 'Pod', apiVersion: 'v1', name: 'missing' }), expirationSeconds: 1 },
    { unknownMember: 1 },
  ];
}

const SECRET = '0123456789abcdef';

/** Differences from a valid token Secret; `shown` is the token that a client sends. */
const BOOTSTRAP_TOKENS: readonly Record<string, string | undefined>[] = [
  {},
  { 'usage-bootstrap-authentication': undefined },
  { 'usage-bootstrap-authentication': 'false' },
  { 'usage-bootstrap-authentication': 'TRUE' },
  { 'usage-bootstrap-signing': 'true', 'usage-bootstrap-authentication': '' },
  { expiration: '2099-01-01T00:00:00Z' },
  { expiration: '2099-01-01T00:00:00+02:00' },
  { expiration: 'tomorrow' },
  { expiration: '' },
  { 'token-id': 'zzzzzz' },
  { 'token-id': undefined },
  { 'token-secret': undefined },
  { 'token-secret': '' },
  { 'token-secret': 'other56789abcdef' },
  { type: 'Opaque' },
  { name: 'bootstrap-token-other0' },
  { 'auth-extra-groups': 'system:bootstrappers:a,system:bootstrappers:b' },
  { 'auth-extra-groups': 'system:bootstrappers:b, system:bootstrappers:a' },
  { 'auth-extra-groups': 'system:masters' },
  { 'auth-extra-groups': 'system:bootstrappers:A_b' },
  { 'auth-extra-groups': 'system:bootstrappers:' },
  { 'auth-extra-groups': 'system:bootstrappers' },
  { 'auth-extra-groups': '' },
  { description: 'whatever' },
  { shown: `CMP024.${SECRET}` },
  { shown: `cmp025.${SECRET}0` },
  { shown: 'cmp026.' },
  { 'auth-extra-groups': 'system:bootstrappers:b,system:bootstrappers:a,system:bootstrappers:b' },
];

async function makeAccount(talk: Talk, name: string): Promise<string> {
  const accounts = `/api/v1/namespaces/${talk.space}/serviceaccounts`;
  await talk.quietly('POST', accounts, { body: { metadata: { name } } });
  return `${accounts}/${name}/token`;
}

async function makePod(talk: Talk, name: string, serviceAccountName: string): Promise<string> {
  const body = { metadata: { name }, spec: { serviceAccountName, containers: [{ name: 'c', image: 'i' }] } };
  const made = await talk.quietly('POST', `/api/v1/namespaces/${talk.space}/pods`, { body });
  return (made.json as { metadata: { uid: string } }).metadata.uid;
}

/** Service-account tokens, and token reviews. */
export const tokens: readonly Script[] = [
  {
    title: 'TokenRequest',
    async run(talk) {
      const path = await makeAccount(talk, 'requester');
      await makeAccount(talk, 'other');
      const podUid = await makePod(talk, 'p', 'requester');
      await makePod(talk, 'foreign', 'other');
      const secret = await talk.quietly('POST', `/api/v1/namespaces/${talk.space}/secrets`, {
        body: { metadata: { name: 's' } },
      });
      const secretUid = (secret.json as { metadata: { uid: string } }).metadata.uid;
      for (const spec of tokenSpecs(podUid, secretUid)) {
        const shown = JSON.stringify(spec).replaceAll(podUid, 'UID').replaceAll(secretUid, 'UID');
        await talk.ask(`token ${shown}`, 'POST', path, { body: { spec } });
      }
      for (const other of [
        {},
        { metadata: { name: 'other' } },
        { metadata: { name: 'requester' } },
        { metadata: { namespace: 'default' } },
        { metadata: { namespace: talk.space } },
        { metadata: { labels: { a: 'b' } } },
        { metadata: { generateName: 'a-' } },
        { status: { token: 'x', expirationTimestamp: '2030-01-01T00:00:00Z' } },
        { status: { token: 'x' } },
        { kind: 'Pod' },
        { apiVersion: 'v1' },
        { apiVersion: 'authentication.k8s.io/v1', kind: 'TokenRequest' },
        { apiVersion: 'authentication.k8s.io/v1beta1', kind: 'TokenRequest' },
      ]) {
        const body = { spec: {}, ...other };
        await talk.ask(`token with ${JSON.stringify(other).replaceAll(talk.space, 'SPACE')}`, 'POST', path, { body });
      }
      await talk.ask('token without a body', 'POST', path);
      await talk.ask('token, dry', 'POST', `${path}?dryRun=All`, { body: {} });
      await talk.ask('token of a missing account', 'POST', path.replace('requester', 'missing'), { body: {} });
      await talk.ask('token of a bad name', 'POST', path.replace('requester', 'Bad_Name'), { body: {} });
      await talk.ask('token of a missing namespace', 'POST', path.replace(talk.space, 'nowhere'), { body: {} });
      for (const method of ['GET', 'PUT', 'DELETE', 'PATCH']) {
        await talk.ask(`token ${method}`, method, path, method === 'GET' || method === 'DELETE' ? {} : { body: {} });
      }
      await talk.ask('token without the right', 'POST', path, { body: {}, headers: { 'impersonate-user': 'jane' } });
    },
  },
  {
    title: 'TokenReview',
    async run(talk) {
      const path = await makeAccount(talk, 'reviewed');
      await makePod(talk, 'reviewed', 'reviewed');
      const tokenOf = async (spec: object): Promise<string> => {
        const made = await talk.quietly('POST', path, { body: { spec } });
        return (made.json as { status: { token: string } }).status.token;
      };
      const plain = await tokenOf({});
      const tokens = {
        plain,
        'for others': await tokenOf({ audiences: ['vault'] }),
        bound: await tokenOf({ boundObjectRef: { kind: 'Pod', apiVersion: 'v1', name: 'reviewed' } }),
        forged: `${plain.slice(0, -6)}AAAAAA`,
        cut: plain.slice(0, -40),
        unsigned: `${Buffer.from('{"alg":"none"}').toString('base64url')}.${plain.split('.')[1]}.`,
        'no token': 'abc',
        'two parts': 'a.b',
        'three parts': 'a.b.c',
        'blank inside': 'a b',
        'a long one': 'x'.repeat(10_000),
        'not ASCII': 'ä',
      };
      for (const [name, token] of Object.entries(tokens)) {
        for (const audiences of [undefined, [], ['vault'], ['vault', 'https://kubernetes.default.svc'], ['unknown']]) {
          const body = { spec: { token, ...(audiences && { audiences }) } };
          await talk.ask(`review of ${name} for ${audiences?.join(' ')}`, 'POST', REVIEWS, { body });
        }
      }
      for (const spec of [
        {},
        null,
        { token: '' },
        { token: 7 },
        { token: plain, audiences: 'a' },
        { token: plain, unknownMember: 1 },
      ]) {
        await talk.ask(`review ${JSON.stringify(spec)?.replace(plain, 'TOKEN')}`, 'POST', REVIEWS, { body: { spec } });
      }
      for (const other of [
        { metadata: { name: 'x' } },
        { metadata: { labels: { a: 'b' } } },
        { status: { authenticated: true } },
        { kind: 'Pod' },
        { apiVersion: 'authentication.k8s.io/v1beta1' },
      ]) {
        await talk.ask(`review with ${JSON.stringify(other)}`, 'POST', REVIEWS, {
          body: { spec: { token: plain }, ...other },
        });
      }
      await talk.ask('review of another version', 'POST', `${AUTHENTICATION}/v1beta1/tokenreviews`, { body: {} });
      await talk.ask('review GET', 'GET', REVIEWS);
      await talk.quietly('DELETE', path.replace('/token', ''));
      await talk.ask('review after the account is gone', 'POST', REVIEWS, { body: { spec: { token: plain } } });
    },
  },
  {
    title: 'SelfSubjectReview',
    async run(talk) {
      for (const version of ['v1', 'v1beta1', 'v1alpha1', 'v2']) {
        const path = `${AUTHENTICATION}/${version}/selfsubjectreviews`;
        for (const body of [
          {},
          { apiVersion: `authentication.k8s.io/${version}`, kind: 'SelfSubjectReview' },
          { apiVersion: 'authentication.k8s.io/v1beta1', kind: 'SelfSubjectReview' },
          { kind: 'Pod' },
          { metadata: { name: 'x' } },
          { metadata: { labels: { a: 'b' } } },
          { status: { userInfo: { username: 'x' } } },
          { unknownMember: 1 },
          [],
        ]) {
          await talk.ask(`self ${version} ${JSON.stringify(body)}`, 'POST', path, { body });
          await talk.ask(`self ${version} ${JSON.stringify(body)} strictly`, 'POST', `${path}?fieldValidation=Strict`, {
            body,
          });
        }
        for (const headers of [
          { 'impersonate-user': 'jane', 'impersonate-uid': '7', 'impersonate-extra-a': 'b' },
          { 'impersonate-user': 'jane', 'impersonate-extra-a%2fB': 'b' },
          { 'impersonate-user': 'system:serviceaccount:a:b' },
          { 'impersonate-user': 'system:anonymous' },
        ]) {
          await talk.ask(`self ${version} ${JSON.stringify(headers)}`, 'POST', path, {
            body: {},
            headers: headers as never,
          });
        }
        await talk.ask(`self ${version} without a body`, 'POST', path);
        await talk.ask(`self ${version} dry`, 'POST', `${path}?dryRun=All`, { body: {} });
        await talk.ask(`self ${version} GET`, 'GET', path);
      }
    },
  },
  {
    title: 'bootstrap tokens',
    async run(talk) {
      const secrets = '/api/v1/namespaces/kube-system/secrets';
      const type = 'bootstrap.kubernetes.io/token';
      for (const [at, change] of BOOTSTRAP_TOKENS.entries()) {
        const id = `cmp0${String(at).padStart(2, '0')}`;
        const { name = `bootstrap-token-${id}`, type: given = type, shown = `${id}.${SECRET}`, ...data } = change;
        const stringData = {
          'token-id': id,
          'token-secret': SECRET,
          'usage-bootstrap-authentication': 'true',
          ...data,
        };
        const body = { metadata: { name }, type: given, stringData };
        const title = `bootstrap token ${JSON.stringify(change)}`;
        await talk.quietly('POST', secrets, { body });
        await until(async () => (await talk.quietly('GET', `${secrets}/${name}`)).status !== 200, 100);
        await talk.ask(title, 'POST', REVIEWS, { body: { spec: { token: shown } } });
        await talk.quietly('DELETE', `${secrets}/${name}`);
      }
    },
  },
];

/** Waits for a possible effect of a controller, for at most `patience` milliseconds. */
async function until(condition: () => Promise<boolean>, patience: number): Promise<void> {
  const deadline = Date.now() + patience;
  while (!(await condition()) && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 20));
}
