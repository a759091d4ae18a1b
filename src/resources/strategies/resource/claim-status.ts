import type {
  AllocatedDeviceStatus,
  ResourceClaim,
  ResourceClaimStatus,
} from '../../../../generated/types/apis__resource.cluster.io__v1.js';
import { equalJson } from '../../../json/equal.js';
import type { JsonObject } from '../../../json/types.js';
import {
  duplicate,
  type FieldError,
  forbiddenValue,
  invalidValue,
  MAX_FIELD_ERRORS,
  required,
  tooMany,
} from '../../../meta/field-errors.js';
import { dnsLabelFaults } from '../../../meta/names.js';
import type { KubeObject } from '../../../meta/object.js';
import type { Typed } from '../../strategy.js';
import { conditionFaultsIn } from '../condition-validation.js';
import { driverNameFaults } from '../core/driver-name.js';
import { addressGroups, addressText, cidrFamily } from '../core/service-rules/ip-address.js';
import { listAt, mapAt, objectAt, objectsAt, textAt, withChanged, withItemsThat, type Of } from '../members.js';
import { repeatedFaults } from '../repeated-values.js';
import {
  configurationFaults,
  handedOnFaults,
  referenceFaults,
  requestNames,
  type RequestNames,
  requestsFaults,
} from './claim-validation.js';
import { bindingFaults, nodesFaults } from './device-validation.js';
import { shareFault } from './share-identity.js';
import { poolNameFaults } from './slice-validation.js';

const RESERVED = 'status.reservedFor';
const ALLOCATION = 'status.allocation';
/** Most conditions of a device. */
const MOST_CONDITIONS = 8;

/** The identity of a claim's device. */
function identityOf(device: Of<AllocatedDeviceStatus>): string {
  return JSON.stringify(['driver', 'pool', 'device', 'shareID'].map((name) => textAt(device, name)));
}

function identitiesIn(status: Of<ResourceClaimStatus>): ReadonlySet<string> {
  return new Set(objectsAt(objectAt(objectAt(status, 'allocation'), 'devices'), 'results').map(identityOf));
}

/** The device of an allocation or of a driver's status. */
function placeFaults(device: Of<AllocatedDeviceStatus>, path: string, faults: FieldError[]): void {
  driverNameFaults(textAt(device, 'driver'), `${path}.driver`, faults);
  poolNameFaults(textAt(device, 'pool'), `${path}.pool`, faults);
  const name = textAt(device, 'device');
  for (const fault of dnsLabelFaults(name)) faults.push(invalidValue(`${path}.device`, name, fault));
  const share = device['shareID'];
  const fault = typeof share === 'string' ? shareFault(share) : undefined;
  if (fault !== undefined) faults.push(invalidValue(`${path}.shareID`, share, fault));
}

function addressFault(address: string): string | undefined {
  const family = cidrFamily(address);
  if (family === undefined) return 'must be a valid address in CIDR form, (e.g. 10.9.8.7/24 or 2001:db8::1/64)';
  const [ip = '', length] = address.split('/');
  const groups = addressGroups(ip, family);
  const text = addressText(groups);
  const bits = text.includes(':') || groups.length === 4 ? Number(length) : Math.max(Number(length) - 96, 0);
  return `${text}/${bits}` === address ? undefined : `must be in canonical form ("${text}/${bits}")`;
}

function networkFaults(network: JsonObject, path: string, faults: FieldError[]): void {
  const addresses = listAt(network, 'ips').map(String);
  for (const [index, address] of addresses.entries()) {
    const fault = addressFault(address);
    if (fault !== undefined) faults.push(invalidValue(`${path}.ips[${index}]`, address, fault));
  }
  repeatedFaults(addresses, `${path}.ips`, faults);
}

function deviceFaults(
  device: Of<AllocatedDeviceStatus>,
  path: string,
  allocated: ReadonlySet<string>,
  faults: FieldError[],
): void {
  placeFaults(device, path, faults);
  if (!allocated.has(identityOf(device))) {
    faults.push(invalidValue(path, device, 'must be an allocated device in the claim'));
  }
  const { length } = objectsAt(device, 'conditions');
  if (length > MOST_CONDITIONS) faults.push(tooMany(`${path}.conditions`, length, MOST_CONDITIONS));
  faults.push(...conditionFaultsIn(device, path));
  const data = device['data'];
  if (data !== undefined) handedOnFaults(data, `${path}.data`, faults);
  networkFaults(mapAt(device, 'networkData'), `${path}.networkData`, faults);
}

