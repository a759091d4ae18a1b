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
  'cluster.api.rbac.v1': {
    group: 'rbac.authorization.cluster.io',
    version: 'v1',
    load: () => import('./cluster/api/rbac/v1/service_pb.js'),
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
  'cluster.api.coordination.v1': {
    group: 'coordination.cluster.io',
    version: 'v1',
    load: () => import('./cluster/api/coordination/v1/service_pb.js'),
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
};
