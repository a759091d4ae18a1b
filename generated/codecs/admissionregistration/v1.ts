// Generated from schemas/openapi/admissionregistration/v1 by `npm run generate`. Do not edit.
import type { MessageTables } from '../table.js';

export const messages: MessageTables = {
  'cluster.api.admissionregistration.v1.ApplyConfiguration': () => ({
    fields: [
      ["expression",1,"optional","string","zero-absent"],
    ],
  }),
  'cluster.api.admissionregistration.v1.AuditAnnotation': () => ({
    fields: [
      ["key",1,"optional","string","zero-absent"],
      ["valueExpression",2,"optional","string","zero-absent"],
    ],
  }),
  'cluster.api.admissionregistration.v1.ExpressionWarning': () => ({
    fields: [
      ["fieldRef",2,"optional","string","explicit"],
      ["warning",3,"optional","string","explicit"],
    ],
  }),
  'cluster.api.admissionregistration.v1.JSONPatch': () => ({
    fields: [
      ["expression",1,"optional","string","zero-absent"],
    ],
  }),
  'cluster.api.admissionregistration.v1.MatchCondition': () => ({
    fields: [
      ["name",1,"optional","string","zero-absent"],
      ["expression",2,"optional","string","zero-absent"],
    ],
  }),
  'cluster.api.admissionregistration.v1.MatchResources': () => ({
    fields: [
      ["namespaceSelector",1,"optional","cluster.api.meta.v1.LabelSelector","explicit"],
      ["objectSelector",2,"optional","cluster.api.meta.v1.LabelSelector","explicit"],
      ["resourceRules",3,"repeated","cluster.api.admissionregistration.v1.NamedRuleWithOperations","zero-absent"],
      ["excludeResourceRules",4,"repeated","cluster.api.admissionregistration.v1.NamedRuleWithOperations","zero-absent"],
      ["matchPolicy",7,"optional","string","explicit"],
    ],
  }),
  'cluster.api.admissionregistration.v1.MutatingAdmissionPolicy': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ObjectMeta","always"],
      ["spec",2,"optional","cluster.api.admissionregistration.v1.MutatingAdmissionPolicySpec","always"],
    ],
  }),
  'cluster.api.admissionregistration.v1.MutatingAdmissionPolicyBinding': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ObjectMeta","always"],
      ["spec",2,"optional","cluster.api.admissionregistration.v1.MutatingAdmissionPolicyBindingSpec","always"],
    ],
  }),
  'cluster.api.admissionregistration.v1.MutatingAdmissionPolicyBindingList': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ListMeta","always"],
      ["items",2,"repeated","cluster.api.admissionregistration.v1.MutatingAdmissionPolicyBinding","explicit"],
    ],
  }),
  'cluster.api.admissionregistration.v1.MutatingAdmissionPolicyBindingSpec': () => ({
    fields: [
      ["policyName",1,"optional","string","zero-absent"],
      ["paramRef",2,"optional","cluster.api.admissionregistration.v1.ParamRef","explicit"],
      ["matchResources",3,"optional","cluster.api.admissionregistration.v1.MatchResources","explicit"],
    ],
  }),
  'cluster.api.admissionregistration.v1.MutatingAdmissionPolicyList': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ListMeta","always"],
      ["items",2,"repeated","cluster.api.admissionregistration.v1.MutatingAdmissionPolicy","explicit"],
    ],
  }),
  'cluster.api.admissionregistration.v1.MutatingAdmissionPolicySpec': () => ({
    fields: [
      ["paramKind",1,"optional","cluster.api.admissionregistration.v1.ParamKind","explicit"],
      ["matchConstraints",2,"optional","cluster.api.admissionregistration.v1.MatchResources","explicit"],
      ["variables",3,"repeated","cluster.api.admissionregistration.v1.Variable","zero-absent"],
      ["mutations",4,"repeated","cluster.api.admissionregistration.v1.Mutation","zero-absent"],
      ["failurePolicy",5,"optional","string","explicit"],
      ["matchConditions",6,"repeated","cluster.api.admissionregistration.v1.MatchCondition","zero-absent"],
      ["reinvocationPolicy",7,"optional","string","zero-absent"],
    ],
  }),
  'cluster.api.admissionregistration.v1.MutatingWebhook': () => ({
    fields: [
      ["name",1,"optional","string","zero-absent"],
      ["clientConfig",2,"optional","cluster.api.admissionregistration.v1.WebhookClientConfig","always"],
      ["rules",3,"repeated","cluster.api.admissionregistration.v1.RuleWithOperations","zero-absent"],
      ["failurePolicy",4,"optional","string","explicit"],
      ["namespaceSelector",5,"optional","cluster.api.meta.v1.LabelSelector","explicit"],
      ["sideEffects",6,"optional","string","explicit"],
      ["timeoutSeconds",7,"optional","int32","explicit"],
      ["admissionReviewVersions",8,"repeated","string","zero-absent"],
      ["matchPolicy",9,"optional","string","explicit"],
      ["reinvocationPolicy",10,"optional","string","explicit"],
      ["objectSelector",11,"optional","cluster.api.meta.v1.LabelSelector","explicit"],
      ["matchConditions",12,"repeated","cluster.api.admissionregistration.v1.MatchCondition","zero-absent"],
    ],
  }),
  'cluster.api.admissionregistration.v1.MutatingWebhookConfiguration': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ObjectMeta","always"],
      ["webhooks",2,"repeated","cluster.api.admissionregistration.v1.MutatingWebhook","zero-absent"],
    ],
  }),
  'cluster.api.admissionregistration.v1.MutatingWebhookConfigurationList': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ListMeta","always"],
      ["items",2,"repeated","cluster.api.admissionregistration.v1.MutatingWebhookConfiguration","explicit"],
    ],
  }),
  'cluster.api.admissionregistration.v1.Mutation': () => ({
    fields: [
      ["patchType",2,"optional","string","zero-absent"],
      ["applyConfiguration",3,"optional","cluster.api.admissionregistration.v1.ApplyConfiguration","explicit"],
      ["jsonPatch",4,"optional","cluster.api.admissionregistration.v1.JSONPatch","explicit"],
    ],
  }),
  'cluster.api.admissionregistration.v1.NamedRuleWithOperations': () => ({
    fields: [
      ["resourceNames",1,"repeated","string","zero-absent"],
      ["",2,"optional","cluster.api.admissionregistration.v1.RuleWithOperations","zero-absent"],
    ],
  }),
  'cluster.api.admissionregistration.v1.ParamKind': () => ({
    fields: [
      ["apiVersion",1,"optional","string","zero-absent"],
      ["kind",2,"optional","string","zero-absent"],
    ],
  }),
  'cluster.api.admissionregistration.v1.ParamRef': () => ({
    fields: [
      ["name",1,"optional","string","zero-absent"],
      ["namespace",2,"optional","string","zero-absent"],
      ["selector",3,"optional","cluster.api.meta.v1.LabelSelector","explicit"],
      ["parameterNotFoundAction",4,"optional","string","explicit"],
    ],
  }),
  'cluster.api.admissionregistration.v1.Rule': () => ({
    fields: [
      ["apiGroups",1,"repeated","string","zero-absent"],
      ["apiVersions",2,"repeated","string","zero-absent"],
      ["resources",3,"repeated","string","zero-absent"],
      ["scope",4,"optional","string","explicit"],
    ],
  }),
  'cluster.api.admissionregistration.v1.RuleWithOperations': () => ({
    fields: [
      ["operations",1,"repeated","string","zero-absent"],
      ["",2,"optional","cluster.api.admissionregistration.v1.Rule","zero-absent"],
    ],
  }),
  'cluster.api.admissionregistration.v1.ServiceReference': () => ({
    fields: [
      ["namespace",1,"optional","string","zero-absent"],
      ["name",2,"optional","string","zero-absent"],
      ["path",3,"optional","string","explicit"],
      ["port",4,"optional","int32","explicit"],
    ],
  }),
  'cluster.api.admissionregistration.v1.TypeChecking': () => ({
    fields: [
      ["expressionWarnings",1,"repeated","cluster.api.admissionregistration.v1.ExpressionWarning","zero-absent"],
    ],
  }),
  'cluster.api.admissionregistration.v1.ValidatingAdmissionPolicy': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ObjectMeta","always"],
      ["spec",2,"optional","cluster.api.admissionregistration.v1.ValidatingAdmissionPolicySpec","always"],
      ["status",3,"optional","cluster.api.admissionregistration.v1.ValidatingAdmissionPolicyStatus","always"],
    ],
  }),
  'cluster.api.admissionregistration.v1.ValidatingAdmissionPolicyBinding': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ObjectMeta","always"],
      ["spec",2,"optional","cluster.api.admissionregistration.v1.ValidatingAdmissionPolicyBindingSpec","always"],
    ],
  }),
  'cluster.api.admissionregistration.v1.ValidatingAdmissionPolicyBindingList': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ListMeta","always"],
      ["items",2,"repeated","cluster.api.admissionregistration.v1.ValidatingAdmissionPolicyBinding","explicit"],
    ],
  }),
  'cluster.api.admissionregistration.v1.ValidatingAdmissionPolicyBindingSpec': () => ({
    fields: [
      ["policyName",1,"optional","string","zero-absent"],
      ["paramRef",2,"optional","cluster.api.admissionregistration.v1.ParamRef","explicit"],
      ["matchResources",3,"optional","cluster.api.admissionregistration.v1.MatchResources","explicit"],
      ["validationActions",4,"repeated","string","zero-absent"],
    ],
  }),
  'cluster.api.admissionregistration.v1.ValidatingAdmissionPolicyList': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ListMeta","always"],
      ["items",2,"repeated","cluster.api.admissionregistration.v1.ValidatingAdmissionPolicy","explicit"],
    ],
  }),
  'cluster.api.admissionregistration.v1.ValidatingAdmissionPolicySpec': () => ({
    fields: [
      ["paramKind",1,"optional","cluster.api.admissionregistration.v1.ParamKind","explicit"],
      ["matchConstraints",2,"optional","cluster.api.admissionregistration.v1.MatchResources","explicit"],
      ["validations",3,"repeated","cluster.api.admissionregistration.v1.Validation","zero-absent"],
      ["failurePolicy",4,"optional","string","explicit"],
      ["auditAnnotations",5,"repeated","cluster.api.admissionregistration.v1.AuditAnnotation","zero-absent"],
      ["matchConditions",6,"repeated","cluster.api.admissionregistration.v1.MatchCondition","zero-absent"],
      ["variables",7,"repeated","cluster.api.admissionregistration.v1.Variable","zero-absent"],
    ],
  }),
  'cluster.api.admissionregistration.v1.ValidatingAdmissionPolicyStatus': () => ({
    fields: [
      ["observedGeneration",1,"optional","int64","zero-absent"],
      ["typeChecking",2,"optional","cluster.api.admissionregistration.v1.TypeChecking","explicit"],
      ["conditions",3,"repeated","cluster.api.meta.v1.Condition","zero-absent"],
    ],
  }),
  'cluster.api.admissionregistration.v1.ValidatingWebhook': () => ({
    fields: [
      ["name",1,"optional","string","zero-absent"],
      ["clientConfig",2,"optional","cluster.api.admissionregistration.v1.WebhookClientConfig","always"],
      ["rules",3,"repeated","cluster.api.admissionregistration.v1.RuleWithOperations","zero-absent"],
      ["failurePolicy",4,"optional","string","explicit"],
      ["namespaceSelector",5,"optional","cluster.api.meta.v1.LabelSelector","explicit"],
      ["sideEffects",6,"optional","string","explicit"],
      ["timeoutSeconds",7,"optional","int32","explicit"],
      ["admissionReviewVersions",8,"repeated","string","zero-absent"],
      ["matchPolicy",9,"optional","string","explicit"],
      ["objectSelector",10,"optional","cluster.api.meta.v1.LabelSelector","explicit"],
      ["matchConditions",11,"repeated","cluster.api.admissionregistration.v1.MatchCondition","zero-absent"],
    ],
  }),
  'cluster.api.admissionregistration.v1.ValidatingWebhookConfiguration': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ObjectMeta","always"],
      ["webhooks",2,"repeated","cluster.api.admissionregistration.v1.ValidatingWebhook","zero-absent"],
    ],
  }),
  'cluster.api.admissionregistration.v1.ValidatingWebhookConfigurationList': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ListMeta","always"],
      ["items",2,"repeated","cluster.api.admissionregistration.v1.ValidatingWebhookConfiguration","explicit"],
    ],
  }),
  'cluster.api.admissionregistration.v1.Validation': () => ({
    fields: [
      ["expression",1,"optional","string","zero-absent"],
      ["message",2,"optional","string","zero-absent"],
      ["reason",3,"optional","string","explicit"],
      ["messageExpression",4,"optional","string","zero-absent"],
    ],
  }),
  'cluster.api.admissionregistration.v1.Variable': () => ({
    fields: [
      ["name",1,"optional","string","zero-absent"],
      ["expression",2,"optional","string","zero-absent"],
    ],
  }),
  'cluster.api.admissionregistration.v1.WebhookClientConfig': () => ({
    fields: [
      ["service",1,"optional","cluster.api.admissionregistration.v1.ServiceReference","explicit"],
      ["caBundle",2,"optional","bytes","zero-absent"],
      ["url",3,"optional","string","explicit"],
    ],
  }),
};
