import type { KubeObject } from '../../../meta/object.js';
import { labelSelectorOf } from '../../../meta/selectors/label-object.js';
import { printLabelSelector } from '../../../meta/selectors/label.js';
import type { Strategy } from '../../strategy.js';
import { NONE } from '../cells.js';
import { listAt, objectAt, withChanged, withMember } from '../members.js';

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

/** NetworkPolicy. */
export const strategy: Strategy = {
  applyDefaults: withPolicyTypes,
  cells: (object) => [podSelectorCell(object)],
};
