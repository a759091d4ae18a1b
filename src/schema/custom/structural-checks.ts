import { equalJson } from '../../json/equal.js';
import type { JsonValue } from '../../json/types.js';
import { type FieldError, forbiddenValue, invalidValue, MOST_LOOKED_FOR, required } from '../../meta/field-errors.js';
import type { FieldPath } from '../../meta/field-path.js';
import { pushAll } from '../../meta/push-all.js';
import type { Steps } from '../../meta/steps.js';
import { completenessErrors } from './completeness.js';
import type { DefinitionAllowance } from './definition-allowance.js';
import { itemsOf, type JsonSchema, valuesOf } from './json-schema.js';
import type { PlainSchemas } from './plain-schemas.js';

/** The role of a schema: the root, the items of a list, a member or the values of a map. */
type Level = 'root' | 'item' | 'field';

type PatternFault = DefinitionAllowance['patternFault'];

/** What the checks of one schema share. */
interface Run {
  readonly patternFault: PatternFault;
  readonly plain: PlainSchemas;
}

const PRESERVE = 'x-kubernetes-preserve-unknown-fields';
const EMBEDDED = 'x-kubernetes-embedded-resource';
const INT_OR_STRING = 'x-kubernetes-int-or-string';

/** The choice that repeats what the int-or-string marker says, allowed for older readers. */
const INT_OR_STRING_CHOICE: JsonValue = [{ type: 'integer' }, { type: 'string' }];

/**
 * Why a schema is not structural, found in steps (spec 2, structural schemas): everything that declares members is
 * outside of allOf, anyOf, oneOf and not, and these declare nothing new. Sorted by text, as in the public API.
 *
 * @param plain its plain parts, which are structural
 */
export function* structuralErrors(
  schema: JsonSchema,
  path: FieldPath,
  { patternFault }: Pick<DefinitionAllowance, 'patternFault'>,
  plain: PlainSchemas,
): Steps<readonly FieldError[]> {
  const errors = yield* invariantErrors(schema, 'root', path, { patternFault, plain });
  pushAll(errors, completenessErrors(schema, path));
  const text = (error: FieldError): string => `${error.field}: ${error.message}`;
  // Only some of very many are reported, in any selection.
  return errors.slice(0, MOST_LOOKED_FOR).sort((left, right) => (text(left) < text(right) ? -1 : 1));
}

function* invariantErrors(schema: JsonSchema, level: Level, path: FieldPath, run: Run): Steps<FieldError[]> {
  yield;
  const errors: FieldError[] = [];
  const items = itemsOf(schema);
  if (schema.type === 'array' && items === undefined) {
    errors.push(required(path.child('items'), 'must be specified'));
  }
  if (items !== undefined && !run.plain.has(items)) {
    pushAll(errors, yield* invariantErrors(items, 'item', path.child('items'), run));
  }
  for (const [name, child] of Object.entries(schema.properties ?? {})) {
    if (run.plain.has(child)) continue;
    pushAll(errors, yield* invariantErrors(child, 'field', path.child('properties').key(name), run));
  }
  const values = path.child('additionalProperties');
  if (schema.additionalProperties !== undefined) {
    if (level === 'root') errors.push(forbiddenValue(values, 'must not be used at the root'));
    const below = valuesOf(schema);
    if (below !== undefined && !run.plain.has(below)) {
      pushAll(errors, yield* invariantErrors(below, 'field', values, run));
    }
  }
  pushAll(errors, extensionErrors(schema, path));
  const skipped = { anyOf: equalChoice(schema.anyOf), firstAllOf: equalChoice(schema.allOf?.[0]?.anyOf) };
  pushAll(errors, valueErrors(schema, path, skipped, run.patternFault));
  pushAll(errors, typeErrors(schema, level, path));
  pushAll(errors, objectMetaErrors(schema, level, path));
  return errors;
}

