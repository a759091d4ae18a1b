import { getIn, memberPath } from '../../../../json/path-update.js';
import { type FieldError, notSupported } from '../../../../meta/field-errors.js';
import type { ObjectUpdate } from '../../../strategy.js';
import { passingOver, whereWrongBefore } from '../../ratcheting.js';

const POLICIES = ['MountOption', 'Recursive'];

/**
 * What a stored pod or template may keep although a new one may not have it: values in selectors that are no label
 * values, selectors of spread constraints, paths of tokens that lead out of their volume, parts of huge pages.
 */
const rules = passingOver(
  whereWrongBefore(/\.affinity\.pod(Anti)?Affinity\..*\.matchExpressions\[\d+\]\.values\[\d+\]$/),
  whereWrongBefore(/\.nodeAffinity\.required\w+\.nodeSelectorTerms\[\d+\]\.matchExpressions\[\d+\]\.values\[\d+\]$/),
  whereWrongBefore(/\.topologySpreadConstraints\[\d+\]\.labelSelector\b/),
  whereWrongBefore(/\.projected\.sources\[\d+\]\.serviceAccountToken\.path$/, 'FieldValueInvalid'),
  whereWrongBefore(/\.(limits|requests)\[hugepages-[^\]]*\]$/, 'FieldValueInvalid'),
);

/** Any policy may stay where the stored pod has one, whichever; new pods have a choice of one. */
function policyFault(fault: FieldError, { object, stored }: ObjectUpdate): readonly FieldError[] {
  if (!fault.field.endsWith('.securityContext.seLinuxChangePolicy')) return [fault];
  const path = memberPath(fault.field);
  const given = getIn(object, path);
  if (typeof given !== 'string' || getIn(stored, path) === undefined) return [fault];
  return POLICIES.includes(given) ? [] : [notSupported(fault.field, given, POLICIES)];
}

/** The faults of the pod, or of the templates of pods, in an update that count. */
export function ratchetPods(faults: readonly FieldError[], update: ObjectUpdate): readonly FieldError[] {
  return rules(faults, update).flatMap((fault) => policyFault(fault, update));
}
