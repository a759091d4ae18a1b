import type { JsonObject, JsonValue } from '../../../../json/types.js';
import {
  duplicate,
  type FieldError,
  forbiddenMember,
  invalidValue,
  notSupported,
} from '../../../../meta/field-errors.js';
import { FieldPath } from '../../../../meta/field-path.js';
import { dnsLabelFaults, labelKeyFaults, labelValueFaults } from '../../../../meta/names.js';
import { labelFaults } from '../../../../meta/selectors/label-object.js';
import { has, listAt, mapAt, numberAt, objectAt, objectsAt, textAt } from '../../members.js';
import { nodeTermFaults } from '../node-selector-validation.js';
import type { PodCheck } from './pod-check.js';

/** A path for the checks of `meta`, which take one as an object. */
function fieldPath(text: string): FieldPath {
  return FieldPath.of(text);
}

/** Faults of tolerations at `path`. */
export function tolerationFaults(tolerations: readonly JsonObject[], path: string, faults: FieldError[]): void {
  for (const [index, toleration] of tolerations.entries()) {
    const here = `${path}[${index}]`;
    const operator = textAt(toleration, 'operator');
    const key = textAt(toleration, 'key');
    for (const fault of key === '' ? [] : labelKeyFaults(key)) faults.push(invalidValue(`${here}.key`, key, fault));
    if (key === '' && operator !== 'Exists') {
      const why = 'operator must be Exists when `key` is empty, which means "match all values and all keys"';
      faults.push(invalidValue(`${here}.operator`, operator, why));
    }
    const effect = textAt(toleration, 'effect');
    if (has(toleration, 'tolerationSeconds') && effect !== 'NoExecute') {
      const why = "effect must be 'NoExecute' when `tolerationSeconds` is set";
      faults.push(invalidValue(`${here}.effect`, effect, why));
    }
    const value = textAt(toleration, 'value');
    if (operator === '' || operator === 'Equal') {
      const worded = labelValueFaults(value);
      if (worded.length > 0) faults.push(invalidValue(`${here}.operator`, value, worded.join(';')));
    } else if (operator === 'Exists' && value !== '') {
      faults.push(invalidValue(`${here}.operator`, value, "value must be empty when `operator` is 'Exists'"));
    } else if (operator === 'Lt' || operator === 'Gt') {
      // The list includes those that need a gate, as in kube-apiserver.
      faults.push(notSupported(`${here}.operator`, operator, ['Equal', 'Exists', 'Lt', 'Gt']));
    }
  }
}

function nodeAffinityFaults(affinity: JsonObject, path: string, { faults }: PodCheck): void {
  const needed = objectAt(affinity, 'requiredDuringSchedulingIgnoredDuringExecution');
  if (needed !== undefined) {
    const here = `${path}.requiredDuringSchedulingIgnoredDuringExecution.nodeSelectorTerms`;
    const terms = objectsAt(needed, 'nodeSelectorTerms');
    for (const [index, term] of terms.entries()) nodeTermFaults(term, `${here}[${index}]`, false, faults);
  }
  const here = `${path}.preferredDuringSchedulingIgnoredDuringExecution`;
  for (const [index, one] of objectsAt(affinity, 'preferredDuringSchedulingIgnoredDuringExecution').entries()) {
    nodeTermFaults(mapAt(one, 'preference'), `${here}[${index}].preference`, true, faults);
  }
}

/** Keys whose values are taken from the pod's labels; they require a selector. */
function matchLabelKeyFaults(one: JsonObject, member: string, path: string, { faults }: PodCheck): void {
  const keys = listAt(one, member);
  if (keys.length > 0 && !has(one, 'labelSelector')) {
    faults.push(forbiddenMember(`${path}.${member}`, 'must not be specified when labelSelector is not set'));
  }
  for (const [index, key] of keys.entries()) {
    for (const fault of labelKeyFaults(String(key))) {
      faults.push(invalidValue(`${path}.${member}[${index}]`, key, fault));
    }
  }
}

/**
 * A key whose value comes from the pod's labels has only that one test in the selector. The fault is reported below the
 * term, as in kube-apiserver.
 */
function selectorKeyFaults(one: JsonObject, path: string, { faults }: PodCheck): void {
  const selector = objectAt(one, 'labelSelector');
  const last = new Map(listAt(one, 'matchLabelKeys').map((key, index) => [key, index]));
  if (selector === undefined || last.size === 0) return;
  const seen = new Set<JsonValue>(Object.keys(mapAt(selector, 'matchLabels')));
  for (const test of objectsAt(selector, 'matchExpressions')) {
    const key = textAt(test, 'key');
    const index = last.get(key);
    if (index !== undefined && seen.has(key)) {
      faults.push(invalidValue(`${path}[${index}]`, key, 'exists in both matchLabelKeys and labelSelector'));
    }
    seen.add(key);
  }
}

