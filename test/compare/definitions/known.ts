import type { AnsweredStep, KnownDifference } from '../known.js';
import type { Comparable } from '../normalise.js';
import { causesOf } from '../recorded.js';

/** Differences of definitions and their objects only; docs/differences.md explains each. */
const KNOWN_OF_DEFINITIONS: readonly KnownDifference[] = [
  {
    id: 'missing-name',
    matches: ({ reference, ours }) =>
      reference.status === 422 && ours.status === 422 && addsOnlyRequired(reference, ours),
  },
  {
    id: 'versions-shown',
    matches: ({ reference, ours }) =>
      [reference, ours].every(
        ({ status, body }) =>
          status === 422 && /must contain unique version names|exactly one version/.test(JSON.stringify(body)),
      ),
  },
  {
    id: 'items-of-no-schema',
    matches: ({ reference, ours }) =>
      [reference, ours].every(({ status }) => status === 422) &&
      /items: Invalid value: .*must only have a single schema/.test(JSON.stringify(reference.body)) &&
      /items: Required value: must have a schema/.test(JSON.stringify(ours.body)),
  },
  {
    id: 'format-order',
    matches: ({ reference, ours }) =>
      reference.status === ours.status &&
      [...reference.warnings].sort().join() === [...ours.warnings].sort().join() &&
      reference.warnings.length > 1,
  },
];

/** Whether ours has all causes of the reference, and in addition only "required" ones. */
function addsOnlyRequired(reference: Comparable, ours: Comparable): boolean {
  const known = new Set(causesOf(reference));
  const added = causesOf(ours).filter((cause) => !known.delete(cause));
  return known.size === 0 && added.length > 0 && added.every((cause) => cause.includes(' FieldValueRequired: '));
}

/** The intended difference, if this is one. */
export function knownOfDefinitions(answered: AnsweredStep): KnownDifference | undefined {
  return KNOWN_OF_DEFINITIONS.find(({ matches }) => matches(answered));
}
