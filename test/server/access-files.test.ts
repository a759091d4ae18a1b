import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Api } from '../support/api.js';
import { newAuthority } from '../support/client-certificate.js';
import { expectCode, expectStatus } from '../support/expect-status.js';
import { idToken, type OidcProvider, providerKey, startOidcProvider } from '../support/oidc-provider.js';
import { type ReviewService, startReviewService } from '../support/review-service.js';
import { makeScratch } from '../support/scratch.js';
import { makeDataDir, ServerStartError, type ServerProcess, startServer } from '../support/server-process.js';
import { waitFor } from '../support/wait-for.js';

const WHO = '/apis/authentication.k8s.io/v1/selfsubjectreviews';
const PODS = '/api/v1/namespaces/default/pods';
const key = providerKey('ec', 'ES384');
const folder = makeScratch('access-files');
const files = {
  authentication: join(folder, 'authentication.json'),
  authorization: join(folder, 'authorization.json'),
  policies: join(folder, 'policies.jsonl'),
  tokens: join(folder, 'tokens.csv'),
  webhook: join(folder, 'webhook.kubeconfig'),
};
let provider: OidcProvider;
let webhook: ReviewService;
let server: ServerProcess;
let stranger: Api;

function writeAuthentication(
  more: object = {},
  anonymous: object = { enabled: true, conditions: [{ path: '/livez' }] },
): void {
  const mapped = {
    issuer: {
      url: provider.url,
      certificateAuthority: provider.ca,
      audiences: ['a', 'b'],
      audienceMatchPolicy: 'MatchAny',
    },
    claimValidationRules: [{ expression: "claims.hd == 'example.com'", message: 'of another house' }],
    claimMappings: {
      username: { expression: "'jwt:' + claims.sub" },
      groups: { expression: 'claims.roles.map(role, "role:" + role)' },
      uid: { claim: 'id' },
      extra: [{ key: 'example.com/tenant', valueExpression: 'claims.tenant' }],
    },
    userValidationRules: [{ expression: "!user.username.startsWith('jwt:system:')" }],
    ...more,
  };
  const kind = { apiVersion: 'apiserver.config.k8s.io/v1', kind: 'AuthenticationConfiguration' };
  writeFileSync(files.authentication, JSON.stringify({ ...kind, jwt: [mapped], anonymous }));
}

function writeAuthorization(expression: string, failurePolicy = 'NoOpinion'): void {
  const asked = {
    type: 'Webhook',
    name: 'asked',
    webhook: {
      timeout: '30s',
      subjectAccessReviewVersion: 'v1',
      matchConditionSubjectAccessReviewVersion: 'v1',
      failurePolicy,
      cacheAuthorizedRequests: false,
      cacheUnauthorizedRequests: false,
      connectionInfo: { type: 'KubeConfigFile', kubeConfigFile: files.webhook },
      matchConditions: [{ expression }],
    },
  };
  const authorizers = [asked, { type: 'ABAC', name: 'abac' }, { type: 'RBAC', name: 'rbac' }];
  const kind = { apiVersion: 'apiserver.config.k8s.io/v1', kind: 'AuthorizationConfiguration' };
  writeFileSync(files.authorization, JSON.stringify({ ...kind, authorizers }));
}

beforeAll(async () => {
  provider = await startOidcProvider([key]);
  webhook = await startReviewService();
  webhook.answer = () => ({ allowed: true });
  writeFileSync(files.webhook, webhook.kubeconfig());
  writeFileSync(files.tokens, 'w-token,w-one,1\nplain-token,plain,2\nabac-token,abac-user,3\n');
  const spec = { user: 'abac-user', namespace: '*', resource: 'pods', apiGroup: '*', readonly: true };
  const policy = { apiVersion: 'abac.authorization.kubernetes.io/v1beta1', kind: 'Policy', spec };
  writeFileSync(files.policies, `# may read pods\n${JSON.stringify(policy)}\n`);
  writeAuthentication();
  writeAuthorization("request.user.startsWith('w-')");
  server = await startServer({
    flags: [
      '--naming=kubernetes',
      `--authentication-config=${files.authentication}`,
      `--authorization-config=${files.authorization}`,
      `--authorization-policy-file=${files.policies}`,
      `--token-auth-file=${files.tokens}`,
    ],
  });
  stranger = new Api(server.kubeconfig, { anonymous: true });
});

