import type { JsonObject } from '../../../../json/types.js';
import { duplicate, type FieldError, forbiddenValue, invalidValue, required } from '../../../../meta/field-errors.js';
import { has, objectAt, objectsAt, textAt } from '../../members.js';
import { downwardFieldFaults, downwardResourceFaults } from './downward-api.js';
import { quantityAt } from './pod-resources.js';

function downwardFileFaults(items: readonly JsonObject[], path: string, faults: FieldError[]): void {
  for (const [index, item] of items.entries()) {
    const here = `${path}.items[${index}]`;
    const field = objectAt(item, 'fieldRef');
    if (field !== undefined) downwardFieldFaults(field, `${here}.fieldRef`, 'volume', faults);
    const resource = objectAt(item, 'resourceFieldRef');
    if (resource !== undefined) downwardResourceFaults(resource, `${here}.resourceFieldRef`, 'volume', faults);
  }
}

/** Files that a projected source puts down, by path. */
function projectedPaths(source: JsonObject): readonly string[] {
  const paths: string[] = [];
  for (const member of ['secret', 'configMap', 'downwardAPI']) {
    for (const item of objectsAt(objectAt(source, member), 'items')) paths.push(textAt(item, 'path'));
  }
  for (const member of ['serviceAccountToken', 'clusterTrustBundle']) {
    const path = textAt(objectAt(source, member), 'path');
    if (path !== '') paths.push(path);
  }
  const certificate = objectAt(source, 'podCertificate');
  for (const member of ['credentialBundlePath', 'keyPath', 'certificateChainPath']) {
    const path = textAt(certificate, member);
    if (path !== '') paths.push(path);
  }
  return paths;
}

function projectedFaults(projected: JsonObject, path: string, faults: FieldError[]): void {
  const seen = new Set<string>();
  for (const [index, source] of objectsAt(projected, 'sources').entries()) {
    const here = `${path}.sources[${index}]`;
    downwardFileFaults(objectsAt(objectAt(source, 'downwardAPI'), 'items'), `${here}.downwardAPI`, faults);
    for (const file of projectedPaths(source)) {
      if (seen.has(file)) faults.push(invalidValue(here, file, 'conflicting duplicate paths'));
      seen.add(file);
    }
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