function equalChoice(choice: readonly JsonSchema[] | undefined): boolean {
  return choice !== undefined && equalJson(choice as unknown as JsonValue, INT_OR_STRING_CHOICE);
}

function extensionErrors(schema: JsonSchema, path: FieldPath): FieldError[] {
  if (schema[INT_OR_STRING] !== true) return [];
  const why = `must be false if ${INT_OR_STRING} is true`;
  return [PRESERVE, EMBEDDED]
    .filter((name) => (schema as Readonly<Record<string, unknown>>)[name] === true)
    .map((name) => invalidValue(path.child(name), true, why));
}

function typeErrors(schema: JsonSchema, level: Level, path: FieldPath): FieldError[] {
  const { type = '' } = schema;
  const at = path.child('type');
  const errors: FieldError[] = [];
  const embedded = schema[EMBEDDED] === true;
  if (embedded && type !== 'object') {
    const why = `must be object if ${EMBEDDED} is true`;
    errors.push(type === '' ? required(at, why) : invalidValue(at, type, why));
  } else if (type === '' && schema[INT_OR_STRING] !== true && schema[PRESERVE] !== true) {
    const where = {
      root: 'at the root',
      item: 'for specified array items',
      field: 'for specified object fields',
    } as const;
    errors.push(required(at, `must not be empty ${where[level]}`));
  }
  if (embedded && schema.additionalProperties !== undefined) {
    errors.push(forbiddenValue(path.child('additionalProperties'), `must not be used if ${EMBEDDED} is set`));
  }
  if (level === 'root' && type !== '' && type !== 'object') {
    errors.push(invalidValue(at, type, 'must be object at the root'));
  }
  return errors;
}

/** What a schema may declare for kind, apiVersion and metadata, which every object has. */
function objectMetaErrors(schema: JsonSchema, level: Level, path: FieldPath): FieldError[] {
  const errors: FieldError[] = [];
  const { properties = {} } = schema;
  const embedded = schema[EMBEDDED] === true;
  const isObject = level === 'root' || embedded;
  if (isObject) {
    for (const name of ['kind', 'apiVersion']) {
      const child = properties[name];
      if (child === undefined || child.type === 'string') continue;
      errors.push(invalidValue(path.child('properties').key(name).child('type'), child.type ?? '', 'must be string'));
    }
  }
  const metadata = Object.hasOwn(properties, 'metadata') ? properties['metadata'] : undefined;
  if (metadata !== undefined) {
    const at = path.child('properties').key('metadata');
    if (isObject && metadata.type !== 'object') {
      errors.push(invalidValue(at.child('type'), metadata.type ?? '', 'must be object'));
    }
    if (level === 'root' && !restrictsNamesOnly(metadata)) {
      const why = 'must not specify anything other than name and generateName, but metadata is implicitly specified';
      errors.push(forbiddenValue(at, why));
    }
  }
  if (embedded && schema[PRESERVE] !== true && Object.keys(properties).length === 0) {
    const why = `must not be empty if ${EMBEDDED} is true without ${PRESERVE}`;
    errors.push(required(path.child('properties'), why));
  }
  return errors;
}

function restrictsNamesOnly(metadata: JsonSchema): boolean {
  const { type: _type, properties, default: _default, ...rest } = metadata;
  const names = Object.keys(properties ?? {});
  // Empty texts are ignored.
  const others = Object.values(rest).filter((value) => value !== '' && !(Array.isArray(value) && value.length === 0));
  return others.length === 0 && names.every((name) => name === 'name' || name === 'generateName');
}

