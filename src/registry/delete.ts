import { printStorageBytes } from '../json/print.js';
import { conflict, notFound } from '../meta/errors.js';
import type { KubeObject } from '../meta/object.js';
import type { DeleteOptions } from '../meta/options.js';
import type { StoredObject } from '../meta/stored-object.js';
import type { RequestContext } from '../request/context.js';
import { decideDeletion, failedPrecondition } from './deletion.js';
import { type Attempt, optimistically } from './optimistic.js';
import type { RegistryServices } from './parts.js';
import type { DeleteOutcome, Registry, ResourceTarget } from './registry.js';
import { checkScope, checkVerb, storeKeyOf } from './resource-checks.js';
import { writeObject } from './store-writes.js';
import { transientObject } from './versions.js';
import { admissionAttributes } from './admission-view.js';
import { type CurrentObject, currentObject, removeStored } from './commit.js';
import type { WriteCall } from './write-call.js';

/**
 * Deletes an object, or marks it as terminating when something still has to clean up (spec 1, "Deletion of an object").
 */
export function deleteVerb(services: RegistryServices): Registry['delete'] {
  return async (context, target, options) => {
    checkScope(target, true);
    checkVerb(target, 'delete');
    warnOfDeletion(context, target, options);
    return deleteObject(services, context, target, options);
  };
}

/** Sends the kind's warnings about the delete options. */
export function warnOfDeletion(context: RequestContext, target: ResourceTarget, options: DeleteOptions): void {
  for (const text of target.resource.strategy.deleteWarnings?.(options) ?? []) context.warn(text);
}

/**
 * Deletes the target object.
 *
 * @throws StatusError 404, 409 for preconditions, or what admission says
 */
export function deleteObject(
  services: RegistryServices,
  context: RequestContext,
  target: ResourceTarget,
  options: DeleteOptions,
): Promise<DeleteOutcome> {
  const { definition } = target.resource;
  const call: WriteCall = { context, target, options: { kind: 'DeleteOptions', ...options } };
  const request: DeleteRequest = { call, asked: options, marked: undefined };
  return optimistically<DeleteOutcome>(services, storeKeyOf(target), definition, context, async (stored) => {
    const { marked } = request;
    // It was removed by the next write after our mark, such as the last status of a pod.
    if (marked !== undefined && stored?.uid !== marked.uid) {
      return { kind: 'done', result: await removed(services, call, marked) };
    }
    if (stored === undefined) throw notFound(definition, target.name);
    return attemptDelete(services, request, await currentObject(services, target, stored));
  });
}

/** One delete, through all its attempts. */
interface DeleteRequest {
  readonly call: WriteCall;
  readonly asked: DeleteOptions;
  /** The object as this delete has marked it, to be removed next. */
  marked: StoredObject | undefined;
}

async function attemptDelete(
  services: RegistryServices,
  request: DeleteRequest,
  current: CurrentObject,
): Promise<Attempt<DeleteOutcome>> {
  const { call, asked } = request;
  const { target } = call;
  const { definition, strategy } = target.resource;
  const { object, stored } = current;
  const failed = failedPrecondition(object, asked);
  // In kube-apiserver, too, this error names the kind instead of the resource.
  if (failed !== undefined) {
    throw conflict({ group: definition.group, resource: definition.kind }, target.name, failed);
  }
  const attributes = admissionAttributes(call, 'DELETE', undefined, object);
  await services.admission.mutate(call.context, attributes);
  await services.admission.validate(call.context, attributes);

  const live = object.metadata.deletionTimestamp === undefined;
  const options = (live ? strategy.firstDelete?.(asked) : undefined) ?? asked;
  const decision = decideDeletion({
    object,
    definition,
    strategy,
    options,
    now: services.clock(),
  });
  switch (decision.kind) {
    case 'pending':
      return {
        kind: 'unchanged',
        result: { kind: 'object', object: await services.versions.serve(target.resource, stored) },
      };
    case 'mark':
      return mark(services, call, current.stored, decision.object);
    case 'remove':
      return decision.marked === undefined
        ? remove(services, call, current.stored)
        : markAndRemove(services, request, current.stored, decision.marked);
  }
}

async function mark(
  services: RegistryServices,
  call: WriteCall,
  stored: StoredObject,
  marked: KubeObject,
): Promise<Attempt<DeleteOutcome>> {
  const { resource } = call.target;
  if (call.options.dryRun) {
    return { kind: 'unchanged', result: { kind: 'object', object: transientObject(marked, stored.revision) } };
  }
  const written = await storeMark(services, call, stored, marked);
  if (written === undefined) return { kind: 'lost-race' };
  return { kind: 'done', result: { kind: 'object', object: await services.versions.serve(resource, written) } };
}

/** Stores the object as terminating; undefined after a concurrent write. */
async function storeMark(
  services: RegistryServices,
  call: WriteCall,
  stored: StoredObject,
  marked: KubeObject,
): Promise<StoredObject | undefined> {
  const value = printStorageBytes(await services.versions.toStorage(call.target.resource, marked));
  const key = storeKeyOf(call.target);
  const result = await writeObject(services, call, { kind: 'update', key, expectedRevision: stored.revision, value });
  return result.kind === 'committed' ? result.objects[0] : undefined;
}

/**
 * Two writes, so that watchers see the object terminate before it is removed, as node agents expect of pods. When the
 * second one fails, the object stays terminating without grace, and the next delete removes it.
 */
async function markAndRemove(
  services: RegistryServices,
  request: DeleteRequest,
  stored: StoredObject,
  marked: KubeObject,
): Promise<Attempt<DeleteOutcome>> {
  const { call } = request;
  if (call.options.dryRun) {
    const object = transientObject(marked, stored.revision);
    return { kind: 'unchanged', result: { kind: 'object', object, gone: true } };
  }
  const written = await storeMark(services, call, stored, marked);
  if (written === undefined) return { kind: 'lost-race' };
  request.marked = written;
  return remove(services, call, written);
}

async function remove(
  services: RegistryServices,
  call: WriteCall,
  stored: StoredObject,
): Promise<Attempt<DeleteOutcome>> {
  if (call.options.dryRun) return { kind: 'unchanged', result: await removed(services, call, stored) };
  const key = storeKeyOf(call.target);
  const value = printStorageBytes(stored.parsed);
  const expectedRevision = stored.revision;
  const result = await removeStored(services, call, { kind: 'delete', key, expectedRevision, value }, stored);
  if (result.kind !== 'committed') return { kind: 'lost-race' };
  return { kind: 'done', result: await removed(services, call, result.objects[0]!) };
}

async function removed(services: RegistryServices, call: WriteCall, stored: StoredObject): Promise<DeleteOutcome> {
  const { definition } = call.target.resource;
  if (definition.returnsDeletedObject === true) {
    return { kind: 'object', object: await services.versions.serve(call.target.resource, stored), gone: true };
  }
  const { group, resource } = definition;
  return { kind: 'status', details: { name: stored.name, group, kind: resource, uid: stored.uid } };
}
