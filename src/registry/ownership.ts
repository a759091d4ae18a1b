import { equalJson } from '../json/equal.js';
import { isJsonArray, isJsonObject } from '../json/own-property.js';
import type { JsonObject, JsonValue } from '../json/types.js';
import { StatusError } from '../meta/errors.js';
import { isPlainName, isPrintable, LONGEST_MANAGER } from '../meta/field-manager.js';
import { parseApiVersion } from '../meta/gvk.js';
import type { KubeObject, ObjectMeta } from '../meta/object.js';
import { NO_FIELDS } from '../patch/apply/field-set.js';
import type { KindVersions } from '../patch/apply/kind-versions.js';
import {
  asksForReset,
  encodeManagers,
  entryTime,
  givenManagers,
  type Manager,
  type Managers,
  NO_MANAGERS,
  sameButTimes,
  storedManagers,
} from '../patch/apply/managed-fields.js';
import { type OwnedWrite, updateManagers } from '../patch/apply/updater.js';
import type { ServedResource } from '../resources/catalogue.js';
import type { StructuralSchema } from '../schema/structural.js';
import type { RegistryServices } from './parts.js';
import type { ResourceTarget } from './registry.js';
import { servedApiVersion } from './versions.js';
import type { WriteCall } from './write-call.js';

/** The field manager of a call: the given name, else the start of its user agent up to the first slash. */
function managerName(call: WriteCall): string {
  const { options, context } = call;
  const named = options.kind === 'DeleteOptions' ? '' : options.fieldManager;
  if (named !== '') return named;
  const cut = context.userAgent.indexOf('/');
  const agent = cut < 0 ? context.userAgent : context.userAgent.slice(0, cut);
  if (agent.length <= LONGEST_MANAGER && isPlainName(agent)) return agent === '' ? 'unknown' : agent;
  let name = '';
  let bytes = 0;
  for (const char of agent) {
    if (!isPrintable(char)) continue;
    bytes += Buffer.byteLength(char);
    if (bytes > LONGEST_MANAGER) break;
    name += char;
  }
  return name === '' ? 'unknown' : name;
}

/** A call as ownership sees it. @param object whether the work is split into turns; absent: it is not */
export function ownedWrite(
  services: RegistryServices,
  call: WriteCall,
  operation: Manager['operation'],
  managers: Managers,
  object?: JsonObject,
): OwnedWrite {
  const { target } = call;
  return {
    kind: kindVersions(services, target),
    manager: {
      manager: managerName(call),
      operation,
      apiVersion: servedApiVersion(target.resource.definition),
      subresource: target.subresource,
    },
    managers,
    time: entryTime(services.clock()),
    lastApplied: services.naming.lastAppliedAnnotation,
    turn: object && services.slices.between(object, call),
  };
}

/** The object with these managers, or without any when there are none. */
export function withManagers(object: KubeObject, managers: Managers): KubeObject {
  return withEntries(object, encodeManagers(managers));
}

function withEntries(object: KubeObject, entries: JsonValue | undefined): KubeObject {
  if (object.metadata['managedFields'] === entries) return object;
  if (entries !== undefined) return { ...object, metadata: { ...object.metadata, managedFields: entries } };
  const { managedFields: _before, ...metadata } = object.metadata;
  return { ...object, metadata };
}

/** A client's new object, with its creator as the manager of all fields. */
export async function trackCreate(
  services: RegistryServices,
  call: WriteCall,
  object: KubeObject,
): Promise<KubeObject> {
  const { compiled, definition } = call.target.resource;
  const managers = givenOr(NO_MANAGERS, object.metadata['managedFields']);
  const live = services.ownership.blankOf(compiled.schema, definition.custom);
  return track(services, call, object, { managers, live });
}

/**
 * A new object with the status that the server decided on, which belongs to `manager` as if written as a status. Only the
 * status is compared, since the rest is shared.
 */
export function trackDecision(
  services: RegistryServices,
  call: WriteCall,
  object: KubeObject,
  decided: KubeObject,
  manager: string,
): Promise<KubeObject> {
  const managers = storedManagers(object.metadata['managedFields']);
  const options = call.options.kind === 'DeleteOptions' ? call.options : { ...call.options, fieldManager: manager };
  const status = { ...call, target: { ...call.target, subresource: 'status' }, options };
  return tracked(ownedWrite(services, status, 'Update', managers), decided, { managers, live: object });
}

/** A body that is answered but not stored, with its sender as the manager of all fields. */
export async function trackBody(
  services: RegistryServices,
  call: WriteCall,
  body: KubeObject,
  schema: StructuralSchema,
): Promise<KubeObject> {
  const managers = givenOr(NO_MANAGERS, body.metadata['managedFields']);
  const kind: KindVersions = {
    changeable: false,
    schemaOf: (apiVersion) => (apiVersion === body.apiVersion ? schema : undefined),
    resetsOf: () => NO_FIELDS,
    convert: (object) => Promise.resolve(object),
  };
  const write = ownedWrite(services, call, 'Update', managers, body);
  const manager = { ...write.manager, apiVersion: body.apiVersion };
  return tracked({ ...write, kind, manager }, body, { managers, live: services.ownership.blankOf(schema, false) });
}

/**
 * An object changed by a client, with its managers. Untracked objects stay untracked until the first apply; a client
 * that sends no managers, or invalid ones, changes nothing about them.
 */
