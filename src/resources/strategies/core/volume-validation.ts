import type { JsonObject } from '../../../json/types.js';
import { type FieldError, forbiddenValue, invalidValue, notSupported, required } from '../../../meta/field-errors.js';
import { dnsSubdomainFaults } from '../../../meta/names.js';
import { compareQuantities, parseQuantity, type Quantity } from '../../../meta/quantity.js';
import type { KubeObject } from '../../../meta/object.js';
import type { NamingProfile } from '../../../naming/profile.js';
import { has, listAt, mapAt, objectAt, objectsAt, textAt } from '../members.js';
import { amountFaults } from './claim-status.js';
import { nodeTermFaults } from './node-selector-validation.js';
import { sourceFaults } from './volume-sources.js';

/** The amount of storage under this name; undefined when absent. */
export function storageIn(amounts: JsonObject): Quantity | undefined {
  const text = amounts['storage'];
  const amount = typeof text === 'string' ? parseQuantity(text) : undefined;
  return typeof amount === 'object' ? amount : undefined;
}

/** ReadWriteOncePod excludes other modes. */
function accessModeFaults(spec: JsonObject, path: string, faults: FieldError[]): void {
  const modes = listAt(spec, 'accessModes');
  if (!modes.includes('ReadWriteOncePod') || modes.every((mode) => mode === 'ReadWriteOncePod')) return;
  faults.push(forbiddenValue(`${path}.accessModes`, 'may not use ReadWriteOncePod with other access modes'));
}

function positiveFaults(amounts: JsonObject, name: string, path: string, faults: FieldError[]): void {
  const text = amounts[name];
  const amount = typeof text === 'string' ? parseQuantity(text) : undefined;
  if (typeof amount !== 'object' || amount.digits > 0n) return;
  faults.push(invalidValue(path, text, 'must be greater than zero'));
}

function classNameFaults(spec: JsonObject, member: string, path: string, faults: FieldError[]): void {
  const name = textAt(spec, member);
  if (name === '') return;
  for (const fault of dnsSubdomainFaults(name)) faults.push(invalidValue(`${path}.${member}`, name, fault));
}

function dataSourceFaults(source: JsonObject, path: string, faults: FieldError[]): void {
  const [group, kind] = [textAt(source, 'apiGroup'), textAt(source, 'kind')];
  if (group === '' && kind !== 'PersistentVolumeClaim') {
    const why = "must be 'PersistentVolumeClaim' when referencing the default apiGroup";
    faults.push(invalidValue(path, kind, why));
  }
  for (const fault of group === '' ? [] : dnsSubdomainFaults(group)) {
    faults.push(invalidValue(`${path}.apiGroup`, group, fault));
  }
}

function dataSourcesFaults(spec: JsonObject, path: string, faults: FieldError[]): void {
  const [source, ref] = [objectAt(spec, 'dataSource'), objectAt(spec, 'dataSourceRef')];
  if (source !== undefined) dataSourceFaults(source, `${path}.dataSource`, faults);
  if (ref !== undefined) dataSourceFaults(ref, `${path}.dataSourceRef`, faults);
  if (source === undefined || ref === undefined) return;
  const same = ['apiGroup', 'kind', 'name'].every((member) => textAt(source, member) === textAt(ref, member));
  if (textAt(ref, 'namespace') !== '') {
    faults.push(invalidValue(path, {}, 'may not be specified when dataSourceRef.namespace is specified'));
  } else if (!same) faults.push(invalidValue(path, {}, 'must match dataSourceRef'));
}

/** Faults of the spec of a claim or a claim template. */
export function claimSpecFaults(spec: JsonObject, path: string, faults: FieldError[]): void {
  accessModeFaults(spec, path, faults);
  const requests = mapAt(objectAt(spec, 'resources'), 'requests');
  const storage = `${path}.resources[storage]`;
  if (!has(requests, 'storage')) faults.push(required(storage));
  else positiveFaults(requests, 'storage', storage, faults);
  classNameFaults(spec, 'storageClassName', path, faults);
  classNameFaults(spec, 'volumeAttributesClassName', path, faults);
  dataSourcesFaults(spec, path, faults);
}

