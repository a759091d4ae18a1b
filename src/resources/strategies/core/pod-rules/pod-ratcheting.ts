import { getIn, memberPath } from '../../../../json/path-update.js';
import { type FieldError, notSupported } from '../../../../meta/field-errors.js';
import type { ObjectUpdate } from '../../../strategy.js';
import { passingOver, whereWrongBefore } from '../../ratcheting.js';
import { DELETION_COST } from './pod-annotations.js';

const POLICIES = ['MountOption', 'Recursive'];

/**
 * What a stored pod or template may keep although a new one must not have it: invalid label values in selectors,
 * selectors of spread constraints, token paths that leave their volume, fractions of huge pages, a deletion cost that is
 * not a number.
 */
const rules = passingOver(
  whereWrongBefore(/\.affinity\.pod(Anti)?Affinity\..*\.matchExpressions\[\d+\]\.values\[\d+\]$/),
  whereWrongBefore(/\.nodeAffinity\.required\w+\.nodeSelectorTerms\[\d+\]\.matchExpressions\[\d+\]\.values\[\d+\]$/),
  whereWrongBefore(/\.topologySpreadConstraints\[\d+\]\.labelSelector\b/),
  whereWrongBefore(/\.projected\.sources\[\d+\]\.serviceAccountToken\.path$/, 'FieldValueInvalid'),
  whereWrongBefore(DELETION_COST),
  whereWrongBefore(/\.(limits|requests)\[hugepages-[^\]]*\]$/, 'FieldValueInvalid'),
);

/** Any policy may stay where the stored pod has one; new pods must use a supported one. */
function policyFault(fault: FieldError, { object, stored }: ObjectUpdate): readonly FieldError[] {
  if (!fault.field.endsWith('.securityContext.seLinuxChangePolicy')) return [fault];
  const path = memberPath(fault.field);
  const given = getIn(object, path);
  if (typeof given !== 'string' || getIn(stored, path) === undefined) return [fault];
  return POLICIES.includes(given) ? [] : [notSupported(fault.field, given, POLICIES)];
}

/** The relevant faults in an update of a pod or of pod templates. */
export function ratchetPods(faults: readonly FieldError[], update: ObjectUpdate): readonly FieldError[] {
  return rules(faults, update).flatMap((fault) => policyFault(fault, update));
}
