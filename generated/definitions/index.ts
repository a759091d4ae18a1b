// Generated from schemas/openapi/groups.yaml by `npm run generate`. Do not edit.
import * as core_v1 from './core/v1.js';
import * as apiregistration_v1 from './apiregistration/v1.js';
import * as apps_v1 from './apps/v1.js';
import * as events_v1 from './events/v1.js';
import * as authentication_v1 from './authentication/v1.js';
import * as authentication_v1beta1 from './authentication/v1beta1.js';
import * as authentication_v1alpha1 from './authentication/v1alpha1.js';
import * as authorization_v1 from './authorization/v1.js';
import * as autoscaling_v2 from './autoscaling/v2.js';
import * as autoscaling_v1 from './autoscaling/v1.js';
import * as batch_v1 from './batch/v1.js';
import * as certificates_v1 from './certificates/v1.js';
import * as certificates_v1beta1 from './certificates/v1beta1.js';
import * as certificates_v1alpha1 from './certificates/v1alpha1.js';
import * as networking_v1 from './networking/v1.js';
import * as networking_v1beta1 from './networking/v1beta1.js';
import * as policy_v1 from './policy/v1.js';
import * as rbac_v1 from './rbac/v1.js';
import * as storage_v1 from './storage/v1.js';
import * as storage_v1beta1 from './storage/v1beta1.js';
import * as admissionregistration_v1 from './admissionregistration/v1.js';
import * as admissionregistration_v1beta1 from './admissionregistration/v1beta1.js';
import * as admissionregistration_v1alpha1 from './admissionregistration/v1alpha1.js';
import * as apiextensions_v1 from './apiextensions/v1.js';
import * as scheduling_v1 from './scheduling/v1.js';
import * as scheduling_v1alpha2 from './scheduling/v1alpha2.js';
import * as coordination_v1 from './coordination/v1.js';
import * as coordination_v1beta1 from './coordination/v1beta1.js';
import * as coordination_v1alpha2 from './coordination/v1alpha2.js';
import * as node_v1 from './node/v1.js';
import * as discovery_v1 from './discovery/v1.js';
import * as resource_v1 from './resource/v1.js';
import * as resource_v1beta2 from './resource/v1beta2.js';
import * as resource_v1beta1 from './resource/v1beta1.js';
import * as resource_v1alpha3 from './resource/v1alpha3.js';
import * as flowcontrol_v1 from './flowcontrol/v1.js';
import * as flowcontrol_v1beta3 from './flowcontrol/v1beta3.js';
import * as apiserverinternal_v1alpha1 from './apiserverinternal/v1alpha1.js';
import * as storagemigration_v1beta1 from './storagemigration/v1beta1.js';
import * as imagepolicy_v1alpha1 from './imagepolicy/v1alpha1.js';
import * as apidiscovery_v2 from './apidiscovery/v2.js';
import * as meta_v1 from './meta/v1.js';
import type { GroupNode, TypeNode } from './node.js';

