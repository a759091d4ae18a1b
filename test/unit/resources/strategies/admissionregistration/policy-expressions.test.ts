import { describe, expect, it, test } from '@jest/globals';
import type { JsonObject } from '../../../../../src/json/types.js';
import { strategy as mutating } from '../../../../../src/resources/strategies/admissionregistration/mutating-admission-policy.js';
import { strategy as validating } from '../../../../../src/resources/strategies/admissionregistration/validating-admission-policy.js';
import { strategy as hooks } from '../../../../../src/resources/strategies/admissionregistration/validating-webhook-configuration.js';
import { context, object, texts } from '../support.js';

const CONSTRAINTS: JsonObject = { resourceRules: [{ operations: ['CREATE'], resources: ['pods'] }] };

function ofPolicy(spec: JsonObject): string[] {
  const policy = object('ValidatingAdmissionPolicy', { spec: { matchConstraints: CONSTRAINTS, ...spec } });
  return texts(validating.validate?.(policy, context()));
}

function ofMutation(mutation: JsonObject, spec: JsonObject = {}): string[] {
  const policy = object('MutatingAdmissionPolicy', {
    spec: { matchConstraints: CONSTRAINTS, reinvocationPolicy: 'Never', mutations: [mutation], ...spec },
  });
  return texts(mutating.validate?.(policy, context()));
}

function validation(expression: string, rest: JsonObject = {}): JsonObject {
  return { validations: [{ expression, ...rest }] };
}

describe('a validating policy', () => {
  test.each([
    ['object.spec.replicas <= 5 && oldObject == null'],
    ["request.userInfo.groups.exists(g, g == 'a') && request.operation in ['CREATE']"],
    ["namespaceObject.metadata.labels['a'] == 'b'"],
    ["authorizer.group('').resource('pods').check('get').allowed()"],
    ["authorizer.requestResource.check('custom').allowed()"],
  ])('it may use %s', (expression) => expect(ofPolicy(validation(expression))).toEqual([]));

  it('a compile error has its position in the text', () => {
    expect(ofPolicy(validation('object.spec.replicas <= '))).toEqual([
      expect.stringMatching(
        /^spec\.validations\[0\]\.expression: Invalid value: "object\.spec\.replicas <= ": compilation failed: ERROR: <input>:1:25: Syntax error: mismatched input '<EOF>' expecting /,
      ),
    ]);
  });

  test.each([
    ['1', 'must evaluate to bool but got int'],
    ['object.a', 'must evaluate to bool but got dyn'],
    ["timestamp('2020-01-01T00:00:00Z')", 'must evaluate to bool but got google.protobuf.Timestamp'],
    ['params.a == 1', "undeclared reference to 'params'"],
    ['variables.a == 1', "undeclared reference to 'variables'"],
    ['request.object == 1', "undefined field 'object'"],
    ["request.name + 1 == ''", "found no matching overload for '_+_' applied to '(string, int)'"],
  ])('it may not use %s', (expression, fault) => {
    const found = ofPolicy(validation(expression));
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(fault);
  });

  it('it has parameters if it names their kind', () => {
    const paramKind = { apiVersion: 'v1', kind: 'ConfigMap' };
    const conditions = [{ name: 'a', expression: 'params.data.a == object.b' }];
    expect(ofPolicy({ paramKind, matchConditions: conditions, ...validation('params.data.a == "b"') })).toEqual([]);
    expect(ofPolicy({ matchConditions: conditions, ...validation('true') })).toEqual([
      expect.stringContaining("undeclared reference to 'params'"),
    ]);
  });

  it('it has variables with the types of their expressions, in order', () => {
    const variables = [
      { name: 'first', expression: '[1, 2]' },
      { name: 'second', expression: 'variables.first.map(one, string(one))' },
      { name: 'wrong', expression: 'variables.third' },
    ];
    const ok = "variables.second[0] == '1' && variables.wrong == 1";
    expect(ofPolicy({ variables, ...validation(ok) })).toEqual([
      expect.stringContaining('spec.variables[2].expression: Invalid value: "variables.third": compilation failed'),
    ]);
    expect(ofPolicy({ variables: variables.slice(0, 2), ...validation('variables.second[0] == 1') })).toEqual([
      expect.stringContaining("found no matching overload for '_==_' applied to '(string, int)'"),
    ]);
  });

  it('its messages are strings and cannot use authorization', () => {
    expect(ofPolicy(validation('true', { messageExpression: '1' }))).toEqual([
      'spec.validations[0].messageExpression: Invalid value: "1": must evaluate to string but got int',
    ]);
    expect(ofPolicy(validation('true', { messageExpression: "authorizer.path('/').check('get').reason()" }))).toEqual([
      expect.stringContaining("undeclared reference to 'authorizer'"),
    ]);
  });

  it('its audit annotations are strings or null', () => {
    const annotations = (valueExpression: string): string[] =>
      ofPolicy({ auditAnnotations: [{ key: 'k', valueExpression }] });
    expect(annotations("'a' + object.b")).toEqual([]);
    expect(annotations('null')).toEqual([]);
    expect(annotations(' 1 ')).toEqual([
      'spec.auditAnnotations[0].valueExpression: Invalid value: " 1 ": must evaluate to one of [string null_type] but got int',
    ]);
    expect(annotations(`'${'a'.repeat(5 * 1024)}'`)).toEqual([
      'spec.auditAnnotations[0].valueExpression: Required value: must not exceed 5120 bytes in length',
    ]);
  });

  it('the length of its expressions is limited', () => {
    const expression = `true || '${'x'.repeat(50_000)}' == ''`;
    const many = Array.from({ length: 3 }, () => ({ expression }));
    expect(ofPolicy({ validations: many.slice(0, 2) })).toEqual([]);
    expect(ofPolicy({ validations: many })).toEqual([
      'spec.validations[2].expression: Forbidden: all expressions together may have no more than 131072 characters',
    ]);
  });

  it('its patterns take no more to compile than those of one object may', () => {
    const many = Array.from({ length: 3 }, (_none, at) => ({
      expression: `'a'.matches('${'a{1000}'.repeat(40)}${at}')`,
    }));
    expect(ofPolicy({ validations: many.slice(0, 2) })).toEqual([]);
    expect(ofPolicy({ validations: many })).toEqual([
      expect.stringMatching(
        /^spec\.validations\[2\]\.expression: .*: the patterns of all expressions together take too/,
      ),
    ]);
  });

  it('the names of its parameter kind and its variables must be valid', () => {
    expect(ofPolicy({ paramKind: { apiVersion: 'A/v1/x', kind: '' }, ...validation('true') })).toEqual([
      'spec.paramKind.apiVersion: Invalid value: "A/v1/x": unexpected GroupVersion string: A/v1/x',
      'spec.paramKind.kind: Required value',
    ]);
    expect(ofPolicy({ variables: [{ name: 'namespace', expression: '1' }], ...validation('true') })).toEqual([
      'spec.variables[0].name: Invalid value: "namespace": must be a valid CEL identifier',
    ]);
  });

  it('its messages and reasons must be usable in answers', () => {
    expect(ofPolicy(validation('true', { message: 'a\nb', reason: 'Unauthorized' }))).toEqual([
      'spec.validations[0].message: Invalid value: "a\\nb": must not contain line breaks',
      'spec.validations[0].reason: Unsupported value: "Unauthorized": supported values: "Forbidden", "Invalid", "RequestEntityTooLarge"',
    ]);
  });
});

