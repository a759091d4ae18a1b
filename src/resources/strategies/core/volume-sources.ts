import type { JsonObject, JsonValue } from '../../../json/types.js';
import { type FieldError, invalidValue, notSupported, required } from '../../../meta/field-errors.js';
import { isPlace } from '../../../meta/field-path.js';
import { dnsLabelFaults, dnsSubdomainFaults } from '../../../meta/names.js';
import type { NamingProfile } from '../../../naming/profile.js';
import { flagAt, has, listAt, mapAt, numberAt, objectAt, textAt } from '../members.js';
import { driverNameFaults } from './driver-name.js';
import { reportsNodeTest } from './node-selector-validation.js';
import { initiatorFaults, targetNameFaults } from './iscsi-names.js';

/** The place of a source: in a volume of a pod, or in a persistent volume. */
export interface SourcePlace {
  /** Path of the object with the source: `spec.volumes[0]`, `spec`. */
  readonly path: string;
  /** A PersistentVolume, whose references include a namespace. */
  readonly persistent: boolean;
  /** Of the volume. */
  readonly name: string;
  readonly naming: NamingProfile;
  readonly faults: FieldError[];
}

/** @param path of the source */
type SourceCheck = (source: JsonObject, path: string, place: SourcePlace) => void;

function need(source: JsonObject, members: readonly string[], path: string, faults: FieldError[]): void {
  for (const member of members) if (textAt(source, member) === '') faults.push(required(`${path}.${member}`));
}

function rangeFaults(
  source: JsonObject,
  member: string,
  path: string,
  [lowest, words]: readonly [number, string],
  faults: FieldError[],
): void {
  const number = numberAt(source, member) ?? lowest;
  if (number < lowest || number > 255) faults.push(invalidValue(`${path}.${member}`, number, words));
}

const LUNS = [0, 'must be between 0 and 255, inclusive'] as const;
/** Zero, which means none, is allowed. */
const PARTITIONS = [0, 'must be between 1 and 255, inclusive'] as const;

/** A reference to a secret, with its namespace in cluster-scoped volumes. */
function secretFaults(source: JsonObject, path: string, { persistent, faults }: SourcePlace): void {
  const secret = objectAt(source, 'secretRef');
  if (secret !== undefined) need(secret, persistent ? ['name', 'namespace'] : ['name'], `${path}.secretRef`, faults);
}

function labelFaults(source: JsonObject, member: string, path: string, faults: FieldError[]): void {
  const value = textAt(source, member);
  for (const fault of value === '' ? [] : dnsLabelFaults(value)) {
    faults.push(invalidValue(`${path}.${member}`, value, fault));
  }
}

const iscsi: SourceCheck = (source, path, { persistent, name, path: parent, faults }) => {
  need(source, ['targetPortal', 'iqn'], path, faults);
  targetNameFaults(source, path, persistent, faults);
  rangeFaults(source, 'lun', path, LUNS, faults);
  const secret = objectAt(source, 'secretRef');
  if (secret === undefined && (flagAt(source, 'chapAuthDiscovery') || flagAt(source, 'chapAuthSession'))) {
    faults.push(required(`${path}.secretRef`));
  }
  if (persistent && secret !== undefined) need(secret, ['name'], `${path}.secretRef`, faults);
  initiatorFaults(source, path, persistent, faults);
  const portal = textAt(source, 'targetPortal');
  if (!has(source, 'initiatorName') || Buffer.byteLength(`${name}:${portal}`) <= 64) return;
  const why =
    'Total length of <volume name>:<iscsi.targetPortal> must be under 64 characters if iscsi.initiatorName is specified.';
  if (persistent) faults.push(invalidValue(`${path}.targetportal`, portal, why));
  else faults.push(invalidValue(`${parent}.name`, name, why));
};

const fc: SourceCheck = (source, path, { faults }) => {
  const [targets, identifiers] = [listAt(source, 'targetWWNs'), listAt(source, 'wwids')];
  const here = `${path}.targetWWNs`;
  if (targets.length === 0 && identifiers.length === 0) {
    faults.push(required(here, 'must specify either targetWWNs or wwids, but not both'));
  } else if (targets.length > 0 && identifiers.length > 0) {
    faults.push(invalidValue(here, targets, 'targetWWNs and wwids can not be specified simultaneously'));
  }
  if (targets.length === 0) return;
  if (has(source, 'lun')) rangeFaults(source, 'lun', path, LUNS, faults);
  else faults.push(required(`${path}.lun`, 'lun is required if targetWWNs is specified'));
};

