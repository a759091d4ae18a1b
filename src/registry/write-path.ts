import { equalJson } from '../json/equal.js';
import { conflict, invalid, serviceUnavailable, STALE_OBJECT } from '../meta/errors.js';
import { type FieldError, invalidValue } from '../meta/field-errors.js';
import { lazily } from '../meta/lazily.js';
import type { KubeObject } from '../meta/object.js';
import type { RequestOptions } from '../meta/options.js';
import type { StoredObject } from '../meta/stored-object.js';
import type { AdmissionAttributes } from '../request/ports.js';
import type { ServedResource } from '../resources/catalogue.js';
import type { Strategy } from '../resources/strategy.js';
import type { ObjectUpdate, StrategyContext } from '../resources/strategy.js';
import type { GroupResult, WriteOperation } from '../storage/store.js';
import type { Allocation } from './allocation/allocations.js';
import { inRequestNamespace } from './body.js';
import { removedByUpdate } from './deletion.js';
import { fromStore } from './errors.js';
import {
  countGeneration,
  fillSystemFields,
  keepSystemFields,
  withoutRepeatedOwners,
  wipeSystemFields,
} from './metadata.js';
import { finalizerWarnings, metadataErrors, metadataUpdateErrors } from './metadata-validation.js';
import type { Attempt } from './optimistic.js';
import { withKeptTimes } from './ownership.js';
import type { RegistryServices } from './parts.js';
import type { ResourceTarget, ServedObject, WriteOutcome } from './registry.js';
import { dropResets, restoreResets } from './resets.js';
import { fitToSize, storageBytes } from './object-size.js';
import { storeKeyOf, subresourceOf } from './resource-checks.js';
import { writeObject } from './store-writes.js';
import { storageApiVersion, transientObject } from './versions.js';
import type { WriteCall } from './write-call.js';

/** Admission in the terms of the endpoint: the object itself, or for `scale` its Scale. */
export interface AdmissionView {
  readonly mutate: (object: KubeObject, stored: KubeObject | undefined) => Promise<KubeObject>;
  readonly validate: (object: KubeObject, stored: KubeObject | undefined) => Promise<void>;
}

/** What strategies are told about a call. */
export function strategyContext(services: RegistryServices, call: WriteCall): StrategyContext {
  return {
    now: services.clock(),
    subresource: call.target.subresource,
    user: call.context.user,
    naming: services.naming,
    told: [],
    pools: services.allocations.pools,
    expressions: services.expressions,
    gatesOff: services.gatesOff,
  };
}

/** The attributes that admission sees of a call. */
export function admissionAttributes(
  call: WriteCall,
  operation: AdmissionAttributes['operation'],
  object: KubeObject | undefined,
  oldObject: KubeObject | undefined,
): AdmissionAttributes {
  const { target } = call;
  const { definition } = target.resource;
  return {
    operation,
    group: definition.group,
    version: definition.version,
    resource: definition.resource,
    subresource: target.subresource,
    kind: { group: definition.group, version: definition.version, kind: definition.kind },
    namespace: target.namespace,
    name: target.name === '' ? (object?.metadata.name ?? '') : target.name,
    object,
    oldObject,
    dryRun: call.options.dryRun,
    options: optionsOf(call, operation),
    ...(call.preconditions !== undefined && { require: (needed) => void call.preconditions?.push(needed) }),
  };
}

/** Admission is told of what is done, whichever verb asks for it. */
function optionsOf({ options }: WriteCall, operation: AdmissionAttributes['operation']): RequestOptions {
  if (options.kind === 'DeleteOptions' || operation === 'CONNECT') return options;
  return { ...options, kind: operation === 'CREATE' ? 'CreateOptions' : 'UpdateOptions' };
}

/** Admission of whole objects. */
function objectAdmission(services: RegistryServices, call: WriteCall): AdmissionView {
  const attributes = (object: KubeObject, stored: KubeObject | undefined): AdmissionAttributes =>
    admissionAttributes(call, stored === undefined ? 'CREATE' : 'UPDATE', object, stored);
  return {
    mutate: async (object, stored) =>
      (await services.admission.mutate(call.context, attributes(object, stored))) ?? object,
    validate: (object, stored) => services.admission.validate(call.context, attributes(object, stored)),
  };
}

function refuseInvalid(call: WriteCall, name: string, errors: readonly FieldError[]): void {
  const { group, kind } = call.target.resource.definition;
  if (errors.length === 0) return;
  throw invalid(group, kind, name, errors);
}

