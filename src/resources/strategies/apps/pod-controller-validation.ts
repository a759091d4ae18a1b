import type { JsonObject } from '../../../json/types.js';
import { type FieldError, forbiddenValue, invalidValue, notSupported } from '../../../meta/field-errors.js';
import type { KubeObject } from '../../../meta/object.js';
import type { StrategyContext } from '../../strategy.js';
import { labelSelectorOf } from '../../../meta/selectors/label-object.js';
import { type Labels, matchesLabels } from '../../../meta/selectors/label.js';
import type { PodContext } from '../core/pod-rules/pod-check.js';
import { has, listAt, mapAt, numberAt, objectAt, textAt } from '../members.js';
import { podTemplateFaults } from '../core/pod-rules/pod-template-validation.js';

/** The name in faults of a controller of pods. */
interface ControllerWords {
  /** The word after "empty selector is invalid for". */
  readonly selector: string;
  /** The word after "activeDeadlineSeconds in". */
  readonly deadline: string;
  /** The message for an unreadable selector, without its value; none when absent. */
  readonly malformed?: string;
}

/** Deployments and replica sets, which share their words. */
export const REPLICA_SETS: ControllerWords = {
  selector: 'deployment',
  deadline: 'ReplicaSet',
  malformed: 'invalid label selector',
};

/**
 * Common rules of controllers of pods: the selector is neither empty nor malformed, the template's labels match it, and
 * the template's pods run until they are stopped.
 *
 * @param template to check instead of the spec's own
 */
export function podControllerFaults(
  spec: JsonObject,
  context: PodContext,
  words: ControllerWords,
  faults: FieldError[],
  template = mapAt(spec, 'template'),
): void {
  const selector = objectAt(spec, 'selector');
  const empty =
    Object.keys(mapAt(selector, 'matchLabels')).length === 0 && listAt(selector, 'matchExpressions').length === 0;
  if (selector !== undefined && empty) {
    faults.push(invalidValue('spec.selector', selector, `empty selector is invalid for ${words.selector}`));
  }
  const parsed = selector === undefined || empty ? undefined : labelSelectorOf(selector);
  if (typeof parsed === 'string' && words.malformed !== undefined) {
    // The selector cannot be compared with a missing template.
    faults.push(invalidValue('spec.selector', selector, words.malformed));
    return;
  }
  const labels = objectAt(objectAt(template, 'metadata'), 'labels');
  // A missing selector selects nothing.
  if (selector === undefined || (typeof parsed === 'object' && !matchesLabels(parsed, labels as Labels))) {
    const why = '`selector` does not match template `labels`';
    faults.push(invalidValue('spec.template.metadata.labels', labels, why));
  }
  podTemplateFaults(template, 'spec.template', context, faults);
  lastingPodFaults(template, words, faults);
}

/** Faults of a template whose pods would end by themselves. */
export function lastingPodFaults(template: JsonObject, words: ControllerWords, faults: FieldError[]): void {
  const podSpec = objectAt(template, 'spec');
  const restartPolicy = textAt(podSpec, 'restartPolicy');
  if (restartPolicy !== 'Always' && restartPolicy !== '') {
    faults.push(notSupported('spec.template.spec.restartPolicy', restartPolicy, ['Always']));
  }
  if (has(podSpec, 'activeDeadlineSeconds')) {
    const why = `activeDeadlineSeconds in ${words.deadline} is not Supported`;
    faults.push(forbiddenValue('spec.template.spec.activeDeadlineSeconds', why));
  }
}

/** Which count of a status includes which other one, for kinds with `fullyLabeledReplicas`. */
export const REPLICA_COUNTS = [
  ['fullyLabeledReplicas', 'replicas', 'status.replicas'],
  ['readyReplicas', 'replicas', 'status.replicas'],
  ['availableReplicas', 'replicas', 'status.replicas'],
  ['availableReplicas', 'readyReplicas', 'readyReplicas'],
] as const;

/** Each count of the status that exceeds one that includes it. */
export function countFaults(
  status: JsonObject,
  parts: readonly (readonly [part: string, whole: string, wholeName: string])[],
  faults: FieldError[],
): void {
  for (const [part, whole, wholeName] of parts) {
    const count = numberAt(status, part) ?? 0;
    if (count > (numberAt(status, whole) ?? 0)) {
      faults.push(invalidValue(`status.${part}`, count, `cannot be greater than ${wholeName}`));
    }
  }
}

/** `collisionCount`, which counts hash collisions of revision names, never decreases. */
export function collisionFaults(
  object: KubeObject,
  stored: KubeObject,
  { subresource }: StrategyContext,
): readonly FieldError[] {
  if (subresource !== 'status') return [];
  const before = numberAt(objectAt(stored, 'status'), 'collisionCount');
  const after = numberAt(objectAt(object, 'status'), 'collisionCount');
  if (before === undefined || (after !== undefined && after >= before)) return [];
  return [invalidValue('status.collisionCount', after ?? 0, 'cannot be decremented')];
}

/** Whether a fault is about the amounts of a rolling update that another type of update does not use. */
export function isOfUnusedUpdate(
  { field }: FieldError,
  object: KubeObject,
  member: 'strategy' | 'updateStrategy',
): boolean {
  if (!field.startsWith(`spec.${member}.rollingUpdate.`)) return false;
  return textAt(objectAt(mapAt(object, 'spec'), member), 'type') !== 'RollingUpdate';
}