function podTermFaults(term: JsonObject, path: string, check: PodCheck): void {
  for (const namespace of listAt(term, 'namespaces')) {
    // Reported at a separate path, as in kube-apiserver.
    for (const fault of dnsLabelFaults(String(namespace))) {
      check.faults.push(invalidValue(`${path}.namespace`, namespace, fault));
    }
  }
  const key = textAt(term, 'topologyKey');
  for (const fault of key === '' ? labelKeyFaults(key) : []) {
    check.faults.push(invalidValue(`${path}.topologyKey`, key, fault));
  }
  matchLabelKeyFaults(term, 'matchLabelKeys', path, check);
  matchLabelKeyFaults(term, 'mismatchLabelKeys', path, check);
  selectorKeyFaults(term, path, check);
  const mismatched = new Set(listAt(term, 'mismatchLabelKeys'));
  for (const [index, key] of listAt(term, 'matchLabelKeys').entries()) {
    if (!mismatched.has(key)) continue;
    const why = 'exists in both matchLabelKeys and mismatchLabelKeys';
    check.faults.push(invalidValue(`${path}.matchLabelKeys[${index}]`, key, why));
  }
}

function podAffinityFaults(affinity: JsonObject, path: string, check: PodCheck): void {
  const needed = 'requiredDuringSchedulingIgnoredDuringExecution';
  for (const [index, term] of objectsAt(affinity, needed).entries()) {
    podTermFaults(term, `${path}.${needed}[${index}]`, check);
  }
  const preferred = 'preferredDuringSchedulingIgnoredDuringExecution';
  for (const [index, one] of objectsAt(affinity, preferred).entries()) {
    podTermFaults(mapAt(one, 'podAffinityTerm'), `${path}.${preferred}[${index}].podAffinityTerm`, check);
  }
}

function spreadFaults(check: PodCheck): void {
  const { spec, path, faults } = check;
  const constraints = objectsAt(spec, 'topologySpreadConstraints');
  const pairOf = (one: JsonObject): string => `{${textAt(one, 'topologyKey')}, ${textAt(one, 'whenUnsatisfiable')}}`;
  const last = new Map(constraints.map((one, index) => [pairOf(one), index]));
  for (const [index, one] of constraints.entries()) {
    const here = `${path}.topologySpreadConstraints[${index}]`;
    const reaction = textAt(one, 'whenUnsatisfiable');
    const pair = pairOf(one);
    // The earlier one is reported, as in kube-apiserver.
    if (last.get(pair) !== index) faults.push(duplicate(`${here}.{topologyKey, whenUnsatisfiable}`, pair));
    const domains = numberAt(one, 'minDomains');
    if (domains !== undefined && reaction !== 'DoNotSchedule') {
      const why = `can only use minDomains if whenUnsatisfiable=DoNotSchedule, not ${reaction}`;
      faults.push(invalidValue(`${here}.minDomains`, domains, why));
    }
    matchLabelKeyFaults(one, 'matchLabelKeys', here, check);
    selectorKeyFaults(one, here, check);
  }
}

/** Scheduling of a pod: node selector, affinity, tolerations, spreading, gates. */
export function schedulingFaults(check: PodCheck): void {
  const { spec, path, faults } = check;
  const nodeSelector = objectAt(spec, 'nodeSelector');
  if (nodeSelector !== undefined) faults.push(...labelFaults(nodeSelector, fieldPath(`${path}.nodeSelector`)));
  tolerationFaults(objectsAt(spec, 'tolerations'), `${path}.tolerations`, faults);
  const affinity = objectAt(spec, 'affinity');
  if (affinity !== undefined) {
    nodeAffinityFaults(mapAt(affinity, 'nodeAffinity'), `${path}.affinity.nodeAffinity`, check);
    podAffinityFaults(mapAt(affinity, 'podAffinity'), `${path}.affinity.podAffinity`, check);
    podAffinityFaults(mapAt(affinity, 'podAntiAffinity'), `${path}.affinity.podAntiAffinity`, check);
  }
  spreadFaults(check);
  const gates = new Set<string>();
  for (const [index, gate] of objectsAt(spec, 'schedulingGates').entries()) {
    const name = textAt(gate, 'name');
    if (gates.has(name)) faults.push(duplicate(`${path}.schedulingGates[${index}]`, name));
    gates.add(name);
  }
}
