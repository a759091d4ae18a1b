import type { KubeObject } from '../../../meta/object.js';
import { has, listAt, objectAt } from '../members.js';

/** The state of a claim: `pending`, or `allocated` and perhaps `reserved`, prefixed by `deleted` when terminating. */
export function stateCell(object: KubeObject): string {
  const status = objectAt(object, 'status');
  const states = object.metadata.deletionTimestamp === undefined ? [] : ['deleted'];
  if (has(status, 'allocation')) {
    states.push('allocated');
    if (listAt(status, 'reservedFor').length > 0) states.push('reserved');
  } else {
    states.push('pending');
  }
  return states.join(',');
}
