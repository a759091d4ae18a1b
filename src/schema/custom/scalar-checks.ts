import type { JsonValue } from '../../json/types.js';
import { type FieldError, invalidValue, typeInvalid } from '../../meta/field-errors.js';
import { printDouble } from '../../meta/print-double.js';
import { quote } from '../../meta/quote.js';
import { type FormatCheck, FORMATS } from '../formats.js';
import type { JsonSchema } from './json-schema.js';
import { typeOfValue } from './value-types.js';

const NONE: readonly FieldError[] = Object.freeze([]);

/** The value has type `actual` (a type or a format), unlike the schema. */
export function wrongType(path: string, expected: string, actual: string): FieldError {
  return typeInvalid(path, actual, `${path} in body must be of type ${expected}: "${actual}"`);
}

/** The fault of a value whose type is none of `types`. A text with a text format is left to the format check. */
export function typeErrors(
  types: readonly string[],
  format: string,
  value: JsonValue,
  path: string,
): readonly FieldError[] {
  const actual = typeOfValue(value);
  const textual = actual.type === 'string' || actual.type === 'array';
  const fits = types.includes(actual.type) || (actual.type === 'integer' && types.includes('number'));
  if (!textual && format !== '' && !fits && actual.format !== format) return [wrongType(path, format, actual.format)];
  if (textual && format !== '' && !types.includes('number') && !types.includes('integer')) return NONE;
  return fits ? NONE : [wrongType(path, types.join(','), actual.type)];
}

/** The check of a text format; undefined for an unvalidated one. Hyphens in its name are ignored. */
export function formatCheck(format: string): FormatCheck | undefined {
  return FORMATS.get(format) ?? FORMATS.get(format.replaceAll('-', ''));
}

/** A text that does not match the schema's format. */
export function wrongFormat(path: string, format: string, value: string): FieldError {
  return typeInvalid(path, value, `${path} in body must be of type ${format}: ${quote(value)}`);
}

const INT32_MAX = 2 ** 31 - 1;
const INT32_MIN = -(2 ** 31);
const INT64_MIN = -(2 ** 63);
/** Largest error of a quotient that still counts as an integer, relative and absolute. */
const QUOTIENT_ERROR = 1e-9;
/** Largest finite value of a 32-bit float. */
const FLOAT32_MAX = 3.4028234663852886e38;

/** The formats of each type that occur in messages. */
const RANGES: Readonly<Record<string, readonly string[]>> = {
  integer: ['int32', 'int64'],
  number: ['float', 'double'],
};

function isWhole(value: number | bigint): boolean {
  return typeof value === 'bigint' || Number.isInteger(value);
}

/** Whether a number is in the range of its type and format. */
function inRange(value: number | bigint, type: string | undefined, format: string | undefined): boolean {
  if (type === 'integer') {
    if (!isWhole(value) || value < INT64_MIN || value >= -INT64_MIN) return false;
    return format !== 'int32' || (value >= INT32_MIN && value <= INT32_MAX);
  }
  return type !== 'number' || format !== 'float' || Math.abs(Number(value)) <= FLOAT32_MAX;
}

/** The faults of a number: out of the range of its format, no multiple, below or above its bounds. */
export function numberErrors(schema: JsonSchema, value: number | bigint, path: string): readonly FieldError[] {
  const errors: FieldError[] = [];
  const { type, format, multipleOf, minimum, maximum } = schema;
  if (!inRange(value, type, format)) {
    const known = RANGES[type ?? '']?.includes(format ?? '') === true;
    const what = known ? `type ${type} with format ${format}` : `type ${type} (default format)`;
    errors.push(invalidValue('<nil>', '', `Checked value must be of ${what} in ${path}`));
  }
  const whole = typeOfValue(value).type === 'integer';
  // Bounds of integers are read as integers, as in the public API.
  const bound = (limit: number | bigint): number | bigint =>
    whole && typeof limit === 'number' ? Math.trunc(limit) : limit;
  // Bounds of fractional numbers are doubles.
  const shown = (limit: number | bigint): string => (whole ? BigInt(limit).toString() : printDouble(Number(limit)));
  const report = (text: string): void =>
    void errors.push(invalidValue(path, value, `${path} in body should be ${text}`));
  if (multipleOf !== undefined) {
    if (multipleOf <= 0) {
      const factor = shown(bound(multipleOf));
      errors.push(invalidValue(path, multipleOf, `factor MultipleOf declared for ${path} must be positive: ${factor}`));
    } else if (!isMultiple(value, multipleOf, whole))
      report(
        `a multiple of ${whole && Number.isInteger(Number(multipleOf)) ? shown(multipleOf) : printDouble(Number(multipleOf))}`,
      );
  }
  if (minimum !== undefined) {
    const limit = bound(minimum);
    if (schema.exclusiveMinimum === true) {
      if (value <= limit) report(`greater than ${shown(limit)}`);
    } else if (value < limit) report(`greater than or equal to ${shown(limit)}`);
  }
  if (maximum !== undefined) {
    const limit = bound(maximum);
    if (schema.exclusiveMaximum === true) {
      if (value >= limit) report(`less than ${shown(limit)}`);
    } else if (value > limit) report(`less than or equal to ${shown(limit)}`);
  }
  return errors;
}

function isMultiple(value: number | bigint, factor: number | bigint, whole: boolean): boolean {
  if (whole && Number.isInteger(Number(factor))) return BigInt(value) % BigInt(factor) === 0n;
  const quotient = Number(factor) < 1 ? (1 / Number(factor)) * Number(value) : Number(value) / Number(factor);
  // Larger doubles are not exact.
  if (Math.abs(quotient) >= 2 ** 53) return false;
  // Fractions are not exact, so the quotient of a multiple is an integer except for a proportional error.
  const nearest = Math.round(quotient);
  const error = Math.abs(quotient - nearest);
  return error === 0 || error / (Math.abs(quotient) + Math.abs(nearest)) < QUOTIENT_ERROR;
}