function warnAll(
  services: RegistryServices,
  call: WriteCall,
  object: KubeObject,
  stored: KubeObject | undefined,
): void {
  // Programs write subresources, and nobody reads what they are told.
  const told = call.target.subresource === '' ? call.target.resource.strategy.warnings : undefined;
  for (const text of told?.(object, stored, services.naming) ?? []) call.context.warn(text);
  // Built-in kinds refuse what this warns of.
  if (call.target.resource.definition.custom) {
    for (const text of finalizerWarnings(object, stored, services.naming)) call.context.warn(text);
  }
}

/** @param when what the client hears about when they were there: a patch shows it only in the end */
function dedupeOwners(call: WriteCall, object: KubeObject, when = ''): KubeObject {
  const { object: deduped, repeated } = withoutRepeatedOwners(object);
  if (repeated.length > 0) {
    call.context.warn(
      `.metadata.ownerReferences contains duplicate entries${when}; API server dedups owner references in 1.20+, and ` +
        `may reject such requests as early as 1.24; please fix your requests; duplicate UID(s) observed: ${repeated.join(', ')}`,
    );
  }
  return deduped;
}

/**
 * The first half of a create: server-owned parts set by the strategy, then mutating admission. What admission changed
 * is brought into normal form again and loses what only the server sets.
 *
 * @param object in normal form, its namespace settled
 */
export async function admitCreate(
  services: RegistryServices,
  call: WriteCall,
  object: KubeObject,
): Promise<KubeObject> {
  const { compiled, strategy, definition } = call.target.resource;
  const context = strategyContext(services, call);
  const prepare = (given: KubeObject): KubeObject => {
    const resets = definition.resetsOnCreate === false ? [] : definition.resets;
    const wiped = dropResets(wipeSystemFields(given), services.blanks.of(call.target.resource), resets);
    const taken = compiled.withoutGated?.(wiped, undefined) ?? wiped;
    return strategy.prepareForCreate?.(taken, context) ?? taken;
  };
  const prepared = prepare(dedupeOwners(call, object));
  const mutated = await objectAdmission(services, call).mutate(prepared, undefined);
  return mutated === prepared ? prepared : prepare(inRequestNamespace(compiled.normalise(mutated), call.target));
}

/** How often a create begins again because other servers took the values that it had picked. */
const MAX_PICKS = 16;

/**
 * The second half of a create under one name: system metadata, validation, values from pools, validating admission,
 * canonical form, commit. Repeatable with another name.
 *
 * @returns undefined when the name is taken
 * @throws StatusError 422, or what admission says
 */
export async function commitCreate(
  services: RegistryServices,
  call: WriteCall,
  admitted: KubeObject,
  name: string,
): Promise<WriteOutcome | undefined> {
  const { definition, storageResource } = call.target.resource;
  const uid = services.randomUid();
  const filled = fillSystemFields(admitted, definition, { name, uid, now: services.clock() });
  const identified = call.target.resource.strategy.identify?.(filled, uid, services.naming) ?? filled;
  const turn = services.slices.between(identified);
  await turn?.();
  const object = await fitToSize(services, identified, turn);
  await turn?.();
  await validateNew(services, call, object);
  await turn?.();
  warnAll(services, call, object, undefined);
  if (call.target.resource.strategy.claims === undefined) {
    const result = await commitNew(services, call, object, undefined);
    return result === 'values-lost' ? undefined : result;
  }
  const owner = { resource: storageResource, namespace: call.target.namespace, name, uid };
  for (let count = 0; count < MAX_PICKS; count += 1) {
    const allocation = await services.allocations.plan(
      { resource: call.target.resource, owner, stored: undefined },
      object,
    );
    try {
      const result = await commitNew(services, call, allocation.object, allocation);
      if (result !== 'values-lost') return result;
    } finally {
      allocation.end();
    }
  }
  throw serviceUnavailable('other servers took each value that was picked for the object, please try again');
}

/**
 * The second half of a create of a kind that is answered and not kept: validation and validating admission. Such
 * objects have no name of their own, no uid and no version.
 *
 * @throws StatusError 422, or what admission says
 */
export async function answerUnstored(
  services: RegistryServices,
  call: WriteCall,
  admitted: KubeObject,
): Promise<WriteOutcome> {
  const { compiled, strategy } = call.target.resource;
  const context = strategyContext(services, call);
  refuseInvalid(call, admitted.metadata.name ?? '', [
    ...compiled.validate(admitted, undefined),
    ...(strategy.validate?.(admitted, context) ?? []),
  ]);
  await objectAdmission(services, call).validate(admitted, undefined);
  return { object: transientObject(admitted, 0), created: true };
}

