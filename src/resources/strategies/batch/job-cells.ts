import type { Job, JobSpec, JobStatus } from '../../../../generated/types/apis__batch__v1.js';
import { humanDuration } from '../../../meta/duration.js';
import type { Typed } from '../../strategy.js';
import { isConditionTrue } from '../conditions.js';
import { numberAt, textAt, type Of } from '../members.js';

/** The state of a job: its end, what suspends it, or `Running`. */
export function standingCell(object: Typed<Job>): string {
  if (isConditionTrue(object, 'Complete')) return 'Complete';
  if (isConditionTrue(object, 'Failed')) return 'Failed';
  if (object.metadata.deletionTimestamp !== undefined) return 'Terminating';
  for (const type of ['Suspended', 'FailureTarget', 'SuccessCriteriaMet'])
    if (isConditionTrue(object, type)) return type;
  return 'Running';
}

/** Pods that succeeded out of those wanted. */
export function completionsCell(spec: Of<JobSpec> | undefined, status: Of<JobStatus> | undefined): string {
  const succeeded = numberAt(status, 'succeeded') ?? 0;
  const completions = numberAt(spec, 'completions');
  if (completions !== undefined) return `${succeeded}/${completions}`;
  const parallelism = numberAt(spec, 'parallelism') ?? 0;
  return parallelism > 1 ? `${succeeded}/1 of ${parallelism}` : `${succeeded}/1`;
}

/** From the start to the end, or to now; empty before the start. */
export function durationCell(status: Of<JobStatus> | undefined, now: number): string {
  const start = textAt(status, 'startTime');
  if (start === '') return '';
  const end = textAt(status, 'completionTime');
  return humanDuration((end === '' ? now : Date.parse(end)) - Date.parse(start));
}