export async function trackUpdate(
  services: RegistryServices,
  call: WriteCall,
  live: KubeObject,
  changed: KubeObject,
): Promise<KubeObject> {
  const stored = live.metadata['managedFields'];
  const given = changed.metadata['managedFields'];
  const theirs = call.target.subresource === '' && given !== undefined && !equalJson(given, stored);
  const { byEmptyList, writerOwnsChanges } = services.naming.managersReset;
  // For custom kinds, an empty list counts as absent.
  const emptyResets = byEmptyList && !call.target.resource.definition.custom;
  if (theirs && asksForReset(given) && (emptyResets || !isEmpty(given))) {
    if (!writerOwnsChanges) return withEntries(changed, undefined);
    return track(services, call, changed, { managers: NO_MANAGERS, live });
  }
  const managers = theirs ? givenOr(storedManagers(stored), given) : storedManagers(stored);
  if (managers.size === 0) return withEntries(changed, undefined);
  return track(services, call, changed, { managers, live, entries: theirs ? undefined : stored });
}

function isEmpty(entries: JsonValue): boolean {
  return isJsonArray(entries) && entries.length === 0;
}

function givenOr(fallback: Managers, given: JsonValue | undefined): Managers {
  if (!isJsonArray(given) || asksForReset(given)) return fallback;
  try {
    const managers = givenManagers(given);
    return managers.size === 0 ? fallback : managers;
  } catch {
    return fallback;
  }
}

/** An object before a write, with its managers. */
interface Before {
  readonly managers: Managers;
  readonly live: JsonObject;
  readonly entries?: JsonValue | undefined;
}

async function track(
  services: RegistryServices,
  call: WriteCall,
  changed: KubeObject,
  from: Before,
): Promise<KubeObject> {
  const written = await comesBack(services, call.target.resource, changed);
  return tracked(ownedWrite(services, call, 'Update', from.managers, changed), changed, from, written);
}

/**
 * The object as the client will read it in its version. That is what it owns: where two versions have different members
 * for one thing, some fields come back elsewhere, or not at all.
 */
async function comesBack(
  { versions }: RegistryServices,
  resource: ServedResource,
  object: KubeObject,
): Promise<KubeObject> {
  if (resource.definition.custom || resource.strategy.convert === undefined) return object;
  const stored = await versions.toStorage(resource, object);
  return stored.apiVersion === object.apiVersion ? object : versions.fromStorage(resource, stored);
}

/** The status of an object that cannot be converted. */
const CONVERSION_FAILED = 500;

async function tracked(
  write: OwnedWrite,
  changed: KubeObject,
  from: Before,
  written: KubeObject = changed,
): Promise<KubeObject> {
  const { managers, live, entries } = from;
  try {
    const after = await updateManagers(write, live, written);
    return after === managers && entries !== undefined ? withEntries(changed, entries) : withManagers(changed, after);
  } catch (error) {
    // Lists that break their own rules have no fields to own; validation reports them. Without its webhook, an object
    // cannot be compared in the other versions of its managers, and the write itself does not need them: a finalizer can
    // be removed, and the object deleted.
    if (error instanceof StatusError && error.code !== CONVERSION_FAILED) throw error;
    return withEntries(changed, undefined);
  }
}

/** An update that changes nothing but times of managers keeps the times, so that it is no change. */
export function withKeptTimes(object: KubeObject, live: KubeObject): KubeObject {
  const [after, before] = [object.metadata['managedFields'], live.metadata['managedFields']];
  if (after === before || !sameButTimes(after, before)) return object;
  const kept = withEntries(object, before);
  return equalJson(kept, live) ? kept : object;
}

/** The served versions of the target's kind. */
function kindVersions(services: RegistryServices, { resource, subresource }: ResourceTarget): KindVersions {
  const own = servedApiVersion(resource.definition);
  const find = (apiVersion: string): ServedResource | undefined => {
    if (apiVersion === own) return resource;
    const parsed = parseApiVersion(apiVersion);
    if (parsed === undefined) return undefined;
    const found = services.catalogue.find(parsed.group, parsed.version, resource.definition.resource);
    return found?.storageResource === resource.storageResource ? found : undefined;
  };
  return {
    changeable: resource.definition.custom,
    schemaOf: (apiVersion) => find(apiVersion)?.compiled.schema,
    resetsOf(apiVersion) {
      const definition = find(apiVersion)?.definition;
      if (definition === undefined) return NO_FIELDS;
      if (subresource === '') return services.ownership.unownedSet(definition);
      const below = definition.subresources.find(({ name }) => name === subresource);
      return below === undefined ? NO_FIELDS : services.ownership.unownedSet(below);
    },
    async convert(object, apiVersion) {
      const from = find(typeof object['apiVersion'] === 'string' ? object['apiVersion'] : own) ?? resource;
      const to = find(apiVersion)!;
      if (from === to) return object;
      // What a new custom object is compared with; webhooks are not asked about it, as in kube-apiserver.
      if (resource.definition.custom && isBlank(object)) return object;
      if (from.forms !== undefined) return from.forms.inVersion(asKubeObject(object), apiVersion);
      const stored = await services.versions.toStorage(from, asKubeObject(object));
      return services.versions.fromStorage(to, stored);
    },
  };
}

/** Whether there is nothing in the object of a custom kind. */
function isBlank({ metadata, ...rest }: JsonObject): boolean {
  return isJsonObject(metadata) && isNothing(metadata) && isNothing(rest);
}

function isNothing(object: JsonObject): boolean {
  return Object.keys(object).length === 0;
}

function asKubeObject(object: JsonObject): KubeObject {
  const metadata = isJsonObject(object['metadata']) ? object['metadata'] : {};
  return { ...object, metadata: metadata as ObjectMeta } as KubeObject;
}
