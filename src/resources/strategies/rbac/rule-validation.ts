import type { JsonObject } from '../../../json/types.js';
import { type FieldError, invalidValue, required } from '../../../meta/field-errors.js';
import type { KubeObject } from '../../../meta/object.js';
import { objectsAt } from '../members.js';

/** Faults of a role's rules: each is about resources or about paths, and paths are cluster-wide. */
export function ruleFaults(role: KubeObject, namespaced: boolean): readonly FieldError[] {
  return objectsAt(role, 'rules').flatMap((rule, at) => faultsOf(rule, namespaced, `rules[${at}]`));
}

function faultsOf(rule: JsonObject, namespaced: boolean, path: string): FieldError[] {
  const has = (member: string): boolean => Array.isArray(rule[member]) && rule[member].length > 0;
  const urls = `${path}.nonResourceURLs`;
  if (has('nonResourceURLs')) {
    const value = rule['nonResourceURLs'];
    const mixed = has('apiGroups') || has('resources') || has('resourceNames');
    return [
      ...(namespaced ? [invalidValue(urls, value, 'namespaced rules cannot apply to non-resource URLs')] : []),
      ...(mixed
        ? [invalidValue(urls, value, 'rules cannot apply to both regular resources and non-resource URLs')]
        : []),
    ];
  }
  return [
    ...(has('apiGroups') ? [] : [required(`${path}.apiGroups`, 'resource rules must supply at least one api group')]),
    ...(has('resources') ? [] : [required(`${path}.resources`, 'resource rules must supply at least one resource')]),
  ];
}
