import type { Device } from '../../../../generated/types/apis__resource.cluster.io__v1.js';
import { equalJson } from '../../../json/equal.js';
import type { JsonObject } from '../../../json/types.js';
import {
  duplicate,
  type FieldError,
  invalidValue,
  MAX_FIELD_ERRORS,
  required,
  tooMany,
  valueNotFound,
} from '../../../meta/field-errors.js';
import { dnsLabelFaults, dnsSubdomainFaults, labelKeyFaults, labelValueFaults } from '../../../meta/names.js';
import { parseQuantity } from '../../../meta/quantity.js';
import { nodeTermFaults } from '../core/node-selector-validation.js';
import { isNative } from '../core/pod-rules/resource-requirements-validation.js';
import { flagAt, has, listAt, mapAt, objectAt, objectsAt, textAt, type Of } from '../members.js';
import { memberNameFaults } from './attribute-name.js';
import { attributeFaults, valueCount } from './attribute-validation.js';
import { capacityFaults } from './capacity-validation.js';
import { counterFaults } from './counter-validation.js';

/** Most attributes and capacities of a device, and most values of its attributes. */
const MOST_MEMBERS = 32;
const MOST_VALUES = 48;
const MOST_TAINTS = 16;
/** Longest attribute name shown completely in paths, in characters. */
const LONGEST_SHOWN = 63 + 1 + 32;

/** What devices need of their slice. */
export interface SliceTraits {
  /** Whether the slice has node selection per device. */
  readonly perDevice: boolean;
  /** The domain of native resources and labels. */
  readonly labelDomain: string;
}

/** A name in the path of its value, abbreviated in the middle when too long. */
function shownKey(name: string): string {
  if (name.length <= LONGEST_SHOWN) return name;
  const rest = LONGEST_SHOWN - 3;
  return `${name.slice(0, Math.ceil(rest / 2))}...${name.slice(name.length - Math.floor(rest / 2))}`;
}

function sizeFaults(device: Of<Device>, path: string, faults: FieldError[]): void {
  const attributes = Object.values(mapAt(device, 'attributes')) as JsonObject[];
  const members = attributes.length + Object.keys(mapAt(device, 'capacity')).length;
  if (members > MOST_MEMBERS) {
    const why = `the total number of attributes and capacities must not exceed ${MOST_MEMBERS}`;
    faults.push(invalidValue(path, members, why));
  }
  const values = attributes.reduce((sum, attribute) => sum + valueCount(attribute), 0);
  if (values > MOST_VALUES) {
    faults.push(invalidValue(path, values, `the total number of attribute values must not exceed ${MOST_VALUES}`));
  }
}

/** A taint: a label key with a value. */
export function taintFaults(taint: JsonObject, path: string, faults: FieldError[]): void {
  const [key, value] = [textAt(taint, 'key'), textAt(taint, 'value')];
  for (const fault of labelKeyFaults(key)) faults.push(invalidValue(`${path}.key`, key, fault));
  for (const fault of labelValueFaults(value)) faults.push(invalidValue(`${path}.value`, value, fault));
}

/** Binding conditions and binding failure conditions; each set requires the other. */
export function bindingFaults(device: Of<Device>, path: string, faults: FieldError[]): void {
  const [met, failed] = ['bindingConditions', 'bindingFailureConditions'] as const;
  const conditions = { [met]: listAt(device, met).map(String), [failed]: listAt(device, failed).map(String) };
  for (const member of [met, failed] as const) {
    const list = conditions[member] ?? [];
    const mustHold = new Set(member === failed ? conditions[met] : []);
    const seen = new Set<string>();
    for (const [index, condition] of list.entries()) {
      const at = `${path}.${member}[${index}]`;
      for (const fault of labelKeyFaults(condition)) faults.push(invalidValue(at, condition, fault));
      if (seen.has(condition)) faults.push(duplicate(at, condition));
      seen.add(condition);
      if (mustHold.has(condition)) {
        faults.push(invalidValue(at, condition, `${failed} must not overlap with ${met}`));
      }
    }
    const [other] = [met, failed].filter((one) => one !== member);
    if (list.length === 0 && (conditions[other!]?.length ?? 0) > 0) {
      faults.push(invalidValue(`${path}.${member}`, null, `${member} are required to use ${other}`));
    }
  }
}

/** Faults of a selector of nodes at `path`. */
export function nodesFaults(selector: JsonObject, path: string, faults: FieldError[]): void {
  for (const [index, term] of objectsAt(selector, 'nodeSelectorTerms').entries()) {
    nodeTermFaults(term, `${path}.nodeSelectorTerms[${index}]`, false, faults);
  }
}

