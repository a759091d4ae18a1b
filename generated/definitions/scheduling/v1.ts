// Generated from schemas/openapi/scheduling/v1 by `npm run generate`. Do not edit.
import type { ResourceNode, TypeNode } from '../node.js';

/** Schema nodes by type. */
export const types: Readonly<Record<string, () => TypeNode>> = {
  "scheduling/v1/PriorityClass": () => ({"model":"io.cluster.api.scheduling.v1.PriorityClass","type":"object","properties":{"apiVersion":{"type":"string","presence":"zero-absent"},"kind":{"type":"string","presence":"zero-absent"},"metadata":{"$ref":"meta/v1/ObjectMeta","presence":"always"},"value":{"type":"integer","format":"int32","default":0,"presence":"zero-absent"},"globalDefault":{"type":"boolean","presence":"zero-absent"},"description":{"type":"string","presence":"zero-absent"},"preemptionPolicy":{"type":"string","default":"PreemptLowerPriority","presence":"explicit"}},"rules":[{"rule":"immutable","field":"value"},{"rule":"immutable","field":"preemptionPolicy"}]}),
};

/** Kinds in the order of their plurals. */
export const resources: readonly ResourceNode[] = [
  {"group":"scheduling.cluster.io","version":"v1","resource":"priorityclasses","singular":"priorityclass","kind":"PriorityClass","listKind":"PriorityClassList","shortNames":["pc"],"categories":[],"namespaced":false,"verbs":["create","delete","deletecollection","get","list","patch","update","watch"],"storageVersion":"v1","nameRule":"dns-subdomain","createOnUpdate":false,"unconditionalUpdate":true,"countsGeneration":true,"gracefulDelete":false,"defaultGarbageCollection":"background","resets":[],"subresources":[],"columns":[{"name":"Name","type":"string","format":"name","description":"Name of the object.","priority":0,"path":".metadata.name"},{"name":"Value","type":"integer","description":"The priority.","priority":0,"path":".value"},{"name":"Global-Default","type":"boolean","description":"Whether pods without class get this one.","priority":0,"path":".globalDefault"},{"name":"Age","type":"string","description":"Time since the object was created.","priority":0,"path":".metadata.creationTimestamp"},{"name":"PreemptionPolicy","type":"string","description":"Whether pods of the class end others to make room.","priority":0,"path":".preemptionPolicy"}],"selectableFields":[],"lifecycle":{"introduced":"1.14"},"protoMessage":"cluster.api.scheduling.v1.PriorityClass","validator":"scheduling/v1/PriorityClass","custom":false,"schema":"scheduling/v1/PriorityClass"},
];
