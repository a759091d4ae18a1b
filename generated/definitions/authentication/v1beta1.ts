// Generated from schemas/openapi/authentication/v1beta1 by `npm run generate`. Do not edit.
import type { ResourceNode, TypeNode } from '../node.js';

/** Schema nodes by type. */
export const types: Readonly<Record<string, () => TypeNode>> = {
  "authentication/v1beta1/SelfSubjectReview": () => ({"model":"io.cluster.api.authentication.v1beta1.SelfSubjectReview","type":"object","properties":{"apiVersion":{"type":"string","presence":"zero-absent"},"kind":{"type":"string","presence":"zero-absent"},"metadata":{"$ref":"meta/v1/ObjectMeta","presence":"always"},"status":{"$ref":"authentication/v1beta1/SelfSubjectReviewStatus","presence":"always"}}}),
  "authentication/v1beta1/SelfSubjectReviewStatus": () => ({"model":"io.cluster.api.authentication.v1beta1.SelfSubjectReviewStatus","type":"object","properties":{"userInfo":{"$ref":"authentication/v1/UserInfo","presence":"always"}}}),
};

/** Kinds in the order of their plurals. */
export const resources: readonly ResourceNode[] = [
  {"group":"authentication.cluster.io","version":"v1beta1","resource":"selfsubjectreviews","singular":"selfsubjectreview","kind":"SelfSubjectReview","listKind":"SelfSubjectReviewList","shortNames":[],"categories":[],"namespaced":false,"verbs":["create"],"storageVersion":"v1beta1","stored":false,"nameRule":"dns-subdomain","createOnUpdate":false,"unconditionalUpdate":true,"countsGeneration":false,"gracefulDelete":false,"defaultGarbageCollection":"background","resets":[],"gate":"APISelfSubjectReview","subresources":[],"columns":[],"selectableFields":[],"lifecycle":{"introduced":"1.27","deprecated":"1.30","removed":"1.33"},"protoMessage":"cluster.api.authentication.v1beta1.SelfSubjectReview","validator":"authentication/v1beta1/SelfSubjectReview","custom":false,"schema":"authentication/v1beta1/SelfSubjectReview"},
];
