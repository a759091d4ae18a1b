import { invalidValue } from '../../../meta/field-errors.js';
import { qualifiedNameFaults } from '../../../meta/names.js';
import type { Strategy } from '../../strategy.js';
import { objectsAt, textAt } from '../members.js';
import { classNameCell } from '../default-class.js';
import { oldLabel } from '../core/pod-rules/node-labels.js';

/** StorageClass. */
export const strategy: Strategy = {
  validate(object) {
    const provisioner = textAt(object, 'provisioner').toLowerCase();
    if (provisioner === '') return [];
    return qualifiedNameFaults(provisioner).map((fault) => invalidValue('provisioner', provisioner, fault));
  },
  warnings: (object, _stored, naming) =>
    objectsAt(object, 'allowedTopologies').flatMap((topology, index) =>
      objectsAt(topology, 'matchLabelExpressions').flatMap((expression, at) => {
        const told = oldLabel(textAt(expression, 'key'), naming);
        return told === undefined ? [] : [`allowedTopologies[${index}].matchLabelExpressions[${at}].key: ${told}`];
      }),
    ),
  cells: (object, _now, { labelDomain }) => [
    classNameCell(object, [
      `storageclass.${labelDomain}/is-default-class`,
      `storageclass.beta.${labelDomain}/is-default-class`,
    ]),
    object['allowVolumeExpansion'] === true,
  ],
};
