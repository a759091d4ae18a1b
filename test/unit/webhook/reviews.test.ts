import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { readWebhookFile } from '../../../src/config/webhook-file.js';
import { toPem } from '../../../src/credentials/pem.js';
import { webhookTokenAuthenticator, type WebhookTokenParts } from '../../../src/pipeline/authentication/webhook.js';
import { webhookAuthorizer, type WebhookAuthorizerParts } from '../../../src/pipeline/authorization/webhook.js';
import type { AuthorizationAttributes, Authorizer, Decision, TokenAuthenticator } from '../../../src/request/ports.js';
import { createWebhookCaller } from '../../../src/webhook/call.js';
import { callReview } from '../../../src/webhook/review.js';
import { type ReviewService, startReviewService } from '../../support/review-service.js';
import { makeScratch } from '../../support/scratch.js';

const NOTES = { warn: () => undefined, annotate: () => undefined };
const caller = createWebhookCaller();
const folder = makeScratch('reviews');
let service: ReviewService;
let clock = 0;

beforeAll(async () => {
  service = await startReviewService();
});
beforeEach(() => {
  service.asked.length = 0;
  clock += 3_600_000;
});
afterAll(async () => {
  caller.close();
  await service.close();
});

/** The target that a kubeconfig with this user names. */
function target(user: object = {}): ReturnType<typeof readWebhookFile> {
  const file = join(folder, 'kubeconfig');
  writeFileSync(file, service.kubeconfig(user));
  return readWebhookFile('a-flag', file);
}

function tokens(parts: Partial<WebhookTokenParts> = {}): TokenAuthenticator {
  return webhookTokenAuthenticator({
    caller,
    target: target(),
    apiVersion: 'authentication.k8s.io/v1',
    cacheTtl: 60_000,
    audiences: ['api'],
    monotonic: () => clock,
    ...parts,
  });
}

function authorizer(parts: Partial<WebhookAuthorizerParts> = {}): Authorizer {
  return webhookAuthorizer({
    caller,
    target: target(),
    group: 'authorization.k8s.io',
    version: 'v1',
    authorizedTtl: 60_000,
    unauthorizedTtl: 10_000,
    monotonic: () => clock,
    ...parts,
  });
}

const JANE = { name: 'jane', uid: '1', groups: ['dev'], extra: { 'example.com/a': ['b'] } };
const READ: AuthorizationAttributes = {
  kind: 'resource',
  user: JANE,
  verb: 'get',
  group: 'apps',
  version: 'v1',
  namespace: 'ns',
  resource: 'deployments',
  subresource: 'scale',
  name: 'd',
};

