import type { Strategy } from '../../strategy.js';
import { belowUnchanged, passingOver } from '../ratcheting.js';

/** PriorityClass: its generation is set when it is made and never counts; its value and policy stay as they are. */
export const strategy: Strategy = {
  identify: (object) => ({ ...object, metadata: { ...object.metadata, generation: 1 } }),
  ratchet: passingOver(belowUnchanged('preemptionPolicy'), belowUnchanged('value')),
};
