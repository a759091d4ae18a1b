import { BYTES, DOUBLE, DURATION, INT, STRING, TIMESTAMP, UINT, type CelType } from '../cel-type.js';
import { celFunction, overload, type CelFunction, type Implementation } from '../functions.js';
import { durationOf, timestampOf } from '../times.js';
import type { ListValue } from '../values.js';
import { CelError, Duration, Timestamp, Uint, type Value } from '../values.js';
import { CostExceeded, LONGEST_LIST, type Work } from '../work.js';
import { LIST_A } from './params.js';

const MAX_INT = 2n ** 63n - 1n;
const MIN_INT = -(2n ** 63n);
const MAX_UINT = 2n ** 64n - 1n;

/** An int within 64 bits, or an overflow fault. */
export function intOrOverflow(value: bigint): Value {
  return value > MAX_INT || value < MIN_INT ? new CelError('integer overflow') : value;
}

/** A uint within 64 bits, or an overflow fault. */
export function uintOrOverflow(value: bigint): Value {
  return value > MAX_UINT || value < 0n ? new CelError('unsigned integer overflow') : new Uint(value);
}

function onInts(calculate: (one: bigint, other: bigint) => bigint): Implementation {
  return (one, other) => intOrOverflow(calculate(one as bigint, other as bigint));
}

function onUints(calculate: (one: bigint, other: bigint) => bigint): Implementation {
  return (one, other) => uintOrOverflow(calculate((one as Uint).value, (other as Uint).value));
}

function onDoubles(calculate: (one: number, other: number) => number): Implementation {
  return (one, other) => calculate(one as number, other as number);
}

/** It overflows where the quotient does. */
const remainder: Implementation = (one, other) =>
  one === MIN_INT && other === -1n ? new CelError('integer overflow') : (one as bigint) % (other as bigint);

/** Division by zero is a fault, not an exception. */
function whole(divide: Implementation, fault: string): Implementation {
  return (one, other) => {
    const divisor = other instanceof Uint ? other.value : other;
    return divisor === 0n ? new CelError(fault) : divide(one as Value, other as Value);
  };
}

function nanosOf(value: Value | undefined): bigint {
  return value instanceof Timestamp || value instanceof Duration ? value.nanos : 0n;
}

function timed(
  make: (nanos: bigint, zone: number) => Timestamp | Duration | undefined,
  kind: string,
  calculate: (one: bigint, other: bigint) => bigint,
): Implementation {
  return (one, other) => {
    const zone = [one, other].find((value) => value instanceof Timestamp)?.zone ?? 0;
    return make(calculate(nanosOf(one), nanosOf(other)), zone) ?? new CelError(`${kind} overflow`);
  };
}

const add = (one: bigint, other: bigint): bigint => one + other;
const subtract = (one: bigint, other: bigint): bigint => one - other;
const concatBytes: Implementation = (one, other) =>
  new Uint8Array(Buffer.concat([one as Uint8Array, other as Uint8Array]));

function same(type: CelType): readonly [CelType, CelType] {
  return [type, type];
}

/** `+ - * / %` and the negation of numbers. The result is exact or a fault. */
export function arithmetic({ values: spend }: Work): readonly CelFunction[] {
  const concatLists = (one: ListValue, other: ListValue): Value => {
    // Each sum may be an operand of the next one, so that sixty of them could have more items than there are numbers.
    if (one.length + other.length > LONGEST_LIST) throw new CostExceeded();
    return one.concat(other, spend);
  };
  return [
    celFunction(
      '_+_',
      overload('add_bytes', same(BYTES), BYTES, concatBytes),
      overload(
        'add_double',
        same(DOUBLE),
        DOUBLE,
        onDoubles((one, other) => one + other),
      ),
      overload('add_duration_duration', same(DURATION), DURATION, timed(durationOf, 'duration', add)),
      overload('add_duration_timestamp', [DURATION, TIMESTAMP], TIMESTAMP, timed(timestampOf, 'timestamp', add)),
      overload('add_timestamp_duration', [TIMESTAMP, DURATION], TIMESTAMP, timed(timestampOf, 'timestamp', add)),
      overload('add_int64', same(INT), INT, onInts(add)),
      overload('add_list', same(LIST_A), LIST_A, (one, other) => concatLists(one as ListValue, other as ListValue)),
      overload('add_string', same(STRING), STRING, (one, other) => `${one as string}${other as string}`),
      overload('add_uint64', same(UINT), UINT, onUints(add)),
    ),
    celFunction(
      '_-_',
      overload(
        'subtract_double',
        same(DOUBLE),
        DOUBLE,
        onDoubles((one, other) => one - other),
      ),
      overload('subtract_duration_duration', same(DURATION), DURATION, timed(durationOf, 'duration', subtract)),
      overload('subtract_int64', same(INT), INT, onInts(subtract)),
      overload(
        'subtract_timestamp_duration',
        [TIMESTAMP, DURATION],
        TIMESTAMP,
        timed(timestampOf, 'timestamp', subtract),
      ),
      overload('subtract_timestamp_timestamp', same(TIMESTAMP), DURATION, timed(durationOf, 'duration', subtract)),
      overload('subtract_uint64', same(UINT), UINT, onUints(subtract)),
    ),
    celFunction(
      '_*_',
      overload(
        'multiply_double',
        same(DOUBLE),
        DOUBLE,
        onDoubles((one, other) => one * other),
      ),
      overload(
        'multiply_int64',
        same(INT),
        INT,
        onInts((one, other) => one * other),
      ),
      overload(
        'multiply_uint64',
        same(UINT),
        UINT,
        onUints((one, other) => one * other),
      ),
    ),
    celFunction(
      '_/_',
      overload(
        'divide_double',
        same(DOUBLE),
        DOUBLE,
        onDoubles((one, other) => one / other),
      ),
      overload(
        'divide_int64',
        same(INT),
        INT,
        whole(
          onInts((one, other) => one / other),
          'division by zero',
        ),
      ),
      overload(
        'divide_uint64',
        same(UINT),
        UINT,
        whole(
          onUints((one, other) => one / other),
          'division by zero',
        ),
      ),
    ),
    celFunction(
      '_%_',
      overload('modulo_int64', same(INT), INT, whole(remainder, 'modulus by zero')),
      overload(
        'modulo_uint64',
        same(UINT),
        UINT,
        whole(
          onUints((one, other) => one % other),
          'modulus by zero',
        ),
      ),
    ),
    celFunction(
      '-_',
      overload('negate_double', [DOUBLE], DOUBLE, (value) => -(value as number)),
      overload('negate_int64', [INT], INT, (value) => intOrOverflow(-(value as bigint))),
    ),
  ];
}