const nfs: SourceCheck = (source, path, { faults }) => {
  need(source, ['server', 'path'], path, faults);
  const exported = textAt(source, 'path');
  if (!exported.startsWith('/')) faults.push(invalidValue(`${path}.path`, exported, 'must be an absolute path'));
};

/** Host and port in the form of Go's `net.SplitHostPort`. */
const HOST_PORT = /^(?:\[[^[\]]*\]|[^:[\]]*):[^:[\]]*$/;

const quobyte: SourceCheck = (source, path, { faults }) => {
  const registry = textAt(source, 'registry');
  const pairs = 'must be a host:port pair or multiple pairs separated by commas';
  if (registry === '') faults.push(required(`${path}.registry`, pairs));
  else if (Buffer.byteLength(textAt(source, 'tenant')) >= 65) {
    faults.push(required(`${path}.tenant`, 'must be a UUID and may not exceed a length of 64 characters'));
  } else if (registry.split(',').some((pair) => !HOST_PORT.test(pair))) {
    faults.push(invalidValue(`${path}.registry`, registry, pairs));
  }
  need(source, ['volume'], path, faults);
};

const glusterfs: SourceCheck = (source, path, { faults }) => {
  need(source, ['endpoints', 'path'], path, faults);
  const namespace = source['endpointsNamespace'];
  if (namespace === '') {
    const why = 'if the endpointnamespace is set, it must be a valid namespace name';
    faults.push(invalidValue(`${path}.endpointsNamespace`, '', why));
  }
  labelFaults(source, 'endpointsNamespace', path, faults);
};

const flocker: SourceCheck = (source, path, { faults }) => {
  const name = textAt(source, 'datasetName');
  const uuid = textAt(source, 'datasetUUID');
  if (name === '' && uuid === '') faults.push(required(path, 'one of datasetName and datasetUUID is required'));
  else if (name !== '' && uuid !== '') {
    faults.push(invalidValue(path, 'resource', 'datasetName and datasetUUID can not be specified simultaneously'));
  }
  if (name.includes('/')) faults.push(invalidValue(`${path}.datasetName`, name, "must not contain '/'"));
};

const flexVolume: SourceCheck = (source, path, { naming, faults }) => {
  need(source, ['driver'], path, faults);
  const reserved = [...new Set([naming.labelDomain, naming.groupDomain])];
  for (const key of Object.keys(mapAt(source, 'options'))) {
    const domain = `.${(key.includes('/') ? key.slice(0, key.indexOf('/')) : key).toLowerCase()}`;
    if (!reserved.some((one) => domain.endsWith(`.${one}`))) continue;
    faults.push(invalidValue(`${path}.options[${key}]`, key, `${reserved.join(' and ')} namespaces are reserved`));
  }
};

const cinder: SourceCheck = (source, path, place) => {
  need(source, ['volumeID'], path, place.faults);
  secretFaults(source, path, place);
};

const storageos: SourceCheck = (source, path, place) => {
  need(source, ['volumeName'], path, place.faults);
  labelFaults(source, 'volumeName', path, place.faults);
  labelFaults(source, 'volumeNamespace', path, place.faults);
  secretFaults(source, path, place);
};

const azureFile: SourceCheck = (source, path, { persistent, faults }) => {
  need(source, ['secretName', 'shareName'], path, faults);
  if (persistent && source['secretNamespace'] === '') faults.push(required(`${path}.secretNamespace`));
};

const CACHING = ['None', 'ReadOnly', 'ReadWrite'];
const DISK_KINDS = ['Dedicated', 'Managed', 'Shared'];

function choiceFaults(source: JsonObject, member: string, choices: string[], path: string, faults: FieldError[]): void {
  const value: JsonValue | undefined = source[member];
  if (value === undefined || choices.includes(String(value))) return;
  faults.push(notSupported(`${path}.${member}`, value, choices));
}

