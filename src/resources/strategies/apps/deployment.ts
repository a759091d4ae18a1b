import type { Deployment } from '../../../../generated/types/apis__apps__v1.js';
import { equalJson } from '../../../json/equal.js';
import { getOwn } from '../../../json/own-property.js';
import type { JsonObject } from '../../../json/types.js';
import { ageOf } from '../../../meta/duration.js';
import { type FieldError, invalidValue } from '../../../meta/field-errors.js';
import { isIntOrString, scaledValue } from '../../../meta/int-or-string.js';
import type { Strategy, StrategyContext, Typed } from '../../strategy.js';
import { ratchetPods } from '../core/pod-rules/pod-ratcheting.js';
import { withTemplateDefaults } from '../core/pod-rules/pod-spec-defaults.js';
import { templateWarnings } from '../core/pod-rules/pod-warnings.js';
import { reportsPodFault } from '../core/volume-sources.js';
import { mapAt, numberAt, objectAt, textAt } from '../members.js';
import {
  REPLICA_SETS,
  collisionFaults,
  countFaults,
  isOfUnusedUpdate,
  podControllerFaults,
} from './pod-controller-validation.js';
import { templateCells } from './template-cells.js';

const STATUS_PARTS = [
  ['updatedReplicas', 'replicas', 'status.replicas'],
  ['readyReplicas', 'replicas', 'status.replicas'],
  ['availableReplicas', 'replicas', 'status.replicas'],
  ['availableReplicas', 'readyReplicas', 'readyReplicas'],
] as const;

/** The number, or the percentage's number; undefined when it is neither. */
function amountOf(rollingUpdate: JsonObject, member: string): number | undefined {
  const value = getOwn(rollingUpdate, member);
  return isIntOrString(value) ? scaledValue(value, 100, true) : undefined;
}

function rollingUpdateFaults(rollingUpdate: JsonObject, faults: FieldError[]): void {
  const path = 'spec.strategy.rollingUpdate.maxUnavailable';
  const given = getOwn(rollingUpdate, 'maxUnavailable');
  const maxUnavailable = amountOf(rollingUpdate, 'maxUnavailable');
  // Invalid amounts count as 0.
  if ((maxUnavailable ?? 0) === 0 && (amountOf(rollingUpdate, 'maxSurge') ?? 0) === 0) {
    faults.push(invalidValue(path, given, 'may not be 0 when `maxSurge` is 0'));
  }
  if (typeof given === 'string' && maxUnavailable !== undefined && maxUnavailable > 100) {
    faults.push(invalidValue(path, given, 'must not be greater than 100%'));
  }
}

function validate(object: Typed<Deployment>, context: StrategyContext): readonly FieldError[] {
  const faults: FieldError[] = [];
  if (context.subresource === 'status') {
    countFaults(mapAt(object, 'status'), STATUS_PARTS, faults);
    return faults;
  }
  const spec = mapAt(object, 'spec');
  podControllerFaults(spec, context, REPLICA_SETS, faults);
  const update = objectAt(spec, 'strategy');
  const rollingUpdate = objectAt(update, 'rollingUpdate');
  if (rollingUpdate !== undefined && textAt(update, 'type') === 'RollingUpdate') {
    rollingUpdateFaults(rollingUpdate, faults);
  }
  const deadline = numberAt(spec, 'progressDeadlineSeconds');
  if (deadline !== undefined && deadline <= (numberAt(spec, 'minReadySeconds') ?? 0)) {
    faults.push(invalidValue('spec.progressDeadlineSeconds', deadline, 'must be greater than minReadySeconds'));
  }
  return faults;
}

function cells(object: Typed<Deployment>, now: number) {
  const status = objectAt(object, 'status');
  return [
    `${numberAt(status, 'readyReplicas') ?? 0}/${numberAt(objectAt(object, 'spec'), 'replicas') ?? 0}`,
    numberAt(status, 'updatedReplicas') ?? 0,
    numberAt(status, 'availableReplicas') ?? 0,
    ageOf(textAt(object.metadata, 'creationTimestamp'), now),
    ...templateCells(object),
  ];
}

/** Deployment (spec 2). */
export const strategy: Strategy<Deployment> = {
  applyDefaults: withTemplateDefaults,
  // Annotations are copied to the replica sets, so changing them raises the generation.
  raisesGeneration: (object, stored, { subresource }) =>
    subresource === '' && !equalJson(mapAt(object.metadata, 'annotations'), mapAt(stored.metadata, 'annotations')),
  validate,
  validateUpdate: collisionFaults,
  cells,
  reportsItself: (fault, _stored, object) => reportsPodFault(fault) || isOfUnusedUpdate(fault, object, 'strategy'),
  ratchet: ratchetPods,
  warnings: templateWarnings,
};
