import type { JsonObject } from '../../../../json/types.js';
import { type FieldError, forbiddenValue, invalidValue } from '../../../../meta/field-errors.js';
import { flagAt, has, objectAt, textAt } from '../../members.js';
import { containersOf } from './containers.js';
import type { PodCheck } from './pod-check.js';

/** Whether a security context requests host processes; undefined when unset. */
function hostProcessOf(context: JsonObject | undefined): boolean | undefined {
  const options = objectAt(context, 'windowsOptions');
  return has(options, 'hostProcess') ? flagAt(options, 'hostProcess') : undefined;
}

/** Host processes on Windows: all containers or none, and in the host's network. */
function hostProcessFaults(check: PodCheck): void {
  const { spec, path, faults } = check;
  const ofPod = hostProcessOf(objectAt(spec, 'securityContext'));
  let containers = 0;
  let onHost = 0;
  for (const [container, here] of containersOf(spec, path)) {
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

/** Members not supported by the pod's operating system. */
export function operatingSystemFaults(check: PodCheck): void {
  const { spec, path, faults } = check;
  hostProcessFaults(check);
  const name = textAt(objectAt(spec, 'os'), 'name');
  const context = objectAt(spec, 'securityContext');
  if (name === 'linux') {
    const why = 'windows options cannot be set for a linux pod';
    const contexts = [[context, path] as const];
    for (const [container, here] of containersOf(spec, path))
      contexts.push([objectAt(container, 'securityContext'), here]);
    for (const [each, here] of contexts) {
      if (has(each, 'windowsOptions')) faults.push(forbiddenValue(`${here}.securityContext.windowsOptions`, why));
    }
  } else if (name === 'windows') {
    forbidIn(context, POD_CONTEXT_NOT_ON_WINDOWS, `${path}.securityContext`, faults);
    forbidIn(spec, POD_NOT_ON_WINDOWS, path, faults);
    for (const member of ['hostPID', 'hostIPC']) {
      if (flagAt(spec, member)) faults.push(forbiddenValue(`${path}.${member}`, NOT_ON_WINDOWS));
    }
    for (const [container, here] of containersOf(spec, path)) {
      const own = objectAt(container, 'securityContext');
      forbidIn(own, CONTAINER_CONTEXT_NOT_ON_WINDOWS, `${here}.securityContext`, faults);
    }
  }
}
