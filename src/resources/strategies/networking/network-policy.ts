import type { NetworkPolicy, NetworkPolicySpec } from '../../../../generated/types/apis__networking.cluster.io__v1.js';
import type { JsonObject, JsonValue } from '../../../json/types.js';
import {
  type FieldError,
  forbiddenValue,
  invalidValue,
  MAX_FIELD_ERRORS,
  notSupported,
  required,
} from '../../../meta/field-errors.js';
import { isPlace } from '../../../meta/field-path.js';
import { lazily } from '../../../meta/lazily.js';
import type { KubeObject } from '../../../meta/object.js';
import { labelSelectorOf } from '../../../meta/selectors/label-object.js';
import { printLabelSelector } from '../../../meta/selectors/label.js';
import type { Strategy, Typed } from '../../strategy.js';
import { NONE } from '../cells.js';
import { networkWarnings } from '../core/service-rules/address-warnings.js';
import { cidrFamily, holdsNetwork, networkFault } from '../core/service-rules/ip-address.js';
import {
  has,
  listAt,
  mapAt,
  numberAt,
  objectAt,
  objectsAt,
  textAt,
  withChanged,
  withMember,
  type Of,
} from '../members.js';
import { knownTexts, passingOver, type PassingRule, SELECTOR_VALUE } from '../ratcheting.js';

/** A policy applies to ingress, and to egress when it has egress rules. */
function withPolicyTypes(object: Typed<NetworkPolicy>): KubeObject {
  return withChanged(object, 'spec', (spec) => {
    if (listAt(spec, 'policyTypes').length > 0) return spec;
    const types = listAt(spec, 'egress').length > 0 ? ['Ingress', 'Egress'] : ['Ingress'];
    return withMember(spec, 'policyTypes', types);
  });
}

function podSelectorCell(object: Typed<NetworkPolicy>): string {
  const selector = labelSelectorOf(objectAt(objectAt(object, 'spec'), 'podSelector'));
  const printed = typeof selector === 'string' ? selector : printLabelSelector(selector);
  return printed === '' ? NONE : printed;
}

function blockFaults(block: JsonObject, path: string, faults: FieldError[]): void {
  const cidr = textAt(block, 'cidr');
  if (cidr === '') return;
  const malformed = networkFault(cidr);
  if (malformed !== undefined) faults.push(invalidValue(`${path}.cidr`, cidr, malformed));
  if (cidrFamily(cidr) === undefined) return;
  for (const [index, given] of listAt(block, 'except').entries()) {
    if (faults.length > MAX_FIELD_ERRORS) return;
    const except = String(given);
    const at = `${path}.except[${index}]`;
    const fault = networkFault(except);
    if (fault !== undefined) faults.push(invalidValue(at, except, fault));
    if (cidrFamily(except) === undefined) continue;
    if (!holdsNetwork(cidr, except)) faults.push(invalidValue(at, except, 'must be a strict subset of `cidr`'));
  }
}

/** The end of a port range requires a numeric start. */
function portFaults(port: JsonObject, path: string, faults: FieldError[]): void {
  const end = numberAt(port, 'endPort');
  if (end === undefined) return;
  const start = port['port'];
  const report = (shown: number, why: string): void => void faults.push(invalidValue(`${path}.endPort`, shown, why));
  if (start === undefined) report(end, 'may not be specified when `port` is not specified');
  else if (typeof start !== 'number') report(end, 'may not be specified when `port` is non-numeric');
  else if (end < start) report(start, 'must be greater than or equal to `port`');
}

/** A peer is either a range of addresses or pods. */
function peerFaults(spec: Of<NetworkPolicySpec>): readonly FieldError[] {
  const faults: FieldError[] = [];
  const check = (rules: string, peers: string): void => {
    for (const [index, rule] of objectsAt(spec, rules).entries()) {
      for (const [at, peer] of objectsAt(rule, peers).entries()) {
        const path = `spec.${rules}[${index}].${peers}[${at}]`;
        const pods = has(peer, 'podSelector') || has(peer, 'namespaceSelector');
        if (!pods && !has(peer, 'ipBlock')) faults.push(required(path, 'must specify a peer'));
        if (pods && has(peer, 'ipBlock')) {
          faults.push(forbiddenValue(path, 'may not specify both ipBlock and another peer'));
        }
        const block = objectAt(peer, 'ipBlock');
        if (block !== undefined) blockFaults(block, `${path}.ipBlock`, faults);
      }
      for (const [at, port] of objectsAt(rule, 'ports').entries()) {
        portFaults(port, `spec.${rules}[${index}].ports[${at}]`, faults);
      }
    }
  };
  check('ingress', 'from');
  check('egress', 'to');
  typeFaults(listAt(spec, 'policyTypes'), faults);
  return faults;
}

const TYPES = ['Ingress', 'Egress'];

/** With more types than exist, only their number is reported. */
function typeFaults(types: readonly JsonValue[], faults: FieldError[]): void {
  if (types.length > TYPES.length) {
    faults.push(invalidValue('spec.policyTypes', types, 'may not specify more than two policyTypes'));
    return;
  }
  for (const [index, type] of types.entries()) {
    if (!TYPES.includes(String(type))) faults.push(notSupported(`spec.policyTypes[${index}]`, type, TYPES));
  }
}

/** Every address range of the policy, by its path. */
function networksOf(policy: KubeObject): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [rules, peers] of [
    ['ingress', 'from'],
    ['egress', 'to'],
  ] as const) {
    for (const [index, rule] of objectsAt(policy['spec'], rules).entries()) {
      for (const [at, peer] of objectsAt(rule, peers).entries()) {
        const block = objectAt(peer, 'ipBlock');
        if (block === undefined) continue;
        const path = `spec.${rules}[${index}].${peers}[${at}].ipBlock`;
        found.set(`${path}.cidr`, textAt(block, 'cidr'));
        for (const [nth, except] of listAt(block, 'except').entries())
          found.set(`${path}.except[${nth}]`, String(except));
      }
    }
  }
  return found;
}

/** Stored address ranges of the policy keep their form. */
const knownNetworks = knownTexts((stored) => [...networksOf(stored).values()], networkFault);

/** Values of all selectors, when the stored pod selector had invalid ones. */
const valuesBesideWrongOnes: PassingRule = ({ before }) => {
  const wasWrong = lazily(() =>
    before().some(({ field }) => field.startsWith('spec.podSelector.') && isPlace(field, SELECTOR_VALUE)),
  );
  return ({ field }) => isPlace(field, SELECTOR_VALUE) && wasWrong();
};

/** NetworkPolicy. */
export const strategy: Strategy<NetworkPolicy> = {
  applyDefaults: withPolicyTypes,
  validate: (object) => peerFaults(mapAt(object, 'spec')),
  reportsItself: ({ field }) => field.startsWith('spec.policyTypes['),
  warnings: (object) => [...networksOf(object)].flatMap(([path, network]) => networkWarnings(network, path)),
  ratchet: passingOver(knownNetworks, valuesBesideWrongOnes),
  cells: (object) => [podSelectorCell(object)],
};
