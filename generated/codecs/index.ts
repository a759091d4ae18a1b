// Generated from schemas/openapi by `npm run generate`. Do not edit.
import { messages as core_v1 } from './core/v1.js';
import { messages as apiregistration_v1 } from './apiregistration/v1.js';
import { messages as apps_v1 } from './apps/v1.js';
import { messages as events_v1 } from './events/v1.js';
import { messages as authentication_v1 } from './authentication/v1.js';
import { messages as authentication_v1beta1 } from './authentication/v1beta1.js';
import { messages as authentication_v1alpha1 } from './authentication/v1alpha1.js';
import { messages as authorization_v1 } from './authorization/v1.js';
import { messages as autoscaling_v1 } from './autoscaling/v1.js';
import { messages as certificates_v1 } from './certificates/v1.js';
import { messages as certificates_v1beta1 } from './certificates/v1beta1.js';
import { messages as certificates_v1alpha1 } from './certificates/v1alpha1.js';
import { messages as rbac_v1 } from './rbac/v1.js';
import { messages as admissionregistration_v1 } from './admissionregistration/v1.js';
import { messages as admissionregistration_v1beta1 } from './admissionregistration/v1beta1.js';
import { messages as admissionregistration_v1alpha1 } from './admissionregistration/v1alpha1.js';
import { messages as apiextensions_v1 } from './apiextensions/v1.js';
import { messages as coordination_v1 } from './coordination/v1.js';
import { messages as flowcontrol_v1 } from './flowcontrol/v1.js';
import { messages as flowcontrol_v1beta3 } from './flowcontrol/v1beta3.js';
import { messages as meta_v1 } from './meta/v1.js';
import type { MessageTables } from './table.js';

/** Every message table. */
export const MESSAGES: MessageTables = {
  ...core_v1,
  ...apiregistration_v1,
  ...apps_v1,
  ...events_v1,
  ...authentication_v1,
  ...authentication_v1beta1,
  ...authentication_v1alpha1,
  ...authorization_v1,
  ...autoscaling_v1,
  ...certificates_v1,
  ...certificates_v1beta1,
  ...certificates_v1alpha1,
  ...rbac_v1,
  ...admissionregistration_v1,
  ...admissionregistration_v1beta1,
  ...admissionregistration_v1alpha1,
  ...apiextensions_v1,
  ...coordination_v1,
  ...flowcontrol_v1,
  ...flowcontrol_v1beta3,
  ...meta_v1,
};

