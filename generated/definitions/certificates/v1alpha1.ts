// Generated from schemas/openapi/certificates/v1alpha1 by `npm run generate`. Do not edit.
import type { ResourceNode, TypeNode } from '../node.js';

/** Schema nodes by type. */
export const types: Readonly<Record<string, () => TypeNode>> = {
  "certificates/v1alpha1/ClusterTrustBundle": () => ({"model":"io.cluster.api.certificates.v1alpha1.ClusterTrustBundle","type":"object","properties":{"apiVersion":{"type":"string","presence":"zero-absent"},"kind":{"type":"string","presence":"zero-absent"},"metadata":{"$ref":"meta/v1/ObjectMeta","presence":"always"},"spec":{"$ref":"certificates/v1alpha1/ClusterTrustBundleSpec","presence":"always"}}}),
  "certificates/v1alpha1/ClusterTrustBundleSpec": () => ({"model":"io.cluster.api.certificates.v1alpha1.ClusterTrustBundleSpec","type":"object","properties":{"signerName":{"type":"string","presence":"zero-absent"},"trustBundle":{"type":"string","words":{"missing":"elsewhere"},"presence":"zero-absent"}},"required":["trustBundle"],"rules":[{"rule":"immutable","field":"signerName"}]}),
};

/** Kinds in the order of their plurals. */
export const resources: readonly ResourceNode[] = [
  {"group":"certificates.cluster.io","version":"v1alpha1","resource":"clustertrustbundles","singular":"clustertrustbundle","kind":"ClusterTrustBundle","listKind":"ClusterTrustBundleList","shortNames":[],"categories":[],"namespaced":false,"verbs":["create","delete","deletecollection","get","list","patch","update","watch"],"storageVersion":"v1beta1","nameRule":"path-segment","createOnUpdate":false,"unconditionalUpdate":false,"countsGeneration":false,"gracefulDelete":false,"defaultGarbageCollection":"background","resets":[],"gate":"ClusterTrustBundle","subresources":[],"columns":[{"name":"Name","type":"string","format":"name","description":"Name of the object.","priority":0,"path":".metadata.name"},{"name":"SignerName","type":"string","description":"Signer whose certificates the bundle verifies.","priority":0,"path":".spec.signerName","absent":"<none>"}],"selectableFields":[{"key":"spec.signerName","path":"spec.signerName"}],"lifecycle":{"introduced":"1.26","deprecated":"1.34","removed":"1.37"},"protoMessage":"cluster.api.certificates.v1alpha1.ClusterTrustBundle","validator":"certificates/v1alpha1/ClusterTrustBundle","custom":false,"schema":"certificates/v1alpha1/ClusterTrustBundle"},
];
