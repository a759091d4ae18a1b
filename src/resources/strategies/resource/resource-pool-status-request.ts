import { ageOf } from '../../../meta/duration.js';
import type { KubeObject } from '../../../meta/object.js';
import type { Strategy } from '../../strategy.js';
import { NONE } from '../cells.js';
import { conditionOf, isConditionTrue } from '../conditions.js';
import { numberAt, objectAt, objectsAt, textAt } from '../members.js';

const FIGURES = ['totalDevices', 'availableDevices', 'allocatedDevices', 'unavailableDevices'] as const;

function standing(object: KubeObject): string {
  if (isConditionTrue(object, 'Failed')) return 'Failed';
  if (!isConditionTrue(object, 'Complete')) return 'Pending';
  const status = objectAt(object, 'status');
  const [shown, all] = [objectsAt(status, 'pools').length, numberAt(status, 'poolCount') ?? 0];
  return shown < all ? `Complete (${shown}/${all} pools)` : 'Complete';
}

function cells(object: KubeObject, now: number): readonly string[] {
  const pools = objectsAt(objectAt(object, 'status'), 'pools');
  const known = object['status'] !== undefined && !isConditionTrue(object, 'Failed');
  const sum = (figure: string): string =>
    known ? String(pools.reduce((total, pool) => total + (numberAt(pool, figure) ?? 0), 0)) : '-';
  const faulty = pools.filter((pool) => textAt(pool, 'validationError') !== '').length;
  const complete = isConditionTrue(object, 'Complete') ? conditionOf(object, 'Complete') : undefined;
  return [
    ...FIGURES.map(sum),
    known ? String(faulty) : '-',
    standing(object),
    complete === undefined ? NONE : ageOf(textAt(complete, 'lastTransitionTime'), now),
  ];
}

/** ResourcePoolStatusRequest. */
export const strategy: Strategy = { cells };
