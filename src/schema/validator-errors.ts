import { getOwn, isJsonArray, isJsonObject } from '../json/own-property.js';
import { printJson } from '../json/print.js';
import type { JsonObject, JsonValue } from '../json/types.js';
import {
  duplicate,
  forbiddenValue,
  invalidValue,
  notSupported,
  required,
  tooLong,
  tooMany,
  typeInvalid,
  type FieldError,
} from '../meta/field-errors.js';
import { FieldPath } from '../meta/field-path.js';
import { jsonTypeName } from './go-type-names.js';
import { wordsOf, type PatternWords } from './pattern-words.js';
import type { StructuralSchema } from './structural.js';

/** One error as ajv reports it. */
export interface ValidatorError {
  /** JSON pointer of the value. */
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
  /** Set on errors about a key of a map, which `propertyNames` summarises. */
  readonly propertyName?: string;
}

/** A compiled validator as ajv makes it: answers whether the value is valid, and leaves the errors on itself. */
export interface ValidateFunction {
  (value: unknown): boolean;
  errors?: readonly ValidatorError[] | null;
}

/** A position in a value: its path as printed in messages, the value, and its schema as far as known. */
interface Place {
  readonly path: FieldPath;
  readonly value: JsonValue | undefined;
  readonly schema: StructuralSchema | undefined;
  /** The object or list that has the value; undefined for the whole object. */
  readonly parent?: Place;
}

function unescapePointer(segment: string): string {
  return segment.replace(/~1/g, '/').replace(/~0/g, '~');
}

function memberSchema(schema: StructuralSchema | undefined, name: string): StructuralSchema | undefined {
  return schema?.properties === undefined ? undefined : getOwn(schema.properties, name);
}

function pathOfMember(path: FieldPath, schema: StructuralSchema | undefined, name: string): FieldPath {
  const isMapKey = memberSchema(schema, name) === undefined && schema?.additionalProperties !== undefined;
  return isMapKey ? path.key(name) : path.child(name);
}

/**
 * Follows an ajv pointer through value and schema together: only the schema distinguishes members from keys of a map.
 */
function locate(root: StructuralSchema, object: JsonObject, pointer: string): Place {
  let path = FieldPath.root;
  let value: JsonValue | undefined = object;
  let schema: StructuralSchema | undefined = root;
  let parent: Place | undefined;
  for (const segment of pointer.split('/').slice(1)) {
    parent = { path, value, schema, ...(parent && { parent }) };
    const name = unescapePointer(segment);
    if (isJsonArray(value)) {
      path = path.index(Number(name));
      value = value[Number(name)];
      schema = schema?.items;
    } else {
      path = pathOfMember(path, schema, name);
      value = isJsonObject(value) ? getOwn(value, name) : undefined;
      schema = memberSchema(schema, name) ?? schema?.additionalProperties;
    }
  }
  return { path, value, schema, ...(parent === undefined ? {} : { parent }) };
}

function isEmpty(value: JsonValue | undefined): boolean {
  return value === '' || (isJsonArray(value) && value.length === 0) || (isJsonObject(value) && countOf(value) === 0);
}

function countOf(value: JsonValue | undefined): number {
  if (isJsonArray(value)) return value.length;
  return isJsonObject(value) ? Object.keys(value).length : 0;
}

const COMPARISONS: Readonly<Record<string, string>> = {
  '>=': 'greater than or equal to',
  '<=': 'less than or equal to',
  '>': 'greater than',
  '<': 'less than',
};

type Maker = (place: Place, params: ValidatorError['params'], message: string) => FieldError;

function limitOf(params: ValidatorError['params']): number {
  return Number(params['limit']);
}

function atLeast(what: string): Maker {
  return ({ path, value }, params) => {
    const limit = limitOf(params);
    if (isEmpty(value)) return required(path);
    return invalidValue(path, value, `must have at least ${limit} ${limit === 1 ? what : `${what}s`}`);
  };
}

function bound({ path, value }: Place, params: ValidatorError['params']): FieldError {
  const comparison = COMPARISONS[String(params['comparison'])] ?? String(params['comparison']);
  return invalidValue(path, value, `must be ${comparison} ${limitOf(params)}`);
}

