import type { ServiceAccount } from '../../../../generated/types/api__v1.js';
import { ageOf } from '../../../meta/duration.js';
import type { KubeObject } from '../../../meta/object.js';
import type { NamingProfile } from '../../../naming/profile.js';
import type { Strategy, Typed } from '../../strategy.js';
import { has, mapAt, textAt, withItems } from '../members.js';

/** Only the name of a secret reference counts; everything else is dropped. */
function cleanSecretReferences(object: Typed<ServiceAccount>): KubeObject {
  return withItems(object, 'secrets', (secret) => {
    const members = Object.keys(secret);
    if (members.length === 0 || (members.length === 1 && members[0] === 'name')) return secret;
    const name = textAt(secret, 'name');
    return name === '' ? {} : { name };
  });
}

/** A warning about the annotation made obsolete by namespaces. */
function warnings(
  object: Typed<ServiceAccount>,
  _stored: Typed<ServiceAccount> | undefined,
  { labelDomain }: NamingProfile,
): readonly string[] {
  const key = `${labelDomain}/enforce-mountable-secrets`;
  if (!has(mapAt(object.metadata, 'annotations'), key)) return [];
  const instead = 'prefer separate namespaces to isolate access to mounted secrets';
  return [`metadata.annotations[${key}]: deprecated in v1.32+; ${instead}`];
}

/** ServiceAccount. */
export const strategy: Strategy<ServiceAccount> = {
  prepareForCreate: cleanSecretReferences,
  prepareForUpdate: cleanSecretReferences,
  warnings,
  cells: (object, now) => [ageOf(textAt(object.metadata, 'creationTimestamp'), now)],
};
