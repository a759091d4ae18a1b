import { describe, expect, it } from '@jest/globals';
import type { JsonObject } from '../../../../../src/json/types.js';
import type { KubeObject } from '../../../../../src/meta/object.js';
import { strategy as mutating } from '../../../../../src/resources/strategies/admissionregistration/mutating-webhook-configuration.js';
import { strategy as validating } from '../../../../../src/resources/strategies/admissionregistration/validating-webhook-configuration.js';
import { context, faultsOnCreate, object } from '../support.js';

const V1 = 'admissionregistration.k8s.io/v1';
const HOOK: JsonObject = {
  name: 'check.example.com',
  admissionReviewVersions: ['v1'],
  sideEffects: 'None',
  clientConfig: { url: 'https://example.com/check' },
};
const RULE: JsonObject = { apiGroups: [''], apiVersions: ['v1'], operations: ['CREATE'] };

const configuration = (hook: JsonObject, kind = 'MutatingWebhookConfiguration') =>
  object(kind, { webhooks: [{ ...HOOK, ...hook }] }, { name: 'a' }, V1);
const faults = (hook: JsonObject): unknown => faultsOnCreate(mutating, configuration(hook));
const condition = (expression: string): JsonObject => ({ matchConditions: [{ name: 'a', expression }] });
const resources = (...names: string[]): JsonObject => ({ rules: [{ ...RULE, resources: names }] });

describe('match conditions of a webhook', () => {
  const EXPRESSION = 'webhooks[0].matchConditions[0].expression';

  it.each([
    'true',
    'object.metadata.name == "x"',
    'oldObject == null',
    'request.namespace == "" && request.kind.group == "a" && request.operation == "CREATE"',
    'request.userInfo.username == "x" && "g" in request.userInfo.groups && request.dryRun',
    'request.options.anything == 1',
    'authorizer.group("").resource("pods").namespace("n").check("get").allowed()',
    'authorizer.path("/healthz").check("get").reason() == ""',
    'authorizer.serviceAccount("n", "a").group("").resource("pods").subresource("log").name("x").check("get").errored()',
    'authorizer.requestResource.fieldSelector("a=b").labelSelector("c=d").check("custom").error() == ""',
    'namespaceObject.metadata.labels.all(key, key != "")',
  ])('%s is valid', (expression) => {
    expect(faults(condition(expression))).toEqual([]);
    expect(faultsOnCreate(validating, configuration(condition(expression), 'ValidatingWebhookConfiguration'))).toEqual(
      [],
    );
  });

  it.each([
    ['1', 'must evaluate to bool but got int'],
    ['object.x', 'must evaluate to bool but got dyn'],
    ['  request.name ', 'must evaluate to bool but got string'],
    [
      'request.foo == 1',
      "compilation failed: ERROR: <input>:1:8: undefined field 'foo'\n | request.foo == 1\n | .......^",
    ],
    [
      'params.x',
      "compilation failed: ERROR: <input>:1:1: undeclared reference to 'params' (in container '')\n | params.x\n | ^",
    ],
    [
      'a b',
      "compilation failed: ERROR: <input>:1:3: Syntax error: extraneous input 'b' expecting <EOF>\n | a b\n | ..^",
    ],
  ])('%s is invalid', (expression, why) => {
    expect(faults(condition(expression))).toEqual([
      `${EXPRESSION}: Invalid value: ${JSON.stringify(expression.trim())}: ${why}`,
    ]);
  });

  it('they may not be blank', () => {
    expect(faults(condition(' \n'))).toEqual([`${EXPRESSION}: Required value`]);
  });

  it('unchanged conditions are not validated again', () => {
    const stored = configuration(condition('request.foo == 1'));
    const next = configuration({ ...condition('request.foo == 1'), timeoutSeconds: 5 });
    const counting = (updated: KubeObject): readonly unknown[] | undefined => {
      const reported = context();
      return mutating.ratchet?.(mutating.validate?.(updated, reported) ?? [], {
        object: updated,
        stored,
        before: () => [],
      });
    };
    expect(counting(next)).toEqual([]);
    expect(counting(configuration(condition('request.bar == 1')))).toHaveLength(1);
  });
});

describe('resources of a rule', () => {
  const AT = 'webhooks[0].rules[0].resources';
  const all = (list: string): string =>
    `${AT}: Invalid value: ${list}: if '*/*' is present, must not specify other resources`;

  it.each<[string[], string[]]>([
    [['pods', 'pods/log', '*/scale'], []],
    [['pods/*', 'pods'], []],
    [['*', 'pods/log'], []],
    [
      ['pods/*', 'pods/log'],
      [`${AT}[1]: Invalid value: "pods/log": if 'pods/*' is present, must not specify pods/log`],
    ],
    [['pods/log', '*/log'], [`${AT}[0]: Invalid value: "pods/log": if '*/log' is present, must not specify pods/log`]],
    [['pods/*', 'pods/*'], [`${AT}[1]: Invalid value: "pods/*": if 'pods/*' is present, must not specify pods/*`]],
    [
      ['*/*', '*/scale'],
      [`${AT}[1]: Invalid value: "*/scale": if '*/*' is present, must not specify */scale`, all('["*/*","*/scale"]')],
    ],
    [['*/scale', '*/*'], [all('["*/scale","*/*"]')]],
  ])('%j', (names, expected) => {
    expect(faults(resources(...names))).toEqual(expected);
  });
});

describe('the URL of a webhook', () => {
  const AT = 'webhooks[0].clientConfig.url';
  const FORM = '; desired format: https://host[/path]';

  it.each([
    ['%%', `Required value: url must be a valid URL: parse "%%": invalid URL escape "%%"${FORM}`],
    [
      'https://example.com:port/',
      `Required value: url must be a valid URL: parse "https://example.com:port/": invalid port ":port" after host${FORM}`,
    ],
    ['http://example.com', `Invalid value: "http": 'https' is the only allowed URL scheme${FORM}`],
  ])('%s is rejected', (url, why) => {
    expect(faults({ clientConfig: { url } })).toEqual([`${AT}: ${why}`]);
  });
});
