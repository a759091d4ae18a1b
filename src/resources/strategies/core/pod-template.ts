import type { PodTemplate } from '../../../../generated/types/api__v1.js';
import type { FieldError } from '../../../meta/field-errors.js';
import type { Strategy } from '../../strategy.js';
import { joinedCell, pairsCell } from '../cells.js';
import { mapAt, objectAt, objectsAt, withChanged } from '../members.js';
import { ratchetPods } from './pod-rules/pod-ratcheting.js';
import { withPodSpecDefaults } from './pod-rules/pod-spec-defaults.js';
import { podTemplateFaults } from './pod-rules/pod-template-validation.js';
import { isNewGeneration, nestedTemplateWarnings } from './pod-rules/pod-warnings.js';
import { reportsPodFault } from './volume-sources.js';

/** PodTemplate. */
export const strategy: Strategy<PodTemplate> = {
  applyDefaults: (object) =>
    withChanged(object, 'template', (template) => withChanged(template, 'spec', withPodSpecDefaults)),
  validate(object, context) {
    const faults: FieldError[] = [];
    podTemplateFaults(mapAt(object, 'template'), 'template', context, faults);
    return faults;
  },
  reportsItself: reportsPodFault,
  ratchet: ratchetPods,
  warnings: (object, stored, naming) =>
    isNewGeneration(object, stored) ? nestedTemplateWarnings(mapAt(object, 'template'), 'template.', naming) : [],
  cells(object) {
    const template = objectAt(object, 'template');
    const containers = objectsAt(objectAt(template, 'spec'), 'containers');
    return [
      joinedCell(containers, 'name'),
      joinedCell(containers, 'image'),
      pairsCell(mapAt(objectAt(template, 'metadata'), 'labels')),
    ];
  },
};
