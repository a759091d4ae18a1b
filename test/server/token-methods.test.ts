import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Api } from '../support/api.js';
import { expectCode, expectStatus } from '../support/expect-status.js';
import {
  confusedToken,
  idToken,
  type OidcProvider,
  providerKey,
  startOidcProvider,
  unsignedToken,
} from '../support/oidc-provider.js';
import { type AskedReview, type ReviewService, startReviewService } from '../support/review-service.js';
import { makeScratch } from '../support/scratch.js';
import { type ServerProcess, startServer } from '../support/server-process.js';
import { waitFor } from '../support/wait-for.js';

const WHO = '/apis/authentication.k8s.io/v1/selfsubjectreviews';
const REVIEW = { apiVersion: 'authentication.k8s.io/v1', kind: 'SelfSubjectReview' };
const rsa = providerKey('rsa', 'RS256');
const ec = providerKey('ec', 'ES256');
let provider: OidcProvider;
let webhook: ReviewService;
let server: ServerProcess;
let anonymous: Api;
let admin: Api;

beforeAll(async () => {
  provider = await startOidcProvider([rsa, ec]);
  // The provider is down while the server starts.
  provider.leave();
  webhook = await startReviewService();
  const folder = makeScratch('token-methods');
  const webhookFile = join(folder, 'webhook.kubeconfig');
  writeFileSync(webhookFile, webhook.kubeconfig({ token: 'server' }));
  const ca = join(folder, 'provider.crt');
  writeFileSync(ca, provider.ca);
  server = await startServer({
    flags: [
      '--naming=kubernetes',
      `--oidc-issuer-url=${provider.url}`,
      '--oidc-client-id=client',
      '--oidc-username-claim=email',
      '--oidc-groups-claim=groups',
      '--oidc-groups-prefix=oidc:',
      '--oidc-required-claim=hd=example.com',
      '--oidc-signing-algs=RS256,ES256',
      `--oidc-ca-file=${ca}`,
      `--authentication-token-webhook-config-file=${webhookFile}`,
      '--authentication-token-webhook-version=v1',
      '--authorization-mode=RBAC,Webhook',
      `--authorization-webhook-config-file=${webhookFile}`,
      '--authorization-webhook-cache-unauthorized-ttl=0',
    ],
  });
  provider.comeBack();
  anonymous = new Api(server.kubeconfig, { anonymous: true });
  admin = new Api(server.kubeconfig);
});
afterAll(async () => {
  await server?.stop();
  await provider?.stop();
  await webhook?.close();
});

/** How the server identifies the bearer of a token. */
function bearer(token: string): ReturnType<Api['send']> {
  return anonymous.send('POST', WHO, { body: REVIEW, headers: { authorization: `Bearer ${token}` } });
}

const claims = (more: object = {}): Record<string, unknown> =>
  provider.claims({ email: 'jane@example.com', email_verified: true, hd: 'example.com', groups: ['dev'], ...more });

