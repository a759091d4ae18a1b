import { getOwn, isJsonArray, isJsonObject } from '../../json/own-property.js';
import type { JsonArray, JsonObject, JsonValue } from '../../json/types.js';
import {
  type FieldError,
  forbiddenValue,
  invalidValue,
  notSupported,
  required,
  tooLong,
  tooMany,
} from '../../meta/field-errors.js';
import type { MatchWork } from '../automaton.js';
import { formatCheck, numberErrors, typeErrors, wrongFormat, wrongType } from './scalar-checks.js';
import { itemsOf, type JsonSchema, valuesOf } from './json-schema.js';
import { isUnchanged } from '../cel/correlation.js';
import { keyOfItem, keyedItems } from './list-map-items.js';
import type { ValueCaches } from './value-caches.js';
import { typeOfValue } from './value-types.js';

/** The old value for comparison; undefined when there is no counterpart. */
export type Counterpart = JsonValue | undefined;

/** The result of validating one value against one schema. */
interface Findings {
  readonly errors: readonly FieldError[];
  /** How many checks succeeded or were made: the best alternative is reported, as in the public API. */
  readonly score: number;
}

/** The state of one run. */
interface Run {
  readonly caches: ValueCaches;
  /** Limit of collected errors; a choice of alternatives evaluates each of them all the same. */
  readonly most: number;
  /** The remaining number of checks. */
  left: number;
  /** The remaining work of patterns. */
  readonly matching: MatchWork;
}

/**
 * Limit of checks of one object: several for each value that a body may contain. Choices in a schema multiply with the
 * items of a list, and the public API runs for minutes.
 */
const MOST_CHECKS = 500_000;
/** Work limit of patterns on the texts of one object, in the units of `MatchWork`. */
const MOST_MATCHING = 500_000;

/** Ends a run that exceeded a limit; the message names the limit and the remedy. */
class TooMuch extends Error {}

const NONE: readonly FieldError[] = Object.freeze([]);

/** A fault that the public API reports without a field. */
function unplaced(message: string): FieldError {
  return invalidValue('<nil>', '', message);
}

/** The path of a value for messages: `spec.a[0].b`, with a dot before keys of maps as well. */
function below(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}

/** The field of a fault found inside a part of an object; a fault without a field belongs to the part. */
export function fieldBelow(part: string, field: string): string {
  if (field === '' || field === '<nil>') return part;
  return field.startsWith('.') ? part + field : `${part}.${field}`;
}

/**
 * Every fault of a value against a schema, in the words and with the paths of the public API. A value equal to its old
 * counterpart is not reported to the client (ratcheting): its faults are dropped.
 *
 * Work is bounded by `MOST_CHECKS` and `MOST_MATCHING`, beyond which the object is rejected.
 */
export function checkValue(
  schema: JsonSchema,
  value: JsonValue,
  counterpart: Counterpart,
  options: { readonly caches: ValueCaches; readonly most: number },
): readonly FieldError[] {
  const { caches, most } = options;
  const matching = { left: MOST_MATCHING };
  try {
    return check(schema, value, counterpart, '', { caches, most, left: MOST_CHECKS, matching }).errors;
  } catch (error) {
    if (!(error instanceof TooMuch)) throw error;
    return [forbiddenValue('<nil>', error.message)];
  }
}

function check(schema: JsonSchema, value: JsonValue, before: Counterpart, path: string, run: Run): Findings {
  const found = faultsOf(schema, value, before, path, run);
  if (found.errors.length === 0 || before === undefined || !isUnchanged(value, before, schema)) return found;
  return { errors: NONE, score: found.score };
}

/** Type names for messages: an int-or-string has two. */
function typesOf(schema: JsonSchema): readonly string[] {
  if (schema['x-kubernetes-int-or-string'] === true) return ['integer', 'string'];
  return schema.type === undefined || schema.type === '' ? [] : [schema.type];
}

