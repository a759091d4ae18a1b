import type { JsonObject } from '../../json/types.js';
import { objectAt, objectsAt, textAt } from './members.js';

/** The condition of that type, if the object's status has it. */
export function conditionOf(object: JsonObject, type: string): JsonObject | undefined {
  return objectsAt(objectAt(object, 'status'), 'conditions').find((one) => textAt(one, 'type') === type);
}

/** Whether the condition of that type is True. */
export function isConditionTrue(object: JsonObject, type: string): boolean {
  return textAt(conditionOf(object, type), 'status') === 'True';
}
