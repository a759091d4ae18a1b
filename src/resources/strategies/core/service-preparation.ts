import { equalJson } from '../../../json/equal.js';
import type { JsonObject, JsonValue } from '../../../json/types.js';
import type { KubeObject } from '../../../meta/object.js';
import { has, listAt, mapAt, numberAt, objectsAt, textAt, withItems, withMember, withoutMember } from '../members.js';
import { ipFamily } from './ip-address.js';
import {
  HEADLESS,
  isExternallyAccessible,
  isHeadless,
  needsClusterIp,
  needsHealthCheckPort,
  needsNodePort,
} from './service-traits.js';

type Change = (spec: JsonObject, stored: JsonObject) => JsonObject;

function portKey(port: JsonObject): string {
  return `${textAt(port, 'protocol')}/${numberAt(port, 'port') ?? 0}`;
}

/** An update that leaves out what was allocated keeps it, as long as the service still needs it. */
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
    const before = new Map(objectsAt(stored, 'ports').map((port) => [portKey(port), port['nodePort']] as const));
    const used = new Set<JsonValue | undefined>(objectsAt(next, 'ports').map((port) => port['nodePort']));
    next = withItems(next, 'ports', (port) => {
      const kept = before.get(portKey(port));
      if ((numberAt(port, 'nodePort') ?? 0) !== 0 || kept === undefined || used.has(kept)) return port;
      used.add(kept);
      return withMember(port, 'nodePort', kept);
    });
  }
  const health = stored['healthCheckNodePort'];
  if (needsHealthCheckPort(stored) && needsHealthCheckPort(next) && health !== undefined) {
    if ((numberAt(next, 'healthCheckNodePort') ?? 0) === 0) next = withMember(next, 'healthCheckNodePort', health);
  }
  return next;
};

function withoutMembers(spec: JsonObject, stored: JsonObject, names: readonly string[]): JsonObject {
  let next = spec;
  // What the client changed on purpose stays, so that validation can refuse it.
  for (const name of names) if (equalJson(next[name], stored[name])) next = withoutMember(next, name);
  return next;
}

/** A change of type leaves behind what only the old type had, unless the client set it anew. */
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
  const nodePorts = (one: JsonObject): JsonValue => objectsAt(one, 'ports').map((port) => port['nodePort'] ?? 0);
  if (needsNodePort(stored) && !needsNodePort(spec) && equalJson(nodePorts(spec), nodePorts(stored))) {
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

/** The policy and families of a service that has addresses, where the client does not say. */
const withFamilies: Change = (spec, stored) => {
  if (!needsClusterIp(spec)) return spec;
  const boundless = isHeadless(spec) && Object.keys(mapAt(spec, 'selector')).length === 0;
  let next = spec;
  if (!has(next, 'ipFamilyPolicy')) {
    const kept = textAt(stored, 'ipFamilyPolicy');
    const two = listAt(next, 'ipFamilies').length > 1 || listAt(next, 'clusterIPs').length > 1;
    const chosen = kept !== '' ? kept : two || boundless ? 'RequireDualStack' : 'SingleStack';
    next = withMember(next, 'ipFamilyPolicy', chosen);
  }
  if (listAt(next, 'ipFamilies').length > 0) return next;
  const kept = listAt(stored, 'ipFamilies');
  if (kept.length > 0) return withMember(next, 'ipFamilies', kept);
  const given = listAt(next, 'clusterIPs')
    .slice(0, 2)
    .filter((address) => address !== HEADLESS);
  const families = given.map((address) => ipFamily(String(address)) ?? 'IPv4');
  if (families.length === 0) families.push('IPv4');
  const dual = boundless && textAt(next, 'ipFamilyPolicy') !== 'SingleStack';
  if (dual && families.length === 1) families.push(families[0] === 'IPv4' ? 'IPv6' : 'IPv4');
  return withMember(next, 'ipFamilies', families);
};

const NOTHING: JsonObject = Object.freeze({});

/** A new service: `clusterIPs` from `clusterIP`, IP families. Addresses and node ports are the allocator's. */
export function prepareServiceForCreate(service: KubeObject): KubeObject {
  const spec = mapAt(service, 'spec');
  return withMember(service, 'spec', withFamilies(mirrorClusterIps(spec, NOTHING), NOTHING));
}

/** An update keeps what was allocated, drops what the new type has no use for, and keeps the twins in step. */
export function prepareServiceForUpdate(service: KubeObject, stored: KubeObject): KubeObject {
  const before = mapAt(stored, 'spec');
  let spec = mapAt(service, 'spec');
  for (const change of [keepAllocated, mirrorClusterIps, dropTypeDependent, withFamilies]) spec = change(spec, before);
  return withMember(service, 'spec', spec);
}
