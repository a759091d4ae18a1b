import { equalJson } from '../../../json/equal.js';
import type { KubeObject } from '../../../meta/object.js';
import type { Strategy } from '../../strategy.js';
import { NONE, UNSET } from '../cells.js';
import { has, listAt, mapAt, objectAt, objectsAt, textAt } from '../members.js';

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

const SHOWN_TOKENS =
  'spec.serviceAccountTokenInSecrets is unset; if supported by this CSI driver, set to true to prevent possible logging of tokens in volume attributes';

/** Tokens in attributes of volumes are logged by drivers that log those. */
function warnings(object: KubeObject, stored: KubeObject | undefined): readonly string[] {
  const spec = mapAt(object, 'spec');
  const tokens = listAt(spec, 'tokenRequests');
  const same = stored !== undefined && equalJson(tokens, listAt(mapAt(stored, 'spec'), 'tokenRequests'));
  return tokens.length === 0 || same || has(spec, 'serviceAccountTokenInSecrets') ? [] : [SHOWN_TOKENS];
}

/** CSIDriver. */
export const strategy: Strategy = { cells, identify, warnings };
