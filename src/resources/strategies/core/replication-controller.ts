import type { JsonObject } from '../../../json/types.js';
import type { KubeObject } from '../../../meta/object.js';
import { type FieldError, invalidValue, required } from '../../../meta/field-errors.js';
import type { NamingProfile } from '../../../naming/profile.js';
import type { Strategy } from '../../strategy.js';
import { lastingPodFaults } from '../apps/pod-controller-validation.js';
import { joinedCell, pairsCell } from '../cells.js';
import { mapAt, objectAt, objectsAt, withMember } from '../members.js';
import { templateWarnings } from './pod-rules/pod-warnings.js';
import { podTemplateFaults } from './pod-rules/pod-template-validation.js';
import { withTemplateDefaults } from './pod-rules/pod-spec-defaults.js';
import { ratchetPods } from './pod-rules/pod-ratcheting.js';

/** Selector and labels that nobody gave are the labels of the template. */
function withTemplateLabels(object: KubeObject): KubeObject {
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

function specFaults(spec: JsonObject, naming: NamingProfile, faults: FieldError[]): void {
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
  podTemplateFaults(template, 'spec.template', naming, faults);
  lastingPodFaults(template, WORDS, faults);
}

/** ReplicationController. */
export const strategy: Strategy = {
  applyDefaults: (object) => withTemplateLabels(withTemplateDefaults(object)),
  validate(object, { subresource, naming }) {
    const faults: FieldError[] = [];
    if (subresource === '') specFaults(mapAt(object, 'spec'), naming, faults);
    return faults;
  },
  ratchet: ratchetPods,
  warnings: templateWarnings,
  cells(object) {
    const spec = objectAt(object, 'spec');
    const containers = objectsAt(objectAt(objectAt(spec, 'template'), 'spec'), 'containers');
    return [joinedCell(containers, 'name'), joinedCell(containers, 'image'), pairsCell(mapAt(spec, 'selector'))];
  },
};
