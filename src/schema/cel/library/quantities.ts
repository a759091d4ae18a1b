import {
  addQuantities,
  compareQuantities,
  isWholeNumber,
  parseQuantity,
  scaledInteger,
  subtractQuantities,
  type Quantity,
} from '../../../meta/quantity.js';
import { BOOL, DOUBLE, INT, STRING, structType } from '../cel-type.js';
import { celFunction, member, overload, type CelFunction, type Implementation } from '../functions.js';
import { CelError, Opaque, type Value } from '../values.js';
import type { Spend, Work } from '../work.js';

/** An amount of a resource. */
export const QUANTITY_TYPE = structType('kubernetes.Quantity');

class QuantityValue extends Opaque {
  readonly typeName = QUANTITY_TYPE.name;
  readonly quantity: Quantity;

  constructor(quantity: Quantity) {
    super();
    this.quantity = quantity;
  }

  equals(other: Opaque, spend: Spend): boolean {
    if (!(other instanceof QuantityValue)) return false;
    spendOnBoth(this.quantity, other.quantity, spend);
    return compareQuantities(this.quantity, other.quantity) === 0;
  }
}

const MAX_INT = 2n ** 63n - 1n;
const MOST_DIGITS = 18;

/** Digits that are added or compared in the time of visiting one value. */
const DIGITS = 2;

/** Counts the work of bringing two amounts to one exponent. */
function spendOnBoth(one: Quantity, other: Quantity, spend: Spend): void {
  spend(Math.abs(one.exponent - other.exponent) / DIGITS);
}

function amount(value: Value | undefined): Quantity {
  return (value as QuantityValue).quantity;
}

function whole(value: bigint): Quantity {
  return { digits: value, exponent: 0, format: 'decimal-exponent' };
}

/** The amount as an int, when it is one. */
function asInteger(quantity: Quantity): bigint | undefined {
  // Go does not count so many digits as a 64-bit integer, whatever their value.
  if (String(quantity.digits).replace('-', '').length > MOST_DIGITS) return undefined;
  const value = isWholeNumber(quantity) ? scaledInteger(quantity) : undefined;
  return value === undefined || value > MAX_INT || value < -MAX_INT - 1n ? undefined : value;
}

const PAIR = [QUANTITY_TYPE, QUANTITY_TYPE] as const;
const WITH_INT = [QUANTITY_TYPE, INT] as const;

function calculation(
  calculate: (one: Quantity, other: Quantity) => Quantity,
  spend: Spend,
): readonly [Implementation, Implementation] {
  const made = (one: Quantity, other: Quantity): QuantityValue => {
    spendOnBoth(one, other, spend);
    return new QuantityValue(calculate(one, other));
  };
  return [(one, other) => made(amount(one), amount(other)), (one, other) => made(amount(one), whole(other as bigint))];
}

/** Kubernetes' functions on amounts of resources. */
export function quantities({ values: spend }: Work): readonly CelFunction[] {
  const [add, addInt] = calculation(addQuantities, spend);
  const [sub, subInt] = calculation(subtractQuantities, spend);
  const order = (one: Value | undefined, other: Value | undefined): -1 | 0 | 1 => {
    spendOnBoth(amount(one), amount(other), spend);
    return compareQuantities(amount(one), amount(other));
  };
  return [
    celFunction(
      'quantity',
      overload('string_to_quantity', [STRING], QUANTITY_TYPE, (text) => {
        const parsed = parseQuantity(text as string);
        return typeof parsed === 'string' ? new CelError(parsed) : new QuantityValue(parsed);
      }),
    ),
    celFunction(
      'isQuantity',
      overload('is_quantity_string', [STRING], BOOL, (text) => typeof parseQuantity(text as string) !== 'string'),
    ),
    celFunction(
      'sign',
      overload('quantity_sign', [QUANTITY_TYPE], INT, (value) => BigInt(compareQuantities(amount(value), whole(0n)))),
    ),
    celFunction(
      'isGreaterThan',
      member('quantity_is_greater_than', PAIR, BOOL, (one, other) => order(one, other) > 0),
    ),
    celFunction(
      'isLessThan',
      member('quantity_is_less_than', PAIR, BOOL, (one, other) => order(one, other) < 0),
    ),
    celFunction(
      'compareTo',
      member('quantity_compare_to', PAIR, INT, (one, other) => BigInt(order(one, other))),
    ),
    celFunction(
      'asApproximateFloat',
      member('quantity_get_float', [QUANTITY_TYPE], DOUBLE, (value) => {
        const { digits, exponent } = amount(value);
        return Number(`${digits}e${exponent}`);
      }),
    ),
    celFunction(
      'asInteger',
      member(
        'quantity_get_int',
        [QUANTITY_TYPE],
        INT,
        (value) => asInteger(amount(value)) ?? new CelError('cannot convert value to integer'),
      ),
    ),
    celFunction(
      'isInteger',
      member('quantity_is_integer', [QUANTITY_TYPE], BOOL, (value) => asInteger(amount(value)) !== undefined),
    ),
    celFunction(
      'add',
      member('quantity_add', PAIR, QUANTITY_TYPE, add),
      member('quantity_add_int', WITH_INT, QUANTITY_TYPE, addInt),
    ),
    celFunction(
      'sub',
      member('quantity_sub', PAIR, QUANTITY_TYPE, sub),
      member('quantity_sub_int', WITH_INT, QUANTITY_TYPE, subInt),
    ),
  ];
}
