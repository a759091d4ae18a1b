// Generated from schemas/openapi/storage/v1beta1 by `npm run generate`. Do not edit.
import type { ResourceNode, TypeNode } from '../node.js';

/** Schema nodes by type. */
export const types: Readonly<Record<string, () => TypeNode>> = {
  "storage/v1beta1/VolumeAttributesClass": () => ({"model":"io.cluster.api.storage.v1beta1.VolumeAttributesClass","type":"object","properties":{"apiVersion":{"type":"string","presence":"zero-absent"},"kind":{"type":"string","presence":"zero-absent"},"metadata":{"$ref":"meta/v1/ObjectMeta","presence":"always"},"driverName":{"type":"string","presence":"zero-absent"},"parameters":{"type":"object","additionalProperties":{"type":"string"},"presence":"zero-absent"}},"required":["driverName"]}),
};

/** Kinds in the order of their plurals. */
export const resources: readonly ResourceNode[] = [
  {"group":"storage.cluster.io","version":"v1beta1","resource":"volumeattributesclasses","singular":"volumeattributesclass","kind":"VolumeAttributesClass","listKind":"VolumeAttributesClassList","shortNames":["vac"],"categories":[],"namespaced":false,"verbs":["create","delete","deletecollection","get","list","patch","update","watch"],"storageVersion":"v1","nameRule":"dns-subdomain","createOnUpdate":false,"unconditionalUpdate":true,"countsGeneration":false,"gracefulDelete":false,"returnsDeletedObject":true,"defaultGarbageCollection":"background","resets":[],"subresources":[],"columns":[{"name":"Name","type":"string","format":"name","description":"Name of the object.","priority":0,"path":".metadata.name"},{"name":"DriverName","type":"string","description":"CSI driver that the settings are for.","priority":0,"path":".driverName"},{"name":"Age","type":"string","description":"Time since the object was created.","priority":0,"path":".metadata.creationTimestamp"}],"selectableFields":[],"lifecycle":{"introduced":"1.31","deprecated":"1.34","removed":"1.37","replacement":"storage.cluster.io/v1 VolumeAttributesClass"},"protoMessage":"cluster.api.storage.v1beta1.VolumeAttributesClass","validator":"storage/v1beta1/VolumeAttributesClass","custom":false,"schema":"storage/v1beta1/VolumeAttributesClass"},
];
