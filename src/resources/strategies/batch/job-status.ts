import type { Job, JobStatus } from '../../../../generated/types/apis__batch__v1.js';
import { equalJson } from '../../../json/equal.js';
import type { JsonObject } from '../../../json/types.js';
import {
  duplicate,
  type FieldError,
  invalidValue,
  MAX_FIELD_ERRORS,
  required,
  unfitting,
} from '../../../meta/field-errors.js';
import type { Typed } from '../../strategy.js';
import { flagAt, has, listAt, mapAt, numberAt, objectAt, objectsAt, textAt, type Of } from '../members.js';
import { countedIndexes, sharedIndex } from './index-list.js';

const CONDITIONS = 'status.conditions';
/** Terminal conditions. */
const TERMINAL = ['Failed', 'Complete', 'FailureTarget'] as const;
/** Mutually exclusive conditions. */
const EXCLUSIVE = [
  ['Complete', 'Failed'],
  ['Complete', 'FailureTarget'],
  ['SuccessCriteriaMet', 'Failed'],
  ['SuccessCriteriaMet', 'FailureTarget'],
] as const;

/** One write of a job's status. Most rules apply only to what it changed, so that old faults block nobody. */
interface StatusWrite {
  readonly spec: JsonObject;
  readonly now: JsonObject;
  readonly before: JsonObject;
  /** Types of the conditions that are true. */
  readonly isNow: ReadonlySet<string>;
  readonly wasBefore: ReadonlySet<string>;
}

function typesOf(status: Of<JobStatus>, standing: string): ReadonlySet<string> {
  const conditions = objectsAt(status, 'conditions').filter((one) => textAt(one, 'status') === standing);
  return new Set(conditions.map((one) => textAt(one, 'type')));
}

function isChanged({ now, before }: StatusWrite, member: string): boolean {
  return !equalJson(now[member] ?? null, before[member] ?? null);
}

function isTurned({ isNow, wasBefore }: StatusWrite, type: string): boolean {
  return isNow.has(type) !== wasBefore.has(type);
}

function isFinished(types: ReadonlySet<string>): boolean {
  return types.has('Complete') || types.has('Failed');
}

/** Each uncounted pod occurs once. */
function uncountedFaults(status: Of<JobStatus>, faults: FieldError[]): void {
  const uncounted = objectAt(status, 'uncountedTerminatedPods');
  const seen = new Set<string>();
  for (const member of ['succeeded', 'failed']) {
    for (const [index, pod] of listAt(uncounted, member).map(String).entries()) {
      if (faults.length > MAX_FIELD_ERRORS) return;
      const path = `status.uncountedTerminatedPods.${member}[${index}]`;
      if (pod === '') faults.push(invalidValue(path, pod, 'must not be empty'));
      else if (seen.has(pod)) faults.push(duplicate(path, pod));
      seen.add(pod);
    }
  }
}

function timeFaults(write: StatusWrite, faults: FieldError[]): void {
  const { now, before, isNow } = write;
  const [start, end] = [textAt(now, 'startTime'), textAt(now, 'completionTime')];
  const path = 'status.completionTime';
  const endChanged = isChanged(write, 'completionTime');
  if (endChanged || isTurned(write, 'Complete')) {
    if (end !== '' && !isNow.has('Complete')) {
      faults.push(invalidValue(path, end, 'cannot set completionTime when there is no Complete=True condition'));
    }
    if (end === '' && isNow.has('Complete')) {
      faults.push(required(path, 'completionTime is required for Complete jobs'));
    }
  }
  if ((endChanged || isChanged(write, 'startTime')) && start !== '' && end !== '' && end < start) {
    faults.push(invalidValue(path, end, 'must be equal to or after `startTime`'));
  }
  if (endChanged && end !== '' && has(before, 'completionTime')) {
    faults.push(invalidValue(path, end, 'field is immutable'));
  }
  startFaults(write, faults);
}

/** The start time is immutable, unless the job is suspended or resumed. */
function startFaults({ spec, now, before, wasBefore }: StatusWrite, faults: FieldError[]): void {
  const [start, earlier] = [textAt(now, 'startTime'), textAt(before, 'startTime')];
  if (earlier === '' || start === earlier || flagAt(spec, 'suspend')) return;
  if (wasBefore.has('Suspended') && typesOf(now, 'False').has('Suspended')) return;
  const why = 'field is immutable for unsuspended job once set';
  faults.push(invalidValue('status.startTime', now['startTime'] ?? null, why));
}

function conditionFaults(write: StatusWrite, faults: FieldError[]): void {
  const { spec, isNow, wasBefore } = write;
  const report = (why: string): void => void faults.push(unfitting(CONDITIONS, why));
  for (const [one, other] of EXCLUSIVE) {
    // Every write is validated by the criteria, and by the end of the job only when it changes that.
    const isJudged = one !== 'Complete' || isTurned(write, one) || isTurned(write, other);
    if (isJudged && isNow.has(one) && isNow.has(other)) report(`cannot set ${one}=True and ${other}=true conditions`);
  }
  const failedLately = isTurned(write, 'Failed') || isChanged(write, 'failedIndexes');
  if (failedLately && isNow.has('Failed') && !isNow.has('FailureTarget')) {
    report('cannot set Failed=True condition without the FailureTarget=true condition');
  }
  const metLately = isTurned(write, 'Complete') || isTurned(write, 'SuccessCriteriaMet');
  const isUnmet = isNow.has('Complete') && !isNow.has('SuccessCriteriaMet');
  if (metLately && isUnmet) report('cannot set Complete=True condition without the SuccessCriteriaMet=true condition');
  if (isUnmet && has(spec, 'successPolicy')) {
    report('cannot set Complete=True for Job with SuccessPolicy unless SuccessCriteriaMet=True');
  }
  for (const type of TERMINAL) {
    if (wasBefore.has(type) && !isNow.has(type)) report(`cannot disable the terminal ${type}=True condition`);
  }
  if (wasBefore.has('SuccessCriteriaMet') && !isNow.has('SuccessCriteriaMet')) {
    report('cannot disable the SuccessCriteriaMet=True condition');
  }
  if (wasBefore.has('Complete') && !wasBefore.has('SuccessCriteriaMet') && isNow.has('SuccessCriteriaMet')) {
    report('cannot set SuccessCriteriaMet=True for Job already has Complete=true conditions');
  }
}

