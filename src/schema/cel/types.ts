import type { JsonValue } from '../../json/types.js';
import {
  BOOL,
  BYTES,
  DOUBLE,
  DURATION,
  DYN,
  INT,
  listType,
  mapType,
  STRING,
  structType,
  TIMESTAMP,
  type CelType,
} from './cel-type.js';
import { escapeName } from './escaping.js';

/** One rule of `x-kubernetes-validations`. */
export interface RuleText {
  readonly rule: string;
  readonly message?: string;
  readonly messageExpression?: string;
  readonly reason?: string;
  readonly fieldPath?: string;
  readonly optionalOldSelf?: boolean;
}

/** The part of a schema that CEL uses: the JSON of a JSONSchemaProps known to be structural. */
export interface RuleSchema {
  readonly type?: string;
  readonly format?: string;
  readonly nullable?: boolean;
  readonly default?: JsonValue;
  readonly enum?: readonly JsonValue[];
  readonly maxLength?: number | bigint;
  readonly maxItems?: number | bigint;
  readonly maxProperties?: number | bigint;
  readonly required?: readonly string[];
  readonly items?: RuleSchema | readonly RuleSchema[];
  readonly properties?: { readonly [name: string]: RuleSchema };
  readonly additionalProperties?: RuleSchema | boolean;
  readonly 'x-kubernetes-preserve-unknown-fields'?: boolean;
  readonly 'x-kubernetes-embedded-resource'?: boolean;
  readonly 'x-kubernetes-int-or-string'?: boolean;
  readonly 'x-kubernetes-list-map-keys'?: readonly string[];
  readonly 'x-kubernetes-list-type'?: string;
  readonly 'x-kubernetes-map-type'?: string;
  readonly 'x-kubernetes-validations'?: readonly RuleText[];
}

/** The largest request, in bytes, the default bound. */
export const MAX_REQUEST_BYTES = 3 * 1024 * 1024;
/** Sizes in JSON, quotes included. */
const DATE_BYTES = 12;
const MIN_DATE_TIME_BYTES = 21;
const MAX_DATE_TIME_BYTES = 32;
const MIN_DURATION_BYTES = 3;
const MAX_DURATION_BYTES = 32;
/** Most bytes of one code point. */
const BYTES_PER_CODE_POINT = 4;

/** What cost estimation needs of a value besides its type. */
export interface SizedType {
  readonly type: CelType;
  /** Most characters, bytes, items or entries. */
  readonly maxElements: number;
  /** Least bytes of a value in JSON. */
  readonly minBytes: number;
  /** By escaped name. */
  readonly fields?: { get(name: string): SizedType | undefined };
  readonly elements?: SizedType;
  readonly keys?: SizedType;
}

const ANY_TEXT = MAX_REQUEST_BYTES - 2;
const KEY: SizedType = { type: STRING, maxElements: 0, minBytes: 2 };

/** A bound that a schema gives, which is a `bigint` beyond 2^53. */
function limit(given: number | bigint | undefined, otherwise: number): number {
  return given === undefined ? otherwise : Math.max(0, Number(given));
}

/** The schema of all items; undefined when each position has its own, which is never structural. */
export function itemsSchema(schema: RuleSchema): RuleSchema | undefined {
  const { items } = schema;
  return items === undefined || Array.isArray(items) ? undefined : (items as RuleSchema);
}

/** The schema of a map's values. */
export function valuesSchema(schema: RuleSchema): RuleSchema | undefined {
  const { additionalProperties } = schema;
  return typeof additionalProperties === 'object' ? additionalProperties : undefined;
}

const TEXT: RuleSchema = { type: 'string' };
const META: RuleSchema = { type: 'object', properties: { name: TEXT, generateName: TEXT } };

/** The schema of a whole object with the members that rules may always read: type, version and names. */
export function withObjectMeta(schema: RuleSchema): RuleSchema {
  const { kind, apiVersion, metadata } = schema.properties ?? {};
  const { name, generateName } = metadata?.properties ?? {};
  const complete =
    kind?.type === 'string' &&
    apiVersion?.type === 'string' &&
    metadata?.type === 'object' &&
    name?.type === 'string' &&
    generateName?.type === 'string';
  if (complete) return schema;
  return { ...schema, properties: { ...schema.properties, kind: TEXT, apiVersion: TEXT, metadata: META } };
}

function simple(type: CelType, maxElements: number, minBytes: number): SizedType {
  return { type, maxElements, minBytes };
}

