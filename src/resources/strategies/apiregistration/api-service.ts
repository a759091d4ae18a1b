import type { KubeObject } from '../../../meta/object.js';
import type { Strategy } from '../../strategy.js';
import { conditionOf } from '../conditions.js';
import { objectAt, textAt } from '../members.js';

/** The service behind the version, and whether it can be reached. */
function cells(object: KubeObject): readonly [string, string] {
  const service = objectAt(objectAt(object, 'spec'), 'service');
  const named = service === undefined ? 'Local' : `${textAt(service, 'namespace')}/${textAt(service, 'name')}`;
  const condition = conditionOf(object, 'Available');
  if (condition === undefined) return [named, 'Unknown'];
  const state = textAt(condition, 'status');
  return [named, state === 'True' ? 'True' : `${state} (${textAt(condition, 'reason')})`];
}

/** APIService. */
export const strategy: Strategy = { cells };
