import { humanDuration } from '../../../meta/duration.js';
import type { KubeObject } from '../../../meta/object.js';
import type { Strategy } from '../../strategy.js';
import { NONE } from '../cells.js';
import { numberAt, objectAt, objectsAt, textAt } from '../members.js';

/** How long the certificate is wanted for, and where the request stands. */
function cells(object: KubeObject): readonly [string, string] {
  const seconds = numberAt(objectAt(object, 'spec'), 'expirationSeconds');
  return [seconds === undefined ? NONE : humanDuration(seconds * 1000), standing(object)];
}

/** `Pending`, `Approved` or `Denied`, with `Failed` and `Issued` appended. */
function standing(object: KubeObject): string {
  const status = objectAt(object, 'status');
  const types = new Set(objectsAt(status, 'conditions').map((condition) => textAt(condition, 'type')));
  const decision = types.has('Denied') ? 'Denied' : types.has('Approved') ? 'Approved' : 'Pending';
  const failed = types.has('Failed') ? ',Failed' : '';
  return `${decision}${failed}${textAt(status, 'certificate') === '' ? '' : ',Issued'}`;
}

/** CertificateSigningRequest. */
export const strategy: Strategy = { cells };
