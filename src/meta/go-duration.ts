import { quoteBytes } from './quote.js';

/** Nanoseconds of each unit. */
const UNITS: ReadonlyMap<string, bigint> = new Map([
  ['ns', 1n],
  ['us', 1_000n],
  ['\u00b5s', 1_000n],
  ['\u03bcs', 1_000n],
  ['ms', 1_000_000n],
  ['s', 1_000_000_000n],
  ['m', 60_000_000_000n],
  ['h', 3_600_000_000_000n],
]);
/** Go counts nanoseconds in 64 bits. */
const MOST = 2n ** 63n - 1n;
/** Longest number that may fit; longer ones are not read. */
const MOST_DIGITS = 19;

/** One amount: digits, an optional fraction, and everything before the next digit or dot. */
const PART = /(\d*)(\.\d*)?([^.\d]*)/y;

/**
 * A duration in Go's form (`1h30m`, `-1.5s`, `.5ms`, `0`) in nanoseconds, truncated; the reason in the words of Go when
 * the text is invalid.
 */
export function parseGoDuration(text: string): bigint | string {
  const invalid = (): string => `time: invalid duration ${quoteBytes(text)}`;
  const sign = /^[-+]/.exec(text)?.[0] ?? '';
  if (text.length === sign.length) return invalid();
  if (text.slice(sign.length) === '0') return 0n;
  let total = 0n;
  for (let at = sign.length; at < text.length; at = PART.lastIndex) {
    PART.lastIndex = at;
    const [, whole = '', point = '', word = ''] = PART.exec(text) ?? [];
    const fraction = point.slice(1);
    if (whole === '' && fraction === '') return invalid();
    const digits = whole.replace(/^0+/, '');
    if (digits.length > MOST_DIGITS) return invalid();
    if (word === '') return `time: missing unit in duration ${quoteBytes(text)}`;
    const unit = UNITS.get(word);
    if (unit === undefined) return `time: unknown unit ${quoteBytes(word)} in duration ${quoteBytes(text)}`;
    const part = fraction.slice(0, MOST_DIGITS - 1);
    total += BigInt(digits) * unit + (BigInt(part) * unit) / 10n ** BigInt(part.length);
    if (total > MOST + 1n) return invalid();
  }
  if (sign === '-') return -total;
  return total > MOST ? invalid() : total;
}
