import type { Service } from '../../../../generated/types/api__v1.js';
import type { Strategy } from '../../strategy.js';
import { mapAt } from '../members.js';
import { passingOver } from '../ratcheting.js';
import { knownEntryPoints, loadBalancerFaults } from './service-rules/load-balancer-validation.js';
import { serviceCells } from './service-rules/service-cells.js';
import { serviceClaims } from './service-rules/service-claims.js';
import { withServiceDefaults } from './service-rules/service-defaults.js';
import { familyFaults } from './service-rules/service-families.js';
import { configuredFamilies } from './service-rules/service-pools.js';
import { prepareServiceForCreate, prepareServiceForUpdate } from './service-rules/service-preparation.js';
import {
  knownRangeAnnotation,
  ratchetAddresses,
  serviceFaults,
  serviceUpdateFaults,
} from './service-rules/service-validation.js';
import { serviceWarnings } from './service-rules/service-warnings.js';

/** Service. */
export const strategy: Strategy<Service> = {
  applyDefaults: withServiceDefaults,
  prepareForCreate: (object, { pools }) => prepareServiceForCreate(object, configuredFamilies(pools)),
  prepareForUpdate: (object, stored, { subresource, pools }) =>
    subresource === '' ? prepareServiceForUpdate(object, stored, configuredFamilies(pools)) : object,
  validate: (object, { subresource, naming }) =>
    subresource === '' ? serviceFaults(object, naming.labelDomain) : loadBalancerFaults(object),
  validateCreate: (object, { pools }) => familyFaults(mapAt(object, 'spec'), undefined, configuredFamilies(pools)),
  validateUpdate: (object, stored, { subresource, pools }) => {
    if (subresource !== '') return [];
    const spec = mapAt(object, 'spec');
    const before = mapAt(stored, 'spec');
    return [...serviceUpdateFaults(spec, before), ...familyFaults(spec, before, configuredFamilies(pools))];
  },
  // Conditions and ports of a load balancer are accepted as its provider sets them.
  reportsItself: ({ field }) =>
    /^(?:status\.(?:conditions\[|loadBalancer\.ingress\[\d+\]\.ports\[)|spec\.sessionAffinityConfig\.clientIP\.)/.test(
      field,
    ),
  ratchet: (faults, update) =>
    ratchetAddresses(passingOver(knownEntryPoints, knownRangeAnnotation)(faults, update), update),
  claims: serviceClaims,
  warnings: (object, _stored, naming) => serviceWarnings(object, naming),
  cells: serviceCells,
};
