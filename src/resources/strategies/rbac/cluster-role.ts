import type { ClusterRole } from '../../../../generated/types/apis__rbac.authorization.cluster.io__v1.js';
import { type FieldError, invalidValue, required } from '../../../meta/field-errors.js';
import { labelSelectorOf } from '../../../meta/selectors/label-object.js';
import type { Strategy, Typed } from '../../strategy.js';
import { objectsAt } from '../members.js';
import { passingOver, selectorValues } from '../ratcheting.js';
import { ruleFaults } from './rule-validation.js';

function aggregationFaults(role: Typed<ClusterRole>): readonly FieldError[] {
  const rule = role['aggregationRule'];
  if (rule === undefined) return [];
  const selectors = objectsAt(rule, 'clusterRoleSelectors');
  if (selectors.length > 0) {
    // The schema reports their faults.
    return selectors.flatMap((selector, at) =>
      typeof labelSelectorOf(selector) !== 'string'
        ? []
        : [invalidValue(`aggregationRule.clusterRoleSelectors[${at}]`, null, 'invalid label selector.')],
    );
  }
  const why = 'at least one clusterRoleSelector required if aggregationRule is non-nil';
  return [required('aggregationRule.clusterRoleSelectors', why)];
}

/** ClusterRole. */
export const strategy: Strategy<ClusterRole> = {
  validate: (role) => [...ruleFaults(role, false), ...aggregationFaults(role)],
  ratchet: passingOver(selectorValues),
};
