import type { CertificateSigningRequest } from '../../../../generated/types/apis__certificates.cluster.io__v1.js';
import { equalJson } from '../../../json/equal.js';
import type { JsonObject } from '../../../json/types.js';
import {
  duplicate,
  type FieldError,
  forbiddenValue,
  invalidValue,
  notSupported,
  required,
} from '../../../meta/field-errors.js';
import type { KubeObject } from '../../../meta/object.js';
import { formatTime } from '../../../meta/time.js';
import type { Typed } from '../../strategy.js';
import { objectAt, objectsAt, textAt } from '../members.js';

const APPROVED = 'Approved';
const DENIED = 'Denied';
/** Conditions that must be True, and are permanent. */
const FINAL = [APPROVED, DENIED, 'Failed'];
const PATH = 'status.conditions';

/** The conditions of a certificate request. */
export function conditionsOf(request: Typed<CertificateSigningRequest>): readonly JsonObject[] {
  return objectsAt(objectAt(request, 'status'), 'conditions');
}

function ofType(request: Typed<CertificateSigningRequest>, type: string): readonly JsonObject[] {
  return conditionsOf(request).filter((condition) => textAt(condition, 'type') === type);
}

/** Faults of the conditions as they are. */
export function conditionFaults(request: Typed<CertificateSigningRequest>): readonly FieldError[] {
  const faults: FieldError[] = [];
  const seen = new Set<string>();
  conditionsOf(request).forEach((condition, at) => {
    const type = textAt(condition, 'type');
    const status = textAt(condition, 'status');
    const allowed = FINAL.includes(type) ? ['True'] : ['False', 'True', 'Unknown'];
    if (type === '') faults.push(required(`${PATH}[${at}].type`));
    if (status === '') faults.push(required(`${PATH}[${at}].status`));
    if (status !== '' && !allowed.includes(status)) {
      faults.push(notSupported(`${PATH}[${at}].status`, status, allowed));
    }
    const other = type === APPROVED ? DENIED : type === DENIED ? APPROVED : undefined;
    if (other !== undefined && seen.has(other)) {
      faults.push(invalidValue(PATH, type, 'Approved and Denied conditions are mutually exclusive'));
    }
    if (seen.has(type)) faults.push(duplicate(`${PATH}[${at}].type`, type));
    seen.add(type);
  });
  return faults;
}

/**
 * Faults of a change: decisions and failures are permanent; only the approval subresource adds or changes decisions.
 */
export function conditionChangeFaults(
  request: Typed<CertificateSigningRequest>,
  stored: Typed<CertificateSigningRequest>,
  subresource: string,
): readonly FieldError[] {
  const faults: FieldError[] = [];
  for (const type of FINAL) {
    if (ofType(request, type).length < ofType(stored, type).length) {
      faults.push(forbiddenValue(PATH, `updates may not remove a condition of type ${JSON.stringify(type)}`));
    }
  }
  if (subresource === 'approval') return faults;
  for (const type of [APPROVED, DENIED]) {
    const now = ofType(request, type);
    const before = ofType(stored, type);
    if (now.length > before.length) {
      faults.push(forbiddenValue(PATH, `updates may not add a condition of type ${JSON.stringify(type)}`));
    } else if (now.length === before.length && !equalJson(now, before)) {
      faults.push(forbiddenValue(PATH, `updates may not modify a condition of type ${JSON.stringify(type)}`));
    }
  }
  return faults;
}

/** The request with decisions as stored when they are equal, so that a signer that writes them back changes nothing. */
export function withStoredDecisions(
  request: Typed<CertificateSigningRequest>,
  stored: Typed<CertificateSigningRequest>,
): KubeObject {
  let conditions = conditionsOf(request);
  for (const type of [APPROVED, DENIED]) {
    const before = ofType(stored, type);
    if (ofType(request, type).length !== before.length) continue;
    let at = 0;
    conditions = conditions.map((condition) => (textAt(condition, 'type') === type ? before[at++]! : condition));
  }
  return withConditions(request, conditions);
}

/**
 * Sets absent times: the update time is now; the transition time is when a condition of that type and status was first
 * seen. `now` in milliseconds.
 */
export function withConditionTimes(
  request: Typed<CertificateSigningRequest>,
  stored: Typed<CertificateSigningRequest>,
  now: number,
): KubeObject {
  const time = formatTime(now);
  const standing = (condition: JsonObject): string =>
    JSON.stringify([textAt(condition, 'type'), textAt(condition, 'status')]);
  // In reverse, so that the first of equal ones stays in the map.
  const known = new Map([...conditionsOf(stored)].reverse().map((condition) => [standing(condition), condition]));
  return withConditions(
    request,
    conditionsOf(request).map((condition) => {
      const before = known.get(standing(condition));
      return {
        ...condition,
        lastUpdateTime: textAt(condition, 'lastUpdateTime') || time,
        lastTransitionTime: textAt(condition, 'lastTransitionTime') || textAt(before, 'lastTransitionTime') || time,
      };
    }),
  );
}

function withConditions(request: Typed<CertificateSigningRequest>, conditions: readonly JsonObject[]): KubeObject {
  if (conditions.length === 0) return request;
  return { ...request, status: { ...objectAt(request, 'status'), conditions } };
}
