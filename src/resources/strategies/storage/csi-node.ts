import type { Strategy } from '../../strategy.js';
import { listAt, objectAt } from '../members.js';

/** CSINode. */
export const strategy: Strategy = { cells: (object) => [listAt(objectAt(object, 'spec'), 'drivers').length] };