afterAll(async () => {
  await server.stop();
  await provider.stop();
  await webhook.close();
});

const CLAIMS = { sub: 'jane', aud: 'b', hd: 'example.com', roles: ['dev', 'ops'], id: '7', tenant: 't' };
const bearer = (token: string): Record<string, string> => ({ authorization: `Bearer ${token}` });

async function whoIs(claims: object): Promise<{ status: number; user: Record<string, unknown> | undefined }> {
  const token = await idToken(provider.claims({ ...CLAIMS, ...claims }), key);
  const answer = await stranger.send('POST', WHO, { body: {}, headers: bearer(token) });
  return { status: answer.status, user: answer.status === 201 ? answer.json['status'].userInfo : undefined };
}

describe('--authentication-config', () => {
  test('CEL expressions map claims to a user', async () => {
    await waitFor('the keys of the provider', async () => (await whoIs({})).status === 201);
    expect((await whoIs({})).user).toEqual({
      username: 'jwt:jane',
      uid: '7',
      groups: ['role:dev', 'role:ops', 'system:authenticated'],
      extra: { 'example.com/tenant': ['t'] },
    });
  });

  test.each<[string, object]>([
    ['another audience', { aud: 'c' }],
    ['a claim validation rule that does not hold', { hd: 'example.org' }],
    ['a user validation rule that does not hold', { sub: 'system:admin' }],
    ['an expression that fails', { roles: 7 }],
    ['an expression that is not a string', { tenant: { a: 1 } }],
    ['a missing claim', { id: undefined }],
  ])('a token is refused with 401: %s', async (_what, claims) => {
    expect((await whoIs(claims)).status).toBe(401);
  });

  test('anonymous requests are allowed on the listed paths only', async () => {
    expectCode(await stranger.get('/livez'), 200);
    expectStatus(await stranger.get('/readyz'), 401, 'Unauthorized');
    expectStatus(await stranger.get(PODS), 401, 'Unauthorized');
  });

  test('a changed file is reloaded; an unusable one changes nothing', async () => {
    writeFileSync(files.authentication, '{"kind":"Other"}');
    await waitFor('the line about it', () => server.log().includes('is no AuthenticationConfiguration'));
    expect((await whoIs({})).user?.['username']).toBe('jwt:jane');
    writeAuthentication({ claimMappings: { username: { claim: 'sub', prefix: 'new:' } } }, { enabled: false });
    await waitFor('the new mapping', async () => (await whoIs({})).user?.['username'] === 'new:jane');
    expectStatus(await stranger.get('/livez'), 401, 'Unauthorized');
    const { text } = await new Api(server.kubeconfig).get('/metrics');
    const prefix = 'apiserver_authentication_config_controller';
    for (const status of ['success', 'failure']) {
      expect(text).toMatch(new RegExp(`${prefix}_automatic_reloads_total\\{status="${status}"\\} [1-9]`));
      expect(text).toMatch(
        new RegExp(`${prefix}_automatic_reload_last_timestamp_seconds\\{status="${status}"\\} 1[0-9.e+]+`),
      );
    }
    const content = readFileSync(files.authentication, 'utf8');
    const hash = createHash('sha256').update(content).digest('hex');
    expect(text).toContain(`${prefix}_last_config_info{hash="sha256:${hash}"} 1`);
  });
});

