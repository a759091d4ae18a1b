import type { Strategy } from '../../strategy.js';
import { passingOver, selectorValues } from '../ratcheting.js';

/** CSIStorageCapacity. */
export const strategy: Strategy = { ratchet: passingOver(selectorValues) };
