import { generateKeyPairSync, randomBytes, X509Certificate } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { issueCertificate } from '../../../src/credentials/issue.js';
import type { TrustPool } from '../../../src/credentials/trust-pool.js';
import { type StatusError, unauthorized } from '../../../src/meta/errors.js';
import { clientCertificateAuthenticator } from '../../../src/pipeline/authentication/client-certificate.js';
import { authenticationStage } from '../../../src/pipeline/authentication/stage.js';
import { unionAuthenticator } from '../../../src/pipeline/authentication/union.js';
import { alwaysAllowPaths } from '../../../src/pipeline/authorization/always.js';
import { mastersAuthorizer } from '../../../src/pipeline/authorization/masters.js';
import { authorizationStage } from '../../../src/pipeline/authorization/stage.js';
import { unionAuthorizer } from '../../../src/pipeline/authorization/union.js';
import { Call } from '../../../src/pipeline/call.js';
import { createChain, type Stage } from '../../../src/pipeline/chain.js';
import type { RequestInfo } from '../../../src/request/info.js';
import type { AuthorizationAttributes, Authenticator, Authorizer, Credentials } from '../../../src/request/ports.js';
import { refusal } from '../../../src/request/refusal.js';
import { ANONYMOUS, type User } from '../../../src/request/user.js';

const NOW = Date.UTC(2024, 0, 1);
const HOUR = 3_600_000;
const PATH = { kind: 'non-resource', verb: 'get', path: '/x' } as const;
const NOTES = { warn: () => undefined, annotate: () => undefined };
const ASKED: AuthorizationAttributes = { ...PATH, user: ANONYMOUS };
const NO_OPINION = { decision: 'no-opinion', reason: '' } as const;

function user(name: string, ...groups: string[]): User {
  return { name, uid: '', groups, extra: {} };
}

function call(credentials: Credentials = {}, info: RequestInfo = PATH, known?: User): Call {
  return new Call({ info, userAgent: 'test', credentials, ...(known === undefined ? {} : { user: known }) });
}

function certificate(commonName: string, organizations: string[]): Buffer {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const subject = { commonName, organizations };
  const pem = issueCertificate(
    { subject, publicKey, use: 'client', notBefore: NOW - HOUR, notAfter: NOW + HOUR, serial: randomBytes(16) },
    { subject, privateKey },
  );
  return new X509Certificate(pem).raw;
}

const STRANGER = certificate('stranger', []);

describe('client certificates', () => {
  let now = NOW;
  let pool: TrustPool = { trusts: (der) => !der.equals(STRANGER) };
  const method = clientCertificateAuthenticator({
    now: () => now,
    labelDomain: 'cluster.io',
    pool: () => pool,
  });

  test('they give the user and its groups, in the order of the certificate', async () => {
    const der = certificate('jane', ['dev', 'größe']);
    const found = await method.authenticate({ certificate: der }, NOTES);
    expect(found).toMatchObject({ name: 'jane', groups: ['dev', 'größe'] });
    expect(found!.extra['authentication.cluster.io/credential-id']![0]).toMatch(/^X509SHA256=[0-9a-f]{64}$/);
    expect(await method.authenticate({ certificate: der }, NOTES)).toBe(found);
  });

  test('no certificate is no opinion, one without a name does not authenticate', async () => {
    expect(await method.authenticate({}, NOTES)).toBeUndefined();
    expect(await method.authenticate({ certificate: certificate('', ['dev']) }, NOTES)).toBeUndefined();
  });

  test('an untrusted certificate is refused', async () => {
    await expect(async () => method.authenticate({ certificateError: 'SELF_SIGNED' }, NOTES)).rejects.toMatchObject({
      code: 401,
    });
  });

  test('a certificate of an authority for another purpose is refused', async () => {
    await expect(async () => method.authenticate({ certificate: STRANGER }, NOTES)).rejects.toMatchObject({
      code: 401,
    });
  });

  test('a certificate of a removed authority is refused, one of a new authority is accepted', async () => {
    const der = certificate('jane', []);
    await method.authenticate({ certificate: der }, NOTES);
    const before = pool;
    pool = { trusts: (each) => !each.equals(der) };
    await expect(async () => method.authenticate({ certificate: der }, NOTES)).rejects.toMatchObject({ code: 401 });
    pool = before;
    expect(await method.authenticate({ certificate: der }, NOTES)).toMatchObject({ name: 'jane' });
  });

  test('a connection that outlives its certificate is refused', async () => {
    const der = certificate('jane', []);
    await method.authenticate({ certificate: der }, NOTES);
    now = NOW + 2 * HOUR;
    await expect(async () => method.authenticate({ certificate: der }, NOTES)).rejects.toMatchObject({ code: 401 });
    now = NOW;
  });
});

