import type { Strategy } from '../../strategy.js';
import { objectAt, textAt } from '../members.js';
import { accessModesCell, phaseCell, storageCell, storageClassCell } from './volume-cells.js';

/** PersistentVolumeClaim. What the claim got is shown once it is bound. */
export const strategy: Strategy = {
  cells(object, _now, naming) {
    const bound = textAt(objectAt(object, 'spec'), 'volumeName') !== '';
    const status = bound ? objectAt(object, 'status') : undefined;
    return [phaseCell(object), storageCell(status), accessModesCell(status), storageClassCell(object, naming)];
  },
};
