import type { ReplicaSet } from '../../../../generated/types/apis__apps__v1.js';
import { ageOf } from '../../../meta/duration.js';
import type { FieldError } from '../../../meta/field-errors.js';
import type { Strategy, Typed } from '../../strategy.js';
import { ratchetPods } from '../core/pod-rules/pod-ratcheting.js';
import { withTemplateDefaults } from '../core/pod-rules/pod-spec-defaults.js';
import { templateWarnings } from '../core/pod-rules/pod-warnings.js';
import { reportsPodFault } from '../core/volume-sources.js';
import { mapAt, numberAt, objectAt, textAt } from '../members.js';
import { countFaults, podControllerFaults, REPLICA_COUNTS, REPLICA_SETS } from './pod-controller-validation.js';
import { templateCells } from './template-cells.js';

function cells(object: Typed<ReplicaSet>, now: number) {
  return [
    numberAt(objectAt(object, 'spec'), 'replicas') ?? 0,
    numberAt(objectAt(object, 'status'), 'readyReplicas') ?? 0,
    ageOf(textAt(object.metadata, 'creationTimestamp'), now),
    ...templateCells(object),
  ];
}

/** ReplicaSet. */
export const strategy: Strategy<ReplicaSet> = {
  applyDefaults: withTemplateDefaults,
  validate(object, context) {
    const faults: FieldError[] = [];
    if (context.subresource === 'status') countFaults(mapAt(object, 'status'), REPLICA_COUNTS, faults);
    else podControllerFaults(mapAt(object, 'spec'), context, REPLICA_SETS, faults);
    return faults;
  },
  cells,
  reportsItself: reportsPodFault,
  ratchet: ratchetPods,
  warnings: templateWarnings,
};
