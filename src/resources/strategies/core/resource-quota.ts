import type { KubeObject } from '../../../meta/object.js';
import type { Strategy } from '../../strategy.js';
import { mapAt, objectAt } from '../members.js';

/** `name: used/hard` for the resources that are limits, or for those that are not. */
function amountsCell(object: KubeObject, limits: boolean): string {
  const status = objectAt(object, 'status');
  const [hard, used] = [mapAt(status, 'hard'), mapAt(status, 'used')];
  return Object.keys(hard)
    .filter((name) => name.startsWith('limits.') === limits)
    .sort()
    .map((name) => `${name}: ${String(used[name] ?? '0')}/${String(hard[name])}`)
    .join(', ');
}

/** ResourceQuota. */
export const strategy: Strategy = {
  cells: (object) => [amountsCell(object, false), amountsCell(object, true)],
};
