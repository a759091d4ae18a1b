import { badRequest } from '../meta/errors.js';
import { quote } from '../meta/quote.js';
import type { Freshness } from '../storage/store.js';

/**
 * The revision that a `resourceVersion` parameter names. Clients only ever send back what they were given, so anything
 * but a decimal number within the safe range is refused.
 *
 * @throws StatusError 400
 */
export function parseResourceVersion(text: string): number {
  const revision = /^[0-9]{1,16}$/.test(text) ? Number(text) : Number.NaN;
  if (!Number.isSafeInteger(revision)) {
    const shown = quote(text);
    // Numbers that a 64-bit version could have, but none of ours has, are out of range too.
    const why = /^[0-9]+$/.test(text) ? 'value out of range' : 'invalid syntax';
    throw badRequest(
      `invalid resource version: resourceVersion: Invalid value: ${shown}: strconv.ParseUint: parsing ${shown}: ${why}`,
    );
  }
  return revision;
}

/** How new the answer to a get must be (spec 1, "Version semantics for get"). @throws StatusError 400 */
export function freshnessOf(resourceVersion: string): Freshness {
  if (resourceVersion === '') return { kind: 'latest' };
  const revision = parseResourceVersion(resourceVersion);
  return revision === 0 ? { kind: 'any' } : { kind: 'not-older-than', revision };
}
