// Generated from schemas/openapi/authentication/v1alpha1 by `npm run generate`. Do not edit.
import type { ResourceNode, TypeNode } from '../node.js';

/** Schema nodes by type. */
export const types: Readonly<Record<string, () => TypeNode>> = {
  "authentication/v1alpha1/SelfSubjectReview": () => ({"model":"io.cluster.api.authentication.v1alpha1.SelfSubjectReview","type":"object","properties":{"apiVersion":{"type":"string","presence":"zero-absent"},"kind":{"type":"string","presence":"zero-absent"},"metadata":{"$ref":"meta/v1/ObjectMeta","presence":"always"},"status":{"$ref":"authentication/v1alpha1/SelfSubjectReviewStatus","presence":"always"}}}),
  "authentication/v1alpha1/SelfSubjectReviewStatus": () => ({"model":"io.cluster.api.authentication.v1alpha1.SelfSubjectReviewStatus","type":"object","properties":{"userInfo":{"$ref":"authentication/v1/UserInfo","presence":"always"}}}),
};

/** Kinds in the order of their plurals. */
export const resources: readonly ResourceNode[] = [
  {"group":"authentication.cluster.io","version":"v1alpha1","resource":"selfsubjectreviews","singular":"selfsubjectreview","kind":"SelfSubjectReview","listKind":"SelfSubjectReviewList","shortNames":[],"categories":[],"namespaced":false,"verbs":["create"],"storageVersion":"v1alpha1","stored":false,"nameRule":"dns-subdomain","createOnUpdate":false,"unconditionalUpdate":true,"countsGeneration":false,"gracefulDelete":false,"defaultGarbageCollection":"background","resets":[],"gate":"APISelfSubjectReview","subresources":[],"columns":[],"selectableFields":[],"lifecycle":{"introduced":"1.26","deprecated":"1.29","removed":"1.32"},"protoMessage":"cluster.api.authentication.v1alpha1.SelfSubjectReview","validator":"authentication/v1alpha1/SelfSubjectReview","custom":false,"schema":"authentication/v1alpha1/SelfSubjectReview"},
];
