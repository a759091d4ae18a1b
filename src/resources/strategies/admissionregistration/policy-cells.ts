import type { KubeObject } from '../../../meta/object.js';
import { labelSelectorOf } from '../../../meta/selectors/label-object.js';
import { printLabelSelector } from '../../../meta/selectors/label.js';
import { UNSET } from '../cells.js';
import { listAt, objectAt, textAt } from '../members.js';

/** Number of entries of `spec.<member>`, and the kind of the parameters. */
export function policyCells(object: KubeObject, member: string): readonly [number, string] {
  const spec = objectAt(object, 'spec');
  const kind = objectAt(spec, 'paramKind');
  const named = kind === undefined ? UNSET : `${textAt(kind, 'apiVersion')}/${textAt(kind, 'kind')}`;
  return [listAt(spec, member).length, named];
}

/** The source of a binding's parameters: `namespace/name`, any namespace as `*`, or the selector. */
export function bindingCells(object: KubeObject): readonly [string] {
  const ref = objectAt(objectAt(object, 'spec'), 'paramRef');
  if (ref === undefined) return [UNSET];
  const name = textAt(ref, 'name');
  const namespace = textAt(ref, 'namespace');
  if (name !== '') return [`${namespace === '' ? '*' : namespace}/${name}`];
  const selector = labelSelectorOf(objectAt(ref, 'selector'));
  return [typeof selector === 'string' ? selector : printLabelSelector(selector)];
}
