import type { Container } from '../../../../../generated/types/api__v1.js';
import type { JsonObject } from '../../../../json/types.js';
import { forbiddenValue, invalidValue, valueNotFound } from '../../../../meta/field-errors.js';
import { flagAt, has, objectAt, objectsAt, textAt, type Of } from '../../members.js';
import type { PodCheck } from './pod-check.js';

/** @param path of the mount; some faults are reported below the list, without an index, as in kube-apiserver */
function mountOptionFaults(mount: JsonObject, container: Of<Container>, path: string, { faults }: PodCheck): void {
  const list = path.slice(0, path.lastIndexOf('['));
  const privileged = flagAt(objectAt(container, 'securityContext'), 'privileged');
  const propagation = textAt(mount, 'mountPropagation');
  if (propagation === 'Bidirectional' && !privileged) {
    const why = 'Bidirectional mount propagation is available only to privileged containers';
    faults.push(forbiddenValue(`${list}.mountPropagation`, why));
  }
  if (textAt(mount, 'subPath') !== '' && textAt(mount, 'subPathExpr') !== '') {
    const why = 'subPathExpr and subPath are mutually exclusive';
    faults.push(invalidValue(`${path}.subPathExpr`, mount['subPathExpr'], why));
  }
  const recursive = textAt(mount, 'recursiveReadOnly');
  if (recursive === '' || recursive === 'Disabled') return;
  if (!flagAt(mount, 'readOnly')) {
    const why = 'may only be specified when readOnly is true';
    faults.push(forbiddenValue(`${list}.recursiveReadOnly`, why));
  }
  if (propagation !== '' && propagation !== 'None') {
    const why = 'may only be specified when mountPropagation is None or not specified';
    faults.push(forbiddenValue(`${list}.recursiveReadOnly`, why));
  }
}

/** Mounts and devices of one container: they refer to volumes of the pod, and each path is used once. */
export function volumeMountFaults(container: Of<Container>, path: string, check: PodCheck): void {
  const mounts = objectsAt(container, 'volumeMounts');
  const devices = objectsAt(container, 'volumeDevices');
  if (mounts.length === 0 && devices.length === 0) return;
  const { faults, volumes } = check;
  const deviceNames = new Set(devices.map((device) => textAt(device, 'name')));
  const devicePaths = new Set(devices.map((device) => textAt(device, 'devicePath')));
  const mountPaths = new Set<string>();
  for (const [index, mount] of mounts.entries()) {
    const here = `${path}.volumeMounts[${index}]`;
    const name = textAt(mount, 'name');
    const mountPath = textAt(mount, 'mountPath');
    if (!volumes.has(name)) faults.push(valueNotFound(`${here}.name`, name));
    if (mountPaths.has(mountPath)) faults.push(invalidValue(`${here}.mountPath`, mountPath, 'must be unique'));
    mountPaths.add(mountPath);
    if (deviceNames.has(name))
      faults.push(invalidValue(`${here}.name`, name, 'must not already exist in volumeDevices'));
    if (devicePaths.has(mountPath)) {
      faults.push(invalidValue(`${here}.mountPath`, mountPath, 'must not already exist as a path in volumeDevices'));
    }
    mountOptionFaults(mount, container, here, check);
  }
  const seenNames = new Set<string>();
  const seenPaths = new Set<string>();
  for (const [index, device] of devices.entries()) {
    const here = `${path}.volumeDevices[${index}]`;
    const name = textAt(device, 'name');
    const devicePath = textAt(device, 'devicePath');
    const volume = volumes.get(name);
    if (volume === undefined) faults.push(valueNotFound(`${here}.name`, name));
    else if (volume !== undefined && !has(volume, 'persistentVolumeClaim') && !has(volume, 'ephemeral')) {
      const why = 'can only use volume source type of PersistentVolumeClaim or Ephemeral for block mode';
      faults.push(invalidValue(`${here}.name`, name, why));
    }
    if (seenNames.has(name)) faults.push(invalidValue(`${here}.name`, name, 'must be unique'));
    if (seenPaths.has(devicePath)) faults.push(invalidValue(`${here}.devicePath`, devicePath, 'must be unique'));
    if (devicePath.split('/').includes('..')) {
      faults.push(invalidValue(`${here}.devicePath`, devicePath, "can not contain backsteps ('..')"));
    }
    if (mountPaths.has(devicePath)) {
      faults.push(invalidValue(`${here}.devicePath`, devicePath, 'must not already exist as a path in volumeMounts'));
    }
    seenNames.add(name);
    seenPaths.add(devicePath);
  }
}