/** Groups in discovery order; versions in the order of preference. */
export const GROUPS: readonly GroupNode[] = [
  {
    directory: 'core',
    group: '',
    versions: [
      { version: 'v1', enabledByDefault: true, resources: core_v1.resources },
    ],
  },
  {
    directory: 'apiregistration',
    group: 'apiregistration.cluster.io',
    versions: [
      { version: 'v1', enabledByDefault: true, resources: apiregistration_v1.resources },
    ],
  },
  {
    directory: 'apps',
    group: 'apps',
    versions: [
      { version: 'v1', enabledByDefault: true, resources: apps_v1.resources },
    ],
  },
  {
    directory: 'events',
    group: 'events.cluster.io',
    versions: [
      { version: 'v1', enabledByDefault: true, resources: events_v1.resources },
    ],
  },
  {
    directory: 'authentication',
    group: 'authentication.cluster.io',
    versions: [
      { version: 'v1', enabledByDefault: true, resources: authentication_v1.resources },
      { version: 'v1beta1', enabledByDefault: false, resources: authentication_v1beta1.resources },
      { version: 'v1alpha1', enabledByDefault: false, resources: authentication_v1alpha1.resources },
    ],
  },
  {
    directory: 'authorization',
    group: 'authorization.cluster.io',
    versions: [
      { version: 'v1', enabledByDefault: true, resources: authorization_v1.resources },
    ],
  },
  {
    directory: 'autoscaling',
    group: 'autoscaling',
    versions: [
      { version: 'v2', enabledByDefault: true, resources: autoscaling_v2.resources },
      { version: 'v1', enabledByDefault: true, resources: autoscaling_v1.resources },
    ],
  },
  {
    directory: 'batch',
    group: 'batch',
    versions: [
      { version: 'v1', enabledByDefault: true, resources: batch_v1.resources },
    ],
  },
  {
    directory: 'certificates',
    group: 'certificates.cluster.io',
    versions: [
      { version: 'v1', enabledByDefault: true, resources: certificates_v1.resources },
      { version: 'v1beta1', enabledByDefault: false, resources: certificates_v1beta1.resources },
      { version: 'v1alpha1', enabledByDefault: false, resources: certificates_v1alpha1.resources },
    ],
  },
  {
    directory: 'networking',
    group: 'networking.cluster.io',
    versions: [
      { version: 'v1', enabledByDefault: true, resources: networking_v1.resources },
      { version: 'v1beta1', enabledByDefault: false, resources: networking_v1beta1.resources },
    ],
  },
  {
    directory: 'policy',
    group: 'policy',
    versions: [
      { version: 'v1', enabledByDefault: true, resources: policy_v1.resources },
    ],
  },
  {
    directory: 'rbac',
    group: 'rbac.authorization.cluster.io',
    versions: [
      { version: 'v1', enabledByDefault: true, resources: rbac_v1.resources },
    ],
  },
  {
    directory: 'storage',
    group: 'storage.cluster.io',
    versions: [
      { version: 'v1', enabledByDefault: true, resources: storage_v1.resources },
      { version: 'v1beta1', enabledByDefault: false, resources: storage_v1beta1.resources },
    ],
  },
  {
    directory: 'admissionregistration',
    group: 'admissionregistration.cluster.io',
    versions: [
      { version: 'v1', enabledByDefault: true, resources: admissionregistration_v1.resources },
      { version: 'v1beta1', enabledByDefault: false, resources: admissionregistration_v1beta1.resources },
      { version: 'v1alpha1', enabledByDefault: false, resources: admissionregistration_v1alpha1.resources },
    ],
  },
  {
    directory: 'apiextensions',
    group: 'apiextensions.cluster.io',
    versions: [
      { version: 'v1', enabledByDefault: true, resources: apiextensions_v1.resources },
    ],
  },
  {
    directory: 'scheduling',
    group: 'scheduling.cluster.io',
    versions: [
      { version: 'v1', enabledByDefault: true, resources: scheduling_v1.resources },
      { version: 'v1alpha2', enabledByDefault: false, resources: scheduling_v1alpha2.resources },
    ],
  },
  {
    directory: 'coordination',
    group: 'coordination.cluster.io',
    versions: [
      { version: 'v1', enabledByDefault: true, resources: coordination_v1.resources },
      { version: 'v1beta1', enabledByDefault: false, resources: coordination_v1beta1.resources },
      { version: 'v1alpha2', enabledByDefault: false, resources: coordination_v1alpha2.resources },
    ],
  },
  {
    directory: 'node',
    group: 'node.cluster.io',
    versions: [
      { version: 'v1', enabledByDefault: true, resources: node_v1.resources },
    ],
  },
  {
    directory: 'discovery',
    group: 'discovery.cluster.io',
    versions: [
      { version: 'v1', enabledByDefault: true, resources: discovery_v1.resources },
    ],
  },
  {
    directory: 'resource',
    group: 'resource.cluster.io',
    versions: [
      { version: 'v1', enabledByDefault: true, resources: resource_v1.resources },
      { version: 'v1beta2', enabledByDefault: false, resources: resource_v1beta2.resources },
      { version: 'v1beta1', enabledByDefault: false, resources: resource_v1beta1.resources },
      { version: 'v1alpha3', enabledByDefault: false, resources: resource_v1alpha3.resources },
    ],
  },
  {
    directory: 'flowcontrol',
    group: 'flowcontrol.apiserver.cluster.io',
    versions: [
      { version: 'v1', enabledByDefault: true, resources: flowcontrol_v1.resources },
      { version: 'v1beta3', enabledByDefault: true, resources: flowcontrol_v1beta3.resources },
    ],
  },
  {
    directory: 'apiserverinternal',
    group: 'internal.apiserver.cluster.io',
    versions: [
      { version: 'v1alpha1', enabledByDefault: false, resources: apiserverinternal_v1alpha1.resources },
    ],
  },
  {
    directory: 'storagemigration',
    group: 'storagemigration.cluster.io',
    versions: [
      { version: 'v1beta1', enabledByDefault: false, resources: storagemigration_v1beta1.resources },
    ],
  },
  {
    directory: 'imagepolicy',
    group: 'imagepolicy.cluster.io',
    versions: [
      { version: 'v1alpha1', enabledByDefault: false, resources: imagepolicy_v1alpha1.resources },
    ],
  },
];

/** Schema node of each type by id. */
export const TYPES: Readonly<Record<string, () => TypeNode>> = {
  ...core_v1.types,
  ...apiregistration_v1.types,
  ...apps_v1.types,
  ...events_v1.types,
  ...authentication_v1.types,
  ...authentication_v1beta1.types,
  ...authentication_v1alpha1.types,
  ...authorization_v1.types,
  ...autoscaling_v2.types,
  ...autoscaling_v1.types,
  ...batch_v1.types,
  ...certificates_v1.types,
  ...certificates_v1beta1.types,
  ...certificates_v1alpha1.types,
  ...networking_v1.types,
  ...networking_v1beta1.types,
  ...policy_v1.types,
  ...rbac_v1.types,
  ...storage_v1.types,
  ...storage_v1beta1.types,
  ...admissionregistration_v1.types,
  ...admissionregistration_v1beta1.types,
  ...admissionregistration_v1alpha1.types,
  ...apiextensions_v1.types,
  ...scheduling_v1.types,
  ...scheduling_v1alpha2.types,
  ...coordination_v1.types,
  ...coordination_v1beta1.types,
  ...coordination_v1alpha2.types,
  ...node_v1.types,
  ...discovery_v1.types,
  ...resource_v1.types,
  ...resource_v1beta2.types,
  ...resource_v1beta1.types,
  ...resource_v1alpha3.types,
  ...flowcontrol_v1.types,
  ...flowcontrol_v1beta3.types,
  ...apiserverinternal_v1alpha1.types,
  ...storagemigration_v1beta1.types,
  ...imagepolicy_v1alpha1.types,
  ...apidiscovery_v2.types,
  ...meta_v1.types,
};
