import { describe, expect, test } from '@jest/globals';
import type { JsonObject } from '../../../../src/json/types.js';
import { authorizationConfiguration } from '../../../../src/pipeline/authorization/configuration.js';
import type { AuthorizationAttributes } from '../../../../src/request/ports.js';
import { createBaseEnvironment } from '../../../../src/schema/cel/environment.js';

const TYPES = ['RBAC', 'Node', 'Webhook', 'ABAC', 'AlwaysAllow', 'AlwaysDeny'];
const WEBHOOK = {
  timeout: '3s',
  subjectAccessReviewVersion: 'v1',
  matchConditionSubjectAccessReviewVersion: 'v1',
  failurePolicy: 'Deny',
  connectionInfo: { type: 'KubeConfigFile', kubeConfigFile: '/kube/config' },
};

function read(authorizers: unknown, more: JsonObject = {}) {
  const document = { apiVersion: 'apiserver.config.k8s.io/v1', kind: 'AuthorizationConfiguration', ...more };
  return authorizationConfiguration({ ...document, authorizers } as JsonObject, TYPES, createBaseEnvironment);
}

function webhook(more: JsonObject = {}): JsonObject {
  return { type: 'Webhook', name: 'w', webhook: { ...WEBHOOK, ...more } };
}

function asked(more: Partial<Record<string, unknown>> = {}): AuthorizationAttributes {
  const user = { name: 'jane', uid: '', groups: ['dev'], extra: { 'example.com/a': ['b'] } };
  const base = { verb: 'get', group: '', version: 'v1', namespace: 'kube-system', resource: 'pods', subresource: '' };
  return { kind: 'resource', user, name: '', ...base, ...more } as AuthorizationAttributes;
}

test('a chain gets its defaults', () => {
  const found = read([
    { type: 'Node', name: 'node' },
    webhook({ cacheUnauthorizedRequests: false }),
    { type: 'RBAC', name: 'rbac' },
  ]);
  expect(found.map(({ type }) => type)).toEqual(['Node', 'Webhook', 'RBAC']);
  expect(found[1]!.webhook).toEqual({
    timeoutMs: 3000,
    authorizedTtl: 300_000,
    unauthorizedTtl: 0,
    version: 'v1',
    failurePolicy: 'Deny',
    kubeConfigFile: '/kube/config',
    conditions: undefined,
  });
});

describe('match conditions', () => {
  const conditions = (...expressions: string[]) =>
    read([webhook({ matchConditions: expressions.map((expression) => ({ expression })) })])[0]!.webhook!.conditions!;

  test.each<[string, AuthorizationAttributes, unknown]>([
    ["request.user == 'jane' && 'dev' in request.groups", asked(), true],
    ["has(request.resourceAttributes) && request.resourceAttributes.namespace == 'kube-system'", asked(), true],
    ["request.resourceAttributes.verb == 'list'", asked(), false],
    ["request.extra['example.com/a'][0] == 'b'", asked(), true],
    ["request.resourceAttributes.subresource == ''", asked(), true],
    [
      'has(request.resourceAttributes)',
      { kind: 'non-resource', user: asked().user, verb: 'get', path: '/metrics' },
      false,
    ],
    ["request.extra['none'][0] == 'b'", asked(), { error: expect.stringContaining('no such key: none') }],
  ])('%s', (expression, about, answer) => {
    expect(conditions(expression)(about)).toEqual(answer);
  });

  test('a false condition decides even where another fails', () => {
    expect(conditions("request.extra['none'][0] == 'b'", "request.user == 'joe'")(asked())).toBe(false);
  });
});

