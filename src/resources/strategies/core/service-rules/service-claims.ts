import type { Service, ServiceSpec } from '../../../../../generated/types/api__v1.js';
import type { JsonObject } from '../../../../json/types.js';
import { type FieldError, forbiddenValue, invalidValue } from '../../../../meta/field-errors.js';
import type { KubeObject } from '../../../../meta/object.js';
import type { Claim } from '../../../claims.js';
import type { Typed } from '../../../strategy.js';
import { listAt, mapAt, numberAt, objectsAt, withMember, type Of } from '../../members.js';
import { type IpFamily, ipFamily } from './ip-address.js';
import { NODE_PORTS, serviceIpPool } from './service-pools.js';
import { isHeadless, needsClusterIp, needsHealthCheckPort, needsNodePort } from './service-traits.js';

function withSpec(service: Typed<Service>, change: (spec: Of<ServiceSpec>) => JsonObject): KubeObject {
  return withMember(service, 'spec', change(mapAt(service, 'spec')));
}

function putAddress(service: Typed<Service>, index: number, address: string): KubeObject {
  return withSpec(service, (spec) => {
    const addresses = [...listAt(spec, 'clusterIPs')];
    addresses[index] = address;
    const next = withMember(spec, 'clusterIPs', addresses);
    return index === 0 ? withMember(next, 'clusterIP', address) : next;
  });
}

/** One address for each family. A given address determines its family. */
function addressClaims(spec: Of<ServiceSpec>): readonly Claim[] {
  if (!needsClusterIp(spec) || isHeadless(spec)) return [];
  const families = listAt(spec, 'ipFamilies');
  const addresses = listAt(spec, 'clusterIPs');
  return Array.from({ length: Math.max(families.length, addresses.length) }, (_, index): Claim => {
    const address = addresses[index];
    if (typeof address !== 'string' || address === '') {
      return {
        pool: serviceIpPool(families[index] as IpFamily),
        put: (service, value) => putAddress(service, index, value),
        refusal: (reason) => forbiddenValue('spec.clusterIPs', `failed to allocate a serviceIP: ${reason}`),
      };
    }
    return {
      pool: serviceIpPool(ipFamily(address) ?? 'IPv4'),
      value: address,
      refusal: (reason) => invalidValue('spec.clusterIPs', addresses, `failed to allocate IP ${address}: ${reason}`),
    };
  });
}

function putNodePort(service: Typed<Service>, indexes: readonly number[], value: string): KubeObject {
  return withSpec(service, (spec) => {
    const ports = [...objectsAt(spec, 'ports')];
    for (const index of indexes) ports[index] = withMember(ports[index]!, 'nodePort', Number(value));
    return withMember(spec, 'ports', ports);
  });
}

/** Ports of one service that share a node port. */
interface PortGroup {
  /** Their requested node port; 0 when none is. */
  readonly value: number;
  /** Index of the first of them. */
  readonly first: number;
  /** Indexes of those in which it is not set yet. */
  readonly missing: number[];
}

/**
 * Ports that share a node port: those that request the same one, and in a new service ports of one number (53 over TCP
 * and over UDP) without a request.
 */
function nodePortGroups(spec: Of<ServiceSpec>, isNew: boolean): readonly PortGroup[] {
  const ports = objectsAt(spec, 'ports');
  const groups: PortGroup[] = [];
  const byValue = new Map<number, PortGroup>();
  const byNumber = new Map<number, PortGroup>();
  const open = (value: number, first: number): PortGroup => {
    const group: PortGroup = { value, first, missing: [] };
    groups.push(group);
    return group;
  };
  for (const [index, port] of ports.entries()) {
    const value = numberAt(port, 'nodePort') ?? 0;
    if (value === 0) continue;
    const group = byValue.get(value) ?? open(value, index);
    byValue.set(value, group);
    const number = numberAt(port, 'port') ?? 0;
    if (!byNumber.has(number)) byNumber.set(number, group);
  }
  if (!needsNodePort(spec)) return groups;
  for (const [index, port] of ports.entries()) {
    if ((numberAt(port, 'nodePort') ?? 0) !== 0) continue;
    const number = numberAt(port, 'port') ?? 0;
    const group = (isNew ? byNumber.get(number) : undefined) ?? open(0, index);
    byNumber.set(number, group);
    group.missing.push(index);
  }
  return groups;
}

function nodePortClaims(spec: Of<ServiceSpec>, isNew: boolean): readonly Claim[] {
  return nodePortGroups(spec, isNew).map(({ value, first, missing }): Claim => {
    const put = (service: Typed<Service>, found: string): KubeObject => putNodePort(service, missing, found);
    if (value === 0) {
      const field = `spec.ports[${first}].nodePort`;
      return {
        pool: NODE_PORTS,
        put,
        refusal: (reason) => forbiddenValue(field, `failed to allocate a nodePort: ${reason}`),
      };
    }
    return {
      pool: NODE_PORTS,
      value: String(value),
      ...(missing.length === 0 ? {} : { put }),
      refusal: (reason) => invalidValue(`spec.ports[${first}].nodePort`, value, reason),
    };
  });
}

const HEALTH_PORT = 'spec.healthCheckNodePort';

function healthPortClaims(spec: Of<ServiceSpec>): readonly Claim[] {
  if (!needsHealthCheckPort(spec)) return [];
  const value = numberAt(spec, 'healthCheckNodePort') ?? 0;
  if (value === 0) {
    const put = (service: Typed<Service>, found: string): KubeObject =>
      withSpec(service, (before) => withMember(before, 'healthCheckNodePort', Number(found)));
    const refusal = (reason: string): FieldError =>
      forbiddenValue(HEALTH_PORT, `failed to allocate a HealthCheck NodePort ${value}: ${reason}`);
    return [{ pool: NODE_PORTS, put, refusal }];
  }
  const refusal = (reason: string): FieldError =>
    invalidValue(HEALTH_PORT, value, `failed to allocate requested HealthCheck NodePort ${value}: ${reason}`);
  return [{ pool: NODE_PORTS, value: String(value), refusal }];
}

/** The addresses and node ports of a Service: those it has and those it needs. */
export function serviceClaims(service: Typed<Service>, stored?: Typed<Service>): readonly Claim[] {
  const spec = mapAt(service, 'spec');
  return [...addressClaims(spec), ...nodePortClaims(spec, stored === undefined), ...healthPortClaims(spec)];
}
