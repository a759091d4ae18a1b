// Generated from schemas/openapi by `npm run generate`. Do not edit.

/** The services of one group version, loaded when the first of them is called. */
export interface ServicePackage {
  /** API group in cluster naming. */
  readonly group: string;
  readonly version: string;
  /** The module made by protoc-gen-es; it exports each service under its name. */
  readonly load: () => Promise<object>;
}

/** Every package that has services. */
export const SERVICE_PACKAGES: Readonly<Record<string, ServicePackage>> = {
  'cluster.api.core.v1': {
    group: '',
    version: 'v1',
    load: () => import('./cluster/api/core/v1/service_pb.js'),
  },
  'cluster.api.apiregistration.v1': {
    group: 'apiregistration.cluster.io',
    version: 'v1',
    load: () => import('./cluster/api/apiregistration/v1/service_pb.js'),
  },
  'cluster.api.apps.v1': {
    group: 'apps',
    version: 'v1',
    load: () => import('./cluster/api/apps/v1/service_pb.js'),
  },
  'cluster.api.events.v1': {
    group: 'events.cluster.io',
    version: 'v1',
    load: () => import('./cluster/api/events/v1/service_pb.js'),
  },
  'cluster.api.authentication.v1': {
    group: 'authentication.cluster.io',
    version: 'v1',
    load: () => import('./cluster/api/authentication/v1/service_pb.js'),
  },
  'cluster.api.authentication.v1beta1': {
    group: 'authentication.cluster.io',
    version: 'v1beta1',
    load: () => import('./cluster/api/authentication/v1beta1/service_pb.js'),
  },
  'cluster.api.authentication.v1alpha1': {
    group: 'authentication.cluster.io',
    version: 'v1alpha1',
    load: () => import('./cluster/api/authentication/v1alpha1/service_pb.js'),
  },
  'cluster.api.authorization.v1': {
    group: 'authorization.cluster.io',
    version: 'v1',
    load: () => import('./cluster/api/authorization/v1/service_pb.js'),
  },
  'cluster.api.autoscaling.v2': {
    group: 'autoscaling',
    version: 'v2',
    load: () => import('./cluster/api/autoscaling/v2/service_pb.js'),
  },
  'cluster.api.autoscaling.v1': {
    group: 'autoscaling',
    version: 'v1',
    load: () => import('./cluster/api/autoscaling/v1/service_pb.js'),
  },
  'cluster.api.batch.v1': {
    group: 'batch',
    version: 'v1',
    load: () => import('./cluster/api/batch/v1/service_pb.js'),
  },
  'cluster.api.certificates.v1': {
    group: 'certificates.cluster.io',
    version: 'v1',
    load: () => import('./cluster/api/certificates/v1/service_pb.js'),
  },
  'cluster.api.certificates.v1beta1': {
    group: 'certificates.cluster.io',
    version: 'v1beta1',
    load: () => import('./cluster/api/certificates/v1beta1/service_pb.js'),
  },
  'cluster.api.certificates.v1alpha1': {
    group: 'certificates.cluster.io',
    version: 'v1alpha1',
    load: () => import('./cluster/api/certificates/v1alpha1/service_pb.js'),
  },
  'cluster.api.networking.v1': {
    group: 'networking.cluster.io',
    version: 'v1',
    load: () => import('./cluster/api/networking/v1/service_pb.js'),
  },
  'cluster.api.networking.v1beta1': {
    group: 'networking.cluster.io',
    version: 'v1beta1',
    load: () => import('./cluster/api/networking/v1beta1/service_pb.js'),
  },
  'cluster.api.policy.v1': {
    group: 'policy',
    version: 'v1',
    load: () => import('./cluster/api/policy/v1/service_pb.js'),
  },
  'cluster.api.rbac.v1': {
    group: 'rbac.authorization.cluster.io',
    version: 'v1',
    load: () => import('./cluster/api/rbac/v1/service_pb.js'),
  },
  'cluster.api.storage.v1': {
    group: 'storage.cluster.io',
    version: 'v1',
    load: () => import('./cluster/api/storage/v1/service_pb.js'),
  },
  'cluster.api.storage.v1beta1': {
    group: 'storage.cluster.io',
    version: 'v1beta1',
    load: () => import('./cluster/api/storage/v1beta1/service_pb.js'),
  },
  'cluster.api.admissionregistration.v1': {
    group: 'admissionregistration.cluster.io',
    version: 'v1',
    load: () => import('./cluster/api/admissionregistration/v1/service_pb.js'),
  },
  'cluster.api.admissionregistration.v1beta1': {
    group: 'admissionregistration.cluster.io',
    version: 'v1beta1',
    load: () => import('./cluster/api/admissionregistration/v1beta1/service_pb.js'),
  },
  'cluster.api.admissionregistration.v1alpha1': {
    group: 'admissionregistration.cluster.io',
    version: 'v1alpha1',
    load: () => import('./cluster/api/admissionregistration/v1alpha1/service_pb.js'),
  },
  'cluster.api.apiextensions.v1': {
    group: 'apiextensions.cluster.io',
    version: 'v1',
    load: () => import('./cluster/api/apiextensions/v1/service_pb.js'),
  },
  'cluster.api.scheduling.v1': {
    group: 'scheduling.cluster.io',
    version: 'v1',
    load: () => import('./cluster/api/scheduling/v1/service_pb.js'),
  },
  'cluster.api.scheduling.v1alpha2': {
    group: 'scheduling.cluster.io',
    version: 'v1alpha2',
    load: () => import('./cluster/api/scheduling/v1alpha2/service_pb.js'),
  },
  'cluster.api.coordination.v1': {
    group: 'coordination.cluster.io',
    version: 'v1',
    load: () => import('./cluster/api/coordination/v1/service_pb.js'),
  },
  'cluster.api.coordination.v1beta1': {
    group: 'coordination.cluster.io',
    version: 'v1beta1',
    load: () => import('./cluster/api/coordination/v1beta1/service_pb.js'),
  },
  'cluster.api.coordination.v1alpha2': {
    group: 'coordination.cluster.io',
    version: 'v1alpha2',
    load: () => import('./cluster/api/coordination/v1alpha2/service_pb.js'),
  },
  'cluster.api.node.v1': {
    group: 'node.cluster.io',
    version: 'v1',
    load: () => import('./cluster/api/node/v1/service_pb.js'),
  },
  'cluster.api.discovery.v1': {
    group: 'discovery.cluster.io',
    version: 'v1',
    load: () => import('./cluster/api/discovery/v1/service_pb.js'),
  },
  'cluster.api.resource.v1': {
    group: 'resource.cluster.io',
    version: 'v1',
    load: () => import('./cluster/api/resource/v1/service_pb.js'),
  },
  'cluster.api.resource.v1beta2': {
    group: 'resource.cluster.io',
    version: 'v1beta2',
    load: () => import('./cluster/api/resource/v1beta2/service_pb.js'),
  },
  'cluster.api.resource.v1beta1': {
    group: 'resource.cluster.io',
    version: 'v1beta1',
    load: () => import('./cluster/api/resource/v1beta1/service_pb.js'),
  },
  'cluster.api.resource.v1alpha3': {
    group: 'resource.cluster.io',
    version: 'v1alpha3',
    load: () => import('./cluster/api/resource/v1alpha3/service_pb.js'),
  },
  'cluster.api.flowcontrol.v1': {
    group: 'flowcontrol.apiserver.cluster.io',
    version: 'v1',
    load: () => import('./cluster/api/flowcontrol/v1/service_pb.js'),
  },
  'cluster.api.flowcontrol.v1beta3': {
    group: 'flowcontrol.apiserver.cluster.io',
    version: 'v1beta3',
    load: () => import('./cluster/api/flowcontrol/v1beta3/service_pb.js'),
  },
  'cluster.api.apiserverinternal.v1alpha1': {
    group: 'internal.apiserver.cluster.io',
    version: 'v1alpha1',
    load: () => import('./cluster/api/apiserverinternal/v1alpha1/service_pb.js'),
  },
  'cluster.api.storagemigration.v1beta1': {
    group: 'storagemigration.cluster.io',
    version: 'v1beta1',
    load: () => import('./cluster/api/storagemigration/v1beta1/service_pb.js'),
  },
};