function faultsOf(schema: JsonSchema, value: JsonValue, before: Counterpart, path: string, run: Run): Findings {
  run.left -= 1;
  if (run.left < 0) {
    throw new TooMuch(
      `the object takes more than ${MOST_CHECKS} checks by its schema: fewer items, or fewer alternatives for each`,
    );
  }
  const types = typesOf(schema);
  const format = knownFormat(schema, types);
  if (value === null) {
    const errors: FieldError[] = [];
    const allowed = types.length === 0 || types.includes('null') || schema.nullable === true;
    if (!allowed) errors.push(wrongType(path, types.join(','), 'null'));
    if (schema.enum !== undefined && schema.enum.length > 0) errors.push(notSupported(path, null, schema.enum));
    return { errors, score: allowed ? 1 : 0 };
  }
  const errors: FieldError[] = [];
  let score = 1;
  const add = (found: readonly FieldError[]): void => {
    for (const error of found) if (errors.length < run.most) errors.push(error);
  };
  const kind = typeOfValue(value).type;
  if (types.length > 0 || format !== '') {
    const wrong = typeErrors(types, format, value, path);
    add(wrong);
    score += wrong.length === 0 ? 2 : 1;
  }
  if (hasChoices(schema)) {
    const choices = choiceFaults(schema, value, path, run);
    add(choices.errors);
    score += choices.score;
  }
  score += 2;
  if (kind === 'string') {
    add(stringErrors(schema, value as string, path, run));
    const textual = formatCheck(format);
    if (textual?.(value as string) === false) add([wrongFormat(path, format, value as string)]);
    score += textual === undefined ? 1 : 2;
  } else if (kind === 'integer' || kind === 'number') {
    add(numberErrors(schema, value as number | bigint, path));
    score += 2;
  } else if (isJsonArray(value)) {
    const items = itemFaults(schema, value, before, path, run);
    add(items.errors);
    score += items.score + 2;
  }
  // The check of `enum` is always made.
  score += 1;
  if (schema.enum !== undefined && schema.enum.length > 0 && !run.caches.isListed(schema.enum, value)) {
    add([notSupported(path, value, schema.enum)]);
  }
  if (isJsonObject(value)) {
    const members = memberFaults(schema, value, before, path, run);
    add(members.errors);
    score += members.score + 1;
  }
  return { errors, score };
}

/** The format when it is one of the schema's type; all others are not validated. */
function knownFormat(schema: JsonSchema, types: readonly string[]): string {
  const { format = '' } = schema;
  if (format === '') return '';
  const only = types.length === 1 ? types[0] : '';
  if (only === '' || only === 'string') return formatCheck(format) === undefined ? '' : format;
  if (only === 'integer') return format === 'int32' || format === 'int64' ? format : '';
  if (only === 'number') return format === 'float' || format === 'double' ? format : '';
  return '';
}

function stringErrors(schema: JsonSchema, value: string, path: string, run: Run): readonly FieldError[] {
  const { maxLength, minLength, pattern } = schema;
  if (maxLength !== undefined && longerThan(value, Number(maxLength))) return [tooLong(path, maxLength)];
  if (minLength !== undefined && !longerThan(value, Number(minLength) - 1)) {
    return [invalidValue(path, value, `${path} in body should be at least ${minLength} chars long`)];
  }
  if (pattern === undefined || pattern === '') return NONE;
  const found = run.caches.matches(pattern, value, run.matching);
  if (found === true) return NONE;
  if (found === undefined) throw new TooMuch(`the texts of the object take too much to match, last with '${pattern}'`);
  return [invalidValue(path, value, `${path} in body should match '${pattern}'`)];
}

/** Whether a text has more code points than that. */
function longerThan(text: string, limit: number): boolean {
  if (text.length <= limit) return false;
  // A code point takes at most two units.
  if (text.length > 2 * limit) return true;
  let count = 0;
  for (const _ of text) count += 1;
  return count > limit;
}

function itemFaults(schema: JsonSchema, value: JsonArray, before: Counterpart, path: string, run: Run): Findings {
  const errors: FieldError[] = [];
  let score = 0;
  const items = itemsOf(schema);
  if (items !== undefined) {
    const counterparts = isJsonArray(before) ? keyedItems(schema, before) : undefined;
    for (let index = 0; index < value.length && errors.length < run.most; index += 1) {
      const item = value[index] as JsonValue;
      const key = counterparts === undefined ? undefined : keyOfItem(schema, item);
      const old = key === undefined ? undefined : counterparts?.get(key);
      const found = check(items, item, old, `${path}[${index}]`, run);
      errors.push(...found.errors);
      score += found.score;
    }
  }
  const { minItems, maxItems } = schema;
  if (minItems !== undefined && value.length < minItems) {
    errors.push(invalidValue(path, value.length, `${path} in body should have at least ${minItems} items`));
  }
  if (maxItems !== undefined && value.length > maxItems) errors.push(tooMany(path, value.length, maxItems));
  return { errors, score };
}

