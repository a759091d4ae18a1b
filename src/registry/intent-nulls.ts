import { getOwn, isJsonArray, isJsonObject } from '../json/own-property.js';
import type { JsonObject, JsonValue } from '../json/types.js';
import { type FieldError, MAX_FIELD_ERRORS, typeInvalid } from '../meta/field-errors.js';
import { FieldPath } from '../meta/field-path.js';
import { itemElement } from '../patch/apply/shape.js';
import type { StructuralSchema } from '../schema/structural.js';

/**
 * The nulls of an intent for a custom object where its schema allows none and has no default to put in their place. Every
 * other write takes such a null for an absent member; an intent gives the member up by leaving it out. The null of an
 * object or a list says nothing where there is one already: nothing is added to it.
 *
 * Example: `{spec: {replicas: null}}` where `replicas` is an integer is refused with
 * `spec.replicas in body must be of type integer: "null"`.
 *
 * @param merged what the intent has made of the object
 * @param subresource the endpoint: that of the status sees the status alone, and leaves its name out in its words
 * @param resets members that the endpoint does not write
 */
export function intentNulls(
  intent: JsonObject,
  merged: JsonObject,
  schema: StructuralSchema,
  { subresource, resets }: { readonly subresource: string; readonly resets: readonly string[] },
): readonly FieldError[] {
  const errors: FieldError[] = [];
  if (!holdsNull(intent)) return errors;
  const tell: Tell = (path, type) => {
    const shown = path.toString();
    const inside =
      subresource !== '' && shown.startsWith(`${subresource}.`) ? shown.slice(subresource.length + 1) : shown;
    errors.push(typeInvalid(path, 'null', `${inside} in body must be of type ${type}: "null"`));
    return errors.length < MAX_FIELD_ERRORS;
  };
  for (const [name, value] of Object.entries(intent)) {
    const child = schema.properties && getOwn(schema.properties, name);
    const written = name !== 'metadata' && !resets.includes(name) && (subresource === '' || name === subresource);
    if (!written || child === undefined || value === undefined) continue;
    // A status that is null is none.
    if (value === null && subresource !== '') continue;
    if (!visit({ value, merged: getOwn(merged, name) }, child, FieldPath.of(name), tell)) break;
  }
  return errors;
}

function holdsNull(value: JsonValue): boolean {
  if (value === null) return true;
  if (isJsonArray(value)) return value.some(holdsNull);
  return isJsonObject(value) && Object.values(value).some((member) => member !== undefined && holdsNull(member));
}

/** Told of each null and its type; false ends the walk. */
type Tell = (path: FieldPath, type: string) => boolean;

/** A value of the intent, and what stands in its place once it is merged. */
interface Place {
  readonly value: JsonValue;
  readonly merged: JsonValue | undefined;
}

function visitMembers(
  { value: object, merged }: Place,
  schema: StructuralSchema,
  path: FieldPath,
  tell: Tell,
): boolean {
  if (!isJsonObject(object)) return true;
  const members = isJsonObject(merged) ? merged : {};
  for (const [name, value] of Object.entries(object)) {
    const child = (schema.properties && getOwn(schema.properties, name)) ?? schema.additionalProperties;
    // Metadata of an embedded object is read as such, where null is nothing.
    const embedded = schema.embeddedResource === true && name === 'metadata';
    if (child === undefined || value === undefined || embedded) continue;
    if (!visit({ value, merged: getOwn(members, name) }, child, path.child(name), tell)) return false;
  }
  return true;
}

function visit({ value, merged }: Place, schema: StructuralSchema, path: FieldPath, tell: Tell): boolean {
  if (value === null) {
    if (merged !== undefined && merged !== null) return true;
    const type = schema.special === 'int-or-string' ? 'integer,string' : schema.type;
    const wrong = type !== undefined && schema.nullable !== true && schema.default === undefined;
    return wrong ? tell(path, type) : true;
  }
  const { items } = schema;
  if (!isJsonArray(value)) return visitMembers({ value, merged }, schema, path, tell);
  if (items === undefined) return true;
  const mergedItem = itemsOf(merged, schema);
  // Null items stay where they are, so that validation tells of them.
  return value.every(
    (item, index) =>
      item === null || visit({ value: item, merged: mergedItem(item, index) }, items, path.index(index), tell),
  );
}

/** Finds the item of the merged list that an item of the intent became. */
function itemsOf(
  merged: JsonValue | undefined,
  schema: StructuralSchema,
): (item: JsonValue, index: number) => JsonValue | undefined {
  const list = isJsonArray(merged) ? merged : [];
  if (schema.listType !== 'map') return (_item, index) => list[index];
  const byKey = new Map(list.filter(isJsonObject).map((item) => [itemElement(schema, item), item]));
  return (item) => byKey.get(itemElement(schema, item));
}
