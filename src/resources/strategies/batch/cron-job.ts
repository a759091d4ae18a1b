import type { CronJob, CronJobSpec } from '../../../../generated/types/apis__batch__v1.js';
import type { JsonObject, JsonValue } from '../../../json/types.js';
import { type FieldError, invalidValue, notSupported } from '../../../meta/field-errors.js';
import { UPSTREAM } from '../../../naming/upstream.js';
import type { Strategy } from '../../strategy.js';
import { templateCells } from '../apps/template-cells.js';
import { UNSET } from '../cells.js';
import { ratchetPods } from '../core/pod-rules/pod-ratcheting.js';
import { withTemplateDefaults } from '../core/pod-rules/pod-spec-defaults.js';
import { hostnameWarnings, isNewGeneration, nestedTemplateWarnings } from '../core/pod-rules/pod-warnings.js';
import { reportsPodFault } from '../core/volume-sources.js';
import { flagAt, has, listAt, mapAt, objectAt, textAt, withChanged, type Of } from '../members.js';
import { reportsPolicyFault } from './job-policies.js';
import { indexWarnings, jobSpecFaults } from './job-validation.js';
import { scheduleFault, timeZoneFaults } from './schedule.js';

const JOB = 'spec.jobTemplate.spec';

/** Longest name of a cron job. */
const MOST_NAME = 52;

/** A schedule must not contain a time zone, unless the stored one did; the time zone is validated when it changes. */
function scheduleFaults(spec: Of<CronJobSpec>, stored: JsonObject | undefined, faults: FieldError[]): void {
  const schedule = textAt(spec, 'schedule');
  const report = (why: string): void => void faults.push(invalidValue('spec.schedule', schedule, why));
  const fault = schedule === '' ? undefined : scheduleFault(schedule);
  if (fault !== undefined) report(fault);
  const zoned = textAt(stored, 'schedule').includes('TZ');
  if (schedule.includes('TZ')) {
    if (!zoned) report('cannot use TZ or CRON_TZ in schedule, use timeZone field instead');
    else if (has(spec, 'timeZone')) report('cannot use both timeZone field and TZ or CRON_TZ in schedule');
  }
  const zone = spec['timeZone'];
  if (typeof zone !== 'string' || (stored !== undefined && stored['timeZone'] === zone)) return;
  for (const why of timeZoneFaults(zone)) faults.push(invalidValue('spec.timeZone', zone, why));
}

/** CronJob. */
export const strategy: Strategy<CronJob> = {
  applyDefaults: (object) =>
    withChanged(object, 'spec', (spec) => withChanged(spec, 'jobTemplate', withTemplateDefaults)),
  validate(object, context, stored) {
    const faults: FieldError[] = [];
    if (context.subresource !== '') return faults;
    const spec = mapAt(object, 'spec');
    scheduleFaults(spec, stored === undefined ? undefined : mapAt(stored, 'spec'), faults);
    const job = mapAt(mapAt(spec, 'jobTemplate'), 'spec');
    jobSpecFaults(job, JOB, context, faults);
    // Each job gets a selector of its own.
    if (has(job, 'selector')) {
      faults.push(invalidValue(`${JOB}.selector`, job['selector'] as JsonValue, '`selector` will be auto-generated'));
    }
    if (flagAt(job, 'manualSelector')) faults.push(notSupported(`${JOB}.manualSelector`, true, ['nil', 'false']));
    return faults;
  },
  // A job's name is that of its cron job plus eleven characters. Stored longer names stay valid.
  validateCreate(object) {
    const name = object.metadata.name ?? '';
    return name.length > MOST_NAME
      ? [invalidValue('metadata.name', name, `must be no more than ${MOST_NAME} characters`)]
      : [];
  },
  reportsItself: (error) => reportsPodFault(error) || reportsPolicyFault(error),
  ratchet: ratchetPods,
  warnings(object, stored, naming) {
    const spec = mapAt(object, 'spec');
    const job = mapAt(mapAt(spec, 'jobTemplate'), 'spec');
    const ofJob = (): readonly string[] => [
      ...indexWarnings(job, 'spec.jobTemplate.spec'),
      ...nestedTemplateWarnings(mapAt(job, 'template'), 'spec.jobTemplate.spec.template.', naming),
    ];
    const zoned = stored !== undefined && textAt(spec, 'schedule').includes('TZ');
    const why =
      'cannot use TZ or CRON_TZ in spec.spec.schedule, use timeZone instead, see ' +
      `${UPSTREAM.docs}/concepts/workloads/controllers/cron-jobs/ for more details`;
    return [
      ...hostnameWarnings(object, stored),
      ...(isNewGeneration(object, stored) ? ofJob() : []),
      ...(zoned ? [why] : []),
    ];
  },
  cells(object) {
    const spec = objectAt(object, 'spec');
    const suspended = has(spec, 'suspend') ? (flagAt(spec, 'suspend') ? 'True' : 'False') : UNSET;
    const job = { ...object, spec: mapAt(objectAt(spec, 'jobTemplate'), 'spec') };
    return [suspended, listAt(objectAt(object, 'status'), 'active').length, ...templateCells(job)];
  },
};
