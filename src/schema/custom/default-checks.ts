import { equalJson } from '../../json/equal.js';
import { isJsonObject } from '../../json/own-property.js';
import type { JsonObject, JsonValue } from '../../json/types.js';
import { type FieldError, invalidValue, MAX_FIELD_ERRORS } from '../../meta/field-errors.js';
import type { FieldPath } from '../../meta/field-path.js';
import type { StructuralSchema } from '../structural.js';
import { compileEmbeddedChecks } from './embedded-objects.js';
import { itemsOf, type JsonSchema } from './json-schema.js';
import { customNormaliser } from './normalise.js';
import { createPatternCache, type PatternCache } from './patterns.js';
import { structuralForm } from './structural-form.js';
import { checkValue } from './value-check.js';

/** Metadata inside a default is checked with the object that it goes into. */
const ANY_METADATA: StructuralSchema = { type: 'object', preserveUnknownFields: true };

/**
 * The faults of the defaults of a schema: each must hold nothing that the schema would prune, and be valid by it. The
 * schema must be structural.
 */
export function defaultErrors(root: JsonSchema, path: FieldPath): readonly FieldError[] {
  return check(root, path, createPatternCache());
}

function check(schema: JsonSchema, path: FieldPath, patterns: PatternCache): FieldError[] {
  const errors: FieldError[] = [];
  if (schema.default !== undefined && schema.default !== null) {
    errors.push(...errorsOfDefault(schema, schema.default, path.child('default'), patterns));
  }
  const items = itemsOf(schema);
  if (items !== undefined) errors.push(...check(items, path.child('items'), patterns));
  for (const [name, child] of Object.entries(schema.properties ?? {})) {
    errors.push(...check(child, path.child('properties').key(name), patterns));
  }
  return errors;
}

function errorsOfDefault(
  schema: JsonSchema,
  value: JsonValue,
  path: FieldPath,
  patterns: PatternCache,
): readonly FieldError[] {
  const errors: FieldError[] = [];
  const tree = structuralForm(schema);
  if (!equalJson(pruned(tree, value), value)) errors.push(invalidValue(path, value, 'must not have unknown fields'));
  const embedded = compileEmbeddedChecks(tree)(value);
  if (embedded.length > 0) {
    const at = path.toString();
    return [
      ...errors,
      ...embedded.map((error) => ({ ...error, field: error.field === '' ? at : `${at}.${error.field}` })),
    ];
  }
  const found = checkValue(schema, value, undefined, { path: path.toString(), patterns, most: MAX_FIELD_ERRORS });
  return [...errors, ...found];
}

/** The value without what its schema does not name; nothing is filled in. */
function pruned(tree: StructuralSchema, value: JsonValue): JsonValue {
  const holder: StructuralSchema = { type: 'object', properties: { value: withoutDefaults(tree) } };
  const normalise = customNormaliser(holder, { kind: '', version: '', metadata: ANY_METADATA });
  const result: JsonObject = normalise({ value });
  return result['value'] ?? null;
}

function withoutDefaults(tree: StructuralSchema): StructuralSchema {
  const { default: _default, ...node } = tree;
  return {
    ...node,
    // A null is a matter of validation here, not of pruning.
    nullable: true,
    ...(node.items === undefined ? {} : { items: withoutDefaults(node.items) }),
    ...(node.properties === undefined
      ? {}
      : {
          properties: Object.fromEntries(
            Object.entries(node.properties).map(([name, child]) => [name, withoutDefaults(child)]),
          ),
        }),
    ...(isJsonObject(node.additionalProperties as JsonValue | undefined)
      ? { additionalProperties: withoutDefaults(node.additionalProperties!) }
      : {}),
  };
}
