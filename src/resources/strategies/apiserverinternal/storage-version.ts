import type {
  StorageVersion,
  StorageVersionStatus,
} from '../../../../generated/types/apis__internal.apiserver.cluster.io__v1alpha1.js';
import type { JsonObject } from '../../../json/types.js';
import { duplicate, type FieldError, invalidValue, MAX_FIELD_ERRORS, required } from '../../../meta/field-errors.js';
import { dns1035LabelFaults, dnsSubdomainFaults, qualifiedNameFaults } from '../../../meta/names.js';
import type { Strategy } from '../../strategy.js';
import { firstFew } from '../cells.js';
import { has, listAt, mapAt, objectAt, objectsAt, textAt, type Of } from '../members.js';

const NO_VERSION =
  "an apiVersion is a DNS-1035 label, which must consist of lower case alphanumeric characters or '-', start with an " +
  "alphabetic character, and end with an alphanumeric character (e.g. 'my-name',  or 'abc-123', regex used for " +
  "validation is '[a-z]([-a-z0-9]*[a-z0-9])?') with an optional DNS subdomain prefix and '/' (e.g. 'example.com/MyVersion')";

/** Why a text is not a `group/version`, or a version alone; '' when it is. */
function apiVersionFault(text: string): string {
  const parts = text.split('/');
  if (parts.length > 2) return NO_VERSION;
  const [version = '', group] = parts.reverse();
  const partFaults = (part: string, name: string, faultsOf: (part: string) => readonly string[]): string[] =>
    (part === '' ? ['must be non-empty'] : faultsOf(part)).map((fault) => `${name} part: ${fault}`);
  return [
    ...(group === undefined ? [] : partFaults(group, 'group', dnsSubdomainFaults)),
    ...partFaults(version, 'version', dns1035LabelFaults),
  ].join(',');
}

function serverFaults(server: JsonObject, path: string, faults: FieldError[]): void {
  const [id, encoding] = [textAt(server, 'apiServerID'), textAt(server, 'encodingVersion')];
  for (const fault of dnsSubdomainFaults(id)) faults.push(invalidValue(`${path}.apiServerID`, id, fault));
  const checkVersion = (version: string, at: string): void => {
    const fault = apiVersionFault(version);
    if (fault !== '') faults.push(invalidValue(at, version, fault));
  };
  checkVersion(encoding, `${path}.encodingVersion`);
  const [decodable, served] = ['decodableVersions', 'servedVersions'].map((list) => listAt(server, list).map(String));
  for (const [index, version] of decodable!.entries()) {
    if (faults.length > MAX_FIELD_ERRORS) return;
    checkVersion(version, `${path}.decodableVersions[${index}]`);
  }
  const known = new Set(decodable);
  if (!known.has(encoding)) {
    const why = `decodableVersions must include encodingVersion ${encoding}`;
    faults.push(invalidValue(`${path}.decodableVersions`, decodable!.length === 0 ? null : decodable, why));
  }
  for (const [index, version] of served!.entries()) {
    if (faults.length > MAX_FIELD_ERRORS) return;
    const at = `${path}.servedVersions[${index}]`;
    checkVersion(version, at);
    if (known.has(version)) continue;
    const why = `individual served version : ${version} must be included in decodableVersions : [${decodable!.join(' ')}]`;
    faults.push(invalidValue(at, version, why));
  }
}

/** The common encoding version of all servers, if they agree. */
function commonFaults(status: Of<StorageVersionStatus>, servers: readonly JsonObject[]): readonly FieldError[] {
  const encodings = new Set(servers.map((server) => textAt(server, 'encodingVersion')));
  const [common] = encodings.size === 1 ? encodings : [];
  const given = has(status, 'commonEncodingVersion') ? textAt(status, 'commonEncodingVersion') : undefined;
  if (given === common) return [];
  const why =
    common === undefined
      ? 'should be nil if servers do not agree on the same encoding version, or if there is no server reporting the ' +
        'supported versions yet'
      : given === undefined
        ? `the common encoding version is ${common}`
        : `the actual common encoding version is ${common}`;
  return [invalidValue('status.commonEncodingVersion', given ?? null, why)];
}

/** At the public API's paths. */
function conditionFaults(status: Of<StorageVersionStatus>, faults: FieldError[]): void {
  const seen = new Map<string, number>();
  for (const [index, condition] of objectsAt(status, 'conditions').entries()) {
    if (faults.length > MAX_FIELD_ERRORS) return;
    const [path, type] = [`status[${index}]`, textAt(condition, 'type')];
    const before = seen.get(type);
    if (before !== undefined) {
      const why = `the type of the condition is not unique, it also appears in conditions[${before}]`;
      faults.push(invalidValue(`${path}.type`, type, why));
    }
    seen.set(type, index);
    for (const member of ['type', 'status']) {
      const text = textAt(condition, member);
      for (const fault of qualifiedNameFaults(text)) faults.push(invalidValue(`${path}.${member}`, text, fault));
    }
    for (const member of ['reason', 'message']) {
      if (textAt(condition, member) === '') faults.push(required(`${path}.${member}`));
    }
  }
}

function statusFaults(status: Of<StorageVersionStatus>): readonly FieldError[] {
  const faults: FieldError[] = [];
  const servers = objectsAt(status, 'storageVersions');
  const ids = new Set<string>();
  for (const [index, server] of servers.entries()) {
    if (faults.length > MAX_FIELD_ERRORS) return faults;
    const [path, id] = [`status.storageVersions[${index}]`, textAt(server, 'apiServerID')];
    if (ids.has(id)) faults.push(duplicate(`${path}.apiServerID`, id));
    ids.add(id);
    serverFaults(server, path, faults);
  }
  faults.push(...commonFaults(status, servers));
  conditionFaults(status, faults);
  return faults;
}

/** The name has the form `<group>.<resource>`. */
function nameFaults(name: string): readonly string[] {
  const dot = name.lastIndexOf('.');
  if (dot < 0) return ['name must be in the form of <group>.<resource>'];
  return [
    ...dnsSubdomainFaults(name.slice(0, dot)).map((fault) => `the group segment ${fault}`),
    ...dns1035LabelFaults(name.slice(dot + 1)).map((fault) => `the resource segment ${fault}`),
  ];
}

/** StorageVersion. */
export const strategy: Strategy<StorageVersion> = {
  validate: (object, { subresource }) => (subresource === 'status' ? statusFaults(mapAt(object, 'status')) : []),
  validateCreate({ metadata: { name = '' } }) {
    return name === '' ? [] : nameFaults(name).map((fault) => invalidValue('metadata.name', name, fault));
  },
  reportsItself: ({ field }) => field.startsWith('status.'),
  cells: (object) => [
    firstFew(
      objectsAt(objectAt(object, 'status'), 'storageVersions').map(
        (version) => `${textAt(version, 'apiServerID')}=${textAt(version, 'encodingVersion')}`,
      ),
    ),
  ],
};
