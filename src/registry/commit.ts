import { equalJson } from '../json/equal.js';
import { printStorageBytes } from '../json/print.js';
import type { KubeObject } from '../meta/object.js';
import type { StoredObject } from '../meta/stored-object.js';
import type { ServedResource } from '../resources/catalogue.js';
import type { GroupResult, WriteOperation } from '../storage/store.js';
import { objectAdmission } from './admission-view.js';
import type { Allocation } from './allocation/allocations.js';
import { removedByUpdate } from './deletion.js';
import { fromStore } from './errors.js';
import { storageBytes } from './object-size.js';
import type { Attempt } from './optimistic.js';
import type { RegistryServices } from './parts.js';
import type { ResourceTarget, ServedObject, WriteOutcome } from './registry.js';
import { storeKeyOf } from './resource-checks.js';
import { writeObject } from './store-writes.js';
import { storageApiVersion, transientObject } from './versions.js';
import type { WriteCall } from './write-call.js';

/** The end of every create: undefined when the name is taken. */
export async function commitNew(
  services: RegistryServices,
  call: WriteCall,
  object: KubeObject,
  allocation: Allocation | undefined,
): Promise<WriteOutcome | undefined | 'values-lost'> {
  const { resource } = call.target;
  const { name = '', uid = '' } = object.metadata;
  await objectAdmission(services, call).validate(object, undefined);
  const canonical = resource.strategy.canonicalize?.(object, services.naming) ?? object;
  const key = storeKeyOf(call.target, name);

  const holder = (kind: 'any' | 'latest'): Promise<StoredObject | undefined> =>
    fromStore('write', () => services.store.get(key, { kind }, call.context));
  if (call.options.dryRun) {
    return (await holder('latest')) === undefined
      ? { object: transientObject(await asStored(services, resource, canonical), 0), created: true }
      : undefined;
  }
  // No values are reserved for a name that is in use.
  if (allocation !== undefined && (await holder('any')) && (await holder('latest'))) return undefined;
  const stored = await services.versions.toStorage(resource, canonical);
  const operation: WriteOperation = { kind: 'create', key, uid, value: storageBytes(services, stored), parsed: stored };
  const result = await writeWith(services, call, operation, allocation);
  if (result === undefined) return 'values-lost';
  if (result.kind !== 'committed') return undefined;
  return { object: await services.versions.serve(resource, result.objects[0]!), created: true };
}

/** A write together with its allocations; undefined when others took a picked value. */
async function writeWith(
  services: RegistryServices,
  call: WriteCall,
  operation: WriteOperation,
  allocation: Allocation | undefined,
): Promise<GroupResult | undefined> {
  const write = (also?: readonly WriteOperation[]): Promise<GroupResult> =>
    writeObject(services, call, operation, also);
  return allocation === undefined ? write() : allocation.around(write);
}

/** The stored object that an update changes. */
export interface CurrentObject {
  readonly stored: StoredObject;
  /** In the requested version, with its resourceVersion. */
  readonly object: KubeObject;
}

/** Reads a stored object for an update. */
export async function currentObject(
  services: RegistryServices,
  target: ResourceTarget,
  stored: StoredObject,
): Promise<CurrentObject> {
  return { stored, object: (await services.versions.serve(target.resource, stored)).parsed };
}

/** The answer of the real write: the object converted back from the stored version. */
async function asStored(
  { versions }: RegistryServices,
  resource: ServedResource,
  object: KubeObject,
): Promise<KubeObject> {
  return versions.fromStorage(resource, await versions.toStorage(resource, object));
}

/**
 * The end of every update: nothing when nothing changed, a delete when a terminating object waits for nothing else,
 * otherwise a compare-and-swap.
 *
 * @param canonical what is to be stored, in the requested version
 * @param allocation values written with it
 */
export async function commitUpdate(
  services: RegistryServices,
  call: WriteCall,
  current: CurrentObject,
  canonical: KubeObject,
  allocation?: Allocation,
): Promise<Attempt<WriteOutcome>> {
  const { resource } = call.target;
  const { stored } = current;
  const outcome = (object: ServedObject): WriteOutcome => ({ object, created: false });
  if (call.options.dryRun) {
    const shown = await asStored(services, resource, canonical);
    return { kind: 'unchanged', result: outcome(transientObject(shown, stored.revision)) };
  }

  const key = storeKeyOf(call.target);
  const next = await services.versions.toStorage(resource, canonical);
  const removes = removedByUpdate(canonical, current.object, resource.strategy);
  const sameForm = stored.parsed.apiVersion === storageApiVersion(resource.definition);
  if (!removes && sameForm && equalJson(next, stored.parsed)) {
    return { kind: 'unchanged', result: outcome(await services.versions.serve(resource, stored)) };
  }
  const expectedRevision = stored.revision;
  if (removes) {
    // The last event shows what was stored; the answer alone shows the update (kube-apiserver, `deleteWithoutFinalizers`).
    const value = printStorageBytes(stored.parsed);
    const shown = await services.versions.fromStorage(resource, next);
    const result = await removeStored(services, call, { kind: 'delete', key, expectedRevision, value }, stored);
    if (result.kind !== 'committed') return { kind: 'lost-race' };
    return { kind: 'done', result: outcome(transientObject(shown, expectedRevision)) };
  }
  const pause = services.slices.next(next, call);
  if (pause !== undefined) await pause;
  const value = storageBytes(services, next);
  const update: WriteOperation = { kind: 'update', key, expectedRevision, value, parsed: next };
  const result = await writeWith(services, call, update, allocation);
  if (result?.kind !== 'committed') return { kind: 'lost-race' };
  return { kind: 'done', result: outcome(await services.versions.serve(resource, result.objects[0]!)) };
}

/** The one way to remove objects: their reservations are removed as well. */
export async function removeStored(
  services: RegistryServices,
  call: WriteCall,
  operation: WriteOperation,
  stored: StoredObject,
): Promise<GroupResult> {
  const { resource } = call.target;
  if (resource.strategy.claims === undefined) return writeObject(services, call, operation);
  return services.allocations.release(resource, stored, (also) => writeObject(services, call, operation, also));
}
