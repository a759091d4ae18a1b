// Generated from schemas/openapi by `npm run generate`. Do not edit.
import { routes as core_v1 } from './core/v1.js';
import { routes as apiregistration_v1 } from './apiregistration/v1.js';
import { routes as apps_v1 } from './apps/v1.js';
import { routes as events_v1 } from './events/v1.js';
import { routes as authentication_v1 } from './authentication/v1.js';
import { routes as authentication_v1beta1 } from './authentication/v1beta1.js';
import { routes as authentication_v1alpha1 } from './authentication/v1alpha1.js';
import { routes as authorization_v1 } from './authorization/v1.js';
import { routes as autoscaling_v2 } from './autoscaling/v2.js';
import { routes as autoscaling_v1 } from './autoscaling/v1.js';
import { routes as batch_v1 } from './batch/v1.js';
import { routes as certificates_v1 } from './certificates/v1.js';
import { routes as certificates_v1beta1 } from './certificates/v1beta1.js';
import { routes as certificates_v1alpha1 } from './certificates/v1alpha1.js';
import { routes as networking_v1 } from './networking/v1.js';
import { routes as networking_v1beta1 } from './networking/v1beta1.js';
import { routes as policy_v1 } from './policy/v1.js';
import { routes as rbac_v1 } from './rbac/v1.js';
import { routes as storage_v1 } from './storage/v1.js';
import { routes as storage_v1beta1 } from './storage/v1beta1.js';
import { routes as admissionregistration_v1 } from './admissionregistration/v1.js';
import { routes as admissionregistration_v1beta1 } from './admissionregistration/v1beta1.js';
import { routes as admissionregistration_v1alpha1 } from './admissionregistration/v1alpha1.js';
import { routes as apiextensions_v1 } from './apiextensions/v1.js';
import { routes as scheduling_v1 } from './scheduling/v1.js';
import { routes as scheduling_v1alpha2 } from './scheduling/v1alpha2.js';
import { routes as coordination_v1 } from './coordination/v1.js';
import { routes as coordination_v1beta1 } from './coordination/v1beta1.js';
import { routes as coordination_v1alpha2 } from './coordination/v1alpha2.js';
import { routes as node_v1 } from './node/v1.js';
import { routes as discovery_v1 } from './discovery/v1.js';
import { routes as resource_v1 } from './resource/v1.js';
import { routes as resource_v1beta2 } from './resource/v1beta2.js';
import { routes as resource_v1beta1 } from './resource/v1beta1.js';
import { routes as resource_v1alpha3 } from './resource/v1alpha3.js';
import { routes as flowcontrol_v1 } from './flowcontrol/v1.js';
import { routes as flowcontrol_v1beta3 } from './flowcontrol/v1beta3.js';
import { routes as apiserverinternal_v1alpha1 } from './apiserverinternal/v1alpha1.js';
import { routes as storagemigration_v1beta1 } from './storagemigration/v1beta1.js';
import type { GeneratedRoute } from './route.js';

/** Every operation on built-in kinds. */
export const ROUTES: readonly GeneratedRoute[] = [
  ...core_v1,
  ...apiregistration_v1,
  ...apps_v1,
  ...events_v1,
  ...authentication_v1,
  ...authentication_v1beta1,
  ...authentication_v1alpha1,
  ...authorization_v1,
  ...autoscaling_v2,
  ...autoscaling_v1,
  ...batch_v1,
  ...certificates_v1,
  ...certificates_v1beta1,
  ...certificates_v1alpha1,
  ...networking_v1,
  ...networking_v1beta1,
  ...policy_v1,
  ...rbac_v1,
  ...storage_v1,
  ...storage_v1beta1,
  ...admissionregistration_v1,
  ...admissionregistration_v1beta1,
  ...admissionregistration_v1alpha1,
  ...apiextensions_v1,
  ...scheduling_v1,
  ...scheduling_v1alpha2,
  ...coordination_v1,
  ...coordination_v1beta1,
  ...coordination_v1alpha2,
  ...node_v1,
  ...discovery_v1,
  ...resource_v1,
  ...resource_v1beta2,
  ...resource_v1beta1,
  ...resource_v1alpha3,
  ...flowcontrol_v1,
  ...flowcontrol_v1beta3,
  ...apiserverinternal_v1alpha1,
  ...storagemigration_v1beta1,
];
