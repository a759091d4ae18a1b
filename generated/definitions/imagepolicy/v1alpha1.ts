// Generated from schemas/openapi/imagepolicy/v1alpha1 by `npm run generate`. Do not edit.
import type { ResourceNode, TypeNode } from '../node.js';

/** Schema nodes by type. */
export const types: Readonly<Record<string, () => TypeNode>> = {
  "imagepolicy/v1alpha1/ImageReview": () => ({"model":"io.cluster.api.imagepolicy.v1alpha1.ImageReview","type":"object","properties":{"apiVersion":{"type":"string","presence":"zero-absent"},"kind":{"type":"string","presence":"zero-absent"},"metadata":{"$ref":"meta/v1/ObjectMeta","presence":"always"},"spec":{"$ref":"imagepolicy/v1alpha1/ImageReviewSpec","presence":"always"},"status":{"$ref":"imagepolicy/v1alpha1/ImageReviewStatus","presence":"always"}}}),
  "imagepolicy/v1alpha1/ImageReviewContainerSpec": () => ({"model":"io.cluster.api.imagepolicy.v1alpha1.ImageReviewContainerSpec","type":"object","properties":{"image":{"type":"string","presence":"zero-absent"}}}),
  "imagepolicy/v1alpha1/ImageReviewSpec": () => ({"model":"io.cluster.api.imagepolicy.v1alpha1.ImageReviewSpec","type":"object","properties":{"containers":{"type":"array","listType":"atomic","items":{"$ref":"imagepolicy/v1alpha1/ImageReviewContainerSpec"},"presence":"zero-absent"},"annotations":{"type":"object","additionalProperties":{"type":"string"},"presence":"zero-absent"},"namespace":{"type":"string","presence":"zero-absent"}}}),
  "imagepolicy/v1alpha1/ImageReviewStatus": () => ({"model":"io.cluster.api.imagepolicy.v1alpha1.ImageReviewStatus","type":"object","properties":{"allowed":{"type":"boolean","default":false,"presence":"zero-absent"},"reason":{"type":"string","presence":"zero-absent"},"auditAnnotations":{"type":"object","additionalProperties":{"type":"string"},"presence":"zero-absent"}}}),
};

/** Kinds in the order of their plurals. */
export const resources: readonly ResourceNode[] = [
];
