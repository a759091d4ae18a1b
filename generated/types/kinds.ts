// Generated from schemas/openapi by `npm run generate`. Do not edit.
import type { components as core_v1 } from './api__v1.js';
import type { components as apiregistration_v1 } from './apis__apiregistration.cluster.io__v1.js';
import type { components as apps_v1 } from './apis__apps__v1.js';
import type { components as events_v1 } from './apis__events.cluster.io__v1.js';
import type { components as authentication_v1 } from './apis__authentication.cluster.io__v1.js';
import type { components as authentication_v1beta1 } from './apis__authentication.cluster.io__v1beta1.js';
import type { components as authentication_v1alpha1 } from './apis__authentication.cluster.io__v1alpha1.js';
import type { components as authorization_v1 } from './apis__authorization.cluster.io__v1.js';
import type { components as autoscaling_v2 } from './apis__autoscaling__v2.js';
import type { components as autoscaling_v1 } from './apis__autoscaling__v1.js';
import type { components as batch_v1 } from './apis__batch__v1.js';
import type { components as certificates_v1 } from './apis__certificates.cluster.io__v1.js';
import type { components as certificates_v1beta1 } from './apis__certificates.cluster.io__v1beta1.js';
import type { components as certificates_v1alpha1 } from './apis__certificates.cluster.io__v1alpha1.js';
import type { components as networking_v1 } from './apis__networking.cluster.io__v1.js';
import type { components as networking_v1beta1 } from './apis__networking.cluster.io__v1beta1.js';
import type { components as policy_v1 } from './apis__policy__v1.js';
import type { components as rbac_v1 } from './apis__rbac.authorization.cluster.io__v1.js';
import type { components as storage_v1 } from './apis__storage.cluster.io__v1.js';
import type { components as storage_v1beta1 } from './apis__storage.cluster.io__v1beta1.js';
import type { components as admissionregistration_v1 } from './apis__admissionregistration.cluster.io__v1.js';
import type { components as admissionregistration_v1beta1 } from './apis__admissionregistration.cluster.io__v1beta1.js';
import type { components as admissionregistration_v1alpha1 } from './apis__admissionregistration.cluster.io__v1alpha1.js';
import type { components as apiextensions_v1 } from './apis__apiextensions.cluster.io__v1.js';
import type { components as scheduling_v1 } from './apis__scheduling.cluster.io__v1.js';
import type { components as scheduling_v1alpha2 } from './apis__scheduling.cluster.io__v1alpha2.js';
import type { components as coordination_v1 } from './apis__coordination.cluster.io__v1.js';
import type { components as coordination_v1beta1 } from './apis__coordination.cluster.io__v1beta1.js';
import type { components as coordination_v1alpha2 } from './apis__coordination.cluster.io__v1alpha2.js';
import type { components as node_v1 } from './apis__node.cluster.io__v1.js';
import type { components as discovery_v1 } from './apis__discovery.cluster.io__v1.js';
import type { components as resource_v1 } from './apis__resource.cluster.io__v1.js';
import type { components as resource_v1beta2 } from './apis__resource.cluster.io__v1beta2.js';
import type { components as resource_v1beta1 } from './apis__resource.cluster.io__v1beta1.js';
import type { components as resource_v1alpha3 } from './apis__resource.cluster.io__v1alpha3.js';
import type { components as flowcontrol_v1 } from './apis__flowcontrol.apiserver.cluster.io__v1.js';
import type { components as flowcontrol_v1beta3 } from './apis__flowcontrol.apiserver.cluster.io__v1beta3.js';
import type { components as apiserverinternal_v1alpha1 } from './apis__internal.apiserver.cluster.io__v1alpha1.js';
import type { components as storagemigration_v1beta1 } from './apis__storagemigration.cluster.io__v1beta1.js';

