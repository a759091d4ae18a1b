import type { StorageClass } from '../../../../generated/types/apis__storage.cluster.io__v1.js';
import { type FieldError, invalidValue } from '../../../meta/field-errors.js';
import { qualifiedNameFaults } from '../../../meta/names.js';
import type { Strategy } from '../../strategy.js';
import { oldLabel } from '../core/pod-rules/node-labels.js';
import { reportsTopologyFault, topologyTermFaults } from '../core/topology-term-validation.js';
import { classNameCell } from '../default-class.js';
import { objectsAt, textAt } from '../members.js';
import { parameterFaults } from './class-parameters.js';

/** StorageClass. */
export const strategy: Strategy<StorageClass> = {
  validate(object) {
    const faults: FieldError[] = [];
    const provisioner = textAt(object, 'provisioner').toLowerCase();
    for (const fault of provisioner === '' ? [] : qualifiedNameFaults(provisioner)) {
      faults.push(invalidValue('provisioner', provisioner, fault));
    }
    topologyTermFaults(objectsAt(object, 'allowedTopologies'), 'allowedTopologies', faults);
    return [...faults, ...parameterFaults(object)];
  },
  reportsItself: reportsTopologyFault,
  warnings: (object, _stored, naming) =>
    objectsAt(object, 'allowedTopologies').flatMap((topology, index) =>
      objectsAt(topology, 'matchLabelExpressions').flatMap((expression, at) => {
        const notice = oldLabel(textAt(expression, 'key'), naming);
        return notice === undefined ? [] : [`allowedTopologies[${index}].matchLabelExpressions[${at}].key: ${notice}`];
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