describe('authenticators together', () => {
  const knows = (found: User): Authenticator => ({ authenticate: () => Promise.resolve(found) });
  const silent: Authenticator = { authenticate: () => Promise.resolve(undefined) };
  const failing: Authenticator = { authenticate: () => Promise.reject(unauthorized()) };

  test.each([
    ['the first that succeeds decides', [silent, knows(user('a')), knows(user('b'))], 'a system:authenticated'],
    ['one that fails does not stop the next', [failing, knows(user('a', 'g'))], 'a g,system:authenticated'],
    ['an existing group is not added again', [knows(user('a', 'system:authenticated'))], 'a system:authenticated'],
    [
      'unauthenticated users stay unauthenticated',
      [silent, knows(ANONYMOUS)],
      'system:anonymous system:unauthenticated',
    ],
    ['nobody knows', [silent], 'nobody'],
    ['none succeeds and one failed', [failing, silent], '401'],
  ])('%s', async (_what, methods, expected) => {
    const union = unionAuthenticator(methods);
    const answer = await (async () => union.authenticate({}, NOTES))()
      .then((found) => (found === undefined ? 'nobody' : `${found.name} ${found.groups.join()}`))
      .catch((error: StatusError) => String(error.code));
    expect(answer).toBe(expected);
  });

  test('a request without credentials is anonymous, one with bad credentials is refused', async () => {
    const open = { anonymous: true };
    expect(await unionAuthenticator([silent], open).authenticate({}, NOTES)).toBe(ANONYMOUS);
    await expect(async () => unionAuthenticator([failing], open).authenticate({}, NOTES)).rejects.toMatchObject({
      code: 401,
    });
  });
});

describe('authorization', () => {
  const authorizer = unionAuthorizer([mastersAuthorizer(), alwaysAllowPaths()]);
  const at = (verb: string, path: string): RequestInfo => ({ kind: 'non-resource', verb, path });
  test.each([
    ['masters', at('delete', '/anything'), user('root', 'system:masters'), 'allow'],
    ['others', at('get', '/anything'), user('jane'), 'no-opinion'],
    ['everybody at a health path', at('get', '/readyz'), ANONYMOUS, 'allow'],
    ['nobody at a single check', at('get', '/livez/etcd'), ANONYMOUS, 'no-opinion'],
    ['nobody after a slash', at('get', '/livez/'), ANONYMOUS, 'no-opinion'],
    ['everybody at the version with a slash', at('get', '/version/'), ANONYMOUS, 'allow'],
    ['everybody at the page', at('head', '/docs/static/x.js'), ANONYMOUS, 'allow'],
    ['nobody writing to them', at('post', '/docs/json'), ANONYMOUS, 'no-opinion'],
    ['nobody at paths beside them', at('get', '/docsecret'), ANONYMOUS, 'no-opinion'],
    ['nobody below the version', at('get', '/version/x'), ANONYMOUS, 'no-opinion'],
  ])('%s', async (_what, info, who, decision) => {
    expect((await authorizer.authorize({ ...info, user: who } as AuthorizationAttributes)).decision).toBe(decision);
  });

  test('the first opinion decides, and reasons of authorizers without one are joined', async () => {
    const says = (decision: 'allow' | 'deny' | 'no-opinion', reason: string) => ({
      authorize: () => Promise.resolve({ decision, reason }),
    });
    expect(
      await unionAuthorizer([says('no-opinion', 'a'), says('deny', 'b'), says('allow', 'c')]).authorize(ASKED),
    ).toEqual({ decision: 'deny', reason: 'b' });
    expect(await unionAuthorizer([says('no-opinion', 'a'), says('no-opinion', 'b')]).authorize(ASKED)).toEqual({
      decision: 'no-opinion',
      reason: 'a\nb',
    });
  });

  const resource = {
    kind: 'resource',
    verb: 'get',
    group: '',
    version: 'v1',
    namespace: 'ns',
    resource: 'pods',
    subresource: '',
    name: 'p',
    path: '',
  } as const;
  test.each([
    [resource, 'pods "p" is forbidden: User "jane" cannot get resource "pods" in API group "" in the namespace "ns"'],
    [
      { ...resource, subresource: 'log' },
      'pods "p" is forbidden: User "jane" cannot get resource "pods/log" in API group "" in the namespace "ns"',
    ],
    [
      { ...resource, verb: 'list', name: '', namespace: '' },
      'pods is forbidden: User "jane" cannot list resource "pods" in API group "" at the cluster scope',
    ],
    [
      { ...resource, group: 'apps', resource: 'deployments' },
      'deployments.apps "p" is forbidden: User "jane" cannot get resource "deployments" in API group "apps" in the namespace "ns"',
    ],
    [PATH, 'forbidden: User "jane" cannot get path "/x"'],
  ] as const)('a refusal names user, verb and resource', (info, message) => {
    const asked = { ...info, user: user('jane') };
    expect(refusal(asked as AuthorizationAttributes, '').message).toBe(message);
    expect(refusal(asked as AuthorizationAttributes, 'because').message).toBe(`${message}: because`);
  });
});