const azureDisk: SourceCheck = (source, path, { faults }) => {
  need(source, ['diskName', 'diskURI'], path, faults);
  choiceFaults(source, 'cachingMode', CACHING, path, faults);
  choiceFaults(source, 'kind', DISK_KINDS, path, faults);
  const [kind, uri] = [source['kind'], textAt(source, 'diskURI')];
  const managed = kind === 'Managed';
  if (kind === undefined || uri.startsWith(managed ? '/subscriptions/' : 'https://')) return;
  const form = managed
    ? '/subscriptions/{sub-id}/resourcegroups/{group-name}/providers/microsoft.compute/disks/{disk-id}'
    : 'https://{account-name}.blob.core.windows.net/{container-name}/{disk-name}.vhd';
  faults.push(notSupported(`${path}.diskURI`, uri, [form]));
};

/** Secrets of the CSI driver of a persistent volume. */
const CSI_SECRETS = [
  'controllerPublishSecretRef',
  'controllerExpandSecretRef',
  'nodePublishSecretRef',
  'nodeExpandSecretRef',
];

const csi: SourceCheck = (source, path, { persistent, faults }) => {
  driverNameFaults(textAt(source, 'driver'), `${path}.driver`, faults);
  if (!persistent) {
    const secret = objectAt(source, 'nodePublishSecretRef');
    if (secret === undefined) return;
    need(secret, ['name'], `${path}.nodePublishSecretRef`, faults);
    const name = textAt(secret, 'name');
    // Reported beside the reference, as in kube-apiserver.
    for (const fault of name === '' ? [] : dnsSubdomainFaults(name)) {
      faults.push(invalidValue(`${path}.name`, name, fault));
    }
    return;
  }
  need(source, ['volumeHandle'], path, faults);
  for (const member of CSI_SECRETS) {
    const secret = objectAt(source, member);
    if (secret === undefined) continue;
    const here = `${path}.${member}`;
    need(secret, ['name', 'namespace'], here, faults);
    const name = textAt(secret, 'name');
    for (const fault of name === '' ? [] : dnsSubdomainFaults(name)) {
      faults.push(invalidValue(`${here}.name`, name, fault));
    }
    labelFaults(secret, 'namespace', here, faults);
  }
};

const SOURCES: Readonly<Record<string, SourceCheck>> = {
  gcePersistentDisk: (source, path, { faults }) => {
    // Under a separate name, as in kube-apiserver.
    const here = path.replace(/gcePersistentDisk$/, 'persistentDisk');
    need(source, ['pdName'], here, faults);
    rangeFaults(source, 'partition', here, PARTITIONS, faults);
  },
  awsElasticBlockStore: (source, path, { faults }) => {
    need(source, ['volumeID'], path, faults);
    rangeFaults(source, 'partition', path, PARTITIONS, faults);
  },
  scaleIO: (source, path, { faults }) => need(source, ['gateway', 'system', 'volumeName'], path, faults),
  nfs,
  iscsi,
  fc,
  quobyte,
  glusterfs,
  flocker,
  flexVolume,
  cinder,
  storageos,
  azureFile,
  azureDisk,
  csi,
};

/** At most one source; its schema's faults are reported here, in kube-apiserver's words. */
export function sourceFaults(volume: JsonObject, place: SourcePlace): void {
  for (const [member, check] of Object.entries(SOURCES)) {
    const source = objectAt(volume, member);
    if (source === undefined || (member === 'gcePersistentDisk' && BEFORE_DISK.some((other) => has(volume, other)))) {
      continue;
    }
    check(source, `${place.path}.${member}`, place);
  }
}

/** Sources beside which a persistent disk does not count; its faults have another path than itself. */
const BEFORE_DISK = ['emptyDir', 'hostPath', 'gitRepo'];

const SOURCE_NAMES = Object.keys(SOURCES).join('|');
const OF_POD = new RegExp(
  `(?:^|\\.)volumes\\[\\d+\\]\\.(?:(?:${SOURCE_NAMES})\\.|(?:projected.*\\.)?downwardAPI\\.items|projected\\.sources\\[\\d+\\]\\.serviceAccountToken\\.path)`,
);
const OF_VOLUME = new RegExp(`^spec\\.(?:${SOURCE_NAMES})\\.`);

/** Whether these checks, or those of node selectors, report the schema's fault of a pod or template. */
export function reportsPodFault(error: FieldError): boolean {
  return isPlace(error.field, OF_POD) || reportsNodeTest(error);
}

/** The same for a PersistentVolume. */
export function reportsVolumeFault(error: FieldError): boolean {
  return OF_VOLUME.test(error.field) || reportsNodeTest(error);
}
