import type { Strategy } from '../../strategy.js';
import { firstFew } from '../cells.js';
import { objectAt, objectsAt, textAt } from '../members.js';

/** StorageVersion. */
export const strategy: Strategy = {
  cells: (object) => [
    firstFew(
      objectsAt(objectAt(object, 'status'), 'storageVersions').map(
        (version) => `${textAt(version, 'apiServerID')}=${textAt(version, 'encodingVersion')}`,
      ),
    ),
  ],
};