describe('a mutating policy', () => {
  test.each<[string, JsonObject]>([
    ['a patch', { jsonPatch: { expression: '[JSONPatch{op: "add", path: "/a", value: object.b}]' } }],
    ['escaped keys', { jsonPatch: { expression: '[JSONPatch{op: "test", path: "/" + jsonpatch.escapeKey("a/b")}]' } }],
    ['an object', { applyConfiguration: { expression: 'Object{spec: Object.spec{replicas: 1, any: ["a"]}}' } }],
  ])('it may return %s', (_what, mutation) => {
    const patchType = 'jsonPatch' in mutation ? 'JSONPatch' : 'ApplyConfiguration';
    expect(ofMutation({ patchType, ...mutation })).toEqual([]);
  });

  test.each<[string, JsonObject, string]>([
    ['JSONPatch', { jsonPatch: { expression: '[]' } }, 'must evaluate to list(JSONPatch) but got list(dyn)'],
    ['JSONPatch', { jsonPatch: { expression: '[JSONPatch{op: 1}]' } }, "expected type of field 'op' is 'string'"],
    ['JSONPatch', { jsonPatch: { expression: '[JSONPatch{no: 1}]' } }, "undefined field 'no'"],
    ['JSONPatch', { jsonPatch: {} }, 'spec.mutations[0].jsonPatch.expression: Required value'],
    ['JSONPatch', {}, 'spec.mutations[0].jsonPatch: Required value: must be specified when patchType is JSONPatch'],
    ['ApplyConfiguration', { applyConfiguration: { expression: '{"a": 1}' } }, 'must evaluate to Object but got map('],
    [
      'ApplyConfiguration',
      { applyConfiguration: { expression: 'Object.spec{}' } },
      'must evaluate to Object but got Object.spec',
    ],
  ])('of type %s it may not return %j', (patchType, mutation, fault) => {
    const found = ofMutation({ patchType, ...mutation });
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(fault);
  });

  it('it has one type, and is for requests with an object', () => {
    const expression = 'Object{}';
    const both = { applyConfiguration: { expression }, jsonPatch: { expression: '[JSONPatch{}]' } };
    expect(ofMutation({ patchType: 'ApplyConfiguration', ...both })).toEqual([
      'spec.mutations[0].jsonPatch: Invalid value: "{jsonPatch}": must not be specified when patchType is ApplyConfiguration',
    ]);
    const matchConstraints = { resourceRules: [{ operations: ['DELETE'], resources: ['pods'] }] };
    expect(
      ofMutation({ patchType: 'ApplyConfiguration', applyConfiguration: { expression } }, { matchConstraints }),
    ).toEqual([
      'spec.matchConstraints.resourceRules.operations: Unsupported value: "DELETE": supported values: "*", "CONNECT", "CREATE", "UPDATE"',
    ]);
  });
});

test('conditions of webhooks are booleans without parameters', () => {
  const conditions = ['object.a == 1', 'params.a', '1'].map((expression, index) => ({ name: `n${index}`, expression }));
  const webhook = {
    name: 'a.b.example.com',
    clientConfig: { url: 'https://a' },
    matchConditions: conditions,
    admissionReviewVersions: ['v1'],
  };
  expect(texts(hooks.validate?.(object('ValidatingWebhookConfiguration', { webhooks: [webhook] }), context()))).toEqual(
    [
      expect.stringContaining(
        'webhooks[0].matchConditions[1].expression: Invalid value: "params.a": compilation failed',
      ),
      'webhooks[0].matchConditions[2].expression: Invalid value: "1": must evaluate to bool but got int',
    ],
  );
});
