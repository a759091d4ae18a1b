import type { Strategy } from '../../strategy.js';
import { listAt, objectAt } from '../members.js';

/** ServiceCIDR. */
export const strategy: Strategy = { cells: (object) => [listAt(objectAt(object, 'spec'), 'cidrs').join(',')] };
