import { conflict, notFound, STALE_OBJECT } from '../meta/errors.js';
import type { KubeObject } from '../meta/object.js';
import { checkNameOnUrl, inRequestNamespace, readBody } from './body.js';
import { createMissing } from './create.js';
import { type Attempt, optimistically } from './optimistic.js';
import { trackCreate, trackUpdate } from './ownership.js';
import type { RegistryServices } from './parts.js';
import type { Registry, ResourceTarget, WriteOutcome } from './registry.js';
import { checkScope, checkVerb, storeKeyOf } from './resource-checks.js';
import { updateScale } from './subresources/scale.js';
import { currentObject } from './commit.js';
import { attemptUpdate } from './write-path.js';
import { dedupeOwners } from './write-checks.js';
import type { WriteCall } from './write-call.js';

/** The whole object as the client wants it; kinds that allow it are created when missing (201). */
export function updateVerb(services: RegistryServices): Registry['update'] {
  return async (context, target, body, options) => {
    checkScope(target, true);
    checkVerb(target, 'update');
    context.audit?.requestObject(body.object);
    const call: WriteCall = { context, target, options: { kind: 'UpdateOptions', ...options } };
    if (target.subresource === 'scale') return updateScale(services, call, body, options);
    const read = readBody(body, { resource: target.resource, level: options.fieldValidation, context });
    const small = services.slices.isSmall(read);
    if (!small) await services.slices.next(read);
    // The warning about repeated owners is sent even when the object is missing.
    const object = dedupeOwners(call, inRequestNamespace(read, target));
    checkNameOnUrl(object, target.name);
    const { definition } = target.resource;
    return optimistically<WriteOutcome>(services, storeKeyOf(target), definition, context, async (stored) => {
      if (stored === undefined) return createInstead(services, call, object);
      checkUid(target, object, stored.uid);
      const current = await currentObject(services, target, stored);
      const change = { ...call, small: small && services.slices.isSmallText(stored.size) };
      if (!change.small) await services.slices.next(current.object);
      return attemptUpdate(services, change, current, await trackUpdate(services, change, current.object, object));
    });
  };
}

/** A PUT with a uid refers to that very object; `found` is empty when there is none. @throws StatusError 409 */
function checkUid({ resource, name }: ResourceTarget, object: KubeObject, found: string): void {
  const uid = object.metadata.uid ?? '';
  if (uid === '' || uid === found) return;
  const both = `UID in precondition: ${uid}, UID in object meta: ${found}`;
  throw conflict(resource.definition, name, `Precondition failed: ${both}`);
}

/** PUT of an object that does not exist. */
async function createInstead(
  services: RegistryServices,
  call: WriteCall,
  object: KubeObject,
): Promise<Attempt<WriteOutcome>> {
  const { target } = call;
  const { definition } = target.resource;
  if (!definition.createOnUpdate || target.subresource !== '') throw notFound(definition, target.name);
  checkUid(target, object, '');
  if (!/^0?$/.test(object.metadata.resourceVersion ?? '')) throw conflict(definition, target.name, STALE_OBJECT);
  await services.authorizeCreate(call.context, target);
  return createMissing(services, call, await trackCreate(services, call, object));
}
