import type { Strategy } from '../../strategy.js';

/** PriorityClass: its generation is set when it is made and never counts. */
export const strategy: Strategy = {
  identify: (object) => ({ ...object, metadata: { ...object.metadata, generation: 1 } }),
};
