// Generated from src/resources/strategies by `npm run generate`. Do not edit.
import { strategy as admissionregistrationMutatingAdmissionPolicy } from '../src/resources/strategies/admissionregistration/mutating-admission-policy.js';
import { strategy as admissionregistrationMutatingAdmissionPolicyBinding } from '../src/resources/strategies/admissionregistration/mutating-admission-policy-binding.js';
import { strategy as admissionregistrationMutatingWebhookConfiguration } from '../src/resources/strategies/admissionregistration/mutating-webhook-configuration.js';
import { strategy as admissionregistrationValidatingAdmissionPolicy } from '../src/resources/strategies/admissionregistration/validating-admission-policy.js';
import { strategy as admissionregistrationValidatingAdmissionPolicyBinding } from '../src/resources/strategies/admissionregistration/validating-admission-policy-binding.js';
import { strategy as admissionregistrationValidatingWebhookConfiguration } from '../src/resources/strategies/admissionregistration/validating-webhook-configuration.js';
import { strategy as apiextensionsCustomResourceDefinition } from '../src/resources/strategies/apiextensions/custom-resource-definition.js';
import { strategy as apiregistrationAPIService } from '../src/resources/strategies/apiregistration/api-service.js';
import { strategy as apiserverinternalStorageVersion } from '../src/resources/strategies/apiserverinternal/storage-version.js';
import { strategy as appsControllerRevision } from '../src/resources/strategies/apps/controller-revision.js';
import { strategy as appsDaemonSet } from '../src/resources/strategies/apps/daemon-set.js';
import { strategy as appsDeployment } from '../src/resources/strategies/apps/deployment.js';
import { strategy as appsReplicaSet } from '../src/resources/strategies/apps/replica-set.js';
import { strategy as appsStatefulSet } from '../src/resources/strategies/apps/stateful-set.js';
import { strategy as autoscalingHorizontalPodAutoscaler } from '../src/resources/strategies/autoscaling/horizontal-pod-autoscaler.js';
import { strategy as batchCronJob } from '../src/resources/strategies/batch/cron-job.js';
import { strategy as batchJob } from '../src/resources/strategies/batch/job.js';
import { strategy as certificatesCertificateSigningRequest } from '../src/resources/strategies/certificates/certificate-signing-request.js';
import { strategy as certificatesClusterTrustBundle } from '../src/resources/strategies/certificates/cluster-trust-bundle.js';
import { strategy as certificatesPodCertificateRequest } from '../src/resources/strategies/certificates/pod-certificate-request.js';
import { strategy as coordinationLease } from '../src/resources/strategies/coordination/lease.js';
import { strategy as coordinationLeaseCandidate } from '../src/resources/strategies/coordination/lease-candidate.js';
import { strategy as coreComponentStatus } from '../src/resources/strategies/core/component-status.js';
import { strategy as coreConfigMap } from '../src/resources/strategies/core/config-map.js';
import { strategy as coreEndpoints } from '../src/resources/strategies/core/endpoints.js';
import { strategy as coreEvent } from '../src/resources/strategies/core/event.js';
import { strategy as coreLimitRange } from '../src/resources/strategies/core/limit-range.js';
import { strategy as coreNamespace } from '../src/resources/strategies/core/namespace.js';
import { strategy as coreNode } from '../src/resources/strategies/core/node.js';
import { strategy as corePersistentVolume } from '../src/resources/strategies/core/persistent-volume.js';
import { strategy as corePersistentVolumeClaim } from '../src/resources/strategies/core/persistent-volume-claim.js';
import { strategy as corePod } from '../src/resources/strategies/core/pod.js';
import { strategy as corePodTemplate } from '../src/resources/strategies/core/pod-template.js';
import { strategy as coreReplicationController } from '../src/resources/strategies/core/replication-controller.js';
import { strategy as coreResourceQuota } from '../src/resources/strategies/core/resource-quota.js';
import { strategy as coreSecret } from '../src/resources/strategies/core/secret.js';
import { strategy as coreService } from '../src/resources/strategies/core/service.js';
import { strategy as coreServiceAccount } from '../src/resources/strategies/core/service-account.js';
import { strategy as discoveryEndpointSlice } from '../src/resources/strategies/discovery/endpoint-slice.js';
import { strategy as eventsEvent } from '../src/resources/strategies/events/event.js';
import { strategy as flowcontrolFlowSchema } from '../src/resources/strategies/flowcontrol/flow-schema.js';
import { strategy as flowcontrolPriorityLevelConfiguration } from '../src/resources/strategies/flowcontrol/priority-level-configuration.js';
import { strategy as networkingIPAddress } from '../src/resources/strategies/networking/ip-address.js';
import { strategy as networkingIngress } from '../src/resources/strategies/networking/ingress.js';
import { strategy as networkingIngressClass } from '../src/resources/strategies/networking/ingress-class.js';
import { strategy as networkingNetworkPolicy } from '../src/resources/strategies/networking/network-policy.js';
import { strategy as networkingServiceCIDR } from '../src/resources/strategies/networking/service-cidr.js';
import { strategy as nodeRuntimeClass } from '../src/resources/strategies/node/runtime-class.js';
import { strategy as policyPodDisruptionBudget } from '../src/resources/strategies/policy/pod-disruption-budget.js';
import { strategy as rbacClusterRole } from '../src/resources/strategies/rbac/cluster-role.js';
import { strategy as rbacClusterRoleBinding } from '../src/resources/strategies/rbac/cluster-role-binding.js';
import { strategy as rbacRole } from '../src/resources/strategies/rbac/role.js';
import { strategy as rbacRoleBinding } from '../src/resources/strategies/rbac/role-binding.js';
import { strategy as resourceDeviceClass } from '../src/resources/strategies/resource/device-class.js';
import { strategy as resourceDeviceTaintRule } from '../src/resources/strategies/resource/device-taint-rule.js';
import { strategy as resourceResourceClaim } from '../src/resources/strategies/resource/resource-claim.js';
import { strategy as resourceResourceClaimTemplate } from '../src/resources/strategies/resource/resource-claim-template.js';
import { strategy as resourceResourcePoolStatusRequest } from '../src/resources/strategies/resource/resource-pool-status-request.js';
import { strategy as resourceResourceSlice } from '../src/resources/strategies/resource/resource-slice.js';
import { strategy as schedulingPodGroup } from '../src/resources/strategies/scheduling/pod-group.js';
import { strategy as schedulingPriorityClass } from '../src/resources/strategies/scheduling/priority-class.js';
import { strategy as storageCSIDriver } from '../src/resources/strategies/storage/csi-driver.js';
import { strategy as storageCSINode } from '../src/resources/strategies/storage/csi-node.js';
import { strategy as storageCSIStorageCapacity } from '../src/resources/strategies/storage/csi-storage-capacity.js';
import { strategy as storageStorageClass } from '../src/resources/strategies/storage/storage-class.js';
import { strategy as storageVolumeAttachment } from '../src/resources/strategies/storage/volume-attachment.js';
import { strategy as storageVolumeAttributesClass } from '../src/resources/strategies/storage/volume-attributes-class.js';
import { strategy as storagemigrationStorageVersionMigration } from '../src/resources/strategies/storagemigration/storage-version-migration.js';
import type { Strategy } from '../src/resources/strategy.js';

