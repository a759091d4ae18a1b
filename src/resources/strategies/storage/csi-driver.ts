import type { KubeObject } from '../../../meta/object.js';
import type { Strategy } from '../../strategy.js';
import { NONE, UNSET } from '../cells.js';
import { has, listAt, objectAt, objectsAt, textAt } from '../members.js';

function cells(object: KubeObject): readonly [string, string] {
  const spec = objectAt(object, 'spec');
  const audiences = objectsAt(spec, 'tokenRequests').map((request) => textAt(request, 'audience'));
  const modes = listAt(spec, 'volumeLifecycleModes').join(',');
  return [has(spec, 'tokenRequests') ? audiences.join(',') : UNSET, modes === '' ? NONE : modes];
}

/** A new driver has no generation: its changes are counted from the first one on. */
function identify(object: KubeObject): KubeObject {
  const { generation: _generation, ...metadata } = object.metadata;
  return { ...object, metadata };
}

/** CSIDriver. */
export const strategy: Strategy = { cells, identify };