/** The type of every built-in kind, by apiVersion and kind in cluster naming. */
export interface Kinds {
  readonly 'v1': {
    readonly Binding: core_v1['schemas']['io.cluster.api.core.v1.Binding'];
    readonly ComponentStatus: core_v1['schemas']['io.cluster.api.core.v1.ComponentStatus'];
    readonly ConfigMap: core_v1['schemas']['io.cluster.api.core.v1.ConfigMap'];
    readonly Endpoints: core_v1['schemas']['io.cluster.api.core.v1.Endpoints'];
    readonly Event: core_v1['schemas']['io.cluster.api.core.v1.Event'];
    readonly LimitRange: core_v1['schemas']['io.cluster.api.core.v1.LimitRange'];
    readonly Namespace: core_v1['schemas']['io.cluster.api.core.v1.Namespace'];
    readonly Node: core_v1['schemas']['io.cluster.api.core.v1.Node'];
    readonly PersistentVolumeClaim: core_v1['schemas']['io.cluster.api.core.v1.PersistentVolumeClaim'];
    readonly PersistentVolume: core_v1['schemas']['io.cluster.api.core.v1.PersistentVolume'];
    readonly Pod: core_v1['schemas']['io.cluster.api.core.v1.Pod'];
    readonly PodTemplate: core_v1['schemas']['io.cluster.api.core.v1.PodTemplate'];
    readonly ReplicationController: core_v1['schemas']['io.cluster.api.core.v1.ReplicationController'];
    readonly ResourceQuota: core_v1['schemas']['io.cluster.api.core.v1.ResourceQuota'];
    readonly Secret: core_v1['schemas']['io.cluster.api.core.v1.Secret'];
    readonly ServiceAccount: core_v1['schemas']['io.cluster.api.core.v1.ServiceAccount'];
    readonly Service: core_v1['schemas']['io.cluster.api.core.v1.Service'];
  };
  readonly 'apiregistration.cluster.io/v1': {
    readonly APIService: apiregistration_v1['schemas']['io.cluster.kube-aggregator.pkg.apis.apiregistration.v1.APIService'];
  };
  readonly 'apps/v1': {
    readonly ControllerRevision: apps_v1['schemas']['io.cluster.api.apps.v1.ControllerRevision'];
    readonly DaemonSet: apps_v1['schemas']['io.cluster.api.apps.v1.DaemonSet'];
    readonly Deployment: apps_v1['schemas']['io.cluster.api.apps.v1.Deployment'];
    readonly ReplicaSet: apps_v1['schemas']['io.cluster.api.apps.v1.ReplicaSet'];
    readonly StatefulSet: apps_v1['schemas']['io.cluster.api.apps.v1.StatefulSet'];
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
  readonly 'autoscaling/v2': {
    readonly HorizontalPodAutoscaler: autoscaling_v2['schemas']['io.cluster.api.autoscaling.v2.HorizontalPodAutoscaler'];
  };
  readonly 'autoscaling/v1': {
    readonly HorizontalPodAutoscaler: autoscaling_v1['schemas']['io.cluster.api.autoscaling.v1.HorizontalPodAutoscaler'];
  };
  readonly 'batch/v1': {
    readonly CronJob: batch_v1['schemas']['io.cluster.api.batch.v1.CronJob'];
    readonly Job: batch_v1['schemas']['io.cluster.api.batch.v1.Job'];
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
  readonly 'networking.cluster.io/v1': {
    readonly IngressClass: networking_v1['schemas']['io.cluster.api.networking.v1.IngressClass'];
    readonly Ingress: networking_v1['schemas']['io.cluster.api.networking.v1.Ingress'];
    readonly IPAddress: networking_v1['schemas']['io.cluster.api.networking.v1.IPAddress'];
    readonly NetworkPolicy: networking_v1['schemas']['io.cluster.api.networking.v1.NetworkPolicy'];
    readonly ServiceCIDR: networking_v1['schemas']['io.cluster.api.networking.v1.ServiceCIDR'];
  };
  readonly 'networking.cluster.io/v1beta1': {
    readonly IPAddress: networking_v1beta1['schemas']['io.cluster.api.networking.v1beta1.IPAddress'];
    readonly ServiceCIDR: networking_v1beta1['schemas']['io.cluster.api.networking.v1beta1.ServiceCIDR'];
  };
  readonly 'policy/v1': {
    readonly PodDisruptionBudget: policy_v1['schemas']['io.cluster.api.policy.v1.PodDisruptionBudget'];
  };
  readonly 'rbac.authorization.cluster.io/v1': {
    readonly ClusterRoleBinding: rbac_v1['schemas']['io.cluster.api.rbac.v1.ClusterRoleBinding'];
    readonly ClusterRole: rbac_v1['schemas']['io.cluster.api.rbac.v1.ClusterRole'];
    readonly RoleBinding: rbac_v1['schemas']['io.cluster.api.rbac.v1.RoleBinding'];
    readonly Role: rbac_v1['schemas']['io.cluster.api.rbac.v1.Role'];
  };
  readonly 'storage.cluster.io/v1': {
    readonly CSIDriver: storage_v1['schemas']['io.cluster.api.storage.v1.CSIDriver'];
    readonly CSINode: storage_v1['schemas']['io.cluster.api.storage.v1.CSINode'];
    readonly CSIStorageCapacity: storage_v1['schemas']['io.cluster.api.storage.v1.CSIStorageCapacity'];
    readonly StorageClass: storage_v1['schemas']['io.cluster.api.storage.v1.StorageClass'];
    readonly VolumeAttachment: storage_v1['schemas']['io.cluster.api.storage.v1.VolumeAttachment'];
    readonly VolumeAttributesClass: storage_v1['schemas']['io.cluster.api.storage.v1.VolumeAttributesClass'];
  };
  readonly 'storage.cluster.io/v1beta1': {
    readonly VolumeAttributesClass: storage_v1beta1['schemas']['io.cluster.api.storage.v1beta1.VolumeAttributesClass'];
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
  readonly 'scheduling.cluster.io/v1': {
    readonly PriorityClass: scheduling_v1['schemas']['io.cluster.api.scheduling.v1.PriorityClass'];
  };
  readonly 'scheduling.cluster.io/v1alpha2': {
    readonly PodGroup: scheduling_v1alpha2['schemas']['io.cluster.api.scheduling.v1alpha2.PodGroup'];
    readonly Workload: scheduling_v1alpha2['schemas']['io.cluster.api.scheduling.v1alpha2.Workload'];
  };
  readonly 'coordination.cluster.io/v1': {
    readonly Lease: coordination_v1['schemas']['io.cluster.api.coordination.v1.Lease'];
  };
  readonly 'coordination.cluster.io/v1beta1': {
    readonly LeaseCandidate: coordination_v1beta1['schemas']['io.cluster.api.coordination.v1beta1.LeaseCandidate'];
  };
  readonly 'coordination.cluster.io/v1alpha2': {
    readonly LeaseCandidate: coordination_v1alpha2['schemas']['io.cluster.api.coordination.v1alpha2.LeaseCandidate'];
  };
  readonly 'node.cluster.io/v1': {
    readonly RuntimeClass: node_v1['schemas']['io.cluster.api.node.v1.RuntimeClass'];
  };
  readonly 'discovery.cluster.io/v1': {
    readonly EndpointSlice: discovery_v1['schemas']['io.cluster.api.discovery.v1.EndpointSlice'];
  };
  readonly 'resource.cluster.io/v1': {
    readonly DeviceClass: resource_v1['schemas']['io.cluster.api.resource.v1.DeviceClass'];
    readonly ResourceClaim: resource_v1['schemas']['io.cluster.api.resource.v1.ResourceClaim'];
    readonly ResourceClaimTemplate: resource_v1['schemas']['io.cluster.api.resource.v1.ResourceClaimTemplate'];
    readonly ResourceSlice: resource_v1['schemas']['io.cluster.api.resource.v1.ResourceSlice'];
  };
  readonly 'resource.cluster.io/v1beta2': {
    readonly DeviceClass: resource_v1beta2['schemas']['io.cluster.api.resource.v1beta2.DeviceClass'];
    readonly DeviceTaintRule: resource_v1beta2['schemas']['io.cluster.api.resource.v1beta2.DeviceTaintRule'];
    readonly ResourceClaim: resource_v1beta2['schemas']['io.cluster.api.resource.v1beta2.ResourceClaim'];
    readonly ResourceClaimTemplate: resource_v1beta2['schemas']['io.cluster.api.resource.v1beta2.ResourceClaimTemplate'];
    readonly ResourceSlice: resource_v1beta2['schemas']['io.cluster.api.resource.v1beta2.ResourceSlice'];
  };
  readonly 'resource.cluster.io/v1beta1': {
    readonly DeviceClass: resource_v1beta1['schemas']['io.cluster.api.resource.v1beta1.DeviceClass'];
    readonly ResourceClaim: resource_v1beta1['schemas']['io.cluster.api.resource.v1beta1.ResourceClaim'];
    readonly ResourceClaimTemplate: resource_v1beta1['schemas']['io.cluster.api.resource.v1beta1.ResourceClaimTemplate'];
    readonly ResourceSlice: resource_v1beta1['schemas']['io.cluster.api.resource.v1beta1.ResourceSlice'];
  };
  readonly 'resource.cluster.io/v1alpha3': {
    readonly DeviceTaintRule: resource_v1alpha3['schemas']['io.cluster.api.resource.v1alpha3.DeviceTaintRule'];
    readonly ResourcePoolStatusRequest: resource_v1alpha3['schemas']['io.cluster.api.resource.v1alpha3.ResourcePoolStatusRequest'];
  };
  readonly 'flowcontrol.apiserver.cluster.io/v1': {
    readonly FlowSchema: flowcontrol_v1['schemas']['io.cluster.api.flowcontrol.v1.FlowSchema'];
    readonly PriorityLevelConfiguration: flowcontrol_v1['schemas']['io.cluster.api.flowcontrol.v1.PriorityLevelConfiguration'];
  };
  readonly 'flowcontrol.apiserver.cluster.io/v1beta3': {
    readonly FlowSchema: flowcontrol_v1beta3['schemas']['io.cluster.api.flowcontrol.v1beta3.FlowSchema'];
    readonly PriorityLevelConfiguration: flowcontrol_v1beta3['schemas']['io.cluster.api.flowcontrol.v1beta3.PriorityLevelConfiguration'];
  };
  readonly 'internal.apiserver.cluster.io/v1alpha1': {
    readonly StorageVersion: apiserverinternal_v1alpha1['schemas']['io.cluster.api.apiserverinternal.v1alpha1.StorageVersion'];
  };
  readonly 'storagemigration.cluster.io/v1beta1': {
    readonly StorageVersionMigration: storagemigration_v1beta1['schemas']['io.cluster.api.storagemigration.v1beta1.StorageVersionMigration'];
  };
}
