import { type FieldError, invalidValue, MAX_FIELD_ERRORS, required } from '../../../meta/field-errors.js';
import type { JsonObject } from '../../../json/types.js';
import { BOOL, type CelType, declaredName, DYN, NULL, sameType, STRING } from '../../../schema/cel/cel-type.js';
import { checkExpression, isCompileFault } from '../../../schema/cel/compile.js';
import type { Environment } from '../../../schema/cel/environment.js';
import { ExpressionBudget } from '../expression-budget.js';
import { has, mapAt, objectAt, objectsAt, textAt } from '../members.js';
import {
  APPLIED_OBJECT,
  JSON_PATCHES,
  policyEnvironment,
  type PolicyNames,
  variableType,
  withPatchTypes,
} from './policy-environment.js';

/** Longest expression of an audit annotation, in bytes. */
const LONGEST_ANNOTATION = 5 * 1024;

/** Checks the expressions of one object. */
class Checks {
  readonly #language: () => Environment;
  readonly #faults: FieldError[];
  #base: Environment | undefined;
  #patching: Environment | undefined;
  readonly #budget = new ExpressionBudget();

  constructor(language: () => Environment, faults: FieldError[]) {
    this.#language = language;
    this.#faults = faults;
  }

  /** Checks one expression. @returns its type; undefined when it has a fault, which is reported */
  typeOf(
    text: string,
    at: { readonly path: string; readonly shown?: string },
    names: PolicyNames,
    patches = false,
  ): CelType | undefined {
    if (this.#faults.length > MAX_FIELD_ERRORS || !this.#budget.take(text, at.path, this.#faults)) return undefined;
    const plain = (this.#base ??= this.#budget.in(this.#language()));
    const base = patches ? (this.#patching ??= withPatchTypes(plain)) : plain;
    const type = checkExpression(text, policyEnvironment(base, names));
    if (!isCompileFault(type)) return type;
    this.#faults.push(invalidValue(at.path, at.shown ?? text, `compilation failed: ${type.detail}`));
    return undefined;
  }

  /** Checks one expression that must have one of these types. */
  expect(
    text: string,
    at: { readonly path: string; readonly shown?: string; readonly wanted: readonly CelType[] },
    names: PolicyNames,
    patches = false,
  ): void {
    const type = this.typeOf(text, at, names, patches);
    if (type === undefined || at.wanted.some((one) => sameType(one, type))) return;
    const named = at.wanted.map(declaredName);
    const what = named.length === 1 ? named.join() : `one of [${named.join(' ')}]`;
    this.#faults.push(
      invalidValue(at.path, at.shown ?? text, `must evaluate to ${what} but got ${declaredName(type)}`),
    );
  }
}

/** Conditions are boolean. They see no variables. */
function conditionFaults(conditions: readonly JsonObject[], path: string, checks: Checks, params: boolean): void {
  for (const [index, condition] of conditions.entries()) {
    const text = textAt(condition, 'expression').trim();
    if (text === '') continue;
    const at = { path: `${path}[${index}].expression`, wanted: [BOOL] };
    checks.expect(text, at, { params, authorizer: true });
  }
}

/** Faults of the expressions of conditions of webhooks. */
export function hookConditionFaults(
  hooks: readonly JsonObject[],
  expressions: () => Environment,
): readonly FieldError[] {
  const faults: FieldError[] = [];
  const checks = new Checks(expressions, faults);
  for (const [index, hook] of hooks.entries()) {
    conditionFaults(objectsAt(hook, 'matchConditions'), `webhooks[${index}].matchConditions`, checks, false);
  }
  return faults;
}

/** Variables are typed for all that follows; a faulty one is dynamic. */
function variableTypes(spec: JsonObject, checks: Checks, params: boolean): ReadonlyMap<string, CelType> {
  const variables = new Map<string, CelType>();
  for (const [index, variable] of objectsAt(spec, 'variables').entries()) {
    const [name, text] = [textAt(variable, 'name'), textAt(variable, 'expression')];
    if (text.trim() === '') continue;
    const at = { path: `spec.variables[${index}].expression` };
    const type = checks.typeOf(text, at, { params, authorizer: true, variables });
    variables.set(name, type === undefined ? DYN : variableType(type));
  }
  return variables;
}

/** Faults of the expressions of a validating policy. Missing ones are reported elsewhere. */
export function validatingExpressionFaults(spec: JsonObject, expressions: () => Environment): readonly FieldError[] {
  const faults: FieldError[] = [];
  const checks = new Checks(expressions, faults);
  const params = has(spec, 'paramKind');
  conditionFaults(objectsAt(spec, 'matchConditions'), 'spec.matchConditions', checks, params);
  const known = variableTypes(spec, checks, params);
  const variables = objectsAt(spec, 'variables').length === 0 ? undefined : known;
  for (const [index, validation] of objectsAt(spec, 'validations').entries()) {
    const path = `spec.validations[${index}]`;
    const [text, message] = [textAt(validation, 'expression'), textAt(validation, 'messageExpression')];
    if (text.trim() !== '') {
      checks.expect(text, { path: `${path}.expression`, wanted: [BOOL] }, { params, authorizer: true, variables });
    }
    if (message.trim() === '') continue;
    const at = { path: `${path}.messageExpression`, wanted: [STRING] };
    checks.expect(message, at, { params, authorizer: false, variables });
  }
  for (const [index, annotation] of objectsAt(spec, 'auditAnnotations').entries()) {
    const shown = textAt(annotation, 'valueExpression');
    const text = shown.trim();
    const path = `spec.auditAnnotations[${index}].valueExpression`;
    if (Buffer.byteLength(text) > LONGEST_ANNOTATION) {
      faults.push(required(path, `must not exceed ${LONGEST_ANNOTATION} bytes in length`));
    } else if (text !== '') {
      checks.expect(text, { path, shown, wanted: [STRING, NULL] }, { params, authorizer: true, variables });
    }
  }
  return faults;
}

/** Faults of the expressions of a mutating policy. Missing ones are reported elsewhere. */
export function mutatingExpressionFaults(spec: JsonObject, expressions: () => Environment): readonly FieldError[] {
  const faults: FieldError[] = [];
  const checks = new Checks(expressions, faults);
  const params = has(spec, 'paramKind');
  conditionFaults(objectsAt(spec, 'matchConditions'), 'spec.matchConditions', checks, params);
  const variables = variableTypes(spec, checks, params);
  for (const [index, mutation] of objectsAt(spec, 'mutations').entries()) {
    const [member, wanted] =
      textAt(mutation, 'patchType') === 'JSONPatch'
        ? (['jsonPatch', JSON_PATCHES] as const)
        : (['applyConfiguration', APPLIED_OBJECT] as const);
    if (objectAt(mutation, member) === undefined) continue;
    const text = textAt(mapAt(mutation, member), 'expression').trim();
    if (text === '') continue;
    const at = { path: `spec.mutations[${index}].${member}.expression`, wanted: [wanted] };
    checks.expect(text, at, { params, authorizer: true, variables }, true);
  }
  return faults;
}
