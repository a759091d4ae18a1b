// Generated from schemas/openapi/autoscaling/v1 by `npm run generate`. Do not edit.
import type { MessageTables } from '../table.js';

export const messages: MessageTables = {
  'cluster.api.autoscaling.v1.CrossVersionObjectReference': () => ({
    fields: [
      ["kind",1,"optional","string","zero-absent"],
      ["name",2,"optional","string","zero-absent"],
      ["apiVersion",3,"optional","string","zero-absent"],
    ],
  }),
  'cluster.api.autoscaling.v1.HorizontalPodAutoscaler': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ObjectMeta","always"],
      ["spec",2,"optional","cluster.api.autoscaling.v1.HorizontalPodAutoscalerSpec","always"],
      ["status",3,"optional","cluster.api.autoscaling.v1.HorizontalPodAutoscalerStatus","always"],
    ],
  }),
  'cluster.api.autoscaling.v1.HorizontalPodAutoscalerList': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ListMeta","always"],
      ["items",2,"repeated","cluster.api.autoscaling.v1.HorizontalPodAutoscaler","explicit"],
    ],
  }),
  'cluster.api.autoscaling.v1.HorizontalPodAutoscalerSpec': () => ({
    fields: [
      ["scaleTargetRef",1,"optional","cluster.api.autoscaling.v1.CrossVersionObjectReference","always"],
      ["minReplicas",2,"optional","int32","explicit"],
      ["maxReplicas",3,"optional","int32","zero-absent"],
      ["targetCPUUtilizationPercentage",4,"optional","int32","explicit"],
    ],
  }),
  'cluster.api.autoscaling.v1.HorizontalPodAutoscalerStatus': () => ({
    fields: [
      ["observedGeneration",1,"optional","int64","explicit"],
      ["lastScaleTime",2,"optional","time","explicit"],
      ["currentReplicas",3,"optional","int32","explicit"],
      ["desiredReplicas",4,"optional","int32","explicit"],
      ["currentCPUUtilizationPercentage",5,"optional","int32","explicit"],
    ],
  }),
  'cluster.api.autoscaling.v1.Scale': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ObjectMeta","always"],
      ["spec",2,"optional","cluster.api.autoscaling.v1.ScaleSpec","always"],
      ["status",3,"optional","cluster.api.autoscaling.v1.ScaleStatus","always"],
    ],
  }),
  'cluster.api.autoscaling.v1.ScaleSpec': () => ({
    fields: [
      ["replicas",1,"optional","int32","zero-absent"],
    ],
  }),
  'cluster.api.autoscaling.v1.ScaleStatus': () => ({
    fields: [
      ["replicas",1,"optional","int32","explicit"],
      ["selector",2,"optional","string","zero-absent"],
    ],
  }),
};
