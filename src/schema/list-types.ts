import { getOwn, isJsonArray, isJsonObject } from '../json/own-property.js';
import type { JsonValue } from '../json/types.js';
import { duplicate, type FieldError } from '../meta/field-errors.js';
import type { FieldPath } from '../meta/field-path.js';
import { canonicalText } from '../json/canonical-text.js';
import { listMapKeyMembers, listMapKeyOf } from './list-keys.js';
import type { StructuralSchema } from './structural.js';

const NONE: readonly FieldError[] = Object.freeze([]);

/** Whether a node is a list whose items or keys may not repeat. */
export function isUniqueList(schema: StructuralSchema): boolean {
  return (schema.listType === 'map' || schema.listType === 'set') && schema.allowDuplicates !== true;
}

/**
 * The items of one list that repeat an earlier one: `Duplicate value: "web"` at `containers[1].name`; with several
 * keys, the keys as JSON at the item itself. For `set` lists the item is the key.
 */
export function duplicateItems(schema: StructuralSchema, value: JsonValue, path: FieldPath): readonly FieldError[] {
  if (!isJsonArray(value) || value.length < 2) return NONE;
  const seen = new Set<string>();
  const errors: FieldError[] = [];
  for (const [index, item] of value.entries()) {
    const key = schema.listType === 'map' ? listMapKeyOf(schema, item) : canonicalText(item);
    if (key === undefined) continue;
    if (seen.has(key)) errors.push(repeated(schema, item, path.index(index)));
    seen.add(key);
  }
  return errors;
}

function repeated(schema: StructuralSchema, item: JsonValue, path: FieldPath): FieldError {
  if (schema.listType !== 'map' || !isJsonObject(item)) return duplicate(path, item);
  const [only, ...others] = schema.listMapKeys ?? [];
  if (only !== undefined && others.length === 0) return duplicate(path.child(only), getOwn(item, only));
  return duplicate(path, listMapKeyMembers(schema, item));
}
