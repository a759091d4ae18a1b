import type { JobSpec } from '../../../../generated/types/apis__batch__v1.js';
import type { JsonObject, JsonValue } from '../../../json/types.js';
import { has, withMember, type Of } from '../members.js';

/** Pods of an indexed job have no common failure limit, as each index has its own. */
const NO_LIMIT = 2_147_483_647;
const BACKOFF_LIMIT = 6;

/**
 * Defaults of a job's spec. They are not in the schema, because a cron job's template has none: each job made from it
 * gets them.
 */
export function withJobDefaults(spec: Of<JobSpec>): JsonObject {
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
