import type { KubeObject } from '../../../meta/object.js';
import { labelSelectorOf } from '../../../meta/selectors/label-object.js';
import { printLabelSelector } from '../../../meta/selectors/label.js';
import { joinedCell, NONE } from '../cells.js';
import { objectAt, objectsAt } from '../members.js';

/** Containers, Images and Selector of an object with a pod template. */
export function templateCells(object: KubeObject): readonly [string, string, string] {
  const spec = objectAt(object, 'spec');
  const containers = objectsAt(objectAt(objectAt(spec, 'template'), 'spec'), 'containers');
  const selector = labelSelectorOf(objectAt(spec, 'selector'));
  // An invalid selector is shown as its error.
  const printed = typeof selector === 'string' ? selector : printLabelSelector(selector);
  return [joinedCell(containers, 'name'), joinedCell(containers, 'image'), printed === '' ? NONE : printed];
}
