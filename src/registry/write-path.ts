import { serviceUnavailable } from '../meta/errors.js';
import type { KubeObject } from '../meta/object.js';
import { type AdmissionView, objectAdmission, strategyContext } from './admission-view.js';
import type { Allocation } from './allocation/allocations.js';
import { inRequestNamespace } from './body.js';
import { commitNew, commitUpdate, type CurrentObject } from './commit.js';
import { countGeneration, fillSystemFields, keepSystemFields, wipeSystemFields } from './metadata.js';
import { fitToSize } from './object-size.js';
import type { Attempt } from './optimistic.js';
import { trackDecision, withKeptTimes } from './ownership.js';
import type { RegistryServices } from './parts.js';
import type { ResourceTarget, WriteOutcome } from './registry.js';
import { dropResets, restoreResets } from './resets.js';
import { storeKeyOf, subresourceOf } from './resource-checks.js';
import { Overtaken } from './store-writes.js';
import { transientObject } from './versions.js';
import { checkVersion, dedupeOwners, refuseInvalid, validateChanged, validateNew, warnAll } from './write-checks.js';
import type { WriteCall } from './write-call.js';

/**
 * The first half of a create: server-owned parts set by the strategy, then mutating admission. The result of admission
 * is normalised again and loses what only the server sets.
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
  const prepare = (given: KubeObject, readmitted = false): KubeObject => {
    const resets = definition.resetsOnCreate === false ? [] : definition.resets;
    const wiped = dropResets(
      wipeSystemFields(given, definition.countsGeneration),
      services.blanks.of(call.target.resource),
      resets,
    );
    const taken = compiled.withoutGated?.(wiped, undefined) ?? wiped;
    return strategy.prepareForCreate?.(taken, { ...context, readmitted }) ?? taken;
  };
  const prepared = prepare(dedupeOwners(call, object));
  const mutated = await objectAdmission(services, call).mutate(prepared, undefined);
  return mutated === prepared ? prepared : prepare(inRequestNamespace(compiled.normalise(mutated), call.target), true);
}

/** How often a create starts over because other servers took the picked values. */
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
  const turn = services.slices.between(identified, call);
  if (turn !== undefined) await turn();
  const { object, tooLarge } = await fitToSize(services, identified, turn);
  if (turn !== undefined) await turn();
  await validateNew(services, call, object);
  if (tooLarge !== undefined) throw tooLarge;
  if (turn !== undefined) await turn();
  warnAll(services, call, object, undefined);
  if (call.target.resource.strategy.claims === undefined) return commitDecided(services, call, object);
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

/** Commits a valid new object, together with what this server decides about it. */
async function commitDecided(
  services: RegistryServices,
  call: WriteCall,
  object: KubeObject,
): Promise<WriteOutcome | undefined> {
  const commit = async (given: WriteCall, filled: KubeObject): Promise<WriteOutcome | undefined> => {
    const result = await commitNew(services, given, filled, undefined);
    return result === 'values-lost' ? undefined : result;
  };
  const decider = services.deciders?.get(call.target.resource.storageResource);
  const decision = decider?.decide(object, call.options.dryRun);
  if (decider === undefined || decision === undefined) return commit(call, object);
  try {
    const tracked = await trackDecision(services, call, object, decision.object, decider.manager);
    return await commit({ ...call, preconditions: [...(call.preconditions ?? []), decision.fence] }, tracked);
  } catch (error) {
    // Another server decides by now.
    if (error instanceof Overtaken && error.precondition === decision.fence) return await commit(call, object);
    throw error;
  } finally {
    decision.end();
  }
}

/**
 * The second half of a create of a kind that is answered but not stored: validation and validating admission. Such
 * objects have no name, uid or version.
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

/** A subresource of a custom object does not write the kind, whatever a body says. */
function withOwnKind({ resource, subresource }: ResourceTarget, object: KubeObject): KubeObject {
  const { custom, kind } = resource.definition;
  return !custom || subresource === '' || object.kind === kind ? object : { ...object, kind };
}

/**
 * One attempt at an update, from the changed object to the commit: preconditions, immutable parts of this endpoint,
 * strategy, mutating admission, generation, validation, values from pools, validating admission, canonical form,
 * compare-and-swap. An update that removes the last thing a terminating object waits for deletes it.
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
  checkVersion(target, changed, current.stored.revision);

  const resets = target.subresource === '' ? definition.resets : subresourceOf(target).resets;
  const prepare = (given: KubeObject): KubeObject => {
    const kept = withOwnKind(target, keepSystemFields(restoreResets(given, old, resets, definition), old));
    const taken = compiled.withoutGated?.(kept, old) ?? kept;
    return strategy.prepareForUpdate?.(taken, old, context) ?? taken;
  };
  const when = call.options.kind === 'PatchOptions' ? ' after mutating admission happens' : '';
  const prepared = prepare(dedupeOwners(call, changed, when));
  const mutated = await admission.mutate(prepared, old);
  const settled = mutated === prepared ? prepared : prepare(compiled.normalise(mutated));
  const turn = services.slices.between(settled, call);
  if (turn !== undefined) await turn();
  const raised = strategy.raisesGeneration?.(settled, old, context) ?? false;
  const counted = countGeneration(settled, old, definition, raised);
  const { object, tooLarge } = await fitToSize(services, counted, turn);
  if (turn !== undefined) await turn();
  await validateChanged(services, call, object, old);
  if (tooLarge !== undefined) throw tooLarge;
  warnAll(services, call, object, old);
  const finish = async (filled: KubeObject, allocation?: Allocation): Promise<Attempt<WriteOutcome>> => {
    await admission.validate(filled, old);
    if (turn !== undefined) await turn();
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
