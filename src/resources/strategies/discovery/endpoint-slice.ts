import type { EndpointSlice } from '../../../../generated/types/apis__discovery.cluster.io__v1.js';
import { equalJson } from '../../../json/equal.js';
import type { JsonObject } from '../../../json/types.js';
import { duplicate, type FieldError, invalidValue, MAX_FIELD_ERRORS, required } from '../../../meta/field-errors.js';
import { dnsLabelFaults, dnsSubdomainFaults, labelValueFaults } from '../../../meta/names.js';
import type { KubeObject } from '../../../meta/object.js';
import type { NamingProfile } from '../../../naming/profile.js';
import type { Strategy, StrategyContext, Typed } from '../../strategy.js';
import { firstFew, UNSET } from '../cells.js';
import { addressWarnings } from '../core/service-rules/address-warnings.js';
import { protocolFaults } from '../core/service-rules/app-protocol.js';
import {
  addressFault,
  canonicalAddressFault,
  ipFamily,
  specialAddressFaults,
} from '../core/service-rules/ip-address.js';
import { has, listAt, mapAt, numberAt, objectAt, objectsAt, textAt, withItems, withoutMember } from '../members.js';
import { belowUnchanged, passingOver } from '../ratcheting.js';

const ADDRESS_TYPES: readonly string[] = ['IPv4', 'IPv6', 'FQDN'];

/** The number of a port, or its name, which may be empty. */
function portText(port: JsonObject): string {
  const number = numberAt(port, 'port');
  return number === undefined ? textAt(port, 'name') : String(number);
}

function cells(object: Typed<EndpointSlice>): readonly [string, string] {
  const ports = objectsAt(object, 'ports').map(portText);
  const addresses = objectsAt(object, 'endpoints').flatMap((endpoint) => listAt(endpoint, 'addresses').map(String));
  return [ports.length === 0 ? UNSET : firstFew(ports), addresses.length === 0 ? UNSET : firstFew(addresses)];
}

/** A fully qualified host name; its first fault is reported. */
function domainFaults(address: string, path: string, faults: FieldError[]): void {
  const name = address.replace(/\.$/, '');
  const malformed = dnsSubdomainFaults(name);
  const label = name.split('.').find((part) => dnsLabelFaults(part).length > 0);
  if (address === '') faults.push(required(path));
  else if (malformed.length > 0) faults.push(invalidValue(path, name, malformed.join(',')));
  else if (!name.includes('.')) {
    faults.push(invalidValue(path, name, 'should be a domain with at least two segments separated by dots'));
  } else if (label !== undefined) faults.push(invalidValue(path, label, dnsLabelFaults(label).join(',')));
}

function addressFaults(address: string, type: string, list: string, index: number, faults: FieldError[]): void {
  const path = `${list}[${index}]`;
  if (type === 'FQDN') {
    domainFaults(address, path, faults);
    return;
  }
  const [family, malformed] = [ipFamily(address), addressFault(address)];
  const fault = type === 'IPv6' ? canonicalAddressFault(address) : malformed;
  if (fault !== undefined) faults.push(invalidValue(path, address, fault));
  if (family === undefined || malformed !== undefined) return;
  if (family !== type) faults.push(invalidValue(list, address, `must be an ${type} address`));
  for (const fault of specialAddressFaults(address)) faults.push(invalidValue(path, address, fault));
}

/** Hints of an endpoint: unique, valid zones and nodes. */
function hintFaults(hints: JsonObject, path: string, faults: FieldError[]): void {
  const checks = [
    ['forZones', labelValueFaults],
    ['forNodes', dnsSubdomainFaults],
  ] as const;
  for (const [member, nameFaults] of checks) {
    const names = new Set<string>();
    for (const [index, hint] of objectsAt(hints, member).entries()) {
      if (faults.length > MAX_FIELD_ERRORS) return;
      const at = `${path}.${member}[${index}].name`;
      const name = textAt(hint, 'name');
      if (names.has(name)) faults.push(duplicate(at, name));
      names.add(name);
      for (const fault of nameFaults(name)) faults.push(invalidValue(at, name, fault));
    }
  }
}

