/** How a quantity prints: `500m` and `2k`, `2Ki`, or `2e3`. */
export type QuantityFormat = 'decimal-si' | 'binary-si' | 'decimal-exponent';

/** An exact amount: `digits` × 10^`exponent`. Digits end in no 0, so equal amounts have equal parts; zero is 0 × 10^0. */
export interface Quantity {
  readonly digits: bigint;
  readonly exponent: number;
  readonly format: QuantityFormat;
}

/** Why a text is not a quantity, in the words of the public API. */
export const QUANTITY_FORMAT_FAULT =
  "quantities must match the regular expression '^([+-]?[0-9.]+)([eEinumkKMGTP]*[-+]?[0-9]*)$'";
/** Why a number with a suffix is not a quantity. */
const QUANTITY_SUFFIX_FAULT = "unable to parse quantity's suffix";

/** Longest text that is read. The largest exact amount has 19 digits; nothing useful needs 256. */
const MAX_TEXT = 256;
const NANO = -9;
const MAX_AMOUNT = 2n ** 63n - 1n;
/** Amounts of up to 18 digits and any exponent are kept exactly; longer ones are capped and rounded. */
const EXACT_DIGITS = 18;

const DECIMAL_SUFFIXES: ReadonlyMap<string, number> = new Map([
  ['n', -9],
  ['u', -6],
  ['m', -3],
  ['', 0],
  ['k', 3],
  ['M', 6],
  ['G', 9],
  ['T', 12],
  ['P', 15],
  ['E', 18],
]);
const BINARY_SUFFIXES: ReadonlyMap<string, number> = new Map([
  ['Ki', 10],
  ['Mi', 20],
  ['Gi', 30],
  ['Ti', 40],
  ['Pi', 50],
  ['Ei', 60],
]);
const DECIMAL_NAMES = new Map([...DECIMAL_SUFFIXES].map(([suffix, exponent]) => [exponent, suffix]));
const BINARY_NAMES = new Map([...BINARY_SUFFIXES].map(([suffix, power]) => [power, suffix]));

const SHAPE = /^([+-]?)(\d*)(?:\.(\d*))?([eEinumkKMGTP]*[-+]?\d*)$/;
const EXPONENT = /^[eE]([-+]?\d+)$/;
/** Larger exponents are rejected; the public API wraps them around silently. */
const MAX_EXPONENT = 1_000;

function make(digits: bigint, exponent: number, format: QuantityFormat): Quantity {
  if (digits === 0n) return { digits: 0n, exponent: 0, format };
  let rest = digits;
  let scale = exponent;
  // The step doubles while it fits, since a difference of extreme amounts ends in thousands of zeros.
  let [step, count] = [10n, 1];
  while (rest % 10n === 0n) {
    const fits = rest % step === 0n;
    if (fits) [rest, scale] = [rest / step, scale + count];
    [step, count] = fits ? [step * step, count * 2] : [10n, 1];
  }
  return { digits: rest, exponent: scale, format };
}

function magnitude(value: bigint): bigint {
  return value < 0n ? -value : value;
}

/** Away from zero, to a multiple of 10^`scale`: a small request gets at least a little. */
function roundUp(quantity: Quantity, scale: number): Quantity {
  if (quantity.exponent >= scale) return quantity;
  const step = 10n ** BigInt(scale - quantity.exponent);
  const positive = magnitude(quantity.digits);
  const rounded = (positive + step - 1n) / step;
  return make(quantity.digits < 0n ? -rounded : rounded, scale, quantity.format);
}

/**
 * Reads a quantity as the public API does: amounts of more than 18 digits and finer than nano are rounded up, and
 * binary ones are capped at 2^63-1.
 *
 * @returns the reason as a string when the text is invalid
 */
export function parseQuantity(text: string): Quantity | string {
  const match = text.length === 0 || text.length > MAX_TEXT ? null : SHAPE.exec(text);
  if (match === null) return QUANTITY_FORMAT_FAULT;
  const sign = match[1] === '-' ? -1n : 1n;
  const whole = match[2] ?? '';
  const fraction = match[3] ?? '';
  const suffix = match[4] ?? '';
  if (whole === '' && fraction === '') return QUANTITY_FORMAT_FAULT;
  const digits = sign * BigInt(whole + fraction);
  const significant = whole.replace(/^0+/, '').length + fraction.length;

  const binary = BINARY_SUFFIXES.get(suffix);
  if (binary !== undefined) {
    const amount = make(digits * 2n ** BigInt(binary), -fraction.length, 'binary-si');
    // Below one there is no binary form: `0.5` always prints as 500m.
    const small = magnitude(amount.digits) > 0n && compareMagnitudeToOne(amount) < 0;
    return bounded(small ? { ...amount, format: 'decimal-si' } : amount);
  }
  const decimal = DECIMAL_SUFFIXES.get(suffix);
  const written = EXPONENT.exec(suffix);
  const exponent = decimal ?? (written === null ? undefined : Number(written[1]));
  if (exponent === undefined || Math.abs(exponent) > MAX_EXPONENT) return QUANTITY_SUFFIX_FAULT;
  const format = decimal === undefined ? 'decimal-exponent' : 'decimal-si';
  const amount = make(digits, exponent - fraction.length, format);
  return significant <= EXACT_DIGITS && exponent - fraction.length >= NANO ? amount : bounded(amount);
}