/** Message of `apiVersion kind` in cluster naming; `*` stands for any apiVersion. */
export const KINDS: Readonly<Record<string, string>> = {
  'v1 Binding': 'cluster.api.core.v1.Binding',
  'v1 ConfigMap': 'cluster.api.core.v1.ConfigMap',
  'v1 ConfigMapList': 'cluster.api.core.v1.ConfigMapList',
  'v1 Event': 'cluster.api.core.v1.Event',
  'v1 EventList': 'cluster.api.core.v1.EventList',
  'v1 Namespace': 'cluster.api.core.v1.Namespace',
  'v1 NamespaceList': 'cluster.api.core.v1.NamespaceList',
  'v1 Node': 'cluster.api.core.v1.Node',
  'v1 NodeList': 'cluster.api.core.v1.NodeList',
  'v1 Pod': 'cluster.api.core.v1.Pod',
  'v1 PodList': 'cluster.api.core.v1.PodList',
  'v1 Secret': 'cluster.api.core.v1.Secret',
  'v1 SecretList': 'cluster.api.core.v1.SecretList',
  'v1 Service': 'cluster.api.core.v1.Service',
  'v1 ServiceAccount': 'cluster.api.core.v1.ServiceAccount',
  'v1 ServiceAccountList': 'cluster.api.core.v1.ServiceAccountList',
  'v1 ServiceList': 'cluster.api.core.v1.ServiceList',
  'apiregistration.cluster.io/v1 APIService': 'cluster.api.apiregistration.v1.APIService',
  'apiregistration.cluster.io/v1 APIServiceList': 'cluster.api.apiregistration.v1.APIServiceList',
  'apps/v1 Deployment': 'cluster.api.apps.v1.Deployment',
  'apps/v1 DeploymentList': 'cluster.api.apps.v1.DeploymentList',
  'apps/v1 ReplicaSet': 'cluster.api.apps.v1.ReplicaSet',
  'apps/v1 ReplicaSetList': 'cluster.api.apps.v1.ReplicaSetList',
  'events.cluster.io/v1 Event': 'cluster.api.events.v1.Event',
  'events.cluster.io/v1 EventList': 'cluster.api.events.v1.EventList',
  'authentication.cluster.io/v1 SelfSubjectReview': 'cluster.api.authentication.v1.SelfSubjectReview',
  'authentication.cluster.io/v1 TokenRequest': 'cluster.api.authentication.v1.TokenRequest',
  'authentication.cluster.io/v1 TokenReview': 'cluster.api.authentication.v1.TokenReview',
  'authentication.cluster.io/v1beta1 SelfSubjectReview': 'cluster.api.authentication.v1beta1.SelfSubjectReview',
  'authentication.cluster.io/v1alpha1 SelfSubjectReview': 'cluster.api.authentication.v1alpha1.SelfSubjectReview',
  'authorization.cluster.io/v1 LocalSubjectAccessReview': 'cluster.api.authorization.v1.LocalSubjectAccessReview',
  'authorization.cluster.io/v1 SelfSubjectAccessReview': 'cluster.api.authorization.v1.SelfSubjectAccessReview',
  'authorization.cluster.io/v1 SelfSubjectRulesReview': 'cluster.api.authorization.v1.SelfSubjectRulesReview',
  'authorization.cluster.io/v1 SubjectAccessReview': 'cluster.api.authorization.v1.SubjectAccessReview',
  'autoscaling/v1 Scale': 'cluster.api.autoscaling.v1.Scale',
  'certificates.cluster.io/v1 CertificateSigningRequest': 'cluster.api.certificates.v1.CertificateSigningRequest',
  'certificates.cluster.io/v1 CertificateSigningRequestList': 'cluster.api.certificates.v1.CertificateSigningRequestList',
  'certificates.cluster.io/v1beta1 ClusterTrustBundle': 'cluster.api.certificates.v1beta1.ClusterTrustBundle',
  'certificates.cluster.io/v1beta1 ClusterTrustBundleList': 'cluster.api.certificates.v1beta1.ClusterTrustBundleList',
  'certificates.cluster.io/v1beta1 PodCertificateRequest': 'cluster.api.certificates.v1beta1.PodCertificateRequest',
  'certificates.cluster.io/v1beta1 PodCertificateRequestList': 'cluster.api.certificates.v1beta1.PodCertificateRequestList',
  'certificates.cluster.io/v1alpha1 ClusterTrustBundle': 'cluster.api.certificates.v1alpha1.ClusterTrustBundle',
  'certificates.cluster.io/v1alpha1 ClusterTrustBundleList': 'cluster.api.certificates.v1alpha1.ClusterTrustBundleList',
  'rbac.authorization.cluster.io/v1 ClusterRole': 'cluster.api.rbac.v1.ClusterRole',
  'rbac.authorization.cluster.io/v1 ClusterRoleBinding': 'cluster.api.rbac.v1.ClusterRoleBinding',
  'rbac.authorization.cluster.io/v1 ClusterRoleBindingList': 'cluster.api.rbac.v1.ClusterRoleBindingList',
  'rbac.authorization.cluster.io/v1 ClusterRoleList': 'cluster.api.rbac.v1.ClusterRoleList',
  'rbac.authorization.cluster.io/v1 Role': 'cluster.api.rbac.v1.Role',
  'rbac.authorization.cluster.io/v1 RoleBinding': 'cluster.api.rbac.v1.RoleBinding',
  'rbac.authorization.cluster.io/v1 RoleBindingList': 'cluster.api.rbac.v1.RoleBindingList',
  'rbac.authorization.cluster.io/v1 RoleList': 'cluster.api.rbac.v1.RoleList',
  'admissionregistration.cluster.io/v1 MutatingAdmissionPolicy': 'cluster.api.admissionregistration.v1.MutatingAdmissionPolicy',
  'admissionregistration.cluster.io/v1 MutatingAdmissionPolicyBinding': 'cluster.api.admissionregistration.v1.MutatingAdmissionPolicyBinding',
  'admissionregistration.cluster.io/v1 MutatingAdmissionPolicyBindingList': 'cluster.api.admissionregistration.v1.MutatingAdmissionPolicyBindingList',
  'admissionregistration.cluster.io/v1 MutatingAdmissionPolicyList': 'cluster.api.admissionregistration.v1.MutatingAdmissionPolicyList',
  'admissionregistration.cluster.io/v1 MutatingWebhookConfiguration': 'cluster.api.admissionregistration.v1.MutatingWebhookConfiguration',
  'admissionregistration.cluster.io/v1 MutatingWebhookConfigurationList': 'cluster.api.admissionregistration.v1.MutatingWebhookConfigurationList',
  'admissionregistration.cluster.io/v1 ValidatingAdmissionPolicy': 'cluster.api.admissionregistration.v1.ValidatingAdmissionPolicy',
  'admissionregistration.cluster.io/v1 ValidatingAdmissionPolicyBinding': 'cluster.api.admissionregistration.v1.ValidatingAdmissionPolicyBinding',
  'admissionregistration.cluster.io/v1 ValidatingAdmissionPolicyBindingList': 'cluster.api.admissionregistration.v1.ValidatingAdmissionPolicyBindingList',
  'admissionregistration.cluster.io/v1 ValidatingAdmissionPolicyList': 'cluster.api.admissionregistration.v1.ValidatingAdmissionPolicyList',
  'admissionregistration.cluster.io/v1 ValidatingWebhookConfiguration': 'cluster.api.admissionregistration.v1.ValidatingWebhookConfiguration',
  'admissionregistration.cluster.io/v1 ValidatingWebhookConfigurationList': 'cluster.api.admissionregistration.v1.ValidatingWebhookConfigurationList',
  'admissionregistration.cluster.io/v1beta1 MutatingAdmissionPolicy': 'cluster.api.admissionregistration.v1beta1.MutatingAdmissionPolicy',
  'admissionregistration.cluster.io/v1beta1 MutatingAdmissionPolicyBinding': 'cluster.api.admissionregistration.v1beta1.MutatingAdmissionPolicyBinding',
  'admissionregistration.cluster.io/v1beta1 MutatingAdmissionPolicyBindingList': 'cluster.api.admissionregistration.v1beta1.MutatingAdmissionPolicyBindingList',
  'admissionregistration.cluster.io/v1beta1 MutatingAdmissionPolicyList': 'cluster.api.admissionregistration.v1beta1.MutatingAdmissionPolicyList',
  'admissionregistration.cluster.io/v1beta1 ValidatingAdmissionPolicy': 'cluster.api.admissionregistration.v1beta1.ValidatingAdmissionPolicy',
  'admissionregistration.cluster.io/v1beta1 ValidatingAdmissionPolicyBinding': 'cluster.api.admissionregistration.v1beta1.ValidatingAdmissionPolicyBinding',
  'admissionregistration.cluster.io/v1beta1 ValidatingAdmissionPolicyBindingList': 'cluster.api.admissionregistration.v1beta1.ValidatingAdmissionPolicyBindingList',
  'admissionregistration.cluster.io/v1beta1 ValidatingAdmissionPolicyList': 'cluster.api.admissionregistration.v1beta1.ValidatingAdmissionPolicyList',
  'admissionregistration.cluster.io/v1alpha1 MutatingAdmissionPolicy': 'cluster.api.admissionregistration.v1alpha1.MutatingAdmissionPolicy',
  'admissionregistration.cluster.io/v1alpha1 MutatingAdmissionPolicyBinding': 'cluster.api.admissionregistration.v1alpha1.MutatingAdmissionPolicyBinding',
  'admissionregistration.cluster.io/v1alpha1 MutatingAdmissionPolicyBindingList': 'cluster.api.admissionregistration.v1alpha1.MutatingAdmissionPolicyBindingList',
  'admissionregistration.cluster.io/v1alpha1 MutatingAdmissionPolicyList': 'cluster.api.admissionregistration.v1alpha1.MutatingAdmissionPolicyList',
  'admissionregistration.cluster.io/v1alpha1 ValidatingAdmissionPolicy': 'cluster.api.admissionregistration.v1alpha1.ValidatingAdmissionPolicy',
  'admissionregistration.cluster.io/v1alpha1 ValidatingAdmissionPolicyBinding': 'cluster.api.admissionregistration.v1alpha1.ValidatingAdmissionPolicyBinding',
  'admissionregistration.cluster.io/v1alpha1 ValidatingAdmissionPolicyBindingList': 'cluster.api.admissionregistration.v1alpha1.ValidatingAdmissionPolicyBindingList',
  'admissionregistration.cluster.io/v1alpha1 ValidatingAdmissionPolicyList': 'cluster.api.admissionregistration.v1alpha1.ValidatingAdmissionPolicyList',
  'apiextensions.cluster.io/v1 CustomResourceDefinition': 'cluster.api.apiextensions.v1.CustomResourceDefinition',
  'apiextensions.cluster.io/v1 CustomResourceDefinitionList': 'cluster.api.apiextensions.v1.CustomResourceDefinitionList',
  'coordination.cluster.io/v1 Lease': 'cluster.api.coordination.v1.Lease',
  'coordination.cluster.io/v1 LeaseList': 'cluster.api.coordination.v1.LeaseList',
  'flowcontrol.apiserver.cluster.io/v1 FlowSchema': 'cluster.api.flowcontrol.v1.FlowSchema',
  'flowcontrol.apiserver.cluster.io/v1 FlowSchemaList': 'cluster.api.flowcontrol.v1.FlowSchemaList',
  'flowcontrol.apiserver.cluster.io/v1 PriorityLevelConfiguration': 'cluster.api.flowcontrol.v1.PriorityLevelConfiguration',
  'flowcontrol.apiserver.cluster.io/v1 PriorityLevelConfigurationList': 'cluster.api.flowcontrol.v1.PriorityLevelConfigurationList',
  'flowcontrol.apiserver.cluster.io/v1beta3 FlowSchema': 'cluster.api.flowcontrol.v1beta3.FlowSchema',
  'flowcontrol.apiserver.cluster.io/v1beta3 FlowSchemaList': 'cluster.api.flowcontrol.v1beta3.FlowSchemaList',
  'flowcontrol.apiserver.cluster.io/v1beta3 PriorityLevelConfiguration': 'cluster.api.flowcontrol.v1beta3.PriorityLevelConfiguration',
  'flowcontrol.apiserver.cluster.io/v1beta3 PriorityLevelConfigurationList': 'cluster.api.flowcontrol.v1beta3.PriorityLevelConfigurationList',
  '* APIGroup': 'cluster.api.meta.v1.APIGroup',
  '* APIGroupList': 'cluster.api.meta.v1.APIGroupList',
  '* APIResourceList': 'cluster.api.meta.v1.APIResourceList',
  '* APIVersions': 'cluster.api.meta.v1.APIVersions',
  '* DeleteOptions': 'cluster.api.meta.v1.DeleteOptions',
  '* PartialObjectMetadata': 'cluster.api.meta.v1.PartialObjectMetadata',
  '* PartialObjectMetadataList': 'cluster.api.meta.v1.PartialObjectMetadataList',
  '* Status': 'cluster.api.meta.v1.Status',
};
