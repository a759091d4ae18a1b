import type { Job, JobSpec } from '../../../../generated/types/apis__batch__v1.js';
import { equalJson } from '../../../json/equal.js';
import type { JsonObject } from '../../../json/types.js';
import { type FieldError, invalidValue } from '../../../meta/field-errors.js';
import type { Typed } from '../../strategy.js';
import { isConditionTrue } from '../conditions.js';
import { flagAt, has, mapAt, numberAt, objectsAt, textAt, withMember, withoutMember, type Of } from '../members.js';

const FIXED = [
  'selector',
  'completionMode',
  'podFailurePolicy',
  'backoffLimitPerIndex',
  'managedBy',
  'successPolicy',
] as const;

/** The scheduling members; mutable while the job is suspended and was never started. */
const SCHEDULING = ['nodeSelector', 'affinity', 'tolerations', 'schedulingGates'] as const;

/** The template without its mutable members. */
function fixedTemplate(spec: Of<JobSpec>, changeable: boolean): JsonObject {
  const template = mapAt(spec, 'template');
  if (!changeable) return template;
  const { spec: podSpec, ...others } = template;
  const fixed = SCHEDULING.reduce<JsonObject>(
    (rest, member) => withoutMember(rest, member),
    mapAt({ podSpec }, 'podSpec'),
  );
  const { labels: _labels, annotations: _annotations, ...metadata } = mapAt(others, 'metadata');
  return { ...others, metadata, spec: fixed };
}

/** Whether the job has no running pods and is suspended: the resources of its pods are mutable. */
function isWaiting(job: Typed<Job>): boolean {
  const status = mapAt(job, 'status');
  const suspended = !has(status, 'startTime') || isConditionTrue(job, 'Suspended');
  return flagAt(mapAt(job, 'spec'), 'suspend') && suspended && (numberAt(status, 'active') ?? 0) === 0;
}

/** The stored containers, with the new resources of those with the same place and name. */
function withResourcesOf(podSpec: JsonObject, now: JsonObject): JsonObject {
  return ['containers', 'initContainers'].reduce<JsonObject>((spec, member) => {
    const [before, after] = [objectsAt(spec, member), objectsAt(now, member)];
    if (before.length === 0 || before.length !== after.length) return spec;
    const containers = before.map((container, index) => {
      const other = after[index]!;
      if (textAt(container, 'name') !== textAt(other, 'name')) return container;
      const rest = withoutMember(container, 'resources');
      return has(other, 'resources') ? withMember(rest, 'resources', other['resources']!) : rest;
    });
    return withMember(spec, member, containers);
  }, podSpec);
}

function templateFaults(now: JsonObject, before: JsonObject, waiting: boolean): readonly FieldError[] {
  const [after, stored] = [fixedTemplate(now, waiting), fixedTemplate(before, waiting)];
  if (!waiting) {
    return equalJson(after, stored)
      ? []
      : [invalidValue('spec.template', now['template'] ?? null, 'field is immutable')];
  }
  const [spec, old] = [mapAt(after, 'spec'), mapAt(stored, 'spec')];
  return equalJson(spec, withResourcesOf(old, spec))
    ? []
    : [invalidValue('spec.template.spec', mapAt(now['template'], 'spec'), 'field is immutable')];
}

/** The completions of an indexed job may change with its parallelism, those of others are immutable. */
function completionsFaults(now: JsonObject, before: JsonObject): readonly FieldError[] {
  const [after, stored] = [now['completions'], before['completions']];
  if (equalJson(after, stored)) return [];
  if (textAt(now, 'completionMode') !== 'Indexed') {
    return [invalidValue('spec.completions', after ?? null, 'field is immutable')];
  }
  if (after === undefined || after === now['parallelism']) return [];
  return [invalidValue('spec.completions', after, 'can only be modified in tandem with spec.parallelism')];
}

/** The immutable members of a job. */
export function fixedFaults(object: Typed<Job>, stored: Typed<Job>): readonly FieldError[] {
  const [now, before] = [mapAt(object, 'spec'), mapAt(stored, 'spec')];
  const waiting = isWaiting(stored);
  const template = templateFaults(now, before, waiting);
  const members = FIXED.filter((member) => !equalJson(now[member], before[member])).map((member) =>
    invalidValue(`spec.${member}`, now[member] ?? null, 'field is immutable'),
  );
  return [...completionsFaults(now, before), ...members, ...template];
}
