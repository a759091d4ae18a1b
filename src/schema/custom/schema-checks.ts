import type { JsonValue } from '../../json/types.js';
import {
  type FieldError,
  forbiddenValue,
  invalidValue,
  MOST_LOOKED_FOR,
  notSupported,
  required,
} from '../../meta/field-errors.js';
import type { FieldPath } from '../../meta/field-path.js';
import { pushAll } from '../../meta/push-all.js';
import { itemsOf, type JsonSchema, propertyOf, valuesOf } from './json-schema.js';
import { listTypeErrors } from './list-type-checks.js';
import type { PlainSchemas } from './plain-schemas.js';
import { ruleFormErrors } from './rule-form-checks.js';
import { unsupportedKeyword } from './structural-checks.js';

/** The types that a schema may name. */
const TYPES = ['array', 'boolean', 'integer', 'number', 'object', 'string'];
const TYPE_META: ReadonlySet<string> = new Set(['metadata', 'kind', 'apiVersion']);

/** The context of a schema from those around it. */
interface Surroundings {
  /** Why a default is not allowed here; absent: it is. */
  readonly noDefaults?: string;
  /** Inside the metadata of the object or of an embedded one. */
  readonly insideMetadata: boolean;
  /** How many more faults are looked for: further ones are not reported. */
  readonly room: { left: number };
  /** How many of the visited schemas have a keyword that no structural schema may have. */
  readonly unsupported: { count: number };
  readonly plain: PlainSchemas;
}

/**
 * The faults of each schema in a definition on its own: unsupported keywords, types inconsistent with lists, maps and
 * their keys, forbidden defaults, and the form of validation rules.
 *
 * @param plain its plain parts, which are checked inside metadata only
 */
export function schemaErrors(root: JsonSchema, path: FieldPath, plain: PlainSchemas): readonly FieldError[] {
  const room = { left: MOST_LOOKED_FOR };
  return check(root, path, { insideMetadata: false, room, unsupported: { count: 0 }, plain }, true);
}

function check(schema: JsonSchema, path: FieldPath, here: Surroundings, isRoot: boolean): FieldError[] {
  const errors = keywordErrors(schema, path, here);
  if (schema.uniqueItems === true) {
    const why = 'uniqueItems cannot be set to true since the runtime complexity becomes quadratic';
    errors.push(forbiddenValue(path.child('uniqueItems'), why));
  }
  const unsupportedBefore = here.unsupported.count;
  if (isUnsupported(schema)) here.unsupported.count += 1;
  const below = childErrors(schema, path, here, isRoot);
  pushAll(errors, below);
  if (schema['x-kubernetes-preserve-unknown-fields'] === false) {
    errors.push(invalidValue(path.child('x-kubernetes-preserve-unknown-fields'), false, 'must be true or undefined'));
  }
  pushAll(errors, mapTypeErrors(schema, path));
  pushAll(errors, listTypeErrors(schema, path));
  pushAll(errors, ruleFormErrors(schema, path, here.unsupported.count === unsupportedBefore));
  here.room.left -= errors.length - below.length;
  return errors;
}

function isUnsupported(schema: JsonSchema): boolean {
  return unsupportedKeyword(schema) !== undefined || schema['x-kubernetes-preserve-unknown-fields'] === false;
}

/** Keywords that are always rejected: JSON schema has them, the public API does not. */
function keywordErrors(schema: JsonSchema, path: FieldPath, here: Surroundings): FieldError[] {
  const errors: FieldError[] = [];
  const refuse = (name: string, why = `${name} is not supported`): void =>
    void errors.push(forbiddenValue(path.child(name), why));
  const { type = '' } = schema;
  if (type !== '' && !TYPES.includes(type)) errors.push(notSupported(path.child('type'), type, TYPES));
  if (schema.default !== undefined && here.noDefaults !== undefined) {
    refuse('default', `must not be set${here.noDefaults === '' ? '' : ` ${here.noDefaults}`}`);
  }
  if ((schema.id ?? '') !== '') refuse('id');
  if (schema.additionalItems !== undefined) refuse('additionalItems');
  if (Object.keys(schema.patternProperties ?? {}).length > 0) refuse('patternProperties');
  if (Object.keys(schema.definitions ?? {}).length > 0) refuse('definitions');
  if (schema.dependencies !== undefined) refuse('dependencies');
  if (schema.$ref !== undefined) refuse('$ref');
  if (type === 'null') refuse('type', 'type cannot be set to null, use nullable as an alternative');
  if (Array.isArray(schema.items) && schema.items.length > 0) {
    refuse('items', 'items must be a schema object and not an array');
  }
  if (here.insideMetadata && schema['x-kubernetes-embedded-resource'] === true) {
    refuse('x-kubernetes-embedded-resource', 'must not be used inside of resource meta');
  }
  return errors;
}