/** Where a check puts what it only warns of. */
function warnIn({ context }: WriteCall): (text: string) => void {
  return (text) => context.warn(text);
}

/** The faults of the schema that the strategy does not tell itself. */
function onlyTheirs(errors: readonly FieldError[], { tellsItself }: Strategy): readonly FieldError[] {
  return tellsItself === undefined ? errors : errors.filter((error) => !tellsItself(error));
}

/** The faults that an update of the main resource is held to. */
function ratcheted({ target }: WriteCall, faults: readonly FieldError[], update: ObjectUpdate): readonly FieldError[] {
  const { ratchet } = target.resource.strategy;
  return ratchet === undefined || faults.length === 0 || target.subresource !== '' ? faults : ratchet(faults, update);
}

/** The faults of an object by its schema (`told`), and those that its strategy finds in steps (`more`). */
async function slowFaults(
  services: RegistryServices,
  call: WriteCall,
  object: KubeObject,
  stored: KubeObject | undefined,
  subresource: string,
): Promise<{ readonly told: readonly FieldError[]; readonly more: readonly FieldError[] }> {
  const { compiled, strategy } = call.target.resource;
  const of = [object, stored, subresource, warnIn(call)] as const;
  const steps = compiled.validateInSteps?.(...of);
  const errors = steps === undefined ? compiled.validate(...of) : await services.slices.inTurns(steps);
  await services.slices.next(object);
  const others = strategy.validateInSteps?.(object, strategyContext(services, call), stored);
  const more = others === undefined ? [] : await services.slices.inTurns(others);
  return { told: onlyTheirs(errors, strategy), more };
}

async function validateNew(services: RegistryServices, call: WriteCall, object: KubeObject): Promise<void> {
  const { strategy, definition } = call.target.resource;
  const context = strategyContext(services, call);
  const { told, more } = await slowFaults(services, call, object, undefined, '');
  refuseInvalid(call, object.metadata.name ?? '', [
    ...metadataErrors(object, definition, services.naming),
    ...told,
    ...(strategy.validate?.(object, { ...context, told }) ?? []),
    ...more,
    ...(strategy.validateCreate?.(object, context) ?? []),
  ]);
}

/** The end of every create: undefined when the name is taken. */
async function commitNew(
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
    fromStore('write', services.store.get(key, { kind }, call.context));
  if (call.options.dryRun) {
    return (await holder('latest')) === undefined
      ? { object: transientObject(await asStored(services, resource, canonical), 0), created: true }
      : undefined;
  }
  // No values are reserved for a name that is in use.
  if (allocation !== undefined && (await holder('any')) && (await holder('latest'))) return undefined;
  const stored = await services.versions.toStorage(resource, canonical);
  const operation: WriteOperation = { kind: 'create', key, uid, value: storageBytes(services, stored) };
  const result = await writeWith(services, call, operation, allocation);
  if (result === undefined) return 'values-lost';
  if (result.kind !== 'committed') return undefined;
  const written = result.objects[0]!;
  adopt(written, stored);
  return { object: await services.versions.serve(resource, written), created: true };
}

/** A write together with the values that it takes and gives back; undefined when others took what it had picked. */
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

/** Spares the parse of bytes that were just printed. */
function adopt(committed: StoredObject, object: KubeObject): void {
  const metadata = { ...object.metadata, resourceVersion: String(committed.revision) };
  committed.adoptParsed({ ...object, metadata });
}

/** The object that an update starts from. */
export interface CurrentObject {
  readonly stored: StoredObject;
  /** In the requested version, with its resourceVersion. */
  readonly object: KubeObject;
}

/** Reads a stored object as the update sees it. */
export async function currentObject(
  services: RegistryServices,
  target: ResourceTarget,
  stored: StoredObject,
): Promise<CurrentObject> {
  return { stored, object: (await services.versions.serve(target.resource, stored)).parsed };
}

/**
 * Refuses an update that was made from another state than the current one.
 *
 * @throws StatusError 409 for a stale resourceVersion, 422 where the version must be given
 */
function checkVersion(target: ResourceTarget, object: KubeObject, current: CurrentObject): void {
  const { definition } = target.resource;
  const version = object.metadata.resourceVersion ?? '';
  if (version === '' || version === '0') {
    if (!definition.unconditionalUpdate) {
      // In kube-apiserver, too, this one error names the resource instead of the kind.
      throw invalid(definition.group, definition.resource, target.name, [
        invalidValue('metadata.resourceVersion', 0, 'must be specified for an update'),
      ]);
    }
  } else if (version !== String(current.stored.revision)) {
    throw conflict(definition, target.name, STALE_OBJECT);
  }
}