/** A finished job has a start time, and no pods that run, terminate or wait to be counted. */
function endFaults(write: StatusWrite, faults: FieldError[]): void {
  const { spec, now, isNow, wasBefore } = write;
  if (!isFinished(isNow)) return;
  const isLate = !isFinished(wasBefore);
  const isJudged = (member: string): boolean => isLate || isChanged(write, member);
  const active = numberAt(now, 'active') ?? 0;
  if (active > 0 && isJudged('active')) {
    faults.push(invalidValue('status.active', active, 'active>0 is invalid for finished job'));
  }
  const isNothing = flagAt(spec, 'suspend') && numberAt(spec, 'completions') === 0;
  if (!has(now, 'startTime') && isJudged('startTime') && !isNothing) {
    faults.push(required('status.startTime', 'startTime is required for finished job'));
  }
  const uncounted = mapAt(now, 'uncountedTerminatedPods');
  const left = listAt(uncounted, 'succeeded').length + listAt(uncounted, 'failed').length;
  if (left > 0 && isJudged('uncountedTerminatedPods')) {
    faults.push(invalidValue('status.uncountedTerminatedPods', uncounted, 'must be empty for finished job'));
  }
  const terminating = numberAt(now, 'terminating') ?? 0;
  if (terminating > 0 && isJudged('terminating')) {
    faults.push(invalidValue('status.terminating', terminating, 'terminating>0 is invalid for finished job'));
  }
}

function indexFaults(write: StatusWrite, faults: FieldError[]): void {
  const { spec, now } = write;
  const [completed, failed] = [textAt(now, 'completedIndexes'), now['failedIndexes']];
  const completions = numberAt(spec, 'completions');
  const report = (member: string, value: string, why: string): void =>
    void faults.push(invalidValue(`status.${member}`, value, why));
  const listFault = (member: string, list: string): void => {
    const counted = completions === undefined ? 0 : countedIndexes(list, completions);
    if (typeof counted === 'string') report(member, list, `error parsing ${member}: ${counted}`);
  };
  const completedChanged = isChanged(write, 'completedIndexes');
  const failedChanged = isChanged(write, 'failedIndexes');
  if (completedChanged) {
    listFault('completedIndexes', completed);
    if (completed !== '' && textAt(spec, 'completionMode') !== 'Indexed') {
      const why = 'cannot set non-empty completedIndexes when non-indexed completion mode';
      report('completedIndexes', completed, why);
    }
  }
  if (typeof failed !== 'string') return;
  if (failedChanged) {
    if (has(spec, 'backoffLimitPerIndex')) listFault('failedIndexes', failed);
    else report('failedIndexes', failed, 'cannot set non-null failedIndexes when backoffLimitPerIndex is null');
  }
  if (completions === undefined || !(failedChanged || completedChanged)) return;
  const shared = sharedIndex(completed, failed, completions);
  if (shared === undefined) return;
  report('failedIndexes', failed, `failedIndexes and completedIndexes overlap at index: ${shared}`);
}

function countFaults(write: StatusWrite, faults: FieldError[]): void {
  const { spec, now, before } = write;
  const [ready, active] = [numberAt(now, 'ready'), numberAt(now, 'active') ?? 0];
  if (ready !== undefined && ready > active && (isChanged(write, 'ready') || isChanged(write, 'active'))) {
    faults.push(invalidValue('status.ready', ready, 'cannot set more ready pods than active'));
  }
  // An indexed job whose completions equal its parallelism may shrink, which lowers the number of succeeded pods.
  const mayShrink =
    textAt(spec, 'completionMode') === 'Indexed' && numberAt(spec, 'completions') === numberAt(spec, 'parallelism');
  for (const member of mayShrink ? ['failed'] : ['failed', 'succeeded']) {
    const count = numberAt(now, member) ?? 0;
    if (count >= (numberAt(before, member) ?? 0)) continue;
    faults.push(invalidValue(`status.${member}`, count, `cannot decrease the ${member} counter`));
  }
}

/** Faults of a job's new status: any controller may manage jobs, and others rely on their state. */
export function jobStatusFaults(object: Typed<Job>, stored: Typed<Job>): readonly FieldError[] {
  const [now, before] = [mapAt(object, 'status'), mapAt(stored, 'status')];
  const write: StatusWrite = {
    spec: mapAt(object, 'spec'),
    now,
    before,
    isNow: typesOf(now, 'True'),
    wasBefore: typesOf(before, 'True'),
  };
  const faults: FieldError[] = [];
  uncountedFaults(now, faults);
  conditionFaults(write, faults);
  timeFaults(write, faults);
  endFaults(write, faults);
  indexFaults(write, faults);
  countFaults(write, faults);
  return faults;
}
