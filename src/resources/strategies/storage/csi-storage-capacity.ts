import type { Strategy } from '../../strategy.js';
import { passingOver, selectorValues } from '../ratcheting.js';
import { selectorWarnings } from '../core/pod-rules/node-labels.js';

/** CSIStorageCapacity. */
export const strategy: Strategy = {
  ratchet: passingOver(selectorValues),
  warnings: (object, _stored, naming) => selectorWarnings(object['nodeTopology'], 'nodeTopology', naming),
};
