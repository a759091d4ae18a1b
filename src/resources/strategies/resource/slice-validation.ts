import type { Device } from '../../../../generated/types/apis__resource.cluster.io__v1.js';
import type { JsonObject } from '../../../json/types.js';
import {
  type FieldError,
  invalidValue,
  MAX_FIELD_ERRORS,
  required,
  tooLong,
  tooMany,
} from '../../../meta/field-errors.js';
import { dnsSubdomainFaults } from '../../../meta/names.js';
import { driverNameFaults } from '../core/driver-name.js';
import { flagAt, has, mapAt, numberAt, objectAt, objectsAt, textAt, type Of } from '../members.js';
import { repeatedFaults } from '../repeated-values.js';
import { hasList } from './attribute-validation.js';
import { counterFaults } from './counter-validation.js';
import { deviceFaults, nodesFaults } from './device-validation.js';

/** Most devices of a slice; fewer when they have taints, consume counters or have lists of values. */
const MOST_DEVICES = 128;
const MOST_ADVANCED_DEVICES = 64;
/** Longest name of a pool, in bytes. */
const LONGEST_POOL = 253;

const PLACES = ['nodeName', 'nodeSelector', 'allNodes', 'perDeviceNodeSelection'] as const;

/** Faults of the name of a pool of devices: DNS subdomains with slashes between them. */
export function poolNameFaults(name: string, path: string, faults: FieldError[]): void {
  if (name === '') {
    faults.push(required(path));
    return;
  }
  if (Buffer.byteLength(name) > LONGEST_POOL) faults.push(tooLong(path, LONGEST_POOL));
  for (const part of name.split('/')) {
    if (faults.length > MAX_FIELD_ERRORS) return;
    for (const fault of dnsSubdomainFaults(part)) faults.push(invalidValue(path, part, fault));
  }
}

/** The nodes of a slice's devices: exactly one way of selecting them. */
function placeFaults(spec: JsonObject, faults: FieldError[]): void {
  const name = textAt(spec, 'nodeName');
  if (has(spec, 'nodeName') && name === '') {
    faults.push(invalidValue('spec.nodeName', '', 'must be either unset or set to a non-empty string'));
  }
  for (const fault of name === '' ? [] : dnsSubdomainFaults(name)) {
    faults.push(invalidValue('spec.nodeName', name, fault));
  }
  const selector = objectAt(spec, 'nodeSelector');
  if (selector !== undefined) {
    nodesFaults(selector, 'spec.nodeSelector', faults);
    const terms = objectsAt(selector, 'nodeSelectorTerms');
    if (terms.length !== 1) {
      const why = 'must have exactly one node selector term';
      faults.push(invalidValue('spec.nodeSelector.nodeSelectorTerms', terms, why));
    }
  }
  for (const member of ['allNodes', 'perDeviceNodeSelection']) {
    if (spec[member] === false) {
      faults.push(invalidValue(`spec.${member}`, false, 'must be either unset or set to true'));
    }
  }
  const set = [name !== '', selector !== undefined, flagAt(spec, 'allNodes'), flagAt(spec, 'perDeviceNodeSelection')];
  const chosen = PLACES.filter((_place, index) => set[index]).map((place) => `\`${place}\``);
  if (chosen.length === 1) return;
  const why = `exactly one of ${PLACES.map((place) => `\`${place}\``).join(', ')} is required`;
  if (chosen.length === 0) faults.push(required('spec', why));
  else faults.push(invalidValue('spec', `{${chosen.join(', ')}}`, `${why}, but multiple fields are set`));
}

function isAdvanced(device: Of<Device>): boolean {
  return (
    has(device, 'taints') ||
    has(device, 'consumesCounters') ||
    Object.values(mapAt(device, 'attributes')).some((attribute) => hasList(attribute as JsonObject))
  );
}

function namesOf(items: readonly JsonObject[]): readonly string[] {
  return items.map((item) => textAt(item, 'name'));
}

function devicesFaults(spec: JsonObject, stored: JsonObject, labelDomain: string, faults: FieldError[]): void {
  const devices = objectsAt(spec, 'devices');
  const most = devices.some(isAdvanced) ? MOST_ADVANCED_DEVICES : MOST_DEVICES;
  if (devices.length > most) {
    faults.push(tooMany('spec.devices', devices.length, most));
    return;
  }
  const before = new Map(objectsAt(stored, 'devices').map((device) => [textAt(device, 'name'), device]));
  const traits = { perDevice: flagAt(spec, 'perDeviceNodeSelection'), labelDomain };
  for (const [index, device] of devices.entries()) {
    if (faults.length > MAX_FIELD_ERRORS) return;
    deviceFaults(device, before.get(textAt(device, 'name')), `spec.devices[${index}]`, traits, faults);
  }
  repeatedFaults(namesOf(devices), 'spec.devices', faults);
}

/** Faults of a slice's devices, both in the form of v1. */
export function sliceFaults(spec: JsonObject, stored: JsonObject, labelDomain: string, faults: FieldError[]): void {
  driverNameFaults(textAt(spec, 'driver'), 'spec.driver', faults);
  const pool = mapAt(spec, 'pool');
  poolNameFaults(textAt(pool, 'name'), 'spec.pool.name', faults);
  const generation = numberAt(pool, 'generation') ?? 0;
  if (generation < 0) {
    faults.push(invalidValue('spec.pool.generation', generation, 'must be greater than or equal to zero'));
  }
  placeFaults(spec, faults);
  if (has(spec, 'sharedCounters') && has(spec, 'devices')) {
    faults.push(invalidValue('spec', '', 'only one of `sharedCounters` or `devices` is allowed'));
  }
  devicesFaults(spec, stored, labelDomain, faults);
  const counters = objectsAt(spec, 'sharedCounters');
  for (const [index, set] of counters.entries()) counterFaults(set, 'name', `spec.sharedCounters[${index}]`, faults);
  repeatedFaults(namesOf(counters), 'spec.sharedCounters', faults);
}

/** Whether `sliceFaults` reports the schema's fault of a slice. */
export function reportsSliceFault({ field, reason }: FieldError): boolean {
  return (
    reason === 'FieldValueRequired' &&
    /^spec\.(?:driver|pool\.name|devices\[\d+\](?:\.basic)?\.(?:name|taints\[\d+\]\.key))$/.test(field)
  );
}
