import { quote } from './quote.js';

/** An integer in decimal digits; undefined above `most`, or for other text. */
export function wholeNumber(digits: string, most: bigint): bigint | undefined {
  if (!/^[0-9]+$/.test(digits)) return undefined;
  const significant = digits.replace(/^0+/, '');
  // Longer texts are not read.
  if (significant.length > String(most).length) return undefined;
  const number = BigInt(significant);
  return number > most ? undefined : number;
}

/** The error of Go's ParseInt for a text that is not a 64-bit integer; undefined for a valid one. */
export function parseIntFault(text: string): string | undefined {
  if (int64Of(text) !== undefined) return undefined;
  return `strconv.ParseInt: parsing ${quote(text)}: ${/^[+-]?\d+$/.test(text) ? 'value out of range' : 'invalid syntax'}`;
}

/** A signed integer of 64 bits in decimal digits; undefined for a larger one, or for other text. */
export function int64Of(text: string): bigint | undefined {
  const negative = text.startsWith('-');
  const size = wholeNumber(text.replace(/^[-+]/, ''), negative ? 2n ** 63n : 2n ** 63n - 1n);
  return negative && size !== undefined ? -size : size;
}
