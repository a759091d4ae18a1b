import { describe, expect, test } from '@jest/globals';
import { auditPolicy } from '../../../../src/pipeline/audit/policy.js';
import type { RequestInfo } from '../../../../src/request/info.js';
import type { User } from '../../../../src/request/user.js';

const DOMAINS = ['k8s.io'];
const HEAD = { apiVersion: 'audit.k8s.io/v1', kind: 'Policy' };
const JANE: User = { name: 'jane', uid: '', groups: ['dev', 'system:authenticated'], extra: {} };

function pods(more: Partial<Extract<RequestInfo, { kind: 'resource' }>> = {}): RequestInfo {
  return {
    kind: 'resource',
    verb: 'get',
    group: '',
    version: 'v1',
    namespace: 'a',
    resource: 'pods',
    subresource: '',
    name: 'p',
    path: '',
    ...more,
  };
}

const page = (path: string): RequestInfo => ({ kind: 'non-resource', verb: 'get', path });

function levelBy(rule: object, info: RequestInfo, user: User | 'nobody' = JANE): string {
  return auditPolicy({ ...HEAD, rules: [{ level: 'Metadata', ...rule }] }, DOMAINS).decide(
    user === 'nobody' ? undefined : user,
    info,
  ).level;
}

describe('rule matching', () => {
  test.each<[string, object, RequestInfo, boolean]>([
    ['an empty rule matches everything', {}, page('/x'), true],
    ['a user', { users: ['jane'] }, pods(), true],
    ['another user', { users: ['bob'] }, pods(), false],
    ['one of the groups', { userGroups: ['ops', 'dev'] }, pods(), true],
    ['none of the groups', { userGroups: ['ops'] }, pods(), false],
    ['a verb', { verbs: ['get', 'list'] }, pods(), true],
    ['another verb', { verbs: ['list'] }, pods(), false],
    ['a namespace', { namespaces: ['a'] }, pods(), true],
    ['another namespace', { namespaces: ['b'] }, pods(), false],
    ['no namespace, written as empty', { namespaces: [''] }, pods({ namespace: '', resource: 'nodes' }), true],
    ['a namespace does not match paths', { namespaces: [''] }, page('/x'), false],
    ['a group with all its resources', { resources: [{ group: '' }] }, pods({ subresource: 'log' }), true],
    ['another group', { resources: [{ group: 'apps' }] }, pods(), false],
    ['every group', { resources: [{ group: '*' }] }, pods({ group: 'apps' }), true],
    ['a resource', { resources: [{ group: '', resources: ['pods'] }] }, pods(), true],
    [
      'a resource does not match its subresources',
      { resources: [{ resources: ['pods'] }] },
      pods({ subresource: 'log' }),
      false,
    ],
    ['a subresource', { resources: [{ resources: ['pods/log'] }] }, pods({ subresource: 'log' }), true],
    ['a star matches subresources', { resources: [{ resources: ['*'] }] }, pods({ subresource: 'log' }), true],
    ['all subresources of one', { resources: [{ resources: ['pods/*'] }] }, pods({ subresource: 'log' }), true],
    ['one subresource of all', { resources: [{ resources: ['*/log'] }] }, pods({ subresource: 'log' }), true],
    ['another subresource of all', { resources: [{ resources: ['*/scale'] }] }, pods({ subresource: 'log' }), false],
    ['a name', { resources: [{ resources: ['pods'], resourceNames: ['p'] }] }, pods(), true],
    ['another name', { resources: [{ resources: ['pods'], resourceNames: ['q'] }] }, pods(), false],
    ['a path', { nonResourceURLs: ['/healthz'] }, page('/healthz'), true],
    ['a path prefix', { nonResourceURLs: ['/healthz*'] }, page('/healthz/ping'), true],
    ['another path', { nonResourceURLs: ['/healthz'] }, page('/livez'), false],
    ['paths do not match resources', { nonResourceURLs: ['*'] }, pods(), false],
  ])('%s', (_name, rule, info, fits) => {
    expect(levelBy(rule, info)).toBe(fits ? 'Metadata' : 'None');
  });

  test('unauthenticated requests match no rule about users', () => {
    expect(levelBy({ users: [''] }, pods(), 'nobody')).toBe('None');
    expect(levelBy({ userGroups: ['dev'] }, pods(), 'nobody')).toBe('None');
    expect(auditPolicy({ ...HEAD, rules: [{ level: 'Request' }] }, DOMAINS).decide(undefined, pods()).level).toBe(
      'Request',
    );
  });

  test('the first matching rule is used, and its stages add up', () => {
    const policy = auditPolicy(
      {
        ...HEAD,
        omitStages: ['RequestReceived'],
        omitManagedFields: true,
        rules: [
          { level: 'None', users: ['bob'] },
          { level: 'Request', verbs: ['get'], omitStages: ['Panic'], omitManagedFields: false },
          { level: 'Metadata' },
        ],
      },
      DOMAINS,
    );
    expect(policy.decide(JANE, pods())).toMatchObject({
      level: 'Request',
      omitStages: ['RequestReceived', 'Panic'],
      omitManagedFields: false,
    });
    expect(policy.decide(JANE, pods({ verb: 'list' }))).toMatchObject({ level: 'Metadata', omitManagedFields: true });
  });
});