describe('the chain', () => {
  const noting = (name: string, log: string[]): Stage => ({
    name,
    async run(one, next) {
      log.push(`${name} in`);
      try {
        return await next(one);
      } finally {
        log.push(`${name} out`);
      }
    },
  });

  test('stages run in order and unwind in reverse, also after an error', async () => {
    const log: string[] = [];
    const chain = createChain([noting('a', log), noting('b', log)]);
    await chain.run(call(), () => Promise.resolve(log.push('work')));
    await expect(chain.run(call(), () => Promise.reject(new Error('x')))).rejects.toThrow('x');
    expect(log).toEqual(['a in', 'b in', 'work', 'b out', 'a out', 'a in', 'b in', 'b out', 'a out']);
  });

  test('without anything to wait for the result is there at once, and so is a refusal', () => {
    const known: Authenticator = { authenticate: () => user('jane', 'system:masters') };
    const silent: Authenticator = { authenticate: () => undefined };
    const chain = createChain([
      authenticationStage(unionAuthenticator([silent, known])),
      authorizationStage(unionAuthorizer([{ authorize: () => NO_OPINION }, mastersAuthorizer()])),
    ]);
    expect(chain.begin(call(), (one) => one.user.name)).toBe('jane');
    const refusing = createChain([authenticationStage(unionAuthenticator([silent]))]);
    expect(() => refusing.begin(call(), () => 'served')).toThrow(expect.objectContaining({ code: 401 }));
  });

  test('one stage that waits makes the whole chain wait, in order', async () => {
    const later: Authenticator = { authenticate: () => Promise.resolve(user('jane', 'system:masters')) };
    const failing: Authenticator = {
      authenticate() {
        throw unauthorized('bad');
      },
    };
    const asked: string[] = [];
    const slow: Authorizer = { authorize: ({ user: { name } }) => (asked.push(name), Promise.resolve(NO_OPINION)) };
    const chain = createChain([
      authenticationStage(unionAuthenticator([failing, later])),
      authorizationStage(unionAuthorizer([slow, mastersAuthorizer()])),
    ]);
    const running = chain.begin(call(), (one) => one.user.name);
    expect(running).toBeInstanceOf(Promise);
    expect(await running).toBe('jane');
    expect(asked).toEqual(['jane']);
  });

  test('each stage is measured without the later ones', async () => {
    let now = 0;
    const spent: Record<string, number> = {};
    const costs = (name: string, before: number, after: number): Stage => ({
      name,
      async run(one, next) {
        now += before;
        const result = await next(one);
        now += after;
        return result;
      },
    });
    const chain = createChain([costs('a', 1, 2), costs('b', 10, 20)], {
      now: () => now,
      timer: (stage, milliseconds) => (spent[stage] = milliseconds),
    });
    await chain.run(call(), () => {
      now += 1000;
      return Promise.resolve();
    });
    expect(spent).toEqual({ a: 3, b: 30 });
  });

  test('an authenticated request is not authenticated again, but authorized', async () => {
    const chain = createChain([
      authenticationStage({ authenticate: () => Promise.reject(new Error('asked')) }),
      authorizationStage(mastersAuthorizer()),
    ]);
    expect(
      await chain.run(call({}, PATH, user('root', 'system:masters')), (one) => Promise.resolve(one.user.name)),
    ).toBe('root');
    await expect(chain.run(call({}, PATH, user('jane')), () => Promise.resolve())).rejects.toMatchObject({ code: 403 });
  });

  test.each([
    ['exec', ['get'], 'pods "p" is forbidden: '],
    ['attach', ['get'], 'pods "p" is forbidden: '],
    ['portforward', ['get'], 'pods "p" is forbidden: '],
    ['exec', ['get', 'create'], undefined],
    ['log', ['get'], undefined],
    ['proxy', ['get'], undefined],
  ])('GET of %s of a pod by a user who may %j', async (subresource, verbs, refused) => {
    const authorizer: Authorizer = {
      authorize: ({ verb }) =>
        Promise.resolve({ decision: verbs.includes(verb) ? 'allow' : 'no-opinion', reason: '' } as const),
    };
    const scope = { group: '', version: 'v1', namespace: 'ns', resource: 'pods', name: 'p', path: '' };
    const info = { kind: 'resource', verb: 'get', subresource, ...scope } as const;
    const ran = createChain([authorizationStage(authorizer)]).run(call({}, info, user('jane')), () =>
      Promise.resolve(),
    );
    if (refused === undefined) await expect(ran).resolves.toBeUndefined();
    else await expect(ran).rejects.toMatchObject({ code: 403, message: refused });
  });

  test('a failing authorizer of a stream is a 500, as for any request', async () => {
    const authorizer: Authorizer = {
      authorize: ({ verb }) =>
        verb === 'get'
          ? { decision: 'allow', reason: '' }
          : { decision: 'no-opinion', reason: '', evaluationError: 'a role cannot be read' },
    };
    const scope = { group: '', version: 'v1', namespace: 'ns', resource: 'pods', name: 'p', path: '' };
    const info = { kind: 'resource', verb: 'get', subresource: 'exec', ...scope } as const;
    const ran = createChain([authorizationStage(authorizer)]).run(call({}, info, user('jane')), () =>
      Promise.resolve(),
    );
    await expect(ran).rejects.toMatchObject({
      code: 500,
      message: 'Internal error occurred: a role cannot be read',
    });
  });

  test('an unauthenticated request is a 401 before anything else', async () => {
    const chain = createChain([authenticationStage({ authenticate: () => Promise.resolve(undefined) })]);
    await expect(chain.run(call(), () => Promise.resolve())).rejects.toMatchObject({ code: 401 });
  });
});

