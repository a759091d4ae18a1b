import type { JsonObject } from '../../../../json/types.js';
import { type FieldError, forbiddenValue, invalidValue } from '../../../../meta/field-errors.js';
import { dnsSubdomainFaults } from '../../../../meta/names.js';
import { flagAt, has, objectAt, objectsAt, textAt } from '../../members.js';
import type { PodCheck } from './pod-check.js';

/** A profile on the node is named for that type only. `path` is of the security context that has it. */
export function seccompFaults(context: JsonObject, path: string, faults: FieldError[]): void {
  const profile = objectAt(context, 'seccompProfile');
  if (!has(profile, 'localhostProfile') || textAt(profile, 'type') === 'Localhost') return;
  const shown = { Type: textAt(profile, 'type'), LocalhostProfile: textAt(profile, 'localhostProfile') };
  const why = 'can only be set when seccomp type is Localhost';
  faults.push(invalidValue(`${path}.seccompProfile.localhostProfile`, shown, why));
}

/** Longest description of credentials, in characters. */
const MOST_CREDENTIALS = 64 * 1024;
/** Longest name of a user, and of the domain before it, in characters. */
const MOST_USER = 104;
const MOST_DOMAIN = 256;
const NETBIOS = /^[^\\/:*?"<>|.][^\\/:*?"<>|]{0,14}$/;
const DNS_DOMAIN = /^[A-Za-z0-9][A-Za-z0-9-]*(?:\.[A-Za-z0-9][A-Za-z0-9-]*)*$/;