function devicesFaults(devices: readonly JsonObject[], allocated: ReadonlySet<string>, faults: FieldError[]): void {
  const seen = new Set<string>();
  for (const [index, device] of devices.entries()) {
    if (faults.length > MAX_FIELD_ERRORS) return;
    const path = `status.devices[${index}]`;
    deviceFaults(device, path, allocated, faults);
    if (seen.has(identityOf(device))) faults.push(duplicate(path, device));
    seen.add(identityOf(device));
  }
}

/** Allocated devices and settings: of requests of the claim, and of nodes. */
function allocationFaults(allocation: JsonObject, names: RequestNames, faults: FieldError[]): void {
  const devices = mapAt(allocation, 'devices');
  for (const [index, result] of objectsAt(devices, 'results').entries()) {
    if (faults.length > MAX_FIELD_ERRORS) return;
    const path = `${ALLOCATION}.devices.results[${index}]`;
    referenceFaults(textAt(result, 'request'), `${path}.request`, names, faults);
    placeFaults(result, path, faults);
    bindingFaults(result, path, faults);
  }
  for (const [index, configuration] of objectsAt(devices, 'config').entries()) {
    if (faults.length > MAX_FIELD_ERRORS) return;
    const path = `${ALLOCATION}.devices.config[${index}]`;
    requestsFaults(configuration, path, names, faults);
    configurationFaults(configuration, path, faults);
  }
  const selector = objectAt(allocation, 'nodeSelector');
  if (selector !== undefined) nodesFaults(selector, `${ALLOCATION}.nodeSelector`, faults);
}

/** Users of the devices; a terminating claim gets no new ones. */
function reservedFaults(object: Typed<ResourceClaim>, before: JsonObject, faults: FieldError[]): void {
  const status = mapAt(object, 'status');
  const reserved = objectsAt(status, 'reservedFor');
  for (const [index, user] of reserved.entries()) {
    const missing = ['resource', 'name', 'uid'].filter((member) => textAt(user, member) === '');
    for (const member of missing) faults.push(required(`${RESERVED}[${index}].${member}`));
  }
  repeatedFaults(
    reserved.map((user) => textAt(user, 'uid')),
    RESERVED,
    faults,
  );
  if (reserved.length > 0 && objectAt(status, 'allocation') === undefined) {
    faults.push(forbiddenValue(RESERVED, 'may not be specified when `allocated` is not set'));
  } else if (object.metadata.deletionTimestamp !== undefined) {
    const known = objectsAt(before, 'reservedFor');
    if (reserved.some((one) => !known.some((other) => equalJson(one, other)))) {
      const why = 'new entries may not be added while `deallocationRequested` or `deletionTimestamp` are set';
      faults.push(forbiddenValue(RESERVED, why));
    }
  }
}

/**
 * Only an allocated claim is reserved, its devices are among the allocated ones, and its allocation is immutable.
 *
 * @param devices the claim's requests, in the form of v1
 */
export function claimStatusFaults(
  object: Typed<ResourceClaim>,
  stored: Typed<ResourceClaim> | undefined,
  devices: JsonObject,
): readonly FieldError[] {
  const faults: FieldError[] = [];
  const [status, before] = [mapAt(object, 'status'), mapAt(stored, 'status')];
  devicesFaults(objectsAt(status, 'devices'), identitiesIn(status), faults);
  reservedFaults(object, before, faults);
  const [allocation, allocatedBefore] = [objectAt(status, 'allocation'), objectAt(before, 'allocation')];
  if (allocation === undefined) return faults;
  if (allocatedBefore === undefined) allocationFaults(allocation, requestNames(devices), faults);
  else if (!equalJson(allocation, allocatedBefore)) {
    faults.push(invalidValue(ALLOCATION, allocation, 'field is immutable'));
  }
  return faults;
}

/** Whether a fault of the schema is ignored: allocations are validated once, and their tolerations are copies. */
export function isUnjudged({ field }: FieldError, stored: Typed<ResourceClaim> | undefined): boolean {
  if (!field.startsWith(`${ALLOCATION}.`)) return false;
  return field.includes('.tolerations') || objectAt(objectAt(stored, 'status'), 'allocation') !== undefined;
}

/** The claim without the status of devices that are no longer allocated. */
export function withoutFreedDevices(object: Typed<ResourceClaim>, stored: Typed<ResourceClaim>): KubeObject {
  const kept = identitiesIn(mapAt(object, 'status'));
  const freed = new Set([...identitiesIn(mapAt(stored, 'status'))].filter((identity) => !kept.has(identity)));
  if (freed.size === 0) return object;
  return withChanged(object, 'status', (status) =>
    withItemsThat(status, 'devices', (device) => !freed.has(identityOf(device))),
  );
}
