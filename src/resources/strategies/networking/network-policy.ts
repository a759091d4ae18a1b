import type { JsonObject } from '../../../json/types.js';
import { type FieldError, forbiddenValue, required } from '../../../meta/field-errors.js';
import type { KubeObject } from '../../../meta/object.js';
import { labelSelectorOf } from '../../../meta/selectors/label-object.js';
import { printLabelSelector } from '../../../meta/selectors/label.js';
import type { Strategy } from '../../strategy.js';
import { NONE } from '../cells.js';
import { has, listAt, mapAt, objectAt, objectsAt, withChanged, withMember } from '../members.js';

/** A policy limits what comes in, and what goes out when it says something about that. */
function withPolicyTypes(object: KubeObject): KubeObject {
  return withChanged(object, 'spec', (spec) => {
    if (listAt(spec, 'policyTypes').length > 0) return spec;
    const types = listAt(spec, 'egress').length > 0 ? ['Ingress', 'Egress'] : ['Ingress'];
    return withMember(spec, 'policyTypes', types);
  });
}

function podSelectorCell(object: KubeObject): string {
  const selector = labelSelectorOf(objectAt(objectAt(object, 'spec'), 'podSelector'));
  const printed = typeof selector === 'string' ? selector : printLabelSelector(selector);
  return printed === '' ? NONE : printed;
}

/** A peer says who it is, and is either a range of addresses or pods. */
function peerFaults(spec: JsonObject): readonly FieldError[] {
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
      }
    }
  };
  check('ingress', 'from');
  check('egress', 'to');
  return faults;
}

/** NetworkPolicy. */
export const strategy: Strategy = {
  applyDefaults: withPolicyTypes,
  validate: (object) => peerFaults(mapAt(object, 'spec')),
  cells: (object) => [podSelectorCell(object)],
};
