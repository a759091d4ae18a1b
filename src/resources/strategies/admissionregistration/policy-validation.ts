import { equalJson } from '../../../json/equal.js';
import type { JsonObject } from '../../../json/types.js';
import {
  duplicate,
  type FieldError,
  forbiddenValue,
  invalidValue,
  notSupported,
  required,
} from '../../../meta/field-errors.js';
import { lazily } from '../../../meta/lazily.js';
import { dnsSubdomainFaults, pathSegmentFaults, qualifiedNameFaults } from '../../../meta/names.js';
import type { KubeObject } from '../../../meta/object.js';
import type { PassingRule } from '../ratcheting.js';
import { repeatedFaults } from '../repeated-values.js';
import type { Environment } from '../../../schema/cel/environment.js';
import { has, listAt, mapAt, objectAt, objectsAt, textAt } from '../members.js';
import { paramKindFaults, variableNameFaults } from './policy-names.js';
import { mutatingExpressionFaults, validatingExpressionFaults } from './policy-expressions.js';
import { matchConditionFaults, requestRuleFaults } from './webhook-validation.js';

/** Operations whose requests a mutation can change. */
const MUTABLE = ['*', 'CONNECT', 'CREATE', 'UPDATE'];
/** The actions of a binding for missing parameters. */
const NOT_FOUND_ACTIONS = ['Deny', 'Allow'];
/** Reasons of a rejection. */
const REASONS = ['Forbidden', 'Invalid', 'RequestEntityTooLarge'];
/** Most audit annotations of a policy. */
const MOST_ANNOTATIONS = 20;

function matchFaults(match: JsonObject, path: string, faults: FieldError[]): void {
  for (const list of ['resourceRules', 'excludeResourceRules']) {
    for (const [index, rule] of objectsAt(match, list).entries()) {
      const here = `${path}.${list}[${index}]`;
      requestRuleFaults(rule, here, faults);
      const names = new Set<string>();
      for (const [at, given] of listAt(rule, 'resourceNames').entries()) {
        const name = String(given);
        for (const fault of pathSegmentFaults(name))
          faults.push(invalidValue(`${here}.resourceNames[${at}]`, name, fault));
        if (names.has(name)) faults.push(duplicate(`${here}.resourceNames[${at}]`, name));
        names.add(name);
      }
    }
  }
}

/** A policy matches requests by at least one rule. */
function constraintFaults(spec: JsonObject, faults: FieldError[]): void {
  const match = objectAt(spec, 'matchConstraints');
  if (match === undefined) {
    faults.push(required('spec.matchConstraints'));
    return;
  }
  matchFaults(match, 'spec.matchConstraints', faults);
  if (listAt(match, 'resourceRules').length === 0) faults.push(required('spec.matchConstraints.resourceRules'));
}

/** Faults of a validating policy besides those of the schema. */
export function validatingPolicyFaults(object: KubeObject, expressions: () => Environment): readonly FieldError[] {
  const faults: FieldError[] = [];
  const spec = mapAt(object, 'spec');
  paramKindFaults(objectAt(spec, 'paramKind'), faults);
  constraintFaults(spec, faults);
  matchConditionFaults(objectsAt(spec, 'matchConditions'), 'spec.matchConditions', faults);
  if (listAt(spec, 'validations').length === 0 && listAt(spec, 'auditAnnotations').length === 0) {
    for (const list of ['validations', 'auditAnnotations']) {
      faults.push(required(`spec.${list}`, 'validations or auditAnnotations must contain at least one item'));
    }
  }
  variableNameFaults(objectsAt(spec, 'variables'), faults);
  for (const [index, validation] of objectsAt(spec, 'validations').entries()) {
    messageFaults(validation, `spec.validations[${index}]`, faults);
  }
  annotationFaults(object.metadata.name ?? '', objectsAt(spec, 'auditAnnotations'), faults);
  faults.push(...validatingExpressionFaults(spec, expressions));
  return faults;
}

/** The message of a failed validation, in one line. */
function messageFaults(validation: JsonObject, path: string, faults: FieldError[]): void {
  if (textAt(validation, 'expression') !== '' && textAt(validation, 'expression').trim() === '') {
    faults.push(required(`${path}.expression`, 'expression is not specified'));
  }
  for (const member of ['messageExpression', 'message']) {
    const text = textAt(validation, member);
    if (text !== '' && text.trim() === '') {
      faults.push(invalidValue(`${path}.${member}`, text, 'must be non-empty if specified'));
    }
  }
  const message = textAt(validation, 'message');
  if (/[\n\r]/.test(message.trim())) {
    faults.push(invalidValue(`${path}.message`, message, 'must not contain line breaks'));
  }
  const reason = textAt(validation, 'reason');
  if (has(validation, 'reason') && !REASONS.includes(reason)) {
    faults.push(notSupported(`${path}.reason`, reason, REASONS));
  }
}

/** Audit annotations have their own names below the policy's name. */
function annotationFaults(policy: string, annotations: readonly JsonObject[], faults: FieldError[]): void {
  if (annotations.length > MOST_ANNOTATIONS) {
    const why = `must not have more than ${MOST_ANNOTATIONS} auditAnnotations`;
    faults.push(invalidValue('spec.auditAnnotations', annotations, why));
  }
  const keys = new Set<string>();
  for (const [index, annotation] of annotations.entries()) {
    const [key, path] = [textAt(annotation, 'key'), `spec.auditAnnotations[${index}]`];
    if (policy === '') faults.push(invalidValue(`${path}.key`, key, 'requires metadata.name be non-empty'));
    else {
      const name = `${policy}/${key}`;
      for (const fault of qualifiedNameFaults(name)) faults.push(invalidValue(`${path}.key`, name, fault));
    }
    const value = textAt(annotation, 'valueExpression');
    if (value !== '' && value.trim() === '') {
      faults.push(required(`${path}.valueExpression`, 'valueExpression is not specified'));
    }
    if (keys.has(key)) faults.push(duplicate(`${path}.key`, key));
    keys.add(key);
  }
}

