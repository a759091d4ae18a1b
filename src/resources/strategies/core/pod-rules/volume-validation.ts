import type { Pod, PodSpec, Volume } from '../../../../../generated/types/api__v1.js';
import type { JsonObject } from '../../../../json/types.js';
import { duplicate, type FieldError, forbiddenValue, invalidValue, required } from '../../../../meta/field-errors.js';
import { unreservedPathFaults } from '../../../../meta/descending-path.js';
import { FieldPath } from '../../../../meta/field-path.js';
import { annotationFaults } from '../../../../meta/metadata-faults.js';
import { dnsSubdomainFaults } from '../../../../meta/names.js';
import { quote } from '../../../../meta/quote.js';
import { labelFaults } from '../../../../meta/selectors/label-object.js';
import type { NamingProfile } from '../../../../naming/profile.js';
import type { Typed } from '../../../strategy.js';
import { has, mapAt, numberAt, objectAt, objectsAt, textAt, type Of } from '../../members.js';
import { sourceFaults } from '../volume-sources.js';
import { claimSpecFaults } from '../volume-validation.js';
import { downwardFieldFaults, downwardResourceFaults } from './downward-api.js';
import type { PodContext } from './pod-check.js';
import { quantityAt } from './pod-resources.js';

/** The faults of a file's path, which is required, inside the volume, and not one of those that node agents make. */
function filePathFaults(file: string, path: string, faults: FieldError[]): void {
  if (file === '') faults.push(required(path));
  for (const why of unreservedPathFaults(file)) faults.push(invalidValue(path, file, why));
}

/** The schema's faults of a file, reported at the volume. */
function fileFaults(item: JsonObject, path: string, faults: FieldError[]): void {
  filePathFaults(textAt(item, 'path'), `${path}.path`, faults);
  const mode = numberAt(item, 'mode');
  if (mode !== undefined && (mode < 0 || mode > 0o777)) {
    const why = 'must be a number between 0 and 0777 (octal), both inclusive';
    faults.push(invalidValue(`${path}.mode`, mode, why));
  }
}

function downwardFileFaults(items: readonly JsonObject[], path: string, faults: FieldError[]): void {
  // Faults are reported at the volume, without an index, as in kube-apiserver.
  for (const item of items) {
    fileFaults(item, path, faults);
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

/** Files of a projected source, each with its name in messages. */
function projectedFiles(source: JsonObject): readonly (readonly [path: string, shown: string])[] {
  const files: [string, string][] = [];
  for (const member of ['secret', 'configMap', 'downwardAPI']) {
    const given = objectAt(source, member);
    for (const item of objectsAt(given, 'items')) {
      const path = textAt(item, 'path');
      files.push([path, member === 'downwardAPI' ? path : textAt(given, 'name')]);
    }
  }
  // As in kube-apiserver, the file of a token is not compared with the others.
  files.push(same(objectAt(source, 'clusterTrustBundle'), 'path'));
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
    // Reported at the volume, as in kube-apiserver.
    if (token !== undefined) filePathFaults(textAt(token, 'path'), `${path}.path`, faults);
    for (const [file, shown] of projectedFiles(source)) {
      if (seen.has(file)) faults.push(invalidValue(path, shown, 'conflicting duplicate paths'));
      seen.add(file);
    }
  }
}

/** Faults of an ephemeral volume's claim template. */
function claimTemplateFaults(template: JsonObject, path: string, faults: FieldError[]): void {
  const metadata = objectAt(template, 'metadata');
  const annotations = mapAt(metadata, 'annotations') as Readonly<Record<string, string>>;
  faults.push(...annotationFaults(annotations, FieldPath.of(`${path}.metadata.annotations`)));
  const labels = objectAt(metadata, 'labels');
  if (labels !== undefined) faults.push(...labelFaults(labels, FieldPath.of(`${path}.metadata.labels`)));
  const claim = objectAt(template, 'spec');
  if (claim !== undefined) claimSpecFaults(claim, `${path}.spec`, faults);
}

function volumeFaultsOf(
  volume: Of<Volume>,
  path: string,
  isPod: boolean,
  naming: NamingProfile,
): readonly FieldError[] {
  const faults: FieldError[] = [];
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
  sourceFaults(volume, { path, persistent: false, name: textAt(volume, 'name'), naming, faults });
  const template = objectAt(objectAt(volume, 'ephemeral'), 'volumeClaimTemplate');
  if (template !== undefined) claimTemplateFaults(template, `${path}.ephemeral.volumeClaimTemplate`, faults);
  return faults;
}

/** Valid volumes of a pod by name; invalid ones cannot be mounted. */
export function volumeFaults(
  spec: Of<PodSpec>,
  path: string,
  isPod: boolean,
  { naming, reported }: PodContext,
  faults: FieldError[],
): ReadonlyMap<string, JsonObject> {
  const volumes = new Map<string, JsonObject>();
  const list = `${path}.volumes[`;
  const wrong = new Set(
    reported.filter(({ field }) => field.startsWith(list)).map(({ field }) => parseInt(field.slice(list.length), 10)),
  );
  const seen = new Set<string>();
  for (const [index, volume] of objectsAt(spec, 'volumes').entries()) {
    const here = `${list}${index}]`;
    const name = textAt(volume, 'name');
    const own = [
      ...volumeFaultsOf(volume, here, isPod, naming),
      ...(seen.has(name) ? [duplicate(`${here}.name`, name)] : []),
    ];
    seen.add(name);
    for (const fault of own) faults.push(fault);
    if (own.length === 0 && !wrong.has(index)) volumes.set(name, volume);
  }
  return volumes;
}

/** The claim of an ephemeral volume is named after the pod and the volume. */
export function claimNameFaults(pod: Typed<Pod>, faults: FieldError[]): void {
  for (const [index, volume] of objectsAt(objectAt(pod, 'spec'), 'volumes').entries()) {
    const name = textAt(volume, 'name');
    if (!has(volume, 'ephemeral') || name === '' || pod.metadata.name === undefined) continue;
    const claim = `${pod.metadata.name}-${name}`;
    for (const fault of dnsSubdomainFaults(claim)) {
      faults.push(invalidValue(`spec.volumes[${index}].name`, name, `PVC name ${quote(claim)}: ${fault}`));
    }
  }
}
