import { StatusError, timeout } from '../meta/errors.js';
import type { DeleteOptions } from '../meta/options.js';
import type { RequestContext } from '../request/context.js';
import { deleteObject, warnOfDeletion } from './delete.js';
import { fromStore } from './errors.js';
import { listVerb } from './list.js';
import type { RegistryServices } from './parts.js';
import type { Registry, ResourceTarget, ServedObject } from './registry.js';
import { checkScope, checkVerb } from './resource-checks.js';

/** Concurrent deletes of one request. */
const WORKERS = 8;

/**
 * Deletes each object of a selection and returns the list that was found. An object that is already gone or was
 * replaced by another one of the same name does not stop the rest (BL-055).
 */
export function deleteCollectionVerb(services: RegistryServices): Registry['deleteCollection'] {
  const list = listVerb(services);
  return async (context, target, listOptions, options) => {
    checkScope(target, false);
    checkVerb(target, 'deletecollection');
    warnOfDeletion(context, target, options);
    const found = await list(context, target, listOptions);
    let next = 0;
    const work = async (): Promise<void> => {
      while (next < found.items.length) {
        const object = found.items[next++]!;
        if (context.aborted ?? context.signal.aborted)
          throw timeout('the request did not complete within the allotted time', 1);
        const one = { ...target, namespace: object.namespace, name: object.name };
        await deleteIfThere(services, context, one, options, object).catch((error: unknown) => {
          // The other workers finish their current object and take no more.
          next = found.items.length;
          throw error;
        });
      }
    };
    await Promise.all(Array.from({ length: WORKERS }, work));
    return found;
  };
}

async function deleteIfThere(
  services: RegistryServices,
  context: RequestContext,
  target: ResourceTarget,
  options: DeleteOptions,
  object: ServedObject,
): Promise<void> {
  // Pinned to the uid of the listed object, so that a successor of the same name is not deleted.
  const uid = object.parsed.metadata.uid;
  const preconditions = uid === undefined ? options.preconditions : { uid, ...options.preconditions };
  try {
    await deleteObject(services, context, target, { ...options, preconditions });
  } catch (error) {
    if (!(error instanceof StatusError) || error.code !== 404) {
      if (await isAnother(services, context, target, error, uid)) return;
      throw error;
    }
  }
}

/** Whether a conflict only means that the listed object is gone and its name is used again. */
async function isAnother(
  services: RegistryServices,
  context: RequestContext,
  target: ResourceTarget,
  error: unknown,
  uid: string | undefined,
): Promise<boolean> {
  if (!(error instanceof StatusError) || error.code !== 409) return false;
  const { resource, namespace, name } = target;
  const key = { resource: resource.storageResource, namespace, name };
  const now = await fromStore('get', () => services.store.get(key, { kind: 'latest' }, context));
  return now === undefined || now.uid !== uid;
}
