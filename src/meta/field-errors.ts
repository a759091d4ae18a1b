import { withHtmlEscapes } from '../json/html-escapes.js';
import { printJson, printJsonStart } from '../json/print.js';
import type { JsonValue } from '../json/types.js';
import type { FieldPath } from './field-path.js';
import { lazily } from './lazily.js';
import { printNumber } from './print-double.js';
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
  /** Fields that this fault makes irrelevant: other faults of them and below them do not count (`withoutConsequences`). */
  readonly hides?: readonly string[];
}

/** The field of an error: a path, or its printed form. */
export type FieldLocation = FieldPath | string;

/**
 * Limit of faults in one answer; a body of 3 MiB could have a million. Loops over lists and maps of any size stop at
 * this number.
 */
export const MAX_FIELD_ERRORS = 100;
/** Limit of collected faults: more than are reported, so that the reported ones are the first in order. */
export const MOST_LOOKED_FOR = 10 * MAX_FIELD_ERRORS;
/** Limit of faults printed for one answer: a million of them may all be about one long list. */
const MOST_PRINTED = 1_000;
/** Longest text of all faults of one answer, in characters. */
const LONGEST_LIST = 256 * 1024;

const MORE: FieldError = {
  reason: 'FieldValueInvalid',
  field: '',
  message: 'there are more faults than fit here',
};

/** As many faults as fit into one answer, without repeats; the last one then says that there are more. */
export function fittingErrors(errors: readonly FieldError[]): readonly FieldError[] {
  const shown = new Map<string, FieldError>();
  let length = 0;
  for (const [index, error] of errors.entries()) {
    if (index >= MOST_PRINTED) return [...[...shown.values()].slice(0, MAX_FIELD_ERRORS - 1), MORE];
    const identity = `${error.reason} ${error.field} ${error.message}`;
    if (shown.has(identity)) continue;
    length += identity.length;
    if (shown.size >= MAX_FIELD_ERRORS || (length > LONGEST_LIST && shown.size > 0)) {
      return [...[...shown.values()].slice(0, MAX_FIELD_ERRORS - 1), MORE];
    }
    shown.set(identity, error);
  }
  return [...shown.values()];
}

