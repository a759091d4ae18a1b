import type { StructuralSchema } from '../structural.js';
import { itemsOf, type JsonSchema } from './json-schema.js';

/** Types that structural schemas know. */
const TYPES: ReadonlySet<string> = new Set(['object', 'array', 'string', 'integer', 'number', 'boolean']);

/** The values of an untyped map: nulls stay, and members of objects are unknown. */
const ANY_KEY: StructuralSchema = Object.freeze({ nullable: true });

/** The keywords copied to the tree; all others validate values and are read from the definition itself. */
const SHARED = ['format', 'description', 'nullable'] as const;

/**
 * The tree used for pruning, defaulting, merging and OpenAPI, made from a definition's schema. Only the structure
 * counts: schemas inside allOf, anyOf, oneOf and not never add members (spec 2, structural schemas).
 */
export function structuralForm(schema: JsonSchema): StructuralSchema {
  const node: { -readonly [Key in keyof StructuralSchema]: StructuralSchema[Key] } = {};
  if (schema.type !== undefined && TYPES.has(schema.type)) node.type = schema.type as NonNullable<typeof node.type>;
  for (const keyword of SHARED) if (schema[keyword] !== undefined) Object.assign(node, { [keyword]: schema[keyword] });
  if (schema.default !== undefined) node.default = schema.default;
  if (schema.required !== undefined) node.required = schema.required;
  if (schema['x-kubernetes-int-or-string'] === true) node.special = 'int-or-string';
  if (schema['x-kubernetes-preserve-unknown-fields'] === true) node.preserveUnknownFields = true;
  if (schema['x-kubernetes-embedded-resource'] === true) node.embeddedResource = true;
  addListAndMapTypes(node, schema);
  const items = itemsOf(schema);
  if (items !== undefined) node.items = structuralForm(items);
  if (schema.properties !== undefined) {
    const properties: Record<string, StructuralSchema> = {};
    for (const [name, child] of Object.entries(schema.properties)) define(properties, name, structuralForm(child));
    node.properties = properties;
  }
  // A plain `false` and a plain `true` both preserve keys; their values are unknown.
  if (schema.additionalProperties !== undefined) {
    node.additionalProperties =
      typeof schema.additionalProperties === 'object' ? structuralForm(schema.additionalProperties) : ANY_KEY;
  }
  return node;
}

function addListAndMapTypes(
  node: { -readonly [Key in keyof StructuralSchema]: StructuralSchema[Key] },
  schema: JsonSchema,
): void {
  const list = schema['x-kubernetes-list-type'];
  if (list === 'atomic' || list === 'set' || list === 'map') node.listType = list;
  const map = schema['x-kubernetes-map-type'];
  if (map === 'atomic' || map === 'granular') node.mapType = map;
  const keys = schema['x-kubernetes-list-map-keys'];
  if (keys !== undefined) node.listMapKeys = keys;
}

/** Sets a member whose name comes from a client. */
function define(target: Record<string, StructuralSchema>, name: string, value: StructuralSchema): void {
  if (name !== '__proto__') target[name] = value;
  else Object.defineProperty(target, name, { value, enumerable: true, configurable: true, writable: true });
}