function memberFaults(schema: JsonSchema, value: JsonObject, before: Counterpart, path: string, run: Run): Findings {
  const errors: FieldError[] = [];
  let score = 0;
  const { minProperties, maxProperties, properties = {}, additionalProperties } = schema;
  const size = minProperties === undefined && maxProperties === undefined ? 0 : Object.keys(value).length;
  if (minProperties !== undefined && size < minProperties) {
    errors.push(invalidValue(path, size, `${path} in body should have at least ${minProperties} properties`));
  }
  if (maxProperties !== undefined && size > maxProperties) errors.push(tooMany(path, size, maxProperties));

  const old = isJsonObject(before) ? before : undefined;
  const visit = (child: JsonSchema, name: string, place: string): void => {
    const member = getOwn(value, name);
    if (member === undefined) return;
    // The type of the object itself is never ratcheted.
    const counterpart =
      path === '' && (name === 'kind' || name === 'apiVersion') ? undefined : old && getOwn(old, name);
    const found = check(child, member, counterpart, place, run);
    errors.push(...found.errors);
    score += found.score;
  };
  const values = valuesOf(schema);
  // The members of the value are walked, not those of the schema: a list may hold a hundred thousand empty objects.
  for (const name in value) {
    if (errors.length >= run.most) break;
    if (Object.hasOwn(properties, name)) visit(properties[name]!, name, below(path, name));
    // Keys have a leading dot even at the start, as in the public API.
    else if (values !== undefined) visit(values, name, `${path}.${name}`);
    else if (additionalProperties === false) {
      errors.push(invalidValue(path, name, `${path}.${name} in body is a forbidden property`));
    }
  }
  for (const name of schema.required ?? []) {
    if (!Object.hasOwn(value, name)) errors.push(required(below(path, name)));
  }
  return { errors, score };
}

function hasChoices(schema: JsonSchema): boolean {
  return (
    schema.anyOf !== undefined || schema.oneOf !== undefined || schema.allOf !== undefined || schema.not !== undefined
  );
}

/** Alternatives ignore ratcheting: a dropped fault could make two of them match. */
function choiceFaults(schema: JsonSchema, value: JsonValue, path: string, run: Run): Findings {
  const errors: FieldError[] = [];
  let score = 0;
  const of = (one: JsonSchema): Findings => faultsOf(one, value, undefined, path, run);
  const take = (found: Findings | undefined): void => {
    if (found === undefined) return;
    errors.push(...found.errors);
    score += found.score;
  };
  const { anyOf = [], oneOf = [], allOf = [], not } = schema;
  if (anyOf.length > 0) {
    const { valid, best, first } = tryAlternatives(anyOf, of, true);
    if (valid === 0) errors.push(unplaced(`"${path}" must validate at least one schema (anyOf)`));
    take(valid === 0 ? best : first);
  }
  if (oneOf.length > 0) {
    const { valid, best, first } = tryAlternatives(oneOf, of, false);
    if (valid === 1) take(first);
    else {
      const why = valid === 0 ? 'Found none valid' : `Found ${valid} valid alternatives`;
      errors.push(unplaced(`"${path}" must validate one and only one schema (oneOf). ${why}`));
      if (valid === 0) take(best);
    }
  }
  if (allOf.length > 0) {
    const found = allOf.map(of);
    for (const each of found) take(each);
    const valid = found.filter((each) => each.errors.length === 0).length;
    if (valid < allOf.length) {
      errors.push(unplaced(`"${path}" must validate all the schemas (allOf)${valid === 0 ? '. None validated' : ''}`));
    }
  }
  if (not !== undefined && of(not).errors.length === 0) {
    errors.push(unplaced(`"${path}" must not validate the schema (not)`));
  }
  return { errors, score };
}

/** How many alternatives match, the first that does, and the closest of those that do not. */
function tryAlternatives(
  alternatives: readonly JsonSchema[],
  of: (schema: JsonSchema) => Findings,
  stopAtFirst: boolean,
): { readonly valid: number; readonly best: Findings | undefined; readonly first: Findings | undefined } {
  let valid = 0;
  let best: Findings | undefined;
  let first: Findings | undefined;
  for (const alternative of alternatives) {
    const found = of(alternative);
    if (found.errors.length === 0) {
      valid += 1;
      first ??= found;
      if (stopAtFirst) break;
    } else if (best === undefined || found.score > best.score) {
      best = found;
    }
  }
  return { valid, best, first };
}
