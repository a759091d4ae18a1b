import { getOwn, isJsonArray, isJsonObject } from '../json/own-property.js';
import type { JsonObject, JsonValue } from '../json/types.js';
import { type FieldError, MAX_FIELD_ERRORS, typeInvalid } from '../meta/field-errors.js';
import { FieldPath } from '../meta/field-path.js';
import type { StructuralSchema } from '../schema/structural.js';

/**
 * The nulls of an intent for a custom object where its schema allows none and has no default to put in their place. Every
 * other write takes such a null for an absent member; an intent gives the member up by leaving it out.
 *
 * Example: `{spec: {replicas: null}}` where `replicas` is an integer is refused with
 * `spec.replicas in body must be of type integer: "null"`.
 *
 * @param subresource the endpoint: that of the status sees the status alone, and leaves its name out in its words
 * @param resets members that the endpoint does not write
 */
export function intentNulls(
  intent: JsonObject,
  schema: StructuralSchema,
  { subresource, resets }: { readonly subresource: string; readonly resets: readonly string[] },
): readonly FieldError[] {
  const errors: FieldError[] = [];
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
    if (written && child !== undefined && value !== undefined && !visit(value, child, FieldPath.of(name), tell)) break;
  }
  return errors;
}

/** Told of each null and its type; false ends the walk. */
type Tell = (path: FieldPath, type: string) => boolean;

function visitMembers(object: JsonObject, schema: StructuralSchema, path: FieldPath, tell: Tell): boolean {
  for (const [name, value] of Object.entries(object)) {
    const child = (schema.properties && getOwn(schema.properties, name)) ?? schema.additionalProperties;
    // Metadata of an embedded object is read as such, where null is nothing.
    const embedded = schema.embeddedResource === true && name === 'metadata';
    if (child === undefined || value === undefined || embedded) continue;
    if (!visit(value, child, path.child(name), tell)) return false;
  }
  return true;
}

function visit(value: JsonValue, schema: StructuralSchema, path: FieldPath, tell: Tell): boolean {
  if (value === null) {
    const type = schema.special === 'int-or-string' ? 'integer,string' : schema.type;
    const wrong = type !== undefined && schema.nullable !== true && schema.default === undefined;
    return wrong ? tell(path, type) : true;
  }
  if (isJsonObject(value)) return visitMembers(value, schema, path, tell);
  const { items } = schema;
  if (!isJsonArray(value) || items === undefined) return true;
  // Null items stay where they are, so that validation tells of them.
  return value.every((item, index) => item === null || visit(item, items, path.index(index), tell));
}
