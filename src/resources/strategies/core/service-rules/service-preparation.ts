import type { Service, ServiceSpec } from '../../../../../generated/types/api__v1.js';
import { equalJson } from '../../../../json/equal.js';
import type { JsonObject, JsonValue } from '../../../../json/types.js';
import type { KubeObject } from '../../../../meta/object.js';
import type { Typed } from '../../../strategy.js';
import {
  listAt,
  mapAt,
  numberAt,
  objectsAt,
  textAt,
  withChanged,
  withItems,
  withMember,
  withoutMember,
  type Of,
} from '../../members.js';
import type { IpFamily } from './ip-address.js';
import { withFamilies } from './service-families.js';
import {
  isExternallyAccessible,
  mayHaveNodePorts,
  needsClusterIp,
  needsHealthCheckPort,
  needsNodePort,
} from './service-traits.js';

type Change = (spec: Of<ServiceSpec>, stored: JsonObject) => JsonObject;

function nodePortsOf(spec: Of<ServiceSpec>): ReadonlySet<JsonValue> {
  return new Set(objectsAt(spec, 'ports').flatMap((port) => port['nodePort'] ?? []));
}

/** An update without the allocated values keeps them, as long as the service still needs them. */
const keepAllocated: Change = (spec, stored) => {
  let next = spec;
  if (needsClusterIp(stored) && needsClusterIp(next)) {
    const address = textAt(stored, 'clusterIP');
    if (textAt(next, 'clusterIP') === '' && address !== '') next = withMember(next, 'clusterIP', address);
    const same = textAt(next, 'clusterIP') === address;
    const addresses = listAt(stored, 'clusterIPs');
    if (same && listAt(next, 'clusterIPs').length === 0 && addresses.length > 0) {
      next = withMember(next, 'clusterIPs', addresses);
    }
  }
  if (needsNodePort(stored) && needsNodePort(next)) {
    // By name, so that a port which only changes its number stays reachable. A value that the client gives to another
    // port is not reused.
    const before = new Map(objectsAt(stored, 'ports').map((port) => [textAt(port, 'name'), port['nodePort']] as const));
    const moved = nodePortsOf(next);
    next = withItems(next, 'ports', (port) => {
      const kept = before.get(textAt(port, 'name'));
      if ((numberAt(port, 'nodePort') ?? 0) !== 0 || kept === undefined || moved.has(kept)) return port;
      return withMember(port, 'nodePort', kept);
    });
  }
  const health = stored['healthCheckNodePort'];
  if (needsHealthCheckPort(stored) && needsHealthCheckPort(next) && health !== undefined) {
    if ((numberAt(next, 'healthCheckNodePort') ?? 0) === 0) next = withMember(next, 'healthCheckNodePort', health);
  }
  return next;
};

function withoutMembers(spec: Of<ServiceSpec>, stored: JsonObject, names: readonly string[]): JsonObject {
  let next = spec;
  // The client's deliberate changes stay, so that validation can reject them.
  for (const name of names) if (equalJson(next[name], stored[name])) next = withoutMember(next, name);
  return next;
}

/** A change of type drops what only the old type had, unless the client set it anew. */
const dropTypeDependent: Change = (spec, stored) => {
  let next = spec;
  if (needsClusterIp(stored) && !needsClusterIp(spec)) {
    next = withoutMembers(next, stored, [
      'clusterIP',
      'clusterIPs',
      'ipFamilies',
      'ipFamilyPolicy',
      'internalTrafficPolicy',
    ]);
  }
  // Ports may be added, removed and reordered in the same write, as long as no node port is new.
  const before = nodePortsOf(stored);
  const nothingAsked = [...nodePortsOf(spec)].every((value) => before.has(value));
  if (mayHaveNodePorts(stored) && !mayHaveNodePorts(spec) && nothingAsked) {
    next = withItems(next, 'ports', (port) => withoutMember(port, 'nodePort'));
  }
  if (needsHealthCheckPort(stored) && !needsHealthCheckPort(spec)) {
    next = withoutMembers(next, stored, ['healthCheckNodePort']);
  }
  if (textAt(stored, 'type') === 'LoadBalancer' && textAt(spec, 'type') !== 'LoadBalancer') {
    next = withoutMembers(next, stored, ['allocateLoadBalancerNodePorts', 'loadBalancerClass']);
  }
  if (isExternallyAccessible(stored) && !isExternallyAccessible(spec)) {
    next = withoutMembers(next, stored, ['externalTrafficPolicy']);
  }
  return next;
};

/** `clusterIPs` follows `clusterIP` when a client that knows only the single one writes. */
const mirrorClusterIps: Change = (spec, stored) => {
  const single = textAt(spec, 'clusterIP');
  const all = listAt(spec, 'clusterIPs');
  const sameSingle = single === textAt(stored, 'clusterIP');
  const sameAll = equalJson(all, listAt(stored, 'clusterIPs'));
  if (single !== '' && all.length === 0) return withMember(spec, 'clusterIPs', [single]);
  if (sameSingle || !sameAll || all.length === 0) return spec;
  return single === '' ? withoutMember(spec, 'clusterIPs') : withMember(spec, 'clusterIPs', [single, ...all.slice(1)]);
};

/** A service of type ExternalName has no in-cluster traffic, but old clients send a policy for it. */
const dropUnusedPolicy: Change = (spec) => {
  const known = ['Cluster', 'Local'].includes(textAt(spec, 'internalTrafficPolicy'));
  return known && textAt(spec, 'type') === 'ExternalName' ? withoutMember(spec, 'internalTrafficPolicy') : spec;
};

const NOTHING: JsonObject = Object.freeze({});

/** A new service: `clusterIPs` from `clusterIP`, IP families. Addresses and node ports come from its claims. */
export function prepareServiceForCreate(service: Typed<Service>, configured: readonly IpFamily[]): KubeObject {
  let spec = mapAt(service, 'spec');
  for (const change of [mirrorClusterIps, dropUnusedPolicy]) spec = change(spec, NOTHING);
  return withMember(service, 'spec', withFamilies(spec, undefined, configured));
}

/** An update keeps allocated values, drops what the new type does not use, and keeps paired members consistent. */
export function prepareServiceForUpdate(
  service: Typed<Service>,
  stored: Typed<Service>,
  configured: readonly IpFamily[],
): KubeObject {
  const before = mapAt(stored, 'spec');
  let spec = mapAt(service, 'spec');
  for (const change of [keepAllocated, mirrorClusterIps, dropTypeDependent, dropUnusedPolicy])
    spec = change(spec, before);
  const next = withMember(service, 'spec', withFamilies(spec, before, configured));
  // The load balancer's status is removed with it.
  if (textAt(spec, 'type') === 'LoadBalancer') return next;
  return withChanged(next, 'status', (status) =>
    Object.keys(mapAt(status, 'loadBalancer')).length === 0 ? status : withMember(status, 'loadBalancer', {}),
  );
}
