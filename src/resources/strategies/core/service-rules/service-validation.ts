import type { Service, ServiceSpec } from '../../../../../generated/types/api__v1.js';
import type { JsonObject, JsonValue } from '../../../../json/types.js';
import {
  duplicate,
  type FieldError,
  forbiddenMember,
  forbiddenValue,
  invalidValue,
  MAX_FIELD_ERRORS,
  required,
} from '../../../../meta/field-errors.js';
import { FieldPath } from '../../../../meta/field-path.js';
import { dnsSubdomainFaults, qualifiedNameFaults } from '../../../../meta/names.js';
import { labelFaults } from '../../../../meta/selectors/label-object.js';
import type { ObjectUpdate, Typed } from '../../../strategy.js';
import { has, listAt, mapAt, numberAt, objectAt, objectsAt, textAt, type Of } from '../../members.js';
import type { PassingRule } from '../../ratcheting.js';
import { addressFault, ipFamily, networkFault, specialAddressFaults } from './ip-address.js';
import {
  HEADLESS,
  isExternallyAccessible,
  isHeadless,
  needsClusterIp,
  needsHealthCheckPort,
} from './service-traits.js';

/** Port of the node agent, which no load balancer may expose. */
const NODE_AGENT_PORT = 10250;
const DAY_SECONDS = 86_400;
/** Members that only load balancers have. */
const BALANCER_MEMBERS = ['allocateLoadBalancerNodePorts', 'loadBalancerClass'];

function portFaults(spec: Of<ServiceSpec>, faults: FieldError[]): void {
  const ports = objectsAt(spec, 'ports');
  const type = textAt(spec, 'type');
  if (ports.length === 0 && listAt(spec, 'clusterIPs')[0] !== HEADLESS && type !== 'ExternalName')
    faults.push(required('spec.ports'));
  const names = new Set<string>();
  const pairs = new Set<string>();
  const nodePorts = new Set<string>();
  for (const [index, port] of ports.entries()) {
    if (faults.length > MAX_FIELD_ERRORS) return;
    const path = `spec.ports[${index}]`;
    const name = textAt(port, 'name');
    if (name === '' && ports.length > 1) faults.push(required(`${path}.name`));
    else if (name !== '' && names.has(name)) faults.push(duplicate(`${path}.name`, name));
    names.add(name);
    const protocol = textAt(port, 'protocol');
    const number = numberAt(port, 'port') ?? 0;
    const pair = `${protocol}/${number}`;
    if (pairs.has(pair)) faults.push(duplicate(path, { protocol, port: number }));
    pairs.add(pair);
    if (type === 'LoadBalancer' && number === NODE_AGENT_PORT) {
      const why = `may not expose port ${NODE_AGENT_PORT} externally since it is used by kubelet`;
      faults.push(invalidValue(path, number, why));
    }
    // Defaults to the port itself.
    if (number === 0 && !has(port, 'targetPort')) {
      faults.push(invalidValue(`${path}.targetPort`, 0, 'must be between 1 and 65535, inclusive'));
    }
    const nodePort = numberAt(port, 'nodePort') ?? 0;
    if (nodePort === 0) continue;
    if (type === 'ClusterIP') {
      faults.push(forbiddenValue(`${path}.nodePort`, "may not be used when `type` is 'ClusterIP'"));
    }
    const key = `${protocol}/${nodePort}`;
    if (nodePorts.has(key)) faults.push(duplicate(`${path}.nodePort`, nodePort));
    nodePorts.add(key);
  }
}

function externalNameFaults(spec: Of<ServiceSpec>, faults: FieldError[]): void {
  const forbidden = 'may not be set for ExternalName services';
  if (listAt(spec, 'clusterIPs').length > 0 || textAt(spec, 'clusterIP') !== '') {
    faults.push(forbiddenValue('spec.clusterIPs', forbidden));
  }
  if (listAt(spec, 'ipFamilies').length > 0) faults.push(forbiddenValue('spec.ipFamilies', forbidden));
  if (has(spec, 'ipFamilyPolicy')) faults.push(forbiddenValue('spec.ipFamilyPolicy', forbidden));
  const given = textAt(spec, 'externalName');
  const name = given.replace(/\.$/, '');
  // The schema reports a missing name.
  if (name === '' && given !== '') faults.push(required('spec.externalName'));
  if (name === '') return;
  for (const fault of dnsSubdomainFaults(name)) faults.push(invalidValue('spec.externalName', name, fault));
}

