import type { DeviceClass } from '../../../../generated/types/apis__resource.cluster.io__v1.js';
import { equalJson } from '../../../json/equal.js';
import { type FieldError, invalidValue } from '../../../meta/field-errors.js';
import type { Strategy } from '../../strategy.js';
import { isExtendedResource } from '../core/pod-rules/resource-requirements-validation.js';
import { has, mapAt, objectsAt, textAt } from '../members.js';
import { configurationFaults, selectorFaults, reportsClaimFault } from './claim-validation.js';
import { SelectorExpressions } from './selector-expressions.js';

/** DeviceClass. */
export const strategy: Strategy<DeviceClass> = {
  validate(object, { expressions, gatesOff, naming }, stored) {
    const faults: FieldError[] = [];
    const spec = mapAt(object, 'spec');
    const selectors = new SelectorExpressions(expressions, gatesOff);
    selectorFaults(objectsAt(spec, 'selectors'), 'spec.selectors', selectors, faults);
    const isStored = stored !== undefined && equalJson(spec['config'] ?? null, mapAt(stored, 'spec')['config'] ?? null);
    for (const [index, configuration] of objectsAt(spec, 'config').entries()) {
      configurationFaults(configuration, `spec.config[${index}]`, faults, isStored);
    }
    const name = textAt(spec, 'extendedResourceName');
    if (has(spec, 'extendedResourceName') && !isExtendedResource(name, naming.labelDomain)) {
      faults.push(invalidValue('spec.extendedResourceName', name, 'must be a valid extended resource name'));
    }
    return faults;
  },
  reportsItself: reportsClaimFault,
};