function textType(schema: RuleSchema): SizedType {
  switch (schema.format) {
    case 'byte':
      return simple(BYTES, limit(schema.maxLength, ANY_TEXT), 2);
    case 'duration':
      return simple(DURATION, MAX_DURATION_BYTES, MIN_DURATION_BYTES);
    case 'date':
      return simple(TIMESTAMP, DATE_BYTES, DATE_BYTES);
    case 'date-time':
      return simple(TIMESTAMP, MAX_DATE_TIME_BYTES, MIN_DATE_TIME_BYTES);
    default:
  }
  if (schema.maxLength !== undefined) return simple(STRING, limit(schema.maxLength, 0) * BYTES_PER_CODE_POINT, 2);
  const words = (schema.enum ?? []).map((word) => (typeof word === 'string' ? Buffer.byteLength(word) : 0));
  return simple(STRING, words.length > 0 ? words.reduce((one, other) => Math.max(one, other)) : ANY_TEXT, 2);
}

function listOf(schema: RuleSchema, name: string): SizedType | undefined {
  const items = itemsSchema(schema);
  const elements = items && sizedType(items, items['x-kubernetes-embedded-resource'] === true, `${name}.@idx`);
  if (elements === undefined) return undefined;
  const maxElements = limit(schema.maxItems, Math.floor((MAX_REQUEST_BYTES - 2) / (elements.minBytes + 1)));
  return { type: listType(elements.type), maxElements, minBytes: 2, elements };
}

function mapOf(schema: RuleSchema, values: RuleSchema, name: string): SizedType | undefined {
  const elements = sizedType(values, values['x-kubernetes-embedded-resource'] === true, `${name}.@elem`);
  if (elements === undefined) return undefined;
  // A key with its quotes, a colon, a comma, and the smallest value.
  const maxElements = limit(schema.maxProperties, Math.floor((MAX_REQUEST_BYTES - 2) / (elements.minBytes + 6)));
  return { type: mapType(STRING, elements.type), maxElements, minBytes: 2, elements, keys: KEY };
}

function objectOf(schema: RuleSchema, name: string): SizedType {
  const required = new Set(schema.required);
  const fields = new Map<string, SizedType>();
  let minBytes = 2;
  for (const [property, child] of Object.entries(schema.properties ?? {})) {
    const escaped = escapeName(property);
    const field = sizedType(child, child['x-kubernetes-embedded-resource'] === true, `${name}.${escaped ?? property}`);
    if (field === undefined) continue;
    if (escaped !== undefined) fields.set(escaped, field);
    if (required.has(property) && child.default === undefined) {
      minBytes += Buffer.byteLength(property) + field.minBytes + 4;
    }
  }
  const types = new Map([...fields].map(([field, { type }]) => [field, type]));
  return { type: structType(name, types), maxElements: 0, minBytes, fields };
}

/** The type of a property, item or map value inside a known type. */
export function sizedChild(parent: SizedType, step: SchemaStep): SizedType | undefined {
  if (step.kind !== 'property') return parent.elements;
  const escaped = escapeName(step.name);
  return escaped === undefined ? undefined : parent.fields?.get(escaped);
}

/** One step down in a schema. */
export type SchemaStep =
  { readonly kind: 'property'; readonly name: string } | { readonly kind: 'items' } | { readonly kind: 'values' };

/** The schemas directly below a schema. */
export function schemaChildren(schema: RuleSchema): readonly (readonly [SchemaStep, RuleSchema])[] {
  const properties = Object.entries(schema.properties ?? {}).map(([name, child]): readonly [SchemaStep, RuleSchema] => [
    { kind: 'property', name },
    child,
  ]);
  const [items, values] = [itemsSchema(schema), valuesSchema(schema)];
  return [
    ...properties,
    ...(items === undefined ? [] : [[{ kind: 'items' }, items] as const]),
    ...(values === undefined ? [] : [[{ kind: 'values' }, values] as const]),
  ];
}

/**
 * The type of a schema's values, as rules see it; undefined when they are not visible, as for preserved unknown fields.
 * Objects at different places are different types, distinguished by their place.
 * @param whole whether values are whole objects, so that type, version and names can be read
 * @param name the place, unique in the schema
 */
export function sizedType(schema: RuleSchema, whole: boolean, name = 'self'): SizedType | undefined {
  if (schema['x-kubernetes-int-or-string'] === true) {
    return simple(DYN, limit(schema.maxLength, ANY_TEXT / BYTES_PER_CODE_POINT) * BYTES_PER_CODE_POINT, 1);
  }
  const complete = whole ? withObjectMeta(schema) : schema;
  switch (complete.type) {
    case 'array':
      return listOf(complete, name);
    case 'object': {
      const values = valuesSchema(complete);
      return values === undefined ? objectOf(complete, name) : mapOf(complete, values, name);
    }
    case 'string':
      return textType(complete);
    case 'boolean':
      return simple(BOOL, 0, 4);
    case 'number':
      return simple(DOUBLE, 0, 1);
    case 'integer':
      return simple(INT, 0, 1);
    default:
      return undefined;
  }
}