function endpointFaults(endpoint: JsonObject, type: string, path: string, faults: FieldError[]): void {
  for (const [index, address] of listAt(endpoint, 'addresses').entries()) {
    if (ADDRESS_TYPES.includes(type)) addressFaults(String(address), type, `${path}.addresses`, index, faults);
  }
  hintFaults(mapAt(endpoint, 'hints'), `${path}.hints`, faults);
  if (!has(endpoint, 'nodeName')) return;
  const nodeName = textAt(endpoint, 'nodeName');
  for (const fault of dnsSubdomainFaults(nodeName)) faults.push(invalidValue(`${path}.nodeName`, nodeName, fault));
}

function portFaults(ports: readonly JsonObject[], faults: FieldError[]): void {
  const names = new Set<string>();
  for (const [index, port] of ports.entries()) {
    const name = textAt(port, 'name');
    if (names.has(name)) faults.push(duplicate(`ports[${index}].name`, name));
    names.add(name);
    protocolFaults(port, `ports[${index}]`, faults);
  }
}

function validate(object: Typed<EndpointSlice>): readonly FieldError[] {
  const faults: FieldError[] = [];
  portFaults(objectsAt(object, 'ports'), faults);
  const type = textAt(object, 'addressType');
  for (const [index, endpoint] of objectsAt(object, 'endpoints').entries()) {
    if (faults.length > MAX_FIELD_ERRORS) break;
    endpointFaults(endpoint, type, `endpoints[${index}]`, faults);
  }
  return faults;
}

const HOSTNAME = 'hostname';

/**
 * Endpoints have members for node and zone. The deprecated topology labels are dropped unless nothing changes, except
 * for the node name of the stored one.
 */
function withoutTopology(
  object: Typed<EndpointSlice>,
  { naming }: StrategyContext,
  stored?: Typed<EndpointSlice>,
): KubeObject {
  if (stored !== undefined && equalJson(object['endpoints'] ?? [], stored['endpoints'] ?? [])) return object;
  const label = `${naming.labelDomain}/${HOSTNAME}`;
  const nodeOf = (endpoint: JsonObject): string => textAt(objectAt(endpoint, 'deprecatedTopology'), label);
  const known = new Set(objectsAt(stored, 'endpoints').map(nodeOf));
  return withItems(object, 'endpoints', (endpoint) => {
    if (!has(endpoint, 'deprecatedTopology')) return endpoint;
    const node = nodeOf(endpoint);
    const rest = withoutMember(endpoint, 'deprecatedTopology');
    const kept = !has(endpoint, 'nodeName') && node !== '' && known.has(node) && dnsSubdomainFaults(node).length === 0;
    return kept ? { ...rest, nodeName: node } : rest;
  });
}

/** Controllers that write canonical addresses. */
const CAREFUL = ['endpointslice-controller', 'endpointslicemirroring-controller'];

function warnings(
  object: Typed<EndpointSlice>,
  stored: Typed<EndpointSlice> | undefined,
  { labelDomain }: NamingProfile,
): readonly string[] {
  const old = stored === undefined && textAt(object, 'addressType') === 'FQDN';
  const deprecated = old ? ['spec.addressType: FQDN endpoints are deprecated'] : [];
  const manager = textAt(mapAt(object.metadata, 'labels'), `endpointslice.${labelDomain}/managed-by`);
  if (CAREFUL.some((name) => manager.startsWith(name))) return deprecated;
  const ofAddresses = objectsAt(object, 'endpoints').flatMap((endpoint, index) =>
    listAt(endpoint, 'addresses').flatMap((address, at) =>
      addressWarnings(String(address), `endpoints[${index}].addresses[${at}]`),
    ),
  );
  return [...deprecated, ...ofAddresses];
}

/** EndpointSlice. */
export const strategy: Strategy<EndpointSlice> = {
  cells,
  prepareForCreate: (object, context) => withoutTopology(object, context),
  prepareForUpdate: (object, stored, context) => withoutTopology(object, context, stored),
  validate,
  // A zone may be empty, and names of nodes are reported here.
  reportsItself: ({ field }) => /\.hints\.for(Zones|Nodes)\[\d+\]\.name$/.test(field),
  raisesGeneration: (object, stored) => !equalJson(object.metadata.labels ?? {}, stored.metadata.labels ?? {}),
  warnings,
  // Endpoints stored under older rules stay valid.
  ratchet: passingOver(belowUnchanged('endpoints')),
};
