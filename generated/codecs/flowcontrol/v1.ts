// Generated from schemas/openapi/flowcontrol/v1 by `npm run generate`. Do not edit.
import type { MessageTables } from '../table.js';

export const messages: MessageTables = {
  'cluster.api.flowcontrol.v1.ExemptPriorityLevelConfiguration': () => ({
    fields: [
      ["nominalConcurrencyShares",1,"optional","int32","explicit"],
      ["lendablePercent",2,"optional","int32","explicit"],
    ],
  }),
  'cluster.api.flowcontrol.v1.FlowDistinguisherMethod': () => ({
    fields: [
      ["type",1,"optional","string","zero-absent"],
    ],
  }),
  'cluster.api.flowcontrol.v1.FlowSchema': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ObjectMeta","always"],
      ["spec",2,"optional","cluster.api.flowcontrol.v1.FlowSchemaSpec","always"],
      ["status",3,"optional","cluster.api.flowcontrol.v1.FlowSchemaStatus","always"],
    ],
  }),
  'cluster.api.flowcontrol.v1.FlowSchemaCondition': () => ({
    fields: [
      ["type",1,"optional","string","zero-absent"],
      ["status",2,"optional","string","zero-absent"],
      ["lastTransitionTime",3,"optional","time","zero-absent"],
      ["reason",4,"optional","string","zero-absent"],
      ["message",5,"optional","string","zero-absent"],
    ],
  }),
  'cluster.api.flowcontrol.v1.FlowSchemaList': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ListMeta","always"],
      ["items",2,"repeated","cluster.api.flowcontrol.v1.FlowSchema","explicit"],
    ],
  }),
  'cluster.api.flowcontrol.v1.FlowSchemaSpec': () => ({
    fields: [
      ["priorityLevelConfiguration",1,"optional","cluster.api.flowcontrol.v1.PriorityLevelConfigurationReference","always"],
      ["matchingPrecedence",2,"optional","int32","zero-absent"],
      ["distinguisherMethod",3,"optional","cluster.api.flowcontrol.v1.FlowDistinguisherMethod","explicit"],
      ["rules",4,"repeated","cluster.api.flowcontrol.v1.PolicyRulesWithSubjects","zero-absent"],
    ],
  }),
  'cluster.api.flowcontrol.v1.FlowSchemaStatus': () => ({
    fields: [
      ["conditions",1,"repeated","cluster.api.flowcontrol.v1.FlowSchemaCondition","zero-absent"],
    ],
  }),
  'cluster.api.flowcontrol.v1.GroupSubject': () => ({
    fields: [
      ["name",1,"optional","string","zero-absent"],
    ],
  }),
  'cluster.api.flowcontrol.v1.LimitResponse': () => ({
    fields: [
      ["type",1,"optional","string","zero-absent"],
      ["queuing",2,"optional","cluster.api.flowcontrol.v1.QueuingConfiguration","explicit"],
    ],
  }),
  'cluster.api.flowcontrol.v1.LimitedPriorityLevelConfiguration': () => ({
    fields: [
      ["nominalConcurrencyShares",1,"optional","int32","explicit"],
      ["limitResponse",2,"optional","cluster.api.flowcontrol.v1.LimitResponse","always"],
      ["lendablePercent",3,"optional","int32","explicit"],
      ["borrowingLimitPercent",4,"optional","int32","explicit"],
    ],
  }),
  'cluster.api.flowcontrol.v1.NonResourcePolicyRule': () => ({
    fields: [
      ["verbs",1,"repeated","string","zero-absent"],
      ["nonResourceURLs",6,"repeated","string","zero-absent"],
    ],
  }),
  'cluster.api.flowcontrol.v1.PolicyRulesWithSubjects': () => ({
    fields: [
      ["subjects",1,"repeated","cluster.api.flowcontrol.v1.Subject","zero-absent"],
      ["resourceRules",2,"repeated","cluster.api.flowcontrol.v1.ResourcePolicyRule","zero-absent"],
      ["nonResourceRules",3,"repeated","cluster.api.flowcontrol.v1.NonResourcePolicyRule","zero-absent"],
    ],
  }),
  'cluster.api.flowcontrol.v1.PriorityLevelConfiguration': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ObjectMeta","always"],
      ["spec",2,"optional","cluster.api.flowcontrol.v1.PriorityLevelConfigurationSpec","always"],
      ["status",3,"optional","cluster.api.flowcontrol.v1.PriorityLevelConfigurationStatus","always"],
    ],
  }),
  'cluster.api.flowcontrol.v1.PriorityLevelConfigurationCondition': () => ({
    fields: [
      ["type",1,"optional","string","zero-absent"],
      ["status",2,"optional","string","zero-absent"],
      ["lastTransitionTime",3,"optional","time","zero-absent"],
      ["reason",4,"optional","string","zero-absent"],
      ["message",5,"optional","string","zero-absent"],
    ],
  }),
  'cluster.api.flowcontrol.v1.PriorityLevelConfigurationList': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ListMeta","always"],
      ["items",2,"repeated","cluster.api.flowcontrol.v1.PriorityLevelConfiguration","explicit"],
    ],
  }),
  'cluster.api.flowcontrol.v1.PriorityLevelConfigurationReference': () => ({
    fields: [
      ["name",1,"optional","string","zero-absent"],
    ],
  }),
  'cluster.api.flowcontrol.v1.PriorityLevelConfigurationSpec': () => ({
    fields: [
      ["type",1,"optional","string","zero-absent"],
      ["limited",2,"optional","cluster.api.flowcontrol.v1.LimitedPriorityLevelConfiguration","explicit"],
      ["exempt",3,"optional","cluster.api.flowcontrol.v1.ExemptPriorityLevelConfiguration","explicit"],
    ],
  }),
  'cluster.api.flowcontrol.v1.PriorityLevelConfigurationStatus': () => ({
    fields: [
      ["conditions",1,"repeated","cluster.api.flowcontrol.v1.PriorityLevelConfigurationCondition","zero-absent"],
    ],
  }),
  'cluster.api.flowcontrol.v1.QueuingConfiguration': () => ({
    fields: [
      ["queues",1,"optional","int32","zero-absent"],
      ["handSize",2,"optional","int32","zero-absent"],
      ["queueLengthLimit",3,"optional","int32","zero-absent"],
    ],
  }),
  'cluster.api.flowcontrol.v1.ResourcePolicyRule': () => ({
    fields: [
      ["verbs",1,"repeated","string","zero-absent"],
      ["apiGroups",2,"repeated","string","zero-absent"],
      ["resources",3,"repeated","string","zero-absent"],
      ["clusterScope",4,"optional","bool","zero-absent"],
      ["namespaces",5,"repeated","string","zero-absent"],
    ],
  }),
  'cluster.api.flowcontrol.v1.ServiceAccountSubject': () => ({
    fields: [
      ["namespace",1,"optional","string","zero-absent"],
      ["name",2,"optional","string","zero-absent"],
    ],
  }),
  'cluster.api.flowcontrol.v1.Subject': () => ({
    fields: [
      ["kind",1,"optional","string","zero-absent"],
      ["user",2,"optional","cluster.api.flowcontrol.v1.UserSubject","explicit"],
      ["group",3,"optional","cluster.api.flowcontrol.v1.GroupSubject","explicit"],
      ["serviceAccount",4,"optional","cluster.api.flowcontrol.v1.ServiceAccountSubject","explicit"],
    ],
  }),
  'cluster.api.flowcontrol.v1.UserSubject': () => ({
    fields: [
      ["name",1,"optional","string","zero-absent"],
    ],
  }),
};