/** Strategies by `<directory>/<Kind>`. */
export const STRATEGIES: Readonly<Record<string, Strategy>> = {
  'admissionregistration/MutatingAdmissionPolicy': admissionregistrationMutatingAdmissionPolicy,
  'admissionregistration/MutatingAdmissionPolicyBinding': admissionregistrationMutatingAdmissionPolicyBinding,
  'admissionregistration/MutatingWebhookConfiguration': admissionregistrationMutatingWebhookConfiguration,
  'admissionregistration/ValidatingAdmissionPolicy': admissionregistrationValidatingAdmissionPolicy,
  'admissionregistration/ValidatingAdmissionPolicyBinding': admissionregistrationValidatingAdmissionPolicyBinding,
  'admissionregistration/ValidatingWebhookConfiguration': admissionregistrationValidatingWebhookConfiguration,
  'apiextensions/CustomResourceDefinition': apiextensionsCustomResourceDefinition,
  'apiregistration/APIService': apiregistrationAPIService,
  'apiserverinternal/StorageVersion': apiserverinternalStorageVersion,
  'apps/ControllerRevision': appsControllerRevision,
  'apps/DaemonSet': appsDaemonSet,
  'apps/Deployment': appsDeployment,
  'apps/ReplicaSet': appsReplicaSet,
  'apps/StatefulSet': appsStatefulSet,
  'autoscaling/HorizontalPodAutoscaler': autoscalingHorizontalPodAutoscaler,
  'batch/CronJob': batchCronJob,
  'batch/Job': batchJob,
  'certificates/CertificateSigningRequest': certificatesCertificateSigningRequest,
  'certificates/ClusterTrustBundle': certificatesClusterTrustBundle,
  'certificates/PodCertificateRequest': certificatesPodCertificateRequest,
  'coordination/Lease': coordinationLease,
  'coordination/LeaseCandidate': coordinationLeaseCandidate,
  'core/ComponentStatus': coreComponentStatus,
  'core/ConfigMap': coreConfigMap,
  'core/Endpoints': coreEndpoints,
  'core/Event': coreEvent,
  'core/LimitRange': coreLimitRange,
  'core/Namespace': coreNamespace,
  'core/Node': coreNode,
  'core/PersistentVolume': corePersistentVolume,
  'core/PersistentVolumeClaim': corePersistentVolumeClaim,
  'core/Pod': corePod,
  'core/PodTemplate': corePodTemplate,
  'core/ReplicationController': coreReplicationController,
  'core/ResourceQuota': coreResourceQuota,
  'core/Secret': coreSecret,
  'core/Service': coreService,
  'core/ServiceAccount': coreServiceAccount,
  'discovery/EndpointSlice': discoveryEndpointSlice,
  'events/Event': eventsEvent,
  'flowcontrol/FlowSchema': flowcontrolFlowSchema,
  'flowcontrol/PriorityLevelConfiguration': flowcontrolPriorityLevelConfiguration,
  'networking/IPAddress': networkingIPAddress,
  'networking/Ingress': networkingIngress,
  'networking/IngressClass': networkingIngressClass,
  'networking/NetworkPolicy': networkingNetworkPolicy,
  'networking/ServiceCIDR': networkingServiceCIDR,
  'node/RuntimeClass': nodeRuntimeClass,
  'policy/PodDisruptionBudget': policyPodDisruptionBudget,
  'rbac/ClusterRole': rbacClusterRole,
  'rbac/ClusterRoleBinding': rbacClusterRoleBinding,
  'rbac/Role': rbacRole,
  'rbac/RoleBinding': rbacRoleBinding,
  'resource/DeviceClass': resourceDeviceClass,
  'resource/DeviceTaintRule': resourceDeviceTaintRule,
  'resource/ResourceClaim': resourceResourceClaim,
  'resource/ResourceClaimTemplate': resourceResourceClaimTemplate,
  'resource/ResourcePoolStatusRequest': resourceResourcePoolStatusRequest,
  'resource/ResourceSlice': resourceResourceSlice,
  'scheduling/PodGroup': schedulingPodGroup,
  'scheduling/PriorityClass': schedulingPriorityClass,
  'storage/CSIDriver': storageCSIDriver,
  'storage/CSINode': storageCSINode,
  'storage/CSIStorageCapacity': storageCSIStorageCapacity,
  'storage/StorageClass': storageStorageClass,
  'storage/VolumeAttachment': storageVolumeAttachment,
  'storage/VolumeAttributesClass': storageVolumeAttributesClass,
  'storagemigration/StorageVersionMigration': storagemigrationStorageVersionMigration,
};