describe('--authorization-config', () => {
  test('a webhook is called only when its match conditions hold, then the other authorizers in turn', async () => {
    webhook.asked.length = 0;
    expectCode(await stranger.get(PODS, bearer('w-token')), 200);
    expect(webhook.asked.map(({ spec }) => spec['user'])).toEqual(['w-one']);
    expectStatus(await stranger.get(PODS, bearer('plain-token')), 403, 'Forbidden');
    expectCode(await stranger.get(PODS, bearer('abac-token')), 200);
    const written = await stranger.send('DELETE', `${PODS}/none`, { headers: bearer('abac-token') });
    expect(written.json['message']).toBe(
      'pods "none" is forbidden: User "abac-user" cannot delete resource "pods" in API group "" in the namespace "default": No policy matched.',
    );
    expect(webhook.asked).toHaveLength(1);
  });

  test('a failing webhook lets the others decide or denies, as configured', async () => {
    webhook.answer = () => 500;
    // The last known state is "unknown".
    expectCode(await stranger.get(PODS, bearer('w-token')), 500);
    writeAuthorization("request.user.startsWith('abac')", 'Deny');
    await waitFor('the new condition', async () => (await stranger.get(PODS, bearer('abac-token'))).status === 500);
    writeAuthorization("request.user.startsWith('abac')");
    await waitFor('the new policy', async () => (await stranger.get(PODS, bearer('abac-token'))).status === 200);
    expectStatus(await stranger.get(PODS, bearer('w-token')), 403, 'Forbidden');
  });

  test('a reloaded file without an authorizer of the start is not applied', async () => {
    const kind = { apiVersion: 'apiserver.config.k8s.io/v1', kind: 'AuthorizationConfiguration' };
    writeFileSync(
      files.authorization,
      JSON.stringify({ ...kind, authorizers: [{ type: 'AlwaysAllow', name: 'alwaysallow' }] }),
    );
    await waitFor('the line about it', () => server.log().includes('missing required types: ABAC, RBAC'));
    expectStatus(await stranger.get(PODS, bearer('plain-token')), 403, 'Forbidden');
  });
});

