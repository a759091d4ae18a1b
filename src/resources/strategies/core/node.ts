import type { Node } from '../../../../generated/types/api__v1.js';
import { equalJson } from '../../../json/equal.js';
import { printJson } from '../../../json/print.js';
import type { JsonObject, JsonValue } from '../../../json/types.js';
import { ageOf } from '../../../meta/duration.js';
import {
  duplicate,
  type FieldError,
  forbiddenValue,
  invalidValue,
  MAX_FIELD_ERRORS,
} from '../../../meta/field-errors.js';
import type { KubeObject } from '../../../meta/object.js';
import { quote } from '../../../meta/quote.js';
import type { NamingProfile } from '../../../naming/profile.js';
import type { Strategy, Typed } from '../../strategy.js';
import { NONE, UNKNOWN } from '../cells.js';
import { conditionOf } from '../conditions.js';
import {
  flagAt,
  has,
  listAt,
  mapAt,
  objectAt,
  objectsAt,
  textAt,
  withChanged,
  withMember,
  withoutMember,
} from '../members.js';
import { knownTexts, passingOver } from '../ratcheting.js';
import { nodeAmountFaults } from './node-amounts.js';
import { nodeAnnotationFaults } from './node-annotations.js';
import { networkWarnings } from './service-rules/address-warnings.js';
import { CIDR_FAULT, cidrFamily, networkFault } from './service-rules/ip-address.js';
import { taintIdentity, taintValueFaults } from './taints.js';

/** `podCIDR` is the first of `podCIDRs`; where they differ, the single one wins. */
function withMirroredCidrs(object: Typed<Node>): KubeObject {
  const spec = objectAt(object, 'spec');
  if (spec === undefined) return object;
  const single = textAt(spec, 'podCIDR');
  const first = listAt(spec, 'podCIDRs')[0];
  if (single !== '' && first !== single) return withMember(object, 'spec', withMember(spec, 'podCIDRs', [single]));
  if (single === '' && typeof first === 'string') return withMember(object, 'spec', withMember(spec, 'podCIDR', first));
  return object;
}

/** Allocatable defaults to the capacity. */
function withAllocatable(object: Typed<Node>): KubeObject {
  const status = objectAt(object, 'status');
  const capacity = objectAt(status, 'capacity');
  if (status === undefined || capacity === undefined || has(status, 'allocatable')) return object;
  return withMember(object, 'status', withMember(status, 'allocatable', capacity));
}

function taintFaults(taints: readonly JsonObject[], faults: FieldError[]): void {
  const seen = new Set<string>();
  for (const [index, taint] of taints.entries()) {
    const path = `spec.taints[${index}]`;
    taintValueFaults(taint, path, faults);
    const identity = taintIdentity(taint);
    if (seen.has(identity)) faults.push(duplicate(path, taint));
    seen.add(identity);
  }
}

function podCidrFaults(cidrs: readonly JsonValue[], faults: FieldError[]): void {
  const families = new Set<string>();
  for (const [index, cidr] of cidrs.entries()) {
    const [fault, family] = [networkFault(String(cidr)), cidrFamily(String(cidr))];
    if (fault !== undefined) faults.push(invalidValue(`spec.podCIDRs[${index}]`, cidr, fault));
    if (family !== undefined) families.add(family);
  }
  if (cidrs.length > 2 || (cidrs.length === 2 && families.size !== 2)) {
    faults.push(invalidValue('spec.podCIDRs', cidrs, 'may specify no more than one CIDR for each IP family'));
  }
}

function addressFaults(addresses: readonly JsonObject[], faults: FieldError[]): void {
  const seen = new Set<string>();
  for (const [index, address] of addresses.entries()) {
    const identity = printJson([textAt(address, 'type'), textAt(address, 'address')]);
    if (seen.has(identity)) faults.push(duplicate(`status.addresses[${index}]`, address));
    seen.add(identity);
  }
}

function statusCell(node: Typed<Node>): string {
  const ready = conditionOf(node, 'Ready');
  const word = ready === undefined ? 'Unknown' : textAt(ready, 'status') === 'True' ? 'Ready' : 'NotReady';
  return flagAt(objectAt(node, 'spec'), 'unschedulable') ? `${word},SchedulingDisabled` : word;
}

/** The roles in labels: `node-role.<d>/<role>`, and the value of `<d>/role`. */
function rolesCell(node: Typed<Node>, naming: NamingProfile): string {
  const prefix = `node-role.${naming.labelDomain}/`;
  const roles = new Set<string>();
  for (const [key, value] of Object.entries(mapAt(node.metadata, 'labels'))) {
    if (key.startsWith(prefix)) roles.add(key.slice(prefix.length));
    else if (key === `${naming.labelDomain}/role` && typeof value === 'string') roles.add(value);
  }
  roles.delete('');
  return roles.size === 0 ? NONE : [...roles].sort().join(',');
}

