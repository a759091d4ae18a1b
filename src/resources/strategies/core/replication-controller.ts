import type { ReplicationController, ReplicationControllerSpec } from '../../../../generated/types/api__v1.js';
import { type FieldError, invalidValue, required } from '../../../meta/field-errors.js';
import type { KubeObject } from '../../../meta/object.js';
import type { NamingProfile } from '../../../naming/profile.js';
import type { Strategy, Typed } from '../../strategy.js';
import { countFaults, lastingPodFaults, REPLICA_COUNTS } from '../apps/pod-controller-validation.js';
import { joinedCell, pairsCell } from '../cells.js';
import { mapAt, objectAt, objectsAt, withMember, type Of } from '../members.js';
import type { PodContext } from './pod-rules/pod-check.js';
import { ratchetPods } from './pod-rules/pod-ratcheting.js';
import { withTemplateDefaults } from './pod-rules/pod-spec-defaults.js';
import { podTemplateFaults } from './pod-rules/pod-template-validation.js';
import { isNewGeneration, nestedTemplateWarnings, templateWarnings } from './pod-rules/pod-warnings.js';
import { reportsPodFault } from './volume-sources.js';

/** Selector and labels default to the template's labels. */
function withTemplateLabels(object: Typed<ReplicationController>): KubeObject {
  const spec = mapAt(object, 'spec');
  const labels = objectAt(objectAt(objectAt(spec, 'template'), 'metadata'), 'labels');
  if (labels === undefined || Object.keys(labels).length === 0) return object;
  const selected =
    objectAt(spec, 'selector') === undefined
      ? withMember(object, 'spec', withMember(spec, 'selector', labels))
      : object;
  if (object.metadata.labels !== undefined) return selected;
  return withMember(selected, 'metadata', withMember(selected.metadata, 'labels', labels));
}

const WORDS = { selector: 'replicationcontroller', deadline: 'ReplicationController' } as const;

function specFaults(spec: Of<ReplicationControllerSpec>, context: PodContext, faults: FieldError[]): void {
  const selector = mapAt(spec, 'selector');
  if (Object.keys(selector).length === 0) faults.push(required('spec.selector'));
  const template = objectAt(spec, 'template');
  if (template === undefined) {
    faults.push(required('spec.template'));
    return;
  }
  const labels = objectAt(objectAt(template, 'metadata'), 'labels');
  if (Object.entries(selector).some(([key, value]) => labels?.[key] !== value)) {
    const why = '`selector` does not match template `labels`';
    faults.push(invalidValue('spec.template.metadata.labels', labels ?? null, why));
  }
  podTemplateFaults(template, 'spec.template', context, faults);
  lastingPodFaults(template, WORDS, faults);
}

/**
 * Warnings on create are about its template. Those on an update are about the stored template, as in kube-apiserver,
 * and come with every change of the spec.
 */
function warnings(
  object: Typed<ReplicationController>,
  stored: Typed<ReplicationController> | undefined,
  naming: NamingProfile,
): readonly string[] {
  if (stored === undefined) return templateWarnings(object, undefined, naming);
  if (!isNewGeneration(object, stored)) return [];
  return nestedTemplateWarnings(mapAt(mapAt(stored, 'spec'), 'template'), 'spec.template.', naming);
}

/** ReplicationController. */
export const strategy: Strategy<ReplicationController> = {
  applyDefaults: (object) => withTemplateLabels(withTemplateDefaults(object)),
  validate(object, context) {
    const faults: FieldError[] = [];
    if (context.subresource === '') specFaults(mapAt(object, 'spec'), context, faults);
    else if (context.subresource === 'status') countFaults(mapAt(object, 'status'), REPLICA_COUNTS, faults);
    return faults;
  },
  reportsItself: reportsPodFault,
  ratchet: ratchetPods,
  warnings,
  cells(object) {
    const spec = objectAt(object, 'spec');
    const containers = objectsAt(objectAt(objectAt(spec, 'template'), 'spec'), 'containers');
    return [joinedCell(containers, 'name'), joinedCell(containers, 'image'), pairsCell(mapAt(spec, 'selector'))];
  },
};
