import type { JsonObject } from '../../../json/types.js';
import type { KubeObject } from '../../../meta/object.js';
import { isWholeNumber } from '../../../meta/quantity.js';
import { quote } from '../../../meta/quote.js';
import type { NamingProfile } from '../../../naming/profile.js';
import { has, mapAt, textAt } from '../members.js';
import { quantityAt } from './pod-rules/pod-resources.js';

/** Warnings about the requests of a claim or a claim template at `path`: fractions of bytes. */
export function claimSpecWarnings(spec: JsonObject, path: string): readonly string[] {
  const resources = mapAt(spec, 'resources');
  return ['requests', 'limits'].flatMap((side) => {
    const amounts = mapAt(resources, side);
    const amount = quantityAt(amounts, 'storage');
    if (amount === undefined || isWholeNumber(amount)) return [];
    const text = quote(textAt(amounts, 'storage'));
    return [`${path}.resources.${side}[storage]: fractional byte value ${text} is invalid, must be an integer`];
  });
}

/** Warnings about a claim. */
export function claimWarnings(
  claim: KubeObject,
  _stored: KubeObject | undefined,
  { labelDomain }: NamingProfile,
): readonly string[] {
  const key = `volume.beta.${labelDomain}/storage-class`;
  const deprecated = has(mapAt(claim.metadata, 'annotations'), key)
    ? [`metadata.annotations[${key}]: deprecated since v1.8; use "storageClassName" attribute instead`]
    : [];
  return [...deprecated, ...claimSpecWarnings(mapAt(claim, 'spec'), 'spec')];
}
