// Generated from schemas/openapi by `npm run generate`. Do not edit.
import type { components as core_v1 } from './api__v1.js';
import type { components as apiregistration_v1 } from './apis__apiregistration.cluster.io__v1.js';
import type { components as apps_v1 } from './apis__apps__v1.js';
import type { components as events_v1 } from './apis__events.cluster.io__v1.js';
import type { components as authentication_v1 } from './apis__authentication.cluster.io__v1.js';
import type { components as authentication_v1beta1 } from './apis__authentication.cluster.io__v1beta1.js';
import type { components as authentication_v1alpha1 } from './apis__authentication.cluster.io__v1alpha1.js';
import type { components as authorization_v1 } from './apis__authorization.cluster.io__v1.js';
import type { components as certificates_v1 } from './apis__certificates.cluster.io__v1.js';
import type { components as certificates_v1beta1 } from './apis__certificates.cluster.io__v1beta1.js';
import type { components as certificates_v1alpha1 } from './apis__certificates.cluster.io__v1alpha1.js';
import type { components as rbac_v1 } from './apis__rbac.authorization.cluster.io__v1.js';
import type { components as admissionregistration_v1 } from './apis__admissionregistration.cluster.io__v1.js';
import type { components as admissionregistration_v1beta1 } from './apis__admissionregistration.cluster.io__v1beta1.js';
import type { components as admissionregistration_v1alpha1 } from './apis__admissionregistration.cluster.io__v1alpha1.js';
import type { components as apiextensions_v1 } from './apis__apiextensions.cluster.io__v1.js';
import type { components as coordination_v1 } from './apis__coordination.cluster.io__v1.js';
import type { components as flowcontrol_v1 } from './apis__flowcontrol.apiserver.cluster.io__v1.js';
import type { components as flowcontrol_v1beta3 } from './apis__flowcontrol.apiserver.cluster.io__v1beta3.js';