const MAKERS: Readonly<Record<string, Maker>> = {
  required: ({ path, schema }, params) => required(pathOfMember(path, schema, String(params['missingProperty']))),
  type: ({ path, value }, params) =>
    typeInvalid(
      path,
      value === undefined ? undefined : jsonTypeName(value),
      `${path.toString()} in body must be of type ${String(params['type'])}: "${value === undefined ? 'null' : jsonTypeName(value)}"`,
    ),
  enum: ({ path, value }, params) => notSupported(path, value, params['allowedValues'] as readonly JsonValue[]),
  const: ({ path, value }, params) => notSupported(path, value, [params['allowedValue'] as JsonValue]),
  minimum: bound,
  maximum: bound,
  exclusiveMinimum: bound,
  exclusiveMaximum: bound,
  multipleOf: ({ path, value }, params) =>
    invalidValue(path, value, `must be a multiple of ${String(params['multipleOf'])}`),
  minLength: ({ path, value }, params) => {
    const limit = limitOf(params);
    if (value === '') return required(path);
    return invalidValue(path, value, `must be at least ${limit} ${limit === 1 ? 'character' : 'characters'}`);
  },
  maxLength: ({ path }, params) => tooLong(path, limitOf(params)),
  pattern: ({ path, value }, params) =>
    invalidValue(path, value, `must match the regular expression '${String(params['pattern'])}'`),
  format: ({ path, value }, params) => invalidValue(path, value, `must be a valid ${String(params['format'])}`),
  minItems: atLeast('item'),
  maxItems: ({ path, value }, params) => tooMany(path, countOf(value), limitOf(params)),
  minProperties: atLeast('property'),
  maxProperties: ({ path, value }, params) => tooMany(path, countOf(value), limitOf(params)),
  uniqueItems: ({ path, value }, params) => {
    const index = Math.max(Number(params['i']), Number(params['j']));
    return duplicate(path.index(index), isJsonArray(value) ? value[index] : undefined);
  },
  additionalProperties: ({ path, schema }, params) =>
    forbiddenValue(pathOfMember(path, schema, String(params['additionalProperty'])), 'unknown field'),
  propertyNames: ({ path }, params) => {
    const key = String(params['propertyName']);
    return invalidValue(path.key(key), key, 'is not allowed as a key here');
  },
};

/** A text and the pattern that it should match: the value itself, or a key of a map. */
interface PatternedText {
  readonly text: string;
  readonly path: FieldPath;
  readonly words: PatternWords;
}

/** The text of an error about a well-known pattern; undefined for other errors. */
function patternedText(error: ValidatorError, place: Place): PatternedText | undefined {
  const { path, value, schema } = place;
  if (error.keyword === 'propertyNames') {
    const words = wordsOf(schema?.keys?.pattern);
    const text = String(error.params['propertyName']);
    return words && { text, path: path.key(text), words };
  }
  const words = wordsOf(schema?.pattern);
  if (words === undefined || typeof value !== 'string') return undefined;
  const applies = error.keyword === 'pattern' || (error.keyword === 'maxLength' && words.coversLength);
  return applies ? { text: value, path: reportedAt(place), words } : undefined;
}

/** The faults in the member's own words (`x-cluster-words`). */
function ownWords({ keyword, params }: ValidatorError, place: Place): readonly FieldError[] | undefined {
  const { path, value, schema } = place;
  if (keyword === 'required') {
    const name = String(params['missingProperty']);
    const member = memberSchema(schema, name);
    const at = pathOfMember(path, schema, name);
    if (member?.words?.missing === 'zero') {
      return zeroFaults({ path: at, value: undefined, schema: member, parent: place });
    }
    if (member?.words?.at === 'list')
      return [required(reportedAt({ path: at, value: undefined, schema: member, parent: place }))];
    return member?.words?.required === undefined ? undefined : [required(at, member.words.required)];
  }
  const { words } = schema ?? {};
  if (words === undefined) return undefined;
  if (keyword === 'enum') return [enumFault(place, params['allowedValues'] as readonly JsonValue[])];
  if (words.required !== undefined && keyword.startsWith('min') && isEmpty(value)) {
    return [required(path, words.required)];
  }
  if (keyword !== 'minimum' && keyword !== 'maximum' && keyword !== 'pattern') return undefined;
  const text = words[keyword] ?? (keyword === 'pattern' ? undefined : words.range);
  return text === undefined ? undefined : [invalidValue(reportedAt(place), value, text)];
}

