import { isJsonObject } from '../../json/own-property.js';
import type { JsonObject, JsonValue } from '../../json/types.js';
import type { Steps } from '../../meta/steps.js';
import type { JsonSchema } from './json-schema.js';

/** Parts of a schema in which no check of definitions finds a fault, wherever they are outside of metadata. */
export type PlainSchemas = ReadonlySet<JsonSchema>;

/** So many are looked at in a millisecond. */
const SCHEMAS_OF_A_STEP = 1_000;

/** The state of one search. */
interface Search {
  readonly plain: Set<JsonSchema>;
  visited: number;
}

/** Keywords that only validate values or describe them: no definition is rejected for them. */
const HARMLESS: ReadonlySet<string> = new Set([
  'description',
  'title',
  'format',
  'nullable',
  'enum',
  'required',
  'maximum',
  'exclusiveMaximum',
  'minimum',
  'exclusiveMinimum',
  'multipleOf',
  'maxLength',
  'minLength',
  'maxItems',
  'minItems',
  'maxProperties',
  'minProperties',
  'example',
  'externalDocs',
]);

/** Keywords beside which a plain text, number or flag is a valid default. */
const BESIDE_DEFAULT: ReadonlySet<string> = new Set(['type', 'default', 'description', 'title', 'nullable']);

/**
 * The largest plain parts below a schema: common keywords with valid values and nothing that needs a closer look, such as
 * rules, patterns and choices. Most definitions consist of little else, and of all checks this one is the cheapest.
 *
 * Example: of `{type: object, properties: {a: {type: string}, b: {type: object, properties: {c: {type: foo}}}}}` only
 * `a` is plain.
 *
 * Found in steps.
 */
export function* plainSchemas(root: JsonSchema): Steps<PlainSchemas> {
  const search = { plain: new Set<JsonSchema>(), visited: 0 };
  // The root has checks of its own.
  yield* isPlain(root, search, true);
  return search.plain;
}

/** Whether it is plain; if not, and at the root, its plain parts are added. */
function* isPlain(schema: JsonSchema, search: Search, isRoot = false): Steps<boolean> {
  const { type, items, properties, additionalProperties } = schema;
  const below: unknown[] = properties === undefined ? [] : Object.values(properties);
  if (items !== undefined) below.push(items);
  if (additionalProperties !== undefined) below.push(additionalProperties);
  let all = isPlainItself(schema);
  if (type === 'array' && items === undefined) all = false;
  if (properties !== undefined && additionalProperties !== undefined) all = false;
  const parts: JsonSchema[] = [];
  for (const part of below) {
    if ((search.visited += 1) % SCHEMAS_OF_A_STEP === 0) yield;
    if (isSchema(part) && (isScalar(part) ? isPlainItself(part) : yield* isPlain(part, search))) parts.push(part);
    else all = false;
  }
  if (!all || isRoot) for (const part of parts) search.plain.add(part);
  return all;
}

/** Whether there is nothing below it; it needs no steps then. */
function isScalar({ type, items, properties, additionalProperties }: JsonSchema): boolean {
  return type !== 'array' && items === undefined && properties === undefined && additionalProperties === undefined;
}

function isSchema(part: unknown): part is JsonSchema {
  return isJsonObject(part as JsonValue | undefined);
}

/** Whether the keywords of the schema itself are plain. */
function isPlainItself(schema: JsonSchema): boolean {
  const keywords = schema as unknown as JsonObject;
  for (const name in keywords) {
    if (!HARMLESS.has(name) && !isPlainKeyword(name, keywords[name], schema)) return false;
  }
  return schema.type !== undefined;
}

function isPlainKeyword(name: string, value: JsonValue | undefined, schema: JsonSchema): boolean {
  switch (name) {
    case 'type':
      return isType(value);
    case 'items':
    case 'properties':
    case 'additionalProperties':
      return true;
    case 'x-kubernetes-list-type':
      return value === 'atomic' && schema.type === 'array';
    case 'x-kubernetes-map-type':
      return (value === 'atomic' || value === 'granular') && schema.type === 'object';
    case 'x-kubernetes-preserve-unknown-fields':
      return value === true;
    case 'default':
      return isPlainDefault(value, schema);
    default:
      return false;
  }
}

function isType(value: JsonValue | undefined): boolean {
  switch (value) {
    case 'object':
    case 'array':
    case 'string':
    case 'integer':
    case 'number':
    case 'boolean':
      return true;
    default:
      return false;
  }
}

/** Whether it has the type of its schema, which asks for nothing else. */
function isPlainDefault(value: JsonValue | undefined, schema: JsonSchema): boolean {
  const fits =
    schema.type === 'integer' ? Number.isSafeInteger(value) : schema.type === typeof value && typeof value !== 'number';
  if (!fits || typeof value === 'object') return false;
  for (const name in schema) if (!BESIDE_DEFAULT.has(name)) return false;
  return true;
}