describe('unusable files stop the start with one line, before the database is created', () => {
  let count = 0;
  const text = (content: string): string => {
    const path = join(folder, `bad-${count++}`);
    writeFileSync(path, content);
    return path;
  };
  const file = (content: object): string =>
    text(JSON.stringify({ apiVersion: 'apiserver.config.k8s.io/v1', ...content }));
  const authority = newAuthority('bad-files');
  const other = newAuthority('other');
  test.each<[string, () => string[], RegExp]>([
    [
      'issuers and OIDC flags',
      () => [`--authentication-config=${files.authentication}`, '--oidc-issuer-url=https://a', '--oidc-client-id=b'],
      /--authentication-config and --oidc-\* flags are mutually exclusive/,
    ],
    [
      'a chain and a mode',
      () => [`--authorization-config=${files.authorization}`, '--authorization-mode=RBAC'],
      /--authorization-config can not be specified when --authorization-mode or --authorization-webhook-\* flags are defined/,
    ],
    [
      'ABAC without policies',
      () => ['--authorization-mode=ABAC'],
      /--authorization-policy-file and --authorization-mode=ABAC/,
    ],
    [
      'an issuer without audience',
      () => [
        `--authentication-config=${file({ kind: 'AuthenticationConfiguration', jwt: [{ issuer: { url: 'http://a' }, claimMappings: { username: { claim: 'sub' } } }] })}`,
      ],
      /\[jwt\[0\]\.issuer\.url: Invalid value: "http:\/\/a": URL scheme must be https, jwt\[0\]\.issuer\.audiences: Required value: at least one jwt\[0\]\.issuer\.audiences is required, jwt\[0\]\.claimMappings\.username\.prefix: Required value: prefix is required when claim is set/,
    ],
    [
      'an egress selector',
      () => [
        `--authentication-config=${file({
          kind: 'AuthenticationConfiguration',
          jwt: [
            {
              issuer: { url: 'https://a', audiences: ['a'], egressSelectorType: 'cluster' },
              claimMappings: { username: { claim: 'sub', prefix: '' } },
            },
          ],
        })}`,
      ],
      /jwt\[0\]\.issuer\.egressSelectorType: Invalid value: "cluster": egress selectors are not supported by this server/,
    ],
    [
      'an empty chain',
      () => [`--authorization-config=${file({ kind: 'AuthorizationConfiguration' })}`],
      /authorizers: Required value: at least one authorization mode must be defined/,
    ],
    ['no token file', () => ['--token-auth-file=/nowhere'], /--token-auth-file: \/nowhere does not exist/],
    [
      'a token file with too few columns',
      () => [`--token-auth-file=${text('a,b\n')}`],
      /--token-auth-file: .*bad-\d+: line 1 /,
    ],
    [
      'no client authority',
      () => [`--client-ca-file=${text('junk')}`],
      /--client-ca-file: .* holds no PEM certificate/,
    ],
    [
      'a broken client authority',
      () => [`--client-ca-file=${text('-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n')}`],
      /--client-ca-file: .* holds a broken certificate/,
    ],
    [
      'no authority of proxies',
      () => [`--requestheader-client-ca-file=${text('')}`],
      /--requestheader-client-ca-file: .* holds no PEM certificate/,
    ],
    [
      'a webhook without a cluster',
      () => [`--authentication-token-webhook-config-file=${text('kind: Config\n')}`],
      /--authentication-token-webhook-config-file: .*bad-\d+/,
    ],
    [
      'a webhook with an unusable client certificate',
      () => [
        `--authentication-token-webhook-config-file=${text(
          JSON.stringify({
            clusters: [{ name: 'a', cluster: { server: 'https://a' } }],
            users: [{ name: 'b', user: { 'client-certificate-data': 'YQ==', 'client-key-data': 'YQ==' } }],
            contexts: [{ name: 'c', context: { cluster: 'a', user: 'b' } }],
            'current-context': 'c',
          }),
        )}`,
      ],
      /--authentication-token-webhook-config-file: .*bad-\d+: the client certificate or its key is no PEM text/,
    ],
    [
      'a webhook without https',
      () => [
        '--authorization-mode=Webhook',
        `--authorization-webhook-config-file=${text(
          JSON.stringify({
            clusters: [{ name: 'a', cluster: { server: 'ftp://a' } }],
            contexts: [{ name: 'c', context: { cluster: 'a' } }],
            'current-context': 'c',
          }),
        )}`,
      ],
      /--authorization-webhook-config-file: .*bad-\d+: the cluster of context "c" has no https server/,
    ],
    [
      'a webhook file that is not YAML',
      () => ['--authorization-mode=Webhook', `--authorization-webhook-config-file=${text('a: [')}`],
      /--authorization-webhook-config-file: .*bad-\d+/,
    ],
    [
      'no signing key',
      () => [`--service-account-signing-key-file=${text('junk')}`],
      /--service-account-signing-key-file: .*bad-\d+: no PEM private key that can be used; it must not be encrypted/,
    ],
    [
      'no key',
      () => [`--service-account-key-file=${text('junk')}`],
      /--service-account-key-file: .*: no PEM key found/,
    ],
    [
      'unreadable policies',
      () => ['--authorization-mode=ABAC', `--authorization-policy-file=${text('{"kind":"Policy"}\n')}`],
      /--authorization-policy-file: .*bad-\d+: /,
    ],
    ['an unreadable audit policy', () => [`--audit-policy-file=${text('kind: Nothing\n')}`], /--audit-policy-file: /],
    [
      "a signer's certificate with another authority's key",
      () => [
        `--cluster-signing-kubelet-serving-cert-file=${text(authority.certificate)}`,
        `--cluster-signing-kubelet-serving-key-file=${text(other.privateKey.export({ type: 'pkcs8', format: 'pem' }) as string)}`,
      ],
      /--cluster-signing-kubelet-serving-key-file: .*bad-\d+: /,
    ],
    [
      'a signer outside of the server',
      () => ['--service-account-signing-endpoint=/run/signer.sock'],
      /--service-account-signing-endpoint: signers outside of the server are not supported/,
    ],
  ])('%s', async (_name, flags, line) => {
    const dataDir = makeDataDir();
    const failure = await startServer({ flags: flags(), dataDir }).catch((error: unknown) => error);
    expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
    expect(failure).toBeInstanceOf(ServerStartError);
    expect((failure as ServerStartError).exitCode).toBe(2);
    const said = (failure as ServerStartError).stderr
      .split('\n')
      .filter((text) => text.startsWith('cluster-apiserver: '));
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(line);
  });
});