/** The faults without those that another one makes irrelevant (`hides`). */
export function withoutConsequences(errors: readonly FieldError[]): readonly FieldError[] {
  const hidden = new Set(errors.flatMap(({ hides = [] }) => hides));
  if (hidden.size === 0) return errors;
  // There may be a fault for each item of a long list, but their fields have few different lengths.
  const lengths = [...new Set([...hidden].map(({ length }) => length))];
  const isHidden = ({ field }: FieldError): boolean =>
    hidden.has(field) ||
    lengths.some((length) => /[.[]/.test(field.charAt(length)) && hidden.has(field.slice(0, length)));
  return errors.filter((error) => error.hides !== undefined || !isHidden(error));
}

/** `forbiddenValue` for a member that must not be there at all: its other faults do not count. */
export function forbiddenMember(field: FieldLocation, detail: string): FieldError {
  return { ...forbiddenValue(field, detail), hides: [field.toString()] };
}

/** Several faults as one text: one as it is, more in brackets. */
export function printFieldErrors(errors: readonly FieldError[]): string {
  const parts = errors.map((error) => (error.field === '' ? error.message : `${error.field}: ${error.message}`));
  return parts.length === 1 ? parts[0]! : `[${parts.join(', ')}]`;
}

/** Longest value in a message, in characters; longer ones end in `...`. */
const LONGEST_PRINTED_VALUE = 10_000;

/** A value as messages print it: strings as Go's `%q`, everything else as JSON in Go's way. */
export function printValue(value: JsonValue | undefined): string {
  if (value === undefined) return 'null';
  if (typeof value === 'number' || typeof value === 'bigint') return printNumber(value);
  const text =
    typeof value === 'string'
      ? quote(value.length <= LONGEST_PRINTED_VALUE ? value : value.slice(0, LONGEST_PRINTED_VALUE))
      : withHtmlEscapes(printJsonStart(value, LONGEST_PRINTED_VALUE + 1));
  return text.length <= LONGEST_PRINTED_VALUE ? text : `${text.slice(0, LONGEST_PRINTED_VALUE)}...`;
}

/** Prints the message lazily: of a million faults of one body, a hundred are shown. */
function fieldError(reason: FieldErrorReason, field: FieldLocation, print: () => string): FieldError {
  const printed = lazily(print);
  return {
    reason,
    field: field.toString(),
    get message() {
      return printed();
    },
  };
}

function withDetail(head: string, detail: string): string {
  return detail === '' ? head : `${head}: ${detail}`;
}

/** `Required value`: a required member is absent or empty. */
export function required(field: FieldLocation, detail = ''): FieldError {
  return fieldError('FieldValueRequired', field, () => withDetail('Required value', detail));
}

/** `Invalid value: "x": <detail>`: malformed, out of range. */
export function invalidValue(field: FieldLocation, value: JsonValue | undefined, detail: string): FieldError {
  return fieldError('FieldValueInvalid', field, () => withDetail(`Invalid value: ${printValue(value)}`, detail));
}

/** `Invalid value: <detail>`: for a value that is too large, or secret, to be shown. */
export function unfitting(field: FieldLocation, detail: string): FieldError {
  return fieldError('FieldValueInvalid', field, () => withDetail('Invalid value', detail));
}

/** `Invalid value: "string": <detail>`: the value has another type than the schema's. */
export function typeInvalid(field: FieldLocation, value: JsonValue | undefined, detail: string): FieldError {
  return fieldError('FieldValueTypeInvalid', field, () => withDetail(`Invalid value: ${printValue(value)}`, detail));
}

/** `Unsupported value: "x": supported values: "A", "B"`: not one of a closed set. */
export function notSupported(
  field: FieldLocation,
  value: JsonValue | undefined,
  supported: readonly JsonValue[],
): FieldError {
  return fieldError('FieldValueNotSupported', field, () => {
    const list = supported.map((one) => (typeof one === 'string' ? quote(one) : quote(printJson(one)))).join(', ');
    return withDetail(`Unsupported value: ${printValue(value)}`, list === '' ? '' : `supported values: ${list}`);
  });
}

/** `Duplicate value: "x"`: must be unique. */
export function duplicate(field: FieldLocation, value: JsonValue | undefined): FieldError {
  return fieldError('FieldValueDuplicate', field, () => `Duplicate value: ${printValue(value)}`);
}

/** `Not found: "x"`: refers to something that does not exist. */
export function valueNotFound(field: FieldLocation, value: JsonValue | undefined, detail = ''): FieldError {
  return fieldError('FieldValueNotFound', field, () => withDetail(`Not found: ${printValue(value)}`, detail));
}

/** `Forbidden: <detail>`: valid in form, not allowed under these conditions. */
export function forbiddenValue(field: FieldLocation, detail: string): FieldError {
  return fieldError('FieldValueForbidden', field, () => withDetail('Forbidden', detail));
}

/** `Too long: may not be more than 63 bytes`. */
export function tooLong(
  field: FieldLocation,
  maximum: number | bigint,
  unit: 'byte' | 'character' = 'byte',
): FieldError {
  const units = maximum === 1 ? unit : `${unit}s`;
  const why = maximum < 0 ? 'value is too long' : `may not be more than ${maximum} ${units}`;
  return fieldError('FieldValueTooLong', field, () => `Too long: ${why}`);
}

/** `Too many: 3: must have at most 2 items`. */
export function tooMany(field: FieldLocation, actual: number, maximum: number | bigint): FieldError {
  const items = maximum === 1 ? 'item' : 'items';
  return fieldError('FieldValueTooMany', field, () => `Too many: ${actual}: must have at most ${maximum} ${items}`);
}
