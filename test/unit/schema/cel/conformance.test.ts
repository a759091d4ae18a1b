import { describe, expect, test } from '@jest/globals';
import { getConformanceSuite, type IncrementalTest } from '@bufbuild/cel-spec/testdata/tests.js';
import { checkTypes } from '../../../../src/schema/cel/checker.js';
import { createBaseEnvironment, withVariables } from '../../../../src/schema/cel/environment.js';
import { compileProgram } from '../../../../src/schema/cel/evaluate.js';
import { parseCel } from '../../../../src/schema/cel/parser.js';
import { CelError, equal, type Value } from '../../../../src/schema/cel/values.js';
import { printType, type CelType } from '../../../../src/schema/cel/cel-type.js';
import { EXCLUDED, inapplicable } from './conformance-exclusions.js';
import { typeFrom, valueFrom } from './conformance-values.js';

const BASE = createBaseEnvironment();

function variablesOf({ original }: IncrementalTest): [string, CelType][] {
  return original.typeEnv.map((declaration) => {
    const kind = declaration.declKind;
    const type = kind.case === 'ident' ? typeFrom(kind.value.type) : undefined;
    if (type === undefined) throw new Error(`no type for ${declaration.name}`);
    return [declaration.name, type];
  });
}

/** The value of a test's expression, or the fault that it has at any stage. */
function outcome(each: IncrementalTest): Value {
  const variables = variablesOf(each);
  const environment = withVariables(BASE, variables);
  let expr;
  try {
    expr = parseCel(each.original.expr);
  } catch (error) {
    return new CelError(String(error));
  }
  const issues = checkTypes(expr, environment);
  if (issues.length > 0) return new CelError(issues.map(({ message }) => message).join('\n'));
  if (each.type !== undefined && each.original.resultMatcher.case === 'typedResult') {
    expect(printType(expr.type!)).toBe(each.type);
  }
  if (each.original.checkOnly) return null;
  const program = compileProgram(expr, [...environment.variables.keys()]);
  if (typeof program === 'string') return new CelError(program);
  const bindings = [...environment.variables.keys()].map((name) => {
    const bound = each.original.bindings[name];
    return bound?.kind.case === 'value' ? valueFrom(bound.kind.value) : undefined;
  });
  return program.run(bindings, 1e9).value;
}

function shown(value: Value): string {
  return value instanceof CelError
    ? `error: ${value.message}`
    : JSON.stringify(value, (_key, each: unknown) => (typeof each === 'bigint' ? `${each}n` : each));
}

function check(each: IncrementalTest): void {
  const { resultMatcher } = each.original;
  const value = outcome(each);
  if (resultMatcher.case === 'evalError' || resultMatcher.case === 'anyEvalErrors') {
    expect(value).toBeInstanceOf(CelError);
    return;
  }
  if (each.original.checkOnly) return expect(value).toBeNull();
  const wanted =
    resultMatcher.case === 'typedResult'
      ? resultMatcher.value.result
      : resultMatcher.case === 'value'
        ? resultMatcher.value
        : undefined;
  const expected = wanted === undefined ? true : valueFrom(wanted);
  if (expected === undefined) throw new Error('no value of ours to compare with');
  const same = equal(value, expected);
  const nan = Number.isNaN(value as number) && Number.isNaN(expected as number);
  if (same !== true && !nan) expect(shown(value)).toBe(shown(expected));
  if (typeof expected !== 'object') expect(typeof value).toBe(typeof expected);
}

for (const suite of getConformanceSuite().suites) {
  if (EXCLUDED.has(suite.name)) continue;
  for (const section of suite.suites) {
    const name = `${suite.name}/${section.name}`;
    if (EXCLUDED.has(name)) continue;
    describe(`conformance ${name}`, () => {
      for (const each of section.tests) {
        if (EXCLUDED.has(`${name}/${each.name}`) || inapplicable(each) !== undefined) continue;
        test(each.name, () => check(each));
      }
    });
  }
}
