import type { KubeObject } from '../../../meta/object.js';
import type { Strategy } from '../../strategy.js';
import { NONE } from '../cells.js';
import { classNameCell } from '../default-class.js';
import { objectAt, textAt } from '../members.js';

function parametersCell(object: KubeObject): string {
  const parameters = objectAt(objectAt(object, 'spec'), 'parameters');
  if (parameters === undefined) return NONE;
  const group = textAt(parameters, 'apiGroup');
  const kind = textAt(parameters, 'kind');
  return `${group === '' ? kind : `${kind}.${group}`}/${textAt(parameters, 'name')}`;
}

/** IngressClass. */
export const strategy: Strategy = {
  cells: (object, _now, naming) => [
    classNameCell(object, [`ingressclass.${naming.labelDomain}/is-default-class`]),
    parametersCell(object),
  ],
};
