import type { KubeObject } from '../../../meta/object.js';
import type { Strategy } from '../../strategy.js';
import { objectAt, textAt } from '../members.js';
import { accessModesCell, phaseCell, storageCell, storageClassCell } from './volume-cells.js';

function claimCell(object: KubeObject): string {
  const claim = objectAt(objectAt(object, 'spec'), 'claimRef');
  return claim === undefined ? '' : `${textAt(claim, 'namespace')}/${textAt(claim, 'name')}`;
}

/** PersistentVolume. */
export const strategy: Strategy = {
  cells(object, _now, naming) {
    const spec = objectAt(object, 'spec');
    return [
      storageCell(spec),
      accessModesCell(spec),
      phaseCell(object),
      claimCell(object),
      storageClassCell(object, naming),
    ];
  },
};
