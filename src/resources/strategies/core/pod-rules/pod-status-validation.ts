import type { JsonObject } from '../../../../json/types.js';
import {
  duplicate,
  type FieldError,
  forbiddenValue,
  invalidValue,
  MAX_FIELD_ERRORS,
  notSupported,
  required,
  tooLong,
} from '../../../../meta/field-errors.js';
import { dnsLabelFaults, dnsSubdomainFaults, qualifiedNameFaults } from '../../../../meta/names.js';
import type { KubeObject } from '../../../../meta/object.js';
import { parseQuantity } from '../../../../meta/quantity.js';
import { has, listAt, mapAt, numberAt, objectAt, objectsAt, textAt } from '../../members.js';
import { isNative } from './resource-requirements-validation.js';

/** Lists of statuses, and the lists of their containers. */
const STATUSES = [
  ['containerStatuses', 'containers'],
  ['initContainerStatuses', 'initContainers'],
  ['ephemeralContainerStatuses', 'ephemeralContainers'],
] as const;
/** The known conditions of the system. */
const KNOWN_CONDITIONS = ['PodScheduled', 'Ready', 'Initialized'];
const HEALTH = ['Healthy', 'Unhealthy', 'Unknown'];
/** Longest message of a device's health, and longest image reference, in bytes. */
const LONGEST_HEALTH = 4096;
const LONGEST_IMAGE = 256;
/** Largest id of a user or group. */
const MOST_ID = 2_147_483_647;

function conditionFaults(status: JsonObject, faults: FieldError[]): void {
  for (const [index, condition] of objectsAt(status, 'conditions').entries()) {
    if (faults.length > MAX_FIELD_ERRORS) return;
    const [type, path] = [textAt(condition, 'type'), `status.conditions[${index}]`];
    const generation = numberAt(condition, 'observedGeneration') ?? 0;
    if (generation < 0) {
      faults.push(invalidValue(`${path}.observedGeneration`, generation, 'must be a non-negative integer'));
    }
    if (KNOWN_CONDITIONS.includes(type)) continue;
    // The capital letter is kube-apiserver's.
    for (const fault of qualifiedNameFaults(type)) faults.push(invalidValue(`${path}.Type`, type, fault));
  }
}

/** Claims generated for the pod: each for one entry. */
function claimFaults(spec: JsonObject, status: JsonObject, faults: FieldError[]): void {
  const asked = new Set(objectsAt(spec, 'resourceClaims').map((claim) => textAt(claim, 'name')));
  const seen = new Set<string>();
  for (const [index, one] of objectsAt(status, 'resourceClaimStatuses').entries()) {
    if (faults.length > MAX_FIELD_ERRORS) return;
    const [name, path] = [textAt(one, 'name'), `status.resourceClaimStatuses[${index}]`];
    const why = 'must match the name of an entry in `spec.resourceClaims`';
    if (!asked.has(name)) faults.push(invalidValue(`${path}.name`, name, why));
    if (seen.has(name)) faults.push(duplicate(`${path}.name`, name));
    seen.add(name);
    if (!has(one, 'resourceClaimName')) continue;
    const claim = textAt(one, 'resourceClaimName');
    for (const fault of dnsSubdomainFaults(claim)) faults.push(invalidValue(`${path}.resourceClaimName`, claim, fault));
  }
}

