import type { JsonObject } from '../../../../json/types.js';
import { duplicate, type FieldError, forbiddenValue, invalidValue, required } from '../../../../meta/field-errors.js';
import { has, listAt, objectAt, objectsAt, textAt } from '../../members.js';
import { downwardFieldFaults, downwardResourceFaults } from './downward-api.js';
import { quantityAt } from './pod-resources.js';

function downwardFileFaults(items: readonly JsonObject[], path: string, faults: FieldError[]): void {
  // Faults are told at the volume, without an index, as in kube-apiserver.
  for (const item of items) {
    const field = objectAt(item, 'fieldRef');
    const resource = objectAt(item, 'resourceFieldRef');
    if (field !== undefined) {
      downwardFieldFaults(field, `${path}.fieldRef`, 'volume', faults);
      if (resource !== undefined) {
        faults.push(
          invalidValue(path, 'resource', 'fieldRef and resourceFieldRef can not be specified simultaneously'),
        );
      }
    } else if (resource !== undefined) {
      downwardResourceFaults(resource, `${path}.resourceFieldRef`, 'volume', faults);
    } else faults.push(required(path, 'one of fieldRef and resourceFieldRef is required'));
  }
}

/** Files that a projected source puts down, each with what a message names it by. */
function projectedFiles(source: JsonObject): readonly (readonly [path: string, shown: string])[] {
  const files: [string, string][] = [];
  for (const member of ['secret', 'configMap', 'downwardAPI']) {
    const given = objectAt(source, member);
    for (const item of objectsAt(given, 'items')) {
      const path = textAt(item, 'path');
      files.push([path, member === 'downwardAPI' ? path : textAt(given, 'name')]);
    }
  }
  for (const member of ['serviceAccountToken', 'clusterTrustBundle'])
    files.push(same(objectAt(source, member), 'path'));
  const certificate = objectAt(source, 'podCertificate');
  for (const member of ['credentialBundlePath', 'keyPath', 'certificateChainPath'])
    files.push(same(certificate, member));
  return files.filter(([path]) => path !== '');
}

function same(object: JsonObject | undefined, member: string): [string, string] {
  return [textAt(object, member), textAt(object, member)];
}

function projectedFaults(projected: JsonObject, path: string, faults: FieldError[]): void {
  const seen = new Set<string>();
  for (const [index, source] of objectsAt(projected, 'sources').entries()) {
    const here = `${path}.sources[${index}]`;
    downwardFileFaults(objectsAt(objectAt(source, 'downwardAPI'), 'items'), `${here}.downwardAPI`, faults);
    const token = objectAt(source, 'serviceAccountToken');
    if (token !== undefined && textAt(token, 'path') === '') faults.push(required(`${path}.path`));
    for (const [file, shown] of projectedFiles(source)) {
      if (seen.has(file)) faults.push(invalidValue(path, shown, 'conflicting duplicate paths'));
      seen.add(file);
    }
  }
}

/** Sources that need one of two members. */
function legacySourceFaults(volume: JsonObject, path: string, faults: FieldError[]): void {
  const flocker = objectAt(volume, 'flocker');
  if (flocker !== undefined) {
    const named = ['datasetName', 'datasetUUID'].filter((member) => textAt(flocker, member) !== '').length;
    const why = 'datasetName and datasetUUID can not be specified simultaneously';
    if (named === 0) faults.push(required(`${path}.flocker`, 'one of datasetName and datasetUUID is required'));
    if (named === 2) faults.push(invalidValue(`${path}.flocker`, 'resource', why));
  }
  const channel = objectAt(volume, 'fc');
  if (channel !== undefined) {
    const [targets, identifiers] = [listAt(channel, 'targetWWNs'), listAt(channel, 'wwids')];
    const here = `${path}.fc.targetWWNs`;
    if (targets.length === 0 && identifiers.length === 0) {
      faults.push(required(here, 'must specify either targetWWNs or wwids, but not both'));
    } else if (targets.length > 0 && identifiers.length > 0) {
      faults.push(invalidValue(here, targets, 'targetWWNs and wwids can not be specified simultaneously'));
    }
  }
  const storage = objectAt(volume, 'storageos');
  if (storage !== undefined && textAt(storage, 'volumeName') === '') {
    faults.push(required(`${path}.storageos.volumeName`));
  }
}

function sourceFaults(volume: JsonObject, path: string, isPod: boolean, faults: FieldError[]): void {
  const emptyDir = objectAt(volume, 'emptyDir');
  const limit = emptyDir === undefined ? undefined : quantityAt(emptyDir, 'sizeLimit');
  if (limit !== undefined && limit.digits < 0n) {
    const why = 'SizeLimit field must be a valid resource quantity';
    faults.push(forbiddenValue(`${path}.emptyDir.sizeLimit`, why));
  }
  downwardFileFaults(objectsAt(objectAt(volume, 'downwardAPI'), 'items'), `${path}.downwardAPI`, faults);
  const projected = objectAt(volume, 'projected');
  if (projected !== undefined) projectedFaults(projected, `${path}.projected`, faults);
  const image = objectAt(volume, 'image');
  if (image !== undefined && isPod && textAt(image, 'reference') === '') {
    faults.push(required(`${path}.image.reference`));
  }
  legacySourceFaults(volume, path, faults);
  const claim = objectAt(objectAt(objectAt(volume, 'ephemeral'), 'volumeClaimTemplate'), 'spec');
  if (claim !== undefined && !has(objectAt(claim, 'resources'), 'requests')) {
    faults.push(required(`${path}.ephemeral.volumeClaimTemplate.spec.resources[storage]`));
  }
}

/** Volumes of a pod by name; a name given twice is a fault. */
export function volumeFaults(
  spec: JsonObject,
  path: string,
  isPod: boolean,
  faults: FieldError[],
): ReadonlyMap<string, JsonObject> {
  const volumes = new Map<string, JsonObject>();
  for (const [index, volume] of objectsAt(spec, 'volumes').entries()) {
    const here = `${path}.volumes[${index}]`;
    const name = textAt(volume, 'name');
    if (volumes.has(name)) faults.push(duplicate(`${here}.name`, name));
    volumes.set(name, volume);
    sourceFaults(volume, here, isPod, faults);
  }
  return volumes;
}
