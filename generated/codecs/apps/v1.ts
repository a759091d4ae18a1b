// Generated from schemas/openapi/apps/v1 by `npm run generate`. Do not edit.
import type { MessageTables } from '../table.js';

export const messages: MessageTables = {
  'cluster.api.apps.v1.Deployment': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ObjectMeta","always"],
      ["spec",2,"optional","cluster.api.apps.v1.DeploymentSpec","always"],
      ["status",3,"optional","cluster.api.apps.v1.DeploymentStatus","always"],
    ],
  }),
  'cluster.api.apps.v1.DeploymentCondition': () => ({
    fields: [
      ["type",1,"optional","string","zero-absent"],
      ["status",2,"optional","string","zero-absent"],
      ["reason",4,"optional","string","zero-absent"],
      ["message",5,"optional","string","zero-absent"],
      ["lastUpdateTime",6,"optional","time","zero-absent"],
      ["lastTransitionTime",7,"optional","time","zero-absent"],
    ],
  }),
  'cluster.api.apps.v1.DeploymentList': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ListMeta","always"],
      ["items",2,"repeated","cluster.api.apps.v1.Deployment","explicit"],
    ],
  }),
  'cluster.api.apps.v1.DeploymentSpec': () => ({
    fields: [
      ["replicas",1,"optional","int32","explicit"],
      ["selector",2,"optional","cluster.api.meta.v1.LabelSelector","explicit"],
      ["template",3,"optional","cluster.api.core.v1.PodTemplateSpec","always"],
      ["strategy",4,"optional","cluster.api.apps.v1.DeploymentStrategy","always"],
      ["minReadySeconds",5,"optional","int32","zero-absent"],
      ["revisionHistoryLimit",6,"optional","int32","explicit"],
      ["paused",7,"optional","bool","zero-absent"],
      ["progressDeadlineSeconds",9,"optional","int32","explicit"],
    ],
  }),
  'cluster.api.apps.v1.DeploymentStatus': () => ({
    fields: [
      ["observedGeneration",1,"optional","int64","zero-absent"],
      ["replicas",2,"optional","int32","zero-absent"],
      ["updatedReplicas",3,"optional","int32","zero-absent"],
      ["availableReplicas",4,"optional","int32","zero-absent"],
      ["unavailableReplicas",5,"optional","int32","zero-absent"],
      ["conditions",6,"repeated","cluster.api.apps.v1.DeploymentCondition","zero-absent"],
      ["readyReplicas",7,"optional","int32","zero-absent"],
      ["collisionCount",8,"optional","int32","explicit"],
      ["terminatingReplicas",9,"optional","int32","explicit"],
    ],
  }),
  'cluster.api.apps.v1.DeploymentStrategy': () => ({
    fields: [
      ["type",1,"optional","string","zero-absent"],
      ["rollingUpdate",2,"optional","cluster.api.apps.v1.RollingUpdateDeployment","explicit"],
    ],
  }),
  'cluster.api.apps.v1.ReplicaSet': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ObjectMeta","always"],
      ["spec",2,"optional","cluster.api.apps.v1.ReplicaSetSpec","always"],
      ["status",3,"optional","cluster.api.apps.v1.ReplicaSetStatus","always"],
    ],
  }),
  'cluster.api.apps.v1.ReplicaSetCondition': () => ({
    fields: [
      ["type",1,"optional","string","zero-absent"],
      ["status",2,"optional","string","zero-absent"],
      ["lastTransitionTime",3,"optional","time","zero-absent"],
      ["reason",4,"optional","string","zero-absent"],
      ["message",5,"optional","string","zero-absent"],
    ],
  }),
  'cluster.api.apps.v1.ReplicaSetList': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ListMeta","always"],
      ["items",2,"repeated","cluster.api.apps.v1.ReplicaSet","explicit"],
    ],
  }),
  'cluster.api.apps.v1.ReplicaSetSpec': () => ({
    fields: [
      ["replicas",1,"optional","int32","explicit"],
      ["selector",2,"optional","cluster.api.meta.v1.LabelSelector","explicit"],
      ["template",3,"optional","cluster.api.core.v1.PodTemplateSpec","always"],
      ["minReadySeconds",4,"optional","int32","zero-absent"],
    ],
  }),
  'cluster.api.apps.v1.ReplicaSetStatus': () => ({
    fields: [
      ["replicas",1,"optional","int32","explicit"],
      ["fullyLabeledReplicas",2,"optional","int32","zero-absent"],
      ["observedGeneration",3,"optional","int64","zero-absent"],
      ["readyReplicas",4,"optional","int32","zero-absent"],
      ["availableReplicas",5,"optional","int32","zero-absent"],
      ["conditions",6,"repeated","cluster.api.apps.v1.ReplicaSetCondition","zero-absent"],
      ["terminatingReplicas",7,"optional","int32","explicit"],
    ],
  }),
  'cluster.api.apps.v1.RollingUpdateDeployment': () => ({
    fields: [
      ["maxUnavailable",1,"optional","int-or-string","explicit"],
      ["maxSurge",2,"optional","int-or-string","explicit"],
    ],
  }),
};
