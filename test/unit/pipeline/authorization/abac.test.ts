import { describe, expect, test } from '@jest/globals';
import { abacAuthorizer, abacRules, parsePolicyFile } from '../../../../src/pipeline/authorization/abac.js';
import type { AuthorizationAttributes } from '../../../../src/request/ports.js';

const FILE = `
# comments and empty lines say nothing

{"apiVersion":"abac.authorization.kubernetes.io/v1beta1","kind":"Policy","spec":{"user":"alice","namespace":"*","resource":"*","apiGroup":"*"}}
{"apiVersion":"abac.authorization.kubernetes.io/v1beta1","kind":"Policy","spec":{"group":"readers","namespace":"a","resource":"pods","readonly":true}}
{"apiVersion":"abac.authorization.kubernetes.io/v1beta1","kind":"Policy","spec":{"user":"*","nonResourcePath":"/logs/*","readonly":true}}
{"apiVersion":"abac.authorization.kubernetes.io/v1beta1","kind":"Policy","spec":{"namespace":"*","resource":"*","apiGroup":"*","nonResourcePath":"*"}}
{"user":"bob","namespace":"b"}
`;
const policies = parsePolicyFile(FILE);
const authorizer = abacAuthorizer(policies);

function user(name: string, groups: readonly string[]) {
  return { name, uid: '', groups: [...groups, 'system:authenticated'], extra: {} };
}

function onResource(name: string, groups: string[], more: Partial<Record<string, string>>): AuthorizationAttributes {
  const base = { verb: 'get', group: '', version: 'v1', namespace: 'a', resource: 'pods', subresource: '', name: '' };
  return { kind: 'resource', user: user(name, groups), ...base, ...more } as AuthorizationAttributes;
}

describe('policies', () => {
  test.each<[string, AuthorizationAttributes, boolean]>([
    ['a user with everything', onResource('alice', [], { verb: 'delete', group: 'apps', resource: 'x' }), true],
    ['is not a path', { kind: 'non-resource', user: user('alice', []), verb: 'get', path: '/metrics' }, false],
    ['a group that reads', onResource('r', ['readers'], { verb: 'watch' }), true],
    ['and does not write', onResource('r', ['readers'], { verb: 'update' }), false],
    ['nor elsewhere', onResource('r', ['readers'], { namespace: 'b' }), false],
    ['nor other groups', onResource('r', ['readers'], { group: 'apps' }), false],
    [
      'everybody who is authenticated',
      { kind: 'non-resource', user: user('x', []), verb: 'get', path: '/logs/a' },
      true,
    ],
    ['reads only', { kind: 'non-resource', user: user('x', []), verb: 'post', path: '/logs/a' }, false],
    [
      'anonymous users do not',
      { kind: 'non-resource', user: { name: 's', uid: '', groups: [], extra: {} }, verb: 'get', path: '/logs/a' },
      false,
    ],
    ['the oldest form', onResource('bob', [], { namespace: 'b', group: 'apps', verb: 'delete' }), true],
    ['has its namespace', onResource('bob', [], {}), false],
  ])('%s', (_name, asked, allowed) => {
    expect(authorizer.authorize(asked)).toEqual(
      allowed ? { decision: 'allow', reason: '' } : { decision: 'no-opinion', reason: 'No policy matched.' },
    );
  });

  test('policies are listed as rules', () => {
    expect(abacRules(policies).rulesFor(user('r', ['readers']), 'a')).toEqual({
      resourceRules: [{ verbs: ['get', 'list', 'watch'], apiGroups: [''], resources: ['pods'] }],
      nonResourceRules: [],
      incomplete: false,
      evaluationError: '',
    });
  });

  test.each([
    ['{"user":', /^line 1: /],
    ['\n[]', /^line 2: is no JSON object$/],
    ['{"kind":"Policy","apiVersion":"v9","spec":{}}', /^line 1: kind must be Policy and apiVersion abac/],
    ['{"user":7}', /^line 1: user is no string$/],
    ['{"user":"a","readonly":"yes"}', /^line 1: readonly is neither/],
  ])('%j is rejected', (text, message) => {
    expect(() => parsePolicyFile(text)).toThrow(message);
  });
});
