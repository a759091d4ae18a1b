import type { KubeObject } from '../../../meta/object.js';
import type { Strategy } from '../../strategy.js';
import { joinedCell, pairsCell } from '../cells.js';
import { mapAt, objectAt, objectsAt, withMember } from '../members.js';
import { withTemplateDefaults } from './pod-rules/pod-spec-defaults.js';

/** Selector and labels that nobody gave are the labels of the template. */
function withTemplateLabels(object: KubeObject): KubeObject {
  const spec = mapAt(object, 'spec');
  const labels = objectAt(objectAt(objectAt(spec, 'template'), 'metadata'), 'labels');
  if (labels === undefined || Object.keys(labels).length === 0) return object;
  const selected =
    objectAt(spec, 'selector') === undefined
      ? withMember(object, 'spec', withMember(spec, 'selector', labels))
      : object;
  if (object.metadata.labels !== undefined) return selected;
  return withMember(selected, 'metadata', withMember(selected.metadata, 'labels', labels));
}

/** ReplicationController. */
export const strategy: Strategy = {
  applyDefaults: (object) => withTemplateLabels(withTemplateDefaults(object)),
  cells(object) {
    const spec = objectAt(object, 'spec');
    const containers = objectsAt(objectAt(objectAt(spec, 'template'), 'spec'), 'containers');
    return [joinedCell(containers, 'name'), joinedCell(containers, 'image'), pairsCell(mapAt(spec, 'selector'))];
  },
};
