import { type FieldError, invalidValue } from '../../../meta/field-errors.js';
import type { Strategy } from '../../strategy.js';
import { UNSET } from '../cells.js';
import { jobSpecFaults } from './job-validation.js';
import { templateCells } from '../apps/template-cells.js';
import { withTemplateDefaults } from '../core/pod-rules/pod-spec-defaults.js';
import { flagAt, has, listAt, mapAt, objectAt, withChanged } from '../members.js';

/** Longest name of a cron job. */
const MOST_NAME = 52;

/** CronJob. */
export const strategy: Strategy = {
  applyDefaults: (object) =>
    withChanged(object, 'spec', (spec) => withChanged(spec, 'jobTemplate', withTemplateDefaults)),
  validate(object, { subresource, naming }) {
    const faults: FieldError[] = [];
    const job = mapAt(mapAt(mapAt(object, 'spec'), 'jobTemplate'), 'spec');
    if (subresource === '') jobSpecFaults(job, 'spec.jobTemplate.spec', naming, faults);
    return faults;
  },
  // A job's name is that of its cron job and eleven characters more. Stored ones with longer names stay.
  validateCreate(object) {
    const name = object.metadata.name ?? '';
    return name.length > MOST_NAME
      ? [invalidValue('metadata.name', name, `must be no more than ${MOST_NAME} characters`)]
      : [];
  },
  cells(object) {
    const spec = objectAt(object, 'spec');
    const suspended = has(spec, 'suspend') ? (flagAt(spec, 'suspend') ? 'True' : 'False') : UNSET;
    const job = { ...object, spec: mapAt(objectAt(spec, 'jobTemplate'), 'spec') };
    return [suspended, listAt(objectAt(object, 'status'), 'active').length, ...templateCells(job)];
  },
};
