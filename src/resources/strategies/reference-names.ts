import type { JsonObject } from '../../json/types.js';
import { type FieldError, invalidValue } from '../../meta/field-errors.js';
import { dnsSubdomainFaults, pathSegmentFaults } from '../../meta/names.js';
import { textAt } from './members.js';

/**
 * Faults of the names in a reference at `path`: the group of its kind, and names that become part of a URL. Empty ones
 * are reported elsewhere.
 */
export function referenceFaults(
  reference: JsonObject | undefined,
  path: string,
  { group, segments }: { readonly group?: string; readonly segments: readonly string[] },
): readonly FieldError[] {
  return [...(group === undefined ? [] : [group]), ...segments].flatMap((member) => {
    const value = textAt(reference, member);
    if (value === '') return [];
    const faults = member === group ? dnsSubdomainFaults(value) : pathSegmentFaults(value);
    return faults.map((fault) => invalidValue(`${path}.${member}`, value, fault));
  });
}
