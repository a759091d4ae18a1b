import type { FieldError } from '../../../meta/field-errors.js';
import type { Strategy } from '../../strategy.js';
import { mapAt, objectsAt } from '../members.js';
import { configurationFaults, selectorFaults, tellsClaimFault } from './claim-validation.js';

/** DeviceClass. */
export const strategy: Strategy = {
  validate(object) {
    const faults: FieldError[] = [];
    const spec = mapAt(object, 'spec');
    selectorFaults(objectsAt(spec, 'selectors'), 'spec.selectors', faults);
    for (const [index, configuration] of objectsAt(spec, 'config').entries()) {
      configurationFaults(configuration, `spec.config[${index}]`, faults);
    }
    return faults;
  },
  tellsItself: tellsClaimFault,
};
