import { forbiddenValue } from '../../../meta/field-errors.js';
import type { Strategy } from '../../strategy.js';
import { numberAt } from '../members.js';
import { belowUnchanged, passingOver } from '../ratcheting.js';

/** Highest priority of pods that are not of the system. */
const HIGHEST = 1_000_000_000;

/** PriorityClass: its generation is set when it is made and never counts; its value and policy stay as they are. */
export const strategy: Strategy = {
  identify: (object) => ({ ...object, metadata: { ...object.metadata, generation: 1 } }),
  validate(object) {
    const value = numberAt(object, 'value') ?? 0;
    // Those of the system are made by the server itself, above all others.
    if (object.metadata.name?.startsWith('system-') === true || value <= HIGHEST) return [];
    return [forbiddenValue('value', `maximum allowed value of a user defined priority is ${HIGHEST}`)];
  },
  ratchet: passingOver(belowUnchanged('preemptionPolicy'), belowUnchanged('value')),
};
