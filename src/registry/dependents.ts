import type { KubeObject, OwnerReference } from '../meta/object.js';
import type { StoredObject } from '../meta/stored-object.js';
import { fromStore } from './errors.js';
import type { RegistryServices } from './parts.js';

/**
 * Whether any stored object names `owner` in its ownerReferences. Looks through whole collections, so it is asked only
 * for deletes that orphan or wait for dependents, and only while no collector keeps that graph
 * (`RegistryParts.collectsGarbage`). Dependents of a namespaced owner live in its namespace.
 *
 * @throws StatusError when the store does not answer
 */
export async function hasDependents(
  services: RegistryServices,
  owner: KubeObject,
  signal: AbortSignal,
): Promise<boolean> {
  const { uid = '', namespace = '' } = owner.metadata;
  const quoted = Buffer.from(JSON.stringify(uid));
  const namesOwner = (stored: StoredObject): boolean => {
    // The uid shows in the bytes of a dependent, so almost every other object is passed without a parse.
    if (stored.uid === uid || !stored.bytes.includes(quoted)) return false;
    const owners = stored.parsed.metadata['ownerReferences'] as readonly OwnerReference[] | undefined;
    return owners?.some((reference) => reference.uid === uid) ?? false;
  };
  const kinds = new Set<string>();
  for (const resource of services.catalogue.resources) {
    if (namespace === '' || resource.definition.namespaced) kinds.add(resource.storageResource);
  }
  for (const resource of kinds) {
    const found = await fromStore(
      'list',
      services.store.list({
        resource,
        ...(namespace === '' ? {} : { namespace }),
        at: { kind: 'latest' },
        limit: 1,
        filter: namesOwner,
        signal,
      }),
    );
    if (found.items.length > 0) return true;
  }
  return false;
}
