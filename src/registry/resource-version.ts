import { badRequest } from '../meta/errors.js';
import { wholeNumber } from '../meta/whole-number.js';
import { quote } from '../meta/quote.js';
import type { Freshness } from '../storage/store.js';

/**
 * The revision in a `resourceVersion` parameter: a decimal number of 64 bits. Unreachable ones count as the largest
 * number, a future revision.
 *
 * @throws StatusError 400
 */
export function parseResourceVersion(text: string): number {
  if (EXACT.test(text)) return Number(text);
  const version = wholeNumber(text, LARGEST);
  if (version !== undefined) return Math.min(Number(version), Number.MAX_SAFE_INTEGER);
  const shown = quote(text);
  const why = /^[0-9]+$/.test(text) ? 'value out of range' : 'invalid syntax';
  throw badRequest(
    `invalid resource version: resourceVersion: Invalid value: ${shown}: strconv.ParseUint: parsing ${shown}: ${why}`,
  );
}

/** Few enough digits for an exact number. */
const EXACT = /^[0-9]{1,15}$/;
const LARGEST = 2n ** 64n - 1n;

/** How new the answer to a get must be (spec 1, "Version semantics for get"). @throws StatusError 400 */
export function freshnessOf(resourceVersion: string): Freshness {
  if (resourceVersion === '') return { kind: 'latest' };
  const revision = parseResourceVersion(resourceVersion);
  return revision === 0 ? { kind: 'any' } : { kind: 'not-older-than', revision };
}
