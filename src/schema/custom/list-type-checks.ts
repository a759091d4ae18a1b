import type { JsonValue } from '../../json/types.js';
import { type FieldError, forbiddenValue, invalidValue, notSupported, required } from '../../meta/field-errors.js';
import type { FieldPath } from '../../meta/field-path.js';
import { pushAll } from '../../meta/push-all.js';
import { itemsOf, type JsonSchema, propertyOf } from './json-schema.js';

const LIST_TYPE = 'x-kubernetes-list-type';
const MAP_TYPE = 'x-kubernetes-map-type';
const MAP_KEYS = 'x-kubernetes-list-map-keys';
const LIST_TYPES = ['atomic', 'set', 'map'];

/** The faults of a list's type and keys: they must fit the items, and every item of a keyed list must have its keys. */
export function listTypeErrors(schema: JsonSchema, path: FieldPath): readonly FieldError[] {
  const listType = schema[LIST_TYPE];
  const keys = schema[MAP_KEYS] ?? [];
  const errors: FieldError[] = [];
  if (listType !== undefined && schema.type !== 'array') {
    const why = `must be array if ${LIST_TYPE} is specified`;
    const at = path.child('type');
    errors.push((schema.type ?? '') === '' ? required(at, why) : invalidValue(at, schema.type, why));
  } else if (listType === 'set') pushAll(errors, setErrors(schema, path));
  if (listType !== undefined && !LIST_TYPES.includes(listType)) {
    errors.push(notSupported(path.child(LIST_TYPE), listType, LIST_TYPES));
  }
  if (keys.length > 0 && listType !== 'map') {
    const why = `must be map if ${MAP_KEYS} is non-empty`;
    const at = path.child(LIST_TYPE);
    errors.push(listType === undefined ? required(at, why) : invalidValue(at, listType, why));
  }
  if (listType === 'map') pushAll(errors, mapErrors(schema, keys, path));
  pushAll(errors, presenceErrors(schema, keys, path));
  return errors;
}

/** Items of a set are compared as a whole, so their parts have no owners. */
function setErrors(schema: JsonSchema, path: FieldPath): readonly FieldError[] {
  const items = itemsOf(schema);
  const why = `must be atomic as item of a list with ${LIST_TYPE}=set`;
  const at = path.child('items');
  if (items?.type === 'array') {
    const inner = items[LIST_TYPE];
    return inner === undefined || inner === 'atomic' ? [] : [invalidValue(at.child(LIST_TYPE), inner, why)];
  }
  if (items?.type === 'object' && items[MAP_TYPE] !== 'atomic') {
    return [invalidValue(at.child(MAP_TYPE), items[LIST_TYPE] ?? null, why)];
  }
  return [];
}

function mapErrors(schema: JsonSchema, keys: readonly string[], path: FieldPath): readonly FieldError[] {
  const errors: FieldError[] = [];
  const keysAt = path.child(MAP_KEYS);
  const itemsAt = path.child('items');
  if (keys.length === 0) errors.push(required(keysAt, `must not be empty if ${LIST_TYPE} is map`));
  if (schema.items === undefined) errors.push(required(itemsAt, `must have a schema if ${LIST_TYPE} is map`));
  const items = itemsOf(schema);
  if (schema.items !== undefined && items === undefined) {
    const why = `must only have a single schema if ${LIST_TYPE} is map`;
    errors.push(invalidValue(itemsAt, schema.items as unknown as JsonValue, why));
  }
  if (items === undefined) return errors;
  if (items.type !== 'object') {
    errors.push(
      invalidValue(itemsAt.child('type'), items.type ?? '', `must be object if parent array's ${LIST_TYPE} is map`),
    );
    return errors;
  }
  const seen = new Set<string>();
  for (const key of keys) {
    const property = propertyOf(items, key);
    if (property === undefined) {
      errors.push(invalidValue(keysAt, keys, 'entries must all be names of item properties'));
    } else if (property.type === 'array' || property.type === 'object') {
      const why = `must be a scalar type if parent array's ${LIST_TYPE} is map`;
      errors.push(invalidValue(itemsAt.child('properties').key(key).child('type'), items.type, why));
    }
    if (seen.has(key)) errors.push(invalidValue(keysAt, keys, 'must not contain duplicate entries'));
    seen.add(key);
  }
  return errors;
}

/** Items and keys must not be absent or null. */
function presenceErrors(schema: JsonSchema, keys: readonly string[], path: FieldPath): readonly FieldError[] {
  const listType = schema[LIST_TYPE];
  const items = itemsOf(schema);
  if (items === undefined || (listType !== 'set' && listType !== 'map')) return [];
  const errors: FieldError[] = [];
  const at = path.child('items');
  if (items.nullable === true) {
    errors.push(forbiddenValue(at.child('nullable'), `cannot be nullable when ${LIST_TYPE} is ${listType}`));
  }
  for (const key of listType === 'map' ? keys : []) {
    const property = propertyOf(items, key);
    if (property === undefined) continue;
    const why = `this property is in ${MAP_KEYS}, so it`;
    const keyAt = at.child('properties').key(key);
    if (items.required?.includes(key) !== true && property.default === undefined) {
      errors.push(required(keyAt.child('default'), `${why} must have a default or be a required property`));
    }
    if (property.nullable === true) errors.push(forbiddenValue(keyAt.child('nullable'), `${why} cannot be nullable`));
  }
  return errors;
}
