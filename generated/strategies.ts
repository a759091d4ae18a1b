// Generated from src/resources/strategies by `npm run generate`. Do not edit.
import { strategy as admissionregistrationMutatingAdmissionPolicy } from '../src/resources/strategies/admissionregistration/mutating-admission-policy.js';
import { strategy as admissionregistrationMutatingAdmissionPolicyBinding } from '../src/resources/strategies/admissionregistration/mutating-admission-policy-binding.js';
import { strategy as admissionregistrationMutatingWebhookConfiguration } from '../src/resources/strategies/admissionregistration/mutating-webhook-configuration.js';
import { strategy as admissionregistrationValidatingAdmissionPolicy } from '../src/resources/strategies/admissionregistration/validating-admission-policy.js';
import { strategy as admissionregistrationValidatingAdmissionPolicyBinding } from '../src/resources/strategies/admissionregistration/validating-admission-policy-binding.js';
import { strategy as admissionregistrationValidatingWebhookConfiguration } from '../src/resources/strategies/admissionregistration/validating-webhook-configuration.js';
import { strategy as apiregistrationAPIService } from '../src/resources/strategies/apiregistration/api-service.js';
import { strategy as appsDeployment } from '../src/resources/strategies/apps/deployment.js';
import { strategy as appsReplicaSet } from '../src/resources/strategies/apps/replica-set.js';
import { strategy as certificatesCertificateSigningRequest } from '../src/resources/strategies/certificates/certificate-signing-request.js';
import { strategy as certificatesPodCertificateRequest } from '../src/resources/strategies/certificates/pod-certificate-request.js';
import { strategy as coordinationLease } from '../src/resources/strategies/coordination/lease.js';
import { strategy as coreConfigMap } from '../src/resources/strategies/core/config-map.js';
import { strategy as coreEvent } from '../src/resources/strategies/core/event.js';
import { strategy as coreNamespace } from '../src/resources/strategies/core/namespace.js';
import { strategy as coreNode } from '../src/resources/strategies/core/node.js';
import { strategy as corePod } from '../src/resources/strategies/core/pod.js';
import { strategy as coreSecret } from '../src/resources/strategies/core/secret.js';
import { strategy as coreService } from '../src/resources/strategies/core/service.js';
import { strategy as coreServiceAccount } from '../src/resources/strategies/core/service-account.js';
import { strategy as eventsEvent } from '../src/resources/strategies/events/event.js';
import { strategy as flowcontrolFlowSchema } from '../src/resources/strategies/flowcontrol/flow-schema.js';
import { strategy as flowcontrolPriorityLevelConfiguration } from '../src/resources/strategies/flowcontrol/priority-level-configuration.js';
import { strategy as rbacClusterRole } from '../src/resources/strategies/rbac/cluster-role.js';
import { strategy as rbacClusterRoleBinding } from '../src/resources/strategies/rbac/cluster-role-binding.js';
import { strategy as rbacRole } from '../src/resources/strategies/rbac/role.js';
import { strategy as rbacRoleBinding } from '../src/resources/strategies/rbac/role-binding.js';
import type { Strategy } from '../src/resources/strategy.js';

/** Strategies by `<directory>/<Kind>`. */
export const STRATEGIES: Readonly<Record<string, Strategy>> = {
  'admissionregistration/MutatingAdmissionPolicy': admissionregistrationMutatingAdmissionPolicy,
  'admissionregistration/MutatingAdmissionPolicyBinding': admissionregistrationMutatingAdmissionPolicyBinding,
  'admissionregistration/MutatingWebhookConfiguration': admissionregistrationMutatingWebhookConfiguration,
  'admissionregistration/ValidatingAdmissionPolicy': admissionregistrationValidatingAdmissionPolicy,
  'admissionregistration/ValidatingAdmissionPolicyBinding': admissionregistrationValidatingAdmissionPolicyBinding,
  'admissionregistration/ValidatingWebhookConfiguration': admissionregistrationValidatingWebhookConfiguration,
  'apiregistration/APIService': apiregistrationAPIService,
  'apps/Deployment': appsDeployment,
  'apps/ReplicaSet': appsReplicaSet,
  'certificates/CertificateSigningRequest': certificatesCertificateSigningRequest,
  'certificates/PodCertificateRequest': certificatesPodCertificateRequest,
  'coordination/Lease': coordinationLease,
  'core/ConfigMap': coreConfigMap,
  'core/Event': coreEvent,
  'core/Namespace': coreNamespace,
  'core/Node': coreNode,
  'core/Pod': corePod,
  'core/Secret': coreSecret,
  'core/Service': coreService,
  'core/ServiceAccount': coreServiceAccount,
  'events/Event': eventsEvent,
  'flowcontrol/FlowSchema': flowcontrolFlowSchema,
  'flowcontrol/PriorityLevelConfiguration': flowcontrolPriorityLevelConfiguration,
  'rbac/ClusterRole': rbacClusterRole,
  'rbac/ClusterRoleBinding': rbacClusterRoleBinding,
  'rbac/Role': rbacRole,
  'rbac/RoleBinding': rbacRoleBinding,
};