/** The nodes of one device, when its slice has node selection per device. */
function placeFaults(device: Of<Device>, path: string, perDevice: boolean, faults: FieldError[]): void {
  const places = ['nodeName', 'nodeSelector', 'allNodes'];
  if (!perDevice) {
    if (!places.some((member) => has(device, member))) return;
    const why =
      '`nodeName`, `nodeSelector` and `allNodes` can only be set if `perDeviceNodeSelection` is set to true in the ResourceSlice spec';
    faults.push(invalidValue(path, null, why));
    return;
  }
  const name = textAt(device, 'nodeName');
  if (has(device, 'nodeName') && name === '') faults.push(invalidValue(`${path}.nodeName`, '', 'must not be empty'));
  for (const fault of name === '' ? [] : dnsSubdomainFaults(name)) {
    faults.push(invalidValue(`${path}.nodeName`, name, fault));
  }
  const selector = objectAt(device, 'nodeSelector');
  if (selector !== undefined) nodesFaults(selector, `${path}.nodeSelector`, faults);
  if (device['allNodes'] === false) {
    faults.push(invalidValue(`${path}.allNodes`, false, 'must be either unset or set to true'));
  }
  const set = [name !== '', selector !== undefined, flagAt(device, 'allNodes')];
  const chosen = places.filter((_place, index) => set[index]).map((place) => `\`${place}\``);
  if (chosen.length === 1) return;
  const why =
    'exactly one of `nodeName`, `nodeSelector`, or `allNodes` is required when `perDeviceNodeSelection` is set to true in the ResourceSlice spec';
  faults.push(chosen.length === 0 ? required(path, why) : invalidValue(path, `{${chosen.join(', ')}}`, why));
}

/** The node resources used by a device. */
function mappingFaults(device: Of<Device>, path: string, labelDomain: string, faults: FieldError[]): void {
  const capacities = mapAt(device, 'capacity');
  for (const [name, mapping] of Object.entries(mapAt(device, 'nodeAllocatableResourceMappings'))) {
    const at = `${path}.nodeAllocatableResourceMappings[${name}]`;
    if (!isNative(name, labelDomain)) faults.push(invalidValue(at, name, 'must be a node allocatable resource name'));
    const multiplier = textAt(mapping, 'allocationMultiplier');
    const amount = multiplier === '' ? '' : parseQuantity(multiplier);
    if (typeof amount === 'object' && amount.digits <= 0n) {
      faults.push(invalidValue(`${at}.allocationMultiplier`, multiplier, 'must be positive'));
    }
    if (!has(mapping, 'capacityKey')) continue;
    const key = textAt(mapping, 'capacityKey');
    if (key === '') faults.push(invalidValue(`${at}.capacityKey`, '', 'capacityKey must not be an empty string'));
    else if (!has(capacities, key)) faults.push(valueNotFound(`${at}.capacityKey`, key));
  }
}

/**
 * Faults of a device at `path` of a slice.
 *
 * @param before the stored device of this name
 */
export function deviceFaults(
  device: Of<Device>,
  before: JsonObject | undefined,
  path: string,
  { perDevice, labelDomain }: SliceTraits,
  faults: FieldError[],
): void {
  const name = textAt(device, 'name');
  for (const fault of dnsLabelFaults(name)) faults.push(invalidValue(`${path}.name`, name, fault));
  sizeFaults(device, path, faults);
  for (const [key, attribute] of Object.entries(mapAt(device, 'attributes'))) {
    if (faults.length > MAX_FIELD_ERRORS) return;
    memberNameFaults(key, `${path}.attributes`, faults);
    attributeFaults(attribute as JsonObject, `${path}.attributes[${shownKey(key)}]`, faults);
  }
  const shared = flagAt(device, 'allowMultipleAllocations');
  for (const [key, capacity] of Object.entries(mapAt(device, 'capacity'))) {
    if (faults.length > MAX_FIELD_ERRORS) return;
    memberNameFaults(key, `${path}.capacity`, faults);
    capacityFaults(capacity as JsonObject, `${path}.capacity[${shownKey(key)}]`, shared, faults);
  }
  const taints = objectsAt(device, 'taints');
  if (before === undefined || !equalJson(before['taints'] ?? null, device['taints'] ?? null)) {
    if (taints.length > MOST_TAINTS) faults.push(tooMany(`${path}.taints`, taints.length, MOST_TAINTS));
    else for (const [index, taint] of taints.entries()) taintFaults(taint, `${path}.taints[${index}]`, faults);
  }
  const sets = new Set<string>();
  for (const [index, one] of objectsAt(device, 'consumesCounters').entries()) {
    counterFaults(one, 'counterSet', `${path}.consumesCounters[${index}]`, faults);
    const set = textAt(one, 'counterSet');
    if (sets.has(set)) faults.push(duplicate(`${path}.consumesCounters[${index}]`, set));
    sets.add(set);
  }
  placeFaults(device, path, perDevice, faults);
  bindingFaults(device, path, faults);
  mappingFaults(device, path, labelDomain, faults);
}
