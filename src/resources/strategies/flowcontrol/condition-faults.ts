import { type FieldError, required } from '../../../meta/field-errors.js';
import type { KubeObject } from '../../../meta/object.js';
import { objectAt, objectsAt, textAt } from '../members.js';

/** Conditions of flow control objects are identified by their type, which is unique. */
export function conditionFaults(object: KubeObject): readonly FieldError[] {
  const faults: FieldError[] = [];
  for (const [index, condition] of objectsAt(objectAt(object, 'status'), 'conditions').entries()) {
    if (textAt(condition, 'type') === '') faults.push(required(`status.conditions[${index}].type`));
  }
  return faults;
}
