import { equalJson } from '../../json/equal.js';
import { isJsonObject } from '../../json/own-property.js';
import type { JsonObject, JsonValue } from '../../json/types.js';
import { type FieldError, invalidValue, MAX_FIELD_ERRORS } from '../../meta/field-errors.js';
import type { FieldPath } from '../../meta/field-path.js';
import type { Steps } from '../../meta/steps.js';
import type { Environment } from '../cel/environment.js';
import { OBJECT_BUDGET, objectRules } from '../cel/rules.js';
import type { StructuralSchema } from '../structural.js';
import { compileEmbeddedChecks } from './embedded-objects.js';
import type { DefinitionAllowance } from './definition-allowance.js';
import { hasRules, itemsOf, type JsonSchema } from './json-schema.js';
import { customNormaliser } from './normalise.js';
import { createValueCaches, type ValueCaches } from './value-caches.js';
import { structuralForm } from './structural-form.js';
import { checkValue, fieldBelow } from './value-check.js';

/** Metadata inside a default is validated with the object that gets it. */
const ANY_METADATA: StructuralSchema = { type: 'object', preserveUnknownFields: true };

/** The state of checking all defaults of one schema. */
interface Run {
  readonly caches: ValueCaches;
  readonly environment: () => Environment;
  /** The remaining rule budget; once it is spent the rest is not checked. */
  budget: number;
}

/**
 * The faults of the defaults of a schema, found in steps: each must contain nothing that the schema would prune, be
 * valid, and satisfy its rules. The schema must be structural.
 */
export function* defaultErrors(
  root: JsonSchema,
  path: FieldPath,
  allowance: Pick<DefinitionAllowance, 'environment'>,
): Steps<readonly FieldError[]> {
  const run: Run = {
    caches: createValueCaches(),
    environment: () => allowance.environment,
    budget: OBJECT_BUDGET,
  };
  const errors: FieldError[] = [];
  // The root is a whole object, so its default is checked like an embedded one: apiVersion and kind are required.
  yield* check({ ...root, 'x-kubernetes-embedded-resource': true }, path, run, errors);
  return errors;
}

function* check(schema: JsonSchema, path: FieldPath, run: Run, errors: FieldError[]): Steps<void> {
  if (schema.default !== undefined && schema.default !== null) {
    const at = path.child('default');
    const faults = errorsOfDefault(schema, schema.default, at, run.caches);
    errors.push(...faults, ...(faults.length > 0 ? [] : yield* ruleErrors(schema, schema.default, at, run)));
  }
  yield;
  const visit = function* (child: JsonSchema, at: FieldPath): Steps<void> {
    if (run.budget >= 0) yield* check(child, at, run, errors);
  };
  const items = itemsOf(schema);
  if (items !== undefined) yield* visit(items, path.child('items'));
  for (const [name, child] of Object.entries(schema.properties ?? {})) {
    yield* visit(child, path.child('properties').key(name));
  }
}

function* ruleErrors(schema: JsonSchema, value: JsonValue, path: FieldPath, run: Run): Steps<readonly FieldError[]> {
  if (!hasRules(schema)) return [];
  const rules = objectRules(schema, run.environment(), schema['x-kubernetes-embedded-resource'] === true);
  if (rules === undefined) return [];
  const { errors, left } = yield* rules.evaluateDefault(value, path, run.budget);
  run.budget = left;
  return errors;
}

function errorsOfDefault(
  schema: JsonSchema,
  value: JsonValue,
  path: FieldPath,
  caches: ValueCaches,
): readonly FieldError[] {
  const errors: FieldError[] = [];
  const tree = structuralForm(schema);
  if (!equalJson(pruned(tree, value), value)) errors.push(invalidValue(path, value, 'must not have unknown fields'));
  const at = path.toString();
  const embedded = compileEmbeddedChecks(tree)(value);
  if (embedded.length > 0)
    return [...errors, ...embedded.map((error) => ({ ...error, field: fieldBelow(at, error.field) }))];
  const found = checkValue(schema, value, undefined, { caches, most: MAX_FIELD_ERRORS });
  // Messages name the place inside the default only.
  return [...errors, ...found.map((error) => ({ ...error, field: fieldBelow(at, error.field) }))];
}

/** The pruned value, without defaults applied. */
function pruned(tree: StructuralSchema, value: JsonValue): JsonValue {
  const holder: StructuralSchema = { type: 'object', properties: { value: withoutDefaults(tree) } };
  const normalise = customNormaliser(holder, { kind: '', version: '', metadata: ANY_METADATA, mistyped: 'keep' });
  const result: JsonObject = normalise({ value });
  return result['value'] ?? null;
}

function withoutDefaults(tree: StructuralSchema): StructuralSchema {
  const { default: _default, ...node } = tree;
  return {
    ...node,
    // A null is validated here, not pruned.
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
