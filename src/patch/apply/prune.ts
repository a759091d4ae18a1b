import type { JsonObject } from '../../json/types.js';
import { fieldSetOf } from './compare.js';
import { difference, type FieldSet, intersection, isEmptySet, union, unionOf } from './field-set.js';
import type { KindVersions } from './kind-versions.js';
import type { ManagedEntry, Managers } from './managed-fields.js';
import { removeFields, withDeclaredMembers } from './remove-fields.js';
import { withoutEmpty, writtenForm } from './written-form.js';

/** An object and its version. */
export interface VersionedObject {
  readonly object: JsonObject;
  readonly apiVersion: string;
}

async function inVersion(kind: KindVersions, from: VersionedObject, apiVersion: string): Promise<VersionedObject> {
  return from.apiVersion === apiVersion
    ? from
    : { object: await convertWritten(kind, from.object, apiVersion), apiVersion };
}

/** The object in another version, as the public API writes it there. Custom kinds have only one. */
export async function convertWritten(kind: KindVersions, object: JsonObject, apiVersion: string): Promise<JsonObject> {
  const converted = await kind.convert(object, apiVersion);
  return kind.changeable ? converted : writtenForm(converted, kind.schemaOf(apiVersion)!);
}

function declaredSetOf(kind: KindVersions, { object, apiVersion }: VersionedObject): FieldSet {
  const schema = kind.schemaOf(apiVersion)!;
  return withDeclaredMembers(fieldSetOf(object, schema), schema);
}

/**
 * Removes from a merged object what the applier's last intent had, the new one lacks, and nobody else owns. Items and
 * members are removed completely or not at all: they stay when others own parts of them.
 *
 * @param managers with the applier's new fields
 * @param last the applier's fields before
 */
export async function prune(
  kind: KindVersions,
  merged: VersionedObject,
  managers: Managers,
  last: ManagedEntry,
): Promise<VersionedObject> {
  const schema = kind.schemaOf(last.apiVersion);
  if (isEmptySet(last.fields) || schema === undefined) return merged;
  const whole = await inVersion(kind, merged, last.apiVersion);
  const lastFields = withDeclaredMembers(last.fields, schema);
  let pruned: VersionedObject = { ...whole, object: removeFields(whole.object, lastFields, schema) };
  pruned = await restoreOwned(kind, whole, pruned, managers);

  // Only what the applier owned is removed; unowned fields stay.
  const back = await inVersion(kind, pruned, last.apiVersion);
  const gone = difference(declaredSetOf(kind, whole), declaredSetOf(kind, back));
  const object = removeFields(whole.object, intersection(gone, lastFields), schema);
  const { apiVersion } = merged;
  if (apiVersion === last.apiVersion) return { object, apiVersion };
  const converted = await kind.convert(object, apiVersion);
  return { object: kind.changeable ? converted : withoutEmpty(converted, kind.schemaOf(apiVersion)!), apiVersion };
}

/** Restores what any manager owns, version by version, starting with that of the pruning. */
async function restoreOwned(
  kind: KindVersions,
  whole: VersionedObject,
  pruned: VersionedObject,
  managers: Managers,
): Promise<VersionedObject> {
  const owned = new Map<string, FieldSet[]>();
  for (const { apiVersion, fields } of managers.values()) {
    const known = owned.get(apiVersion);
    if (known === undefined) owned.set(apiVersion, [fields]);
    else known.push(fields);
  }
  const others = [...owned.keys()].filter((apiVersion) => apiVersion !== pruned.apiVersion);
  let [from, result] = [whole, pruned];
  for (const apiVersion of owned.has(pruned.apiVersion) ? [pruned.apiVersion, ...others] : others) {
    const schema = kind.schemaOf(apiVersion);
    if (schema === undefined) continue;
    from = await inVersion(kind, from, apiVersion);
    result = await inVersion(kind, result, apiVersion);
    const held = union(declaredSetOf(kind, result), withDeclaredMembers(unionOf(owned.get(apiVersion)!), schema));
    result = { object: removeFields(from.object, difference(declaredSetOf(kind, from), held), schema), apiVersion };
  }
  return result;
}
