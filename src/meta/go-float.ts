const DIGITS = '\\d+(?:_\\d+)*';
const HEX_DIGITS = '[0-9a-fA-F]+(?:_[0-9a-fA-F]+)*';
const DECIMAL = new RegExp(`^[+-]?(?:${DIGITS}(?:\\.(?:${DIGITS})?)?|\\.${DIGITS})(?:[eE][+-]?${DIGITS})?$`);
const HEX = new RegExp(
  `^([+-]?)0[xX](?:_?(${HEX_DIGITS})(?:\\.(${HEX_DIGITS})?)?|\\.(${HEX_DIGITS}))[pP]([+-]?${DIGITS})$`,
);
const NAMED: ReadonlyMap<string, number> = new Map([
  ['nan', NaN],
  ['inf', Infinity],
  ['+inf', Infinity],
  ['-inf', -Infinity],
  ['infinity', Infinity],
  ['+infinity', Infinity],
  ['-infinity', -Infinity],
]);

/** Longest text that is read: no double needs as many digits. */
const MAX_TEXT = 1_000;
/** Bits of a double's digits, and the power of two of the smallest one. */
const [MANTISSA_BITS, LEAST_POWER] = [53, -1074];

/**
 * A double as Go's `ParseFloat` reads it: `1.5e3`, `1_000`, `0x1p-2`, `inf`.
 * @returns undefined for other text, and for numbers that are too large
 */
export function parseGoFloat(text: string): number | undefined {
  if (text.length > MAX_TEXT) return undefined;
  const named = NAMED.get(text.toLowerCase());
  if (named !== undefined) return named;
  const hex = HEX.exec(text);
  const value = hex === null ? decimal(text) : hexadecimal(hex);
  return Number.isFinite(value) ? value : undefined;
}

function decimal(text: string): number {
  return DECIMAL.test(text) ? Number(text.replaceAll('_', '')) : NaN;
}

function hexadecimal([, sign, whole = '', fraction = '', alone = '', power = '']: RegExpExecArray): number {
  const behind = (fraction + alone).replaceAll('_', '');
  let digits = BigInt(`0x${whole.replaceAll('_', '')}${behind}`);
  if (digits === 0n) return sign === '-' ? -0 : 0;
  let exponent = Number(power.replaceAll('_', '')) - 4 * behind.length;
  // Rounded once, halves to even.
  const excess = Math.max(digits.toString(2).length - MANTISSA_BITS, LEAST_POWER - exponent);
  if (excess > MAX_TEXT * 8) return sign === '-' ? -0 : 0;
  if (excess > 0) {
    const unit = 1n << BigInt(excess);
    const [kept, rest] = [digits / unit, (digits % unit) * 2n];
    digits = rest > unit || (rest === unit && kept % 2n === 1n) ? kept + 1n : kept;
    exponent += excess;
  }
  const size = Number(digits) * 2 ** exponent;
  return sign === '-' ? -size : size;
}
