import { alreadyExists, badRequest, serviceUnavailable, StatusError } from '../meta/errors.js';
import type { KubeObject } from '../meta/object.js';
import { inRequestNamespace, readBody } from './body.js';
import { definitionStillThere, definitionUnchanged } from './defining-object.js';
import { fromStore, generateNameConflict } from './errors.js';
import { generateName } from './metadata.js';
import { trackCreate } from './ownership.js';
import type { Attempt } from './optimistic.js';
import type { RegistryServices } from './parts.js';
import type { Registry, WriteOutcome } from './registry.js';
import { checkScope, checkVerb, storeKeyOf } from './resource-checks.js';
import { actOf } from './acts/act.js';
import { performAct } from './acts/perform.js';
import { Overtaken } from './store-writes.js';
import { createBelow } from './subresources/create.js';
import { admitCreate, answerUnstored, commitCreate } from './write-path.js';
import { transientObject } from './versions.js';
import type { WriteCall } from './write-call.js';

/** Names tried for a `generateName` before the client gets a conflict. */
const MAX_GENERATED_NAMES = 8;

/** How often a create is admitted again because what admission relied on (its namespace) changed meanwhile. */
const MAX_ADMISSIONS = 8;
/** The same for a definition that changed, which its controllers do more often. */
const MAX_DEFINITIONS = 32;

/** Creates an object (201), or performs the act of a subresource. */
export function createVerb(services: RegistryServices): Registry['create'] {
  return async (context, target, body, options) => {
    checkScope(target, true);
    checkVerb(target, 'create');
    context.audit?.requestObject(body.object);
    const call: WriteCall = { context, target, options: { kind: 'CreateOptions', ...options } };
    const act = actOf(services.acts, target.resource.definition, target.subresource);
    if (act !== undefined) return performAct(services, call, act, body, options);
    if (target.subresource !== '') return createBelow(services, call, body, options);
    const read = readBody(body, { resource: target.resource, level: options.fieldValidation, context });
    const small = services.slices.isSmall(read);
    if (!small) await services.slices.next(read);
    const creation = { ...call, small };
    const tracked = await trackCreate(services, creation, inRequestNamespace(read, target));
    if (!small) await services.slices.next(tracked);
    return createObject(services, creation, tracked);
  };
}

/**
 * Creates an object that has been read, is in the namespace of the request and has its field managers; also used by PUT
 * for kinds that may be created so.
 *
 * @throws StatusError 400, 409, 422, or what admission says
 */
async function createObject(services: RegistryServices, call: WriteCall, object: KubeObject): Promise<WriteOutcome> {
  const version = object.metadata.resourceVersion ?? '';
  const shown = call.options.dryRun && version !== '';
  // The public API rejects a resourceVersion when it stores; a dry run does not get that far and shows it unchanged.
  if (isVersion(version) && !call.options.dryRun) {
    throw badRequest('resourceVersion should not be set on objects to be created');
  }
  let defined = definitionUnchanged(call);
  let [admissions, definitions] = [1, 1];
  for (;;) {
    try {
      const preconditions = defined === undefined ? [] : [defined];
      const outcome = await admitAndCommit(services, { ...call, preconditions }, object);
      // A dry run commits nothing, so the precondition on the definition was not checked.
      if (call.options.dryRun) await definitionStillThere(services, call, object.metadata.name ?? '');
      if (!shown) return outcome;
      const { parsed } = outcome.object;
      const metadata = { ...parsed.metadata, resourceVersion: version };
      return { ...outcome, object: transientObject({ ...parsed, metadata }, 0) };
    } catch (error) {
      if (!(error instanceof Overtaken)) throw error;
      const isDefinition = error.precondition === defined;
      if (isDefinition ? (definitions += 1) > MAX_DEFINITIONS : (admissions += 1) > MAX_ADMISSIONS) {
        throw serviceUnavailable('what the object depends on changes too fast, please try again');
      }
      // The next attempt's admission has to see the newer state.
      const { precondition } = error;
      if (precondition.kind !== 'object') throw error;
      if (isDefinition) {
        defined = await definitionStillThere(services, call, object.metadata.name ?? '');
        continue;
      }
      await fromStore('write', () => services.store.get(precondition, { kind: 'latest' }, call.context));
    }
  }
}

/** Whether a text is a valid resourceVersion; other texts are ignored, as in the public API. */
function isVersion(text: string): boolean {
  const [, digits] = VERSION.exec(text) ?? [];
  return digits !== undefined && BigInt(digits) < VERSIONS_END;
}

/** Versions are 64-bit numbers from 1 on; longer digit sequences are not read, since a body has room for millions. */
const VERSION = /^0*([1-9]\d{0,19})$/;
const VERSIONS_END = 2n ** 64n;

async function admitAndCommit(services: RegistryServices, call: WriteCall, object: KubeObject): Promise<WriteOutcome> {
  const { definition } = call.target.resource;
  const admitted = await admitCreate(services, call, object);
  if (definition.stored === false) return answerUnstored(services, call, admitted);
  const given = admitted.metadata.name ?? '';
  const base = admitted.metadata.generateName ?? '';
  if (given !== '' || base === '') {
    const outcome = await commitCreate(services, call, admitted, given);
    if (outcome !== undefined) return outcome;
    throw await takenName(services, call, given);
  }
  let name = '';
  for (let count = 0; count < MAX_GENERATED_NAMES; count += 1) {
    name = generateName(base, services.randomInteger);
    const outcome = await commitCreate(services, call, admitted, name);
    if (outcome !== undefined) return outcome;
  }
  throw generateNameConflict(definition, alreadyExists(definition, name), name);
}

/** 409 for a name in use; says so when its object is terminating. */
async function takenName(services: RegistryServices, call: WriteCall, name: string): Promise<StatusError> {
  const { definition } = call.target.resource;
  const taken = alreadyExists(definition, name);
  const key = storeKeyOf(call.target, name);
  const holder = await fromStore('write', () => services.store.get(key, { kind: 'any' }, call.context));
  if (holder?.parsed.metadata.deletionTimestamp === undefined) return taken;
  const details = { name, group: definition.group, kind: definition.resource };
  return new StatusError(taken.code, taken.reason, `object is being deleted: ${taken.message}`, { details });
}

/** The creation of an object that was missing when it was read; lost when another writer has created it since. */
export async function createMissing(
  services: RegistryServices,
  call: WriteCall,
  object: KubeObject,
): Promise<Attempt<WriteOutcome>> {
  try {
    return { kind: 'done', result: await createObject(services, call, object) };
  } catch (error) {
    if (error instanceof StatusError && error.reason === 'AlreadyExists') return { kind: 'lost-race' };
    throw error;
  }
}
