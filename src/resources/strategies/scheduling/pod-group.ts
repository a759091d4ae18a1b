import type { PodGroup } from '../../../../generated/types/apis__scheduling.cluster.io__v1alpha2.js';
import { type FieldError, invalidValue } from '../../../meta/field-errors.js';
import type { Strategy, Typed } from '../../strategy.js';
import { NONE } from '../cells.js';
import { conditionFaults } from '../condition-validation.js';
import { conditionOf } from '../conditions.js';
import { has, objectAt, objectsAt, textAt } from '../members.js';

function standing(object: Typed<PodGroup>): string {
  const disrupted = conditionOf(object, 'DisruptionTarget');
  if (textAt(disrupted, 'status') === 'True') return textAt(disrupted, 'reason');
  const scheduled = textAt(conditionOf(object, 'PodGroupScheduled'), 'status');
  return scheduled === 'True' ? 'Scheduled' : scheduled === 'False' ? 'Unschedulable' : 'Pending';
}

/** A claim in the status is one that the group requests. */
function statusFaults(object: Typed<PodGroup>): readonly FieldError[] {
  const asked = objectsAt(objectAt(object, 'spec'), 'resourceClaims').map((claim) => textAt(claim, 'name'));
  const faults = [...conditionFaults(object)];
  for (const [index, claim] of objectsAt(objectAt(object, 'status'), 'resourceClaimStatuses').entries()) {
    const [name, path] = [textAt(claim, 'name'), `status.resourceClaimStatuses[${index}]`];
    const why = 'must match the name of an entry in `spec.resourceClaims`';
    if (!asked.includes(name)) faults.push(invalidValue(`${path}.name`, name, why));
  }
  return faults;
}

/** PodGroup. */
export const strategy: Strategy<PodGroup> = {
  validate: (object, { subresource }) => (subresource === '' ? [] : statusFaults(object)),
  cells(object) {
    const spec = objectAt(object, 'spec');
    const workload = textAt(objectAt(objectAt(spec, 'podGroupTemplateRef'), 'workload'), 'workloadName');
    return [
      has(objectAt(spec, 'schedulingPolicy'), 'gang') ? 'Gang' : 'Basic',
      workload === '' ? NONE : workload,
      standing(object),
    ];
  },
};
