import type { KubeObject } from '../../meta/object.js';
import type { NamingProfile } from '../../naming/profile.js';
import { CLUSTER_BINDINGS, NAMESPACED_BINDINGS } from './bindings.js';
import { COMPONENT_ROLES } from './component-roles.js';
import { CONTROLLER_ROLES_A_K } from './controller-roles-a-k.js';
import { CONTROLLER_ROLES_L_Z } from './controller-roles-l-z.js';
import { type BindingSource, RbacForm } from './form.js';
import { NAMESPACED_ROLES } from './namespaced-roles.js';
import { USER_ROLES } from './user-roles.js';

/**
 * The role with the common rights of node agents, in the naming of a profile.
 *
 * @param gatesOff disabled gates, whose rules are left out
 */
export function nodeRole(naming: NamingProfile, gatesOff: ReadonlySet<string>): KubeObject {
  return new RbacForm(naming, gatesOff).role(COMPONENT_ROLES.find(({ name }) => name === 'system:node')!);
}

/** Prefix of the names of controllers' roles, followed by the service account. */
const CONTROLLER = 'system:controller:';

/**
 * The standard roles and bindings, in the naming of a profile; roles before their bindings.
 *
 * @param gatesOff disabled gates, whose objects are left out
 */
export function bootstrapRbac(naming: NamingProfile, gatesOff: ReadonlySet<string>): readonly KubeObject[] {
  const form = new RbacForm(naming, gatesOff);
  const controllerRoles = [...CONTROLLER_ROLES_A_K, ...CONTROLLER_ROLES_L_Z].filter((role) => form.has(role));
  const controllerBindings = controllerRoles.map(({ name }): BindingSource => ({
    name,
    subjects: [`account {system}/${name.slice(CONTROLLER.length)}`],
  }));
  return [
    ...[...USER_ROLES, ...COMPONENT_ROLES, ...controllerRoles, ...NAMESPACED_ROLES].map((role) => form.role(role)),
    ...[...CLUSTER_BINDINGS, ...controllerBindings, ...NAMESPACED_BINDINGS].map((binding) => form.binding(binding)),
  ];
}