/** Faults of a volume's node affinity. */
function affinityFaults(spec: JsonObject, faults: FieldError[]): void {
  const affinity = objectAt(spec, 'nodeAffinity');
  if (affinity === undefined) {
    if (has(spec, 'local')) faults.push(required('spec.nodeAffinity', 'Local volume requires node affinity'));
    return;
  }
  const here = 'spec.nodeAffinity.required';
  if (!has(affinity, 'required')) faults.push(required(here, 'must specify required node constraints'));
  for (const [index, term] of objectsAt(objectAt(affinity, 'required'), 'nodeSelectorTerms').entries()) {
    nodeTermFaults(term, `${here}.nodeSelectorTerms[${index}]`, false, faults);
  }
}

/** Faults of a volume's spec besides those of the schema. */
export function volumeSpecFaults(volume: KubeObject, naming: NamingProfile, faults: FieldError[]): void {
  const spec = mapAt(volume, 'spec');
  sourceFaults(spec, { path: 'spec', persistent: true, name: volume.metadata.name ?? '', naming, faults });
  affinityFaults(spec, faults);
  accessModeFaults(spec, 'spec', faults);
  const capacity = objectAt(spec, 'capacity');
  const names = Object.keys(capacity ?? {});
  if (names.length === 0) faults.push(required('spec.capacity'));
  if (names.length !== 1 || names[0] !== 'storage') {
    faults.push(notSupported('spec.capacity', capacity ?? null, ['storage']));
  }
  for (const name of names) {
    const path = `spec.capacity[${name}]`;
    faults.push(...amountFaults(capacity?.[name], path));
    positiveFaults(capacity ?? {}, name, path, faults);
  }
  // The schema rejects steps upwards.
  const root = /^\/(?:\.?\/)*\.?$/.test(textAt(objectAt(spec, 'hostPath'), 'path'));
  if (root && textAt(spec, 'persistentVolumeReclaimPolicy') === 'Recycle') {
    const why = "may not be 'recycle' for a hostPath mount of '/'";
    faults.push(forbiddenValue('spec.persistentVolumeReclaimPolicy', why));
  }
  if (!has(spec, 'volumeAttributesClassName')) return;
  const at = 'spec.volumeAttributesClassName';
  if (textAt(spec, 'volumeAttributesClassName') === '') faults.push(required(at, 'an empty string is disallowed'));
  classNameFaults(spec, 'volumeAttributesClassName', 'spec', faults);
  if (!has(spec, 'csi')) faults.push(required('spec.csi', 'has to be specified when using volumeAttributesClassName'));
}

/** Members that an inline volume must not have. */
const NOT_IN_PLACE = ['claimRef', 'capacity', 'nodeAffinity', 'storageClassName'];

/** Faults of an inline volume at `path`: it must be a CSI volume. */
export function inlineVolumeFaults(spec: JsonObject, path: string, naming: NamingProfile, faults: FieldError[]): void {
  const context = 'in the context of inline volumes';
  for (const member of NOT_IN_PLACE) {
    if (has(spec, member)) faults.push(forbiddenValue(`${path}.${member}`, `may not be specified ${context}`));
  }
  if (!has(spec, 'csi')) faults.push(required(`${path}.csi`, `has to be specified ${context}`));
  const policy = textAt(spec, 'persistentVolumeReclaimPolicy');
  if (policy !== '' && policy !== 'Retain') {
    faults.push(forbiddenValue(`${path}.persistentVolumeReclaimPolicy`, `may only be Retain ${context}`));
  }
  if (has(spec, 'volumeMode') && textAt(spec, 'volumeMode') !== 'Filesystem') {
    const why = `may not specify volumeMode other than Filesystem ${context}`;
    faults.push(forbiddenValue(`${path}.volumeMode`, why));
  }
  sourceFaults(spec, { path, persistent: true, name: '', naming, faults });
  accessModeFaults(spec, path, faults);
}

/** Whether the second amount is less than the first; an absent one counts as 0. */
export function isLess(amount: Quantity | undefined, than: Quantity | undefined): boolean {
  const none = parseQuantity('0') as Quantity;
  return compareQuantities(amount ?? none, than ?? none) < 0;
}
