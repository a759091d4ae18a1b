import { describe, expect, test } from '@jest/globals';
import { impersonationStage } from '../../../../src/pipeline/authentication/impersonation.js';
import { Call } from '../../../../src/pipeline/call.js';
import { createChain } from '../../../../src/pipeline/chain.js';
import type { Authorizer } from '../../../../src/request/ports.js';
import type { User } from '../../../../src/request/user.js';
import { refusal } from '../../../support/in-process.js';

const ADMIN: User = { name: 'admin', uid: '', groups: ['system:authenticated'], extra: {} };

/** Runs the stage with these headers; only permissions in `allowed` are granted. */
async function act(headers: readonly [string, string][], allowed: RegExp = /./): Promise<Call> {
  const authorizer: Authorizer = {
    authorize: (asked) => {
      if (asked.kind !== 'resource') throw new Error('a path is no user');
      const { verb, group, resource, subresource, namespace, name } = asked;
      const text = [verb, group, resource, subresource, namespace, name].filter((part) => part !== '').join(' ');
      return { decision: allowed.test(text) ? 'allow' : 'no-opinion', reason: '' };
    },
  };
  const call = new Call({
    info: { kind: 'non-resource', verb: 'get', path: '/' },
    userAgent: 'test',
    credentials: {
      header: (name) => headers.filter(([key]) => key === name).map(([, value]) => value),
      headerNames: () => headers.map(([name]) => name),
    },
    user: ADMIN,
  });
  const chain = createChain([impersonationStage(authorizer, 'authentication.k8s.io')]);
  return chain.run(call, (after) => Promise.resolve(after));
}

describe('impersonation', () => {
  test('an extra value is authorized and kept whatever its key', async () => {
    const headers: [string, string][] = [
      ['impersonate-user', 'jane'],
      ['impersonate-extra-__proto__', 'x'],
    ];
    expect(Object.entries((await act(headers)).user.extra)).toEqual([['__proto__', ['x']]]);
    await expect(act(headers, / users jane$/)).rejects.toMatchObject({ code: 403 });
  });

  test('as many groups as a request can have are kept', async () => {
    const groups = Array.from({ length: 1_000 }, (_, index) => `group-${index}`);
    const headers = groups.map((name): [string, string] => ['impersonate-group', name]);
    const { user } = await act([['impersonate-user', 'jane'], ...headers]);
    expect(user.groups).toEqual([...groups, 'system:authenticated']);
  });

  test('without its headers the user stays the same', async () => {
    const call = await act([['accept', '*/*']]);
    expect([call.user, call.impersonator]).toEqual([ADMIN, undefined]);
  });

  test.each<[string, [string, string][], User]>([
    ['a user', [['impersonate-user', 'jane']], { name: 'jane', uid: '', groups: ['system:authenticated'], extra: {} }],
    [
      'groups, uid and extra values',
      [
        ['impersonate-user', 'jane'],
        ['impersonate-group', 'a'],
        ['impersonate-group', 'b'],
        ['impersonate-uid', 'u'],
        ['impersonate-extra-acme.io%2fscope', 'x'],
      ],
      { name: 'jane', uid: 'u', groups: ['a', 'b', 'system:authenticated'], extra: { 'acme.io/scope': ['x'] } },
    ],
    [
      'a service account has its groups',
      [['impersonate-user', 'system:serviceaccount:ns:robot']],
      {
        name: 'system:serviceaccount:ns:robot',
        uid: '',
        groups: ['system:serviceaccounts', 'system:serviceaccounts:ns', 'system:authenticated'],
        extra: {},
      },
    ],
    [
      'nobody',
      [['impersonate-user', 'system:anonymous']],
      { name: 'system:anonymous', uid: '', groups: ['system:unauthenticated'], extra: {} },
    ],
  ])('as %s', async (_what, headers, expected) => {
    const call = await act(headers);
    expect([call.user, call.impersonator]).toEqual([expected, ADMIN]);
  });

  test.each<[string, [string, string][], RegExp, string]>([
    [
      'the user',
      [['impersonate-user', 'jane']],
      /^never/,
      '403 Forbidden: users "jane" is forbidden: User "admin" cannot impersonate resource "users" in API group "" at the cluster scope',
    ],
    [
      'the account, in its namespace',
      [['impersonate-user', 'system:serviceaccount:ns:robot']],
      /^never/,
      '403 Forbidden: serviceaccounts "robot" is forbidden: User "admin" cannot impersonate resource "serviceaccounts" in API group "" in the namespace "ns"',
    ],
    [
      'a group',
      [
        ['impersonate-user', 'jane'],
        ['impersonate-group', 'system:masters'],
      ],
      /users/,
      '403 Forbidden: groups "system:masters" is forbidden: User "admin" cannot impersonate resource "groups" in API group "" at the cluster scope',
    ],
    [
      'an extra value',
      [
        ['impersonate-user', 'jane'],
        ['impersonate-extra-scopes', 'view'],
      ],
      / users/,
      '403 Forbidden: userextras.authentication.k8s.io "view" is forbidden: User "admin" cannot impersonate resource "userextras/scopes" in API group "authentication.k8s.io" at the cluster scope',
    ],
    [
      'groups without a user',
      [['impersonate-group', 'ops']],
      /./,
      '400 BadRequest: requested [{Group  ops    }] without impersonating a user',
    ],
  ])('refused: %s', async (_what, headers, allowed, message) => {
    expect(await refusal(act(headers, allowed))).toBe(message);
  });
});
