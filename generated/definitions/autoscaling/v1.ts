// Generated from schemas/openapi/autoscaling/v1 by `npm run generate`. Do not edit.
import type { ResourceNode, TypeNode } from '../node.js';

/** Schema nodes by type. */
export const types: Readonly<Record<string, () => TypeNode>> = {
  "autoscaling/v1/Scale": () => ({"model":"io.cluster.api.autoscaling.v1.Scale","type":"object","properties":{"apiVersion":{"type":"string","presence":"zero-absent"},"kind":{"type":"string","presence":"zero-absent"},"metadata":{"$ref":"meta/v1/ObjectMeta","presence":"always"},"spec":{"$ref":"autoscaling/v1/ScaleSpec","presence":"always"},"status":{"$ref":"autoscaling/v1/ScaleStatus","presence":"always"}}}),
  "autoscaling/v1/ScaleSpec": () => ({"model":"io.cluster.api.autoscaling.v1.ScaleSpec","type":"object","properties":{"replicas":{"type":"integer","format":"int32","minimum":0,"presence":"zero-absent"}}}),
  "autoscaling/v1/ScaleStatus": () => ({"model":"io.cluster.api.autoscaling.v1.ScaleStatus","type":"object","properties":{"replicas":{"type":"integer","format":"int32","default":0,"presence":"explicit"},"selector":{"type":"string","presence":"zero-absent"}},"required":["replicas"]}),
};

/** Kinds in the order of their plurals. */
export const resources: readonly ResourceNode[] = [
];
