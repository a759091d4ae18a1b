import { methodNotSupported, pathNotFound } from '../meta/errors.js';
import type { StoreKey } from '../storage/store.js';
import type { ResourceVerb, SubresourceDefinition } from '../resources/definition.js';
import type { ResourceTarget } from './registry.js';

/** The target subresource. @throws StatusError 404 when the kind does not have it */
export function subresourceOf(target: ResourceTarget): SubresourceDefinition {
  const found = target.resource.definition.subresources.find(({ name }) => name === target.subresource);
  if (found === undefined) throw pathNotFound();
  return found;
}

/** Rejects a verb that the resource or subresource does not have. @throws StatusError 404 or 405 */
export function checkVerb(target: ResourceTarget, verb: ResourceVerb): void {
  const { definition } = target.resource;
  const verbs = target.subresource === '' ? definition.verbs : subresourceOf(target).verbs;
  if (verbs.includes(verb)) return;
  const resource = target.subresource === '' ? definition.resource : `${definition.resource}/${target.subresource}`;
  throw methodNotSupported({ group: definition.group, resource }, verb);
}

/** Rejects a target whose scope is not that of the kind (BL-117). @throws StatusError 404 */
export function checkScope(target: ResourceTarget, needsNamespace: boolean): void {
  const { namespaced } = target.resource.definition;
  if (!namespaced && target.namespace !== '') throw pathNotFound();
  if (namespaced && needsNamespace && target.namespace === '') throw pathNotFound();
}

/** The store key of the target object, or of another name in the same place. */
export function storeKeyOf(target: ResourceTarget, name = target.name): StoreKey {
  return { resource: target.resource.storageResource, namespace: target.namespace, name };
}
