import type { Strategy } from '../../strategy.js';
import { classNameCell } from '../default-class.js';

/** StorageClass. */
export const strategy: Strategy = {
  cells: (object, _now, { labelDomain }) => [
    classNameCell(object, [
      `storageclass.${labelDomain}/is-default-class`,
      `storageclass.beta.${labelDomain}/is-default-class`,
    ]),
  ],
};
