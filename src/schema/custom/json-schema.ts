import { getOwn, isJsonArray, isJsonObject } from '../../json/own-property.js';
import type { JsonObject, JsonValue } from '../../json/types.js';

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

/** Every schema at and below a schema, whatever the keyword. @param without parts that are left out as a whole */
export function* schemasIn(root: JsonSchema, without?: ReadonlySet<JsonSchema>): Generator<JsonSchema, undefined> {
  const pending: JsonSchema[] = [root];
  for (let schema = pending.pop(); schema !== undefined; schema = pending.pop()) {
    if (without?.has(schema) === true) continue;
    yield schema;
    // One by one: there may be more of them than a call takes arguments.
    for (const child of childrenOf(schema)) pending.push(child);
  }
}

function childrenOf(schema: JsonSchema): JsonSchema[] {
  const children: JsonSchema[] = [];
  const lists = [schema.items === undefined ? [] : [schema.items].flat(), schema.allOf, schema.anyOf, schema.oneOf];
  for (const list of lists) for (const child of list ?? []) children.push(child);
  if (schema.not !== undefined) children.push(schema.not);
  for (const map of [schema.properties, schema.patternProperties, schema.definitions]) {
    if (map !== undefined) for (const child of Object.values(map)) children.push(child);
  }
  for (const one of [schema.additionalProperties, schema.additionalItems]) {
    if (typeof one === 'object') children.push(one);
  }
  for (const dependency of Object.values(schema.dependencies ?? {})) {
    if (dependency !== null && !Array.isArray(dependency)) children.push(dependency as JsonSchema);
  }
  return children;
}

/**
 * Whether there are expressions to compile; making their environment takes a few milliseconds.
 *
 * @param without parts that have none
 */
export function hasRules(root: JsonSchema, without?: ReadonlySet<JsonSchema>): boolean {
  for (const schema of schemasIn(root, without)) if ((schema['x-kubernetes-validations'] ?? []).length > 0) return true;
  return false;
}
