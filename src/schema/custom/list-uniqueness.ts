import { getOwn, isJsonArray, isJsonObject, setOwn, type MutableJsonObject } from '../../json/own-property.js';
import type { JsonArray, JsonObject, JsonValue } from '../../json/types.js';
import { duplicate, type FieldError, invalidValue, MAX_FIELD_ERRORS } from '../../meta/field-errors.js';
import type { FieldPath } from '../../meta/field-path.js';
import { canonicalText } from '../../json/canonical-text.js';
import type { StructuralSchema } from '../structural.js';
import { compileWalk } from '../walk.js';

/** The faults of all sets and keyed lists in a value. */
export type ListChecks = (value: JsonValue) => readonly FieldError[];

/**
 * Compiles the checks of lists of type `set` and `map`: no item, or key, may repeat. Each repeated one is reported
 * once, at its second place; for keyed lists with the members of the key.
 */
export function compileListChecks(root: StructuralSchema): ListChecks {
  const walk = compileWalk(root, (schema) => schema.listType === 'set' || schema.listType === 'map');
  return (value) => {
    const errors: FieldError[] = [];
    walk(value, undefined, (schema, list, _stored, path) => {
      if (isJsonArray(list) && errors.length < MAX_FIELD_ERRORS) errors.push(...listErrors(schema, list, path));
    });
    return errors;
  };
}

function listErrors(schema: StructuralSchema, list: JsonArray, path: FieldPath): readonly FieldError[] {
  if (schema.listType === 'set') return repeated(list, path);
  const odd = list.findIndex((item) => item !== null && !isJsonObject(item));
  if (odd >= 0) {
    return [invalidValue(path.index(odd), list[odd], 'must be an object for an array of list-type map')];
  }
  // In the order in which maps are printed.
  const keys = [...(schema.listMapKeys ?? [])].sort();
  return repeated(
    list.map((item) => keyMembers(isJsonObject(item) ? item : {}, keys)),
    path,
  );
}

/** An item's members that form its key. */
function keyMembers(item: JsonObject, keys: readonly string[]): JsonObject {
  const key: MutableJsonObject = {};
  for (const name of keys) {
    const value = getOwn(item, name);
    if (value !== undefined) setOwn(key, name, value);
  }
  return key;
}

function repeated(items: readonly JsonValue[], path: FieldPath): readonly FieldError[] {
  if (items.length < 2) return [];
  const times = new Map<JsonValue, number>();
  const errors: FieldError[] = [];
  for (const [index, item] of items.entries()) {
    // Scalars represent themselves; other values are identified by their text, with a prefix that no scalar has.
    const isPlain = typeof item === 'string' ? !item.startsWith('\0') : typeof item !== 'object';
    const known = isPlain ? item : `\0${canonicalText(item)}`;
    const before = times.get(known) ?? 0;
    times.set(known, before + 1);
    if (before === 1) errors.push(duplicate(path.index(index), item));
  }
  return errors;
}
