import { printStorageBytes } from '../json/print.js';
import { conflict, notFound } from '../meta/errors.js';
import type { KubeObject } from '../meta/object.js';
import type { DeleteOptions } from '../meta/options.js';
import type { StoredObject } from '../meta/stored-object.js';
import { collectorFinalizer, decideDeletion, failedPrecondition } from './deletion.js';
import { hasDependents } from './dependents.js';
import { fromStore } from './errors.js';
import { type Attempt, optimistically } from './optimistic.js';
import type { Workshop } from './parts.js';
import type { DeleteOutcome, Registry } from './registry.js';
import { checkScope, checkVerb, storeKeyOf } from './resource-checks.js';
import { transientObject } from './versions.js';
import { admissionAttributes, type CurrentObject, currentObject, removeStored, type WriteCall } from './write-path.js';

/** Ends an object, or starts its end when something still has to let go of it (spec 1, "Deletion of an object"). */
export function deleteVerb(workshop: Workshop): Registry['delete'] {
  return async (context, target, options) => {
    checkScope(target, true);
    checkVerb(target, 'delete');
    return deleteObject(workshop, { context, target, dryRun: options.dryRun }, options);
  };
}

/**
 * Deletes the object that the call's target names.
 *
 * @throws StatusError 404, 409 for preconditions or an object that its kind holds, or what admission says
 */
export function deleteObject(workshop: Workshop, call: WriteCall, options: DeleteOptions): Promise<DeleteOutcome> {
  const { target, context } = call;
  const { definition } = target.resource;
  return optimistically<DeleteOutcome>(workshop, storeKeyOf(target), definition, context, async (stored) => {
    if (stored === undefined) throw notFound(definition, target.name);
    return attemptDelete(workshop, call, options, currentObject(workshop, target, stored));
  });
}

async function attemptDelete(
  workshop: Workshop,
  call: WriteCall,
  options: DeleteOptions,
  current: CurrentObject,
): Promise<Attempt<DeleteOutcome>> {
  const { target } = call;
  const { definition, strategy } = target.resource;
  const { object, stored } = current;
  const failed = failedPrecondition(object, options);
  if (failed !== undefined) throw conflict(definition, target.name, failed);
  const attributes = admissionAttributes(call, 'DELETE', undefined, object);
  await workshop.admission.mutate(call.context, attributes);
  await workshop.admission.validate(call.context, attributes);

  const decision = decideDeletion({
    object,
    definition,
    strategy,
    options,
    now: workshop.clock(),
    addCollectorFinalizer: await needsCollector(workshop, call, options, object),
  });
  switch (decision.kind) {
    case 'held':
      throw conflict(
        definition,
        target.name,
        `The system is ensuring all content is removed from this ${definition.singular}.  Upon completion, this ` +
          `${definition.singular} will automatically be purged by the system.`,
      );
    case 'pending':
      return {
        kind: 'unchanged',
        result: { kind: 'object', object: workshop.versions.serve(target.resource, stored) },
      };
    case 'mark':
      return mark(workshop, call, current, decision.object);
    case 'remove':
      return remove(workshop, call, current);
  }
}

/** Whether a collector finalizer that the options lead to has to be set: somebody will clear it, or has to one day. */
async function needsCollector(
  workshop: Workshop,
  call: WriteCall,
  options: DeleteOptions,
  object: KubeObject,
): Promise<boolean> {
  const wanted = collectorFinalizer(object, options, call.target.resource.definition);
  if (wanted === undefined) return false;
  return workshop.collectsGarbage || hasDependents(workshop, object, call.context.signal);
}

async function mark(
  workshop: Workshop,
  call: WriteCall,
  current: CurrentObject,
  marked: KubeObject,
): Promise<Attempt<DeleteOutcome>> {
  const { resource } = call.target;
  const { stored } = current;
  if (call.dryRun) {
    return { kind: 'unchanged', result: { kind: 'object', object: transientObject(marked, stored.revision) } };
  }
  const value = printStorageBytes(workshop.versions.toStorage(resource, marked));
  const key = storeKeyOf(call.target);
  const result = await fromStore(
    'write',
    workshop.store.write({ kind: 'update', key, expectedRevision: stored.revision, value }),
  );
  if (result.kind !== 'committed') return { kind: 'lost-race' };
  return { kind: 'done', result: { kind: 'object', object: workshop.versions.serve(resource, result.object) } };
}

async function remove(workshop: Workshop, call: WriteCall, current: CurrentObject): Promise<Attempt<DeleteOutcome>> {
  const { stored } = current;
  if (call.dryRun) return { kind: 'unchanged', result: removed(workshop, call, stored) };
  const key = storeKeyOf(call.target);
  const value = printStorageBytes(stored.parsed);
  const expectedRevision = stored.revision;
  const result = await removeStored(workshop, call.target, { kind: 'delete', key, expectedRevision, value }, stored);
  if (result.kind !== 'committed') return { kind: 'lost-race' };
  return { kind: 'done', result: removed(workshop, call, result.object) };
}

function removed(workshop: Workshop, call: WriteCall, stored: StoredObject): DeleteOutcome {
  const { definition } = call.target.resource;
  if (definition.returnsDeletedObject === true) {
    return { kind: 'object', object: workshop.versions.serve(call.target.resource, stored), gone: true };
  }
  const { group, resource } = definition;
  return { kind: 'status', details: { name: stored.name, group, kind: resource, uid: stored.uid } };
}