describe('the file of a webhook', () => {
  test('it contains credentials', async () => {
    service.answer = () => ({ authenticated: true, user: { username: 'jane' } });
    await tokens({ target: target({ token: 'secret' }) }).authenticate('t', ['api'], NOTES);
    await tokens({ target: target({ username: 'me', password: 'secret' }) }).authenticate('t', ['api'], NOTES);
    expect(service.asked.map(({ path, authorization }) => [path, authorization])).toEqual([
      ['/review?by=test', 'Bearer secret'],
      ['/review?by=test', `Basic ${Buffer.from('me:secret').toString('base64')}`],
    ]);
  });

  test.each([
    ['nothing', 'no context named'],
    [': {', ''],
    [JSON.stringify({ contexts: [] }), 'no context named ""'],
  ])('with %j it is rejected with one line', (text, message) => {
    const file = join(folder, 'bad');
    writeFileSync(file, text);
    expect(() => readWebhookFile('a-flag', file)).toThrow(message);
    expect(() => readWebhookFile('a-flag', file)).toThrow(/^--a-flag: [^\n]*$/);
  });

  test('it may name a user without details, but no unlisted user', () => {
    const file = join(folder, 'named');
    const entry = `, "users": [{ "name": "somebody" }]`;
    const text = JSON.stringify({
      'current-context': 'here',
      contexts: [{ name: 'here', context: { cluster: 'there', user: 'somebody' } }],
      clusters: [{ name: 'there', cluster: { server: 'https://127.0.0.1:1' } }],
    });
    writeFileSync(file, text);
    expect(() => readWebhookFile('a-flag', file)).toThrow('no user named "somebody"');
    writeFileSync(file, text.replace(/}$/, `${entry}}`));
    expect(() => readWebhookFile('a-flag', file)).not.toThrow();
  });

  test.each([
    ['another kind', { kind: 'Pod' }, 'it is of kind Pod, not Config'],
    ['a program for credentials', { user: { exec: { command: 'true' } } }, 'exec of the user "me" is not supported'],
    [
      'an old plugin',
      { user: { 'auth-provider': { name: 'gcp' } } },
      'auth-provider of the user "me" is not supported',
    ],
    ['impersonation', { user: { as: 'root' } }, 'as of the user "me" is not supported'],
    ['a proxy', { cluster: { 'proxy-url': 'http://p' } }, 'proxy-url of the cluster of context "c" is not supported'],
    ['a token of two lines', { user: { token: 'a\nb' } }, 'the token of the user "me" has a character that no header'],
    ['a token in a missing file', { user: { tokenFile: 'nix' } }, `${folder}/nix does not exist`],
    [
      'an unreadable authority',
      { cluster: { 'certificate-authority-data': '!!' } },
      'certificate-authority-data is no',
    ],
    ['an empty authority', { cluster: { 'certificate-authority': '/dev/null' } }, 'the certificate authority is empty'],
    [
      'a broken authority',
      {
        cluster: {
          'certificate-authority-data': Buffer.from(toPem('CERTIFICATE', Buffer.alloc(9))).toString('base64'),
        },
      },
      'unable to load root certificates: failed to parse certificate',
    ],
  ])('with %s it is rejected: unsupported members are not ignored', (_what, parts, message) => {
    const { kind = 'Config', user = {}, cluster = {} } = parts as { kind?: string; user?: object; cluster?: object };
    const file = join(folder, 'odd');
    const content = {
      kind,
      'current-context': 'c',
      contexts: [{ name: 'c', context: { cluster: 'there', user: 'me' } }],
      clusters: [{ name: 'there', cluster: { server: 'https://127.0.0.1:1', ...cluster } }],
      users: [{ name: 'me', user }],
    };
    writeFileSync(file, JSON.stringify(content));
    expect(() => readWebhookFile('a-flag', file)).toThrow(message);
    expect(() => readWebhookFile('a-flag', file)).toThrow(/^--a-flag: [^\n]*$/);
  });

  test('it may name a token file that can be replaced at any time', async () => {
    writeFileSync(join(folder, 'token'), 'first\n');
    const now = jest.spyOn(performance, 'now').mockReturnValue(0);
    const to = target({ tokenFile: 'token' });
    expect(to.headers?.()).toEqual({ authorization: 'Bearer first' });
    writeFileSync(join(folder, 'token'), 'second\n');
    expect(to.headers?.()).toEqual({ authorization: 'Bearer first' });
    now.mockReturnValue(60_001);
    expect(to.headers?.()).toEqual({ authorization: 'Bearer second' });
    now.mockRestore();
  });

  test('it must exist, and name an https server', () => {
    expect(() => readWebhookFile('a-flag', join(folder, 'none'))).toThrow(/^--a-flag: .*does not exist$/);
    const file = join(folder, 'plain');
    writeFileSync(file, service.kubeconfig().replace('https:', 'http:'));
    expect(() => readWebhookFile('a-flag', file)).toThrow(/no https server/);
  });
});

describe('a review', () => {
  const review = (timeoutMs = 10_000): Promise<unknown> =>
    callReview({ caller, target: target(), apiVersion: 'a/v1', kind: 'K', spec: { x: 1 }, timeoutMs });

  test.each([502, 503])('it is retried when the other server has a temporary problem (%i)', async (status) => {
    let attempts = 0;
    service.answer = () => ((attempts += 1) < 2 ? status : { fine: true });
    expect(await review()).toEqual({ fine: true });
    expect(service.asked).toHaveLength(2);
  });

  test('its answer may lack kind and apiVersion', async () => {
    service.answer = () => ({ fine: true });
    service.named = false;
    expect(await review()).toEqual({ fine: true });
    service.named = true;
  });

  test('it is not retried when it is refused, and ends in time', async () => {
    service.answer = () => 403;
    await expect(review()).rejects.toThrow(/the webhook answered 403: trouble/);
    expect(service.asked).toHaveLength(1);
    service.answer = () => new Promise(() => undefined);
    await expect(review(100)).rejects.toThrow(/context deadline exceeded/);
  });
});