/** `clusterIP`, `clusterIPs` and `ipFamilies` are consistent. */
function clusterIpFaults(spec: Of<ServiceSpec>, faults: FieldError[]): void {
  const single = textAt(spec, 'clusterIP');
  const all = listAt(spec, 'clusterIPs');
  if (single === '' && all.length > 0) {
    const why = "primary clusterIP can't be unset while clusterIPs is set";
    faults.push(invalidValue('spec.clusterIPs', all, why));
  } else if (single !== '' && all.length === 0) faults.push(required('spec.clusterIPs'));
  else if (all.length > 0 && all[0] !== single) {
    const why = 'first value of `clusterIPs` must be the same as `clusterIP`';
    faults.push(invalidValue('spec.clusterIPs[0]', all[0], why));
  }
  const families = listAt(spec, 'ipFamilies');
  if (families.length === 2 && families[0] === families[1]) faults.push(duplicate('spec.ipFamilies[1]', families[1]));
  if (all[0] === HEADLESS) {
    if (all.length > 1) faults.push(invalidValue('spec.clusterIPs', all, "'None' must be the first and only value"));
    return;
  }
  const seen: string[] = [];
  for (const [index, address] of all.entries()) {
    if (faults.length > MAX_FIELD_ERRORS) return;
    const family = ipFamily(String(address));
    const path = `spec.clusterIPs[${index}]`;
    const fault = addressFault(String(address));
    if (fault !== undefined) faults.push(invalidValue(path, address, fault));
    else if (families[index] !== undefined && families[index] !== family) {
      const why = `expected an ${String(families[index])} value as indicated by \`ipFamilies[${index}]\``;
      faults.push(invalidValue(path, address, why));
    }
    if (family !== undefined) seen.push(family);
  }
  if (seen.length === 2 && seen[0] === seen[1]) {
    faults.push(invalidValue('spec.clusterIPs', all, 'may specify no more than one IP for each IP family'));
  }
}

function affinityFaults(spec: Of<ServiceSpec>, faults: FieldError[]): void {
  if (textAt(spec, 'sessionAffinity') !== 'ClientIP') return;
  const path = 'spec.sessionAffinityConfig.clientIP.timeoutSeconds';
  const seconds = numberAt(objectAt(objectAt(spec, 'sessionAffinityConfig'), 'clientIP'), 'timeoutSeconds');
  if (seconds !== undefined && (seconds <= 0 || seconds > DAY_SECONDS)) {
    faults.push(invalidValue(path, seconds, `must be greater than 0 and less than ${DAY_SECONDS}`));
  }
}

function addressListFaults(spec: Of<ServiceSpec>, faults: FieldError[]): void {
  for (const [index, value] of listAt(spec, 'externalIPs').entries()) {
    if (faults.length > MAX_FIELD_ERRORS) return;
    const address = String(value);
    const path = `spec.externalIPs[${index}]`;
    const malformed = addressFault(address);
    if (malformed !== undefined) faults.push(invalidValue(path, address, malformed));
    else for (const fault of specialAddressFaults(address)) faults.push(invalidValue(path, address, fault));
  }
  const ranges = listAt(spec, 'loadBalancerSourceRanges');
  if (ranges.length === 0) return;
  if (textAt(spec, 'type') !== 'LoadBalancer') {
    faults.push(forbiddenValue('spec.LoadBalancerSourceRanges', "may only be used when `type` is 'LoadBalancer'"));
  }
  for (const [index, value] of ranges.entries()) {
    if (faults.length > MAX_FIELD_ERRORS) return;
    const range = String(value).trim();
    const fault = networkFault(range);
    if (fault !== undefined) faults.push(invalidValue(`spec.LoadBalancerSourceRanges[${index}]`, range, fault));
  }
}

const RANGES = 'load-balancer-source-ranges';

/** The annotation that `loadBalancerSourceRanges` replaces; it counts when there are none. */
function rangeAnnotationFaults(service: Typed<Service>, labelDomain: string, faults: FieldError[]): void {
  const spec = mapAt(service, 'spec');
  const key = `service.beta.${labelDomain}/${RANGES}`;
  const annotations = mapAt(service.metadata, 'annotations');
  if (!Object.hasOwn(annotations, key) || listAt(spec, 'loadBalancerSourceRanges').length > 0) return;
  const path = `metadata.annotations[${key}]`;
  if (textAt(spec, 'type') !== 'LoadBalancer') {
    faults.push(forbiddenValue(path, "may only be used when `type` is 'LoadBalancer'"));
  }
  const text = textAt(annotations, key).trim();
  for (const given of text === '' ? [] : text.split(',')) {
    if (faults.length > MAX_FIELD_ERRORS) return;
    const range = given.trim();
    const fault = networkFault(range);
    if (fault !== undefined) faults.push(invalidValue(path, range, fault));
  }
}

function trafficFaults(spec: Of<ServiceSpec>, faults: FieldError[]): void {
  const policy = textAt(spec, 'externalTrafficPolicy');
  if (policy !== '' && !isExternallyAccessible(spec)) {
    const why = 'may only be set for externally-accessible services';
    const fault = invalidValue('spec.externalTrafficPolicy', policy, why);
    faults.push({ ...fault, hides: [fault.field] });
  }
  const health = numberAt(spec, 'healthCheckNodePort') ?? 0;
  if (health !== 0 && !needsHealthCheckPort(spec)) {
    const why = "may only be set when `type` is 'LoadBalancer' and `externalTrafficPolicy` is 'Local'";
    faults.push(invalidValue('spec.healthCheckNodePort', health, why));
  }
  for (const member of textAt(spec, 'type') === 'LoadBalancer' ? [] : BALANCER_MEMBERS) {
    if (has(spec, member))
      faults.push(forbiddenMember(`spec.${member}`, "may only be used when `type` is 'LoadBalancer'"));
  }
  if (has(spec, 'loadBalancerClass')) {
    const balancer = textAt(spec, 'loadBalancerClass');
    for (const fault of qualifiedNameFaults(balancer))
      faults.push(invalidValue('spec.loadBalancerClass', balancer, fault));
  }
}

