import { type FieldError, invalidValue, notSupported } from './field-errors.js';
import type { PropagationPolicy } from './options.js';

const POLICIES: readonly PropagationPolicy[] = ['Foreground', 'Background', 'Orphan'];

/** What a client asks to happen to dependents, unchecked; undefined members are not given. */
export interface AskedPropagation {
  readonly propagationPolicy: string | undefined;
  readonly orphanDependents: boolean | undefined;
}

/** The faults of what a client asks to happen to dependents, in the words and order of the public API. */
export function propagationFaults({ propagationPolicy, orphanDependents }: AskedPropagation): FieldError[] {
  if (propagationPolicy === undefined) return [];
  const errors: FieldError[] = [];
  if (orphanDependents !== undefined) {
    const why = 'orphanDependents and deletionPropagation cannot be both set';
    errors.push(invalidValue('propagationPolicy', propagationPolicy, why));
  }
  if (knownPolicy(propagationPolicy) === undefined) {
    errors.push(notSupported('propagationPolicy', propagationPolicy, [...POLICIES, 'nil']));
  }
  return errors;
}

/** A policy by its name; undefined when there is none of that name. */
export function knownPolicy(name: string | undefined): PropagationPolicy | undefined {
  return POLICIES.find((known) => known === name);
}

/** The faults of a list of dry-run stages in a body; an empty text in it is one, unlike an empty query value. */
export function listedDryRunFaults(listed: readonly string[]): FieldError[] {
  return listed.some((value) => value !== 'All') ? [notSupported('dryRun', listed, ['All'])] : [];
}
