// Generated from schemas/openapi/networking/v1 by `npm run generate`. Do not edit.
import type { MessageTables } from '../table.js';

export const messages: MessageTables = {
  'cluster.api.networking.v1.HTTPIngressPath': () => ({
    fields: [
      ["path",1,"optional","string","zero-absent"],
      ["backend",2,"optional","cluster.api.networking.v1.IngressBackend","always"],
      ["pathType",3,"optional","string","explicit"],
    ],
  }),
  'cluster.api.networking.v1.HTTPIngressRuleValue': () => ({
    fields: [
      ["paths",1,"repeated","cluster.api.networking.v1.HTTPIngressPath","zero-absent"],
    ],
  }),
  'cluster.api.networking.v1.IPAddress': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ObjectMeta","always"],
      ["spec",2,"optional","cluster.api.networking.v1.IPAddressSpec","always"],
    ],
  }),
  'cluster.api.networking.v1.IPAddressList': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ListMeta","always"],
      ["items",2,"repeated","cluster.api.networking.v1.IPAddress","explicit"],
    ],
  }),
  'cluster.api.networking.v1.IPAddressSpec': () => ({
    fields: [
      ["parentRef",1,"optional","cluster.api.networking.v1.ParentReference","explicit"],
    ],
  }),
  'cluster.api.networking.v1.IPBlock': () => ({
    fields: [
      ["cidr",1,"optional","string","zero-absent"],
      ["except",2,"repeated","string","zero-absent"],
    ],
  }),
  'cluster.api.networking.v1.Ingress': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ObjectMeta","always"],
      ["spec",2,"optional","cluster.api.networking.v1.IngressSpec","always"],
      ["status",3,"optional","cluster.api.networking.v1.IngressStatus","always"],
    ],
  }),
  'cluster.api.networking.v1.IngressBackend': () => ({
    fields: [
      ["resource",3,"optional","cluster.api.core.v1.TypedLocalObjectReference","explicit"],
      ["service",4,"optional","cluster.api.networking.v1.IngressServiceBackend","explicit"],
    ],
  }),
  'cluster.api.networking.v1.IngressClass': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ObjectMeta","always"],
      ["spec",2,"optional","cluster.api.networking.v1.IngressClassSpec","always"],
    ],
  }),
  'cluster.api.networking.v1.IngressClassList': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ListMeta","always"],
      ["items",2,"repeated","cluster.api.networking.v1.IngressClass","explicit"],
    ],
  }),
  'cluster.api.networking.v1.IngressClassParametersReference': () => ({
    fields: [
      ["apiGroup",1,"optional","string","explicit"],
      ["kind",2,"optional","string","zero-absent"],
      ["name",3,"optional","string","zero-absent"],
      ["scope",4,"optional","string","explicit"],
      ["namespace",5,"optional","string","explicit"],
    ],
  }),
  'cluster.api.networking.v1.IngressClassSpec': () => ({
    fields: [
      ["controller",1,"optional","string","zero-absent"],
      ["parameters",2,"optional","cluster.api.networking.v1.IngressClassParametersReference","explicit"],
    ],
  }),
  'cluster.api.networking.v1.IngressList': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ListMeta","always"],
      ["items",2,"repeated","cluster.api.networking.v1.Ingress","explicit"],
    ],
  }),
  'cluster.api.networking.v1.IngressLoadBalancerIngress': () => ({
    fields: [
      ["ip",1,"optional","string","zero-absent"],
      ["hostname",2,"optional","string","zero-absent"],
      ["ports",4,"repeated","cluster.api.networking.v1.IngressPortStatus","zero-absent"],
    ],
  }),
  'cluster.api.networking.v1.IngressLoadBalancerStatus': () => ({
    fields: [
      ["ingress",1,"repeated","cluster.api.networking.v1.IngressLoadBalancerIngress","zero-absent"],
    ],
  }),
  'cluster.api.networking.v1.IngressPortStatus': () => ({
    fields: [
      ["port",1,"optional","int32","explicit"],
      ["protocol",2,"optional","string","explicit"],
      ["error",3,"optional","string","explicit"],
    ],
  }),
  'cluster.api.networking.v1.IngressRule': () => ({
    fields: [
      ["host",1,"optional","string","zero-absent"],
      ["",2,"optional","cluster.api.networking.v1.IngressRuleValue","zero-absent"],
    ],
  }),
  'cluster.api.networking.v1.IngressRuleValue': () => ({
    fields: [
      ["http",1,"optional","cluster.api.networking.v1.HTTPIngressRuleValue","explicit"],
    ],
  }),
  'cluster.api.networking.v1.IngressServiceBackend': () => ({
    fields: [
      ["name",1,"optional","string","zero-absent"],
      ["port",2,"optional","cluster.api.networking.v1.ServiceBackendPort","always"],
    ],
  }),
  'cluster.api.networking.v1.IngressSpec': () => ({
    fields: [
      ["defaultBackend",1,"optional","cluster.api.networking.v1.IngressBackend","explicit"],
      ["tls",2,"repeated","cluster.api.networking.v1.IngressTLS","zero-absent"],
      ["rules",3,"repeated","cluster.api.networking.v1.IngressRule","zero-absent"],
      ["ingressClassName",4,"optional","string","explicit"],
    ],
  }),
  'cluster.api.networking.v1.IngressStatus': () => ({
    fields: [
      ["loadBalancer",1,"optional","cluster.api.networking.v1.IngressLoadBalancerStatus","always"],
    ],
  }),
  'cluster.api.networking.v1.IngressTLS': () => ({
    fields: [
      ["hosts",1,"repeated","string","zero-absent"],
      ["secretName",2,"optional","string","zero-absent"],
    ],
  }),
  'cluster.api.networking.v1.NetworkPolicy': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ObjectMeta","always"],
      ["spec",2,"optional","cluster.api.networking.v1.NetworkPolicySpec","always"],
    ],
  }),
  'cluster.api.networking.v1.NetworkPolicyEgressRule': () => ({
    fields: [
      ["ports",1,"repeated","cluster.api.networking.v1.NetworkPolicyPort","zero-absent"],
      ["to",2,"repeated","cluster.api.networking.v1.NetworkPolicyPeer","zero-absent"],
    ],
  }),
  'cluster.api.networking.v1.NetworkPolicyIngressRule': () => ({
    fields: [
      ["ports",1,"repeated","cluster.api.networking.v1.NetworkPolicyPort","zero-absent"],
      ["from",2,"repeated","cluster.api.networking.v1.NetworkPolicyPeer","zero-absent"],
    ],
  }),
  'cluster.api.networking.v1.NetworkPolicyList': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ListMeta","always"],
      ["items",2,"repeated","cluster.api.networking.v1.NetworkPolicy","explicit"],
    ],
  }),
  'cluster.api.networking.v1.NetworkPolicyPeer': () => ({
    fields: [
      ["podSelector",1,"optional","cluster.api.meta.v1.LabelSelector","explicit"],
      ["namespaceSelector",2,"optional","cluster.api.meta.v1.LabelSelector","explicit"],
      ["ipBlock",3,"optional","cluster.api.networking.v1.IPBlock","explicit"],
    ],
  }),
  'cluster.api.networking.v1.NetworkPolicyPort': () => ({
    fields: [
      ["protocol",1,"optional","string","explicit"],
      ["port",2,"optional","int-or-string","explicit"],
      ["endPort",3,"optional","int32","explicit"],
    ],
  }),
  'cluster.api.networking.v1.NetworkPolicySpec': () => ({
    fields: [
      ["podSelector",1,"optional","cluster.api.meta.v1.LabelSelector","always"],
      ["ingress",2,"repeated","cluster.api.networking.v1.NetworkPolicyIngressRule","zero-absent"],
      ["egress",3,"repeated","cluster.api.networking.v1.NetworkPolicyEgressRule","zero-absent"],
      ["policyTypes",4,"repeated","string","zero-absent"],
    ],
  }),
  'cluster.api.networking.v1.ParentReference': () => ({
    fields: [
      ["group",1,"optional","string","zero-absent"],
      ["resource",2,"optional","string","zero-absent"],
      ["namespace",3,"optional","string","zero-absent"],
      ["name",4,"optional","string","zero-absent"],
    ],
  }),
  'cluster.api.networking.v1.ServiceBackendPort': () => ({
    fields: [
      ["name",1,"optional","string","zero-absent"],
      ["number",2,"optional","int32","zero-absent"],
    ],
  }),
  'cluster.api.networking.v1.ServiceCIDR': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ObjectMeta","always"],
      ["spec",2,"optional","cluster.api.networking.v1.ServiceCIDRSpec","always"],
      ["status",3,"optional","cluster.api.networking.v1.ServiceCIDRStatus","always"],
    ],
  }),
  'cluster.api.networking.v1.ServiceCIDRList': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ListMeta","always"],
      ["items",2,"repeated","cluster.api.networking.v1.ServiceCIDR","explicit"],
    ],
  }),
  'cluster.api.networking.v1.ServiceCIDRSpec': () => ({
    fields: [
      ["cidrs",1,"repeated","string","zero-absent"],
    ],
  }),
  'cluster.api.networking.v1.ServiceCIDRStatus': () => ({
    fields: [
      ["conditions",1,"repeated","cluster.api.meta.v1.Condition","zero-absent"],
    ],
  }),
};
