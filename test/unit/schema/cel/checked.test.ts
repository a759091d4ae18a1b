import { describe, expect, it, test } from '@jest/globals';
import { BOOL, DYN, declaredName, structType } from '../../../../src/schema/cel/cel-type.js';
import { checkExpression, compileExpression, isCompileFault } from '../../../../src/schema/cel/compile.js';
import { createBaseEnvironment, type Environment, withVariables } from '../../../../src/schema/cel/environment.js';
import { AUTHORIZER_TYPE, RESOURCE_CHECK_TYPE } from '../../../../src/schema/cel/library/authorization.js';

const PATCH = structType('Patch', new Map([['op', BOOL]]));
const BASE = createBaseEnvironment();
const RIGHTS: Environment = {
  ...withVariables(BASE, [
    ['authorizer', AUTHORIZER_TYPE],
    ['authorizer.requestResource', RESOURCE_CHECK_TYPE],
    ['object', DYN],
  ]),
  types: { get: (name) => (name === 'Patch' ? PATCH : BASE.types.get(name)) },
};

/** The type of an expression, or its error. */
function checked(text: string, environment = RIGHTS): string {
  const type = checkExpression(text, environment);
  return isCompileFault(type) ? type.detail : declaredName(type);
}

describe('authorizer checks', () => {
  test.each([
    ["authorizer.group('apps').resource('deployments').subresource('scale').check('get').allowed()", 'bool'],
    ["authorizer.group('').resource('pods').namespace('a').name('b').check('get').reason()", 'string'],
    ["authorizer.group('').resource('pods').fieldSelector('a=b').labelSelector('c').check('list').errored()", 'bool'],
    ["authorizer.serviceAccount('a', 'b').path('/healthz').check('get').error()", 'string'],
    ["authorizer.requestResource.check('update')", 'kubernetes.authorization.Decision'],
  ])('%s gives %s', (text, type) => expect(checked(text)).toBe(type));

  it('an incomplete check has no result', () => {
    expect(checked("authorizer.group('apps').allowed()")).toContain(
      "found no matching overload for 'allowed' applied to 'kubernetes.authorization.GroupCheck.()'",
    );
  });
});

describe('messages', () => {
  test.each([
    ['Patch{op: true}', 'Patch'],
    ['[Patch{}]', 'list(Patch)'],
    ['Patch{?op: optional.of(true)}', 'Patch'],
    ['Patch{op: object.a}', 'Patch'],
  ])('%s gives %s', (text, type) => expect(checked(text)).toBe(type));

  test.each([
    ['Patch{op: 1}', "ERROR: <input>:1:9: expected type of field 'op' is 'bool' but provided type is 'int'"],
    ['Patch{no: true}', "ERROR: <input>:1:9: undefined field 'no'"],
    ['Other{}', "ERROR: <input>:1:6: undeclared reference to 'Other' (in container '')"],
    ['int{}', "ERROR: <input>:1:4: 'int' is not a message type"],
    ['object{}', "ERROR: <input>:1:7: 'dyn' is not a type"],
  ])('%s is rejected', (text, fault) => expect(checked(text).split('\n')[0]).toBe(fault));
});

test('an error in an empty expression is at its beginning', () => {
  expect(checked('')).toMatch(/^ERROR: <input>:1:0: Syntax error: mismatched input '<EOF>' expecting [^\n]*$/);
});

test('cel.bind names values where it is allowed, and nowhere else', () => {
  const text = 'cel.bind(a, 1, a + 1 == 2)';
  const compiled = compileExpression(text, { ...BASE, bindings: true }, undefined);
  if (isCompileFault(compiled)) throw new Error(compiled.detail);
  expect(compiled.program.run([], 100).value).toBe(true);
  expect(checked(text)).toContain("undeclared reference to 'cel'");
  expect(checked('cel.bind(a.b, 1, a)', { ...BASE, bindings: true })).toContain(
    'cel.bind() variable names must be simple identifiers',
  );
});
