import type { KubeObject } from '../../../meta/object.js';
import type { Strategy } from '../../strategy.js';
import { NONE } from '../cells.js';
import { flagAt, objectsAt, textAt } from '../members.js';

/** The controller that owns the revision, as `kind.group/name`. */
function controllerCell(object: KubeObject): string {
  const owner = objectsAt(object.metadata, 'ownerReferences').find((one) => flagAt(one, 'controller'));
  if (owner === undefined) return NONE;
  const group = /^(.*)\//.exec(textAt(owner, 'apiVersion'))?.[1] ?? '';
  const kind = textAt(owner, 'kind').toLowerCase();
  return `${group === '' ? kind : `${kind}.${group}`}/${textAt(owner, 'name')}`;
}

/** ControllerRevision. */
export const strategy: Strategy = { cells: (object) => [controllerCell(object)] };