/** The claim for containers' extended resources. */
function extendedFaults(spec: JsonObject, status: JsonObject, faults: FieldError[]): void {
  const claim = objectAt(status, 'extendedResourceClaimStatus');
  if (claim === undefined) return;
  const path = 'status.extendedResourceClaimStatus';
  const containers = new Map(
    [...objectsAt(spec, 'initContainers'), ...objectsAt(spec, 'containers')].map((one) => [textAt(one, 'name'), one]),
  );
  const mappings = objectsAt(claim, 'requestMappings');
  if (mappings.length === 0) {
    faults.push(required(`${path}.requestMappings`, 'at least one request mapping is required'));
  }
  const seen = new Set<string>();
  for (const [index, mapping] of mappings.entries()) {
    if (faults.length > MAX_FIELD_ERRORS) return;
    const here = `${path}.requestMappings[${index}]`;
    const members = ['containerName', 'resourceName', 'requestName'] as const;
    const [name, resource, request] = members.map((member) => textAt(mapping, member)) as [string, string, string];
    const container = containers.get(name);
    if (container === undefined) {
      const why = 'must match the name of an entry in spec.initContainers.name or spec.containers.name';
      faults.push(invalidValue(`${here}.containerName`, name, why));
    } else if (!has(mapAt(mapAt(container, 'resources'), 'requests'), resource)) {
      const why =
        'must match the extended resource name of an entry in spec.initContainers.resources.requests or spec.containers.resources.requests';
      faults.push(invalidValue(`${here}.resourceName`, resource, why));
    }
    for (const fault of dnsLabelFaults(request)) faults.push(invalidValue(`${path}.requestName`, request, fault));
    const identity = JSON.stringify([name, resource, request]);
    if (seen.has(identity)) {
      for (const member of members) faults.push(duplicate(`${here}.${member}`, textAt(mapping, member)));
    }
    seen.add(identity);
  }
  const name = textAt(claim, 'resourceClaimName');
  if (name === '') faults.push(required(`${path}.resourceClaimName`));
  else
    for (const fault of dnsSubdomainFaults(name)) faults.push(invalidValue(`${path}.resourceClaimName`, name, fault));
}

/** The node resources used by claims. */
function allocatableFaults(spec: JsonObject, status: JsonObject, domain: string, faults: FieldError[]): void {
  const known = new Set(
    [...objectsAt(spec, 'resourceClaims'), ...objectsAt(status, 'resourceClaimStatuses')]
      .filter((one) => has(one, 'resourceClaimName'))
      .map((one) => textAt(one, 'resourceClaimName')),
  );
  for (const [index, one] of objectsAt(status, 'nodeAllocatableResourceClaimStatuses').entries()) {
    if (faults.length > MAX_FIELD_ERRORS) return;
    const [name, path] = [textAt(one, 'resourceClaimName'), `status.nodeAllocatableResourceClaimStatuses[${index}]`];
    if (name === '') faults.push(required(`${path}.resourceClaimName`, 'must not be empty'));
    if (!known.has(name))
      faults.push(invalidValue(`${path}.resourceClaimName`, name, 'no mapping found in pod reference'));
    if (listAt(one, 'containers').length === 0) faults.push(required(`${path}.containers`, 'must not be empty'));
    const resources = Object.entries(mapAt(one, 'resources'));
    if (resources.length === 0) faults.push(required(`${path}.resources`, 'must not be empty'));
    for (const [resource, text] of resources) {
      const at = `${path}.resources[${resource}]`;
      if (!isNative(resource, domain)) {
        faults.push(invalidValue(at, resource, 'must be a node allocatable resource name'));
      }
      const amount = typeof text === 'string' ? parseQuantity(text) : undefined;
      if (typeof amount === 'object' && amount.digits < 0n) faults.push(invalidValue(at, text, 'must be non-negative'));
    }
  }
}

function idFaults(id: number, path: string, faults: FieldError[]): void {
  if (id < 0 || id > MOST_ID) faults.push(invalidValue(path, id, `must be between 0 and ${MOST_ID}, inclusive`));
}

function userFaults(status: JsonObject, os: string, path: string, faults: FieldError[]): void {
  const user = objectAt(objectAt(status, 'user'), 'linux');
  if (user === undefined) return;
  const here = `${path}.user.linux`;
  if (os === 'windows') faults.push(forbiddenValue(here, 'cannot be set for a windows pod'));
  if (os !== 'linux') return;
  for (const member of ['uid', 'gid']) idFaults(numberAt(user, member) ?? 0, `${here}.${member}`, faults);
  for (const [index, id] of listAt(user, 'supplementalGroups').entries()) {
    idFaults(Number(id), `${here}.supplementalGroups[${index}]`, faults);
  }
}