describe('tokens of a webhook', () => {
  test.each<[string, object]>([
    ['an invalid user', { authenticated: true, user: 'jane' }],
    ['extra values that are a list', { authenticated: true, user: { username: 'jane', extra: [] } }],
    ['an error that is not a string', { authenticated: true, user: { username: 'jane' }, error: 7 }],
  ])('an answer with %s does not authenticate', async (_what, status) => {
    service.answer = () => status;
    await expect(tokens().authenticate('t', ['api'], NOTES)).rejects.toThrow(/malformed/);
  });

  test('they are reviewed once, with their audiences', async () => {
    service.answer = () => ({
      authenticated: true,
      user: { username: 'jane', uid: '1', groups: ['dev'], extra: { 'example.com/a': ['b'] } },
    });
    const by = tokens();
    const both = await Promise.all([1, 2].map(() => by.authenticate('t', ['api', 'other'], NOTES)));
    expect(both).toEqual([1, 2].map(() => ({ user: JANE, audiences: ['api'] })));
    expect(await by.authenticate('t', ['api', 'other'], NOTES)).toBe(both[0]);
    expect(service.asked).toMatchObject([
      {
        kind: 'TokenReview',
        apiVersion: 'authentication.k8s.io/v1',
        spec: { token: 't', audiences: ['api', 'other'] },
      },
    ]);
    clock += 61_000;
    await by.authenticate('t', ['api', 'other'], NOTES);
    expect(service.asked).toHaveLength(2);
  });

  test('a negative answer is cached too', async () => {
    service.answer = () => ({ authenticated: false });
    const by = tokens();
    for (let times = 0; times < 2; times += 1) expect(await by.authenticate('t', ['api'], NOTES)).toBeUndefined();
    expect(service.asked).toHaveLength(1);
  });

  test('they are valid for the audiences that it names', async () => {
    service.answer = () => ({ authenticated: true, user: { username: 'jane' }, audiences: ['other'] });
    expect(await tokens().authenticate('t', ['api'], NOTES)).toBeUndefined();
    expect(await tokens().authenticate('t', ['api', 'other'], NOTES)).toMatchObject({ audiences: ['other'] });
  });

  test('they are refused for its reason, and for an invalid answer; neither is cached', async () => {
    const by = tokens();
    service.answer = () => ({ authenticated: false, error: 'it has ended' });
    await expect(by.authenticate('t', ['api'], NOTES)).rejects.toThrow('it has ended');
    for (const user of [{ username: 7 }, { username: 'jane', groups: 'dev' }, { username: 'j', extra: { a: [1] } }]) {
      service.answer = () => ({ authenticated: true, user });
      await expect(by.authenticate('t', ['api'], NOTES)).rejects.toThrow(/malformed/);
    }
    expect(service.asked).toHaveLength(4);
  });
});

