import type { JsonObject } from '../../../json/types.js';
import type { KubeObject } from '../../../meta/object.js';
import type { Strategy } from '../../strategy.js';
import { withTemplateDefaults } from '../core/pod-rules/pod-spec-defaults.js';
import { numberAt, objectAt, withChanged, withItems, withMember } from '../members.js';
import { templateCells } from './template-cells.js';

/** Each claim of the templates says its kind. */
function withClaimKind(claim: JsonObject): JsonObject {
  return withMember(withMember(claim, 'apiVersion', 'v1'), 'kind', 'PersistentVolumeClaim');
}

function applyDefaults(object: KubeObject): KubeObject {
  return withChanged(withTemplateDefaults(object), 'spec', (spec) =>
    withItems(spec, 'volumeClaimTemplates', withClaimKind),
  );
}

/** StatefulSet. */
export const strategy: Strategy = {
  applyDefaults,
  cells(object) {
    const ready = numberAt(objectAt(object, 'status'), 'readyReplicas') ?? 0;
    const wanted = numberAt(objectAt(object, 'spec'), 'replicas') ?? 0;
    const [names, images] = templateCells(object);
    return [`${ready}/${wanted}`, names, images];
  },
};