function userNameFault(name: string): string | undefined {
  if (name === '') return 'runAsUserName cannot be an empty string';
  if (/[\u0000-\u001f\u007f]/.test(name)) return 'runAsUserName cannot contain control characters';
  const parts = name.split('\\');
  if (parts.length > 2) return 'runAsUserName cannot contain more than one backslash';
  const user = parts.at(-1)!;
  const domain = parts.length === 2 ? parts[0]! : undefined;
  if (domain !== undefined && domain.length >= MOST_DOMAIN) {
    return `runAsUserName's Domain length must be under ${MOST_DOMAIN} characters`;
  }
  if (domain !== undefined && !NETBIOS.test(domain) && !DNS_DOMAIN.test(domain)) {
    return "runAsUserName's Domain doesn't match the NetBios nor the DNS format";
  }
  if (user === '') return "runAsUserName's User cannot be empty";
  if (user.length > MOST_USER) return `runAsUserName's User length must not be longer than ${MOST_USER} characters`;
  if (/^[. ]+$/.test(user)) return "runAsUserName's User cannot contain only periods or spaces";
  if (/["/\\:;|=,+*?<>@[\]]/.test(user)) {
    return `runAsUserName's User cannot contain the following characters: "/\\:;|=,+*?<>@[]`;
  }
  return undefined;
}

/** What Windows asks of a security context. */
export function windowsFaults(context: JsonObject, path: string, faults: FieldError[]): void {
  const options = objectAt(context, 'windowsOptions');
  if (options === undefined) return;
  const here = `${path}.windowsOptions`;
  if (has(options, 'gmsaCredentialSpecName')) {
    const name = textAt(options, 'gmsaCredentialSpecName');
    for (const fault of dnsSubdomainFaults(name)) {
      faults.push(invalidValue(`${here}.gmsaCredentialSpecName`, name, fault));
    }
  }
  if (has(options, 'gmsaCredentialSpec')) {
    const credentials = textAt(options, 'gmsaCredentialSpec');
    const at = `${here}.gmsaCredentialSpec`;
    if (credentials === '') faults.push(invalidValue(at, '', 'gmsaCredentialSpec cannot be an empty string'));
    else if (credentials.length > MOST_CREDENTIALS) {
      faults.push(
        invalidValue(at, credentials, `gmsaCredentialSpec size must be under ${MOST_CREDENTIALS / 1024} KiB`),
      );
    }
  }
  const name = has(options, 'runAsUserName') ? userNameFault(textAt(options, 'runAsUserName')) : undefined;
  if (name !== undefined) faults.push(invalidValue(`${here}.runAsUserName`, textAt(options, 'runAsUserName'), name));
}

const CONTAINER_LISTS = ['initContainers', 'containers', 'ephemeralContainers'] as const;

/** Every container with its path. */
function* containersOf({ spec, path }: PodCheck): Generator<readonly [JsonObject, string]> {
  for (const list of CONTAINER_LISTS) {
    for (const [index, container] of objectsAt(spec, list).entries()) yield [container, `${path}.${list}[${index}]`];
  }
}

/** Whether a context says so itself that its processes run on the host; undefined when it says nothing. */
function hostProcessOf(context: JsonObject | undefined): boolean | undefined {
  const options = objectAt(context, 'windowsOptions');
  return has(options, 'hostProcess') ? flagAt(options, 'hostProcess') : undefined;
}

/** Processes on a Windows host: all containers or none, and in the network of the host. */
function hostProcessFaults(check: PodCheck): void {
  const { spec, path, faults } = check;
  const ofPod = hostProcessOf(objectAt(spec, 'securityContext'));
  let containers = 0;
  let onHost = 0;
  for (const [container, here] of containersOf(check)) {
    containers += 1;
    const own = hostProcessOf(objectAt(container, 'securityContext'));
    if (ofPod !== undefined && own !== undefined && own !== ofPod) {
      const why = `pod hostProcess value must be identical if both are specified, was ${ofPod}`;
      faults.push(invalidValue(`${here}.securityContext.windowsOptions.hostProcess`, own, why));
    }
    if (own ?? ofPod ?? false) onHost += 1;
  }
  if (onHost === 0) return;
  if (onHost < containers) {
    const why = 'If pod contains any hostProcess containers then all containers must be HostProcess containers';
    faults.push(invalidValue(path, '', why));
  }
  if (!flagAt(spec, 'hostNetwork')) {
    const why = 'hostNetwork must be true if pod contains any hostProcess containers';
    faults.push(invalidValue(`${path}.hostNetwork`, false, why));
  }
}

const NOT_ON_WINDOWS = 'cannot be set for a windows pod';
const POD_CONTEXT_NOT_ON_WINDOWS = [
  ...['appArmorProfile', 'seLinuxOptions', 'seccompProfile', 'fsGroup', 'fsGroupChangePolicy', 'sysctls'],
  ...['runAsUser', 'runAsGroup', 'supplementalGroups', 'supplementalGroupsPolicy', 'seLinuxChangePolicy'],
];
const POD_NOT_ON_WINDOWS = ['hostUsers', 'shareProcessNamespace'];
const CONTAINER_CONTEXT_NOT_ON_WINDOWS = [
  ...['appArmorProfile', 'seLinuxOptions', 'seccompProfile', 'capabilities', 'readOnlyRootFilesystem', 'privileged'],
  ...['allowPrivilegeEscalation', 'procMount', 'runAsUser', 'runAsGroup'],
];

function forbidIn(
  object: JsonObject | undefined,
  members: readonly string[],
  path: string,
  faults: FieldError[],
): void {
  for (const member of members) {
    if (has(object, member)) faults.push(forbiddenValue(`${path}.${member}`, NOT_ON_WINDOWS));
  }
}

/** What the operating system that the pod is made for does not know. */
export function operatingSystemFaults(check: PodCheck): void {
  const { spec, path, faults } = check;
  hostProcessFaults(check);
  const name = textAt(objectAt(spec, 'os'), 'name');
  const context = objectAt(spec, 'securityContext');
  if (name === 'linux') {
    const why = 'windows options cannot be set for a linux pod';
    const contexts = [[context, path] as const];
    for (const [container, here] of containersOf(check)) contexts.push([objectAt(container, 'securityContext'), here]);
    for (const [each, here] of contexts) {
      if (has(each, 'windowsOptions')) faults.push(forbiddenValue(`${here}.securityContext.windowsOptions`, why));
    }
  } else if (name === 'windows') {
    forbidIn(context, POD_CONTEXT_NOT_ON_WINDOWS, `${path}.securityContext`, faults);
    forbidIn(spec, POD_NOT_ON_WINDOWS, path, faults);
    for (const member of ['hostPID', 'hostIPC']) {
      if (flagAt(spec, member)) faults.push(forbiddenValue(`${path}.${member}`, NOT_ON_WINDOWS));
    }
    for (const [container, here] of containersOf(check)) {
      const own = objectAt(container, 'securityContext');
      forbidIn(own, CONTAINER_CONTEXT_NOT_ON_WINDOWS, `${here}.securityContext`, faults);
    }
  }
}
