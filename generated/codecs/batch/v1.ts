// Generated from schemas/openapi/batch/v1 by `npm run generate`. Do not edit.
import type { MessageTables } from '../table.js';

export const messages: MessageTables = {
  'cluster.api.batch.v1.CronJob': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ObjectMeta","always"],
      ["spec",2,"optional","cluster.api.batch.v1.CronJobSpec","always"],
      ["status",3,"optional","cluster.api.batch.v1.CronJobStatus","always"],
    ],
  }),
  'cluster.api.batch.v1.CronJobList': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ListMeta","always"],
      ["items",2,"repeated","cluster.api.batch.v1.CronJob","explicit"],
    ],
  }),
  'cluster.api.batch.v1.CronJobSpec': () => ({
    fields: [
      ["schedule",1,"optional","string","zero-absent"],
      ["startingDeadlineSeconds",2,"optional","int64","explicit"],
      ["concurrencyPolicy",3,"optional","string","zero-absent"],
      ["suspend",4,"optional","bool","explicit"],
      ["jobTemplate",5,"optional","cluster.api.batch.v1.JobTemplateSpec","always"],
      ["successfulJobsHistoryLimit",6,"optional","int32","explicit"],
      ["failedJobsHistoryLimit",7,"optional","int32","explicit"],
      ["timeZone",8,"optional","string","explicit"],
    ],
  }),
  'cluster.api.batch.v1.CronJobStatus': () => ({
    fields: [
      ["active",1,"repeated","cluster.api.core.v1.ObjectReference","zero-absent"],
      ["lastScheduleTime",4,"optional","time","explicit"],
      ["lastSuccessfulTime",5,"optional","time","explicit"],
    ],
  }),
  'cluster.api.batch.v1.Job': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ObjectMeta","always"],
      ["spec",2,"optional","cluster.api.batch.v1.JobSpec","always"],
      ["status",3,"optional","cluster.api.batch.v1.JobStatus","always"],
    ],
  }),
  'cluster.api.batch.v1.JobCondition': () => ({
    fields: [
      ["type",1,"optional","string","explicit"],
      ["status",2,"optional","string","explicit"],
      ["lastProbeTime",3,"optional","time","zero-absent"],
      ["lastTransitionTime",4,"optional","time","zero-absent"],
      ["reason",5,"optional","string","zero-absent"],
      ["message",6,"optional","string","zero-absent"],
    ],
  }),
  'cluster.api.batch.v1.JobList': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ListMeta","always"],
      ["items",2,"repeated","cluster.api.batch.v1.Job","explicit"],
    ],
  }),
  'cluster.api.batch.v1.JobSpec': () => ({
    fields: [
      ["parallelism",1,"optional","int32","explicit"],
      ["completions",2,"optional","int32","explicit"],
      ["activeDeadlineSeconds",3,"optional","int64","explicit"],
      ["selector",4,"optional","cluster.api.meta.v1.LabelSelector","explicit"],
      ["manualSelector",5,"optional","bool","explicit"],
      ["template",6,"optional","cluster.api.core.v1.PodTemplateSpec","always"],
      ["backoffLimit",7,"optional","int32","explicit"],
      ["ttlSecondsAfterFinished",8,"optional","int32","explicit"],
      ["completionMode",9,"optional","string","explicit"],
      ["suspend",10,"optional","bool","explicit"],
      ["podFailurePolicy",11,"optional","cluster.api.batch.v1.PodFailurePolicy","explicit"],
      ["backoffLimitPerIndex",12,"optional","int32","explicit"],
      ["maxFailedIndexes",13,"optional","int32","explicit"],
      ["podReplacementPolicy",14,"optional","string","explicit"],
      ["managedBy",15,"optional","string","explicit"],
      ["successPolicy",16,"optional","cluster.api.batch.v1.SuccessPolicy","explicit"],
    ],
  }),
  'cluster.api.batch.v1.JobStatus': () => ({
    fields: [
      ["conditions",1,"repeated","cluster.api.batch.v1.JobCondition","zero-absent"],
      ["startTime",2,"optional","time","explicit"],
      ["completionTime",3,"optional","time","explicit"],
      ["active",4,"optional","int32","zero-absent"],
      ["succeeded",5,"optional","int32","zero-absent"],
      ["failed",6,"optional","int32","zero-absent"],
      ["completedIndexes",7,"optional","string","zero-absent"],
      ["uncountedTerminatedPods",8,"optional","cluster.api.batch.v1.UncountedTerminatedPods","explicit"],
      ["ready",9,"optional","int32","explicit"],
      ["failedIndexes",10,"optional","string","explicit"],
      ["terminating",11,"optional","int32","explicit"],
    ],
  }),
  'cluster.api.batch.v1.JobTemplateSpec': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ObjectMeta","always"],
      ["spec",2,"optional","cluster.api.batch.v1.JobSpec","always"],
    ],
  }),
  'cluster.api.batch.v1.PodFailurePolicy': () => ({
    fields: [
      ["rules",1,"repeated","cluster.api.batch.v1.PodFailurePolicyRule","zero-absent"],
    ],
  }),
  'cluster.api.batch.v1.PodFailurePolicyOnExitCodesRequirement': () => ({
    fields: [
      ["containerName",1,"optional","string","explicit"],
      ["operator",2,"optional","string","zero-absent"],
      ["values",3,"repeated","int32","zero-absent"],
    ],
  }),
  'cluster.api.batch.v1.PodFailurePolicyOnPodConditionsPattern': () => ({
    fields: [
      ["type",1,"optional","string","zero-absent"],
      ["status",2,"optional","string","zero-absent"],
    ],
  }),
  'cluster.api.batch.v1.PodFailurePolicyRule': () => ({
    fields: [
      ["action",1,"optional","string","zero-absent"],
      ["onExitCodes",2,"optional","cluster.api.batch.v1.PodFailurePolicyOnExitCodesRequirement","explicit"],
      ["onPodConditions",3,"repeated","cluster.api.batch.v1.PodFailurePolicyOnPodConditionsPattern","zero-absent"],
    ],
  }),
  'cluster.api.batch.v1.SuccessPolicy': () => ({
    fields: [
      ["rules",1,"repeated","cluster.api.batch.v1.SuccessPolicyRule","zero-absent"],
    ],
  }),
  'cluster.api.batch.v1.SuccessPolicyRule': () => ({
    fields: [
      ["succeededIndexes",1,"optional","string","explicit"],
      ["succeededCount",2,"optional","int32","explicit"],
    ],
  }),
  'cluster.api.batch.v1.UncountedTerminatedPods': () => ({
    fields: [
      ["succeeded",1,"repeated","string","zero-absent"],
      ["failed",2,"repeated","string","zero-absent"],
    ],
  }),
};