describe('ID tokens of an OpenID Connect provider', () => {
  test('ID tokens are accepted as soon as the provider can be reached', async () => {
    const token = await idToken(claims({ jti: 'x' }), rsa);
    const answer = await waitFor('the token counts', async () => {
      const given = await bearer(token);
      return given.status === 201 && given;
    });
    expect(answer.json.status.userInfo).toEqual({
      username: 'jane@example.com',
      groups: ['oidc:dev', 'system:authenticated'],
      extra: { 'authentication.kubernetes.io/credential-id': ['JTI=x'] },
    });
    expect((await bearer(await idToken(claims(), ec))).json.status.userInfo.username).toBe('jane@example.com');
  });

  test('ID tokens may be reviewed', async () => {
    const review = async (token: string): Promise<unknown> => {
      const body = { apiVersion: 'authentication.k8s.io/v1', kind: 'TokenReview', spec: { token } };
      return (await admin.post('/apis/authentication.k8s.io/v1/tokenreviews', body)).json.status;
    };
    expect(await review(await idToken(claims(), rsa))).toMatchObject({
      authenticated: true,
      user: { username: 'jane@example.com', groups: ['oidc:dev', 'system:authenticated'] },
    });
    expect(await review(await idToken(claims({ aud: 'other' }), rsa))).toEqual({
      user: {},
      error: '[invalid bearer token, oidc: verify token: expected audience in ["client"]]',
    });
  });

  test('ID tokens have the permissions of their groups', async () => {
    const binding = {
      apiVersion: 'rbac.authorization.k8s.io/v1',
      kind: 'ClusterRoleBinding',
      metadata: { name: 'dev-view' },
      roleRef: { apiGroup: 'rbac.authorization.k8s.io', kind: 'ClusterRole', name: 'view' },
      subjects: [{ apiGroup: 'rbac.authorization.k8s.io', kind: 'Group', name: 'oidc:dev' }],
    };
    expectCode(await admin.post('/apis/rbac.authorization.k8s.io/v1/clusterrolebindings', binding), 201);
    const headers = { authorization: `Bearer ${await idToken(claims(), ec)}` };
    await waitFor(
      'the binding counts',
      async () => (await anonymous.get('/api/v1/configmaps', headers)).status === 200,
    );
    expectStatus(await anonymous.get('/api/v1/secrets', headers), 403, 'Forbidden', /User "jane@example.com" cannot/);
  });

  test.each<[string, () => string | Promise<string>]>([
    ['for another client', () => idToken(claims({ aud: 'other' }), rsa)],
    ['that have ended', () => idToken(claims({ exp: Math.floor(Date.now() / 1000) - 60 }), rsa)],
    ['unsigned', () => unsignedToken(claims())],
    ['whose secret is the public key', () => confusedToken(claims(), rsa)],
    ['of an unverified address', () => idToken(claims({ email_verified: false }), rsa)],
    ['whose address is not a string', () => idToken(claims({ email: ['jane@example.com'] }), rsa)],
    ['whose groups are not strings', () => idToken(claims({ groups: [{}] }), rsa)],
    ['without the required claim', () => idToken(claims({ hd: undefined }), rsa)],
    ['signed by an unknown issuer', () => idToken(claims(), providerKey('rsa', 'RS256'))],
    ['of an unknown key', () => idToken(claims(), providerKey('unknown', 'ES256'))],
  ])('ID tokens are refused when %s', async (_what, token) => {
    expectStatus(await bearer(await token()), 401, 'Unauthorized');
  });

  test('tokens signed with a later added key are accepted', async () => {
    const fresh = providerKey('fresh', 'RS256');
    provider.keys = [fresh];
    const token = await idToken(claims(), fresh);
    await waitFor('the new key is known', async () => (await bearer(token)).status === 201);
    expectStatus(await bearer(await idToken(claims({ jti: 'old' }), rsa)), 401, 'Unauthorized');
  });
});

