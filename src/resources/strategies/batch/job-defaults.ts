import type { JsonObject, JsonValue } from '../../../json/types.js';
import { type FieldError, invalidValue } from '../../../meta/field-errors.js';
import { equalJson } from '../../../json/equal.js';
import type { KubeObject } from '../../../meta/object.js';
import { has, mapAt, withMember } from '../members.js';

/** Pods of an indexed job may fail without end, as each index has a limit of its own. */
const NO_LIMIT = 2_147_483_647;
const BACKOFF_LIMIT = 6;

/**
 * Defaults of a job's spec. They are not in the schema, because the spec inside a cron job's template has none: each
 * job that is made from it gets them.
 */
export function withJobDefaults(spec: JsonObject): JsonObject {
  const defaults: { readonly [member: string]: JsonValue } = {
    ...(has(spec, 'parallelism') ? {} : { completions: 1, parallelism: 1 }),
    backoffLimit: has(spec, 'backoffLimitPerIndex') ? NO_LIMIT : BACKOFF_LIMIT,
    completionMode: 'NonIndexed',
    suspend: false,
    manualSelector: false,
    podReplacementPolicy: has(spec, 'podFailurePolicy') ? 'Failed' : 'TerminatingOrFailed',
  };
  return Object.entries(defaults).reduce(
    (next, [member, value]) => (has(next, member) ? next : withMember(next, member, value)),
    spec,
  );
}

const FIXED = [
  'selector',
  'completionMode',
  'podFailurePolicy',
  'backoffLimitPerIndex',
  'managedBy',
  'successPolicy',
] as const;

/** What may not change once a job is made. */
export function fixedFaults(object: KubeObject, stored: KubeObject): readonly FieldError[] {
  const [now, before] = [mapAt(object, 'spec'), mapAt(stored, 'spec')];
  return FIXED.filter((member) => !equalJson(now[member], before[member])).map((member) =>
    invalidValue(`spec.${member}`, now[member] ?? null, 'field is immutable'),
  );
}
