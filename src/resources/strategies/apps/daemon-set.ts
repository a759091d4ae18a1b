import { equalJson } from '../../../json/equal.js';
import type { FieldError } from '../../../meta/field-errors.js';
import type { KubeObject } from '../../../meta/object.js';
import type { Strategy } from '../../strategy.js';
import { pairsCell } from '../cells.js';
import { templateWarnings } from '../core/pod-rules/pod-warnings.js';
import { withTemplateDefaults } from '../core/pod-rules/pod-spec-defaults.js';
import { mapAt, objectAt, withMember } from '../members.js';
import { podControllerFaults } from './pod-controller-validation.js';
import { templateCells } from './template-cells.js';

/** Counts changes of the template, for clients that know daemon sets from before revisions. */
const TEMPLATE_GENERATION = 'deprecated.daemonset.template.generation';

function withTemplateGeneration(object: KubeObject, generation: number): KubeObject {
  const annotations = withMember(mapAt(object.metadata, 'annotations'), TEMPLATE_GENERATION, String(generation));
  return withMember(object, 'metadata', withMember(object.metadata, 'annotations', annotations));
}

/** The stored count, and one more when the template changed. */
function prepareForUpdate(object: KubeObject, stored: KubeObject): KubeObject {
  const before = Number(mapAt(stored.metadata, 'annotations')[TEMPLATE_GENERATION] ?? 1);
  const [now, then] = [objectAt(object, 'spec')?.['template'], objectAt(stored, 'spec')?.['template']];
  return withTemplateGeneration(object, equalJson(now, then) ? before : before + 1);
}

const WORDS = { selector: 'daemonset', deadline: 'DaemonSet' } as const;

/** DaemonSet. */
export const strategy: Strategy = {
  applyDefaults: withTemplateDefaults,
  prepareForCreate: (object) => withTemplateGeneration(object, 1),
  prepareForUpdate,
  validate(object, { subresource, naming }) {
    const faults: FieldError[] = [];
    if (subresource === '') podControllerFaults(mapAt(object, 'spec'), naming, WORDS, faults);
    return faults;
  },
  warnings: templateWarnings,
  cells(object) {
    const template = objectAt(objectAt(object, 'spec'), 'template');
    return [pairsCell(mapAt(objectAt(template, 'spec'), 'nodeSelector')), ...templateCells(object)];
  },
};
