// Generated from schemas/openapi/admissionregistration/v1beta1 by `npm run generate`. Do not edit.
import type { MessageTables } from '../table.js';

export const messages: MessageTables = {
  'cluster.api.admissionregistration.v1beta1.ApplyConfiguration': () => ({
    fields: [
      ["expression",1,"optional","string","zero-absent"],
    ],
  }),
  'cluster.api.admissionregistration.v1beta1.AuditAnnotation': () => ({
    fields: [
      ["key",1,"optional","string","zero-absent"],
      ["valueExpression",2,"optional","string","zero-absent"],
    ],
  }),
  'cluster.api.admissionregistration.v1beta1.ExpressionWarning': () => ({
    fields: [
      ["fieldRef",2,"optional","string","explicit"],
      ["warning",3,"optional","string","explicit"],
    ],
  }),
  'cluster.api.admissionregistration.v1beta1.JSONPatch': () => ({
    fields: [
      ["expression",1,"optional","string","zero-absent"],
    ],
  }),
  'cluster.api.admissionregistration.v1beta1.MatchCondition': () => ({
    fields: [
      ["name",1,"optional","string","zero-absent"],
      ["expression",2,"optional","string","zero-absent"],
    ],
  }),
  'cluster.api.admissionregistration.v1beta1.MatchResources': () => ({
    fields: [
      ["namespaceSelector",1,"optional","cluster.api.meta.v1.LabelSelector","explicit"],
      ["objectSelector",2,"optional","cluster.api.meta.v1.LabelSelector","explicit"],
      ["resourceRules",3,"repeated","cluster.api.admissionregistration.v1beta1.NamedRuleWithOperations","zero-absent"],
      ["excludeResourceRules",4,"repeated","cluster.api.admissionregistration.v1beta1.NamedRuleWithOperations","zero-absent"],
      ["matchPolicy",7,"optional","string","explicit"],
    ],
  }),
  'cluster.api.admissionregistration.v1beta1.MutatingAdmissionPolicy': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ObjectMeta","always"],
      ["spec",2,"optional","cluster.api.admissionregistration.v1beta1.MutatingAdmissionPolicySpec","always"],
    ],
  }),
  'cluster.api.admissionregistration.v1beta1.MutatingAdmissionPolicyBinding': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ObjectMeta","always"],
      ["spec",2,"optional","cluster.api.admissionregistration.v1beta1.MutatingAdmissionPolicyBindingSpec","always"],
    ],
  }),
  'cluster.api.admissionregistration.v1beta1.MutatingAdmissionPolicyBindingList': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ListMeta","always"],
      ["items",2,"repeated","cluster.api.admissionregistration.v1beta1.MutatingAdmissionPolicyBinding","explicit"],
    ],
  }),
  'cluster.api.admissionregistration.v1beta1.MutatingAdmissionPolicyBindingSpec': () => ({
    fields: [
      ["policyName",1,"optional","string","zero-absent"],
      ["paramRef",2,"optional","cluster.api.admissionregistration.v1beta1.ParamRef","explicit"],
      ["matchResources",3,"optional","cluster.api.admissionregistration.v1beta1.MatchResources","explicit"],
    ],
  }),
  'cluster.api.admissionregistration.v1beta1.MutatingAdmissionPolicyList': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ListMeta","always"],
      ["items",2,"repeated","cluster.api.admissionregistration.v1beta1.MutatingAdmissionPolicy","explicit"],
    ],
  }),
  'cluster.api.admissionregistration.v1beta1.MutatingAdmissionPolicySpec': () => ({
    fields: [
      ["paramKind",1,"optional","cluster.api.admissionregistration.v1beta1.ParamKind","explicit"],
      ["matchConstraints",2,"optional","cluster.api.admissionregistration.v1beta1.MatchResources","explicit"],
      ["variables",3,"repeated","cluster.api.admissionregistration.v1beta1.Variable","zero-absent"],
      ["mutations",4,"repeated","cluster.api.admissionregistration.v1beta1.Mutation","zero-absent"],
      ["failurePolicy",5,"optional","string","explicit"],
      ["matchConditions",6,"repeated","cluster.api.admissionregistration.v1beta1.MatchCondition","zero-absent"],
      ["reinvocationPolicy",7,"optional","string","zero-absent"],
    ],
  }),
  'cluster.api.admissionregistration.v1beta1.Mutation': () => ({
    fields: [
      ["patchType",2,"optional","string","zero-absent"],
      ["applyConfiguration",3,"optional","cluster.api.admissionregistration.v1beta1.ApplyConfiguration","explicit"],
      ["jsonPatch",4,"optional","cluster.api.admissionregistration.v1beta1.JSONPatch","explicit"],
    ],
  }),
  'cluster.api.admissionregistration.v1beta1.NamedRuleWithOperations': () => ({
    fields: [
      ["resourceNames",1,"repeated","string","zero-absent"],
      ["",2,"optional","cluster.api.admissionregistration.v1.RuleWithOperations","zero-absent"],
    ],
  }),
  'cluster.api.admissionregistration.v1beta1.ParamKind': () => ({
    fields: [
      ["apiVersion",1,"optional","string","zero-absent"],
      ["kind",2,"optional","string","zero-absent"],
    ],
  }),
  'cluster.api.admissionregistration.v1beta1.ParamRef': () => ({
    fields: [
      ["name",1,"optional","string","zero-absent"],
      ["namespace",2,"optional","string","zero-absent"],
      ["selector",3,"optional","cluster.api.meta.v1.LabelSelector","explicit"],
      ["parameterNotFoundAction",4,"optional","string","explicit"],
    ],
  }),
  'cluster.api.admissionregistration.v1beta1.TypeChecking': () => ({
    fields: [
      ["expressionWarnings",1,"repeated","cluster.api.admissionregistration.v1beta1.ExpressionWarning","zero-absent"],
    ],
  }),
  'cluster.api.admissionregistration.v1beta1.ValidatingAdmissionPolicy': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ObjectMeta","always"],
      ["spec",2,"optional","cluster.api.admissionregistration.v1beta1.ValidatingAdmissionPolicySpec","always"],
      ["status",3,"optional","cluster.api.admissionregistration.v1beta1.ValidatingAdmissionPolicyStatus","always"],
    ],
  }),
  'cluster.api.admissionregistration.v1beta1.ValidatingAdmissionPolicyBinding': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ObjectMeta","always"],
      ["spec",2,"optional","cluster.api.admissionregistration.v1beta1.ValidatingAdmissionPolicyBindingSpec","always"],
    ],
  }),
  'cluster.api.admissionregistration.v1beta1.ValidatingAdmissionPolicyBindingList': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ListMeta","always"],
      ["items",2,"repeated","cluster.api.admissionregistration.v1beta1.ValidatingAdmissionPolicyBinding","explicit"],
    ],
  }),
  'cluster.api.admissionregistration.v1beta1.ValidatingAdmissionPolicyBindingSpec': () => ({
    fields: [
      ["policyName",1,"optional","string","zero-absent"],
      ["paramRef",2,"optional","cluster.api.admissionregistration.v1beta1.ParamRef","explicit"],
      ["matchResources",3,"optional","cluster.api.admissionregistration.v1beta1.MatchResources","explicit"],
      ["validationActions",4,"repeated","string","zero-absent"],
    ],
  }),
  'cluster.api.admissionregistration.v1beta1.ValidatingAdmissionPolicyList': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ListMeta","always"],
      ["items",2,"repeated","cluster.api.admissionregistration.v1beta1.ValidatingAdmissionPolicy","explicit"],
    ],
  }),
  'cluster.api.admissionregistration.v1beta1.ValidatingAdmissionPolicySpec': () => ({
    fields: [
      ["paramKind",1,"optional","cluster.api.admissionregistration.v1beta1.ParamKind","explicit"],
      ["matchConstraints",2,"optional","cluster.api.admissionregistration.v1beta1.MatchResources","explicit"],
      ["validations",3,"repeated","cluster.api.admissionregistration.v1beta1.Validation","zero-absent"],
      ["failurePolicy",4,"optional","string","explicit"],
      ["auditAnnotations",5,"repeated","cluster.api.admissionregistration.v1beta1.AuditAnnotation","zero-absent"],
      ["matchConditions",6,"repeated","cluster.api.admissionregistration.v1beta1.MatchCondition","zero-absent"],
      ["variables",7,"repeated","cluster.api.admissionregistration.v1beta1.Variable","zero-absent"],
    ],
  }),
  'cluster.api.admissionregistration.v1beta1.ValidatingAdmissionPolicyStatus': () => ({
    fields: [
      ["observedGeneration",1,"optional","int64","zero-absent"],
      ["typeChecking",2,"optional","cluster.api.admissionregistration.v1beta1.TypeChecking","explicit"],
      ["conditions",3,"repeated","cluster.api.meta.v1.Condition","zero-absent"],
    ],
  }),
  'cluster.api.admissionregistration.v1beta1.Validation': () => ({
    fields: [
      ["expression",1,"optional","string","zero-absent"],
      ["message",2,"optional","string","zero-absent"],
      ["reason",3,"optional","string","explicit"],
      ["messageExpression",4,"optional","string","zero-absent"],
    ],
  }),
  'cluster.api.admissionregistration.v1beta1.Variable': () => ({
    fields: [
      ["name",1,"optional","string","zero-absent"],
      ["expression",2,"optional","string","zero-absent"],
    ],
  }),
};
