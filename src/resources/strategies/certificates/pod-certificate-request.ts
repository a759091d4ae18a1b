import type { KubeObject } from '../../../meta/object.js';
import type { Strategy } from '../../strategy.js';
import { pairsCell } from '../cells.js';
import { mapAt, objectAt, objectsAt, textAt } from '../members.js';

const OUTCOMES = ['Issued', 'Denied', 'Failed'];

/** Where the request stands, and the notes of the pod's author. */
function cells(object: KubeObject): readonly [string, string] {
  const outcome = objectsAt(objectAt(object, 'status'), 'conditions').find((condition) =>
    OUTCOMES.includes(textAt(condition, 'type')),
  );
  return [
    outcome === undefined ? 'Pending' : textAt(outcome, 'type'),
    pairsCell(mapAt(objectAt(object, 'spec'), 'unverifiedUserAnnotations')),
  ];
}

/** PodCertificateRequest. */
export const strategy: Strategy = { cells };
