/** The power of ten from which `%g` writes an exponent. */
const LARGEST_PLAIN = 6;

/** The shortest decimal digits of a finite number and the power of ten of the first one. */
function shortest(value: number): { readonly digits: string; readonly exponent: number } {
  const [mantissa = '', exponent = '0'] = Math.abs(value).toExponential().split('e');
  return { digits: mantissa.replace('.', ''), exponent: Number(exponent) };
}

/** A number as Go prints the value that its JSON decoder makes of it: whole ones of 64 bits with all digits. */
export function printNumber(value: number | bigint): string {
  const whole = typeof value === 'bigint' ? BigInt.asIntN(64, value) === value : isKnown(value);
  return whole ? value.toString() : printDouble(Number(value));
}

/** Whether it is an exact integer. */
function isKnown(value: number): boolean {
  return Number.isInteger(value) && Math.abs(value) <= 2 ** 53;
}

/** A double as expressions and messages print it: Go's shortest `%g`, with an exponent below 1e-4 and from 1e6 on. */
export function printDouble(value: number): string {
  if (Number.isNaN(value)) return 'NaN';
  if (!Number.isFinite(value)) return value > 0 ? '+Inf' : '-Inf';
  const { digits, exponent } = shortest(value);
  const sign = value < 0 || Object.is(value, -0) ? '-' : '';
  if (exponent < -4 || exponent >= LARGEST_PLAIN) {
    const fraction = digits.length > 1 ? `.${digits.slice(1)}` : '';
    const power = String(Math.abs(exponent)).padStart(2, '0');
    return `${sign}${digits[0]}${fraction}e${exponent < 0 ? '-' : '+'}${power}`;
  }
  if (exponent < 0) return `${sign}0.${'0'.repeat(-exponent - 1)}${digits}`;
  const whole = digits.slice(0, exponent + 1).padEnd(exponent + 1, '0');
  const fraction = digits.slice(exponent + 1);
  return `${sign}${whole}${fraction === '' ? '' : `.${fraction}`}`;
}
