// Generated from schemas/openapi/autoscaling/v2 by `npm run generate`. Do not edit.
import type { MessageTables } from '../table.js';

export const messages: MessageTables = {
  'cluster.api.autoscaling.v2.ContainerResourceMetricSource': () => ({
    fields: [
      ["name",1,"optional","string","zero-absent"],
      ["target",2,"optional","cluster.api.autoscaling.v2.MetricTarget","always"],
      ["container",3,"optional","string","zero-absent"],
    ],
  }),
  'cluster.api.autoscaling.v2.ContainerResourceMetricStatus': () => ({
    fields: [
      ["name",1,"optional","string","explicit"],
      ["current",2,"optional","cluster.api.autoscaling.v2.MetricValueStatus","always"],
      ["container",3,"optional","string","explicit"],
    ],
  }),
  'cluster.api.autoscaling.v2.CrossVersionObjectReference': () => ({
    fields: [
      ["kind",1,"optional","string","zero-absent"],
      ["name",2,"optional","string","zero-absent"],
      ["apiVersion",3,"optional","string","zero-absent"],
    ],
  }),
  'cluster.api.autoscaling.v2.ExternalMetricSource': () => ({
    fields: [
      ["metric",1,"optional","cluster.api.autoscaling.v2.MetricIdentifier","always"],
      ["target",2,"optional","cluster.api.autoscaling.v2.MetricTarget","always"],
    ],
  }),
  'cluster.api.autoscaling.v2.ExternalMetricStatus': () => ({
    fields: [
      ["metric",1,"optional","cluster.api.autoscaling.v2.MetricIdentifier","always"],
      ["current",2,"optional","cluster.api.autoscaling.v2.MetricValueStatus","always"],
    ],
  }),
  'cluster.api.autoscaling.v2.HPAScalingPolicy': () => ({
    fields: [
      ["type",1,"optional","string","zero-absent"],
      ["value",2,"optional","int32","zero-absent"],
      ["periodSeconds",3,"optional","int32","zero-absent"],
    ],
  }),
  'cluster.api.autoscaling.v2.HPAScalingRules': () => ({
    fields: [
      ["selectPolicy",1,"optional","string","explicit"],
      ["policies",2,"repeated","cluster.api.autoscaling.v2.HPAScalingPolicy","explicit"],
      ["stabilizationWindowSeconds",3,"optional","int32","explicit"],
      ["tolerance",4,"optional","quantity","explicit"],
    ],
  }),
  'cluster.api.autoscaling.v2.HorizontalPodAutoscaler': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ObjectMeta","always"],
      ["spec",2,"optional","cluster.api.autoscaling.v2.HorizontalPodAutoscalerSpec","always"],
      ["status",3,"optional","cluster.api.autoscaling.v2.HorizontalPodAutoscalerStatus","always"],
    ],
  }),
  'cluster.api.autoscaling.v2.HorizontalPodAutoscalerBehavior': () => ({
    fields: [
      ["scaleUp",1,"optional","cluster.api.autoscaling.v2.HPAScalingRules","explicit"],
      ["scaleDown",2,"optional","cluster.api.autoscaling.v2.HPAScalingRules","explicit"],
    ],
  }),
  'cluster.api.autoscaling.v2.HorizontalPodAutoscalerCondition': () => ({
    fields: [
      ["type",1,"optional","string","explicit"],
      ["status",2,"optional","string","explicit"],
      ["lastTransitionTime",3,"optional","time","zero-absent"],
      ["reason",4,"optional","string","zero-absent"],
      ["message",5,"optional","string","zero-absent"],
    ],
  }),
  'cluster.api.autoscaling.v2.HorizontalPodAutoscalerList': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ListMeta","always"],
      ["items",2,"repeated","cluster.api.autoscaling.v2.HorizontalPodAutoscaler","explicit"],
    ],
  }),
  'cluster.api.autoscaling.v2.HorizontalPodAutoscalerSpec': () => ({
    fields: [
      ["scaleTargetRef",1,"optional","cluster.api.autoscaling.v2.CrossVersionObjectReference","always"],
      ["minReplicas",2,"optional","int32","explicit"],
      ["maxReplicas",3,"optional","int32","zero-absent"],
      ["metrics",4,"repeated","cluster.api.autoscaling.v2.MetricSpec","zero-absent"],
      ["behavior",5,"optional","cluster.api.autoscaling.v2.HorizontalPodAutoscalerBehavior","explicit"],
    ],
  }),
  'cluster.api.autoscaling.v2.HorizontalPodAutoscalerStatus': () => ({
    fields: [
      ["observedGeneration",1,"optional","int64","explicit"],
      ["lastScaleTime",2,"optional","time","explicit"],
      ["currentReplicas",3,"optional","int32","zero-absent"],
      ["desiredReplicas",4,"optional","int32","explicit"],
      ["currentMetrics",5,"repeated","cluster.api.autoscaling.v2.MetricStatus","zero-absent"],
      ["conditions",6,"repeated","cluster.api.autoscaling.v2.HorizontalPodAutoscalerCondition","zero-absent"],
    ],
  }),
  'cluster.api.autoscaling.v2.MetricIdentifier': () => ({
    fields: [
      ["name",1,"optional","string","zero-absent"],
      ["selector",2,"optional","cluster.api.meta.v1.LabelSelector","explicit"],
    ],
  }),
  'cluster.api.autoscaling.v2.MetricSpec': () => ({
    fields: [
      ["type",1,"optional","string","zero-absent"],
      ["object",2,"optional","cluster.api.autoscaling.v2.ObjectMetricSource","explicit"],
      ["pods",3,"optional","cluster.api.autoscaling.v2.PodsMetricSource","explicit"],
      ["resource",4,"optional","cluster.api.autoscaling.v2.ResourceMetricSource","explicit"],
      ["external",5,"optional","cluster.api.autoscaling.v2.ExternalMetricSource","explicit"],
      ["containerResource",7,"optional","cluster.api.autoscaling.v2.ContainerResourceMetricSource","explicit"],
    ],
  }),
  'cluster.api.autoscaling.v2.MetricStatus': () => ({
    fields: [
      ["type",1,"optional","string","explicit"],
      ["object",2,"optional","cluster.api.autoscaling.v2.ObjectMetricStatus","explicit"],
      ["pods",3,"optional","cluster.api.autoscaling.v2.PodsMetricStatus","explicit"],
      ["resource",4,"optional","cluster.api.autoscaling.v2.ResourceMetricStatus","explicit"],
      ["external",5,"optional","cluster.api.autoscaling.v2.ExternalMetricStatus","explicit"],
      ["containerResource",7,"optional","cluster.api.autoscaling.v2.ContainerResourceMetricStatus","explicit"],
    ],
  }),
  'cluster.api.autoscaling.v2.MetricTarget': () => ({
    fields: [
      ["type",1,"optional","string","zero-absent"],
      ["value",2,"optional","quantity","explicit"],
      ["averageValue",3,"optional","quantity","explicit"],
      ["averageUtilization",4,"optional","int32","explicit"],
    ],
  }),
  'cluster.api.autoscaling.v2.MetricValueStatus': () => ({
    fields: [
      ["value",1,"optional","quantity","explicit"],
      ["averageValue",2,"optional","quantity","explicit"],
      ["averageUtilization",3,"optional","int32","explicit"],
    ],
  }),
  'cluster.api.autoscaling.v2.ObjectMetricSource': () => ({
    fields: [
      ["describedObject",1,"optional","cluster.api.autoscaling.v2.CrossVersionObjectReference","always"],
      ["target",2,"optional","cluster.api.autoscaling.v2.MetricTarget","always"],
      ["metric",3,"optional","cluster.api.autoscaling.v2.MetricIdentifier","always"],
    ],
  }),
  'cluster.api.autoscaling.v2.ObjectMetricStatus': () => ({
    fields: [
      ["metric",1,"optional","cluster.api.autoscaling.v2.MetricIdentifier","always"],
      ["current",2,"optional","cluster.api.autoscaling.v2.MetricValueStatus","always"],
      ["describedObject",3,"optional","cluster.api.autoscaling.v2.CrossVersionObjectReference","always"],
    ],
  }),
  'cluster.api.autoscaling.v2.PodsMetricSource': () => ({
    fields: [
      ["metric",1,"optional","cluster.api.autoscaling.v2.MetricIdentifier","always"],
      ["target",2,"optional","cluster.api.autoscaling.v2.MetricTarget","always"],
    ],
  }),
  'cluster.api.autoscaling.v2.PodsMetricStatus': () => ({
    fields: [
      ["metric",1,"optional","cluster.api.autoscaling.v2.MetricIdentifier","always"],
      ["current",2,"optional","cluster.api.autoscaling.v2.MetricValueStatus","always"],
    ],
  }),
  'cluster.api.autoscaling.v2.ResourceMetricSource': () => ({
    fields: [
      ["name",1,"optional","string","zero-absent"],
      ["target",2,"optional","cluster.api.autoscaling.v2.MetricTarget","always"],
    ],
  }),
  'cluster.api.autoscaling.v2.ResourceMetricStatus': () => ({
    fields: [
      ["name",1,"optional","string","explicit"],
      ["current",2,"optional","cluster.api.autoscaling.v2.MetricValueStatus","always"],
    ],
  }),
};