/** The faults of the keywords that check values, here and inside allOf, anyOf, oneOf and not. */
function valueErrors(
  schema: JsonSchema,
  path: FieldPath,
  skipped: { readonly anyOf: boolean; readonly firstAllOf: boolean },
  patternFault: PatternFault,
): FieldError[] {
  const errors: FieldError[] = [];
  const inside = (list: readonly JsonSchema[] | undefined, name: string): void => {
    for (const [index, child] of (list ?? []).entries()) {
      pushAll(
        errors,
        nestedErrors(
          child,
          path.child(name).index(index),
          name === 'allOf' && index === 0 && skipped.firstAllOf,
          patternFault,
        ),
      );
    }
  };
  if (!skipped.anyOf) inside(schema.anyOf, 'anyOf');
  inside(schema.allOf, 'allOf');
  inside(schema.oneOf, 'oneOf');
  if (schema.not !== undefined) pushAll(errors, nestedErrors(schema.not, path.child('not'), false, patternFault));
  if (schema.pattern !== undefined && schema.pattern !== '') {
    const fault = patternFault(schema.pattern);
    if (fault !== undefined) {
      const why = `must be a valid regular expression, but isn't: ${fault}`;
      errors.push(invalidValue(path.child('pattern'), schema.pattern, why));
    }
  }
  return errors;
}

/** Keywords forbidden inside a choice, and the words for it. */
const FORBIDDEN_INSIDE = [
  ['type', 'empty'],
  ['default', 'undefined'],
  ['title', 'empty'],
  ['description', 'empty'],
  ['nullable', 'false'],
  [PRESERVE, 'false'],
  [EMBEDDED, 'false'],
  [INT_OR_STRING, 'false'],
  ['x-kubernetes-list-map-keys', 'empty'],
  ['x-kubernetes-list-type', 'undefined'],
  ['x-kubernetes-map-type', 'undefined'],
] as const;

function nestedErrors(
  schema: JsonSchema,
  path: FieldPath,
  skipAnyOf: boolean,
  patternFault: PatternFault,
): FieldError[] {
  const errors = valueErrors(schema, path, { anyOf: skipAnyOf, firstAllOf: false }, patternFault);
  const items = itemsOf(schema);
  if (items !== undefined) pushAll(errors, nestedErrors(items, path.child('items'), false, patternFault));
  for (const [name, child] of Object.entries(schema.properties ?? {})) {
    pushAll(errors, nestedErrors(child, path.child('properties').key(name), false, patternFault));
  }
  if (schema.additionalProperties !== undefined && schema.additionalProperties !== false) {
    errors.push(forbiddenValue(path.child('additionalProperties'), 'must be undefined to be structural'));
  }
  for (const [name, absence] of FORBIDDEN_INSIDE) {
    const value = schema[name];
    if (value === undefined || value === null) continue;
    const given = value !== false && value !== '' && !(Array.isArray(value) && value.length === 0);
    if (given || absence === 'undefined')
      errors.push(forbiddenValue(path.child(name), `must be ${absence} to be structural`));
  }
  if ((schema['x-kubernetes-validations'] ?? []).length > 0) {
    errors.push(forbiddenValue(path.child('x-kubernetes-validations'), 'must be empty to be structural'));
  }
  if (schema.properties !== undefined && Object.hasOwn(schema.properties, 'metadata')) {
    const at = path.child('properties').key('metadata');
    errors.push(forbiddenValue(at, 'must not be specified in a nested context'));
  }
  return errors;
}

/** The keyword that prevents reading a schema as structural at all; undefined when there is none. */
export function unsupportedKeyword(schema: JsonSchema): string | undefined {
  if ((schema.id ?? '') !== '') return "'id' is not supported";
  if (((schema as Readonly<Record<string, unknown>>)['$schema'] ?? '') !== '') return "'schema' is not supported";
  if ((schema.$ref ?? '') !== '') return "'$ref' is not supported";
  for (const name of ['patternProperties', 'dependencies', 'definitions'] as const) {
    if (Object.keys(schema[name] ?? {}).length > 0) return `'${name}' is not supported`;
  }
  if (schema.additionalItems !== undefined) return "'additionalItems' is not supported";
  return Array.isArray(schema.items) && schema.items.length > 0
    ? "'items' must be a schema, but is an array"
    : undefined;
}
