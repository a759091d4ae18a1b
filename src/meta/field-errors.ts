import { printJson } from '../json/print.js';
import type { JsonValue } from '../json/types.js';
import type { FieldPath } from './field-path.js';
import { quote } from './quote.js';

/** The reasons of one field's error, with Kubernetes' names. */
export type FieldErrorReason =
  | 'FieldValueRequired'
  | 'FieldValueInvalid'
  | 'FieldValueNotSupported'
  | 'FieldValueDuplicate'
  | 'FieldValueForbidden'
  | 'FieldValueTooLong'
  | 'FieldValueTooMany'
  | 'FieldValueTypeInvalid'
  | 'FieldValueNotFound'
  | 'InternalError';

/** One fault in one field. `field` is a path such as `spec.template.spec.containers[0].name`. */
export interface FieldError {
  readonly reason: FieldErrorReason;
  readonly field: string;
  /** Without the path: `Required value`, `Invalid value: "x": must be ...`. */
  readonly message: string;
}

/** Where a maker's error is: a path, or its printed form. */
export type FieldLocation = FieldPath | string;

/** Longest value that a message repeats, in characters; what is longer ends in `...` so that answers stay small. */
const LONGEST_PRINTED_VALUE = 10_000;

/** A value as messages print it: strings as Go's `%q`, everything else as JSON. */
export function printValue(value: JsonValue | undefined): string {
  if (value === undefined) return 'null';
  const text = typeof value === 'string' ? quote(value) : printJson(value);
  return text.length <= LONGEST_PRINTED_VALUE ? text : `${text.slice(0, LONGEST_PRINTED_VALUE)}...`;
}

function withDetail(head: string, detail: string): string {
  return detail === '' ? head : `${head}: ${detail}`;
}

function fieldError(reason: FieldErrorReason, field: FieldLocation, message: string): FieldError {
  return { reason, field: field.toString(), message };
}

/** `Required value`: a member that must be there is absent or empty. */
export function required(field: FieldLocation, detail = ''): FieldError {
  return fieldError('FieldValueRequired', field, withDetail('Required value', detail));
}

/** `Invalid value: "x": <detail>`: malformed, out of range. */
export function invalidValue(field: FieldLocation, value: JsonValue | undefined, detail: string): FieldError {
  return fieldError('FieldValueInvalid', field, withDetail(`Invalid value: ${printValue(value)}`, detail));
}

/** `Invalid value: "string": <detail>`: the value has another type than the schema says. */
export function typeInvalid(field: FieldLocation, value: JsonValue | undefined, detail: string): FieldError {
  return fieldError('FieldValueTypeInvalid', field, withDetail(`Invalid value: ${printValue(value)}`, detail));
}

/** `Unsupported value: "x": supported values: "A", "B"`: not one of a closed set. */
export function notSupported(
  field: FieldLocation,
  value: JsonValue | undefined,
  supported: readonly JsonValue[],
): FieldError {
  const list = supported.map((one) => (typeof one === 'string' ? quote(one) : quote(printJson(one)))).join(', ');
  const detail = list === '' ? '' : `supported values: ${list}`;
  return fieldError('FieldValueNotSupported', field, withDetail(`Unsupported value: ${printValue(value)}`, detail));
}

/** `Duplicate value: "x"`: must be unique and is not. */
export function duplicate(field: FieldLocation, value: JsonValue | undefined): FieldError {
  return fieldError('FieldValueDuplicate', field, `Duplicate value: ${printValue(value)}`);
}

/** `Not found: "x"`: names something that is not there. */
export function valueNotFound(field: FieldLocation, value: JsonValue | undefined): FieldError {
  return fieldError('FieldValueNotFound', field, `Not found: ${printValue(value)}`);
}

/** `Forbidden: <detail>`: right in form, not allowed under these conditions. */
export function forbiddenValue(field: FieldLocation, detail: string): FieldError {
  return fieldError('FieldValueForbidden', field, withDetail('Forbidden', detail));
}

/** `Too long: may not be more than 63 bytes`. */
export function tooLong(field: FieldLocation, maximum: number, unit: 'byte' | 'character' = 'byte'): FieldError {
  const units = maximum === 1 ? unit : `${unit}s`;
  return fieldError('FieldValueTooLong', field, `Too long: may not be more than ${maximum} ${units}`);
}

/** `Too many: 3: must have at most 2 items`. */
export function tooMany(field: FieldLocation, actual: number, maximum: number): FieldError {
  const items = maximum === 1 ? 'item' : 'items';
  return fieldError('FieldValueTooMany', field, `Too many: ${actual}: must have at most ${maximum} ${items}`);
}

/** `Internal error: <detail>`: the check itself failed. */
export function internalFieldError(field: FieldLocation, detail: string): FieldError {
  return fieldError('InternalError', field, withDetail('Internal error', detail));
}
