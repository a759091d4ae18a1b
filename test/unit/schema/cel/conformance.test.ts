import { describe, expect, test } from '@jest/globals';
import { atOnce } from '../../../../src/meta/steps.js';
import { checkTypes } from '../../../../src/schema/cel/checker.js';
import { createBaseEnvironment, withVariables } from '../../../../src/schema/cel/environment.js';
import { compileProgram } from '../../../../src/schema/cel/evaluate.js';
import { parseCel } from '../../../../src/schema/cel/parser.js';
import { CelError, equal, type Value } from '../../../../src/schema/cel/values.js';
import { printType, type CelType } from '../../../../src/schema/cel/cel-type.js';
import { EXCLUDED, inapplicable } from './conformance-exclusions.js';
import { conformanceSuite, type SuiteTest } from './conformance-suite.js';
import { typeFrom, valueFrom } from './conformance-values.js';

const BASE = createBaseEnvironment();

function variablesOf({ original }: SuiteTest): [string, CelType][] {
  return (original.typeEnv ?? []).map(({ name, ident }) => [name, typeFrom(ident?.type)!]);
}

/** The value of a test's expression, or its error at any stage. */
function outcome(each: SuiteTest): Value {
  const variables = variablesOf(each);
  const environment = withVariables(BASE, variables);
  let expr;
  try {
    expr = atOnce(parseCel(each.original.expr));
  } catch (error) {
    return new CelError(String(error));
  }
  const issues = atOnce(checkTypes(expr, environment));
  if (issues.length > 0) return new CelError(issues.map(({ message }) => message).join('\n'));
  if (each.type !== undefined && each.original.typedResult !== undefined) {
    expect(printType(expr.type!)).toBe(each.type);
  }
  if (each.original.checkOnly === true) return null;
  const program = atOnce(compileProgram(expr, [...environment.variables.keys()], environment.work.values));
  if (typeof program === 'string') return new CelError(program);
  const bindings = [...environment.variables.keys()].map((name) => {
    const bound = each.original.bindings?.[name]?.value;
    return bound && valueFrom(bound);
  });
  return program.run(bindings, 1e9).value;
}

function shown(value: Value): string {
  return value instanceof CelError
    ? `error: ${value.message}`
    : JSON.stringify(value, (_key, each: unknown) => (typeof each === 'bigint' ? `${each}n` : each));
}

function check(each: SuiteTest): void {
  const { original } = each;
  const value = outcome(each);
  if ('evalError' in original || 'anyEvalErrors' in original) {
    expect(value).toBeInstanceOf(CelError);
    return;
  }
  if (original.checkOnly === true) {
    expect(value).toBeNull();
    return;
  }
  const wanted = original.value ?? original.typedResult?.result;
  const expected = wanted === undefined ? true : valueFrom(wanted);
  if (expected === undefined) throw new Error('no value of ours to compare with');
  const bothNaN = Number.isNaN(value) && Number.isNaN(expected);
  if (equal(value, expected, () => undefined) !== true && !bothNaN) expect(shown(value)).toBe(shown(expected));
  if (typeof expected !== 'object') expect(typeof value).toBe(typeof expected);
}

const { suites = [] } = await conformanceSuite();

for (const suite of suites) {
  if (EXCLUDED.has(suite.name)) continue;
  for (const section of suite.suites ?? []) {
    const name = `${suite.name}/${section.name}`;
    if (EXCLUDED.has(name)) continue;
    describe(`conformance ${name}`, () => {
      for (const each of section.tests ?? []) {
        if (EXCLUDED.has(`${name}/${each.original.name}`) || inapplicable(each) !== undefined) continue;
        test(each.original.name ?? each.original.expr, () => check(each));
      }
    });
  }
}