describe('webhooks', () => {
  const JANE = { username: 'webhook-jane', groups: ['ops'] };
  const knowJane = (decide: (spec: AskedReview['spec']) => object | number): void => {
    webhook.answer = ({ kind, spec }) => {
      if (kind === 'SubjectAccessReview') return decide(spec);
      return spec.token === 'janes' ? { authenticated: true, user: JANE } : { authenticated: false };
    };
  };
  const headers = { authorization: 'Bearer janes' };

  test('webhooks authenticate tokens', async () => {
    knowJane(() => ({}));
    expect((await bearer('janes')).json.status.userInfo).toMatchObject({
      username: 'webhook-jane',
      groups: ['ops', 'system:authenticated'],
    });
    expectStatus(await bearer('nobodys'), 401, 'Unauthorized');
    const body = { apiVersion: 'authentication.k8s.io/v1', kind: 'TokenReview', spec: { token: 'janes' } };
    expect((await admin.post('/apis/authentication.k8s.io/v1/tokenreviews', body)).json.status).toMatchObject({
      authenticated: true,
      user: { username: 'webhook-jane' },
    });
    expect(webhook.asked.find(({ kind }) => kind === 'TokenReview')!.authorization).toBe('Bearer server');
  });

  test('webhooks decide where no role does', async () => {
    knowJane(({ resourceAttributes }) =>
      resourceAttributes?.resource === 'nodes' ? { allowed: true } : { allowed: false, reason: 'not for ops' },
    );
    expectCode(await anonymous.get('/api/v1/nodes', headers), 200);
    expectStatus(
      await anonymous.get('/api/v1/namespaces/default/pods/p', headers),
      403,
      'Forbidden',
      /^pods "p" is forbidden: User "webhook-jane" cannot get resource "pods" in API group "" in the namespace "default": not for ops$/,
    );
    const asked = webhook.asked.find(({ spec }) => spec['resourceAttributes']?.name === 'p')!;
    expect(asked).toMatchObject({
      apiVersion: 'authorization.k8s.io/v1beta1',
      spec: { user: 'webhook-jane', group: ['ops', 'system:authenticated'] },
    });
  });

  test('webhooks get the selectors of a list, over HTTP and over Connect', async () => {
    knowJane(() => ({ allowed: true }));
    const selectors = { fieldSelector: 'metadata.name=p,spec.nodeName!=n', labelSelector: 'app in (a,b),!old' };
    const query = new URLSearchParams(selectors);
    expectCode(await anonymous.get(`/api/v1/namespaces/by-http/pods?${query.toString()}`, headers), 200);
    const body = { namespace: 'by-connect', ...selectors };
    expectCode(await anonymous.send('POST', '/cluster.api.core.v1.PodService/List', { headers, body }), 200);
    for (const namespace of ['by-http', 'by-connect']) {
      const asked = webhook.asked.find(({ spec }) => spec['resourceAttributes']?.namespace === namespace)!;
      expect(asked.spec['resourceAttributes']).toMatchObject({
        verb: 'list',
        name: 'p',
        fieldSelector: {
          requirements: [
            { key: 'metadata.name', operator: 'In', values: ['p'] },
            { key: 'spec.nodeName', operator: 'NotIn', values: ['n'] },
          ],
        },
        labelSelector: {
          requirements: [
            { key: 'app', operator: 'In', values: ['a', 'b'] },
            { key: 'old', operator: 'DoesNotExist' },
          ],
        },
      });
    }
  });

  test('a review without a version asks about every one', async () => {
    knowJane(() => ({ allowed: true }));
    const answer = await admin.post('/apis/authorization.k8s.io/v1/subjectaccessreviews', {
      apiVersion: 'authorization.k8s.io/v1',
      kind: 'SubjectAccessReview',
      spec: { user: 'webhook-jane', resourceAttributes: { verb: 'get', resource: 'pods', namespace: 'unversioned' } },
    });
    expect(answer.json.status).toEqual({ allowed: true });
    const asked = webhook.asked.find(({ spec }) => spec['resourceAttributes']?.namespace === 'unversioned')!;
    expect(asked.spec['resourceAttributes']).toEqual({
      namespace: 'unversioned',
      verb: 'get',
      version: '*',
      resource: 'pods',
    });
  });

  test('failing webhooks are an internal error, and named in reviews', async () => {
    knowJane(() => 403);
    expectStatus(await anonymous.get('/api/v1/pods', headers), 500, 'InternalError', /the webhook answered 403/);
    const review = (kind: string, spec: object): ReturnType<Api['post']> =>
      admin.post(`/apis/authorization.k8s.io/v1/${kind.toLowerCase()}s`, {
        apiVersion: 'authorization.k8s.io/v1',
        kind,
        spec,
      });
    const asked = { user: 'webhook-jane', resourceAttributes: { verb: 'get', resource: 'pods' } };
    expect((await review('SubjectAccessReview', asked)).json.status).toEqual({
      allowed: false,
      evaluationError: expect.stringMatching(/the webhook answered 403/),
    });
    expect((await review('SelfSubjectRulesReview', { namespace: 'default' })).json.status).toMatchObject({
      incomplete: true,
      evaluationError: 'webhook authorizer does not support user rule resolution',
    });
  });
});