/** Every fault of a Service beyond its schema, except for its status. */
export function serviceFaults(service: Typed<Service>, labelDomain: string): readonly FieldError[] {
  const faults: FieldError[] = [];
  const spec = mapAt(service, 'spec');
  const type = textAt(spec, 'type');
  portFaults(spec, faults);
  if ((type === 'LoadBalancer' || type === 'NodePort') && isHeadless(spec)) {
    faults.push(invalidValue('spec.clusterIPs[0]', HEADLESS, `may not be set to 'None' for ${type} services`));
  }
  faults.push(...labelFaults(mapAt(spec, 'selector'), FieldPath.of('spec', 'selector')));
  affinityFaults(spec, faults);
  if (type === 'ExternalName') externalNameFaults(spec, faults);
  else clusterIpFaults(spec, faults);
  addressListFaults(spec, faults);
  rangeAnnotationFaults(service, labelDomain, faults);
  trafficFaults(spec, faults);
  return faults;
}

function firstChanged(
  spec: Of<ServiceSpec>,
  stored: JsonObject,
  member: string,
  unset: string,
  faults: FieldError[],
): void {
  const before: JsonValue | undefined = listAt(stored, member)[0];
  const after = listAt(spec, member);
  if (before === undefined || after[0] === before) return;
  const why = after.length === 0 ? unset : 'may not change once set';
  faults.push(invalidValue(`spec.${member}[0]`, after.length === 0 ? null : after, why));
}

/** Immutable members: the first address and family, and settings of a load balancer. */
export function serviceUpdateFaults(spec: Of<ServiceSpec>, stored: JsonObject): readonly FieldError[] {
  const faults: FieldError[] = [];
  if (needsClusterIp(spec) && needsClusterIp(stored)) {
    firstChanged(spec, stored, 'clusterIPs', 'primary clusterIP can not be unset', faults);
    firstChanged(spec, stored, 'ipFamilies', 'primary ipFamily can not be unset', faults);
  }
  const balancers = textAt(spec, 'type') === 'LoadBalancer' && textAt(stored, 'type') === 'LoadBalancer';
  if (balancers && textAt(spec, 'loadBalancerClass') !== textAt(stored, 'loadBalancerClass')) {
    faults.push(invalidValue('spec.loadBalancerClass', spec['loadBalancerClass'] ?? null, 'may not change once set'));
  }
  if (needsHealthCheckPort(spec) && needsHealthCheckPort(stored)) {
    const before = numberAt(stored, 'healthCheckNodePort') ?? 0;
    const after = numberAt(spec, 'healthCheckNodePort') ?? 0;
    if (before !== 0 && before !== after) {
      faults.push(invalidValue('spec.healthCheckNodePort', after, 'field is immutable'));
    }
  }
  return faults;
}

/** Stored ranges in an annotation keep their form. */
export const knownRangeAnnotation: PassingRule = ({ object, stored }) => {
  const [now, before] = [object, stored].map(({ metadata }) => metadata.annotations ?? {});
  return ({ field, reason }) => {
    if (reason !== 'FieldValueInvalid' || !field.endsWith(`/${RANGES}]`)) return false;
    const key = field.slice('metadata.annotations['.length, -1);
    return now?.[key] === before?.[key];
  };
};

/** The stored service's addresses and networks need not satisfy today's stricter form. */
export function ratchetAddresses(faults: readonly FieldError[], { stored }: ObjectUpdate): readonly FieldError[] {
  const before = mapAt(stored, 'spec');
  const known = new Map(
    ['externalIPs', 'clusterIPs', 'loadBalancerSourceRanges'].flatMap((list) =>
      listAt(before, list).map((value) => [JSON.stringify(value), String(value)] as const),
    ),
  );
  return faults.flatMap((fault): readonly FieldError[] => {
    const [, list = ''] = /^spec\.(externalIPs|clusterIPs|LoadBalancerSourceRanges)\[/.exec(fault.field) ?? [];
    if (list === '') return [fault];
    const [, given = '', why = ''] = /^Invalid value: ("[^"]*"): (.*)$/.exec(fault.message) ?? [];
    const text = known.get(given);
    if (text === undefined) return [fault];
    if (why !== (list === 'LoadBalancerSourceRanges' ? networkFault(text) : addressFault(text))) return [fault];
    if (list !== 'externalIPs' || ipFamily(text) !== undefined) return [];
    return [invalidValue(fault.field, text, 'must be a valid IP address')];
  });
}
