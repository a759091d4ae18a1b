import { isJsonArray, isJsonObject } from '../json/own-property.js';
import type { JsonValue } from '../json/types.js';
import { type FieldError, invalidValue, MAX_FIELD_ERRORS, tooLong } from './field-errors.js';
import { fieldManagerFaults, isPlainName, LONGEST_MANAGER } from './field-manager.js';
import type { FieldPath } from './field-path.js';
import { FOREGROUND_FINALIZER, ORPHAN_FINALIZER } from './finalizers.js';
import { parseApiVersion } from './gvk.js';
import { qualifiedNameFaults } from './names.js';
import type { OwnerReference } from './object.js';

/** Longest subresource name in a managedFields entry, in bytes. */
const MAX_SUBRESOURCE_BYTES = 256;
/** Size limit of all annotations: 256 KiB. */
export const MAX_ANNOTATION_BYTES = 256 * 1024;

/** The faults of annotations: their keys, and their total size. */
export function annotationFaults(
  annotations: { readonly [key: string]: string },
  path: FieldPath,
): readonly FieldError[] {
  const errors: FieldError[] = [];
  let bytes = 0;
  for (const [key, value] of Object.entries(annotations)) {
    bytes += Buffer.byteLength(key) + Buffer.byteLength(value);
    if (errors.length > MAX_FIELD_ERRORS) continue;
    for (const fault of qualifiedNameFaults(key.toLowerCase())) errors.push(invalidValue(path, key, fault));
  }
  if (bytes > MAX_ANNOTATION_BYTES) errors.push(tooLong(path, MAX_ANNOTATION_BYTES));
  return errors;
}

/** The faults of owner references: each identifies its owner, and at most one is the controller. */
export function ownerFaults(owners: readonly Partial<OwnerReference>[], path: FieldPath): readonly FieldError[] {
  const errors: FieldError[] = [];
  let controller: Partial<OwnerReference> | undefined;
  for (const owner of owners) {
    if (errors.length > MAX_FIELD_ERRORS) break;
    const shown = owner as unknown as JsonValue;
    const { apiVersion = '' } = owner;
    if (apiVersion === '' || parseApiVersion(apiVersion.replace(/^\//, '')) === undefined) {
      errors.push(invalidValue(path.child('apiVersion'), apiVersion, 'version must not be empty'));
    }
    for (const member of ['kind', 'name', 'uid'] as const) {
      if ((owner[member] ?? '') === '') errors.push(invalidValue(path.child(member), '', 'must not be empty'));
    }
    if (owner.kind === 'Event' && owner.apiVersion === 'v1') {
      errors.push(invalidValue(path, shown, '/v1, Kind=Event is disallowed from being an owner'));
    }
    if (owner.controller !== true) continue;
    if (controller !== undefined) {
      const both = `${controller.kind}/${controller.name} and ${owner.kind}/${owner.name}`;
      const why = `Only one reference can have Controller set to true. Found "true" in references for ${both}`;
      errors.push(invalidValue(path, owners as unknown as JsonValue, why));
    }
    controller = owner;
  }
  return errors;
}

/** The fault of finalizers that request two propagation policies. */
export function propagationFaults(finalizers: readonly JsonValue[], path: FieldPath): readonly FieldError[] {
  if (!finalizers.includes(ORPHAN_FINALIZER) || !finalizers.includes(FOREGROUND_FINALIZER)) return [];
  const why = `finalizer ${ORPHAN_FINALIZER} and ${FOREGROUND_FINALIZER} cannot be both set`;
  return [invalidValue(path, finalizers, why)];
}

/** Faults in clients' managedFields; unreadable entries were dropped before. */
export function managerFaults(entries: JsonValue | undefined, path: FieldPath): readonly FieldError[] {
  const errors: FieldError[] = [];
  if (!isJsonArray(entries)) return errors;
  for (const [index, entry] of entries.entries()) {
    if (errors.length > MAX_FIELD_ERRORS) break;
    if (!isJsonObject(entry)) continue;
    const { manager, subresource } = entry;
    if (typeof manager === 'string' && !(manager.length <= LONGEST_MANAGER && isPlainName(manager)))
      errors.push(...fieldManagerFaults(manager, path.index(index).child('manager')));
    if (typeof subresource === 'string' && Buffer.byteLength(subresource) > MAX_SUBRESOURCE_BYTES) {
      errors.push(tooLong(path.index(index).child('subresource'), MAX_SUBRESOURCE_BYTES));
    }
  }
  return errors;
}