/** Faults of a mutating policy besides those of the schema. */
export function mutatingPolicyFaults(object: KubeObject, expressions: () => Environment): readonly FieldError[] {
  const faults: FieldError[] = [];
  const spec = mapAt(object, 'spec');
  paramKindFaults(objectAt(spec, 'paramKind'), faults);
  constraintFaults(spec, faults);
  operationFaults(mapAt(spec, 'matchConstraints'), 'spec.matchConstraints', faults);
  matchConditionFaults(objectsAt(spec, 'matchConditions'), 'spec.matchConditions', faults);
  if (listAt(spec, 'mutations').length === 0) {
    faults.push(required('spec.mutations', 'mutations must contain at least one item'));
  }
  variableNameFaults(objectsAt(spec, 'variables'), faults);
  for (const [index, mutation] of objectsAt(spec, 'mutations').entries()) {
    mutationFaults(mutation, `spec.mutations[${index}]`, faults);
  }
  if (textAt(spec, 'reinvocationPolicy') === '') faults.push(required('spec.reinvocationPolicy'));
  faults.push(...mutatingExpressionFaults(spec, expressions));
  return faults;
}

/** Only creates and updates can be mutated. */
function operationFaults(match: JsonObject, path: string, faults: FieldError[]): void {
  for (const rule of objectsAt(match, 'resourceRules')) {
    for (const operation of listAt(rule, 'operations')) {
      if (MUTABLE.includes(String(operation))) continue;
      faults.push(notSupported(`${path}.resourceRules.operations`, operation, MUTABLE));
    }
  }
}

/** A mutation has one type and exactly the members of that type. */
function mutationFaults(mutation: JsonObject, path: string, faults: FieldError[]): void {
  const type = textAt(mutation, 'patchType');
  const [own, other] = type === 'JSONPatch' ? ['jsonPatch', 'applyConfiguration'] : ['applyConfiguration', 'jsonPatch'];
  if (type !== 'JSONPatch' && type !== 'ApplyConfiguration') return;
  const given = objectAt(mutation, own);
  if (given === undefined) faults.push(required(`${path}.${own}`, `must be specified when patchType is ${type}`));
  else if (textAt(given, 'expression').trim() === '') faults.push(required(`${path}.${own}.expression`));
  if (has(mutation, other)) {
    faults.push(invalidValue(`${path}.${other}`, `{${other}}`, `must not be specified when patchType is ${type}`));
  }
}

/** Faults of what a policy is bound to, for both kinds of bindings. */
export function policyBindingFaults(object: KubeObject): FieldError[] {
  const faults: FieldError[] = [];
  const spec = mapAt(object, 'spec');
  const name = textAt(spec, 'policyName');
  // The schema of one of the two kinds reports a missing name itself; the same fault is reported once.
  if (name === '') faults.push(required('spec.policyName'));
  for (const fault of name === '' ? [] : dnsSubdomainFaults(name)) {
    faults.push(invalidValue('spec.policyName', name, fault));
  }
  const ref = objectAt(spec, 'paramRef');
  if (ref !== undefined) paramFaults(ref, faults);
  const match = objectAt(spec, 'matchResources');
  if (match !== undefined) matchFaults(match, 'spec.matchResources', faults);
  const actions = listAt(spec, 'validationActions');
  repeatedFaults(actions, 'spec.validationActions', faults);
  if (actions.includes('Deny') && actions.includes('Warn')) {
    const why =
      'must not contain both Deny and Warn (repeating the same validation failure information in the API response and headers serves no purpose)';
    faults.push(invalidValue('spec.validationActions', actions, why));
  }
  return faults;
}

/** Faults of what a mutating policy is bound to. */
export function mutatingBindingFaults(object: KubeObject): readonly FieldError[] {
  const faults = policyBindingFaults(object);
  operationFaults(mapAt(mapAt(object, 'spec'), 'matchResources'), 'spec.matchResources', faults);
  return faults;
}

function paramFaults(ref: JsonObject, faults: FieldError[]): void {
  const path = 'spec.paramRef';
  const name = textAt(ref, 'name');
  const selected = has(ref, 'selector');
  for (const fault of name === '' ? [] : pathSegmentFaults(name))
    faults.push(invalidValue(`${path}.name`, name, fault));
  if (name !== '' && selected) {
    for (const member of ['name', 'selector']) {
      faults.push(forbiddenValue(`${path}.${member}`, 'name and selector are mutually exclusive'));
    }
  }
  if (name === '' && !selected) faults.push(required(path, 'one of name or selector must be specified'));
  const action = textAt(ref, 'parameterNotFoundAction');
  if (action === '') faults.push(required(`${path}.parameterNotFoundAction`));
  else if (!NOT_FOUND_ACTIONS.includes(action)) {
    faults.push(notSupported(`${path}.parameterNotFoundAction`, action, NOT_FOUND_ACTIONS));
  }
}

/** Unchanged conditions of a policy, with an unchanged kind of parameters, are not validated again. */
export const unchangedMatchConditions: PassingRule = ({ object, stored }) => {
  const areUnchanged = lazily(() =>
    ['matchConditions', 'paramKind'].every((member) =>
      equalJson(mapAt(object, 'spec')[member] ?? null, mapAt(stored, 'spec')[member] ?? null),
    ),
  );
  return ({ field }) => field.startsWith('spec.matchConditions') && areUnchanged();
};
