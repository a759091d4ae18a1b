import { type FieldError, required } from '../../meta/field-errors.js';
import type { FieldPath } from '../../meta/field-path.js';
import { pushAll } from '../../meta/push-all.js';
import { itemsOf, type JsonSchema, propertyOf } from './json-schema.js';

/**
 * Where a schema inside allOf, anyOf, oneOf or not mentions a member or items that the enclosing schema lacks. Only
 * values with a known schema are validated.
 */
export function completenessErrors(schema: JsonSchema, path: FieldPath): readonly FieldError[] {
  return choicesErrors(schema, schema, path, path);
}

function choicesErrors(inner: JsonSchema, outer: JsonSchema, outerPath: FieldPath, path: FieldPath): FieldError[] {
  const errors: FieldError[] = [];
  const visit = (child: JsonSchema, at: FieldPath): void => void pushAll(errors, nested(child, outer, outerPath, at));
  if (inner.not !== undefined) visit(inner.not, path.child('not'));
  for (const name of ['allOf', 'anyOf', 'oneOf'] as const) {
    for (const [index, child] of (inner[name] ?? []).entries()) visit(child, path.child(name).index(index));
  }
  return errors;
}

function nested(
  inner: JsonSchema,
  outer: JsonSchema | undefined,
  outerPath: FieldPath,
  path: FieldPath,
): readonly FieldError[] {
  if (outer === undefined) return [required(outerPath, `because it is defined in ${path.toString()}`)];
  const errors = choicesErrors(inner, outer, outerPath, path);
  const items = itemsOf(inner);
  if (items !== undefined) {
    pushAll(errors, nested(items, itemsOf(outer), outerPath.child('items'), path.child('items')));
  }
  for (const [name, child] of Object.entries(inner.properties ?? {})) {
    const at = outerPath.child('properties').key(name);
    pushAll(errors, nested(child, propertyOf(outer, name), at, path.child('properties').key(name)));
  }
  return errors;
}
