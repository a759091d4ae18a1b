// Generated from schemas/openapi/coordination/v1 by `npm run generate`. Do not edit.
import type { ResourceNode, TypeNode } from '../node.js';

/** Schema nodes by type. */
export const types: Readonly<Record<string, () => TypeNode>> = {
  "coordination/v1/Lease": () => ({"model":"io.cluster.api.coordination.v1.Lease","type":"object","properties":{"apiVersion":{"type":"string","presence":"zero-absent"},"kind":{"type":"string","presence":"zero-absent"},"metadata":{"$ref":"meta/v1/ObjectMeta","presence":"always"},"spec":{"$ref":"coordination/v1/LeaseSpec","presence":"always"}}}),
  "coordination/v1/LeaseSpec": () => ({"model":"io.cluster.api.coordination.v1.LeaseSpec","type":"object","properties":{"holderIdentity":{"type":"string","presence":"explicit"},"leaseDurationSeconds":{"type":"integer","format":"int32","minimum":1,"words":{"minimum":"must be greater than 0"},"presence":"explicit"},"acquireTime":{"$ref":"meta/v1/MicroTime","presence":"explicit"},"renewTime":{"$ref":"meta/v1/MicroTime","presence":"explicit"},"leaseTransitions":{"type":"integer","format":"int32","minimum":0,"presence":"explicit"},"strategy":{"type":"string","gates":["CoordinatedLeaderElection"],"presence":"explicit"},"preferredHolder":{"type":"string","gates":["CoordinatedLeaderElection"],"presence":"explicit"}}}),
};

/** Kinds in the order of their plurals. */
export const resources: readonly ResourceNode[] = [
  {"group":"coordination.cluster.io","version":"v1","resource":"leases","singular":"lease","kind":"Lease","listKind":"LeaseList","shortNames":[],"categories":[],"namespaced":true,"verbs":["create","delete","deletecollection","get","list","patch","update","watch"],"storageVersion":"v1","nameRule":"dns-subdomain","createOnUpdate":true,"unconditionalUpdate":false,"countsGeneration":false,"gracefulDelete":false,"defaultGarbageCollection":"background","resets":[],"bareFinalizers":true,"looseGenerateName":true,"subresources":[],"columns":[{"name":"Name","type":"string","format":"name","description":"Name of the object.","priority":0,"path":".metadata.name"},{"name":"Holder","type":"string","description":"Who holds the lease now.","priority":0,"path":".spec.holderIdentity"},{"name":"Age","type":"string","description":"Time since the object was created.","priority":0}],"selectableFields":[],"lifecycle":{"introduced":"1.14"},"protoMessage":"cluster.api.coordination.v1.Lease","validator":"coordination/v1/Lease","custom":false,"schema":"coordination/v1/Lease"},
];