describe('an authorization webhook', () => {
  test.each<[object, Decision]>([
    [{ allowed: true }, { decision: 'allow', reason: '' }],
    [
      { allowed: false, denied: true, reason: 'no' },
      { decision: 'deny', reason: 'no' },
    ],
    [
      { allowed: false, reason: 'who?' },
      { decision: 'no-opinion', reason: 'who?' },
    ],
    [
      { allowed: true, denied: true },
      {
        decision: 'deny',
        reason: '',
        evaluationError: 'webhook subject access review returned both allow and deny response',
      },
    ],
  ])('it answers %j', async (status, decision) => {
    service.answer = () => status;
    expect(await authorizer().authorize(READ)).toEqual(decision);
  });

  test.each<[string, object]>([
    ['allowed', { allowed: 'true' }],
    ['denied', { allowed: false, denied: 'true' }],
    ['reason', { allowed: true, reason: 7 }],
    ['evaluationError', { allowed: true, evaluationError: {} }],
  ])('an answer whose %s has another type counts as a failure', async (member, status) => {
    service.answer = () => status;
    expect(await authorizer({ failurePolicy: 'Deny' }).authorize(READ)).toMatchObject({
      decision: 'deny',
      evaluationError: expect.stringContaining(`status.${member}`),
    });
  });

  test('null members are absent ones', async () => {
    service.answer = () => ({ allowed: true, denied: null, reason: null, evaluationError: null });
    expect(await authorizer().authorize(READ)).toEqual({ decision: 'allow', reason: '' });
  });

  test('it gets everything except empty members', async () => {
    service.answer = () => ({ allowed: true });
    await authorizer().authorize(READ);
    await authorizer({ version: 'v1beta1' }).authorize({
      kind: 'non-resource',
      user: { name: 'jane', uid: '', groups: ['dev'], extra: {} },
      verb: 'get',
      path: '/metrics',
    });
    expect(service.asked.map(({ apiVersion, spec }) => [apiVersion, spec])).toEqual([
      [
        'authorization.k8s.io/v1',
        {
          user: 'jane',
          uid: '1',
          groups: ['dev'],
          extra: { 'example.com/a': ['b'] },
          resourceAttributes: {
            verb: 'get',
            group: 'apps',
            version: 'v1',
            namespace: 'ns',
            resource: 'deployments',
            subresource: 'scale',
            name: 'd',
          },
        },
      ],
      [
        'authorization.k8s.io/v1beta1',
        { user: 'jane', group: ['dev'], nonResourceAttributes: { verb: 'get', path: '/metrics' } },
      ],
    ]);
  });

  test('its answers are cached as long as the flags say', async () => {
    const by = authorizer();
    for (const [status, ttl] of [
      [{ allowed: true }, 60_000],
      [{ allowed: false }, 10_000],
    ] as const) {
      service.answer = () => status;
      const before = service.asked.length;
      await by.authorize(READ);
      clock += ttl - 1;
      await by.authorize(READ);
      expect(service.asked).toHaveLength(before + 1);
      clock += 2;
    }
    await by.authorize(READ);
    expect(service.asked).toHaveLength(3);
  });

  test('an unreachable one has no opinion, and the reason is logged', async () => {
    service.answer = () => 403;
    const by = authorizer();
    for (let times = 0; times < 2; times += 1) {
      expect(await by.authorize(READ)).toMatchObject({
        decision: 'no-opinion',
        evaluationError: expect.stringMatching(/answered 403/),
      });
    }
    expect(service.asked).toHaveLength(2);
  });
});

describe('the selectors of a request', () => {
  const list = (more: object): AuthorizationAttributes =>
    ({ ...READ, verb: 'list', subresource: '', name: '', ...more }) as AuthorizationAttributes;
  test('reviews contain their terms; unsupported ones are omitted', async () => {
    service.answer = () => ({ allowed: true });
    const selectors = { fieldSelector: 'a.b=c,d!=e', labelSelector: 'x=1,y in (3,2),z,!w,v!=4,n>5' };
    await authorizer().authorize(list(selectors));
    await authorizer().authorize(list({ fieldSelector: '=,', labelSelector: '!!' }));
    await authorizer().authorize(list({ labelSelector: 'n<5' }));
    const [all, ...broken] = service.asked.map(({ spec }) => spec['resourceAttributes'] as Record<string, unknown>);
    expect(all).toMatchObject({
      fieldSelector: {
        requirements: [
          { key: 'a.b', operator: 'In', values: ['c'] },
          { key: 'd', operator: 'NotIn', values: ['e'] },
        ],
      },
      labelSelector: {
        requirements: expect.arrayContaining([
          { key: 'x', operator: 'In', values: ['1'] },
          { key: 'y', operator: 'In', values: ['2', '3'] },
          { key: 'z', operator: 'Exists' },
          { key: 'w', operator: 'DoesNotExist' },
          { key: 'v', operator: 'NotIn', values: ['4'] },
        ]),
      },
    });
    expect((all!['labelSelector'] as { requirements: object[] }).requirements).toHaveLength(5);
    for (const each of broken) expect(Object.keys(each)).not.toContain('labelSelector');
  });
});

test('an answer with very many values, or nested very deep, is rejected', async () => {
  const asked = { caller, target: target(), apiVersion: 'authentication.k8s.io/v1', kind: 'TokenReview', spec: {} };
  const groups = (count: number): object => ({ user: { groups: Array.from({ length: count }, () => 'g') } });
  service.answer = () => groups(10_000);
  expect(await callReview({ ...asked, timeoutMs: 30_000 })).toEqual(groups(10_000));
  service.answer = () => groups(100_000);
  await expect(callReview({ ...asked, timeoutMs: 30_000 })).rejects.toThrow(/holds too many values/);
  let deep: object = {};
  for (let depth = 0; depth < 2_000; depth += 1) deep = { deep };
  service.answer = () => deep;
  await expect(callReview({ ...asked, timeoutMs: 30_000 })).rejects.toThrow(/is not JSON/);
});