describe('invalid policies', () => {
  test.each<[string, unknown, RegExp]>([
    ['text', 'x', /is no object/],
    ['another kind', { ...HEAD, kind: 'Pod' }, /kind must be Policy and apiVersion audit\.k8s\.io\/v1/],
    ['another version', { ...HEAD, apiVersion: 'audit.k8s.io/v1beta1', rules: [] }, /kind must be Policy/],
    ['no rules', { ...HEAD, rules: [] }, /^rules: at least one is needed$/],
    ['rules that are not a list', { ...HEAD, rules: {} }, /rules: must be a list of objects/],
    [
      'no level',
      { ...HEAD, rules: [{}] },
      /rules\[0\]\.level: must be one of None, Metadata, Request, RequestResponse/,
    ],
    ['an unknown stage', { ...HEAD, omitStages: ['X'], rules: [{ level: 'None' }] }, /omitStages\[0\]: must be one of/],
    ['a path without slash', { ...HEAD, rules: [{ level: 'None', nonResourceURLs: ['x'] }] }, /must begin with "\/"/],
    ['a star inside', { ...HEAD, rules: [{ level: 'None', nonResourceURLs: ['/a*b'] }] }, /must be the last character/],
    [
      'paths together with resources',
      { ...HEAD, rules: [{ level: 'None', nonResourceURLs: ['/a'], namespaces: ['b'] }] },
      /nonResourceURLs: cannot stand beside/,
    ],
    [
      'a group with version',
      { ...HEAD, rules: [{ level: 'None', resources: [{ group: 'apps/v1' }] }] },
      /\.group: must be/,
    ],
    [
      'names without resources',
      { ...HEAD, rules: [{ level: 'None', resources: [{ resourceNames: ['a'] }] }] },
      /resourceNames: needs at least one/,
    ],
    ['numbers as verbs', { ...HEAD, rules: [{ level: 'None', verbs: [1] }] }, /verbs: must be a list of strings/],
    ['a word as boolean', { ...HEAD, rules: [{ level: 'None', omitManagedFields: 'x' }] }, /must be true or false/],
  ])('%s', (_name, document, message) => {
    expect(() => auditPolicy(document as never, DOMAINS)).toThrow(message);
  });

  test('all faults are in one line', () => {
    const document = { ...HEAD, rules: [{ level: 'All' }, { level: 'None', verbs: 'x' }] };
    expect(() => auditPolicy(document, DOMAINS)).toThrow(/^rules\[0\]\.level: [^\n]*; rules\[1\]\.verbs: [^\n]*$/);
  });
});
