// Generated from schemas/openapi/groups.yaml by `npm run generate`. Do not edit.
import * as core_v1 from './core/v1.js';
import * as apiregistration_v1 from './apiregistration/v1.js';
import * as apps_v1 from './apps/v1.js';
import * as events_v1 from './events/v1.js';
import * as authentication_v1 from './authentication/v1.js';
import * as authentication_v1beta1 from './authentication/v1beta1.js';
import * as authentication_v1alpha1 from './authentication/v1alpha1.js';
import * as authorization_v1 from './authorization/v1.js';
import * as autoscaling_v1 from './autoscaling/v1.js';
import * as certificates_v1 from './certificates/v1.js';
import * as certificates_v1beta1 from './certificates/v1beta1.js';
import * as certificates_v1alpha1 from './certificates/v1alpha1.js';
import * as rbac_v1 from './rbac/v1.js';
import * as admissionregistration_v1 from './admissionregistration/v1.js';
import * as admissionregistration_v1beta1 from './admissionregistration/v1beta1.js';
import * as admissionregistration_v1alpha1 from './admissionregistration/v1alpha1.js';
import * as apiextensions_v1 from './apiextensions/v1.js';
import * as coordination_v1 from './coordination/v1.js';
import * as flowcontrol_v1 from './flowcontrol/v1.js';
import * as flowcontrol_v1beta3 from './flowcontrol/v1beta3.js';
import * as meta_v1 from './meta/v1.js';
import type { GroupNode, TypeNode } from './node.js';

/** Groups with kinds, in discovery order; versions in the order of preference. */
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
    directory: 'certificates',
    group: 'certificates.cluster.io',
    versions: [
      { version: 'v1', enabledByDefault: true, resources: certificates_v1.resources },
      { version: 'v1beta1', enabledByDefault: false, resources: certificates_v1beta1.resources },
      { version: 'v1alpha1', enabledByDefault: false, resources: certificates_v1alpha1.resources },
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
    directory: 'coordination',
    group: 'coordination.cluster.io',
    versions: [
      { version: 'v1', enabledByDefault: true, resources: coordination_v1.resources },
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
  ...autoscaling_v1.types,
  ...certificates_v1.types,
  ...certificates_v1beta1.types,
  ...certificates_v1alpha1.types,
  ...rbac_v1.types,
  ...admissionregistration_v1.types,
  ...admissionregistration_v1beta1.types,
  ...admissionregistration_v1alpha1.types,
  ...apiextensions_v1.types,
  ...coordination_v1.types,
  ...flowcontrol_v1.types,
  ...flowcontrol_v1beta3.types,
  ...meta_v1.types,
};
