import type { Job } from '../../../../generated/types/apis__batch__v1.js';
import type { FieldError } from '../../../meta/field-errors.js';
import type { DeleteOptions } from '../../../meta/options.js';
import { quote } from '../../../meta/quote.js';
import type { Strategy } from '../../strategy.js';
import { templateCells } from '../apps/template-cells.js';
import { ratchetPods } from '../core/pod-rules/pod-ratcheting.js';
import { withTemplateDefaults } from '../core/pod-rules/pod-spec-defaults.js';
import { isNewGeneration, templateWarnings } from '../core/pod-rules/pod-warnings.js';
import { reportsPodFault } from '../core/volume-sources.js';
import { mapAt, objectAt, withChanged } from '../members.js';
import { passingOver, selectorValues } from '../ratcheting.js';
import { completionsCell, durationCell, standingCell } from './job-cells.js';
import { withJobDefaults } from './job-defaults.js';
import { podLabelKeys, withPodLabels, withTemplateLabelsOfItsOwn } from './job-identity.js';
import { fixedFaults } from './job-immutability.js';
import { reportsPolicyFault } from './job-policies.js';
import { jobStatusFaults } from './job-status.js';
import {
  indexedNameFaults,
  indexWarnings,
  jobSelectorFaults,
  jobSpecFaults,
  madeSelectorFaults,
} from './job-validation.js';

/** By default the pods of a job are orphaned, which surprises clients. */
function deleteWarnings({ propagationPolicy, orphanDependents }: DeleteOptions): readonly string[] {
  if (propagationPolicy !== undefined || orphanDependents !== undefined) return [];
  return [
    'child pods are preserved by default when jobs are deleted; set propagationPolicy=Background to remove them or set ' +
      'propagationPolicy=Orphan to suppress this warning',
  ];
}

/** Job. */
export const strategy: Strategy<Job> = {
  unknownField: (field) => `field label ${quote(field)} not supported for Job`,
  applyDefaults: (object) =>
    withTemplateLabelsOfItsOwn(withChanged(withTemplateDefaults(object), 'spec', withJobDefaults)),
  validate(object, context, stored) {
    const faults: FieldError[] = [];
    if (context.subresource !== '') return faults;
    const spec = mapAt(object, 'spec');
    jobSpecFaults(spec, 'spec', context, faults);
    jobSelectorFaults(spec, faults);
    const { uid = '', name = '' } = object.metadata;
    madeSelectorFaults(spec, { uid, name }, podLabelKeys(context.naming, stored), faults);
    return faults;
  },
  validateCreate(object) {
    const faults: FieldError[] = [];
    indexedNameFaults(object, faults);
    return faults;
  },
  reportsItself: (error) => reportsPodFault(error) || reportsPolicyFault(error),
  ratchet: (faults, update) => ratchetPods(passingOver(selectorValues)(faults, update), update),
  warnings: (object, stored, naming) => [
    ...(isNewGeneration(object, stored) ? indexWarnings(mapAt(object, 'spec'), 'spec') : []),
    ...templateWarnings(object, stored, naming),
  ],
  validateUpdate: (object, stored, { subresource }) =>
    subresource === '' ? fixedFaults(object, stored) : jobStatusFaults(object, stored),
  deleteWarnings,
  identify: withPodLabels,
  cells(object, now) {
    const [spec, status] = [objectAt(object, 'spec'), objectAt(object, 'status')];
    return [standingCell(object), completionsCell(spec, status), durationCell(status, now), ...templateCells(object)];
  },
};
