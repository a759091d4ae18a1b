import { getOwn, isJsonArray, isJsonObject } from '../../json/own-property.js';
import type { JsonObject, JsonValue } from '../../json/types.js';
import { type FieldError, invalidValue, MAX_FIELD_ERRORS, required } from '../../meta/field-errors.js';
import { apiVersionFault } from '../../meta/gvk.js';
import type { FieldPath } from '../../meta/field-path.js';
import { annotationFaults, managerFaults, ownerFaults, propagationFaults } from '../../meta/metadata-faults.js';
import {
  dns1035LabelFaults,
  dnsLabelFaults,
  pathSegmentFaults,
  prefixFaults,
  qualifiedNameFaults,
} from '../../meta/names.js';
import type { OwnerReference } from '../../meta/object.js';
import { labelFaults } from '../../meta/selectors/label-object.js';
import type { StructuralSchema } from '../structural.js';
import { compileWalk } from '../walk.js';

/** The faults of all embedded objects in a value. */
export type EmbeddedChecks = (value: JsonValue) => readonly FieldError[];

/**
 * Compiles the checks of `x-kubernetes-embedded-resource`: such a value has valid apiVersion and kind, and metadata
 * that a stored object could have.
 */
export function compileEmbeddedChecks(root: StructuralSchema): EmbeddedChecks {
  const walk = compileWalk(root, (schema) => schema.embeddedResource === true);
  return (value) => {
    const errors: FieldError[] = [];
    walk(value, undefined, (_schema, object, _stored, path) => {
      if (isJsonObject(object) && errors.length < MAX_FIELD_ERRORS) errors.push(...embeddedErrors(object, path));
    });
    return errors;
  };
}

function embeddedErrors(object: JsonObject, path: FieldPath): readonly FieldError[] {
  const errors: FieldError[] = [];
  const apiVersion = getOwn(object, 'apiVersion');
  const at = path.child('apiVersion');
  if (apiVersion === undefined) errors.push(required(at));
  else if (typeof apiVersion !== 'string') errors.push(invalidValue(at, apiVersion, 'must be a string'));
  else if (apiVersion === '') errors.push(invalidValue(at, apiVersion, 'must not be empty'));
  else {
    const fault = apiVersionFault(apiVersion);
    if (fault !== undefined) errors.push(invalidValue(at, apiVersion, fault));
  }
  errors.push(...kindErrors(getOwn(object, 'kind'), path.child('kind')));
  const metadata = getOwn(object, 'metadata');
  const inside = path.child('metadata');
  // Decoding has rejected what is no object.
  if (isJsonObject(metadata)) errors.push(...metadataErrors(metadata, inside));
  return errors;
}

function kindErrors(kind: JsonValue | undefined, path: FieldPath): readonly FieldError[] {
  if (kind === undefined) return [required(path)];
  if (typeof kind !== 'string') return [invalidValue(path, kind, 'must be a string')];
  if (kind === '') return [invalidValue(path, kind, 'must not be empty')];
  const faults = dns1035LabelFaults(kind.toLowerCase());
  if (faults.length === 0) return [];
  return [invalidValue(path, kind, `may have mixed case, but should otherwise match: ${faults.join(',')}`)];
}

function metadataErrors(metadata: JsonObject, path: FieldPath): readonly FieldError[] {
  const errors: FieldError[] = [];
  const { name, generateName, labels, annotations } = metadata;
  if (typeof generateName === 'string' && generateName !== '') {
    for (const fault of prefixFaults(generateName, pathSegmentFaults)) {
      errors.push(invalidValue(path.child('generateName'), generateName, fault));
    }
  }
  if (typeof name === 'string') {
    for (const fault of pathSegmentFaults(name)) errors.push(invalidValue(path.child('name'), name, fault));
  }
  if (isJsonObject(labels)) {
    errors.push(...labelFaults(labels as { readonly [key: string]: string }, path.child('labels')));
  }
  if (isJsonObject(annotations)) {
    errors.push(...annotationFaults(annotations as { readonly [key: string]: string }, path.child('annotations')));
  }
  return [...errors, ...systemErrors(metadata, path)];
}

/** The faults of metadata members that servers and controllers write. */
function systemErrors(metadata: JsonObject, path: FieldPath): readonly FieldError[] {
  const errors: FieldError[] = [];
  const { namespace, generation, ownerReferences, finalizers, managedFields } = metadata;
  if (typeof namespace === 'string' && namespace !== '') {
    for (const fault of dnsLabelFaults(namespace)) errors.push(invalidValue(path.child('namespace'), namespace, fault));
  }
  if (typeof generation === 'number' && generation < 0) {
    errors.push(invalidValue(path.child('generation'), generation, 'must be greater than or equal to 0'));
  }
  if (isJsonArray(ownerReferences)) {
    const owners = ownerReferences.filter(isJsonObject) as unknown as readonly Partial<OwnerReference>[];
    errors.push(...ownerFaults(owners, path.child('ownerReferences')));
  }
  if (isJsonArray(finalizers)) {
    for (const name of finalizers) {
      if (errors.length > MAX_FIELD_ERRORS) break;
      if (typeof name !== 'string') continue;
      for (const fault of qualifiedNameFaults(name)) errors.push(invalidValue(path.child('finalizers'), name, fault));
    }
    errors.push(...propagationFaults(finalizers, path.child('finalizers')));
  }
  const at = path.child('managedFields');
  for (const [index, entry] of (isJsonArray(managedFields) ? managedFields : []).entries()) {
    if (errors.length > MAX_FIELD_ERRORS) break;
    if (!isJsonObject(entry)) continue;
    const { operation = '', fieldsType = '' } = entry;
    if (operation !== 'Apply' && operation !== 'Update') {
      errors.push(invalidValue(at.index(index).child('operation'), operation, 'must be `Apply` or `Update`'));
    }
    if (fieldsType !== '' && fieldsType !== 'FieldsV1') {
      errors.push(invalidValue(at.index(index).child('fieldsType'), fieldsType, 'must be `FieldsV1`'));
    }
  }
  return [...errors, ...managerFaults(managedFields, at)];
}