function compareMagnitudeToOne(quantity: Quantity): number {
  return compareQuantities({ ...quantity, digits: magnitude(quantity.digits) }, make(1n, 0, quantity.format));
}

function bounded(quantity: Quantity): Quantity {
  const rounded = roundUp(quantity, NANO);
  if (quantity.format !== 'binary-si') return rounded;
  const limit = make(MAX_AMOUNT, 0, quantity.format);
  if (compareQuantities({ ...rounded, digits: magnitude(rounded.digits) }, limit) <= 0) return rounded;
  return rounded.digits < 0n ? { ...limit, digits: -limit.digits } : limit;
}

/** -1, 0 or 1 as the first amount is less than, equal to or more than the second. Exact. */
export function compareQuantities(left: Quantity, right: Quantity): -1 | 0 | 1 {
  const base = Math.min(left.exponent, right.exponent);
  const one = left.digits * 10n ** BigInt(left.exponent - base);
  const other = right.digits * 10n ** BigInt(right.exponent - base);
  return one < other ? -1 : one > other ? 1 : 0;
}

/** The sum, in the first one's format (or the second's, when the first is zero). Exact. */
export function addQuantities(left: Quantity, right: Quantity): Quantity {
  const base = Math.min(left.exponent, right.exponent);
  const sum = left.digits * 10n ** BigInt(left.exponent - base) + right.digits * 10n ** BigInt(right.exponent - base);
  return make(sum, base, left.digits === 0n ? right.format : left.format);
}

/** The difference, in the first one's format. Exact. */
export function subtractQuantities(left: Quantity, right: Quantity): Quantity {
  const difference = addQuantities(left, { ...right, digits: -right.digits });
  return left.digits === 0n ? { ...difference, format: right.format } : difference;
}

/** The whole number at or above the amount (below, for negative ones) after scaling by 10^-`scale`. */
export function scaledInteger(quantity: Quantity, scale = 0): bigint {
  const rounded = roundUp(quantity, scale);
  return rounded.digits * 10n ** BigInt(rounded.exponent - scale);
}

/** Whether the amount is a whole number, as counts of things must be (known fault BL-103). */
export function isWholeNumber(quantity: Quantity): boolean {
  return quantity.exponent >= 0;
}

/**
 * The canonical text: the fewest digits and the largest suffix without a fraction. A binary amount with a fraction, or
 * below 1024, prints in decimal.
 */
export function formatQuantity(quantity: Quantity): string {
  if (quantity.digits === 0n) return '0';
  if (quantity.format === 'binary-si' && isWholeNumber(quantity)) {
    let value = quantity.digits * 10n ** BigInt(quantity.exponent);
    if (magnitude(value) >= 1024n) {
      let power = 0;
      while (power < 60 && value % 1024n === 0n) {
        value /= 1024n;
        power += 10;
      }
      return `${value}${power === 0 ? '' : (BINARY_NAMES.get(power) ?? '')}`;
    }
  }
  const wanted = Math.floor(quantity.exponent / 3) * 3;
  const exponent = quantity.format === 'decimal-exponent' ? wanted : Math.min(18, wanted);
  const value = quantity.digits * 10n ** BigInt(quantity.exponent - exponent);
  if (quantity.format === 'decimal-exponent') return exponent === 0 ? `${value}` : `${value}e${exponent}`;
  return `${value}${DECIMAL_NAMES.get(exponent) ?? ''}`;
}

/** The canonical form of a client's quantity, a text or a number. @returns undefined when it is invalid */
export function canonicalQuantity(value: string | number | bigint, finest?: number): string | undefined {
  const parsed = parseQuantity(String(value).trim());
  if (typeof parsed === 'string') return undefined;
  return formatQuantity(finest === undefined ? parsed : roundUp(parsed, finest));
}
