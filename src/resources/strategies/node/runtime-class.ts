import { FieldPath } from '../../../meta/field-path.js';
import { labelFaults } from '../../../meta/selectors/label-object.js';
import type { Strategy } from '../../strategy.js';
import { mapAt } from '../members.js';

const NODE_SELECTOR = FieldPath.of('scheduling', 'nodeSelector');

/** RuntimeClass. */
export const strategy: Strategy = {
  validate: (object) => labelFaults(mapAt(mapAt(object, 'scheduling'), 'nodeSelector'), NODE_SELECTOR),
};