/** The resource requests of a container. Computed once for each: any number of statuses may refer to one. */
interface Asked {
  readonly requests: JsonObject;
  /** Claims as named in statuses: `claim:gpu/first`. */
  readonly claims: ReadonlySet<string>;
}

function askedBy(container: JsonObject): Asked {
  const resources = mapAt(container, 'resources');
  const claims = objectsAt(resources, 'claims').map((claim) => {
    const request = textAt(claim, 'request');
    return `claim:${textAt(claim, 'name')}${request === '' ? '' : `/${request}`}`;
  });
  return { requests: mapAt(resources, 'requests'), claims: new Set(claims) };
}

/** The health of a container's devices: each is requested by it. */
function healthFaults(status: JsonObject, asked: Asked | undefined, path: string, faults: FieldError[]): void {
  for (const [index, one] of objectsAt(status, 'allocatedResourcesStatus').entries()) {
    if (faults.length > MAX_FIELD_ERRORS) return;
    const [name, here] = [textAt(one, 'name'), `${path}.allocatedResourcesStatus[${index}]`];
    const isClaim = name.startsWith('claim:');
    if (asked !== undefined && !(isClaim ? asked.claims.has(name) : has(asked.requests, name))) {
      const why = isClaim
        ? "must match one of the container's resource claims in a format 'claim:<claimName>/<request>' or 'claim:<claimName>' if request is empty"
        : "must match one of the container's resource requests";
      faults.push(invalidValue(`${here}.name`, name, why));
    }
    const seen = new Set<string>();
    for (const [at, device] of objectsAt(one, 'resources').entries()) {
      const [id, health, place] = [textAt(device, 'resourceID'), textAt(device, 'health'), `${here}.resources[${at}]`];
      if (!HEALTH.includes(health)) faults.push(notSupported(`${place}.health`, health, HEALTH));
      if (has(device, 'message')) {
        const { length } = Buffer.from(textAt(device, 'message'));
        if (length === 0) faults.push(required(`${place}.message`, 'must be non-empty if specified'));
        if (length > LONGEST_HEALTH) faults.push(tooLong(`${place}.message`, LONGEST_HEALTH));
      }
      if (seen.has(id)) faults.push(duplicate(`${place}.resourceID`, id));
      seen.add(id);
    }
  }
}

function mountFaults(status: JsonObject, path: string, faults: FieldError[]): void {
  for (const [index, mount] of objectsAt(status, 'volumeMounts').entries()) {
    const image = objectAt(objectAt(mount, 'volumeStatus'), 'image');
    if (image === undefined) continue;
    const [reference, here] = [
      textAt(image, 'imageRef'),
      `${path}.volumeMounts[${index}].volumeStatus.imageVolumeStatus.imageRef`,
    ];
    if (reference === '') faults.push(required(here, 'imageRef must not be empty'));
    if (Buffer.byteLength(reference) > LONGEST_IMAGE) faults.push(tooLong(here, LONGEST_IMAGE));
  }
}

