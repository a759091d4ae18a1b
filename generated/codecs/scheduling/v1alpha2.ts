// Generated from schemas/openapi/scheduling/v1alpha2 by `npm run generate`. Do not edit.
import type { MessageTables } from '../table.js';

export const messages: MessageTables = {
  'cluster.api.scheduling.v1alpha2.BasicSchedulingPolicy': () => ({
    fields: [
    ],
  }),
  'cluster.api.scheduling.v1alpha2.GangSchedulingPolicy': () => ({
    fields: [
      ["minCount",1,"optional","int32","zero-absent"],
    ],
  }),
  'cluster.api.scheduling.v1alpha2.PodGroup': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ObjectMeta","always"],
      ["spec",2,"optional","cluster.api.scheduling.v1alpha2.PodGroupSpec","always"],
      ["status",3,"optional","cluster.api.scheduling.v1alpha2.PodGroupStatus","always"],
    ],
  }),
  'cluster.api.scheduling.v1alpha2.PodGroupList': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ListMeta","always"],
      ["items",2,"repeated","cluster.api.scheduling.v1alpha2.PodGroup","explicit"],
    ],
  }),
  'cluster.api.scheduling.v1alpha2.PodGroupResourceClaim': () => ({
    fields: [
      ["name",1,"optional","string","zero-absent"],
      ["resourceClaimName",2,"optional","string","explicit"],
      ["resourceClaimTemplateName",3,"optional","string","explicit"],
    ],
  }),
  'cluster.api.scheduling.v1alpha2.PodGroupResourceClaimStatus': () => ({
    fields: [
      ["name",1,"optional","string","explicit"],
      ["resourceClaimName",2,"optional","string","explicit"],
    ],
  }),
  'cluster.api.scheduling.v1alpha2.PodGroupSchedulingConstraints': () => ({
    fields: [
      ["topology",1,"repeated","cluster.api.scheduling.v1alpha2.TopologyConstraint","zero-absent"],
    ],
  }),
  'cluster.api.scheduling.v1alpha2.PodGroupSchedulingPolicy': () => ({
    fields: [
      ["basic",1,"optional","cluster.api.scheduling.v1alpha2.BasicSchedulingPolicy","explicit"],
      ["gang",2,"optional","cluster.api.scheduling.v1alpha2.GangSchedulingPolicy","explicit"],
    ],
  }),
  'cluster.api.scheduling.v1alpha2.PodGroupSpec': () => ({
    fields: [
      ["podGroupTemplateRef",1,"optional","cluster.api.scheduling.v1alpha2.PodGroupTemplateReference","explicit"],
      ["schedulingPolicy",2,"optional","cluster.api.scheduling.v1alpha2.PodGroupSchedulingPolicy","always"],
      ["schedulingConstraints",3,"optional","cluster.api.scheduling.v1alpha2.PodGroupSchedulingConstraints","explicit"],
      ["resourceClaims",4,"repeated","cluster.api.scheduling.v1alpha2.PodGroupResourceClaim","zero-absent"],
      ["disruptionMode",5,"optional","string","explicit"],
      ["priorityClassName",6,"optional","string","zero-absent"],
      ["priority",7,"optional","int32","explicit"],
    ],
  }),
  'cluster.api.scheduling.v1alpha2.PodGroupStatus': () => ({
    fields: [
      ["conditions",1,"repeated","cluster.api.meta.v1.Condition","zero-absent"],
      ["resourceClaimStatuses",2,"repeated","cluster.api.scheduling.v1alpha2.PodGroupResourceClaimStatus","zero-absent"],
    ],
  }),
  'cluster.api.scheduling.v1alpha2.PodGroupTemplate': () => ({
    fields: [
      ["name",1,"optional","string","zero-absent"],
      ["schedulingPolicy",2,"optional","cluster.api.scheduling.v1alpha2.PodGroupSchedulingPolicy","always"],
      ["schedulingConstraints",3,"optional","cluster.api.scheduling.v1alpha2.PodGroupSchedulingConstraints","explicit"],
      ["resourceClaims",4,"repeated","cluster.api.scheduling.v1alpha2.PodGroupResourceClaim","zero-absent"],
      ["disruptionMode",5,"optional","string","explicit"],
      ["priorityClassName",6,"optional","string","zero-absent"],
      ["priority",7,"optional","int32","explicit"],
    ],
  }),
  'cluster.api.scheduling.v1alpha2.PodGroupTemplateReference': () => ({
    fields: [
      ["workload",1,"optional","cluster.api.scheduling.v1alpha2.WorkloadPodGroupTemplateReference","explicit"],
    ],
  }),
  'cluster.api.scheduling.v1alpha2.TopologyConstraint': () => ({
    fields: [
      ["key",1,"optional","string","zero-absent"],
    ],
  }),
  'cluster.api.scheduling.v1alpha2.TypedLocalObjectReference': () => ({
    fields: [
      ["apiGroup",1,"optional","string","zero-absent"],
      ["kind",2,"optional","string","zero-absent"],
      ["name",3,"optional","string","zero-absent"],
    ],
  }),
  'cluster.api.scheduling.v1alpha2.Workload': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ObjectMeta","always"],
      ["spec",2,"optional","cluster.api.scheduling.v1alpha2.WorkloadSpec","always"],
    ],
  }),
  'cluster.api.scheduling.v1alpha2.WorkloadList': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ListMeta","always"],
      ["items",2,"repeated","cluster.api.scheduling.v1alpha2.Workload","explicit"],
    ],
  }),
  'cluster.api.scheduling.v1alpha2.WorkloadPodGroupTemplateReference': () => ({
    fields: [
      ["workloadName",1,"optional","string","zero-absent"],
      ["podGroupTemplateName",2,"optional","string","zero-absent"],
    ],
  }),
  'cluster.api.scheduling.v1alpha2.WorkloadSpec': () => ({
    fields: [
      ["controllerRef",1,"optional","cluster.api.scheduling.v1alpha2.TypedLocalObjectReference","explicit"],
      ["podGroupTemplates",2,"repeated","cluster.api.scheduling.v1alpha2.PodGroupTemplate","zero-absent"],
    ],
  }),
};
