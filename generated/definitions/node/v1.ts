// Generated from schemas/openapi/node/v1 by `npm run generate`. Do not edit.
import type { ResourceNode, TypeNode } from '../node.js';

/** Schema nodes by type. */
export const types: Readonly<Record<string, () => TypeNode>> = {
  "node/v1/Overhead": () => ({"model":"io.cluster.api.node.v1.Overhead","type":"object","properties":{"podFixed":{"type":"object","fineAmounts":true,"additionalProperties":{"$ref":"meta/v1/Quantity"},"presence":"zero-absent"}}}),
  "node/v1/RuntimeClass": () => ({"model":"io.cluster.api.node.v1.RuntimeClass","type":"object","properties":{"apiVersion":{"type":"string","presence":"zero-absent"},"kind":{"type":"string","presence":"zero-absent"},"metadata":{"$ref":"meta/v1/ObjectMeta","presence":"always"},"handler":{"type":"string","pattern":"^[a-z0-9]([-a-z0-9]*[a-z0-9])?$","maxLength":63,"presence":"zero-absent"},"overhead":{"$ref":"node/v1/Overhead","presence":"explicit"},"scheduling":{"$ref":"node/v1/Scheduling","presence":"explicit"}},"required":["handler"],"rules":[{"rule":"immutable","field":"handler"}]}),
  "node/v1/Scheduling": () => ({"model":"io.cluster.api.node.v1.Scheduling","type":"object","properties":{"nodeSelector":{"type":"object","mapType":"atomic","additionalProperties":{"type":"string"},"presence":"zero-absent"},"tolerations":{"type":"array","listType":"atomic","items":{"$ref":"core/v1/Toleration"},"presence":"zero-absent"}}}),
};

/** Kinds in the order of their plurals. */
export const resources: readonly ResourceNode[] = [
  {"group":"node.cluster.io","version":"v1","resource":"runtimeclasses","singular":"runtimeclass","kind":"RuntimeClass","listKind":"RuntimeClassList","shortNames":[],"categories":[],"namespaced":false,"verbs":["create","delete","deletecollection","get","list","patch","update","watch"],"storageVersion":"v1","nameRule":"dns-subdomain","createOnUpdate":true,"unconditionalUpdate":false,"countsGeneration":false,"gracefulDelete":false,"defaultGarbageCollection":"background","resets":[],"bareFinalizers":true,"subresources":[],"columns":[{"name":"Name","type":"string","format":"name","description":"Name of the object.","priority":0,"path":".metadata.name"},{"name":"Handler","type":"string","description":"Configuration in the container runtime.","priority":0,"path":".handler"},{"name":"Age","type":"string","description":"Time since the object was created.","priority":0,"path":".metadata.creationTimestamp"}],"selectableFields":[],"lifecycle":{"introduced":"1.20"},"protoMessage":"cluster.api.node.v1.RuntimeClass","validator":"node/v1/RuntimeClass","custom":false,"schema":"node/v1/RuntimeClass"},
];
