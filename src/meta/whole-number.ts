import { quote } from './quote.js';

/** A whole number in decimal digits; undefined for one above `most`, or for other text. */
export function wholeNumber(digits: string, most: bigint): bigint | undefined {
  const significant = /^0*([0-9]+)$/.exec(digits)?.[1];
  // What has more digits need not be read.
  if (significant === undefined || significant.length > String(most).length) return undefined;
  const number = BigInt(significant);
  return number > most ? undefined : number;
}

/** What Go's ParseInt says of a text that is no whole number of 64 bits; undefined of one that is. */
export function parseIntFault(text: string): string | undefined {
  if (int64Of(text) !== undefined) return undefined;
  return `strconv.ParseInt: parsing ${quote(text)}: ${/^[+-]?\d+$/.test(text) ? 'value out of range' : 'invalid syntax'}`;
}

/** A whole number of 64 bits with its sign, in decimal digits; undefined for one that is larger, or for other text. */
export function int64Of(text: string): bigint | undefined {
  const negative = text.startsWith('-');
  const size = wholeNumber(text.replace(/^[-+]/, ''), negative ? 2n ** 63n : 2n ** 63n - 1n);
  return negative && size !== undefined ? -size : size;
}
