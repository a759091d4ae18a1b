import { equalJson } from '../../../json/equal.js';
import type { JsonObject } from '../../../json/types.js';
import { duplicate, type FieldError, forbiddenValue, invalidValue, required } from '../../../meta/field-errors.js';
import { dnsSubdomainFaults, pathSegmentFaults } from '../../../meta/names.js';
import type { KubeObject } from '../../../meta/object.js';
import type { PassingRule } from '../ratcheting.js';
import { has, listAt, mapAt, objectAt, objectsAt, textAt } from '../members.js';
import { matchConditionFaults, requestRuleFaults } from './webhook-validation.js';

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

/** A policy says which requests it is about, by one rule at least. */
function constraintFaults(spec: JsonObject, faults: FieldError[]): void {
  const match = objectAt(spec, 'matchConstraints');
  if (match === undefined) {
    faults.push(required('spec.matchConstraints'));
    return;
  }
  matchFaults(match, 'spec.matchConstraints', faults);
  if (listAt(match, 'resourceRules').length === 0) faults.push(required('spec.matchConstraints.resourceRules'));
}

/** Faults of a validating policy besides those that the schema tells. */
export function validatingPolicyFaults(object: KubeObject): readonly FieldError[] {
  const faults: FieldError[] = [];
  const spec = mapAt(object, 'spec');
  constraintFaults(spec, faults);
  matchConditionFaults(objectsAt(spec, 'matchConditions'), 'spec.matchConditions', faults);
  if (listAt(spec, 'validations').length === 0 && listAt(spec, 'auditAnnotations').length === 0) {
    for (const list of ['validations', 'auditAnnotations']) {
      faults.push(required(`spec.${list}`, 'validations or auditAnnotations must contain at least one item'));
    }
  }
  const keys = new Set<string>();
  for (const [index, annotation] of objectsAt(spec, 'auditAnnotations').entries()) {
    const key = textAt(annotation, 'key');
    if (keys.has(key)) faults.push(duplicate(`spec.auditAnnotations[${index}].key`, key));
    keys.add(key);
  }
  return faults;
}

/** Faults of a mutating policy besides those that the schema tells. */
export function mutatingPolicyFaults(object: KubeObject): readonly FieldError[] {
  const faults: FieldError[] = [];
  const spec = mapAt(object, 'spec');
  constraintFaults(spec, faults);
  matchConditionFaults(objectsAt(spec, 'matchConditions'), 'spec.matchConditions', faults);
  if (listAt(spec, 'mutations').length === 0) {
    faults.push(required('spec.mutations', 'mutations must contain at least one item'));
  }
  if (textAt(spec, 'reinvocationPolicy') === '') faults.push(required('spec.reinvocationPolicy'));
  return faults;
}

/** Faults of what a policy is bound to, of both kinds of bindings. */
export function policyBindingFaults(object: KubeObject): readonly FieldError[] {
  const faults: FieldError[] = [];
  const spec = mapAt(object, 'spec');
  const name = textAt(spec, 'policyName');
  // The schema of one of the two kinds tells of a missing name itself; the same fault is told once.
  if (name === '') faults.push(required('spec.policyName'));
  for (const fault of name === '' ? [] : dnsSubdomainFaults(name)) {
    faults.push(invalidValue('spec.policyName', name, fault));
  }
  const ref = objectAt(spec, 'paramRef');
  if (ref !== undefined) paramFaults(ref, faults);
  const match = objectAt(spec, 'matchResources');
  if (match !== undefined) matchFaults(match, 'spec.matchResources', faults);
  const actions = listAt(spec, 'validationActions');
  for (const [index, action] of actions.entries()) {
    if (actions.indexOf(action) < index) faults.push(duplicate(`spec.validationActions[${index}]`, action));
  }
  if (actions.includes('Deny') && actions.includes('Warn')) {
    const why =
      'must not contain both Deny and Warn (repeating the same validation failure information in the API response and headers serves no purpose)';
    faults.push(invalidValue('spec.validationActions', actions, why));
  }
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
  if (textAt(ref, 'parameterNotFoundAction') === '') faults.push(required(`${path}.parameterNotFoundAction`));
}

/** Conditions of a policy that an update did not touch, nor the kind of parameters that they see, are not judged again. */
export const unchangedMatchConditions: PassingRule = ({ field }, { object, stored }) =>
  field.startsWith('spec.matchConditions') &&
  ['matchConditions', 'paramKind'].every((member) =>
    equalJson(mapAt(object, 'spec')[member] ?? null, mapAt(stored, 'spec')[member] ?? null),
  );