/**
 * One attempt at an update, from the changed object to the commit: preconditions, what this endpoint may not change,
 * strategy, mutating admission, generation, validation, values from pools, validating admission, canonical form,
 * compare-and-swap. An update that removes the last thing a terminating object waited for deletes it.
 *
 * @param changed in normal form and in the requested version
 * @throws StatusError 409, 422, or what admission says
 */
export async function attemptUpdate(
  services: RegistryServices,
  call: WriteCall,
  current: CurrentObject,
  changed: KubeObject,
  admission: AdmissionView = objectAdmission(services, call),
): Promise<Attempt<WriteOutcome>> {
  const { target } = call;
  const { resource } = target;
  const { compiled, strategy, definition } = resource;
  const context = strategyContext(services, call);
  const old = current.object;
  checkVersion(target, changed, current);

  const resets = target.subresource === '' ? definition.resets : subresourceOf(target).resets;
  const prepare = (given: KubeObject): KubeObject => {
    const kept = keepSystemFields(restoreResets(given, old, resets), old);
    const taken = compiled.withoutGated?.(kept, old) ?? kept;
    return strategy.prepareForUpdate?.(taken, old, context) ?? taken;
  };
  const when = call.options.kind === 'PatchOptions' ? ' after mutating admission happens' : '';
  const prepared = prepare(dedupeOwners(call, changed, when));
  const mutated = await admission.mutate(prepared, old);
  const settled = mutated === prepared ? prepared : prepare(compiled.normalise(mutated));
  const turn = services.slices.between(settled);
  await turn?.();
  const raised = strategy.raisesGeneration?.(settled, old, context) ?? false;
  const object = await fitToSize(services, countGeneration(settled, old, definition, raised), turn);
  await turn?.();
  const { told, more } = await slowFaults(services, call, object, old, target.subresource);
  refuseInvalid(call, target.name, [
    ...metadataErrors(object, definition, services.naming),
    ...metadataUpdateErrors(object, old),
    ...ratcheted(call, [...told, ...(strategy.validate?.(object, { ...context, told }, old) ?? [])], {
      object,
      stored: old,
      before: lazily(() => {
        const told = onlyTheirs(compiled.validate(old, undefined), strategy);
        return [...told, ...(strategy.validate?.(old, { ...context, told }) ?? [])];
      }),
    }),
    ...more,
    ...(strategy.validateUpdate?.(object, old, context) ?? []),
  ]);
  warnAll(services, call, object, old);
  const finish = async (filled: KubeObject, allocation?: Allocation): Promise<Attempt<WriteOutcome>> => {
    await admission.validate(filled, old);
    await turn?.();
    const canonical = strategy.canonicalize?.(filled, services.naming) ?? filled;
    return commitUpdate(services, call, current, withKeptTimes(canonical, old), allocation);
  };
  if (strategy.claims === undefined || target.subresource !== '') return finish(object);
  const owner = { ...storeKeyOf(target), uid: current.stored.uid };
  const allocation = await services.allocations.plan({ resource, owner, stored: old }, object);
  try {
    return await finish(allocation.object, allocation);
  } finally {
    allocation.end();
  }
}

/** What a real write would answer: the object as it comes back from the version that is stored. */
async function asStored(
  { versions }: RegistryServices,
  resource: ServedResource,
  object: KubeObject,
): Promise<KubeObject> {
  return versions.fromStorage(resource, await versions.toStorage(resource, object));
}

/**
 * The end of every update: nothing when nothing changed, a delete when that was all a terminating object waited for,
 * else a compare-and-swap.
 *
 * @param canonical what is to be stored, in the requested version
 * @param allocation values that go with it
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
  await services.slices.next(next);
  const value = storageBytes(services, next);
  const expectedRevision = stored.revision;
  const result = removes
    ? await removeStored(services, call, { kind: 'delete', key, expectedRevision, value }, stored)
    : await writeWith(services, call, { kind: 'update', key, expectedRevision, value }, allocation);
  if (result?.kind !== 'committed') return { kind: 'lost-race' };
  const object = result.objects[0]!;
  adopt(object, next);
  return { kind: 'done', result: outcome(await services.versions.serve(resource, object)) };
}

/** The one way by which objects go: with them goes what they held of the pools. */
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