describe('a call', () => {
  test('each warning is sent once, and their number is limited', () => {
    const one = call();
    one.warn('a');
    one.warn('a');
    expect(one.warnings).toEqual(['a']);
    for (let at = 0; at < 1000; at += 1) one.warn(String(at));
    expect(one.warnings.length).toBe(256);
  });

  test('completion callbacks are called, also when registered afterwards', () => {
    const early = call();
    let called = false;
    early.signal.addEventListener('abort', () => (called = true));
    early.abort('gone');
    early.abort('again');
    expect([called, early.signal.reason]).toEqual([true, 'gone']);
    const late = call();
    late.abort('gone');
    expect(late.signal.aborted).toBe(true);
  });

  test("it has an id, or the client's", () => {
    const parts = { info: PATH, userAgent: 'test', credentials: {} };
    expect(new Call(parts).auditId).toMatch(/^[0-9a-f-]{36}$/);
    expect(new Call({ ...parts, auditId: 'given-1' }).auditId).toBe('given-1');
    expect(new Call({ ...parts, auditId: 'x'.repeat(1025) }).auditId).toMatch(/^[0-9a-f-]{36}$/);
    expect(new Call({ ...parts, auditId: 'two words' }).auditId).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('observers are notified when a long answer begins, and once when it ends', () => {
    const one = call();
    const seen: string[] = [];
    one.observe({
      streaming: (status) => seen.push(`streaming ${status}`),
      over: (status) => seen.push(`over ${status}`),
    });
    one.streaming(200);
    one.over(200);
    one.over(500);
    expect(seen).toEqual(['streaming 200', 'over 200']);
  });

  test('the first value of an annotation is kept, and their number is limited', () => {
    const one = call();
    one.annotate('a', '1');
    one.annotate('a', '2');
    for (let at = 0; at < 1000; at += 1) one.annotate(`k${at}`, 'v');
    expect([one.annotations.get('a'), one.annotations.size]).toEqual(['1', 256]);
  });
});
