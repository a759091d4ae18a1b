import { invalidValue } from '../../../meta/field-errors.js';
import { qualifiedNameFaults } from '../../../meta/names.js';
import type { Strategy } from '../../strategy.js';
import { textAt } from '../members.js';
import { classNameCell } from '../default-class.js';

/** StorageClass. */
export const strategy: Strategy = {
  validate(object) {
    const provisioner = textAt(object, 'provisioner').toLowerCase();
    if (provisioner === '') return [];
    return qualifiedNameFaults(provisioner).map((fault) => invalidValue('provisioner', provisioner, fault));
  },
  cells: (object, _now, { labelDomain }) => [
    classNameCell(object, [
      `storageclass.${labelDomain}/is-default-class`,
      `storageclass.beta.${labelDomain}/is-default-class`,
    ]),
    object['allowVolumeExpansion'] === true,
  ],
};
