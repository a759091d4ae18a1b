import type { Strategy } from '../../strategy.js';
import { mapAt, textAt } from '../members.js';
import { serviceCells } from './service-cells.js';
import { withServiceDefaults } from './service-defaults.js';
import { prepareServiceForCreate, prepareServiceForUpdate } from './service-preparation.js';
import { isHeadless } from './service-traits.js';
import { serviceFaults, serviceUpdateFaults } from './service-validation.js';

/** Service. Addresses and node ports are not given here: that needs to know which are taken. */
export const strategy: Strategy = {
  applyDefaults: withServiceDefaults,
  prepareForCreate: prepareServiceForCreate,
  prepareForUpdate: (object, stored, { subresource }) =>
    subresource === '' ? prepareServiceForUpdate(object, stored) : object,
  validate: (object, { subresource }) => (subresource === '' ? serviceFaults(mapAt(object, 'spec')) : []),
  validateUpdate: (object, stored, { subresource }) =>
    subresource === '' ? serviceUpdateFaults(mapAt(object, 'spec'), mapAt(stored, 'spec')) : [],
  warnings: (object) => {
    const spec = mapAt(object, 'spec');
    const ignored = isHeadless(spec) && textAt(spec, 'sessionAffinity') === 'ClientIP';
    return ignored ? ['spec.SessionAffinity is ignored for headless services'] : [];
  },
  cells: serviceCells,
};
