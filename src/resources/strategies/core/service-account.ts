import type { KubeObject } from '../../../meta/object.js';
import { ageOf } from '../../../meta/duration.js';
import type { Strategy } from '../../strategy.js';
import { textAt, withItems } from '../members.js';

/** Of a secret reference only the name counts; everything else is dropped. */
function cleanSecretReferences(object: KubeObject): KubeObject {
  return withItems(object, 'secrets', (secret) => {
    const members = Object.keys(secret);
    if (members.length === 0 || (members.length === 1 && members[0] === 'name')) return secret;
    const name = textAt(secret, 'name');
    return name === '' ? {} : { name };
  });
}

/** ServiceAccount. */
export const strategy: Strategy = {
  prepareForCreate: cleanSecretReferences,
  prepareForUpdate: cleanSecretReferences,
  cells: (object, now) => [ageOf(textAt(object.metadata, 'creationTimestamp'), now)],
};
