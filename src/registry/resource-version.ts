import { badRequest } from '../meta/errors.js';
import { quote } from '../meta/quote.js';
import type { Freshness } from '../storage/store.js';

/** Digits of the largest number of 64 bits. */
const MOST_DIGITS = 20;

/**
 * The revision that a `resourceVersion` parameter names: a decimal number of 64 bits. One that no revision here reaches
 * counts as the largest: it is one that is still to come.
 *
 * @throws StatusError 400
 */
export function parseResourceVersion(text: string): number {
  const digits = /^0*([0-9]+)$/.exec(text)?.[1];
  if (digits !== undefined && digits.length <= MOST_DIGITS && BigInt(digits) < 2n ** 64n) {
    return Math.min(Number(digits), Number.MAX_SAFE_INTEGER);
  }
  const shown = quote(text);
  const why = digits === undefined ? 'invalid syntax' : 'value out of range';
  throw badRequest(
    `invalid resource version: resourceVersion: Invalid value: ${shown}: strconv.ParseUint: parsing ${shown}: ${why}`,
  );
}

/** How new the answer to a get must be (spec 1, "Version semantics for get"). @throws StatusError 400 */
export function freshnessOf(resourceVersion: string): Freshness {
  if (resourceVersion === '') return { kind: 'latest' };
  const revision = parseResourceVersion(resourceVersion);
  return revision === 0 ? { kind: 'any' } : { kind: 'not-older-than', revision };
}
