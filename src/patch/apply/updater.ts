import { equalJson } from '../../json/equal.js';
import type { JsonObject } from '../../json/types.js';
import { type Comparison, compareObjects, fieldSetOf } from './compare.js';
import type { Conflict } from './conflict.js';
import {
  difference,
  type FieldSet,
  intersection,
  isEmptySet,
  NO_FIELDS,
  recursiveDifference,
  rememberedMembers,
  union,
} from './field-set.js';
import type { KindVersions } from './kind-versions.js';
import {
  capUpdaters,
  type ManagedEntry,
  type Manager,
  managerId,
  type Managers,
  NO_MANAGERS,
} from './managed-fields.js';
import { mergeObjects } from './merge-values.js';
import { convertWritten, prune, type VersionedObject } from './prune.js';
import { reconcileFields } from './reconcile.js';

/** Fields that identify the object or belong to the server, which nobody owns. */
const UNOWNED: FieldSet = {
  'f:apiVersion': {},
  'f:kind': {},
  'f:metadata': {
    '.': {},
    'f:name': {},
    'f:namespace': {},
    'f:creationTimestamp': {},
    'f:deletionTimestamp': {},
    'f:deletionGracePeriodSeconds': {},
    'f:selfLink': {},
    'f:uid': {},
    'f:clusterName': {},
    'f:generation': {},
    'f:managedFields': {},
    'f:resourceVersion': {},
  },
};

/** One write, as ownership sees it. */
export interface OwnedWrite {
  readonly kind: KindVersions;
  /** The writer, and its version. */
  readonly manager: Manager;
  readonly managers: Managers;
  /** The time in the format of entries. */
  readonly time: string;
  /** Annotation in which client-side `kubectl apply` keeps the last intent. */
  readonly lastApplied: string;
  /** Awaited between two steps on a large object, each of which takes milliseconds; absent for a small one. */
  readonly turn?: (() => Promise<void>) | undefined;
}

/**
 * The managers after an update: changed fields belong only to the writer; removed fields to nobody. The same managers
 * when nothing was changed.
 */
export async function updateManagers(write: OwnedWrite, live: JsonObject, changed: JsonObject): Promise<Managers> {
  const { kind, manager, turn } = write;
  const managers = reconcile(kind, write.managers);
  const comparison = compare(kind, { object: live, apiVersion: manager.apiVersion }, changed);
  if (turn !== undefined) await turn();
  const id = managerId(manager);
  const all = union(comparison.modified, comparison.added);
  const taken = difference(all, UNOWNED);
  // What the writer takes need not be removed from its own fields first, if it gets back all of it.
  const keeps = taken === all ? id : undefined;
  const { managers: rest } = await release(kind, managers, { keeps }, { live, changed, manager, comparison });
  if (turn !== undefined) await turn();
  if (isEmptySet(taken)) return sameManagers(rest, write.managers) ? write.managers : capUpdaters(rest);
  const fields = union(rest.get(id)?.fields ?? NO_FIELDS, taken);
  return capUpdaters(new Map(rest).set(id, entryOf(manager, write.time, fields)));
}

/** Members are named, since V8 takes long to add to a copied object. */
function entryOf(
  { manager, operation, apiVersion, subresource }: Manager,
  time: string | undefined,
  fields: FieldSet,
): ManagedEntry {
  return { manager, operation, apiVersion, subresource, time, fields };
}

/** An applier wants to change fields that others own. */
export class ApplyConflicts extends Error {
  /** In the order of the managers. */
  readonly conflicts: readonly Conflict[];

  constructor(conflicts: readonly Conflict[]) {
    super('apply conflicts');
    this.conflicts = conflicts;
  }
}

/** The result of an apply. */
export interface Applied {
  /** Undefined when the object is unchanged. */
  readonly object: JsonObject | undefined;
  readonly managers: Managers;
}

/**
 * Applies an intent: its fields are set and belong to the applier; fields of the applier's last intent that this one
 * omits and nobody else owns are removed.
 *
 * @param force takes over fields of others with other values
 * @throws ApplyConflicts when others own fields that the intent changes
 */