function addressCell(node: Typed<Node>, type: string): string {
  const found = objectsAt(objectAt(node, 'status'), 'addresses').find((one) => textAt(one, 'type') === type);
  return textAt(found, 'address') || NONE;
}

function kernelCell(info: JsonObject): string {
  const kernel = textAt(info, 'kernelVersion') || UNKNOWN;
  const architecture = textAt(info, 'architecture');
  return kernel === UNKNOWN || architecture === '' ? kernel : `${kernel} (${architecture})`;
}

const FEATURE = /^[A-Z][a-zA-Z0-9]*(\/[a-zA-Z][a-zA-Z0-9]*)*$/;
const FEATURE_FAULT =
  "must start with an UpperCamelCase segment, with subsequent segments separated by '/' (e.g., MyFeature or " +
  'MyFeature/mySubFeature), and contain only alphanumeric characters and slashes';
/** Longest name of a feature, in bytes. */
const MAX_FEATURE = 253;

/** Names of features, sorted and unique. */
function featureFaults(features: readonly string[], faults: FieldError[]): void {
  for (const [index, name] of features.entries()) {
    if (faults.length > MAX_FIELD_ERRORS) return;
    const path = `status.declaredFeatures[${index}]`;
    const report = (why: string): void => void faults.push(invalidValue(path, name, why));
    if (Buffer.byteLength(name) > MAX_FEATURE) {
      report(`invalid feature name ${quote(name)}: must be no more than ${MAX_FEATURE} characters`);
    } else if (!FEATURE.test(name)) {
      report(`invalid feature name ${quote(name)}: ${FEATURE_FAULT}`);
    }
    const before = features[index - 1];
    if (before === undefined) continue;
    if (before === name) faults.push(duplicate(path, name));
    else if (before > name) report('list must be sorted alphabetically');
  }
}

/** The node without the state of dynamic settings, which no agent has any more, unless the stored one has it. */
function withoutDynamicSettings(object: Typed<Node>, stored?: Typed<Node>): KubeObject {
  if (has(mapAt(stored, 'status'), 'config')) return object;
  return withChanged(object, 'status', (status) => withoutMember(status, 'config'));
}

/** Stored networks keep their form, as far as they are any. */
const knownNetworks = knownTexts(
  (stored) => listAt(mapAt(stored, 'spec'), 'podCIDRs').map(String),
  (text) => (networkFault(text) === CIDR_FAULT ? undefined : networkFault(text)),
);

/** Node. */
export const strategy: Strategy<Node> = {
  applyDefaults: (object) => withAllocatable(withMirroredCidrs(object)),
  prepareForCreate: (object) => withoutDynamicSettings(object),
  prepareForUpdate: withoutDynamicSettings,
  validate(object, { subresource, naming }) {
    const faults: FieldError[] = [];
    const spec = objectAt(object, 'spec');
    if (subresource === '') {
      taintFaults(objectsAt(spec, 'taints'), faults);
      podCidrFaults(listAt(spec, 'podCIDRs'), faults);
    }
    nodeAnnotationFaults(object, naming.labelDomain, faults);
    addressFaults(objectsAt(objectAt(object, 'status'), 'addresses'), faults);
    featureFaults(listAt(objectAt(object, 'status'), 'declaredFeatures').map(String), faults);
    nodeAmountFaults(object, naming.labelDomain, faults);
    return faults;
  },
  // Phases and ports are accepted as agents set them.
  reportsItself: ({ field }) => field === 'status.phase' || field.startsWith('status.daemonEndpoints.'),
  ratchet: passingOver(knownNetworks),
  validateUpdate(object, stored) {
    const before = objectAt(stored, 'spec')?.['externalID'];
    const same = equalJson(objectAt(object, 'spec')?.['externalID'], before);
    return same ? [] : [forbiddenValue('[]', 'node updates may only change labels, taints, or capacity')];
  },
  warnings: (object) => {
    const spec = objectAt(object, 'spec');
    const warnings: string[] = [];
    if (textAt(spec, 'externalID') !== '')
      warnings.push('spec.externalID: this field is deprecated, and is unused by Kubernetes');
    for (const [index, range] of listAt(spec, 'podCIDRs').entries()) {
      warnings.push(...networkWarnings(String(range), `spec.podCIDRs[${index}]`));
    }
    return warnings;
  },
  cells(object, now, naming) {
    const info = mapAt(objectAt(object, 'status'), 'nodeInfo');
    return [
      statusCell(object),
      rolesCell(object, naming),
      ageOf(textAt(object.metadata, 'creationTimestamp'), now),
      addressCell(object, 'InternalIP'),
      addressCell(object, 'ExternalIP'),
      textAt(info, 'osImage') || UNKNOWN,
      kernelCell(info),
      textAt(info, 'containerRuntimeVersion') || UNKNOWN,
    ];
  },
};
