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
