import type { ServiceCIDR } from '../../../../generated/types/apis__networking.cluster.io__v1.js';
import { type FieldError, invalidValue, required } from '../../../meta/field-errors.js';
import type { Strategy, StrategyContext, Typed } from '../../strategy.js';
import { canonicalNetworkFault, cidrFamily } from '../core/service-rules/ip-address.js';
import { listAt, objectAt } from '../members.js';

const PATH = 'spec.cidrs';

function cidrsOf(object: Typed<ServiceCIDR>): readonly string[] {
  return listAt(object['spec'], 'cidrs').map(String);
}

function rangeFaults(object: Typed<ServiceCIDR>): readonly FieldError[] {
  const cidrs = cidrsOf(object);
  const families = cidrs.map(cidrFamily);
  if (cidrs.length === 0) return [required(PATH, 'at least one CIDR required')];
  const faults: FieldError[] = [];
  if (cidrs.length > 2) {
    const why = 'must only hold 2 values';
    faults.push(invalidValue(PATH, cidrs, why));
    return faults;
  }
  for (const [index, cidr] of cidrs.entries()) {
    const fault = canonicalNetworkFault(cidr);
    if (fault !== undefined) faults.push(invalidValue(`${PATH}[${index}]`, cidr, fault));
  }
  if (cidrs.length === 2 && families[0] === families[1] && families[0] !== undefined) {
    const why = 'may specify no more than one IP for each IP family, i.e 192.168.0.0/24 and 2001:db8::/64';
    faults.push(invalidValue(PATH, cidrs, why));
  }
  return faults;
}

/** A range is immutable; one of the other family may be added. */
function validateUpdate(object: Typed<ServiceCIDR>, stored: Typed<ServiceCIDR>, { subresource }: StrategyContext) {
  const [after, before] = [cidrsOf(object), cidrsOf(stored)];
  if (subresource !== '') return [];
  const added = before.length === 1 && after.length === 2;
  if (after.length !== before.length && !added) {
    return [invalidValue(PATH, after.length === 0 ? null : after, 'field is immutable')];
  }
  const changed = before.flatMap((cidr, index) =>
    cidr === after[index] ? [] : [invalidValue(`${PATH}[${index}]`, after[index], 'field is immutable')],
  );
  return added ? [...changed, ...rangeFaults(object)] : changed;
}

/** ServiceCIDR. */
export const strategy: Strategy<ServiceCIDR> = {
  cells: (object) => [listAt(objectAt(object, 'spec'), 'cidrs').join(',')],
  // Conditions are accepted as they are.
  reportsItself: ({ field }) => field.startsWith('status.conditions['),
  validateCreate: rangeFaults,
  validateUpdate,
};