describe('expensive match conditions', () => {
  const conditions = (expressions: readonly string[]) =>
    read([webhook({ matchConditions: expressions.map((expression) => ({ expression })) })])[0]!.webhook!.conditions!;
  const doubled = (times: number): string => `[request.groups]${'.map(a, a + a)'.repeat(times)}[0].size()`;

  test('a condition that creates endless values is an error', () => {
    expect(conditions([`${doubled(10)} == 1024`])(asked())).toBe(true);
    const { error } = conditions([`${doubled(32)} > 0`])(asked()) as { error: string };
    expect(error).toContain('actual cost limit exceeded');
  });

  test('many expensive conditions fail once they exceed the limit together, per request', () => {
    // Comparing these visits about 130,000 values, which cost nothing each.
    const paired = `[dyn(request.groups)]${'.map(a, dyn([a, a]))'.repeat(16)}[0]`;
    const asks = Array.from({ length: 60 }, (_none, at) => `${paired} == ${paired} && ${at} >= 0`);
    expect(conditions(asks.slice(0, 2))(asked())).toBe(true);
    const all = conditions(asks);
    for (let times = 0; times < 2; times += 1) {
      const { error } = all(asked()) as { error: string };
      expect(error).toContain(' 59 >= 0');
      expect(error).not.toContain(' 0 >= 0');
    }
  });
});

describe('invalid configurations are rejected with one line', () => {
  // The messages are those of kube-apiserver 1.36.
  test.each<[string, unknown, string | RegExp]>([
    ['nobody', [], 'authorizers: Required value: at least one authorization mode must be defined'],
    ['no type', [{ name: 'a' }], 'authorizers[0].type: Required value'],
    [
      'an unknown type',
      [{ type: 'X', name: 'x' }],
      'authorizers[0].type: Unsupported value: "X": supported values: "ABAC", "AlwaysAllow", "AlwaysDeny", "Node", "RBAC", "Webhook"',
    ],
    [
      'twice',
      [
        { type: 'RBAC', name: 'rbac' },
        { type: 'RBAC', name: 'b' },
      ],
      'authorizers[1].type: Duplicate value: "RBAC"',
    ],
    ['another name', [{ type: 'RBAC', name: 'roles' }], 'expected name rbac for authorizer RBAC instead of roles'],
    [
      'no webhook',
      [{ type: 'Webhook', name: 'w' }],
      'authorizers[0].webhook: Required value: required when type=Webhook',
    ],
    [
      'more than one webhook',
      [{ type: 'RBAC', name: 'rbac', webhook: WEBHOOK }],
      'authorizers[0].webhook: Invalid value: "non-null": may only be specified when type=Webhook',
    ],
    [
      'a long timeout',
      [webhook({ timeout: '31s' })],
      'authorizers[0].timeout: Invalid value: "31s": must be > 0s and <= 30s',
    ],
    [
      'no timeout and version',
      [webhook({ timeout: null, subjectAccessReviewVersion: null })],
      '[authorizers[0].timeout: Required value, authorizers[0].subjectAccessReviewVersion: Required value]',
    ],
    [
      'an unknown policy',
      [webhook({ failurePolicy: 'Ignore' })],
      'authorizers[0].failurePolicy: Unsupported value: "Ignore": supported values: "NoOpinion", "Deny"',
    ],
    [
      'a relative path',
      [webhook({ connectionInfo: { type: 'KubeConfigFile', kubeConfigFile: 'a' } })],
      'authorizers[0].connectionInfo.kubeConfigFile: Invalid value: "a": must be an absolute path',
    ],
    [
      'a condition that is not a boolean',
      [webhook({ matchConditions: [{ expression: 'request.user' }] })],
      'authorizers[0].matchConditions[0].expression: Invalid value: "request.user": must evaluate to bool but got string',
    ],
    [
      'a condition with an unknown name',
      [webhook({ matchConditions: [{ expression: 'request.nothing' }] })],
      /^authorizers\[0\]\.matchConditions\[0\]\.expression: Invalid value: "request\.nothing": compilation failed: ERROR: <input>:1:8: undefined field 'nothing'$/,
    ],
    ['an unknown member', [{ ...webhook(), order: 1 }], 'strict decoding error: unknown field "authorizers[0].order"'],
  ])('%s', (_name, authorizers, message) => {
    expect(() => read(authorizers)).toThrow(message);
  });

  test('another kind is rejected', () => {
    expect(() => read([], { kind: 'Policy' })).toThrow(/^is no AuthorizationConfiguration: kind must be/);
  });
});
