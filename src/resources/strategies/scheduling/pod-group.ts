import type { KubeObject } from '../../../meta/object.js';
import type { Strategy } from '../../strategy.js';
import { NONE } from '../cells.js';
import { conditionOf } from '../conditions.js';
import { has, objectAt, textAt } from '../members.js';

function standing(object: KubeObject): string {
  const disrupted = conditionOf(object, 'DisruptionTarget');
  if (textAt(disrupted, 'status') === 'True') return textAt(disrupted, 'reason');
  const scheduled = textAt(conditionOf(object, 'PodGroupScheduled'), 'status');
  return scheduled === 'True' ? 'Scheduled' : scheduled === 'False' ? 'Unschedulable' : 'Pending';
}

/** PodGroup. */
export const strategy: Strategy = {
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
