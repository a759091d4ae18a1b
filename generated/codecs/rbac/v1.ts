// Generated from schemas/openapi/rbac/v1 by `npm run generate`. Do not edit.
import type { MessageTables } from '../table.js';

export const messages: MessageTables = {
  'cluster.api.rbac.v1.AggregationRule': () => ({
    fields: [
      ["clusterRoleSelectors",1,"repeated","cluster.api.meta.v1.LabelSelector","zero-absent"],
    ],
  }),
  'cluster.api.rbac.v1.ClusterRole': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ObjectMeta","always"],
      ["rules",2,"repeated","cluster.api.rbac.v1.PolicyRule","zero-absent"],
      ["aggregationRule",3,"optional","cluster.api.rbac.v1.AggregationRule","explicit"],
    ],
  }),
  'cluster.api.rbac.v1.ClusterRoleBinding': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ObjectMeta","always"],
      ["subjects",2,"repeated","cluster.api.rbac.v1.Subject","zero-absent"],
      ["roleRef",3,"optional","cluster.api.rbac.v1.RoleRef","always"],
    ],
  }),
  'cluster.api.rbac.v1.ClusterRoleBindingList': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ListMeta","always"],
      ["items",2,"repeated","cluster.api.rbac.v1.ClusterRoleBinding","explicit"],
    ],
  }),
  'cluster.api.rbac.v1.ClusterRoleList': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ListMeta","always"],
      ["items",2,"repeated","cluster.api.rbac.v1.ClusterRole","explicit"],
    ],
  }),
  'cluster.api.rbac.v1.PolicyRule': () => ({
    fields: [
      ["verbs",1,"repeated","string","zero-absent"],
      ["apiGroups",2,"repeated","string","zero-absent"],
      ["resources",3,"repeated","string","zero-absent"],
      ["resourceNames",4,"repeated","string","zero-absent"],
      ["nonResourceURLs",5,"repeated","string","zero-absent"],
    ],
  }),
  'cluster.api.rbac.v1.Role': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ObjectMeta","always"],
      ["rules",2,"repeated","cluster.api.rbac.v1.PolicyRule","zero-absent"],
    ],
  }),
  'cluster.api.rbac.v1.RoleBinding': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ObjectMeta","always"],
      ["subjects",2,"repeated","cluster.api.rbac.v1.Subject","zero-absent"],
      ["roleRef",3,"optional","cluster.api.rbac.v1.RoleRef","always"],
    ],
  }),
  'cluster.api.rbac.v1.RoleBindingList': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ListMeta","always"],
      ["items",2,"repeated","cluster.api.rbac.v1.RoleBinding","explicit"],
    ],
  }),
  'cluster.api.rbac.v1.RoleList': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ListMeta","always"],
      ["items",2,"repeated","cluster.api.rbac.v1.Role","explicit"],
    ],
  }),
  'cluster.api.rbac.v1.RoleRef': () => ({
    fields: [
      ["apiGroup",1,"optional","string","zero-absent"],
      ["kind",2,"optional","string","zero-absent"],
      ["name",3,"optional","string","zero-absent"],
    ],
  }),
  'cluster.api.rbac.v1.Subject': () => ({
    fields: [
      ["kind",1,"optional","string","zero-absent"],
      ["apiGroup",2,"optional","string","zero-absent"],
      ["name",3,"optional","string","zero-absent"],
      ["namespace",4,"optional","string","zero-absent"],
    ],
  }),
};
