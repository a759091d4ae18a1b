import type { CustomResourceDefinition } from '../../../../../generated/types/apis__apiextensions.cluster.io__v1.js';
import { isJsonObject } from '../../../../json/own-property.js';
import type { JsonObject } from '../../../../json/types.js';
import type { KubeObject } from '../../../../meta/object.js';
import type { Typed } from '../../../strategy.js';
import { mapAt, objectsAt, textAt, withMember } from '../../members.js';

/** A condition of a definition, without its time. */
export interface DefinitionCondition {
  readonly type: 'NamesAccepted' | 'Established' | 'Terminating' | 'KubernetesAPIApprovalPolicyConformant';
  readonly status: 'True' | 'False' | 'Unknown';
  readonly reason: string;
  readonly message: string;
}

/**
 * The definition with a condition set, or replaced; the same object when unchanged. `time` (RFC 3339) is that of the
 * transition, and used only when the status changes.
 */
export function withCondition(
  object: Typed<CustomResourceDefinition>,
  condition: DefinitionCondition,
  time: string,
): KubeObject {
  const status = mapAt(object, 'status');
  const conditions = objectsAt(status, 'conditions');
  const before = conditions.find((one) => textAt(one, 'type') === condition.type);
  const { type, status: value, reason, message } = condition;
  if (
    before !== undefined &&
    ['status', 'reason', 'message'].every((name) => before[name] === { status: value, reason, message }[name])
  ) {
    return object;
  }
  const kept = isJsonObject(before) && before['status'] === value ? textAt(before, 'lastTransitionTime') : '';
  const after: JsonObject = {
    type,
    status: value,
    lastTransitionTime: kept === '' ? time : kept,
    reason,
    message,
  };
  const list = before === undefined ? [...conditions, after] : conditions.map((one) => (one === before ? after : one));
  return { ...object, status: withMember(status, 'conditions', list) };
}
