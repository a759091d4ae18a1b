import type { ComponentStatus } from '../../../../generated/types/api__v1.js';
import type { Strategy } from '../../strategy.js';
import { objectsAt, textAt } from '../members.js';

/** ComponentStatus. */
export const strategy: Strategy<ComponentStatus> = {
  cells(object) {
    const healthy = objectsAt(object, 'conditions').find((one) => textAt(one, 'type') === 'Healthy');
    const status = textAt(healthy, 'status');
    const state = status === 'True' ? 'Healthy' : status === 'False' ? 'Unhealthy' : 'Unknown';
    return [state, textAt(healthy, 'message'), textAt(healthy, 'error')];
  },
};
