import { BOOL, BYTES, DOUBLE, DURATION, DYN, INT, STRING, TIMESTAMP, UINT, typeOf, type CelType } from '../cel-type.js';
import { celFunction, overload, type CelFunction, type Implementation, type Overload } from '../functions.js';
import { goBoolean } from '../../../meta/go-boolean.js';
import { utf8Text } from '../../../meta/utf8-text.js';
import { parseGoFloat } from '../../../meta/go-float.js';
import { printDouble } from '../../../meta/print-double.js';
import { int64Of, wholeNumber } from '../../../meta/whole-number.js';
import { parseDuration, parseTimestampText, printTimestamp, secondsText, timestampOf, unixSeconds } from '../times.js';
import type { Duration, Timestamp } from '../values.js';
import { CelError, typeNameOf, TypeValue, Uint, type Value } from '../values.js';
import { intOrOverflow, uintOrOverflow } from './arithmetic.js';
import { A } from './params.js';

const SECOND = 1_000_000_000n;
const MAX_UINT = 2n ** 64n - 1n;
/** Longest text that is read as a number. */
const MAX_TEXT = 1_000;

const itself: Implementation = (value) => value as Value;

/** The fault of a text, or of a value of type `from`, that cannot be converted to a type. */
function conversionFault(type: string, from = 'string'): CelError {
  return new CelError(`type conversion error from '${from}' to '${type}'`);
}

function textToInt(text: string): Value {
  return (text.length > MAX_TEXT ? undefined : int64Of(text)) ?? conversionFault('int');
}

function textToUint(text: string): Value {
  const value = text.length > MAX_TEXT ? undefined : wholeNumber(text, MAX_UINT);
  return value === undefined ? conversionFault('uint') : new Uint(value);
}

function textToDouble(text: string): Value {
  return parseGoFloat(text) ?? conversionFault('double');
}

function textToBool(text: string): Value {
  return goBoolean(text) ?? conversionFault('bool');
}

/** Rounds towards zero; numbers outside int or uint are a fault. */
function truncated(value: number, make: (whole: bigint) => Value, kind: string): Value {
  return Number.isFinite(value) ? make(BigInt(Math.trunc(value))) : new CelError(`${kind} overflow`);
}

function doubleToInt(value: number): Value {
  // The bounds themselves are rejected, since a double of that size may represent a number beyond them.
  if (value <= -(2 ** 63) || value >= 2 ** 63) return new CelError('integer overflow');
  return truncated(value, intOrOverflow, 'integer');
}

function bytesToText(bytes: Uint8Array): Value {
  return utf8Text(bytes) ?? new CelError('invalid UTF-8 in bytes, cannot convert to string');
}

function textToTime(text: string): Value {
  return parseTimestampText(text) ?? conversionFault('google.protobuf.Timestamp');
}

function textToDuration(text: string): Value {
  return parseDuration(text) ?? conversionFault('google.protobuf.Duration');
}

function convert<T extends Value>(id: string, from: CelType, to: CelType, run: (value: T) => Value): Overload {
  return overload(id, [from], to, (value) => run(value as T));
}

/** Conversions between types, `type` and `dyn`. */
export function conversions(): readonly CelFunction[] {
  return [
    celFunction(
      'type',
      overload('type', [A], typeOf(A), (value) => new TypeValue(typeNameOf(value as Value))),
    ),
    celFunction('dyn', overload('to_dyn', [A], DYN, itself)),
    celFunction(
      'bool',
      overload('bool_to_bool', [BOOL], BOOL, itself),
      convert<string>('string_to_bool', STRING, BOOL, textToBool),
    ),
    celFunction(
      'bytes',
      overload('bytes_to_bytes', [BYTES], BYTES, itself),
      convert<string>('string_to_bytes', STRING, BYTES, (text) => new Uint8Array(Buffer.from(text, 'utf8'))),
    ),
    celFunction(
      'double',
      overload('double_to_double', [DOUBLE], DOUBLE, itself),
      convert<bigint>('int64_to_double', INT, DOUBLE, Number),
      convert<string>('string_to_double', STRING, DOUBLE, textToDouble),
      convert<Uint>('uint64_to_double', UINT, DOUBLE, ({ value }) => Number(value)),
    ),
    celFunction(
      'duration',
      overload('duration_to_duration', [DURATION], DURATION, itself),
      // The overload exists, but as in cel-go the conversion always fails.
      convert<bigint>('int64_to_duration', INT, DURATION, () => conversionFault('google.protobuf.Duration', 'int')),
      convert<string>('string_to_duration', STRING, DURATION, textToDuration),
    ),
    celFunction(
      'int',
      overload('int64_to_int64', [INT], INT, itself),
      convert<number>('double_to_int64', DOUBLE, INT, doubleToInt),
      convert<Duration>('duration_to_int64', DURATION, INT, ({ nanos }) => nanos),
      convert<string>('string_to_int64', STRING, INT, textToInt),
      convert<Timestamp>('timestamp_to_int64', TIMESTAMP, INT, unixSeconds),
      convert<Uint>('uint64_to_int64', UINT, INT, ({ value }) => intOrOverflow(value)),
    ),
    celFunction(
      'string',
      overload('string_to_string', [STRING], STRING, itself),
      convert<boolean>('bool_to_string', BOOL, STRING, String),
      convert<Uint8Array>('bytes_to_string', BYTES, STRING, bytesToText),
      convert<number>('double_to_string', DOUBLE, STRING, printDouble),
      convert<Duration>('duration_to_string', DURATION, STRING, ({ nanos }) => `${secondsText(nanos)}s`),
      convert<bigint>('int64_to_string', INT, STRING, String),
      convert<Timestamp>('timestamp_to_string', TIMESTAMP, STRING, printTimestamp),
      convert<Uint>('uint64_to_string', UINT, STRING, ({ value }) => String(value)),
    ),
    celFunction(
      'timestamp',
      overload('timestamp_to_timestamp', [TIMESTAMP], TIMESTAMP, itself),
      convert<bigint>(
        'int64_to_timestamp',
        INT,
        TIMESTAMP,
        (seconds) => timestampOf(seconds * SECOND) ?? new CelError('timestamp overflow'),
      ),
      convert<string>('string_to_timestamp', STRING, TIMESTAMP, textToTime),
    ),
    celFunction(
      'uint',
      overload('uint64_to_uint64', [UINT], UINT, itself),
      convert<number>('double_to_uint64', DOUBLE, UINT, (value) =>
        value < 0 || value >= 2 ** 64
          ? new CelError('unsigned integer overflow')
          : truncated(value, uintOrOverflow, 'unsigned integer'),
      ),
      convert<bigint>('int64_to_uint64', INT, UINT, uintOrOverflow),
      convert<string>('string_to_uint64', STRING, UINT, textToUint),
    ),
  ];
}