export async function applyIntent(
  write: OwnedWrite,
  live: JsonObject,
  intent: JsonObject,
  force: boolean,
): Promise<Applied> {
  const { kind, manager, time, turn } = write;
  const { apiVersion } = manager;
  const schema = kind.schemaOf(apiVersion)!;
  const id = managerId(manager);
  const before = reconcile(kind, write.managers);
  const last = before.get(id);
  const merged = mergeObjects(live, intent, schema);
  if (turn !== undefined) await turn();
  const fields = recursiveDifference(fieldSetOf(intent, schema), kind.resetsOf(apiVersion));
  if (turn !== undefined) await turn();
  const claimed = new Map(before).set(id, { ...manager, time: last?.time, fields });
  const start: VersionedObject = { object: merged, apiVersion };
  const wanted = last === undefined ? merged : (await prune(kind, start, claimed, last)).object;

  if (turn !== undefined) await turn();
  const comparison = compare(kind, { object: live, apiVersion }, wanted);
  if (turn !== undefined) await turn();
  const facts = { live, changed: wanted, manager, comparison };
  const { managers, conflicts } = await release(kind, claimed, { except: id }, facts);
  if (turn !== undefined) await turn();
  if (!force && conflicts.length > 0) throw new ApplyConflicts(conflicts);
  const unchanged = equalJson(live, wanted);
  const owned = new Map(managers);
  const own = difference(fields, UNOWNED);
  if (isEmptySet(own)) owned.delete(id);
  else owned.set(id, { ...manager, time: unchanged ? last?.time : time, fields: own });
  return { object: unchanged ? undefined : wanted, managers: owned };
}

/** Two states of the object in the version of the write, and their difference. */
interface ChangeFacts {
  readonly live: JsonObject;
  readonly changed: JsonObject;
  readonly manager: Manager;
  readonly comparison: Comparison;
}

function compare(kind: KindVersions, live: VersionedObject, changed: JsonObject): Comparison {
  const found = compareObjects(live.object, changed, kind.schemaOf(live.apiVersion)!);
  const resets = kind.resetsOf(live.apiVersion);
  return {
    removed: recursiveDifference(found.removed, resets),
    modified: recursiveDifference(found.modified, resets),
    added: recursiveDifference(found.added, resets),
  };
}

/**
 * Removes from each manager but `except` what the change modified, added or removed, from `keeps` only what it removed,
 * and returns the conflicts.
 */
async function release(
  kind: KindVersions,
  managers: Managers,
  { except, keeps }: { readonly except?: string; readonly keeps?: string | undefined },
  { live, changed, manager, comparison }: ChangeFacts,
): Promise<{ managers: Managers; conflicts: readonly Conflict[] }> {
  // There may be thousands of managers, each compared with all changes.
  const isMember = rememberedMembers();
  const withTaken = ({
    removed,
    modified,
    added,
  }: Comparison): { readonly removed: FieldSet; readonly taken: FieldSet } => ({
    removed,
    taken: union(modified, added),
  });
  const comparisons = new Map([[manager.apiVersion, withTaken(comparison)]]);
  const kept = new Map<string, ManagedEntry>();
  const conflicts: { id: string; conflict: Conflict }[] = [];
  for (const [id, entry] of managers) {
    if (id === except) {
      kept.set(id, entry);
      continue;
    }
    const { apiVersion } = entry;
    let seen = comparisons.get(apiVersion);
    if (seen === undefined) {
      if (kind.schemaOf(apiVersion) === undefined) continue;
      const before = { object: await convertWritten(kind, live, apiVersion), apiVersion };
      seen = withTaken(compare(kind, before, await convertWritten(kind, changed, apiVersion)));
      comparisons.set(apiVersion, seen);
    }
    const { taken } = seen;
    const left = id === keeps ? entry.fields : difference(entry.fields, taken, isMember);
    const fields = difference(left, seen.removed, isMember);
    if (except !== undefined) {
      const lost = intersection(entry.fields, taken, isMember);
      if (!isEmptySet(lost)) conflicts.push({ id, conflict: { manager: entry, fields: lost } });
    }
    if (!isEmptySet(fields)) kept.set(id, fields === entry.fields ? entry : entryOf(entry, entry.time, fields));
  }
  conflicts.sort((left, right) => (left.id < right.id ? -1 : 1));
  return { managers: kept, conflicts: conflicts.map(({ conflict }) => conflict) };
}

function reconcile(kind: KindVersions, managers: Managers): Managers {
  if (!kind.changeable) return managers;
  const result = new Map<string, ManagedEntry>();
  for (const [id, entry] of managers) {
    const schema = kind.schemaOf(entry.apiVersion);
    if (schema === undefined) continue;
    const fields = reconcileFields(entry.fields, schema);
    result.set(id, fields === entry.fields ? entry : { ...entry, fields });
  }
  return result;
}

function sameManagers(left: Managers, right: Managers): boolean {
  return left.size === right.size && [...left].every(([id, entry]) => right.get(id) === entry);
}

/** Manager of what an object had before the first apply. */
const BEFORE_FIRST_APPLY = 'before-first-apply';

/**
 * The managers of an untracked object: everything it has belongs to one manager, so that the first apply does not take
 * it over silently.
 *
 * @param empty the kind's empty object
 */
export function managersBeforeApply(write: OwnedWrite, empty: JsonObject, live: JsonObject): Promise<Managers> {
  const manager: Manager = { ...write.manager, manager: BEFORE_FIRST_APPLY, operation: 'Update' };
  return updateManagers({ ...write, manager, managers: NO_MANAGERS }, empty, live);
}
