import { getOwn, isJsonArray, isJsonObject } from '../../json/own-property.js';
import type { JsonObject, JsonValue } from '../../json/types.js';
import { pushAll } from '../../meta/push-all.js';

/**
 * A schema in a CustomResourceDefinition (spec 2, JSONSchemaProps): the parsed JSON itself, typed. The kind's own
 * schema has validated the types of its members when the definition was written.
 */
export interface JsonSchema {
  readonly $ref?: string;
  readonly id?: string;
  readonly type?: string;
  readonly format?: string;
  readonly title?: string;
  readonly description?: string;
  readonly nullable?: boolean;
  readonly default?: JsonValue;
  readonly enum?: readonly JsonValue[];
  readonly maximum?: number | bigint;
  readonly exclusiveMaximum?: boolean;
  readonly minimum?: number | bigint;
  readonly exclusiveMinimum?: boolean;
  readonly maxLength?: number | bigint;
  readonly minLength?: number | bigint;
  readonly pattern?: string;
  readonly maxItems?: number | bigint;
  readonly minItems?: number | bigint;
  readonly uniqueItems?: boolean;
  readonly multipleOf?: number | bigint;
  readonly maxProperties?: number | bigint;
  readonly minProperties?: number | bigint;
  readonly required?: readonly string[];
  readonly items?: JsonSchema | readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly anyOf?: readonly JsonSchema[];
  readonly not?: JsonSchema;
  readonly properties?: { readonly [name: string]: JsonSchema };
  readonly additionalProperties?: JsonSchema | boolean;
  readonly patternProperties?: { readonly [pattern: string]: JsonSchema };
  readonly dependencies?: { readonly [name: string]: JsonSchema | readonly string[] | null };
  readonly additionalItems?: JsonSchema | boolean;
  readonly definitions?: { readonly [name: string]: JsonSchema };
  readonly 'x-kubernetes-preserve-unknown-fields'?: boolean;
  readonly 'x-kubernetes-embedded-resource'?: boolean;
  readonly 'x-kubernetes-int-or-string'?: boolean;
  readonly 'x-kubernetes-list-map-keys'?: readonly string[];
  readonly 'x-kubernetes-list-type'?: string;
  readonly 'x-kubernetes-map-type'?: string;
  readonly 'x-kubernetes-validations'?: readonly ValidationRule[];
}

/** One rule of `x-kubernetes-validations` (spec 2, ValidationRule). */
export interface ValidationRule {
  readonly rule: string;
  readonly message?: string;
  readonly messageExpression?: string;
  readonly reason?: string;
  readonly fieldPath?: string;
  readonly optionalOldSelf?: boolean;
}

/** The schema of one version in the parsed text of a definition; undefined when there is none. */
export function schemaOfVersion(definition: JsonObject, version: string): JsonSchema | undefined {
  const spec = definition['spec'];
  const versions = isJsonObject(spec) ? spec['versions'] : undefined;
  if (!isJsonArray(versions)) return undefined;
  for (const each of versions) {
    if (!isJsonObject(each) || each['name'] !== version) continue;
    const schema = isJsonObject(each['schema']) ? each['schema']['openAPIV3Schema'] : undefined;
    return isJsonObject(schema) ? schema : undefined;
  }
  return undefined;
}

/** The schema of all items; undefined without one, or when each position has its own (which is never structural). */
export function itemsOf(schema: JsonSchema): JsonSchema | undefined {
  return schema.items === undefined || Array.isArray(schema.items) ? undefined : (schema.items as JsonSchema);
}

/** The schema of values under keys outside `properties`; undefined for none and for a plain true or false. */
export function valuesOf(schema: JsonSchema): JsonSchema | undefined {
  return typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined;
}

/** The schema of a named member. */
export function propertyOf(schema: JsonSchema, name: string): JsonSchema | undefined {
  return schema.properties === undefined ? undefined : getOwn(schema.properties, name);
}

/**
 * Whether the test passes for a schema at or below a schema, whatever the keyword; it gets no more of them then.
 *
 * @param without parts that are left out as a whole
 */
export function someSchema(
  root: JsonSchema,
  test: (schema: JsonSchema) => boolean,
  without?: ReadonlySet<JsonSchema>,
): boolean {
  const pending: JsonSchema[] = [root];
  for (let schema = pending.pop(); schema !== undefined; schema = pending.pop()) {
    if (without?.has(schema) === true) continue;
    if (test(schema)) return true;
    pushChildren(schema, pending);
  }
  return false;
}

/** Visits every schema at and below a schema, whatever the keyword. */
export function eachSchema(
  root: JsonSchema,
  visit: (schema: JsonSchema) => void,
  without?: ReadonlySet<JsonSchema>,
): void {
  someSchema(root, (schema) => (visit(schema), false), without);
}

/** Children are pushed one by one: there may be more of them than a call takes arguments. */
function pushChildren(schema: JsonSchema, pending: JsonSchema[]): void {
  const { items, allOf, anyOf, oneOf, not, properties, patternProperties, definitions, dependencies } = schema;
  if (Array.isArray(items)) pushAll(pending, items as readonly JsonSchema[]);
  else if (items !== undefined) pending.push(items as JsonSchema);
  if (allOf !== undefined) pushAll(pending, allOf);
  if (anyOf !== undefined) pushAll(pending, anyOf);
  if (oneOf !== undefined) pushAll(pending, oneOf);
  if (not !== undefined) pending.push(not);
  if (properties !== undefined) pushAll(pending, Object.values(properties));
  if (patternProperties !== undefined) pushAll(pending, Object.values(patternProperties));
  if (definitions !== undefined) pushAll(pending, Object.values(definitions));
  if (typeof schema.additionalProperties === 'object') pending.push(schema.additionalProperties);
  if (typeof schema.additionalItems === 'object') pending.push(schema.additionalItems);
  if (dependencies === undefined) return;
  for (const dependency of Object.values(dependencies)) {
    if (dependency !== null && !Array.isArray(dependency)) pending.push(dependency as JsonSchema);
  }
}

/**
 * Whether there are expressions to compile; making their environment takes a few milliseconds.
 *
 * @param without parts that have none
 */
export function hasRules(root: JsonSchema, without?: ReadonlySet<JsonSchema>): boolean {
  return someSchema(root, (schema) => (schema['x-kubernetes-validations'] ?? []).length > 0, without);
}

/**
 * The length of all rules and of the expressions of their messages, in characters.
 *
 * @param without parts that have none
 */
export function ruleCharacters(root: JsonSchema, without?: ReadonlySet<JsonSchema>): number {
  let length = 0;
  const count = (schema: JsonSchema): void => {
    for (const { rule = '', messageExpression = '' } of schema['x-kubernetes-validations'] ?? []) {
      length += rule.length + messageExpression.length;
    }
  };
  eachSchema(root, count, without);
  return length;
}