/** Whether the kind's strategy reports the missing member. */
function isReportedElsewhere({ keyword, params }: ValidatorError, { schema }: Place): boolean {
  if (keyword !== 'required') return false;
  return memberSchema(schema, String(params['missingProperty']))?.words?.missing === 'elsewhere';
}

/** A value outside `enum`, in the member's own words. */
function enumFault(place: Place, allowed: readonly JsonValue[]): FieldError {
  const { value, schema, parent } = place;
  const { at, supported, unsupported } = schema?.words ?? {};
  const where = reportedAt(place);
  const shownValue = at === 'whole' && parent !== undefined ? parent.value : value;
  if (unsupported !== undefined) return invalidValue(where, shownValue, unsupported);
  return notSupported(where, shownValue, supported ?? [...allowed].sort());
}

/** The path at which a fault of the value is reported. */
function reportedAt({ path, schema, parent }: Place): FieldPath {
  const at = schema?.words?.at;
  if (at === undefined || parent === undefined) return path;
  const list = parent.parent?.path ?? parent.path;
  if (at === 'list') return list;
  return at === 'unindexed' ? list.child(path.lastName) : parent.path;
}

/** The faults of a missing member that counts as its zero value. */
function zeroFaults(place: Place): readonly FieldError[] {
  const { schema } = place;
  const path = reportedAt(place);
  const { enum: allowed, minimum, words } = schema ?? {};
  if (allowed !== undefined) return [enumFault({ ...place, value: '' }, allowed)];
  if (minimum === undefined) {
    const faults = wordsOf(schema?.pattern)?.faultsOf('') ?? [];
    return faults.length === 0 ? [required(path)] : faults.map((fault) => invalidValue(path, '', fault));
  }
  const why = words?.minimum ?? words?.range ?? `must be ${COMPARISONS['>=']} ${minimum}`;
  return [invalidValue(path, 0, why)];
}

/** Whether the error of a whole choice already covers an alternative's error. */
function insideChoice(error: ValidatorError, choices: readonly ValidatorError[]): boolean {
  return choices.some((choice) => choice !== error && error.schemaPath.startsWith(`${choice.schemaPath}/`));
}

/**
 * The errors of an ajv validator in the words of the public API, with paths such as `spec.containers[0].name` and
 * `data[key]`. Keywords without words of their own keep ajv's message.
 */
export function fieldErrorsOf(
  errors: readonly ValidatorError[],
  object: JsonObject,
  root: StructuralSchema,
): FieldError[] {
  const choices = errors.filter(({ keyword }) => keyword === 'anyOf' || keyword === 'oneOf');
  const result: FieldError[] = [];
  const worded = new Set<string>();
  for (const error of errors) {
    if (error.propertyName !== undefined || insideChoice(error, choices)) continue;
    const place = locate(root, object, error.instancePath);
    if (isReportedElsewhere(error, place)) continue;
    // An empty text that must not be empty is reported only as missing.
    if (error.keyword === 'pattern' && place.value === '' && (place.schema?.minLength ?? 0) > 0) continue;
    const patterned = patternedText(error, place);
    const faults = patterned?.words.faultsOf(patterned.text) ?? [];
    if (patterned !== undefined && faults.length > 0) {
      const field = patterned.path.toString();
      if (!worded.has(field)) for (const fault of faults) result.push(invalidValue(field, patterned.text, fault));
      worded.add(field);
      continue;
    }
    const message = error.message ?? `fails ${error.keyword}`;
    const maker = getOwn(MAKERS, error.keyword);
    const params = root.model !== undefined && error.keyword === 'enum' ? inOrder(error.params) : error.params;
    const usual = (): FieldError =>
      maker === undefined ? invalidValue(place.path, shown(place.value), message) : maker(place, params, message);
    result.push(...(ownWords(error, place) ?? [usual()]));
  }
  return result;
}

/** Built-in kinds list supported values sorted, custom ones in schema order. */
function inOrder(params: ValidatorError['params']): ValidatorError['params'] {
  return { ...params, allowedValues: [...(params['allowedValues'] as readonly JsonValue[])].sort() };
}

/** Objects are shown by their type, so that a message does not repeat a whole spec. */
function shown(value: JsonValue | undefined): JsonValue | undefined {
  return value !== undefined && printJson(value).length > 200 ? jsonTypeName(value) : value;
}
