import type { KubeObject } from '../../../meta/object.js';
import type { Strategy } from '../../strategy.js';
import { isConditionTrue } from '../conditions.js';
import { objectAt, textAt } from '../members.js';

function resourceCell(object: KubeObject): string {
  const resource = objectAt(objectAt(object, 'spec'), 'resource');
  const group = textAt(resource, 'group');
  return group === '' ? textAt(resource, 'resource') : `${textAt(resource, 'resource')}.${group}`;
}

/** StorageVersionMigration. */
export const strategy: Strategy = {
  cells(object) {
    const standing = ['Succeeded', 'Failed', 'Running'].find((type) => isConditionTrue(object, type));
    return [resourceCell(object), standing ?? 'Unknown'];
  },
};
