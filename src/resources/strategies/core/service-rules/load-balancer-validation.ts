import type { Service } from '../../../../../generated/types/api__v1.js';
import type { Ingress } from '../../../../../generated/types/apis__networking.cluster.io__v1.js';
import type { JsonObject } from '../../../../json/types.js';
import {
  type FieldError,
  forbiddenMember,
  forbiddenValue,
  invalidValue,
  MAX_FIELD_ERRORS,
  required,
} from '../../../../meta/field-errors.js';
import { dnsSubdomainFaults } from '../../../../meta/names.js';
import type { Typed } from '../../../strategy.js';
import { has, mapAt, objectsAt, textAt } from '../../members.js';
import { knownTexts } from '../../ratcheting.js';
import { addressFault, isAddress } from './ip-address.js';

/** An ingress point is an address, a DNS name, or both. */
function placeFaults(entry: JsonObject, path: string, faults: FieldError[]): void {
  const ip = textAt(entry, 'ip');
  const fault = ip === '' ? undefined : addressFault(ip);
  if (fault !== undefined) faults.push(invalidValue(`${path}.ip`, ip, fault));
  const hostname = textAt(entry, 'hostname');
  if (hostname === '') return;
  for (const fault of dnsSubdomainFaults(hostname)) faults.push(invalidValue(`${path}.hostname`, hostname, fault));
  if (isAddress(hostname)) {
    faults.push(invalidValue(`${path}.hostname`, hostname, 'must be a DNS name, not an IP address'));
  }
}

function entryFaults(entry: JsonObject, path: string, faults: FieldError[]): void {
  const ip = textAt(entry, 'ip');
  if (ip !== '' && !has(entry, 'ipMode')) {
    faults.push(required(`${path}.ipMode`, 'must be specified when `ip` is set'));
  }
  if (ip === '' && has(entry, 'ipMode')) {
    faults.push(forbiddenValue(`${path}.ipMode`, 'may not be specified when `ip` is not set'));
  }
  placeFaults(entry, path, faults);
}

const PATH = 'status.loadBalancer.ingress';

function entriesOf(object: Typed<Ingress> | Typed<Service>): readonly JsonObject[] {
  return objectsAt(mapAt(mapAt(object, 'status'), 'loadBalancer'), 'ingress');
}

/** Addresses that a stored Ingress or Service has keep their form. */
export const knownEntryPoints = knownTexts(
  (stored) => entriesOf(stored).map((entry) => textAt(entry, 'ip')),
  addressFault,
);

/** Faults of the ingress points of an Ingress. */
export function entryPointFaults(ingress: Typed<Ingress>, faults: FieldError[]): void {
  for (const [index, entry] of entriesOf(ingress).entries()) {
    if (faults.length > MAX_FIELD_ERRORS) return;
    placeFaults(entry, `${PATH}[${index}]`, faults);
  }
}

/** The status of a Service: ingress points require a load balancer. */
export function loadBalancerFaults(service: Typed<Service>): readonly FieldError[] {
  const faults: FieldError[] = [];
  const entries = entriesOf(service);
  if (entries.length > 0 && textAt(mapAt(service, 'spec'), 'type') !== 'LoadBalancer') {
    return [forbiddenMember(PATH, "may only be used when `spec.type` is 'LoadBalancer'")];
  }
  for (const [index, entry] of entries.entries()) {
    if (faults.length > MAX_FIELD_ERRORS) break;
    entryFaults(entry, `${PATH}[${index}]`, faults);
  }
  return faults;
}
