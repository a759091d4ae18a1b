import { compareNumbers, Duration, noSuchOverload, numberOf, Timestamp, type CelError, type Value } from './values.js';

function sign(difference: boolean, same: boolean): -1 | 0 | 1 {
  return same ? 0 : difference ? -1 : 1;
}

/** Order of two values of comparable types; an error when they have none. NaN is not ordered: undefined. */
export function compare(one: Value, other: Value): -1 | 0 | 1 | undefined | CelError {
  const [first, second] = [numberOf(one), numberOf(other)];
  if (first !== undefined && second !== undefined) return compareNumbers(first, second);
  if (typeof one === 'string' && typeof other === 'string') return compareTexts(one, other);
  if (typeof one === 'boolean' && typeof other === 'boolean') return sign(!one, one === other);
  if (one instanceof Uint8Array && other instanceof Uint8Array) return Buffer.compare(one, other);
  if (one instanceof Timestamp && other instanceof Timestamp) {
    return sign(one.nanos < other.nanos, one.nanos === other.nanos);
  }
  if (one instanceof Duration && other instanceof Duration) {
    return sign(one.nanos < other.nanos, one.nanos === other.nanos);
  }
  return noSuchOverload();
}

/** Order by code points, which differs from JavaScript's for characters beyond U+FFFF. */
function compareTexts(one: string, other: string): -1 | 0 | 1 {
  if (one === other) return 0;
  const length = Math.min(one.length, other.length);
  for (let index = 0; index < length; index++) {
    const [mine, theirs] = [one.charCodeAt(index), other.charCodeAt(index)];
    if (mine === theirs) continue;
    const surrogates = (mine & 0xf800) === 0xd800 || (theirs & 0xf800) === 0xd800;
    const [left, right] = surrogates ? [one.codePointAt(index) ?? 0, other.codePointAt(index) ?? 0] : [mine, theirs];
    return left < right ? -1 : 1;
  }
  return one.length < other.length ? -1 : 1;
}