/** Faults of the status of a pod alone: conditions, claims, and container states. */
export function podStatusFaults(pod: KubeObject, labelDomain: string, faults: FieldError[]): void {
  const [spec, status] = [mapAt(pod, 'spec'), mapAt(pod, 'status')];
  conditionFaults(status, faults);
  claimFaults(spec, status, faults);
  extendedFaults(spec, status, faults);
  allocatableFaults(spec, status, labelDomain, faults);
  const os = textAt(mapAt(spec, 'os'), 'name') || 'linux';
  for (const [member, of] of STATUSES) {
    const asked = new Map(objectsAt(spec, of).map((container) => [textAt(container, 'name'), askedBy(container)]));
    for (const [index, one] of objectsAt(status, member).entries()) {
      if (faults.length > MAX_FIELD_ERRORS) return;
      const path = `status.${member}[${index}]`;
      userFaults(one, os, path, faults);
      mountFaults(one, path, faults);
      if (of !== 'ephemeralContainers') healthFaults(one, asked.get(textAt(one, 'name')), path, faults);
      else if (objectsAt(one, 'allocatedResourcesStatus').length > 0) {
        faults.push(forbiddenValue(`${path}.allocatedResourcesStatus`, 'must not be specified in container status'));
      }
    }
  }
}

/** Whether a container that ended so is restarted, by its own rules or the pod's. */
function isRestarted(container: JsonObject, podPolicy: string, exitCode: number): boolean {
  const policy = textAt(container, 'restartPolicy');
  const isMet = (rule: JsonObject): boolean => {
    const codes = objectAt(rule, 'exitCodes');
    const isListed = listAt(codes, 'values').some((code) => Number(code) === exitCode);
    const operator = textAt(codes, 'operator');
    return (operator === 'In' && isListed) || (operator === 'NotIn' && !isListed);
  };
  const rule = policy === '' ? undefined : objectsAt(container, 'restartPolicyRules').find(isMet);
  if (rule !== undefined && ['Restart', 'RestartAllContainers'].includes(textAt(rule, 'action'))) return true;
  const decides = ['Always', 'OnFailure', 'Never'].includes(policy) ? policy : podPolicy;
  return decides === 'OnFailure' ? exitCode !== 0 : decides !== 'Never';
}

/** A terminated container that is not restarted stays so. */
export function restingFaults(pod: KubeObject, stored: KubeObject, faults: FieldError[]): void {
  const [spec, status, before] = [mapAt(stored, 'spec'), mapAt(pod, 'status'), mapAt(stored, 'status')];
  const restartsAll = [...objectsAt(spec, 'initContainers'), ...objectsAt(spec, 'containers')].some((container) =>
    objectsAt(container, 'restartPolicyRules').some((rule) => textAt(rule, 'action') === 'RestartAllContainers'),
  );
  for (const [member, of] of STATUSES) {
    const isEphemeral = of === 'ephemeralContainers';
    if (restartsAll && !isEphemeral) continue;
    const containers = new Map(objectsAt(spec, of).map((container) => [textAt(container, 'name'), container]));
    const running = objectsAt(status, member).filter((one) => !has(objectAt(one, 'state'), 'terminated'));
    // Lists of statuses are unbounded, so they are not searched per name.
    const awake = new Set(running.map((one) => textAt(one, 'name')));
    for (const [index, old] of objectsAt(before, member).entries()) {
      if (faults.length > MAX_FIELD_ERRORS) return;
      const ended = objectAt(objectAt(old, 'state'), 'terminated');
      const name = textAt(old, 'name');
      if (ended === undefined || !awake.has(name)) continue;
      const container = isEphemeral ? undefined : containers.get(name);
      const code = numberAt(ended, 'exitCode') ?? 0;
      if (container !== undefined && isRestarted(container, textAt(spec, 'restartPolicy'), code)) continue;
      const why = 'may not be transitioned to non-terminated state';
      faults.push(forbiddenValue(`status.${member}[${index}].state`, why));
    }
  }
}

/** Whether a fault of the schema is ignored: phases and states are accepted as node agents set them. */
export function isUnjudgedPodStatus({ field }: FieldError): boolean {
  return /^status\.(?:phase$|qosClass$|hostIPs\[|podIPs\[|conditions\[|(?:c|initC|ephemeralC)ontainerStatuses\[|extendedResourceClaimStatus\b|nodeAllocatableResourceClaimStatuses\b|resourceClaimStatuses\b)/.test(
    field,
  );
}
