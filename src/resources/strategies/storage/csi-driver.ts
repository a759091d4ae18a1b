import type { CSIDriver } from '../../../../generated/types/apis__storage.cluster.io__v1.js';
import { equalJson } from '../../../json/equal.js';
import { duplicate, type FieldError, invalidValue } from '../../../meta/field-errors.js';
import type { KubeObject } from '../../../meta/object.js';
import type { Strategy, Typed } from '../../strategy.js';
import { NONE, UNSET } from '../cells.js';
import { has, listAt, mapAt, numberAt, objectAt, objectsAt, textAt } from '../members.js';

function cells(object: Typed<CSIDriver>): readonly [string, string] {
  const spec = objectAt(object, 'spec');
  const audiences = objectsAt(spec, 'tokenRequests').map((request) => textAt(request, 'audience'));
  const modes = listAt(spec, 'volumeLifecycleModes').join(',');
  return [has(spec, 'tokenRequests') ? audiences.join(',') : UNSET, modes === '' ? NONE : modes];
}

/** A new driver has no generation: changes are counted from the first one on. */
function identify(object: Typed<CSIDriver>): KubeObject {
  const { generation: _generation, ...metadata } = object.metadata;
  return { ...object, metadata };
}

const SHOWN_TOKENS =
  'spec.serviceAccountTokenInSecrets is unset; if supported by this CSI driver, set to true to prevent possible logging of tokens in volume attributes';

/** Drivers that log volume attributes would log the tokens in them. */
function warnings(object: Typed<CSIDriver>, stored: Typed<CSIDriver> | undefined): readonly string[] {
  const spec = mapAt(object, 'spec');
  const tokens = listAt(spec, 'tokenRequests');
  const same = stored !== undefined && equalJson(tokens, listAt(mapAt(stored, 'spec'), 'tokenRequests'));
  return tokens.length === 0 || same || has(spec, 'serviceAccountTokenInSecrets') ? [] : [SHOWN_TOKENS];
}

/** Shortest and longest life of a token, in seconds. */
const TEN_MINUTES = 600;
const LONGEST_LIFE = 2 ** 32;
/** Shortest interval of reading a node's allocatable count, in seconds. */
const SHORTEST_UPDATE = 10;

function validate(object: Typed<CSIDriver>): readonly FieldError[] {
  const spec = mapAt(object, 'spec');
  const faults: FieldError[] = [];
  const audiences = new Set<string>();
  for (const [index, request] of objectsAt(spec, 'tokenRequests').entries()) {
    const path = `spec.tokenRequests[${index}]`;
    const audience = textAt(request, 'audience');
    if (audiences.has(audience)) faults.push(duplicate(`${path}.audience`, audience));
    audiences.add(audience);
    const seconds = numberAt(request, 'expirationSeconds');
    if (seconds === undefined) continue;
    const at = `${path}.expirationSeconds`;
    if (seconds < TEN_MINUTES)
      faults.push(invalidValue(at, seconds, 'may not specify a duration less than 10 minutes'));
    if (seconds > LONGEST_LIFE) {
      faults.push(invalidValue(at, seconds, 'may not specify a duration larger than 2^32 seconds'));
    }
  }
  const update = numberAt(spec, 'nodeAllocatableUpdatePeriodSeconds');
  if (update !== undefined && update < SHORTEST_UPDATE) {
    const why = `must be greater than or equal to ${SHORTEST_UPDATE} seconds`;
    faults.push(invalidValue('spec.nodeAllocatableUpdatePeriodSeconds', update, why));
  }
  return faults;
}

/** A token may have no audience. */
function reportsItself({ field, reason }: FieldError): boolean {
  return reason === 'FieldValueRequired' && /^spec\.tokenRequests\[\d+\]\.audience$/.test(field);
}

/** CSIDriver. */
export const strategy: Strategy<CSIDriver> = { cells, identify, validate, reportsItself, warnings };
