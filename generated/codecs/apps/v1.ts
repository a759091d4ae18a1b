// Generated from schemas/openapi/apps/v1 by `npm run generate`. Do not edit.
import type { MessageTables } from '../table.js';

export const messages: MessageTables = {
  'cluster.api.apps.v1.ControllerRevision': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ObjectMeta","always"],
      ["data",2,"optional","raw-extension","explicit"],
      ["revision",3,"optional","int64","explicit"],
    ],
  }),
  'cluster.api.apps.v1.ControllerRevisionList': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ListMeta","always"],
      ["items",2,"repeated","cluster.api.apps.v1.ControllerRevision","explicit"],
    ],
  }),
  'cluster.api.apps.v1.DaemonSet': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ObjectMeta","always"],
      ["spec",2,"optional","cluster.api.apps.v1.DaemonSetSpec","always"],
      ["status",3,"optional","cluster.api.apps.v1.DaemonSetStatus","always"],
    ],
  }),
  'cluster.api.apps.v1.DaemonSetCondition': () => ({
    fields: [
      ["type",1,"optional","string","explicit"],
      ["status",2,"optional","string","explicit"],
      ["lastTransitionTime",3,"optional","time","zero-absent"],
      ["reason",4,"optional","string","zero-absent"],
      ["message",5,"optional","string","zero-absent"],
    ],
  }),
  'cluster.api.apps.v1.DaemonSetList': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ListMeta","always"],
      ["items",2,"repeated","cluster.api.apps.v1.DaemonSet","explicit"],
    ],
  }),
  'cluster.api.apps.v1.DaemonSetSpec': () => ({
    fields: [
      ["selector",1,"optional","cluster.api.meta.v1.LabelSelector","explicit"],
      ["template",2,"optional","cluster.api.core.v1.PodTemplateSpec","always"],
      ["updateStrategy",3,"optional","cluster.api.apps.v1.DaemonSetUpdateStrategy","always"],
      ["minReadySeconds",4,"optional","int32","zero-absent"],
      ["revisionHistoryLimit",6,"optional","int32","explicit"],
    ],
  }),
  'cluster.api.apps.v1.DaemonSetStatus': () => ({
    fields: [
      ["currentNumberScheduled",1,"optional","int32","explicit"],
      ["numberMisscheduled",2,"optional","int32","explicit"],
      ["desiredNumberScheduled",3,"optional","int32","explicit"],
      ["numberReady",4,"optional","int32","explicit"],
      ["observedGeneration",5,"optional","int64","zero-absent"],
      ["updatedNumberScheduled",6,"optional","int32","zero-absent"],
      ["numberAvailable",7,"optional","int32","zero-absent"],
      ["numberUnavailable",8,"optional","int32","zero-absent"],
      ["collisionCount",9,"optional","int32","explicit"],
      ["conditions",10,"repeated","cluster.api.apps.v1.DaemonSetCondition","zero-absent"],
    ],
  }),
  'cluster.api.apps.v1.DaemonSetUpdateStrategy': () => ({
    fields: [
      ["type",1,"optional","string","zero-absent"],
      ["rollingUpdate",2,"optional","cluster.api.apps.v1.RollingUpdateDaemonSet","explicit"],
    ],
  }),
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
  'cluster.api.apps.v1.RollingUpdateDaemonSet': () => ({
    fields: [
      ["maxUnavailable",1,"optional","int-or-string","explicit"],
      ["maxSurge",2,"optional","int-or-string","explicit"],
    ],
  }),
  'cluster.api.apps.v1.RollingUpdateDeployment': () => ({
    fields: [
      ["maxUnavailable",1,"optional","int-or-string","explicit"],
      ["maxSurge",2,"optional","int-or-string","explicit"],
    ],
  }),
  'cluster.api.apps.v1.RollingUpdateStatefulSetStrategy': () => ({
    fields: [
      ["partition",1,"optional","int32","explicit"],
      ["maxUnavailable",2,"optional","int-or-string","explicit"],
    ],
  }),
  'cluster.api.apps.v1.StatefulSet': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ObjectMeta","always"],
      ["spec",2,"optional","cluster.api.apps.v1.StatefulSetSpec","always"],
      ["status",3,"optional","cluster.api.apps.v1.StatefulSetStatus","always"],
    ],
  }),
  'cluster.api.apps.v1.StatefulSetCondition': () => ({
    fields: [
      ["type",1,"optional","string","explicit"],
      ["status",2,"optional","string","explicit"],
      ["lastTransitionTime",3,"optional","time","zero-absent"],
      ["reason",4,"optional","string","zero-absent"],
      ["message",5,"optional","string","zero-absent"],
    ],
  }),
  'cluster.api.apps.v1.StatefulSetList': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ListMeta","always"],
      ["items",2,"repeated","cluster.api.apps.v1.StatefulSet","explicit"],
    ],
  }),
  'cluster.api.apps.v1.StatefulSetOrdinals': () => ({
    fields: [
      ["start",1,"optional","int32","zero-absent"],
    ],
  }),
  'cluster.api.apps.v1.StatefulSetPersistentVolumeClaimRetentionPolicy': () => ({
    fields: [
      ["whenDeleted",1,"optional","string","zero-absent"],
      ["whenScaled",2,"optional","string","zero-absent"],
    ],
  }),
  'cluster.api.apps.v1.StatefulSetSpec': () => ({
    fields: [
      ["replicas",1,"optional","int32","explicit"],
      ["selector",2,"optional","cluster.api.meta.v1.LabelSelector","explicit"],
      ["template",3,"optional","cluster.api.core.v1.PodTemplateSpec","always"],
      ["volumeClaimTemplates",4,"repeated","cluster.api.core.v1.PersistentVolumeClaim","zero-absent"],
      ["serviceName",5,"optional","string","zero-absent"],
      ["podManagementPolicy",6,"optional","string","zero-absent"],
      ["updateStrategy",7,"optional","cluster.api.apps.v1.StatefulSetUpdateStrategy","always"],
      ["revisionHistoryLimit",8,"optional","int32","explicit"],
      ["minReadySeconds",9,"optional","int32","zero-absent"],
      ["persistentVolumeClaimRetentionPolicy",10,"optional","cluster.api.apps.v1.StatefulSetPersistentVolumeClaimRetentionPolicy","explicit"],
      ["ordinals",11,"optional","cluster.api.apps.v1.StatefulSetOrdinals","explicit"],
    ],
  }),
  'cluster.api.apps.v1.StatefulSetStatus': () => ({
    fields: [
      ["observedGeneration",1,"optional","int64","zero-absent"],
      ["replicas",2,"optional","int32","explicit"],
      ["readyReplicas",3,"optional","int32","zero-absent"],
      ["currentReplicas",4,"optional","int32","zero-absent"],
      ["updatedReplicas",5,"optional","int32","zero-absent"],
      ["currentRevision",6,"optional","string","zero-absent"],
      ["updateRevision",7,"optional","string","zero-absent"],
      ["collisionCount",9,"optional","int32","explicit"],
      ["conditions",10,"repeated","cluster.api.apps.v1.StatefulSetCondition","zero-absent"],
      ["availableReplicas",11,"optional","int32","zero-absent"],
    ],
  }),
  'cluster.api.apps.v1.StatefulSetUpdateStrategy': () => ({
    fields: [
      ["type",1,"optional","string","zero-absent"],
      ["rollingUpdate",2,"optional","cluster.api.apps.v1.RollingUpdateStatefulSetStrategy","explicit"],
    ],
  }),
};
