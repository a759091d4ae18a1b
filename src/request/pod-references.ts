import { getOwn, isJsonArray, isJsonObject } from '../json/own-property.js';
import type { JsonObject, JsonValue } from '../json/types.js';
import type { KubeObject } from '../meta/object.js';

/** Kinds that a node may need. */
export type ReferencedKind =
  | 'pod'
  | 'secret'
  | 'configmap'
  | 'claim'
  | 'volume'
  | 'resourceclaim'
  | 'serviceaccount'
  | 'attachment'
  | 'slice'
  | 'podcertificate';

/** An object by kind and name; the namespace is empty for cluster-scoped kinds. */
export type Reference = `${ReferencedKind}/${string}/${string}`;

/** Names one. */
export function reference(kind: ReferencedKind, namespace: string, name: string): Reference {
  return `${kind}/${namespace}/${name}`;
}

/**
 * The pod itself, and what its node needs to run it. For a mirror pod only itself, as its node made it up.
 *
 * @param mirrorAnnotation the annotation that marks a mirror pod
 */
export function referencesOfPod(pod: KubeObject, mirrorAnnotation: string): readonly Reference[] {
  const { name = '', namespace = '', annotations = {} } = pod.metadata;
  const found: Reference[] = [reference('pod', namespace, name)];
  if (Object.hasOwn(annotations, mirrorAnnotation)) return found;
  const add = (kind: ReferencedKind, named: string): void => {
    if (named !== '') found.push(reference(kind, namespace, named));
  };
  const spec = objectIn(pod as JsonObject, 'spec');
  add('serviceaccount', textIn(spec, 'serviceAccountName'));
  for (const secret of objectsIn(spec, 'imagePullSecrets')) add('secret', textIn(secret, 'name'));
  for (const list of ['initContainers', 'containers', 'ephemeralContainers']) {
    for (const container of objectsIn(spec, list)) {
      for (const env of objectsIn(container, 'env')) {
        const from = objectIn(env, 'valueFrom');
        add('secret', textIn(objectIn(from, 'secretKeyRef'), 'name'));
        add('configmap', textIn(objectIn(from, 'configMapKeyRef'), 'name'));
      }
      for (const from of objectsIn(container, 'envFrom')) {
        add('secret', textIn(objectIn(from, 'secretRef'), 'name'));
        add('configmap', textIn(objectIn(from, 'configMapRef'), 'name'));
      }
    }
  }
  for (const volume of objectsIn(spec, 'volumes')) {
    for (const secret of secretsOfVolume(volume)) add('secret', secret);
    add('configmap', textIn(objectIn(volume, 'configMap'), 'name'));
    for (const source of objectsIn(objectIn(volume, 'projected'), 'sources')) {
      add('secret', textIn(objectIn(source, 'secret'), 'name'));
      add('configmap', textIn(objectIn(source, 'configMap'), 'name'));
    }
    add('claim', textIn(objectIn(volume, 'persistentVolumeClaim'), 'claimName'));
    if (isJsonObject(getOwn(volume, 'ephemeral'))) add('claim', `${name}-${textIn(volume, 'name')}`);
  }
  const status = objectIn(pod as JsonObject, 'status');
  const made = new Map(
    objectsIn(status, 'resourceClaimStatuses').map((each) => [textIn(each, 'name'), textIn(each, 'resourceClaimName')]),
  );
  for (const claim of objectsIn(spec, 'resourceClaims')) {
    add('resourceclaim', textIn(claim, 'resourceClaimName') || (made.get(textIn(claim, 'name')) ?? ''));
  }
  add('resourceclaim', textIn(objectIn(status, 'extendedResourceClaimStatus'), 'resourceClaimName'));
  return found;
}

const WITH_SECRET_REF = ['cephfs', 'cinder', 'flexVolume', 'rbd', 'scaleIO', 'iscsi', 'storageos'];

function secretsOfVolume(volume: JsonObject): readonly string[] {
  return [
    textIn(objectIn(volume, 'secret'), 'secretName'),
    textIn(objectIn(volume, 'azureFile'), 'secretName'),
    textIn(objectIn(objectIn(volume, 'csi'), 'nodePublishSecretRef'), 'name'),
    ...WITH_SECRET_REF.map((source) => textIn(objectIn(objectIn(volume, source), 'secretRef'), 'name')),
  ];
}

/** The claim of a bound persistent volume, and the secrets that nodes need to mount it. */
export function referencesOfVolume(
  volume: KubeObject,
): { readonly claim: Reference; readonly secrets: readonly Reference[] } | undefined {
  const spec = objectIn(volume as JsonObject, 'spec');
  const bound = getOwn(spec, 'claimRef');
  if (!isJsonObject(bound)) return undefined;
  const own = textIn(bound, 'namespace');
  const secrets: Reference[] = [];
  const add = (namespace: string, name: string): void => {
    if (name !== '') secrets.push(reference('secret', namespace || own, name));
  };
  const azure = objectIn(spec, 'azureFile');
  add(textIn(azure, 'secretNamespace'), textIn(azure, 'secretName'));
  const csi = objectIn(spec, 'csi');
  for (const given of [
    ...WITH_SECRET_REF.map((source) => objectIn(objectIn(spec, source), 'secretRef')),
    ...['nodePublishSecretRef', 'nodeStageSecretRef', 'nodeExpandSecretRef'].map((member) => objectIn(csi, member)),
  ]) {
    add(textIn(given, 'namespace'), textIn(given, 'name'));
  }
  return { claim: reference('claim', own, textIn(bound, 'name')), secrets };
}

/** `spec.nodeName`; empty without one. */
export function nodeNameOf(object: KubeObject): string {
  return textIn(objectIn(object as JsonObject, 'spec'), 'nodeName');
}

const NOTHING: JsonObject = Object.freeze({});

function objectIn(from: JsonObject, member: string): JsonObject {
  const value = getOwn(from, member);
  return isJsonObject(value) ? value : NOTHING;
}

function objectsIn(from: JsonObject, member: string): readonly JsonObject[] {
  const value: JsonValue | undefined = getOwn(from, member);
  return isJsonArray(value) ? value.filter((each): each is JsonObject & JsonValue => isJsonObject(each)) : [];
}

function textIn(from: JsonObject, member: string): string {
  const value = getOwn(from, member);
  return typeof value === 'string' ? value : '';
}
