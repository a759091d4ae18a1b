// Generated from schemas/openapi/authorization/v1 by `npm run generate`. Do not edit.
import type { MessageTables } from '../table.js';

export const messages: MessageTables = {
  'cluster.api.authorization.v1.ExtraValue': () => ({ wrapper: true,
    fields: [
      ["items",1,"repeated","string","zero-absent"],
    ],
  }),
  'cluster.api.authorization.v1.FieldSelectorAttributes': () => ({
    fields: [
      ["rawSelector",1,"optional","string","zero-absent"],
      ["requirements",2,"repeated","cluster.api.meta.v1.FieldSelectorRequirement","zero-absent"],
    ],
  }),
  'cluster.api.authorization.v1.LabelSelectorAttributes': () => ({
    fields: [
      ["rawSelector",1,"optional","string","zero-absent"],
      ["requirements",2,"repeated","cluster.api.meta.v1.LabelSelectorRequirement","zero-absent"],
    ],
  }),
  'cluster.api.authorization.v1.LocalSubjectAccessReview': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ObjectMeta","always"],
      ["spec",2,"optional","cluster.api.authorization.v1.SubjectAccessReviewSpec","always"],
      ["status",3,"optional","cluster.api.authorization.v1.SubjectAccessReviewStatus","always"],
    ],
  }),
  'cluster.api.authorization.v1.NonResourceAttributes': () => ({
    fields: [
      ["path",1,"optional","string","zero-absent"],
      ["verb",2,"optional","string","zero-absent"],
    ],
  }),
  'cluster.api.authorization.v1.NonResourceRule': () => ({
    fields: [
      ["verbs",1,"repeated","string","zero-absent"],
      ["nonResourceURLs",2,"repeated","string","zero-absent"],
    ],
  }),
  'cluster.api.authorization.v1.ResourceAttributes': () => ({
    fields: [
      ["namespace",1,"optional","string","zero-absent"],
      ["verb",2,"optional","string","zero-absent"],
      ["group",3,"optional","string","zero-absent"],
      ["version",4,"optional","string","zero-absent"],
      ["resource",5,"optional","string","zero-absent"],
      ["subresource",6,"optional","string","zero-absent"],
      ["name",7,"optional","string","zero-absent"],
      ["fieldSelector",8,"optional","cluster.api.authorization.v1.FieldSelectorAttributes","explicit"],
      ["labelSelector",9,"optional","cluster.api.authorization.v1.LabelSelectorAttributes","explicit"],
    ],
  }),
  'cluster.api.authorization.v1.ResourceRule': () => ({
    fields: [
      ["verbs",1,"repeated","string","zero-absent"],
      ["apiGroups",2,"repeated","string","zero-absent"],
      ["resources",3,"repeated","string","zero-absent"],
      ["resourceNames",4,"repeated","string","zero-absent"],
    ],
  }),
  'cluster.api.authorization.v1.SelfSubjectAccessReview': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ObjectMeta","always"],
      ["spec",2,"optional","cluster.api.authorization.v1.SelfSubjectAccessReviewSpec","always"],
      ["status",3,"optional","cluster.api.authorization.v1.SubjectAccessReviewStatus","always"],
    ],
  }),
  'cluster.api.authorization.v1.SelfSubjectAccessReviewSpec': () => ({
    fields: [
      ["resourceAttributes",1,"optional","cluster.api.authorization.v1.ResourceAttributes","explicit"],
      ["nonResourceAttributes",2,"optional","cluster.api.authorization.v1.NonResourceAttributes","explicit"],
    ],
  }),
  'cluster.api.authorization.v1.SelfSubjectRulesReview': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ObjectMeta","always"],
      ["spec",2,"optional","cluster.api.authorization.v1.SelfSubjectRulesReviewSpec","always"],
      ["status",3,"optional","cluster.api.authorization.v1.SubjectRulesReviewStatus","always"],
    ],
  }),
  'cluster.api.authorization.v1.SelfSubjectRulesReviewSpec': () => ({
    fields: [
      ["namespace",1,"optional","string","zero-absent"],
    ],
  }),
  'cluster.api.authorization.v1.SubjectAccessReview': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ObjectMeta","always"],
      ["spec",2,"optional","cluster.api.authorization.v1.SubjectAccessReviewSpec","always"],
      ["status",3,"optional","cluster.api.authorization.v1.SubjectAccessReviewStatus","always"],
    ],
  }),
  'cluster.api.authorization.v1.SubjectAccessReviewSpec': () => ({
    fields: [
      ["resourceAttributes",1,"optional","cluster.api.authorization.v1.ResourceAttributes","explicit"],
      ["nonResourceAttributes",2,"optional","cluster.api.authorization.v1.NonResourceAttributes","explicit"],
      ["user",3,"optional","string","zero-absent"],
      ["groups",4,"repeated","string","zero-absent"],
      ["extra",5,"map","cluster.api.authorization.v1.ExtraValue","zero-absent"],
      ["uid",6,"optional","string","zero-absent"],
    ],
  }),
  'cluster.api.authorization.v1.SubjectAccessReviewStatus': () => ({
    fields: [
      ["allowed",1,"optional","bool","explicit"],
      ["reason",2,"optional","string","zero-absent"],
      ["evaluationError",3,"optional","string","zero-absent"],
      ["denied",4,"optional","bool","zero-absent"],
    ],
  }),
  'cluster.api.authorization.v1.SubjectRulesReviewStatus': () => ({
    fields: [
      ["resourceRules",1,"repeated","cluster.api.authorization.v1.ResourceRule","zero-absent"],
      ["nonResourceRules",2,"repeated","cluster.api.authorization.v1.NonResourceRule","zero-absent"],
      ["incomplete",3,"optional","bool","explicit"],
      ["evaluationError",4,"optional","string","zero-absent"],
    ],
  }),
};
