import type { KubeObject } from '../../../meta/object.js';
import type { PolicyRule } from './rules.js';

/** The role of a binding. */
export interface RoleRef {
  readonly apiGroup: string;
  readonly kind: string;
  readonly name: string;
}

/** A subject of a binding. */
export interface Subject {
  readonly kind: string;
  readonly apiGroup?: string;
  readonly name: string;
  readonly namespace?: string;
}

/** The rules of a Role or ClusterRole. */
export function rulesOf(role: KubeObject): readonly PolicyRule[] {
  return (role['rules'] as readonly PolicyRule[] | undefined) ?? [];
}

/** The role that a binding refers to. */
export function roleRefOf(binding: KubeObject): RoleRef {
  return binding['roleRef'] as unknown as RoleRef;
}

/** The subjects of a binding. */
export function subjectsOf(binding: KubeObject): readonly Subject[] {
  return (binding['subjects'] as readonly Subject[] | undefined) ?? [];
}

/** The selectors of an aggregated ClusterRole; empty for others. */
export function aggregationSelectors(role: KubeObject): readonly object[] {
  const rule = role['aggregationRule'] as { readonly clusterRoleSelectors?: readonly object[] } | undefined;
  return rule?.clusterRoleSelectors ?? [];
}
