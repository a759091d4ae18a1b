import { FieldPath } from '../../../meta/field-path.js';
import { labelFaults } from '../../../meta/selectors/label-object.js';
import type { Strategy } from '../../strategy.js';
import { mapAt } from '../members.js';
import { oldLabel } from '../core/pod-rules/node-labels.js';

const NODE_SELECTOR = FieldPath.of('scheduling', 'nodeSelector');

/** RuntimeClass. */
export const strategy: Strategy = {
  validate: (object) => labelFaults(mapAt(mapAt(object, 'scheduling'), 'nodeSelector'), NODE_SELECTOR),
  warnings: (object, _stored, naming) =>
    Object.keys(mapAt(mapAt(object, 'scheduling'), 'nodeSelector')).flatMap((key) => {
      const told = oldLabel(key, naming);
      return told === undefined ? [] : [`scheduling.nodeSelector: ${told}`];
    }),
};