/** The type of every built-in kind, by apiVersion and kind in cluster naming. */
export interface Kinds {
  readonly 'v1': {
    readonly ConfigMap: core_v1['schemas']['io.cluster.api.core.v1.ConfigMap'];
    readonly Event: core_v1['schemas']['io.cluster.api.core.v1.Event'];
    readonly Namespace: core_v1['schemas']['io.cluster.api.core.v1.Namespace'];
    readonly Node: core_v1['schemas']['io.cluster.api.core.v1.Node'];
    readonly Pod: core_v1['schemas']['io.cluster.api.core.v1.Pod'];
    readonly Secret: core_v1['schemas']['io.cluster.api.core.v1.Secret'];
    readonly ServiceAccount: core_v1['schemas']['io.cluster.api.core.v1.ServiceAccount'];
    readonly Service: core_v1['schemas']['io.cluster.api.core.v1.Service'];
  };
  readonly 'apiregistration.cluster.io/v1': {
    readonly APIService: apiregistration_v1['schemas']['io.cluster.kube-aggregator.pkg.apis.apiregistration.v1.APIService'];
  };
  readonly 'apps/v1': {
    readonly Deployment: apps_v1['schemas']['io.cluster.api.apps.v1.Deployment'];
    readonly ReplicaSet: apps_v1['schemas']['io.cluster.api.apps.v1.ReplicaSet'];
  };
  readonly 'events.cluster.io/v1': {
    readonly Event: events_v1['schemas']['io.cluster.api.events.v1.Event'];
  };
  readonly 'authentication.cluster.io/v1': {
    readonly SelfSubjectReview: authentication_v1['schemas']['io.cluster.api.authentication.v1.SelfSubjectReview'];
    readonly TokenReview: authentication_v1['schemas']['io.cluster.api.authentication.v1.TokenReview'];
  };
  readonly 'authentication.cluster.io/v1beta1': {
    readonly SelfSubjectReview: authentication_v1beta1['schemas']['io.cluster.api.authentication.v1beta1.SelfSubjectReview'];
  };
  readonly 'authentication.cluster.io/v1alpha1': {
    readonly SelfSubjectReview: authentication_v1alpha1['schemas']['io.cluster.api.authentication.v1alpha1.SelfSubjectReview'];
  };
  readonly 'authorization.cluster.io/v1': {
    readonly LocalSubjectAccessReview: authorization_v1['schemas']['io.cluster.api.authorization.v1.LocalSubjectAccessReview'];
    readonly SelfSubjectAccessReview: authorization_v1['schemas']['io.cluster.api.authorization.v1.SelfSubjectAccessReview'];
    readonly SelfSubjectRulesReview: authorization_v1['schemas']['io.cluster.api.authorization.v1.SelfSubjectRulesReview'];
    readonly SubjectAccessReview: authorization_v1['schemas']['io.cluster.api.authorization.v1.SubjectAccessReview'];
  };
  readonly 'certificates.cluster.io/v1': {
    readonly CertificateSigningRequest: certificates_v1['schemas']['io.cluster.api.certificates.v1.CertificateSigningRequest'];
  };
  readonly 'certificates.cluster.io/v1beta1': {
    readonly ClusterTrustBundle: certificates_v1beta1['schemas']['io.cluster.api.certificates.v1beta1.ClusterTrustBundle'];
    readonly PodCertificateRequest: certificates_v1beta1['schemas']['io.cluster.api.certificates.v1beta1.PodCertificateRequest'];
  };
  readonly 'certificates.cluster.io/v1alpha1': {
    readonly ClusterTrustBundle: certificates_v1alpha1['schemas']['io.cluster.api.certificates.v1alpha1.ClusterTrustBundle'];
  };
  readonly 'rbac.authorization.cluster.io/v1': {
    readonly ClusterRoleBinding: rbac_v1['schemas']['io.cluster.api.rbac.v1.ClusterRoleBinding'];
    readonly ClusterRole: rbac_v1['schemas']['io.cluster.api.rbac.v1.ClusterRole'];
    readonly RoleBinding: rbac_v1['schemas']['io.cluster.api.rbac.v1.RoleBinding'];
    readonly Role: rbac_v1['schemas']['io.cluster.api.rbac.v1.Role'];
  };
  readonly 'admissionregistration.cluster.io/v1': {
    readonly MutatingAdmissionPolicy: admissionregistration_v1['schemas']['io.cluster.api.admissionregistration.v1.MutatingAdmissionPolicy'];
    readonly MutatingAdmissionPolicyBinding: admissionregistration_v1['schemas']['io.cluster.api.admissionregistration.v1.MutatingAdmissionPolicyBinding'];
    readonly MutatingWebhookConfiguration: admissionregistration_v1['schemas']['io.cluster.api.admissionregistration.v1.MutatingWebhookConfiguration'];
    readonly ValidatingAdmissionPolicy: admissionregistration_v1['schemas']['io.cluster.api.admissionregistration.v1.ValidatingAdmissionPolicy'];
    readonly ValidatingAdmissionPolicyBinding: admissionregistration_v1['schemas']['io.cluster.api.admissionregistration.v1.ValidatingAdmissionPolicyBinding'];
    readonly ValidatingWebhookConfiguration: admissionregistration_v1['schemas']['io.cluster.api.admissionregistration.v1.ValidatingWebhookConfiguration'];
  };
  readonly 'admissionregistration.cluster.io/v1beta1': {
    readonly MutatingAdmissionPolicy: admissionregistration_v1beta1['schemas']['io.cluster.api.admissionregistration.v1beta1.MutatingAdmissionPolicy'];
    readonly MutatingAdmissionPolicyBinding: admissionregistration_v1beta1['schemas']['io.cluster.api.admissionregistration.v1beta1.MutatingAdmissionPolicyBinding'];
    readonly ValidatingAdmissionPolicy: admissionregistration_v1beta1['schemas']['io.cluster.api.admissionregistration.v1beta1.ValidatingAdmissionPolicy'];
    readonly ValidatingAdmissionPolicyBinding: admissionregistration_v1beta1['schemas']['io.cluster.api.admissionregistration.v1beta1.ValidatingAdmissionPolicyBinding'];
  };
  readonly 'admissionregistration.cluster.io/v1alpha1': {
    readonly MutatingAdmissionPolicy: admissionregistration_v1alpha1['schemas']['io.cluster.api.admissionregistration.v1alpha1.MutatingAdmissionPolicy'];
    readonly MutatingAdmissionPolicyBinding: admissionregistration_v1alpha1['schemas']['io.cluster.api.admissionregistration.v1alpha1.MutatingAdmissionPolicyBinding'];
    readonly ValidatingAdmissionPolicy: admissionregistration_v1alpha1['schemas']['io.cluster.api.admissionregistration.v1alpha1.ValidatingAdmissionPolicy'];
    readonly ValidatingAdmissionPolicyBinding: admissionregistration_v1alpha1['schemas']['io.cluster.api.admissionregistration.v1alpha1.ValidatingAdmissionPolicyBinding'];
  };
  readonly 'apiextensions.cluster.io/v1': {
    readonly CustomResourceDefinition: apiextensions_v1['schemas']['io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.CustomResourceDefinition'];
  };
  readonly 'coordination.cluster.io/v1': {
    readonly Lease: coordination_v1['schemas']['io.cluster.api.coordination.v1.Lease'];
  };
  readonly 'flowcontrol.apiserver.cluster.io/v1': {
    readonly FlowSchema: flowcontrol_v1['schemas']['io.cluster.api.flowcontrol.v1.FlowSchema'];
    readonly PriorityLevelConfiguration: flowcontrol_v1['schemas']['io.cluster.api.flowcontrol.v1.PriorityLevelConfiguration'];
  };
  readonly 'flowcontrol.apiserver.cluster.io/v1beta3': {
    readonly FlowSchema: flowcontrol_v1beta3['schemas']['io.cluster.api.flowcontrol.v1beta3.FlowSchema'];
    readonly PriorityLevelConfiguration: flowcontrol_v1beta3['schemas']['io.cluster.api.flowcontrol.v1beta3.PriorityLevelConfiguration'];
  };
}