function childErrors(schema: JsonSchema, path: FieldPath, here: Surroundings, isRoot: boolean): FieldError[] {
  const errors: FieldError[] = [];
  const visit = (child: JsonSchema | undefined, at: FieldPath, below: Surroundings = here): void => {
    if (child === undefined || here.room.left <= 0) return;
    if (below.insideMetadata || !here.plain.has(child)) pushAll(errors, check(child, at, below, false));
  };
  const named = Object.entries(schema.properties ?? {});
  if (schema.additionalProperties !== undefined) {
    const at = path.child('additionalProperties');
    if (named.length > 0 && schema.additionalProperties !== true) {
      errors.push(forbiddenValue(at, 'additionalProperties and properties are mutual exclusive'));
    }
    const noDefaults = 'inside additionalProperties applying to object metadata';
    visit(valuesOf(schema), at, here.insideMetadata ? { ...here, noDefaults } : here);
  }
  const isObject = isRoot || schema['x-kubernetes-embedded-resource'] === true;
  for (const [name, child] of named) {
    const meta = isObject && TYPE_META.has(name);
    const below: Surroundings = meta
      ? {
          insideMetadata: true,
          room: here.room,
          unsupported: here.unsupported,
          plain: here.plain,
          ...(isRoot ? { noDefaults: `in top-level ${name}` } : noDefaultsOf(here)),
        }
      : here;
    visit(child, path.child('properties').key(name), below);
  }
  visit(schema.not, path.child('not'));
  for (const name of ['allOf', 'oneOf', 'anyOf'] as const) {
    for (const [index, child] of (schema[name] ?? []).entries()) visit(child, path.child(name).index(index));
  }
  for (const [name, child] of Object.entries(schema.definitions ?? {}))
    visit(child, path.child('definitions').key(name));
  visit(itemsOf(schema), path.child('items'));
  if (Array.isArray(schema.items)) {
    for (const [index, child] of (schema.items as readonly JsonSchema[]).entries()) {
      visit(child, path.child('items').index(index));
    }
  }
  for (const [name, child] of Object.entries(schema.dependencies ?? {})) {
    if (!Array.isArray(child)) visit((child as JsonSchema | null) ?? undefined, path.child('dependencies').key(name));
  }
  return errors;
}

function noDefaultsOf({ noDefaults }: Surroundings): Partial<Surroundings> {
  return noDefaults === undefined ? {} : { noDefaults };
}

function mapTypeErrors(schema: JsonSchema, path: FieldPath): FieldError[] {
  const mapType = schema['x-kubernetes-map-type'];
  if (mapType === undefined) return [];
  const errors: FieldError[] = [];
  if (schema.type !== 'object') errors.push(wrongTypeFor('object', 'x-kubernetes-map-type', schema, path));
  if (mapType !== 'atomic' && mapType !== 'granular') {
    errors.push(notSupported(path.child('x-kubernetes-map-type'), mapType, ['atomic', 'granular']));
  }
  return errors;
}

/** A marker at a schema of another type. */
function wrongTypeFor(type: string, marker: string, schema: JsonSchema, path: FieldPath): FieldError {
  const why = `must be ${type} if ${marker} is specified`;
  const at = path.child('type');
  return (schema.type ?? '') === '' ? required(at, why) : invalidValue(at, schema.type as JsonValue, why);
}

/** The schema at a path such as `.spec.a.b`, and the path in steps; text when it does not exist. */
export function schemaAtPath(
  root: JsonSchema,
  path: string,
): { readonly schema: JsonSchema; readonly steps: readonly string[] } | string {
  let schema = root;
  const steps: string[] = [];
  // Each step is a dot and a name; without a leading dot the first token is the name itself.
  const tokens = path.split(/(?=[.[\]])|(?<=[.[\]])/);
  for (let at = 0; at < tokens.length; at += 2) {
    const [delimiter, name] = [tokens[at]!, tokens[at + 1]];
    if (delimiter === '[') return 'array notation is not allowed';
    if (delimiter !== '.') return `expected [ or . but got: ${delimiter}`;
    if (name === undefined) return 'unexpected end of JSON path';
    const below = schema.properties === undefined ? valuesOf(schema) : propertyOf(schema, name);
    if (below === undefined) return 'does not refer to a valid field';
    steps.push(name);
    schema = below;
  }
  return { schema, steps };
}
