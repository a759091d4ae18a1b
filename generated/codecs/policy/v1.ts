// Generated from schemas/openapi/policy/v1 by `npm run generate`. Do not edit.
import type { MessageTables } from '../table.js';

export const messages: MessageTables = {
  'cluster.api.policy.v1.Eviction': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ObjectMeta","always"],
      ["deleteOptions",2,"optional","cluster.api.meta.v1.DeleteOptions","explicit"],
    ],
  }),
  'cluster.api.policy.v1.PodDisruptionBudget': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ObjectMeta","always"],
      ["spec",2,"optional","cluster.api.policy.v1.PodDisruptionBudgetSpec","always"],
      ["status",3,"optional","cluster.api.policy.v1.PodDisruptionBudgetStatus","always"],
    ],
  }),
  'cluster.api.policy.v1.PodDisruptionBudgetList': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ListMeta","always"],
      ["items",2,"repeated","cluster.api.policy.v1.PodDisruptionBudget","explicit"],
    ],
  }),
  'cluster.api.policy.v1.PodDisruptionBudgetSpec': () => ({
    fields: [
      ["minAvailable",1,"optional","int-or-string","explicit"],
      ["selector",2,"optional","cluster.api.meta.v1.LabelSelector","explicit"],
      ["maxUnavailable",3,"optional","int-or-string","explicit"],
      ["unhealthyPodEvictionPolicy",4,"optional","string","explicit"],
    ],
  }),
  'cluster.api.policy.v1.PodDisruptionBudgetStatus': () => ({
    fields: [
      ["observedGeneration",1,"optional","int64","zero-absent"],
      ["disruptedPods",2,"map","time","zero-absent"],
      ["disruptionsAllowed",3,"optional","int32","zero-absent"],
      ["currentHealthy",4,"optional","int32","zero-absent"],
      ["desiredHealthy",5,"optional","int32","zero-absent"],
      ["expectedPods",6,"optional","int32","zero-absent"],
      ["conditions",7,"repeated","cluster.api.meta.v1.Condition","zero-absent"],
    ],
  }),
};
