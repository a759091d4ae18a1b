import { isJsonObject, setOwn, type MutableJsonObject } from '../json/own-property.js';
import type { JsonObject } from '../json/types.js';
import { conflict, notFound } from '../meta/errors.js';
import type { KubeObject } from '../meta/object.js';
import { applyAfterClientSide, withLastApplied } from '../patch/apply/client-side.js';
import { storedManagers } from '../patch/apply/managed-fields.js';
import { UnknownItemError } from '../patch/apply/shape.js';
import { type Applied, managersBeforeApply } from '../patch/apply/updater.js';
import { type BodyReading, checkNameOnUrl, inRequestNamespace, readBody } from './body.js';
import { currentObject } from './commit.js';
import { createMissing } from './create.js';
import { settleRepeatedKeys } from './field-validation.js';
import { checkIntent, type Intent, liveUnfit, readIntent } from './intent.js';
import { type Attempt, optimistically } from './optimistic.js';
import { ownedWrite, withManagers } from './ownership.js';
import type { RegistryServices } from './parts.js';
import type { PatchBody, WriteOutcome } from './registry.js';
import { storeKeyOf } from './resource-checks.js';
import { parseResourceVersion } from './resource-version.js';
import { servedApiVersion } from './versions.js';
import { attemptUpdate } from './write-path.js';
import type { WriteCall } from './write-call.js';

/**
 * Server-side apply: merges the intent of one field manager into the object, which is created when missing.
 *
 * @param body the intent as JSON
 * @throws StatusError 400 for an invalid intent, 403 when the object is missing and may not be created, 409 for
 *   conflicts with other managers, and whatever a PUT of the result is rejected with
 */
export function applyObject(services: RegistryServices, call: WriteCall, body: PatchBody): Promise<WriteOutcome> {
  const { target, context } = call;
  const { definition } = target.resource;
  const intent = readIntent(definition, body);
  return optimistically<WriteOutcome>(services, storeKeyOf(target), definition, context, async (stored) => {
    const small = services.slices.isSmall(intent.object);
    if (!small) await services.slices.next(intent.object);
    if (stored === undefined) return createByApply(services, call, intent);
    const current = await currentObject(services, target, stored);
    const change = { ...call, small: small && services.slices.isSmallText(stored.size) };
    const object = await applied(services, change, intent, current.object);
    // Its defaults are new.
    if (services.slices.isSmall(object)) return attemptUpdate(services, change, current, object);
    await services.slices.next(object);
    return attemptUpdate(services, call, current, object);
  });
}

/** A missing object is made from the intent. */
async function createByApply(
  services: RegistryServices,
  call: WriteCall,
  intent: Intent,
): Promise<Attempt<WriteOutcome>> {
  const { target } = call;
  const { definition, compiled } = target.resource;
  if (target.subresource !== '') throw notFound(definition, target.name);
  const blank: JsonObject = {
    apiVersion: servedApiVersion(definition),
    kind: definition.kind,
    ...services.ownership.blankOf(compiled.schema, definition.custom),
  };
  const object = await applied(services, call, intent, blank as KubeObject);
  const uid = object.metadata.uid ?? '';
  if (uid !== '') {
    throw conflict(
      definition,
      target.name,
      `uid mismatch: the provided object specified uid ${uid}, and no existing object was found`,
    );
  }
  const { resourceVersion: version = '', ...metadata } = object.metadata;
  // Which version it is makes no difference to a new object, but it has to be one.
  if (version !== '') parseResourceVersion(version);
  await services.authorizeCreate(call.context, target);
  // A dry run shows it unchanged, like that of any other creation.
  return createMissing(services, call, call.options.dryRun ? object : { ...object, metadata });
}

/** The object with the intent applied, in normal form and with its managers. */
async function applied(
  services: RegistryServices,
  call: WriteCall,
  intent: Intent,
  live: KubeObject,
): Promise<KubeObject> {
  const { target, context, options } = call;
  const { compiled, definition } = target.resource;
  const turn = services.slices.between(intent.object, call);
  checkIntent(intent, definition, compiled.schema);
  if (turn !== undefined) await turn();
  const stored = storedManagers(live.metadata['managedFields']);
  const write = ownedWrite(services, call, 'Apply', stored, live);
  const blank = services.ownership.blankOf(compiled.schema, definition.custom);
  const merge = async (): Promise<Applied> => {
    const managers = stored.size === 0 ? await managersBeforeApply(write, blank, live) : stored;
    const force = options.kind !== 'DeleteOptions' && options.force;
    return applyAfterClientSide({ ...write, managers, turn: turn ?? write.turn }, live, intent.object, force);
  };
  const result = await merge().catch((error: unknown) => {
    throw error instanceof UnknownItemError ? liveUnfit(live, definition, compiled.schema, error) : error;
  });
  if (turn !== undefined) await turn();

  const object = withLastApplied(result.object ?? live, intent.object, write);
  const level = options.kind === 'DeleteOptions' ? 'Ignore' : options.fieldValidation;
  settleRepeatedKeys(intent.repeatedKeys, level, context);
  // An unchanged object does not get the defaults of this version: it would change.
  if (result.object === undefined) {
    checkNameOnUrl(object as KubeObject, target.name);
    return withManagers(object as KubeObject, result.managers);
  }
  const body = { object: withoutManagers(withoutNull(object, target.subresource)), duplicateFields: [] };
  // `checkIntent` has already refused unknown members. Those that it lets pass, below an object that keeps unknown members,
  // are pruned without a warning.
  const reading: BodyReading = { resource: target.resource, level: 'Ignore', context, isMerged: true };
  const read = inRequestNamespace(readBody(body, reading), target);
  checkNameOnUrl(read, target.name);
  if (turn !== undefined) await turn();
  return withManagers(read, result.managers);
}

/** The object without the member written by a subresource when an intent makes it null: a null status is ignored. */
function withoutNull(object: JsonObject, subresource: string): JsonObject {
  if (subresource === '' || object[subresource] !== null) return object;
  const { [subresource]: _null, ...others } = object;
  return others;
}

function withoutManagers(object: JsonObject): JsonObject {
  const { metadata } = object;
  if (!isJsonObject(metadata) || metadata['managedFields'] === undefined) return object;
  const copy: MutableJsonObject = { ...metadata };
  delete copy['managedFields'];
  const whole: MutableJsonObject = { ...object };
  setOwn(whole, 'metadata', copy);
  return whole;
}
